"""The mark of what memoryd itself wrote: it holds as long as nobody types."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core import frontmatter, seal
from tests.fakes_memory import memory

TEXT = (
    "---\nname: 包\ndescription: 用 pnpm。\ntype: feedback\nsource: a/b/turn-1\n---\n\n以后都用 pnpm。🧱\n\nseal: x\n"
)


def of(text: str) -> bytes:
    return text.encode()


def test_what_is_sealed_says_the_same_and_can_be_unsealed() -> None:
    marked = seal.sealed(TEXT)
    assert (seal.holds(of(marked)), seal.holds(of(TEXT))) == (True, None)
    assert (seal.unsealed(marked), seal.sealed(marked)) == (TEXT, marked)
    read = YamlMemoryText().parse("a.md", of(marked))
    plain = YamlMemoryText().parse("a.md", of(TEXT))
    assert (read.body, read.description, [key for key, _ in read.extra]) == (plain.body, plain.description, ["seal"])


@given(st.integers(0, len(seal.sealed(TEXT)) - 1), st.sampled_from(["", "x", " ", "\n", "中"]))
def test_no_character_can_be_typed_or_taken_away_without_breaking_it(at: int, typed: str) -> None:
    marked = seal.sealed(TEXT)
    for changed in (marked[:at] + typed + marked[at:], marked[:at] + typed + marked[at + 1 :]):
        assert changed == marked or not seal.holds(of(changed))


@given(st.text(), st.text())
@example("", "\r")
@example("", "\r\r")
def test_it_holds_for_whatever_memoryd_writes_and_survives_what_git_does_to_line_ends(name: str, body: str) -> None:
    text = YamlMemoryText().render(memory("a", description=name, body=body))
    marked = seal.sealed(text)
    assert seal.holds(of(marked))
    if "\r" not in text:
        assert seal.holds(of(marked.replace("\n", "\r\n")))


@pytest.mark.parametrize(
    "text",
    ["seal: m0\n", "---\nseal:\n---\nx\n", TEXT.replace("type:", "seal: m0123456789abcdef0123\ntype:"), "---\nx: y\n"],
)
def test_a_mark_that_means_nothing_does_not_hold(text: str) -> None:
    assert not seal.holds(of(text))


def test_what_is_no_text_has_none_and_a_front_that_is_full_gets_none() -> None:
    assert seal.holds(b"---\nseal: \xff\n---\n") is None
    full = f"---\nname: {'x' * (frontmatter.FRONT_BYTES - 8)}\n---\n\nx\n"
    assert seal.sealed(full) == full
