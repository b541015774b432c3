"""Tell most lines of Codex by their two ends, as versions 0.98 to 0.171 write them, without decoding them.

The kind of a line stands at its beginning. A line of a kind that is not read is told by that alone, and the output of a
tool, which nobody reads, by the call it answers before it and the turn behind it. A second record in the line, glued to
it where a newline got lost or one was torn, begins with `{"timestamp":"`; no string can hold that, for a quote mark in
one is written `\\"`. Whatever is not, byte by byte, as the client writes it is decoded whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from memoryd.agents.codex_items import called_with, words_of
from memoryd.core.errors import RecordError
from memoryd.core.events import Call, Kind, Record
from memoryd.core.expressions import expression
from memoryd.core.json_shapes import mapping
from memoryd.core.lines import Block, decode, decode_string
from memoryd.core.moments import is_plain_time
from memoryd.core.steps import NOWHERE, Step, as_record, undecoded
from memoryd.core.string_ends import string_end

_ANOTHER = b'{"timestamp":"'
_ID = rb"[0-9A-Za-z_.:-]{1,80}"
_HEAD = expression(
    rb'\{"timestamp":"(?P<at>[^"]{1,40})",(?:"ordinal":[0-9]{1,12},)?"type":"(?P<outer>[^"\\]{1,40})","payload":\{'
    rb'(?:"type":"(?P<inner>[^"\\]{1,40})"(?:,"thread_id":"' + _ID + rb'","turn_id":"(?P<turn>' + _ID
    + rb')","item":\{"type":"(?P<item>[^"\\]{1,40})")?)?'
)  # fmt: skip
_AT, _TURN = 1, 4
_OUTPUT = expression(rb',(?:"id":"' + _ID + rb'",)?"call_id":"(' + _ID + rb')","output":(?=["\[])')
_CALL = expression(
    rb',(?:"id":"' + _ID + rb'",)?"name":"(' + _ID + rb')","arguments":"([^"\\]*+(?:\\[^u][^"\\]*+)*+)",'
    rb'"call_id":"(' + _ID + rb')"'
)
_PASSED = b',"internal_chat_message_metadata_passthrough":{"turn_id":"'
_END = expression(
    _PASSED.replace(b"{", rb"\{")
    + rb"(?P<turn>"
    + _ID
    + rb')"[^{}\\]{0,200}\}\}(?:,"metadata":\{[^{}\\]{0,800}\})?\}\Z'
)
_PUT_OUT = b',"aggregated_output":"'
_CONTEXT = expression(rb'"turn_id":"(' + _ID + rb')","cwd":"([^"\\\x00-\x1f]{1,4000})"')
_ONE_TEXT = expression(rb',(?:"id":"' + _ID + rb'",)?"content":\[\{"type":"Text","text":"')
_MEMBERS = rb'(?:,"[a-z_]{1,40}":(?:"[^"\\\x00-\x1f]{0,80}"|null|[0-9]{1,15})){0,4}'
_TEXT_ENDS = expression(rb'"\}\]' + _MEMBERS + rb"\}" + _MEMBERS + rb"\}\}\Z")
_BRACE, _QUOTE = b"}"[0], b'"'[0]
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


class Ending(NamedTuple):
    """The last members of a response item as they are written, and the turn they name."""

    members: bytes
    turn: str


class Endings:
    """What the lines of a block end with: those of a turn all end alike."""

    def __init__(self) -> None:
        self._last: Ending | None = None

    def of(self, data: bytes, start: int, newline: int) -> Ending | None:
        """Return how the line ends that goes on from `start` to `newline`."""
        last = self._last
        if last is None or not data.endswith(last.members, start, newline):
            behind = data.rfind(_PASSED, max(start, newline - _NEAR), newline)
            end = _END.match(data, behind, newline) if behind > start else None
            self._last = last = None if end is None else Ending(end[0], end["turn"].decode())
        return last


def steps(block: Block) -> Iterator[Step]:
    """Yield what the lines of a block tell; those that bring nothing are left out."""
    data, begin, stop, base = block
    find, match, endings = data.find, _HEAD.match, Endings()
    known: dict[tuple[bytes, ...], _See | None] = {}
    while begin < stop:
        newline = find(b"\n", begin)
        head = match(data, begin, newline)
        start, begin = begin, newline + 1
        if head is None or data[newline - 1] != _BRACE:
            if _is_noise(data[start:newline]):
                continue
        else:
            # What is outside, inside and in the item: names would be looked up for each line.
            kinds = head.group(2, 3, 5)
            if kinds not in known:
                known[kinds] = _seeing(*kinds)
            see = known[kinds]
            if see is not None:
                step = see(data, start, newline, head, endings, base)
                if step is not None:
                    yield step
                    continue
            elif not _is_another(data, head.end(), newline):
                continue
        yield undecoded(base + start, base + begin)


def glance(line: bytes) -> tuple[Record, ...] | None:
    """Return what a line tells, None when it must be decoded whole to know."""
    head = _HEAD.match(line)
    if head is None or not line.endswith(b"}"):
        return () if _is_noise(line) else None
    see = _seeing(*head.group("outer", "inner", "item"))
    if see is None:
        return None if _is_another(line, head.end(), len(line)) else ()
    step = see(line, 0, len(line), head, Endings(), 0)
    return None if step is None else (as_record(step),)


def _is_noise(line: bytes) -> bool:
    """Tell cheaply that a line of unknown shape, if it is whole, holds nothing that is read."""
    whole = line.startswith(b'{"timestamp"') and line.rstrip().endswith(b"}") and b"}{" not in line
    return whole and not any(word in line for word in _TELLING)


def _is_another(data: bytes, start: int, newline: int) -> bool:
    """Tell whether a second record begins in a line, behind its head; what a command put out is not looked through."""
    if newline - start > _NEAR:
        key = data.find(_PUT_OUT, start, start + _NEAR)
        closes = string_end(data, key + len(_PUT_OUT), newline) if key > 0 else -1
        if closes > 0:
            # A record behind half a string begins with a brace and the quote mark that seems to end it.
            return data.find(_ANOTHER, start, key) > 0 or data.find(_ANOTHER, closes - 1, newline) > 0
    return data.find(_ANOTHER, start, newline) > 0


def _see_output(
    data: bytes, start: int, newline: int, head: re.Match[bytes], endings: Endings, base: int
) -> Step | None:
    call = _OUTPUT.match(data, head.end(), newline)
    ending = None if call is None else endings.of(data, head.end(), newline)
    if call is None or ending is None or not is_plain_time(head[_AT]):
        return None
    at, stop = call.end(), newline - len(ending.members)
    # One string that goes up to the ending, or something else that holds no second record.
    whole = data[at] == _QUOTE and string_end(data, at + 1, newline) == stop - 1
    if not whole and data.find(_ANOTHER, at, newline) > 0:
        return None
    return (
        Kind.RESULTS, base + start, base + newline + 1, "", None, ending.turn, head[_AT], NOWHERE, None,
        (call[1].decode(),),
    )  # fmt: skip


def _see_call(data: bytes, start: int, newline: int, head: re.Match[bytes], endings: Endings, base: int) -> Step | None:
    call = _CALL.match(data, head.end(), newline)
    ending = None if call is None else endings.of(data, head.end(), newline)
    # From its head to its ending it is what it must be: there is no room for a second record.
    if call is None or ending is None or call.end() != newline - len(ending.members):
        return None
    try:
        tool = called_with(call[1].decode(), call[2])
    except RecordError:
        return None
    if not is_plain_time(head[_AT]):
        return None
    said = "", "", (Call(call[3].decode(), tool),), False, None
    return Kind.PIECE, base + start, base + newline + 1, "", None, ending.turn, head[_AT], NOWHERE, said, ()


def _see_context(
    data: bytes, start: int, newline: int, head: re.Match[bytes], _endings: Endings, base: int
) -> Step | None:
    told = _CONTEXT.match(data, head.end(), newline)
    if told is None or not is_plain_time(head[_AT]) or data.find(_ANOTHER, told.end(), newline) > 0:
        return None
    try:
        place = "", told[2].decode()
    except UnicodeDecodeError:
        return None
    return Kind.LINK, base + start, base + newline + 1, "", None, told[1].decode(), head[_AT], place, None, ()


def _see_answer(
    data: bytes, start: int, newline: int, head: re.Match[bytes], _endings: Endings, base: int
) -> Step | None:
    try:
        said = _words(data, start, head.end(), newline)
    except RecordError:
        return None
    if not is_plain_time(head[_AT]):
        return None
    return (
        Kind.PIECE, base + start, base + newline + 1, "", None, head[_TURN].decode(), head[_AT], NOWHERE,
        ("", said, (), False, None), (),
    )  # fmt: skip


def _words(data: bytes, start: int, at: int, newline: int) -> str:
    """Return what the agent said; of most messages only the one text in it is decoded."""
    if (begins := _ONE_TEXT.match(data, at, newline)) is not None:
        at = begins.end()
        closes = string_end(data, at, newline)
        if closes > 0 and _TEXT_ENDS.match(data, closes, newline):
            return decode_string(data[at:closes])
    return words_of(mapping(mapping(decode(data[start:newline]).get("payload")).get("item")))


def _see_nothing(
    _data: bytes, _start: int, _newline: int, _head: re.Match[bytes], _endings: Endings, _base: int
) -> Step | None:
    """See what must be decoded."""
    return None


_See = Callable[[bytes, int, int, re.Match[bytes], Endings, int], Step | None]


def _seeing(outer: bytes, inner: bytes | None, item: bytes | None) -> _See | None:
    """Return how a line is seen by its kinds, from the outside in; None where nothing is read of it."""
    if inner is not None and outer == b"response_item":
        calls = _see_call if inner == b"function_call" else _see_nothing if inner.endswith(b"_call") else None
        return _see_output if inner.endswith(b"_output") else calls
    if inner is not None and outer == b"event_msg":
        if item == b"AgentMessage" and inner == b"item_completed":
            return _see_answer
        return _see_nothing if inner in _EVENTS and (item is None or item in _ITEMS) else None
    if outer == b"turn_context":
        return _see_context
    return _see_nothing if outer in _OUTER else None
