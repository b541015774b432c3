"""Read the body of a Messages API answer, as a stranger's: the SDK takes any JSON for a message, and a page for text.

Nothing here is imported from the SDK, so that every kind of body can be tried without it.
"""

from __future__ import annotations

import json
from typing import Any

from memoryd.core.errors import LLMError, Permanent, ReplyError, Transient, Truncated
from memoryd.core.model import Answer, Usage


def read(body: bytes, endpoint: str) -> Answer:
    """Return the answer in a body of status 200, or raise what its `stop_reason` or its form amounts to.

    Transient: no JSON, or no message (a captive portal, a proxy). Permanent: refused, or too long for the model.
    Truncated and ReplyError: the model stopped short, or said nothing. All but the first kind carry the usage.
    """
    message = _message(body, endpoint)
    usage = usage_of(message.get("usage"))
    if error := _stopped(message.get("stop_reason"), endpoint):
        error.usage = usage
        raise error
    text = _text(message["content"])
    if not text.strip():
        empty = ReplyError(f"{endpoint} answered with an empty message")
        empty.usage = usage
        raise empty
    model = message.get("model")
    return Answer(text=text, usage=usage, model=model if isinstance(model, str) else "")


def _message(body: bytes, endpoint: str) -> dict[str, Any]:
    try:
        message = json.loads(body)
    except (ValueError, RecursionError):
        said = "a page" if body.lstrip()[:1] == b"<" else "something that is not JSON"
        raise Transient(
            f"{endpoint} answered with {said}, not with a message", "is there a captive portal or a proxy in between?"
        ) from None
    if not isinstance(message, dict) or not isinstance(message.get("content"), list):
        raise Transient(
            f"{endpoint} answered with JSON that is no message", "does [anthropic] base_url speak the Messages API?"
        )
    return message


def _stopped(reason: object, endpoint: str) -> LLMError | None:
    match reason:
        case "max_tokens":
            return Truncated("the model's answer was cut off at its length limit")
        case "refusal":
            return Permanent("the model refused to read this turn", "this turn is set aside, others go on")
        case "model_context_window_exceeded":
            return Permanent("the turn is too long for the model", "a model with a larger context window may read it")
        case "pause_turn":
            return ReplyError(f"{endpoint} paused its answer, which was not asked for")
    return None


def _text(content: list[Any]) -> str:
    """Return the text blocks, or the input of the tool that was to be used; thinking and other blocks say nothing."""
    blocks = [block for block in content if isinstance(block, dict)]
    for block in blocks:
        if block.get("type") == "tool_use" and isinstance(block.get("input"), dict):
            return json.dumps(block["input"], ensure_ascii=False)
    texts = (block.get("text") for block in blocks if block.get("type") == "text")
    return "".join(text for text in texts if isinstance(text, str))


def usage_of(usage: object) -> Usage:
    """Return the tokens a server counted; what it did not say or said wrongly is 0."""
    if not isinstance(usage, dict):
        return Usage()
    fields = ("input_tokens", "output_tokens", "cache_read_input_tokens", "cache_creation_input_tokens")
    return Usage(*(_count(usage.get(field)) for field in fields))


def _count(value: object) -> int:
    """A bill never shrinks by what a server claims."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9 else 0
