"""The part of somebody's file that is memoryd's: a block between two markers, and nothing beyond them.

Works on bytes, so that whatever else stands in the file stays as it is: its line endings, its byte order mark, its
last line without an end. What was put in is taken out again to the byte.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.core.errors import MemorydError
from memoryd.core.expressions import expression

_BOM = b"\xef\xbb\xbf"
_LINE = expression(rb"[^\n]*\n|[^\n]+\Z")
_MADE = b" (memoryd made this file)"
_FENCE = expression(rb" {0,3}(`{3,}|~{3,})([^\r\n]*)")
_MARKER = expression(rb"memoryd:begin(?P<words>(?: [a-z0-9-]{1,40}){0,40})(?P<made> \(memoryd made this file\))?")


@dataclass(frozen=True, slots=True)
class Style:
    """How a kind of file writes a line that only people read: what stands before and behind it.

    `fences` tells that a marker between two code fences is somebody's example, and no marker.
    """

    opening: bytes
    closing: bytes = b""
    fences: bool = False

    def begin(self, words: Sequence[str] = (), *, made: bool = False) -> bytes:
        """Return the first line of a block; `words` say whose it is, `made` that memoryd made the file for it."""
        text = " ".join(("memoryd:begin", *words)).encode()
        return self._line(text + _MADE if made else text)

    def begins(self, line: bytes) -> re.Match[bytes] | None:
        """Return what the first line of a block says; None for any other line."""
        if not (line.startswith(self.opening + b" ") and line.endswith(self.closing)):
            return None
        inner = line[len(self.opening) + 1 : len(line) - len(self.closing)]
        return _MARKER.fullmatch(inner.removesuffix(b" ") if self.closing else inner)

    @property
    def end(self) -> bytes:
        """Return the last line of a block."""
        return self._line(b"memoryd:end")

    def _line(self, text: bytes) -> bytes:
        return self.opening + b" " + text + (b" " + self.closing if self.closing else b"")


MARKDOWN = Style(b"<!--", b"-->", fences=True)
HASH = Style(b"#")


class Damaged(MemorydError):
    """The markers in a file are not a pair; the message says in which line."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}", "mend the markers by hand, or remove memoryd's lines")


@dataclass(frozen=True, slots=True)
class Block:
    """A block as it stands in a file: its lines, the words of its first marker, and whether memoryd made the file."""

    lines: tuple[str, ...]
    words: tuple[str, ...]
    made: bool = False


@dataclass(frozen=True, slots=True)
class _Span:
    """Where a block stands in a file: its first byte, the byte behind it, and how its lines end."""

    start: int
    end: int
    newline: bytes
    words: tuple[str, ...]
    made: bool


def put(content: bytes | None, lines: Sequence[str], words: Sequence[str] = (), style: Style = MARKDOWN) -> bytes:
    """Return a file's bytes with these lines as its block, at its end or where the block stands; None: no file yet.

    `words` (small letters, digits and hyphens) stand in its first marker.

    Damaged where the markers are not a pair; MemorydError for what is not UTF-8 text.
    """
    if content is None:
        return _block(lines, b"\n", style.begin(words, made=True), style) + b"\n"
    _refuse_other_text(content)
    span = _find(content, style)
    if span is not None:
        block = _block(lines, span.newline, style.begin(words, made=span.made), style)
        closing = span.newline if content[: span.end].endswith(b"\n") else b""
        return content[: span.start] + block + closing + content[span.end :]
    newline = _newline(content)
    block = _block(lines, newline, style.begin(words), style)
    if content in (b"", _BOM):
        return content + block + newline
    ended = content.endswith(b"\n")
    # A file whose last line has no end keeps it so: that is also how the way back is known.
    return content + (newline + block + newline if ended else newline * 2 + block)


def take(content: bytes, style: Style = MARKDOWN) -> bytes | None:
    """Return a file's bytes without its block; None for a file that memoryd made and that holds nothing else.

    A file without a block is returned as it is; Damaged where the markers are not a pair.
    """
    span = _find(content, style)
    if span is None:
        return content
    before, after = content[: span.start], content[span.end :]
    if span.made and not (before + after).strip(b" \t\r\n" + _BOM):
        return None
    return _without_gap(before, after, span, at_end=not content[: span.end].endswith(b"\n")) + after


