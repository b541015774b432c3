"""Lines of Codex as it writes them, from 0.98 to 0.171: long tool results, and kinds of lines that tell nothing.

The kind of a line stands at its beginning. The kind that would not be read is told by that alone; so is one glued to
another where a newline got lost, for then a second beginning stands in it.
"""

from __future__ import annotations

from memoryd.core.abridged import Shape
from memoryd.core.expressions import expression

_BEGIN = rb'\{"timestamp":"[^"\\]{1,40}",(?:"ordinal":\d{1,12},)?"type":'
_NEXT = b'}{"timestamp":"'
_KIND = expression(
    _BEGIN + rb'"(?P<outer>[a-z_]{1,40})","payload":\{(?:"type":"(?P<inner>[a-z_]{1,40})"'
    rb'(?:,"thread_id":"[^"\\]{1,80}","turn_id":"[^"\\]{1,80}","item":\{"type":"(?P<item>[A-Za-z]{1,40})")?)?'
)
_OUTER = (b"session_meta", b"turn_context", b"event_msg", b"response_item")
_EVENTS = (
    b"task_started", b"turn_started", b"task_complete", b"turn_complete", b"turn_aborted", b"user_message",
    b"agent_message", b"item_completed", b"entered_review_mode", b"exited_review_mode",
)  # fmt: skip
_ITEMS = (b"UserMessage", b"AgentMessage", b"EnteredReviewMode", b"ExitedReviewMode")

SHAPES = (
    Shape(
        head=expression(
            _BEGIN + rb'"response_item","payload":\{"type":"[a-z_]{1,30}_output",(?:"id":"[^"\\]{1,80}",)?'
            rb'"call_id":"[^"\\]{1,80}","output":(?=["\[])'
        ),
        joint=b',"internal_chat_message_metadata_passthrough":{"turn_id":"',
        beyond=expression(
            rb',"internal_chat_message_metadata_passthrough":\{"turn_id":"[^"\\]{1,80}"[^{}\\]{0,200}\}\}'
            rb'(?:,"metadata":\{[^{}\\]{0,800}\})?\}\Z'
        ),
        begins=_NEXT,
        instead=b'""',
        flat=False,
        last=True,
    ),
)


def is_read(line: bytes) -> bool | None:
    """Tell by its beginning whether anything is read of a line of its kind; None where the beginning does not say."""
    found = _KIND.match(line)
    if found is None or not line.endswith(b"}"):
        return None
    outer, inner, item = found.group("outer", "inner", "item")
    if outer not in _OUTER:
        read = False
    elif inner is None:
        return None
    elif outer == b"response_item":
        read = inner.endswith((b"_call", b"_output"))
    elif inner == b"item_completed":
        read = item is None or item in _ITEMS
    else:
        read = inner in _EVENTS or outer != b"event_msg"
    return read or (None if line.find(_NEXT, found.end()) >= 0 else False)
