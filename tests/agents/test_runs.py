"""A run of lines does to a turn what its steps do, whatever the turn had come to before."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from benchmarks.transcripts import Session, lines
from memoryd import agents
from memoryd.core.events import Call, Kind, Record
from memoryd.core.lines import Block
from memoryd.core.model import ToolCall
from memoryd.core.runs import Run
from memoryd.core.steps import Step, as_record
from memoryd.core.turn_material import MAX_CALLS, TurnMaterial
from tests.agents.line_samples import formats

REASON = rb'"stop_reason":(?:null|"[a-z_]+")'
REASONS = (
    b'"stop_reason":null',
    b'"stop_reason":"tool_use"',
    b'"stop_reason":"end_turn"',
    b'"stop_reason":"pause_turn"',
)
ODD = (
    '\\"',
    "\\\\",
    "\\n",
    "\\u6c49",
    "汉字 👩‍💻",
    "  ",
    " ",
    "\\t",
    "\x7f",
    "*** Begin Patch",
    "\x01",
    "‮RTL",
    ',"is',
    "}",
)


def session(name: str, seed: int, count: int = 120) -> list[bytes]:
    return [line for line, _ in zip(lines(name, Session(seed, "/home/ada/商店 🛒")), range(count), strict=False)]


def together(name: str, data: bytes) -> list[Run]:
    found: list[Run] = []
    data = data.rstrip(b"\n") + b"\n"
    for one in agents.get(name).steps(Block(data, 0, len(data), 0)):
        if isinstance(one, Run):
            found.append(one)
    return found


def turns() -> list[TurnMaterial]:
    """Return the same turn as it may be before a run comes: just begun, at work, at rest, or with enough calls."""
    found = [TurnMaterial("k", "s", "", Record(Kind.OPENER), 0, 1, 0.0) for _ in range(4)]
    call = (Call("c", ToolCall("Bash", "ls")),)
    found[1].say(("m0", "", call, True, None))
    found[2].say(("", "Done.", (), False, 5.0))
    for number in range(MAX_CALLS - 2):
        found[3].say(("m1", "Looking", (Call(f"call{number}", ToolCall("Read", "a")),), False, None))
    return found


def take(turn: TurnMaterial, told: list[tuple[Record, Step]]) -> TurnMaterial:
    """Let a turn take steps one by one; one that must be decoded, because of its time, as the record it is."""
    for record, (kind, _, end, _, _, _, stamp, _, said, answers) in told:
        turn.ids += [record.id] if record.id else []
        turn.end = max(turn.end, end) if record.kind is not Kind.LINK else turn.end
        if kind is None:
            turn.add(record)
            continue
        turn.stamp = max(turn.stamp, stamp)
        if said is not None:
            turn.say(said)
        elif kind is Kind.RESULTS:
            turn.hear(answers)
    return turn


def check(name: str, run: Run) -> None:
    told = [(as_record(step) if step[0] else decoded(name, run, step), step) for step in run.apart()]
    kinds = {record.kind for record, _ in told}
    assert kinds <= {Kind.PIECE, Kind.RESULTS, Kind.LINK}
    assert run.links == (Kind.LINK in kinds)
    seen = {run.above}
    for record, _ in told:
        assert record.turn == run.turn
        assert not run.above or (record.parents or ("",))[0] in seen
        seen.add(record.id)
    for one, other in zip(turns(), turns(), strict=True):
        one.ids += run.ids
        one.stamp, one.end = max(one.stamp, run.stamp), max(one.end, run.end)
        one.do(run.doings)
        assert vars(one) == vars(take(other, told))


def decoded(name: str, run: Run, step: Step) -> Record:
    (record,) = agents.get(name).parse_whole(run.block.line(step[1], step[2]).data)
    assert record.at is None
    return record


def messages_of_several_lines(line: bytes, dice: random.Random) -> bytes:
    return re.sub(rb'"id":"msg_[^"]+"', b'"id":"m%d"' % dice.randrange(2), line)


def stops_for_any_reason(line: bytes, dice: random.Random) -> bytes:
    return re.sub(REASON, lambda _: dice.choice(REASONS), line)


def answers_out_of_order(line: bytes, dice: random.Random) -> bytes:
    name = b"call%d" % dice.randrange(4)
    return re.sub(rb'("call_id":|"tool_use_id":|"tool_use","id":)"[^"]+"', rb'\1"' + name + b'"', line)


def clocks_that_are_wrong(line: bytes, dice: random.Random) -> bytes:
    return re.sub(rb'"timestamp":"2026-..', lambda found: found[0][:-2] + b"%02d" % dice.randrange(15), line)


def strange_words(line: bytes, dice: random.Random) -> bytes:
    key = dice.choice(
        (b'"text":"', b'"command":"', b'"cmd\\": \\"', b'"description":"', b'"thinking":"', b'"output":"')
    )
    return line.replace(key, key + dice.choice(ODD).encode())


def spoilt_words(line: bytes, dice: random.Random) -> bytes:
    return line.replace(b'"text":"', b'"text":"' + dice.choice((b"\x01", b"\\q", b"\\u12", b"\xff", b"\\\\")), 1)


def flags(line: bytes, dice: random.Random) -> bytes:
    flag = dice.choice((b'"isApiErrorMessage":true', b'"isMeta":true', b'"forkedFrom":{"sessionId":"x"}'))
    return line.replace(b',"requestId"', b"," + flag + b',"requestId"')


def written_twice(line: bytes, dice: random.Random) -> bytes:
    return line + dice.choice(
        (line, line.replace(b'"content":[{"type":"text","text":"', b'"content":[{"type":"text","text":"No'))
    )


def glued_to_the_next(line: bytes, dice: random.Random) -> bytes:
    return line[: dice.randrange(len(line))]


WAYS = (
    spoilt_words, flags, written_twice, glued_to_the_next,
    messages_of_several_lines, stops_for_any_reason, answers_out_of_order, clocks_that_are_wrong, strange_words,
)  # fmt: skip


@formats
def test_a_run_of_a_session_does_what_its_steps_do(name: str) -> None:
    runs = together(name, b"".join(session(name, 5, 400)))
    assert sum(bool(run.links) for run in runs) >= (name == "claude-code")
    assert len(runs) > 5
    for run in runs:
        check(name, run)


@formats
@pytest.mark.parametrize("way", WAYS)
def test_so_does_one_of_strange_lines(name: str, way: Callable[[bytes, random.Random], bytes]) -> None:
    dice, told = random.Random(way.__name__), 0
    for seed in range(8):
        some = session(name, seed)
        made = [way(line, dice) if dice.random() < 0.3 else line for line in some]
        for run in together(name, b"".join(made)):
            check(name, run)
            told += 1
    assert told


@formats
def test_most_lines_of_a_session_are_told_in_runs(name: str) -> None:
    data = b"".join(session(name, 9, 400))
    block = Block(data, 0, len(data), 0)
    told = list(agents.get(name).steps(block))
    steps = sum(1 for one in told if not isinstance(one, Run))
    assert steps < 400 / 5


@formats
def test_a_line_that_is_torn_in_two_belongs_to_no_run(name: str) -> None:
    dice, some = random.Random(11), session(name, 3, 60)
    for _ in range(60):
        at = dice.randrange(len(some))
        cut = dice.randrange(1, len(some[at]) - 1)
        torn = [*some[:at], some[at][:cut] + b"\n" + some[at][cut:], *some[at + 1 :]]
        start = sum(map(len, some[:at]))
        for run in together(name, b"".join(torn)):
            check(name, run)
            inside = {step[1] for step in run.apart()}
            assert not inside & {start, start + cut + 1}


@pytest.mark.parametrize("strange", [b"\\u0061", b"\xc3\xa9", b"\xff\xfe", b"a b", b"\x01"])
def test_an_id_that_is_written_strangely_belongs_to_no_run(strange: bytes) -> None:
    data = b"".join(session("claude-code", 4))
    runs = together("claude-code", data)
    for run in runs[:6]:
        for known in (run.above, run.ids[1]):
            spoilt = data.replace(known.encode(), strange + known.encode()[len(strange) :])
            found = together("claude-code", spoilt)
            assert not any(known[len(strange) :] in "".join((one.above, *one.ids)) for one in found)
            for one in found:
                check("claude-code", one)


@pytest.mark.parametrize("cut", [1, 60, None])
def test_what_is_glued_to_a_line_that_nobody_reads_is_read(cut: int | None) -> None:
    made = session("codex", 6)
    at = next(at for at in range(len(made)) if b'"token_count"' in made[at] and b'"function_call"' in made[at + 2])
    assert any(run.block.data.find(made[at]) < run.block.end for run in together("codex", b"".join(made)))
    glued = made[at][:-1][: cut and -cut] + made[at + 2]
    data = b"".join((*made[:at], glued, *made[at + 1 :]))
    start = data.index(glued)
    told = [one for one in agents.get("codex").steps(Block(data, 0, len(data), 0)) if not isinstance(one, Run)]
    assert (None, start, start + len(glued)) in [step[:3] for step in told]


def test_an_attachment_whose_end_is_anothers_belongs_to_no_run() -> None:
    data = b"".join(session("claude-code", 6))
    run = next(run for run in together("claude-code", data) if run.links)
    attached = next(step for step in run.apart() if step[0] is Kind.LINK)
    line = run.block.line(attached[1], attached[2]).data
    glued = data.replace(line, line[:200] + line)
    assert glued != data
    for one in together("claude-code", glued):
        check("claude-code", one)
        assert attached[3] not in one.ids
