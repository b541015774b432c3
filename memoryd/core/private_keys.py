"""Find private keys in PEM form, also those whose begin or end was cut off."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.core.expressions import expression

_BEGIN = expression(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_END = expression(r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_BODY = expression(r"(?:(?:\\[rn]|[\s>|\"'+,])*+[A-Za-z0-9+/=]{16,}+)*+(?:(?:\\[rn]|\s)*+[A-Za-z0-9+/]{1,15}={1,2})?")
_KEY_LINE = expression(r"[A-Za-z0-9+/=]{16}")
_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\r\n\t \\")


def private_keys(text: str) -> Iterator[tuple[int, int]]:
    """Yield where private keys stand, their first and last line with them."""
    if "PRIVATE KEY" not in text:
        return
    position = 0
    for begin in _BEGIN.finditer(text):
        following = _BEGIN.search(text, begin.end())
        end = _END.search(text, begin.end(), following.start() if following else len(text))
        body = _BODY.match(text, begin.end())
        stop = end.end() if end else body.end() if body else begin.end()
        yield from _tails(text, position, begin.start())
        yield begin.start(), stop
        position = stop
    yield from _tails(text, position, len(text))


def _tails(text: str, position: int, limit: int) -> Iterator[tuple[int, int]]:
    for end in _END.finditer(text, position, limit):
        start = end.start()
        while start > position and text[start - 1] in _BASE64:
            start -= 1
        body = _KEY_LINE.search(text, start, end.start())
        yield body.start() if body else end.start(), end.end()
        position = end.end()
