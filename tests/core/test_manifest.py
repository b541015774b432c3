"""The manifest: one honest line a memory, from no more than the head of its file."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.manifest import HEAD_BYTES, HEAD_LINES, NONE, Head, head_of, render, shorter
from memoryd.core.model import Broken, Memory
from tests.fakes_memory import memory

TODAY = "2026-11-29"
TEXT = YamlMemoryText()


def head(found: Memory | Broken, at: float = 0.0) -> Head:
    return Head(found, at, f"2026-11-29 10:{at:02.0f}")


def test_a_line_has_type_file_time_and_description() -> None:
    found = memory("缩进", type="feedback", description="用 tab 🐟", file="feedback-缩进.md")
    assert render([head(found)], TODAY).text == "- [feedback] feedback-缩进.md (2026-11-29 10:00): 用 tab 🐟"


def test_the_newest_come_first_and_what_is_left_out_is_counted() -> None:
    made = render([head(memory(f"m{n}"), n) for n in range(5)], TODAY, most=2)
    assert [line.split()[2] for line in made.text.splitlines()[:2]] == ["m4.md", "m3.md"]
    assert made.text.splitlines()[2:] == ["(3 more memories are not listed here.)"]
    assert (made.total, made.shown, made.truncated) == (5, 2, True)


def test_none_is_said_in_words() -> None:
    made = render([], TODAY)
    assert (str(made), made.total, made.truncated) == (NONE, 0, False)


def test_what_has_expired_is_not_listed_and_what_is_broken_is() -> None:
    made = render([head(memory("old", expires="2026-11-28")), head(Broken("x.md", "it is\na link"))], TODAY)
    assert made.text == "- [unreadable] x.md (2026-11-29 10:00): it is a link"


@given(st.lists(st.text(), max_size=3).map("\n".join))
def test_no_description_makes_a_second_line(description: str) -> None:
    assert len(render([head(memory("m", description=description))], TODAY).text.splitlines()) == 1


@given(st.binary(max_size=6000) | st.text(max_size=3000).map(str.encode), st.booleans())
def test_a_head_is_never_longer_than_what_is_read(content: bytes, whole: bool) -> None:
    made, closed = head_of(content, whole=whole)
    assert len(made) <= HEAD_BYTES + len("---\n")
    assert len(made.splitlines()) <= HEAD_LINES + 1
    assert closed or content.startswith(made)


@pytest.mark.parametrize("keys", [1, 10, 15])
@pytest.mark.parametrize("body", [0, 1, 29, 5_000])
def test_the_head_of_any_file_tells_what_the_file_tells(keys: int, body: int) -> None:
    extra = tuple((f"key{n}", "值" * 20) for n in range(keys))
    found = memory("缩进", body="一行\n" * body, extra=extra)
    content = TEXT.render(found).encode()
    made, _ = head_of(content[:HEAD_BYTES], whole=len(content) <= HEAD_BYTES)
    parsed = TEXT.parse("m.md", made)
    assert (parsed.name, parsed.type, parsed.description) == (found.name, found.type, found.description)


def test_a_value_cut_in_two_is_left_out_with_what_follows_it() -> None:
    lines = ["---", "name: m", "type: user", 'evidence: "one', *["more"] * 40, '"', "---", ""]
    made, closed = head_of("\n".join(lines).encode(), whole=True)
    assert closed
    with pytest.raises(MemoryCorrupt):
        TEXT.parse("m.md", made)
    while made:
        made = shorter(made)
        try:
            assert TEXT.parse("m.md", made).name == "m"
            break
        except MemoryCorrupt:
            continue
    assert re.search(rb"type: user\n---\n", made)


def test_half_a_character_at_the_end_of_what_was_read_is_not_taken_for_a_broken_file() -> None:
    content = ("---\nname: m\ntype: user\n---\n\n" + "字" * 3000).encode()
    for most in range(HEAD_BYTES - 3, HEAD_BYTES + 1):
        made, _ = head_of(content[:most], whole=False)
        assert TEXT.parse("m.md", made).name == "m"


def test_a_small_file_that_is_no_text_is_not_taken_for_an_empty_one() -> None:
    assert head_of(b"\xff\xfe\0", whole=True) == (b"\xff\xfe\0", False)
