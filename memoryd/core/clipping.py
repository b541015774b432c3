"""Shorten the long strings of a long line while it comes in, so that it never stands in memory whole.

A line of ten megabytes is a page somebody pasted, or what a tool printed; of such a string its first part tells what
all of it would. What is left of the line is JSON with the same keys, and each of its strings begins as the true one
does. Only bytes are looked at: a string ends at a quote mark that no backslash escapes, and is cut neither within an
escape nor within a character.
"""

from __future__ import annotations

import re
import sys

from memoryd.core.expressions import expression

LONG = 1024 * 1024
"""A line up to here is left as it is (bytes)."""
STRING = 256 * 1024
"""So much is kept of a string, as it is written (bytes)."""
SHORTER = ((LONG, STRING), (2 * LONG, 1024), (3 * LONG, 32))
"""Where many strings together are long: how much is kept of a line up to where so much is kept of a string."""
MOST = 4 * LONG
MOST_STRINGS = 100_000
"""So much is kept of a line, in so many strings; one that has more even so breaks off, and is no JSON any more."""

_OPEN, _CLOSE, _QUOTE, _COMMA, _SLASH = b"{"[0], b"}]", b'"'[0], b","[0], b"\\"[0]
_FEW = 16
_WITHIN = expression(rb'[^"\\]*+(?:\\.[^"\\]*+)*+', re.DOTALL)
"""What stands within a string, up to the quote mark that ends it or to a backslash that is the last byte (DOTALL)."""
_NO_BRACKETS = bytes(set(range(256)) - set(b"{}[]"))
_HALF_A_PAIR = expression(rb"\\u[dD][89abAB][0-9a-fA-F]{2}\Z")
_ESCAPE = 6
"""Bytes of the longest escape."""


def clipped(line: bytes) -> bytes:
    """Return a line with its long strings shortened; one that is not long as it is."""
    if len(line) <= LONG:
        return line
    clipping = Clipping()
    clipping.add(line)
    return clipping.line()


class Clipping:
    """A line of JSON that is added part by part, wherever the parts end."""

    def __init__(self) -> None:
        self._kept = bytearray()
        self._around = bytearray()
        self._before = 0
        self._within = self._cut = self._escaped = False
        self._began = self._room = self._strings = 0

    def add(self, part: bytes) -> None:
        """Take the next bytes of the line."""
        at = 0
        while at < len(part) and len(self._kept) <= MOST and self._strings <= MOST_STRINGS:
            at = self._string(part, at) if self._within else self._between(part, at)

    def line(self) -> bytes:
        """Return what is kept of the line."""
        return bytes(self._kept)

    def _between(self, part: bytes, at: int) -> int:
        """Keep what stands up to the next string, and open that; return where it begins."""
        quote = part.find(b'"', at)
        end = len(part) if quote < 0 else quote
        between = part[at : min(end, at + LONG)]
        self._kept += between
        for bracket in between.translate(None, _NO_BRACKETS):
            if bracket not in _CLOSE:
                self._around.append(bracket)
            elif self._around:
                del self._around[-1]
        if stripped := between.rstrip():
            self._before = stripped[-1]
        if quote < 0 or len(between) < quote - at:
            return at + len(between)
        self._kept.append(_QUOTE)
        self._strings += 1
        self._within, self._cut, self._escaped = True, False, False
        self._began, self._room = len(self._kept), self._allowed()
        return quote + 1

    def _allowed(self) -> int:
        """Return how much of the string that begins here may be kept; a key is kept whole."""
        if self._before == _OPEN or (self._before == _COMMA and self._around[-1:] == b"{"):
            return sys.maxsize
        return next((most for kept, most in SHORTER if len(self._kept) <= kept), SHORTER[-1][1])

    def _string(self, part: bytes, at: int) -> int:
        """Keep what there is room for of a string, up to its end or that of the part; return where that is."""
        end = _end(part, at + self._escaped)
        closes = end < len(part) and part[end] == _QUOTE
        self._escaped = end < len(part) and not closes
        stop = end if closes else len(part)
        taken = min(self._room, stop - at)
        self._kept += part[at : at + taken]
        self._room -= taken
        self._cut = self._cut or taken < stop - at
        if not closes:
            return len(part)
        if self._cut:
            del self._kept[self._began + _sound(self._kept[self._began :]) :]
        self._kept.append(_QUOTE)
        self._within, self._before = False, _QUOTE
        return end + 1


def _end(part: bytes, start: int) -> int:
    """Return where the quote mark stands that ends a string, or a backslash that escapes what comes in the next part.

    Most long strings hold few quote marks, and one byte is looked for thirty times as fast as an expression is matched.
    """
    at = start
    for _ in range(_FEW):
        if (quote := part.find(b'"', at)) < 0:
            return len(part) - _is_escaped(part, start, len(part))
        if not _is_escaped(part, start, quote):
            return quote
        at = quote + 1
    found = _WITHIN.match(part, at)
    return found.end() if found else len(part)


def _is_escaped(part: bytes, start: int, at: int) -> bool:
    """Tell whether an odd number of backslashes stands before a place; the string, or its next byte, is at `start`."""
    if at <= start or part[at - 1] != _SLASH:
        return False
    before = part[start:at]
    return (len(before) - len(before.rstrip(b"\\"))) % 2 == 1


def _sound(text: bytes | bytearray) -> int:
    """Return how much of the beginning of a string, cut anywhere, is neither half an escape nor half a character."""
    end = len(text)
    slash = text.rfind(b"\\", max(0, end - _ESCAPE))
    if slash >= 0 and _begins_escape(text, slash):
        whole = _ESCAPE if text[slash + 1 : slash + 2] == b"u" else 2
        end = end if slash + whole <= end else slash
    if _HALF_A_PAIR.search(text, max(0, end - _ESCAPE), end) and _begins_escape(text, end - _ESCAPE):
        end -= _ESCAPE
    start = end
    while start > max(0, end - 4) and text[start - 1] & 0xC0 == 0x80:
        start -= 1
    lead = text[start - 1] if start else 0
    length = 4 if lead >= 0xF0 else 3 if lead >= 0xE0 else 2 if lead >= 0xC0 else 1
    return end if length == 1 or end - start + 1 >= length else start - 1


def _begins_escape(text: bytes | bytearray, slash: int) -> bool:
    """Tell whether the backslash at a place is not itself escaped."""
    before = text[:slash]
    return (len(before) - len(before.rstrip(b"\\"))) % 2 == 0
