"""Read what `claude --print --output-format json` wrote: the answer, or what its words amount to."""

from __future__ import annotations

import json
import re
from typing import Any

from memoryd.adapters.llm.messages_reply import usage_of
from memoryd.adapters.llm.refusals import Unsaid
from memoryd.core.errors import LLMError, Paused, Permanent, ReplyError, Transient, Truncated
from memoryd.core.expressions import expression
from memoryd.core.model import Answer, Usage

LIMIT_SECONDS = 3600.0
"""How long to wait for a usage limit whose end is not told."""
_OLD = expression(r"unknown option|unrecognized (?:option|argument)|unexpected argument", re.IGNORECASE)
_LIMIT = expression(r"(?:usage|rate|session|weekly|5-hour|opus|sonnet) limit|limit (?:will )?resets?", re.IGNORECASE)
_RESET = expression(r"\|(\d{10})(?:\d{3})?\b")
_LOGIN = expression(
    r"/login|log ?in|logged out|not authenticated|invalid api key|oauth|token (?:has )?expired|authentication"
    r"|\b40[13]\b|credit balance|subscription",
    re.IGNORECASE,
)
_MODEL = expression(
    r"\bmodel\b.{0,80}(?:not (?:found|exist|available)|invalid|no access)|issue with the selected model", re.I
)
_TOO_LONG = expression(r"prompt is too long|context (?:window|length)|input is too long|\b413\b", re.IGNORECASE)
_CUT = expression(r"output token maximum|max_tokens|maximum output", re.IGNORECASE)
_REFUSED = expression(r"usage policy|violate|refus(?:ed|al)", re.IGNORECASE)


def read(out: bytes, err: bytes, code: int, unsaid: Unsaid, now: float) -> Answer:
    """Return the answer, or raise what came instead; `now` is in seconds since 1970.

    What tells of a login, a limit of the subscription or an old client pauses or postpones all calls; only what the
    model says about this one question counts against it.
    """
    result = _result(out)
    if result is None:
        raise _without_result(err, code, unsaid, now)
    usage = usage_of(result.get("usage"))
    text = result.get("result")
    words = text if isinstance(text, str) else ""
    if error := _stopped(result, words, code, unsaid, now):
        error.usage = usage
        raise error
    if not words.strip():
        empty = ReplyError("claude answered with an empty message")
        empty.usage = usage
        raise empty
    return Answer(words, usage, _model(result))


def _result(out: bytes) -> dict[str, Any] | None:
    """Return the result object: the whole output, the last of a list, or the last line that is one."""
    text = out.decode("utf-8", "replace").strip()
    for part in (text, *reversed(text.splitlines()[-20:])):
        try:
            value = json.loads(part)
        except (ValueError, RecursionError):
            continue
        found = [item for item in (value if isinstance(value, list) else [value]) if isinstance(item, dict)]
        if found and found[-1].get("type") == "result":
            return found[-1]
    return None


def _stopped(result: dict[str, Any], words: str, code: int, unsaid: Unsaid, now: float) -> LLMError | None:
    if result.get("stop_reason") == "refusal":
        return Permanent("the model refused to read this turn", "this turn is set aside, others go on")
    if result.get("stop_reason") == "max_tokens":
        return Truncated("the model's answer was cut off at its length limit")
    if result.get("is_error") is True or result.get("subtype", "success") != "success" or code != 0:
        return _failure(words or str(result.get("subtype", "")), unsaid, now)
    return None


def _without_result(err: bytes, code: int, unsaid: Unsaid, now: float) -> LLMError:
    said = err.decode("utf-8", "replace")
    if code == 0:
        return Transient("claude printed something that is no JSON result", "is `claude` the Claude Code client?")
    if _OLD.search(said):
        error: LLMError = Paused(_told("this claude is too old", said, unsaid), "upgrade it: `claude update`")
    else:
        error = _failure(said or f"it ended with code {code}", unsaid, now)
    if not isinstance(error, Transient):
        error.usage = Usage()
    return error


def _failure(said: str, unsaid: Unsaid, now: float) -> LLMError:
    """Return what a client's words mean for the turn and for later calls."""
    told = _told("claude failed", said, unsaid)
    if _LIMIT.search(said):
        reset = _RESET.search(said)
        left = float(reset[1]) - now if reset else LIMIT_SECONDS
        return Transient(told, "turns wait until the subscription's limit lifts", max(left, 60.0))
    if _TOO_LONG.search(said):
        return Permanent(told, "a model with a larger context window may read it")
    if _CUT.search(said):
        return Truncated("the model's answer was cut off at its length limit")
    if _LOGIN.search(said):
        return Paused(told, "run `claude` in a shell and log in; calls go on as soon as its login changes")
    if _MODEL.search(said):
        return Paused(told, "check [anthropic] model in the config")
    if _REFUSED.search(said):
        return Permanent(told, "this turn is set aside, others go on")
    return Transient(told, "it is tried again later")


def _told(what: str, said: str, unsaid: Unsaid) -> str:
    line = unsaid.line(said)
    return f"{what}: {line}" if line else what


def _model(result: dict[str, Any]) -> str:
    used = result.get("modelUsage")
    return next(iter(used)) if isinstance(used, dict) and used else ""
