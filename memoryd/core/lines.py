"""Bytes in, lines out; a line in, JSON objects out. Nothing here reads anything.

A session file is appended to while it is read, so a chunk may end anywhere: inside a line, inside a character. Only
the byte 0x0A ends a line (agents write raw U+2028, U+0085 and carriage returns inside JSON strings), and a line that
has no end yet is not given out. What cannot be one line, or one record, is told with its place and skipped.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from memoryd.core.clipping import LONG, Clipping
from memoryd.core.errors import RecordError
from memoryd.core.expressions import expression

MAX_LINE = 16 * 1024 * 1024

_BOM = b"\xef\xbb\xbf"
MOST_OBJECTS = 1_000
"""Objects on one line: a lost newline glues two; a million of them would take memory without end."""
_SURROGATE_ESCAPE = expression(rb"\\u[dD][89a-fA-F]")
_SURROGATE = expression("[\ud800-\udfff]")
_CONTROL = bytes(range(32))
_BETWEEN = expression(r"[\s\0]*")
MOST_NESTED = 500_000
"""Objects and lists of one line, strings that look like them included: each takes twenty times its bytes in memory."""


class Line(NamedTuple):
    """One complete line without its newline; it takes the bytes `start` to `end` (newline included) of its file."""

    data: bytes
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class TooLong:
    """A line over the limit, which was skipped; it took the bytes `start` to `end` of its file."""

    start: int
    end: int


class Block(NamedTuple):
    """Complete lines, one behind the other: the bytes `begin` to `end` of `data`, which begins at `base` of its file.

    They are not cut out, because most are only glanced at.
    """

    data: bytes
    begin: int
    end: int
    base: int

    def line(self, start: int, end: int) -> Line:
        """Return one of the lines by the bytes it takes of the file."""
        return Line(self.data[start - self.base : end - self.base - 1], start, end)

    def places(self) -> Iterator[tuple[int, int]]:
        """Yield the bytes that each line takes of the file."""
        begin, base, find = self.begin, self.base, self.data.find
        while begin < self.end:
            end = find(b"\n", begin) + 1
            yield base + begin, base + end
            begin = end


class LineSplitter:
    """Cut the bytes of one file into lines; feed it consecutive chunks, beginning at `offset` of the file.

    Of a long line the long strings are shortened as it comes in (see `clipping`); of one over `limit` bytes only its
    place is known.
    """

    def __init__(self, offset: int = 0, limit: int = MAX_LINE) -> None:
        self._limit = limit
        self._start = offset
        self._fed = offset
        self._parts: list[bytes] = []
        self._clipping: Clipping | None = None
        self._held = 0
        self._skipping = False

    @property
    def offset(self) -> int:
        """Return where the first line begins that is not complete yet."""
        return self._start

    @property
    def fed(self) -> int:
        """Return up to which offset bytes were fed."""
        return self._fed

    def feed(self, chunk: bytes) -> Iterator[Line | TooLong]:
        """Take the next bytes and yield the lines they complete; exhaust it before the next call."""
        return each(self.blocks(chunk))

    def blocks(self, chunk: bytes) -> Iterator[Block | Line | TooLong]:
        """Do the same without cutting lines out that need not be; those of a block come together."""
        begin, base, stop = 0, self._fed, chunk.rfind(b"\n") + 1
        self._fed += len(chunk)
        if self._held and stop:
            begin = chunk.find(b"\n") + 1
            yield self._complete(chunk[:begin], base + begin)
        if begin < stop:
            block = Block(chunk, begin, stop, base)
            self._start = base + stop
            yield from (block,) if stop - begin <= self._limit else self._no_longer(block)
        if stop < len(chunk):
            self._hold(chunk[stop:])

    def _no_longer(self, block: Block) -> Iterator[Line | TooLong]:
        for line in each((block,)):
            too_long = line.end - line.start > self._limit + 1
            yield TooLong(line.start, line.end) if too_long else line

    def _complete(self, rest: bytes, end: int) -> Block | Line | TooLong:
        """End the line that is held with the bytes up to its newline."""
        start, self._start = self._start, end
        if not self._skipping and self._held + len(rest) <= min(LONG, self._limit):
            whole = b"".join((*self._parts, rest))
            self._parts.clear()
            self._held = 0
            return Block(whole, 0, len(whole), start)
        self._hold(rest[:-1])
        too_long, self._skipping = self._skipping, False
        data = self._clipping.line() if self._clipping else b"".join(self._parts)
        self._forget()
        self._held = 0
        return TooLong(start, end) if too_long else Line(data, start, end)

    def _hold(self, part: bytes) -> None:
        self._held += len(part)
        if self._skipping or self._held > self._limit:
            self._skipping = True
            self._forget()
            return
        self._parts.append(part)
        if self._held > LONG:
            self._clipping = self._clipping or Clipping()
            for held in self._parts:
                self._clipping.add(held)
            self._parts.clear()

    def _forget(self) -> None:
        self._parts.clear()
        self._clipping = None


def each(entries: Iterable[Block | Line | TooLong]) -> Iterator[Line | TooLong]:
    """Cut the lines out of their blocks."""
    for entry in entries:
        if isinstance(entry, Block):
            for start, end in entry.places():
                yield entry.line(start, end)
        else:
            yield entry


def decode(line: bytes) -> dict[str, object]:
    """Read a line that is one JSON object, or raise RecordError.

    NUL bytes (left by writers that shorten and lengthen a file) and a byte order mark in front are taken off. Lone
    surrogates become U+FFFD, so that every string can be written again; NaN and infinities become None.
    """
    value = _plain(line)
    if value is not None:
        return value
    objects = decode_all(line)
    if len(objects) != 1:
        raise RecordError(f"a line holds {len(objects)} JSON objects instead of one")
    return objects[0]


def decode_all(line: bytes) -> tuple[dict[str, object], ...]:
    """Read a line of one or more JSON objects, glued together where a newline got lost, or raise RecordError."""
    value = _plain(line)
    if value is not None:
        return (value,)
    try:
        raw = line.lstrip(b"\0").removeprefix(_BOM)
        values = _parse(raw.decode("utf-8"))
        if _SURROGATE_ESCAPE.search(raw):
            values = [_encodable(value) for value in values]
    # Everything json can raise on hostile input: syntax, encoding and huge numbers are ValueErrors.
    except (ValueError, RecursionError, MemoryError, TypeError) as error:
        raise RecordError(f"a line is no JSON: {_short(error)}") from None
    objects = tuple(value for value in values if isinstance(value, dict))
    if len(objects) != len(values) or not objects:
        raise RecordError("a line is JSON, but no object")
    return objects


def _plain(line: bytes) -> dict[str, object] | None:
    """Return what nearly every line is, one object and nothing else; None for any other, or what is none."""
    if line.startswith(b'{"') and len(line) <= MOST_NESTED and b"\\u" not in line:
        try:
            text = line.decode("utf-8")
            value, end = _decoder.raw_decode(text)
        except (ValueError, RecursionError, MemoryError, TypeError):
            return None
        if end == len(text):
            found: dict[str, object] = value
            return found
    return None


def decode_string(written: bytes) -> str:
    """Return the string that stands between two quote marks, or raise RecordError; surrogates as in `decode`."""
    try:
        text = written.decode("utf-8")
        if b"\\" not in written and b'"' not in written and len(written.translate(None, _CONTROL)) == len(written):
            return text
        value, end = _decoder.raw_decode(f'"{text}"')
    except ValueError as error:
        raise RecordError(f"a string is no JSON: {_short(error)}") from None
    if end != len(text) + 2 or not isinstance(value, str):
        raise RecordError("a string ends before its quote mark")
    return _SURROGATE.sub("\ufffd", value) if b"\\u" in written else value


def _parse(text: str) -> list[object]:
    if len(text) > MOST_NESTED and text.count("{") + text.count("[") > MOST_NESTED:
        raise ValueError(f"more than {MOST_NESTED} objects and lists")
    values: list[object] = []
    at = _gap(text, 0)
    while at < len(text):
        value, end = _decoder.raw_decode(text, at)
        values.append(value)
        if len(values) > MOST_OBJECTS:
            raise ValueError(f"more than {MOST_OBJECTS} objects")
        at = _gap(text, end)
    return values


def _gap(text: str, at: int) -> int:
    found = _BETWEEN.match(text, at)
    return found.end() if found else at


def _encodable(value: object) -> object:
    if isinstance(value, str):
        return _SURROGATE.sub("\ufffd", value)
    if isinstance(value, list):
        return [_encodable(item) for item in value]
    if isinstance(value, dict):
        return {_encodable(key): _encodable(item) for key, item in value.items()}
    return value


def _short(error: BaseException) -> str:
    """Say what is wrong in a plain sentence; what cannot be read is not quoted, for it stays out of the log."""
    if isinstance(error, json.JSONDecodeError):
        return f"it breaks off or is malformed at character {error.pos}"
    if isinstance(error, UnicodeDecodeError):
        return f"it is not UTF-8 at byte {error.start}"
    return "it is nested too deeply" if isinstance(error, RecursionError) else "it holds a value that is too large"


def _nothing(_constant: str) -> None:
    return None


_decoder = json.JSONDecoder(parse_constant=_nothing)
