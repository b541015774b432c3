"""What an HTTP status of the Messages API means for a daemon: try again, give this one up, or stop calling."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memoryd.core.errors import LLMError, Paused, Permanent, Transient
from memoryd.core.expressions import expression
from memoryd.core.model import Usage
from memoryd.core.told_keys import without_keys

MOST_CHARACTERS = 200
_SPACE = expression(r"\s+")

_ACCOUNT_CODES = expression(
    r"spend_limit|billing|organization_|workspace_|cmek_|credit|claude_code_key|user_profile|sandbox_egress"
)
"""Codes that name the account and not the request, whatever the status (ramp_limit_exceeded is a plain 429)."""
_ACCOUNT_WORDS = expression(r"API usage limits|spend(?:ing)? limit|credit balance|billing|on hold|quota", re.IGNORECASE)
"""The API answers 400 `invalid_request_error` without a code at a spend limit; only its words tell."""
_MODEL_WORDS = expression(
    r"\bmodel\b.{0,80}\b(?:not found|not exist|unknown|invalid|not supported|retired|no access)"
    r"|\b(?:unknown|invalid|unsupported|no such)\b.{0,20}\bmodel\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """An answer that is an error: HTTP status, `error.type`, `error.details.error_code`, `error.message`."""

    status: int
    kind: str = ""
    code: str = ""
    message: str = ""
    request_id: str = ""
    retry_after: float | None = None


class Refused(Exception):
    """The server answered with an error status."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.status)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Unsaid:
    """What no message may repeat, whatever a server echoes: the words that were sent, and the key."""

    words: tuple[str, ...]
    key: str

    def line(self, text: str) -> str:
        """Return a server's words as one short line, keys covered; "" when they repeat what was sent or the key."""
        line = _SPACE.sub(" ", text[: MOST_CHARACTERS * 4]).strip()
        line = "".join(c for c in line if c.isprintable())
        # Six characters of Chinese say as much as sixteen of English.
        size = 16 if line.isascii() else 6
        if _repeats(line, self.key, 6) or any(_repeats(line, words, size) for words in self.words):
            return ""
        line = without_keys(line)
        return line if len(line) <= MOST_CHARACTERS else f"{line[: MOST_CHARACTERS - 1]}…"


def _repeats(line: str, secret: str, size: int) -> bool:
    flat = _SPACE.sub(" ", secret)
    size = max(min(size, len(flat)), 1)
    return any(line[at : at + size] in flat for at in range(max(len(line) - size + 1, 0)))


def verdict(refusal: Refusal, endpoint: str, unsaid: Unsaid) -> LLMError:
    """Return what a refusal means for the turn and for later calls; it is known to have cost nothing."""
    said = _said(refusal, endpoint, unsaid)
    error = _verdict(refusal, said)
    error.usage = Usage()
    return error


def _verdict(refusal: Refusal, said: str) -> LLMError:
    status = refusal.status
    if status in (401, 403):
        return Paused(said, "check the API key, and what it may use; calls go on as soon as the key is another one")
    if status == 402 or _is_about_account(refusal):
        return Paused(said, "look at limits and billing in the provider's console; turns wait until then")
    if status in (404, 405, 410) or (status == 400 and _MODEL_WORDS.search(refusal.message[:500])):
        return Paused(said, "check [anthropic] model and base_url in the config")
    if status == 413:
        return Permanent(said, "the turn is too large for this server")
    if status in (408, 409, 425, 429) or status >= 500:
        return Transient(said, "it is tried again later", refusal.retry_after)
    if 300 <= status < 400:
        return Transient(said, "redirects are not followed; if the server has moved, change [anthropic] base_url")
    return Permanent(said, "this turn is set aside, others go on")


def _is_about_account(refusal: Refusal) -> bool:
    if refusal.status not in (400, 429):
        return False
    if refusal.code:
        return bool(_ACCOUNT_CODES.search(refusal.code))
    return refusal.kind == "billing_error" or (
        refusal.status == 400 and bool(_ACCOUNT_WORDS.search(refusal.message[:500]))
    )


def _said(refusal: Refusal, endpoint: str, unsaid: Unsaid) -> str:
    what = " ".join(word for word in (refusal.kind, refusal.code) if word)
    parts = (f"{endpoint} answered {refusal.status}", unsaid.line(what), unsaid.line(refusal.message))
    told = ": ".join(part for part in parts if part)
    request = unsaid.line(refusal.request_id)
    return f"{told} ({request})" if request else told
