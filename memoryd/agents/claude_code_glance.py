"""Tell most lines of Claude Code by their two ends, as versions 2.0.50 to 2.1.332 write them, without decoding them.

Nine lines of ten are tool results, thoughts, tool calls and attachments, and nine bytes of ten are what tools put out,
which nobody reads. The head of such a line says what it is and where it hangs, the tail where and when it was written.

Why what stands between cannot fool this: within a JSON string a quote mark is written `\\"`, so marks such as
`]},"uuid":"` cannot be part of one. Members with plain values that reach up to the end of a line are those of the
line's own object, whose brace comes last. A second record in the line, glued to it where a newline got lost or one was
torn, begins with `{"parentUuid":`, which no string can hold either. Whatever is not, byte by byte, as the client writes
it is decoded whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from memoryd.agents.claude_code_quiet import GOES_ON, always_marks, quiet_after
from memoryd.core.errors import RecordError
from memoryd.core.events import Call, Kind, Record
from memoryd.core.expressions import expression
from memoryd.core.json_shapes import text
from memoryd.core.lines import decode
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

_ID = rb"[\w.:-]{1,80}"
_HEAD = expression(
    rb'\{"parentUuid":"(?P<above>' + _ID + rb')","isSidechain":false,(?:"promptId":"' + _ID + rb'",)?(?:'
    rb'"attachment":\{"type":"(?!queued_command")(?P<attachment>)'
    rb'|"type":"user","message":\{"role":"user","content":\[\{"tool_use_id":"(?P<result>' + _ID + rb')",'
    rb'"type":"tool_result","content":(?=["\[])'
    rb'|"message":\{(?:"model":"[^"\\<]{1,80}",)?"id":"(?P<message>' + _ID + rb')","type":"message",'
    rb'"role":"assistant",(?:"model":"[^"\\<]{1,80}",)?"content":\[(?=\{"type":"(?P<block>thinking|text|tool_use)"))'
)
_ABOVE, _ATTACHMENT, _RESULT, _MESSAGE, _BLOCK = range(1, 6)
_ANOTHER = b'{"parentUuid":'
_PLACE = b',"userType":"'
_ATTACHED = b'},"type":"attachment","uuid":"'
_SAID = b'"type":"assistant","uuid":"'
_ANSWERED = b']},"uuid":"'
_ANSWERS = b',"sourceToolAssistantUUID":"'
_NODE = expression(rb"(?P<id>" + _ID + rb')","timestamp":"(?P<at>[\w.:+-]{1,40})"')
_ASKED = expression(_ID + rb'(?=")')
# What tells of a failure, of words that were cut off or of a summary; and of a copy.
_FLAG, _FORKED = b',"is', b',"forkedFrom":'
_REASON = b'}],"stop_reason":'
_WHY = expression(rb'null|"(?P<why>[a-z_]{1,40})"')
# Another block of the message: what the person says beside a result must be heard.
_MORE_BLOCKS = expression(rb'\},\{"t(?:ype":"(?:text|tool_result)"|ool_use_id":)')
_NEXT_BLOCK = b'},{"type":"'
_NEAR = 1_024
"""Within so many bytes of the end, what a result answers and where it was written stand."""


class Place(NamedTuple):
    """What the last members of a line say: the session, its folder, and whether its client marks each turn's end."""

    session: str
    cwd: str
    always_marks: bool


def glance(line: bytes) -> Record | None:
    """Return what a line tells, None when it must be decoded whole to know."""
    head = _HEAD.match(line)
    if head is None:
        return None
    end = line.rfind(_PLACE, -_NEAR)
    place = _place(line[end:]) if end > 0 else None
    return None if place is None else _KINDS[head.lastindex or 0](line, head, end, place)


def _see_attachment(line: bytes, head: re.Match[bytes], end: int, place: Place) -> Record | None:
    at = line.rfind(_ATTACHED, head.end(), end)
    node = _NODE.match(line, at + len(_ATTACHED)) if at > 0 else None
    if node is None or _is_another(line, node.end(), end):
        return None
    return Record(
        Kind.LINK, node[1].decode(), (head[_ABOVE].decode(),), place.session, place.cwd, moment(node[2].decode())
    )  # fmt: skip


def _see_result(line: bytes, head: re.Match[bytes], end: int, place: Place) -> Record | None:
    start = head.end()
    at = line.find(_ANSWERED, start, end)
    answers = line.rfind(_ANSWERS, max(at, end - _NEAR), end)
    if at < 0 or answers < 0 or _MORE_BLOCKS.search(line, start, at):
        return None
    node = _NODE.match(line, at + len(_ANSWERED))
    asked = _ASKED.match(line, answers + len(_ANSWERS))
    if node is None or asked is None:
        return None
    # Where both ends name the same call they are ends of one record: all of it need not be looked through.
    if line.find(_ANOTHER, answers if asked[0] == head[_ABOVE] else 1) > 0:
        return None
    return Record(
        Kind.RESULTS, node[1].decode(), (head[_ABOVE].decode(), asked[0].decode()), place.session, place.cwd,
        moment(node[2].decode()), answers=(head[_RESULT].decode(),),
    )  # fmt: skip


def _see_piece(line: bytes, head: re.Match[bytes], end: int, place: Place) -> Record | None:
    start = head.end()
    at = line.rfind(_SAID, start, end)
    stop = line.rfind(_REASON, start, at) if at > 0 else -1
    node = _NODE.match(line, at + len(_SAID)) if stop > 0 else None
    why = _WHY.match(line, stop + len(_REASON)) if node is not None else None
    if node is None or why is None or _is_another(line, stop, end):
        return None
    found = _content(line, start, stop, head[_BLOCK])
    if found is None:
        return None
    reason = why["why"].decode() if why["why"] else None
    cut = reason in GOES_ON
    return Record(
        Kind.PIECE, node[1].decode(), (head[_ABOVE].decode(),), place.session, place.cwd, moment(node[2].decode()),
        message=head[_MESSAGE].decode(), text=found[0], calls=found[1], partial=cut,
        quiet=None if cut else quiet_after(marked=place.always_marks, unsure=reason is None),
    )  # fmt: skip


def _content(line: bytes, start: int, stop: int, kind: bytes) -> tuple[str, tuple[Call, ...]] | None:
    """Return the text and the call in the one block of a message, None where there are more."""
    if kind == b"thinking":
        return None if line.find(_NEXT_BLOCK, start, stop) > 0 else ("", ())
    try:
        block = decode(line[start : stop + 1])
    except RecordError:
        return None
    if kind == b"text":
        return text(block.get("text")), ()
    return "", (Call(text(block.get("id")), describe(text(block.get("name")), block.get("input"))),)


def _is_another(line: bytes, start: int, end: int) -> bool:
    """Tell whether a line holds a second record, or something between its content and its end that must be read."""
    return line.find(_ANOTHER, 1) > 0 or line.find(_FLAG, start, end) > 0 or line.find(_FORKED, start, end) > 0


@lru_cache(maxsize=256)
def _place(members: bytes) -> Place | None:
    """Return what the last members of a line say, None where they are not plain ones up to its end."""
    try:
        found = decode(b"{" + members[1:])
    except RecordError:
        return None
    plain = all(isinstance(value, str) for value in found.values())
    if not plain or members.count(b"{") or not found.get("sessionId"):
        return None
    return Place(text(found["sessionId"]), text(found.get("cwd")), always_marks(found))


_KINDS: dict[int, Callable[[bytes, re.Match[bytes], int, Place], Record | None]] = {
    _ATTACHMENT: _see_attachment,
    _RESULT: _see_result,
    _BLOCK: _see_piece,
}
