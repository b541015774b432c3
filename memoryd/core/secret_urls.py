"""Find the passwords that stand in addresses: `scheme://user:password@host`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.secret_values import stands_for_password

_USER = expression(r":(?<=[A-Za-z0-9]:)(?P<web>(?<=http:|ttps:))?(?:\\?/){2}(?P<user>[^\s/:@\"'`<>\\]{0,100}):")
_REST = expression(r"(?:[^\s\"'`<>\\，。；、（）“”]|\\(?![nrtu\"']))*+")
_HOST = expression(
    r"(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})(?::\d{1,5})?(?=[/?#,;)\]}|&\\]|$)"
)
_OWN_HOST = expression(r"localhost|.*\..*")
_PORT = expression(r"\d{1,5}[/?#]")
_DIGEST = "sha256:"
_LONGEST = 4_096
_MOST_SIGNS = 16
"""So many @ of an address are looked at one by one; of more the last ends the password."""


def in_addresses(text: str) -> Iterator[tuple[int, int]]:
    """Yield where passwords stand in addresses. They may hold `/` and `@` unescaped, as people paste them."""
    done = end_of_run = 0
    for match in _USER.finditer(text):
        start = match.end()
        if match.start() < done:
            continue
        if start >= end_of_run:
            run = _REST.match(text, start)
            end_of_run = run.end() if run else start
        end = _end(text, start, min(end_of_run, start + _LONGEST))
        if end > start and not text.startswith(_DIGEST, end + 1) and _is_password(match, text[start:end]):
            yield start, end
            done = end


def _end(text: str, start: int, limit: int) -> int:
    """Return where a password ends: at the first @ with a full host name behind it, else at the last."""
    at = start - 1
    for _ in range(_MOST_SIGNS):
        at = text.find("@", at + 1, limit)
        if at < 0 or _HOST.match(text, at + 1, limit):
            break
    return at if at >= 0 else text.rfind("@", start, limit)


def _is_password(match: re.Match[str], value: str) -> bool:
    if stands_for_password(value[:200]):
        return False
    if not any(mark in value for mark in "/?#"):
        return True
    port = match["web"] is not None and _PORT.match(value)
    return not port and not _OWN_HOST.fullmatch(match["user"])
