"""Tell the lines of Claude Code that only go on with a turn together, as versions 2.0.50 to 2.1.332 write them.

One regular expression goes through all the lines of a block that are not long. It takes a whole line of a thought, a
text, a call, a result or an attachment and says that it is this and nothing else: each string in it ends at the first
quote mark with no backslash before it, and one that has one must be the second character of an escape. Any other line
it takes as one that it does not know. So it takes as many lines as there are, and where it found fewer, one of them
went over the end of another. What it does not know, and what does not fit together, `claude_code_glance` tells line by
line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from struct import Struct

from memoryd.agents.claude_code_glance import (
    ANOTHER,
    ANSWERS,
    ATTACHED,
    FLAGS,
    ID,
    PLACE,
    is_noise,
    node_behind_content,
    understood,
)
from memoryd.agents.claude_code_glance import steps as alone
from memoryd.agents.claude_code_quiet import GOES_ON, quiet_after
from memoryd.core.errors import RecordError
from memoryd.core.expressions import expression
from memoryd.core.lines import Block, decode, decode_string, is_plain_text
from memoryd.core.model import ToolCall
from memoryd.core.runs import Doings, Run, are_times
from memoryd.core.steps import Step
from memoryd.core.tool_targets import describe, plain_commands

_STRING = rb'[^"]*+(?:(?<=[^\\]\\)"[^"]*+)*+(?<!\\)'
_PLAIN = rb'[^"]*+(?<!\\)"'
_NAME = rb'"(' + ID + rb')"'
_MODEL = rb'(?:"model":"[^"\\<]{1,80}",)?'
_FLAT = rb'"[a-z_]{1,40}":(?:"' + _STRING + rb'"|[0-9]{1,15}|true|false|null)'
_HEAD = rb'\{"parentUuid":"(?P<above>.{36})","isSidechain":false,(?:"promptId":"' + ID + rb'",)?(?:'
_RESULT = rb'"type":"user","message":\{"role":"user","content":\[\{"tool_use_id":' + _NAME + rb',"type":"tool_result",'
_LINE = expression(
    rb"^(?:" + _HEAD
    + rb'(?:"message":\{' + _MODEL + rb'"id":' + _NAME + rb',"type":"message","role":"assistant",' + _MODEL
    + rb'"content":\[\{"type":"(?:thinking","thinking":"' + _STRING + rb'"(?:,"signature":"' + _PLAIN + rb")?"
    rb'|text","text":"(' + _STRING + rb')"'
    rb'|tool_use","id":' + _NAME + rb',"name":' + _NAME + rb',"input":(\{'
    rb'(?:"command":"([^"]*+)(?<!\\)"(?:,"description":"' + _PLAIN + rb")?|" + _FLAT + rb"(?:," + _FLAT + rb')*+)\}))'
    rb'\}\],"stop_reason":(?:null|"([a-z_]{1,40})"),"stop_sequence":(?:null|"[^"\\]{0,80}"),"usage":'
    rb'(\{[^I]{0,2000}+Id":"[^"]{1,80}+"),"type":"assistant",'
    rb"|" + _RESULT + rb'"content":"' + _STRING + rb'"(?:,"is_error":(?:true|false))?\}\]\},)'
    rb'"uuid":"(.{36})","timestamp":"(.{24})"(?(10)[^\n]*,"sourceToolAssistantUUID":"(?P=above)")(,"userType":"[^\n]*+)\n'
    rb'|"attachment":\{"type":"(?!queued_command")([^\n]*+)\n)|[^\n]*+\n)',
    re.DOTALL | re.MULTILINE,
)  # fmt: skip
_LONG_RESULT = expression(_HEAD + _RESULT + rb'"content":(?=["\[]))', re.DOTALL)
(
    _ABOVE, _MESSAGE, _TEXT, _CALL, _TOOL, _GIVEN, _COMMAND, _WHY, _USED, _ANSWERED, _KNOWN, _AT, _ENDS, _ATTACHED,
) = range(14)  # fmt: skip
"""What is said of a line, in this order; what it does not say is empty."""
Row = tuple[bytes, ...]
_UNKNOWN: Row = (b"",) * 14
_LONG = 6_000
"""Of a line that is longer, bytes, only the ends are looked at."""
_NEAR = 1_024
_TIMED = b'","timestamp":"'
_NODE = Struct(f"{len(ATTACHED)}s36s{len(_TIMED)}s24ss")
_NOTE = b'{"type":"'
_WORDS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz.:-"
_GOES_ON = frozenset(reason.encode() for reason in GOES_ON)
_FEW = 3
"""So many lines or more are told together."""


def steps(block: Block) -> Iterator[Step | Run]:
    """Yield what the lines of a block tell; those that bring nothing are left out."""
    data, _, _, base = block
    rows, ends = _rows(block)
    run: dict[bytes, Row] = {}
    first, said, members = 0, 0, b""
    for at, row in enumerate(rows):
        if row[_ATTACHED]:
            row = _attached(row)
        known = row[_KNOWN]
        if row[_ABOVE] in run and known not in run and row[_ENDS] == members:
            run[known] = row
            if not row[_ATTACHED]:
                said = at + 1
            continue
        start, end = ends[at], ends[at + 1]
        if not known and data.startswith(_NOTE, start) and is_noise(data[start : end - 1]):
            continue
        if run:
            yield from _together(run, members, Block(data, ends[first], start, base), ends[said])
            run = {}
        if known:
            members = row[_ENDS]
            run[known], first = row, at
            said = 0 if row[_ATTACHED] else at + 1
        else:
            yield from alone(Block(data, start, end, base))
    if run:
        yield from _together(run, members, Block(data, ends[first], ends[-1], base), ends[said])


def _rows(block: Block) -> tuple[list[Row], list[int]]:
    """Return what the lines say, and where each begins and the last one ends."""
    data, begin, stop, _ = block
    find = data.find
    rows: list[Row] = []
    ends = [begin]
    short = begin
    while begin < stop:
        end = find(b"\n", begin) + 1
        if end - begin > _LONG:
            rows += _short_ones(data, short, begin, len(ends) - 1 - len(rows))
            rows.append(_long_one(data, begin, end - 1))
            short = end
        ends.append(end)
        begin = end
    rows += _short_ones(data, short, stop, len(ends) - 1 - len(rows))
    return rows, ends


def _short_ones(data: bytes, start: int, end: int, lines: int) -> list[Row]:
    rows = _LINE.findall(data, start, end) if lines else []
    return rows if len(rows) == lines else [_UNKNOWN] * lines


def _long_one(data: bytes, start: int, newline: int) -> Row:
    head = _LONG_RESULT.match(data, start, newline)
    if head is None:
        return _short_ones(data, start, newline + 1, 1)[0]
    node = node_behind_content(data, head.end(), newline)
    place = -1 if node is None else data.rfind(PLACE, max(node.end(), newline - _NEAR), newline)
    # Where both ends name the same call they are ends of one record.
    if node is None or place < 0 or not data.endswith(ANSWERS + head[1] + b'"', node.end(), place):
        return _UNKNOWN
    return (head[1], *_UNKNOWN[:8], head[2], node[1], node[2], data[place:newline], b"")


def _attached(row: Row) -> Row:
    """Return what the line of an attachment tells by its end."""
    rest = row[_ATTACHED]
    place = rest.rfind(PLACE)
    if place < _NODE.size or ANOTHER in rest:
        return _UNKNOWN
    begins, known, timed, stamp, ends = _NODE.unpack_from(rest, place - _NODE.size)
    if begins != ATTACHED or timed != _TIMED or ends != b'"':
        return _UNKNOWN
    return (row[_ABOVE], *_UNKNOWN[:9], known, stamp, rest[place:], ATTACHED)


def _together(run: dict[bytes, Row], members: bytes, block: Block, end: int) -> Iterator[Step | Run]:
    """Yield one run, or the steps of its lines where they are few or do not fit together."""
    ending = None if len(run) < _FEW else understood(members)
    whole = None if ending is None else _run(run, ending.always_marks, block, end)
    if whole is not None:
        yield whole
    else:
        yield from alone(block)


def _run(run: dict[bytes, Row], always_marks: bool, block: Block, end: int) -> Run | None:
    """Return the run of lines that hang one under the other, None where one of them is in doubt."""
    rows = tuple(run.values())
    stamps = [row[_AT] for row in rows]
    if b"".join((rows[0][_ABOVE], *run)).translate(None, _WORDS) or not are_times(stamps):
        return None
    if FLAGS.search(b"".join([row[_USED] for row in rows])):
        return None
    try:
        doings = _doings(rows, always_marks)
    except RecordError:
        return None
    names = b"\n".join(run).decode().split("\n")
    above = rows[0][_ABOVE].decode()
    said = block.base + end if doings[-2] else 0
    return Run(block, alone, said, above, names, "", max(stamps), any(row[_ATTACHED] for row in rows), doings)


def _doings(rows: tuple[Row, ...], always_marks: bool) -> Doings:
    """Return what the lines come to; RecordError where a text or what a tool was given is none."""
    asked: dict[bytes, None] = {}
    answered: list[bytes] = []
    made: list[Row] = []
    texts: list[bytes] = []
    said, before, cut, spoke, last, why = 0, -1, False, False, b"", b""
    for row in rows:
        if answer := row[_ANSWERED]:
            answered.append(answer)
            asked.pop(answer, None)
            spoke = False
        elif message := row[_MESSAGE]:
            if message != last:
                said, before, cut, last = len(texts), len(made) if last else -1, False, message
            if call := row[_CALL]:
                made.append(row)
                asked[call] = None
            elif text := row[_TEXT]:
                texts.append(text)
            why, spoke = row[_WHY], True
            cut = cut or why in _GOES_ON
    words, calls = _texts(texts, said), _calls(made) if made else []
    answers = [answer.decode() for answer in answered]
    if not last:
        return None, (), (), -1, False, False, None, (), answers, bool(answers), False
    quiet = None if always_marks or why in _GOES_ON else quiet_after(marked=False, unsure=not why)
    waiting = [call.decode() for call in asked]
    calling = len(calls) > max(before, 0)
    return last.decode(), words, calls, before, calling, cut, quiet, waiting, answers, True, spoke


def _texts(texts: list[bytes], said: int) -> list[str]:
    """Return the last message's of the texts; RecordError where any of them is none."""
    if said and not is_plain_text(b" ".join(texts[:said])):
        for text in texts[:said]:
            decode_string(text)
    return [decode_string(text) for text in texts[said:]]


def _calls(rows: list[Row]) -> list[ToolCall]:
    """Return the calls of tools that were given objects; RecordError where one is none."""
    if is_plain_text(b"".join([row[_GIVEN] for row in rows])):
        calls = plain_commands([row[_TOOL] for row in rows], [row[_COMMAND] for row in rows])
        if calls is not None:
            return calls
    return [describe(row[_TOOL].decode(), decode(row[_GIVEN])) for row in rows]
