"""Tell most lines of Codex by their two ends, as versions 0.98 to 0.171 write them, without decoding them.

The kind of a line stands at its beginning. A line of a kind that is not read is told by that alone, and the output of a
tool, which nobody reads, by the call it answers before it and the turn behind it. A second record in the line, glued to
it where a newline got lost or one was torn, begins with `{"timestamp":"`; no string can hold that, for a quote mark in
one is written `\\"`. Whatever is not, byte by byte, as the client writes it is decoded whole.
"""

from __future__ import annotations

from memoryd.core.events import Kind, Record
from memoryd.core.expressions import expression
from memoryd.core.moments import moment

_ANOTHER = b'{"timestamp":"'
_ID = rb"[\w.:-]{1,80}"
_HEAD = expression(
    rb'\{"timestamp":"(?P<at>[\w.:+-]{1,40})",(?:"ordinal":\d{1,12},)?"type":"(?P<outer>[a-z_]{1,40})","payload":\{'
    rb'(?:"type":"(?P<inner>[a-z_]{1,40})"(?:,"thread_id":"' + _ID + rb'","turn_id":"' + _ID + rb'",'
    rb'"item":\{"type":"(?P<item>[A-Za-z]{1,40})")?)?'
)
_OUTPUT = expression(rb',(?:"id":"' + _ID + rb'",)?"call_id":"(?P<call>' + _ID + rb')","output":(?=["\[])')
_PASSED = b',"internal_chat_message_metadata_passthrough":{"turn_id":"'
_END = expression(
    _PASSED.replace(b"{", rb"\{")
    + rb"(?P<turn>"
    + _ID
    + rb')"[^{}\\]{0,200}\}\}(?:,"metadata":\{[^{}\\]{0,800}\})?\}\Z'
)
_NEAR = 2_048
"""Within so many bytes of the end, the turn of an output stands."""
_OUTER = (b"session_meta", b"turn_context", b"event_msg", b"response_item")
_EVENTS = frozenset((
    b"task_started", b"turn_started", b"task_complete", b"turn_complete", b"turn_aborted", b"user_message",
    b"agent_message", b"item_completed", b"entered_review_mode", b"exited_review_mode",
))  # fmt: skip
# Words that stand in every line that is read; most lines are long and hold none of them.
_TELLING = (
    b'"session_meta"', b'"turn_context"', b'"task_started"', b'"task_complete"', b'"turn_started"', b'"turn_complete"',
    b'"turn_aborted"', b'"user_message"', b'"agent_message"', b'"item_completed"', b'ed_review_mode"', b'_call"',
    b'_output"',
)  # fmt: skip
_ITEMS = (b"UserMessage", b"AgentMessage", b"EnteredReviewMode", b"ExitedReviewMode")


def glance(line: bytes) -> tuple[Record, ...] | None:
    """Return what a line tells, None when it must be decoded whole to know."""
    head = _HEAD.match(line)
    if head is None or not line.endswith(b"}"):
        return () if _is_noise(line) else None
    at, outer, inner, item = head.groups()
    if outer == b"response_item" and inner is not None and inner.endswith(b"_output"):
        return _see_output(line, head.end(), at)
    return None if _is_read(outer, inner, item) or line.find(_ANOTHER, 1) > 0 else ()


def _is_read(outer: bytes, inner: bytes | None, item: bytes | None) -> bool:
    """Tell by its kinds, from the outside in, whether anything is read of a line."""
    if inner is not None and outer == b"response_item":
        return inner.endswith(b"_call")
    if inner is not None and outer == b"event_msg":
        return inner in _EVENTS and (item is None or item in _ITEMS)
    return outer in _OUTER


def _is_noise(line: bytes) -> bool:
    """Tell cheaply that a line of unknown shape, if it is whole, holds nothing that is read."""
    whole = line.startswith(b'{"timestamp"') and line.rstrip().endswith(b"}") and b"}{" not in line
    return whole and not any(word in line for word in _TELLING)


def _see_output(line: bytes, start: int, at: bytes) -> tuple[Record, ...] | None:
    call = _OUTPUT.match(line, start)
    behind = line.rfind(_PASSED, -_NEAR)
    end = _END.match(line, behind) if call is not None and behind > start else None
    if call is None or end is None or line.find(_ANOTHER, 1) > 0:
        return None
    turn, answers = end["turn"].decode(), (call["call"].decode(),)
    return (Record(Kind.RESULTS, turn=turn, at=moment(at.decode()), answers=answers),)
