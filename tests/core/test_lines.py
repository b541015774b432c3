"""Bytes in any pieces give the same lines; a line gives its objects or says why not."""

from __future__ import annotations

import itertools
import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.errors import RecordError
from memoryd.core.lines import MAX_LINE, Line, LineSplitter, TooLong, decode, decode_all, decode_string

TEXTS = st.text(alphabet=st.sampled_from("ab中é😀\u2028\u2029\x85\x0b\x0c\r\0 ﷽א"), max_size=30)


def pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    edges = sorted({min(cut, len(data)) for cut in cuts} | {0, len(data)})
    return [data[start:end] for start, end in itertools.pairwise(edges)]


@given(st.lists(TEXTS, max_size=8), st.booleans(), st.lists(st.integers(0, 400), max_size=12), st.integers(0, 10**12))
def test_lines_are_the_same_however_the_bytes_come(texts: list[str], ended: bool, cuts: list[int], base: int) -> None:
    data = "\n".join(texts).encode() + (b"\n" if ended else b"")
    splitter = LineSplitter(base)
    found = [piece for part in pieces(data, cuts) for piece in splitter.feed(part)]
    complete = data.split(b"\n")[:-1]
    lines = [piece for piece in found if isinstance(piece, Line)]
    assert [piece.data for piece in lines] == complete
    assert all(data[piece.start - base : piece.end - base] == piece.data + b"\n" for piece in lines)
    assert splitter.offset == base + (data.rfind(b"\n") + 1)
    assert splitter.fed == base + len(data)


def test_only_the_newline_byte_ends_a_line() -> None:
    line = '{"text": "a\u2028b\u2029c\x85d\r"}\r'.encode()
    assert list(LineSplitter().feed(line + b"\n")) == [Line(line, 0, len(line) + 1)]


def test_an_unfinished_line_is_not_given_out() -> None:
    splitter = LineSplitter()
    assert list(splitter.feed(b'{"a": 1}')) == []
    assert splitter.offset == 0
    assert list(splitter.feed(b"\n")) == [Line(b'{"a": 1}', 0, 9)]


@pytest.mark.parametrize("size", [1, 3, 7, 100])
def test_a_line_over_the_limit_is_skipped_with_its_place_and_the_next_is_read(size: int) -> None:
    data = b"ab\n" + b"x" * 11 + b"\nok\n" + b"y" * 10 + b"\n"
    splitter = LineSplitter(5, limit=10)
    found = [piece for at in range(0, len(data), size) for piece in splitter.feed(data[at : at + size])]
    assert found == [Line(b"ab", 5, 8), TooLong(8, 20), Line(b"ok", 20, 23), Line(b"y" * 10, 23, 34)]


def test_memory_stays_flat_while_a_line_without_an_end_goes_on() -> None:
    splitter = LineSplitter()
    chunk = b"x" * (1024 * 1024)
    tracemalloc.start()
    for _ in range(64):
        assert list(splitter.feed(chunk)) == []
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MAX_LINE + 4 * 1024 * 1024
    assert list(splitter.feed(b"\nnext\n")) == [
        TooLong(0, 64 * 1024 * 1024 + 1),
        Line(b"next", 64 * 1024 * 1024 + 1, 64 * 1024 * 1024 + 6),
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b'{"a": 1}', {"a": 1}),
        (b'{"a": 1}\r', {"a": 1}),
        (b"\0" * 45 + b'{"a": 1}', {"a": 1}),
        (b'\xef\xbb\xbf{"a": "\xe4\xb8\xad"}', {"a": "中"}),
        (b'\0\0\xef\xbb\xbf{"a": 1}', {"a": 1}),
        (b'{"a": "\\ud83d\\ude00"}', {"a": "😀"}),
        (b'{"a": "x\\ud800y", "\\udfff": ["\\uDBFF"]}', {"a": "x\ufffdy", "\ufffd": ["\ufffd"]}),
        (b'{"a": "\\\\ud800"}', {"a": "\\ud800"}),
        (b'{"a": NaN, "b": -Infinity, "c": "NaN"}', {"a": None, "b": None, "c": "NaN"}),
        ('{"a": "\u2028\u2029 مرحبا"}'.encode(), {"a": "\u2028\u2029 مرحبا"}),
    ],
)
def test_a_record_is_read_whatever_surrounds_it(line: bytes, expected: dict[str, object]) -> None:
    assert decode(line) == expected


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"\0\0\0",
        b"42",
        b"null",
        b'"text"',
        b'[{"a": 1}]',
        b"NaN",
        b'{"a": 1',
        b'{"a": 1}}',
        b'{"a": 1} tail',
        b'{"a": "\xff\xfe"}',
        b'{"a": "\xe4\xb8"}',
        '{"a": 1}'.encode("utf-16"),
        b'{"n": ' + b"9" * 5_000 + b"}",
        b'{"d": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"d":' * 100_000,
        b'{"a": 1} 42',
    ],
)
def test_what_is_no_record_is_a_record_error(line: bytes) -> None:
    with pytest.raises(RecordError) as raised:
        decode(line)
    assert len(str(raised.value)) < 200


