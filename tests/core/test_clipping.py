"""What is left of a long line is JSON with the same keys, each string of which begins as the true one does."""

from __future__ import annotations

import json
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.clipping import LONG, MOST, STRING, Clipping, clipped
from memoryd.core.lines import Line, LineSplitter, decode

_TEXT = st.text(st.sampled_from('ab "\\/\n\u2028é中😀\x00}{[],:'), max_size=30)
_FILLED = st.builds(lambda unit, times: unit * times, _TEXT, st.integers(0, 40_000 // 30))
_JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), _TEXT, _FILLED),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXT, inner, max_size=4),
    max_leaves=12,
)


class Small(Clipping):
    """One that shortens what is longer than a few bytes, so that all its cuts are met."""

    def _allowed(self) -> int:
        return super()._allowed() if super()._allowed() > STRING else len(self._kept) % 23


def begins(cut: object, true: object) -> bool:
    """Tell whether a value is the other one with its strings cut."""
    if isinstance(true, dict):
        return isinstance(cut, dict) and list(cut) == list(true) and all(begins(cut[key], true[key]) for key in true)
    if isinstance(true, list):
        return isinstance(cut, list) and len(cut) == len(true) and all(map(begins, cut, true))
    return true.startswith(cut) if isinstance(true, str) and isinstance(cut, str) else cut == true


def in_parts(line: bytes, size: int, one: Clipping) -> bytes:
    for at in range(0, len(line), size):
        one.add(line[at : at + size])
    return one.line()


@settings(deadline=None)
@given(_JSON, st.booleans(), st.sampled_from((1, 2, 3, 5, 7, 64, 10_000)), st.sampled_from((None, 1)))
def test_strings_are_cut_where_no_character_and_no_escape_is(
    value: object, plain: bool, size: int, indent: int | None
) -> None:
    line = json.dumps({"a": value}, ensure_ascii=plain, indent=indent).encode()
    left = in_parts(line[: 4 * MOST], min(size, 1 + len(line)) if len(line) < 2_000 else 10_000, Small())
    assert len(left) <= len(line)
    assert begins(json.loads(left), json.loads(line))


def test_lone_halves_of_pairs_are_no_trouble() -> None:
    for at in range(60):
        written = (b"\\ud83d\\ude00" * 8 + b"\\ud83d")[:at] if at % 6 == 0 else b"\\\\" * at
        line = b'{"' + b"k" * (at % 23) + b'":"' + written + b'","b":1}'
        assert begins(decode(in_parts(line, 4, Small())), decode(line))


@pytest.mark.parametrize("unit", ["x", "中", "😀", "\\", '"', "line\n", "é\t"])
@pytest.mark.parametrize("ascii_only", [True, False])
def test_of_a_long_string_its_first_part_is_kept(unit: str, ascii_only: bool) -> None:
    said = unit * (2 * LONG // (len(json.dumps(unit, ensure_ascii=ascii_only).encode()) - 2))
    line = json.dumps({"type": "user", "said": said, "uuid": "u1"}, ensure_ascii=ascii_only).encode()
    assert len(line) > LONG
    splitter = LineSplitter()
    got = [*splitter.feed(line[:LONG]), *splitter.feed(line[LONG:] + b"\n")][0]
    assert isinstance(got, Line)
    found = decode(got.data)
    assert (got.start, got.end, list(found), found["uuid"]) == (0, len(line) + 1, ["type", "said", "uuid"], "u1")
    assert isinstance(found["said"], str)
    assert said.startswith(found["said"])
    shorter = len(json.dumps(said, ensure_ascii=ascii_only).encode()) - 2 - (len(line) - len(got.data))
    assert STRING - 12 <= shorter <= STRING


def test_a_line_that_is_not_long_is_left_as_it_is() -> None:
    line = json.dumps({"a": "x" * (LONG - 100)}).encode()
    assert clipped(line) is line
    assert [one.data for one in LineSplitter().feed(line + b"\n") if isinstance(one, Line)] == [line]


def test_of_many_strings_together_less_and_less_is_kept_and_no_key_is_lost() -> None:
    line = json.dumps({f"key {number}": "y" * 2_000 for number in range(6_000)}).encode()
    left = clipped(line)
    assert len(left) < 3.5 * LONG
    assert begins(json.loads(left), json.loads(line))


@pytest.mark.parametrize("junk", [b"[", b"1,", b'"', b'"\\', b"\\", b"{", b"}"])
def test_what_is_no_line_of_a_session_is_never_held_whole(junk: bytes) -> None:
    assert len(clipped(junk * (7 * LONG // len(junk)))) <= MOST + LONG


@pytest.mark.parametrize("middle", [b"x", b'\\"', b"\\\\", "中".encode(), b"\\u4e2d"])
def test_a_line_up_to_the_cap_takes_little_memory_and_is_one_line(middle: bytes) -> None:
    part = middle * (LONG // 2 // len(middle))
    tracemalloc.start()
    splitter = LineSplitter()
    got = [*splitter.feed(b'{"a":"')]
    for _ in range(28):
        got += splitter.feed(part)
    got += splitter.feed(b'","b":2}\n{"c":3}\n')
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [decode(one.data).get("b", one.start) for one in got if isinstance(one, Line)] == [2, got[0].end]
    assert peak < 5 * LONG
