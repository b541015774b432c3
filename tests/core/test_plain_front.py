"""What the fast path reads is what YAML reads, and what memoryd writes takes the fast path."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.adapters import memory_text
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core import frontmatter, plain_front
from memoryd.core.errors import MemoryCorrupt
from tests.fakes_memory import memory

KEYS = (*frontmatter.TEXT_KEYS, *frontmatter.FLAG_KEYS, "trust", "seal", "x")
PIECES = (
    ": ", ":", " #", "#", " ", "  ", "'", "''", '"', "\\", "\\n", "- ", "-", "? ", "&a", "*a", "!t", "|", ">", "%", "@",
    "`", "{", "}", "[", "]", ",", "~", "null", "Null", "true", "no", "010", "1:30", "2026-11-29", "=", "<<", "---",
    "m0123456789abcdef0123",
    "...", "a", "ab c", "中文，", "“q”", "é", "🐟", "\t", "\r", "\x85", "\xa0", "\u2028", "\ufeff", "\x07", "\x7f",
    "\u200b", "\u202e", "\ud7ff", "\ue000", "\ufffe", "\uffff", "http://x.y/z#q", "key: value", "\n", "\n  more",
)  # fmt: skip


def by_yaml(front: str) -> dict[str, object]:
    return memory_text.by_yaml("a.md", front)


values = st.lists(st.sampled_from(PIECES) | st.characters(codec="utf-8"), max_size=5).map("".join)
quoted = st.sampled_from(["", "'", '"'])
lines = st.tuples(st.sampled_from(KEYS), quoted, values).map(lambda t: f"{t[0]}: {t[1]}{t[2]}{t[1]}\n")
fronts = st.lists(lines | values.map(lambda text: text + "\n"), min_size=1, max_size=4).map("".join)


@settings(max_examples=1_500)
@given(fronts | values)
def test_what_it_reads_yaml_reads_the_same(front: str) -> None:
    fast = plain_front.read(front)
    if fast is not None:
        assert list(fast.items()) == list(by_yaml(front).items())


@settings(max_examples=300)
@given(values, quoted)
def test_a_single_value_is_read_the_same(value: str, quote: str) -> None:
    front = f"description: {quote}{value}{quote}\n"
    fast = plain_front.read(front)
    if fast is not None:
        assert fast == by_yaml(front)


@pytest.mark.parametrize(
    "line",
    [
        "name: a b, [c] {d} & 'e' \"f\"", "description: 用 pnpm，绝不用 npm：快", "evidence: 'it''s: so #1'",
        'source: "claude-code/s: 1"', "created: 2026-11-29", "pinned: true", "always: false", "trust: assistant",
        "seal: m0123456789abcdef0123",
        "description: see http://x.y/z#q", "description: 100% sure",
    ],
)  # fmt: skip
def test_plain_lines_take_the_fast_path(line: str) -> None:
    assert plain_front.read(line + "\n") == by_yaml(line + "\n")


@pytest.mark.parametrize(
    "front",
    [
        "", "\n", "name: a", "name:\n", "name: ~\n", "name: null\n", "name: a: b\n", "name: a #b\n", "name: a:\n",
        "name: a \n", "name: -a\n", "name: 'a\n", 'name: "a\\n"\n', "name: a\n  b\n", "name: a\nname: b\n", "x: y\n",
        "pinned: yes\n", "name: a\r\n", "name:  a\n", "# note\n", "name: |\n  a\n", "name: a\tb\n", "name: \u2028a\n",
        "name: a\x85b\n", "name: [a]\n", "trust: person\n",
    ],
)  # fmt: skip
def test_whatever_is_not_surely_plain_is_left_to_yaml(front: str) -> None:
    assert plain_front.read(front) is None


def test_a_memory_as_memoryd_writes_it_needs_no_yaml() -> None:
    for each in (
        memory("a"),
        memory("用中文", description="它说：“好”", evidence="it's: so"),
        memory("p", pinned=True),
    ):
        front = frontmatter.split("a.md", YamlMemoryText().render(each)).front
        assert front is not None
        assert plain_front.read(front) == by_yaml(front)
        assert plain_front.read(front) is not None


def test_a_large_value_costs_little() -> None:
    for value in ("a" * 4_000, "a " * 2_000, "'" * 4_000, "a:" * 2_000, "a #" * 1_300, '"' + "a" * 4_000):
        plain_front.read(f"description: {value}\n")


def test_a_duplicate_key_is_still_an_error() -> None:
    with pytest.raises(MemoryCorrupt, match="twice"):
        YamlMemoryText().parse("a.md", b"---\nname: a\nname: b\n---\n\nx\n")
