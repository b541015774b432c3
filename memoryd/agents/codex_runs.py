"""Tell the lines of Codex that only go on with a turn together, as versions 0.98 to 0.171 write them.

One regular expression goes through all the lines of a block that are not long. Of a call, of what a tool put out and of
what the agent said it takes the whole line, and says that it is this and nothing else; of one that nobody reads its
kind is enough. Any other line it takes as one that it does not know. So it takes as many lines as there are, and where
it found fewer, one of them went over the end of another. What it does not know, and what does not fit together,
`codex_glance` tells line by line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.agents.codex_glance import CALL, CONTEXT, EVENTS, ID, ITEMS, MEMBERS, PASSED_ON, READ, TEXT, context
from memoryd.agents.codex_glance import steps as alone
from memoryd.agents.codex_items import COMMAND, called_with
from memoryd.core.errors import RecordError
from memoryd.core.events import Kind
from memoryd.core.expressions import expression
from memoryd.core.lines import Block, decode_string, is_plain_text
from memoryd.core.model import ToolCall
from memoryd.core.runs import Doings, Run, are_times
from memoryd.core.steps import Step, undecoded
from memoryd.core.tool_targets import plain_commands

_STRING = rb'[^"]*+(?:(?<=[^\\]\\)"[^"]*+)*+(?<!\\)"'
_ENDS = PASSED_ON + rb"\n"
_UNREAD = rb'"[^{]*+(?:\{(?!"timestamp":")[^{]*+)*+(?<=\}\n)'
"""Up to where the next record begins; that must be behind the end of a line, or there are two in this one."""
_REST = rb"[a-z_]{1,40}" + _UNREAD


def _none_of(*names: bytes) -> bytes:
    return rb"(?!(?:" + b"|".join(names) + rb')")'


_LINE = expression(
    rb'^(?:\{"timestamp":"([^"]{24})",(?:"ordinal":[0-9]{1,12},)?"type":"(?:'
    rb'response_item","payload":\{"type":"(?:'
    rb'function_call"' + CALL + _ENDS
    + rb'|[a-z_]{0,40}_output",(?:"id":"' + ID + rb'",)?"call_id":"(' + ID + rb')","output":"' + _STRING + _ENDS
    + rb"|" + _none_of(rb"[a-z_]*_(?:call|output)") + _REST
    + rb')|event_msg","payload":\{"type":"(?:item_completed","thread_id":"' + ID + rb'","turn_id":"(?:('
    + ID + rb')","item":\{"type":"AgentMessage"' + TEXT + rb"(" + _STRING[:-1] + rb')"\}\]' + MEMBERS + rb"\}"
    + MEMBERS + rb"\}\}\n|" + ID + rb'","item":\{"type":"(?:' + _none_of(*ITEMS) + rb"[A-Za-z]{1,40}" + _UNREAD
    + rb'|(UserMessage)"[^\n]*+\n))'
    rb"|(" + b"|".join(EVENTS - {b"item_completed"}) + rb')"[^\n]*+\n'
    rb"|" + _none_of(*EVENTS) + _REST
    + rb')|turn_context","payload":\{' + CONTEXT + _UNREAD[1:]
    + rb"|" + _none_of(*READ) + rb'[a-z_]{1,40}","payload":\{' + _UNREAD[1:]
    + rb")|[^\n]*+\n)",
    re.MULTILINE,
)  # fmt: skip
_AT, _CALLED, _ANSWERED, _SAID, _TYPED, _HAPPENED, _PLACED, _CWD = 0, 4, 6, 7, 9, 10, 11, 12
"""Of a row: time, name, arguments, call, turn of the call, call that is answered, turn of the answer, turn, text.

