"""Tell most lines of Claude Code by their two ends, as versions 2.0.50 to 2.1.332 write them, without decoding them.

Nine lines of ten are tool results, thoughts, tool calls and attachments, and nine bytes of ten are what tools put out,
which nobody reads. The head of such a line says what it is and where it hangs, its ending where and when.

Why what stands between cannot fool this: within a JSON string a quote mark is written `\\"`, so marks such as
`]},"uuid":"` cannot be part of one. Members with plain values that reach up to the end of a line are those of the
line's own object, whose brace comes last. A second record in the line, glued to it where a newline got lost or one was
torn, begins with `{"parentUuid":`, which no string can hold either. Whatever is not, byte by byte, as the client writes
it is decoded whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from memoryd.agents.claude_code_quiet import GOES_ON, always_marks, quiet_after
from memoryd.core.errors import RecordError
from memoryd.core.events import Call, Kind, Record
from memoryd.core.expressions import expression
from memoryd.core.json_shapes import text
from memoryd.core.lines import Block, decode, decode_string
from memoryd.core.moments import PLAIN_TIME, is_day
from memoryd.core.steps import Place, Step, as_record, undecoded
from memoryd.core.string_ends import string_end
from memoryd.core.tool_targets import describe, plain_command

_ID = rb"[0-9A-Za-z_.:-]{1,80}"
_HEAD = expression(
    rb'\{"parentUuid":"(?P<above>' + _ID + rb')","isSidechain":false,(?:"promptId":"' + _ID + rb'",)?(?:'
    rb'"attachment":\{"type":"(?!queued_command")(?P<attachment>)'
    rb'|"type":"user","message":\{"role":"user","content":\[\{"tool_use_id":"(?P<result>' + _ID + rb')",'
    rb'"type":"tool_result","content":(?=["\[])'
    rb'|"type":"system","subtype":"turn_duration"(?P<mark>)'
    rb'|"message":\{(?:"model":"[^"\\<]{1,80}",)?"id":"(?P<message>' + _ID + rb')","type":"message",'
    rb'"role":"assistant",(?:"model":"[^"\\<]{1,80}",)?"content":\[(?=\{"type":"(?P<block>thinking|text|tool_use)"))'
)
_ABOVE, _ATTACHMENT, _RESULT, _MARK, _MESSAGE, _BLOCK = range(1, 7)
_ANOTHER = b'{"parentUuid":'
_PLACE = b',"userType":"'
_ATTACHED = b'},"type":"attachment","uuid":"'
_SAID = b'"type":"assistant","uuid":"'
_ANSWERED = b']},"uuid":"'
_QUOTE = b'"'[0]
_ANSWERS = b',"sourceToolAssistantUUID":"'
_NODE = expression(rb"(?P<id>" + _ID + rb')","timestamp":"(?P<at>' + PLAIN_TIME + rb')"')
_MARKS = expression(
    rb'(?:,"[A-Za-z]{1,40}":[0-9]{1,15}){0,4},(?:"uuid":"(?P<id>' + _ID + rb')",)?"timestamp":"(?P<at>' + PLAIN_TIME
    + rb')"(?:,"uuid":"(?P<other>' + _ID + rb')")?,"isMeta":false\Z'
)  # fmt: skip
_BEHIND = expression(rb'"(?:,"is_error":(?:true|false))?\}\]\},"uuid":"' + _NODE.pattern)
_SAID_NODE = expression(re.escape(_SAID) + _NODE.pattern)
_SAID_LENGTH = len(_SAID) + 36 + len('","timestamp":"') + 24 + 1
"""So long it is with the ids and times that the client writes."""
_ASKED = expression(_ID + rb'(?=")')
# What tells of a failure, of words that were cut off or of a summary; and of a copy.
_FLAGS = expression(rb',"(?:is|forkedFrom":)')
_REASON = b'}],"stop_reason":'
_WHY = expression(rb'null|"(?P<why>[a-z_]{1,40})"')
# Another block of the message: what the person says beside a result must be heard.
_MORE_BLOCKS = expression(rb'\},\{"t(?:ype":"(?:text|tool_result)"|ool_use_id":)')
_NO_CALLS: tuple[Call, ...] = ()
_NO_ANSWERS: tuple[str, ...] = ()
_TYPE, _TEXT = b'"type":"', b'{"type":"text","text":"'
_COMMAND = expression(
    rb'\{"type":"tool_use","id":"(' + _ID + rb')","name":"(' + _ID + rb')","input":\{'
    rb'"command":"([^"\\\x00-\x1f]*+)"(?:,"description":"[^"\\\x00-\x1f]*+")?\}\}\Z'
)
_FIRST_TYPE = len('{"type":')
_GOES_ON = frozenset(reason.encode() for reason in GOES_ON)
_NEAR = 1_024
"""Within so many bytes of the end, what a result answers and where it was written stand."""


class Ending(NamedTuple):
    """The last members of a line as they are written, and what they say.

    They say the session and its folder, and whether its client marks each turn's end.
    """

    members: bytes
    place: Place
    always_marks: bool


def steps(block: Block) -> Iterator[Step]:
    """Yield what the lines of a block tell; those that bring nothing are left out."""
    data, begin, stop, base = block
    next_newline, match, ends_with = data.find, _HEAD.match, data.endswith
    ending: Ending | None = None
    while begin < stop:
        newline = next_newline(b"\n", begin)
        head = match(data, begin, newline)
        start, begin = begin, newline + 1
        if head is not None:
            if ending is None or not ends_with(ending.members, start, newline):
                ending = _ending(data, start, newline)
            if ending is not None:
                end = newline - len(ending.members)
                step = _KINDS[head.lastindex or 0](data, start, end, newline, head, ending, base)
                if step is not None:
                    yield step
                    continue
        if not is_noise(data[start:newline]):
            yield undecoded(base + start, base + begin)


def glance(line: bytes) -> Record | None:
    """Return what a line tells, None when it must be decoded whole to know."""
    head = _HEAD.match(line)
    ending = None if head is None else _ending(line, 0, len(line))
    if head is None or ending is None:
        return None
    end = len(line) - len(ending.members)
    step = _KINDS[head.lastindex or 0](line, 0, end, len(line), head, ending, 0)
    return None if step is None else as_record(step)


def is_noise(line: bytes) -> bool:
    """Tell cheaply that a line, if it is whole, holds nothing of the conversation (some are 50 KB of them)."""
    if not line.strip():
        return True
    whole = line.startswith(b'{"') and line.rstrip().endswith(b"}")
    return whole and b'"uuid"' not in line and not line.startswith(b'{"type":"queue-operation"') and b"}{" not in line


def _see_attachment(
    data: bytes, begin: int, end: int, newline: int, head: re.Match[bytes], ending: Ending, base: int
) -> Step | None:
    at = data.rfind(_ATTACHED, head.end(), end)
    node = _NODE.match(data, at + len(_ATTACHED), end) if at > 0 else None
    if node is None or not is_day(node[3]) or _FLAGS.search(data, node.end(), end):
        return None
    if data.find(_ANOTHER, begin + 1, newline) > 0:
        return None
    return (
        Kind.LINK, base + begin, base + newline + 1, node[1].decode(), (head[_ABOVE].decode(),), "", node[2],
        ending.place, None, (),
    )  # fmt: skip


def _see_mark(
    data: bytes, begin: int, end: int, newline: int, head: re.Match[bytes], ending: Ending, base: int
) -> Step | None:
    mark = _MARKS.match(data, head.end(), end)
    known = None if mark is None else mark["id"] or mark["other"]
    if mark is None or known is None or (mark["id"] and mark["other"]) or not is_day(mark["day"]):
        return None
    return (
        Kind.CLOSE, base + begin, base + newline + 1, known.decode(), (head[_ABOVE].decode(),), "", mark["at"],
        ending.place, None, (),
    )  # fmt: skip


def _see_result(
    data: bytes, begin: int, end: int, newline: int, head: re.Match[bytes], ending: Ending, base: int
) -> Step | None:
    node = _node_behind_content(data, head.end(), end)
    answers = data.rfind(_ANSWERS, max(node.end(), end - _NEAR), end) if node is not None else -1
    if node is None or answers < 0 or not is_day(node[3]):
        return None
    above, answered = head.group(_ABOVE, _RESULT)
    asked = above
    answers += len(_ANSWERS)
    if not data.startswith(above + b'"', answers, end):
        found = _ASKED.match(data, answers, end)
        if found is None:
            return None
        asked, answers = found[0], begin + 1
    # Where both ends name the same call they are ends of one record: all of it need not be looked through.
    if data.find(_ANOTHER, answers, newline) > 0:
        return None
    return (
        Kind.RESULTS, base + begin, base + newline + 1, node[1].decode(), (above.decode(), asked.decode()), "",
        node[2], ending.place, None, (answered.decode(),),
    )  # fmt: skip


def _node_behind_content(data: bytes, start: int, end: int) -> re.Match[bytes] | None:
    """Return what stands behind the one result of a message, which begins at `start`; None where there are more."""
    if data[start] == _QUOTE and (closes := string_end(data, start + 1, end)) > 0:
        node = _BEHIND.match(data, closes, end)
        if node is not None:
            return node
    at = data.find(_ANSWERED, start, end)
    if at < 0 or _MORE_BLOCKS.search(data, start, at):
        return None
    return _NODE.match(data, at + len(_ANSWERED), end)


def _see_piece(
    data: bytes, begin: int, end: int, newline: int, head: re.Match[bytes], ending: Ending, base: int
) -> Step | None:
    start = head.end()
    node = _SAID_NODE.match(data, max(start, end - _SAID_LENGTH), end)
    if node is None:
        at = data.rfind(_SAID, start, end)
        node = _SAID_NODE.match(data, at, end) if at > 0 else None
    stop = data.rfind(_REASON, start, node.start()) if node is not None else -1
    why = _WHY.match(data, stop + len(_REASON), end) if stop > 0 else None
    # The flags come first: a second record in what stands behind the content has one of them.
    if node is None or why is None or _FLAGS.search(data, stop, end) or not is_day(node[3]):
        return None
    above, message, kind = head.group(_ABOVE, _MESSAGE, _BLOCK)
    words, calls = "", _NO_CALLS
    if kind == b"thinking":
        # Another block, and every other record, has a type; no string can hold it.
        if data.find(_TYPE, start + _FIRST_TYPE, stop) > 0:
            return None
    else:
        try:
            if kind == b"text":
                words = _text(data[start : stop + 1])
            else:
                calls = _calls(data[start : stop + 1])
        except RecordError:
            return None
    cut = why[1] in _GOES_ON
    quiet = None if cut or ending.always_marks else quiet_after(marked=False, unsure=why[1] is None)
    return (
        Kind.PIECE, base + begin, base + newline + 1, node[1].decode(), (above.decode(),), "", node[2],
        ending.place, (message.decode(), words, calls, cut, quiet), _NO_ANSWERS,
    )  # fmt: skip


def _text(block: bytes) -> str:
    """Return the text in the one block of a message; RecordError where there are more."""
    if block.startswith(_TEXT) and block.endswith(b'"}'):
        return decode_string(block[len(_TEXT) : -2])
    return text(decode(block).get("text"))


def _calls(block: bytes) -> tuple[Call, ...]:
    """Return the call in the one block of a message; RecordError where there are more."""
    if (asked := _COMMAND.match(block)) is not None and (call := _command(asked)) is not None:
        return (call,)
    entry = decode(block)
    return (Call(text(entry.get("id")), describe(text(entry.get("name")), entry.get("input"))),)


def _command(asked: re.Match[bytes]) -> Call | None:
    try:
        asked.string.decode()
    except UnicodeDecodeError:
        return None
    call, name, command = asked.groups()
    tool = plain_command(name.decode(), command.decode())
    return None if tool is None else Call(call.decode(), tool)


def _ending(data: bytes, begin: int, newline: int) -> Ending | None:
    end = data.rfind(_PLACE, max(begin, newline - _NEAR), newline)
    return _understood(data[end:newline]) if end > 0 else None


@lru_cache(maxsize=256)
def _understood(members: bytes) -> Ending | None:
    """Return what the last members of a line say, None where they are not plain ones up to its end."""
    try:
        found = decode(b"{" + members[1:])
    except RecordError:
        return None
    plain = all(isinstance(value, str) for value in found.values())
    if not plain or members.count(b"{") or not found.get("sessionId"):
        return None
    return Ending(members, (text(found["sessionId"]), text(found.get("cwd"))), always_marks(found))


_Look = Callable[[bytes, int, int, int, re.Match[bytes], Ending, int], Step | None]
_KINDS: dict[int, _Look] = {
    _ATTACHMENT: _see_attachment,
    _RESULT: _see_result,
    _MARK: _see_mark,
    _BLOCK: _see_piece,
}
