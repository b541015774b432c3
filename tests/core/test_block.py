"""The block in somebody's file: put in, renewed, taken out to the byte."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from memoryd.core import block
from memoryd.core.block import HASH, MARKDOWN, Block, Damaged, Style
from memoryd.core.errors import MemorydError

LINES = ("Notes from earlier sessions.", "", "@.memory/MEMORY.md", "请先读 🐟")
WORDS = ("claude-code", "codex", "inline")
BEGIN, END = MARKDOWN.begin(), MARKDOWN.end
BOM = b"\xef\xbb\xbf"
FILES = {
    "empty": b"",
    "only a byte order mark": BOM,
    "one line": b"# Rules\n",
    "no final newline": b"# Rules",
    "no final newline, CRLF": b"# Rules\r\n\r\nUse tabs.",
    "CRLF": "# 规则\r\n\r\n用制表符。\r\n".encode(),
    "byte order mark, CRLF": BOM + b"# Rules\r\n",
    "empty lines at the end": b"# Rules\n\n\n",
    "only an empty line": b"\n",
    "only empty lines, CRLF": b"\r\n\r\n",
    "mixed line endings": b"a\r\nb\nc\r",
    "a lone carriage return": b"a\nb\r",
    "right to left": "קרא תחילה\n".encode(),
}
pieces = st.lists(st.sampled_from(["a", "中", " ", "\n", "\r\n", "\r", "\t", "# x", "<!--", "﻿", "🐟"]), max_size=8)
texts = pieces.map("".join).map(str.encode)
fenced = st.lists(st.sampled_from(["```", "~~~~", "```` x", "\n", "\r\n", "  ", "x", END.decode()]), max_size=12)


@pytest.mark.parametrize("style", [MARKDOWN, HASH], ids=["markdown", "hash"])
@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
def test_what_was_put_in_is_taken_out_to_the_byte(content: bytes, style: Style) -> None:
    with_block = block.put(content, LINES, WORDS, style)
    assert with_block.startswith(content)
    assert block.found(with_block, style) == Block(LINES, WORDS)
    assert block.put(with_block, LINES, WORDS, style) == with_block
    assert block.take(with_block, style) == content


@given(texts)
@example(b"\n")
@example(BOM + b"\n")
def test_no_text_is_changed_by_going_there_and_back(content: bytes) -> None:
    assert block.take(block.put(content, LINES)) == content
    assert block.take(content) == content


@given(texts, texts, texts)
def test_edits_around_the_block_are_kept(content: bytes, above: bytes, below: bytes) -> None:
    edited = above.rstrip(b"\r") + b"\n" + block.put(content, LINES) + b"\n" + below
    left = block.take(edited)
    assert left is not None
    assert left.split() == (above + b"\n" + content + b"\n" + below).split()
    assert left.startswith(above.rstrip(b"\r") + b"\n" + content)
    assert left.endswith(below)


def test_paragraphs_do_not_run_together_where_something_was_written_below() -> None:
    assert block.take(block.put(b"# Rules\n", LINES) + b"More.\n") == b"# Rules\n\nMore.\n"


def test_the_line_endings_of_the_file_are_those_of_the_block() -> None:
    assert b"\r\n".join([BEGIN, b"one", b"two", END]) in block.put(b"# Rules\r\n", ("one", "two"))
    assert b"\r" not in block.put(b"# Rules\n", ("one", "two"))


def test_a_file_without_a_final_newline_still_has_none() -> None:
    assert not block.put(b"# Rules", LINES).endswith(b"\n")
    assert block.put(b"# Rules\n", LINES).endswith(END + b"\n")


@pytest.mark.parametrize("content", [b"", b"# Rules", b"# Rules\r\nmore\r\n", b"a\n\n"])
def test_new_lines_take_the_place_of_the_old_ones_and_nothing_else_moves(content: bytes) -> None:
    edited = block.put(content, LINES) + (b"\nbelow" if content.endswith(b"\n") else b"")
    renewed = block.put(edited, ("new",))
    assert block.found(renewed) == Block(("new",), ())
    assert block.put(renewed, LINES) == edited


def test_a_file_that_was_made_for_the_block_goes_with_it() -> None:
    made = block.put(None, LINES)
    assert block.take(made) is None
    assert block.take(block.put(made, ("new",))) is None
    assert block.take(made + b"\n  \r\n") is None
    assert block.take(b"# Mine\n" + made) == b"# Mine\n"


def test_an_empty_file_of_the_person_stays() -> None:
    assert block.take(block.put(b"", LINES)) == b""


def test_what_only_speaks_of_markers_is_no_marker() -> None:
    text = b"The block stands between `" + BEGIN + b"` and `" + END + b"`.\n"
    assert block.take(block.put(text, LINES)) == text


@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
@pytest.mark.parametrize(
    "text",
    [
        [b"# A", b"", b"```", BEGIN, b"x", END, b"```", b"", b"below"],
        [b"````markdown", b"```", BEGIN, b"```", b"````"],
        [b"  ~~~ html", b"```", END, BEGIN, b"~~~~ "],
    ],
    ids=["a pair", "half a pair, in a longer fence", "turned round, in tildes"],
)
def test_markers_in_a_code_fence_are_somebodys_example(text: list[bytes], newline: bytes) -> None:
    content = newline.join(text) + newline
    with_block = block.put(content, LINES, WORDS)
    assert with_block.startswith(content)
    assert block.found(with_block) == Block(LINES, WORDS)
    assert block.take(with_block) == content


@given(fenced.map("".join).map(str.encode))
def test_fences_of_any_kind_never_hide_a_block_that_was_put_below_them(content: bytes) -> None:
    try:
        with_block = block.put(content, LINES)
    except Damaged:
        return
    assert block.found(with_block) == Block(LINES, ())
    assert block.take(with_block) == content


@pytest.mark.parametrize("above", [b"```", b"``` a`b", b"~~~\n```", b"````\n```"])
def test_a_fence_that_never_ends_hides_no_block(above: bytes) -> None:
    with_block = block.put(above + b"\n", LINES)
    assert block.found(with_block) == Block(LINES, ())
    assert block.take(with_block) == above + b"\n"


def test_a_fence_in_the_block_and_one_below_do_not_hide_its_end() -> None:
    with_block = block.put(b"", ["```"]) + b"```\ncode\n```\n"
    assert block.take(with_block) == b"```\ncode\n```\n"


def test_many_fences_that_never_end_are_soon_looked_through() -> None:
    content = b"```x\n~~~y\n" * 100_000
    assert block.take(block.put(content, LINES)) == content


@pytest.mark.parametrize(
    ("lines", "number", "what"),
    [
        ([b"a", BEGIN, b"x"], 2, "never ends"),
        ([b"a", b"x", END], 3, "never began"),
        ([BEGIN, BEGIN, END], 2, "began in line 1"),
        ([BEGIN, END, b"", BEGIN, END], 4, "second block"),
        ([BEGIN, b"x", END, END], 4, "never began"),
        ([BEGIN, BEGIN, END, END], 2, "began in line 1"),
        ([MARKDOWN.begin(made=True), b"x", BEGIN, END], 3, "began in line 1"),
    ],
)
@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
def test_damaged_markers_are_refused_with_their_line(
    lines: list[bytes], number: int, what: str, newline: bytes
) -> None:
    content = newline.join(lines) + newline
    for act in (block.take, block.found, lambda text: block.put(text, LINES)):
        with pytest.raises(Damaged, match=rf"line {number}: .*{what}"):
            act(content)


@pytest.mark.parametrize("content", ["# Règles".encode("latin-1"), "# Rules".encode("utf-16"), b"a\0b"])
def test_what_is_no_utf8_text_is_refused(content: bytes) -> None:
    with pytest.raises(MemorydError, match="UTF-8"):
        block.put(content, LINES)