Then two kinds of lines that must be decoded, and the turn and the folder of one that tells these. What a line does not
say is empty; of one that nobody reads only the time is kept.
"""
Row = tuple[bytes, ...]
_UNKNOWN: Row = (b"",) * 13
_NOTHING: Row = (b"0", *_UNKNOWN[1:])
_LONG = 6_000
"""A line that is longer, in bytes, is told alone."""
_FEW = 3
"""So many lines or more are told together."""


def steps(block: Block) -> Iterator[Step | Run]:
    """Yield what the lines of a block tell; those that bring nothing are left out."""
    data, _, _, base = block
    rows, ends = _rows(block)
    run: list[Row] = []
    first, last, turn = 0, 0, b""
    for at, row in enumerate(rows):
        named = row[_CALLED] or row[_ANSWERED] or row[_SAID]
        if named:
            if named != turn or not run:
                if run:
                    yield from _together(run, turn, Block(data, ends[first], ends[last], base))
                run, first, turn = [], at, named
            run.append(row)
            last = at + 1
        elif (decoded := row[_HAPPENED] or row[_TYPED]) or row[_PLACED] or not row[_AT]:
            if run:
                yield from _together(run, turn, Block(data, ends[first], ends[last], base))
                run = []
            start, end = ends[at], ends[at + 1]
            if decoded:
                yield undecoded(base + start, base + end)
            elif row[_PLACED] and (step := context(row[_AT], row[_PLACED], row[_CWD], base + start, base + end)):
                yield step
            else:
                yield from alone(Block(data, start, end, base))
    if run:
        yield from _together(run, turn, Block(data, ends[first], ends[last], base))


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
            rows.append(_long_one(Block(data, begin, end, 0)))
            short = end
        ends.append(end)
        begin = end
    rows += _short_ones(data, short, stop, len(ends) - 1 - len(rows))
    return rows, ends


def _short_ones(data: bytes, start: int, end: int, lines: int) -> list[Row]:
    rows = _LINE.findall(data, start, end) if lines else []
    return rows if len(rows) == lines else [_UNKNOWN] * lines


def _long_one(line: Block) -> Row:
    told = list(alone(line))
    if not told:
        return _NOTHING
    kind, _, _, _, _, turn, stamp, _, _, answers = told[0]
    if kind is not Kind.RESULTS:
        return _UNKNOWN
    return (stamp, b"", b"", b"", b"", answers[0].encode(), turn.encode(), *_UNKNOWN[:6])


def _together(run: list[Row], turn: bytes, block: Block) -> Iterator[Step | Run]:
    """Yield one run, or the steps of its lines where they are few or do not fit together."""
    stamps = [row[_AT] for row in run]
    doings = _doings(run) if len(run) >= _FEW and are_times(stamps) else None
    if doings is None:
        yield from alone(block)
    else:
        end = block.base + block.end
        yield Run(block, alone, end, "", [], turn.decode(), max(stamps), False, doings)


def _doings(run: list[Row]) -> Doings | None:
    asked: dict[bytes, None] = {}
    answered: list[str] = []
    made: list[Row] = []
    texts: list[bytes] = []
    before, last = -1, _UNKNOWN
    for row in run:
        _, _, _, call, called, answer, _, _, text, _, _, _, _ = row
        if answer:
            answered.append(answer.decode())
            asked.pop(answer, None)
            continue
        # Each is a message of its own.
        before, last = len(made), row
        if called:
            made.append(row)
            asked[call] = None
        else:
            texts.append(text)
    try:
        words, calls = _texts(texts), _calls(made)
    except RecordError:
        return None
    if last is _UNKNOWN:
        return None, (), (), -1, False, False, None, (), answered, True, False
    said = bool(last[_SAID])
    waiting = [call.decode() for call in asked]
    spoke = not run[-1][_ANSWERED]
    return "", words if said else (), calls, before, not said, False, None, waiting, answered, True, spoke


def _texts(texts: list[bytes]) -> tuple[str, ...]:
    """Return the last text, if there is anything in it; RecordError where any of them is none."""
    if not is_plain_text(b" ".join(texts[:-1])):
        for text in texts[:-1]:
            decode_string(text)
    return tuple(filter(None, map(decode_string, texts[-1:])))


def _calls(rows: list[Row]) -> list[ToolCall]:
    """Return the calls of tools by their arguments as they are written; RecordError where they are no string."""
    asked = [COMMAND.match(row[2]) for row in rows]
    commands = [found[1] for found in asked if found]
    if len(commands) == len(rows) and is_plain_text(b" ".join(commands)):
        calls = plain_commands([row[1] for row in rows], commands)
        if calls is not None:
            return calls
    return [called_with(row[1].decode(), row[2]) for row in rows]