def test_an_error_never_quotes_the_line() -> None:
    for line in (b'{"a": sekret}', b'{"a": "sekret\xff"}', b'{"n": ' + b"7" * 5_000 + b"}"):
        with pytest.raises(RecordError) as raised:
            decode(line)
        assert "sekret" not in str(raised.value)
        assert "7777" not in str(raised.value)


def test_glued_objects_are_each_given() -> None:
    assert decode_all(b'{"a": 1}{"b": "}{"} \0\0 {"c": 3}') == ({"a": 1}, {"b": "}{"}, {"c": 3})
    with pytest.raises(RecordError, match="2 JSON objects"):
        decode(b'{"a": 1}{"b": 2}')


def test_a_glued_line_with_a_torn_part_is_refused_as_a_whole() -> None:
    with pytest.raises(RecordError):
        decode_all(b'{"a": 1}{"b": ')


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | TEXTS
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(TEXTS, JSON, max_size=4), st.booleans())
def test_what_json_writes_is_read_back(value: dict[str, object], ascii_only: bool) -> None:
    assert decode(json.dumps(value, ensure_ascii=ascii_only).encode()) == value


@given(st.binary(max_size=200))
def test_no_bytes_raise_anything_else(line: bytes) -> None:
    try:
        objects = decode_all(line)
    except RecordError:
        return
    assert objects


@given(st.text(alphabet=st.characters(codec=None, categories=["Cs", "Lu", "Lo"]), max_size=20))
def test_every_string_can_be_written_again(text: str) -> None:
    value = decode(json.dumps({"k": {text: [text]}}).encode())
    json.dumps(value, ensure_ascii=False).encode("utf-8")


def test_a_line_of_endless_tiny_objects_is_refused_without_being_held() -> None:
    assert len(decode_all(b"{}" * 1000)) == 1000
    with pytest.raises(RecordError, match="too large"):
        decode_all(b"{}" * 1_000_000)


def test_an_object_of_endless_tiny_objects_is_refused_without_being_held() -> None:
    line = b'{"a": [' + b"{}," * 1_000_000 + b"{}]}"
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match="too large"):
            decode_all(line)
        assert tracemalloc.get_traced_memory()[1] < 3 * len(line)
    finally:
        tracemalloc.stop()
    assert len(decode_all(b'{"a": [' + b"{}," * 10_000 + b"{}]}")) == 1


@given(st.text(st.characters() | st.sampled_from('"\\\n\x00\x1f\x7f\u2028汉👩'), max_size=20), st.booleans())
def test_a_string_by_itself_is_what_it_is_in_its_line(said: str, ascii_only: bool) -> None:
    written = json.dumps(said, ensure_ascii=ascii_only).encode("utf-8", "replace")
    assert decode_string(written[1:-1]) == decode(b'{"a":' + written + b"}")["a"]


@pytest.mark.parametrize("written", [b'a"b', b"a\nb", b"\\", b"\\q", b"\xff", b'","b":"', b"\\u12"])
def test_what_is_no_string_is_refused(written: bytes) -> None:
    with pytest.raises(RecordError):
        decode_string(written)


def test_half_a_pair_becomes_the_sign_of_what_cannot_be_written() -> None:
    assert decode_string(b"a\\ud83db") == "a\ufffdb" == decode(b'{"a":"a\\ud83db"}')["a"]
    assert decode_string(b"\\ud83d\\ude00") == "😀"