def found(content: bytes, style: Style = MARKDOWN) -> Block | None:
    """Return the block that stands in a file; None where there is none, Damaged where the markers are not a pair."""
    span = _find(content, style)
    if span is None:
        return None
    text = content[span.start : span.end].decode("utf-8", "replace").removesuffix("\n")
    return Block(tuple(line.removesuffix("\r") for line in text.split("\n"))[1:-1], span.words, span.made)


def _block(lines: Sequence[str], newline: bytes, begin: bytes, style: Style) -> bytes:
    return newline.join([begin, *(line.encode("utf-8", "replace") for line in lines), style.end])


def _without_gap(before: bytes, after: bytes, span: _Span, *, at_end: bool) -> bytes:
    """Return what stands before a block without the empty line that was put between them.

    It stays where the person has written something behind the block: their paragraphs do not run together.
    """
    if after.strip() and not after.startswith((b"\n", b"\r\n")):
        return before
    rest = before.removesuffix(span.newline)
    if rest == before or rest in (b"", _BOM):
        return before
    if not at_end:
        return rest if rest.endswith(b"\n") else before
    shorter = rest.removesuffix(span.newline)
    return shorter if shorter != rest and shorter not in (b"", _BOM) and not shorter.endswith(b"\n") else rest


def _find(content: bytes, style: Style) -> _Span | None:
    span: _Span | None = None
    opened: tuple[int, re.Match[bytes], re.Match[bytes]] | None = None
    lines = list(_LINE.finditer(content))
    closed = _Fences(lines) if style.fences else None
    at = 0
    while at < len(lines):
        text = lines[at][0].removeprefix(_BOM).strip(b" \t\r\n")
        if begins := style.begins(text):
            if opened is not None:
                raise Damaged(at + 1, f"a block of memoryd begins in the one that began in line {opened[0]}")
            if span is not None:
                raise Damaged(at + 1, "a second block of memoryd begins")
            opened = (at + 1, lines[at], begins)
        elif text == style.end:
            if opened is None:
                raise Damaged(at + 1, "a block of memoryd ends that never began")
            span = _span(opened[1], lines[at].end(), opened[2])
            opened = None
        elif closed is not None and opened is None:
            at = closed.end_of(at)
        at += 1
    if opened is not None:
        raise Damaged(opened[0], "a block of memoryd begins that never ends")
    return span


class _Fences:
    """Where code that begins in a line ends. One that never ends is none: a block may well stand below it."""

    def __init__(self, lines: Sequence[re.Match[bytes]]) -> None:
        self._lines = lines
        self._endless: dict[bytes, int] = {}

    def end_of(self, at: int) -> int:
        """Return the line of the fence that closes the one in this line; the line itself where it opens none."""
        opens = _FENCE.match(self._lines[at][0].removeprefix(_BOM))
        if opens is None or (opens[1].startswith(b"`") and b"`" in opens[2]):
            return at
        mark, length = opens[1][:1], len(opens[1])
        if length < self._endless.get(mark, length + 1):
            for number in range(at + 1, len(self._lines)):
                closes = _FENCE.match(self._lines[number][0])
                if closes and closes[1][:1] == mark and len(closes[1]) >= length and not closes[2].strip():
                    return number
            self._endless[mark] = length
        return at


def _span(first: re.Match[bytes], end: int, begins: re.Match[bytes]) -> _Span:
    line = first[0].removeprefix(_BOM)
    newline = b"\r\n" if line.endswith(b"\r\n") else b"\n"
    return _Span(first.end() - len(line), end, newline, tuple(begins["words"].decode().split()), bool(begins["made"]))


def _newline(content: bytes) -> bytes:
    first = content.find(b"\n")
    return b"\r\n" if first > 0 and content[first - 1 : first] == b"\r" else b"\n"


def _refuse_other_text(content: bytes) -> None:
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise MemorydError("it is not UTF-8 text", "save it as UTF-8 first") from error
    if "\0" in text:
        raise MemorydError("it is not a text file", "save it as UTF-8 text first")
