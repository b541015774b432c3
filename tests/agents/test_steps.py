"""The steps of a block are what its lines tell one by one."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.transcripts import Session, lines
from memoryd import agents
from memoryd.core.lines import Block
from memoryd.core.steps import as_record
from tests.agents.line_samples import OUTPUT, Told, formats, longer, samples, told, written


def stepped(name: str, data: bytes, base: int = 0, begin: int = 0) -> list[Told | str]:
    """Return what each line of a block tells by its step; one that must be decoded is, one without a step is empty."""
    block = Block(data, begin, len(data), base)
    found: dict[tuple[int, int], Told | str] = dict.fromkeys(block.places(), ())
    for step in agents.get(name).steps(block):
        kind, start, end, *_ = step
        found[start, end] = told(name, block.line(start, end).data) if kind is None else (as_record(step),)
    assert list(found) == list(block.places()), "a step that stands nowhere"
    return list(found.values())


def one_by_one(name: str, data: bytes) -> list[Told | str]:
    return [told(name, line) for line in data.split(b"\n")[:-1]]


@formats
def test_the_lines_of_the_sessions_give_the_same_together(name: str) -> None:
    some = [written(entry) for entry in samples(name)]
    data = b"".join(line + b"\n" for line in some)
    assert stepped(name, data) == one_by_one(name, data)
    before = b"x" * 100
    assert stepped(name, before + data, 5_000, len(before)) == one_by_one(name, data)


@formats
@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_what_a_tool_puts_out_leads_no_line_of_a_block_astray(name: str, draw: st.DataObject) -> None:
    made = []
    for entry in draw.draw(st.lists(st.sampled_from(samples(name)), min_size=2, max_size=6)):
        key = draw.draw(st.sampled_from(("content", "output", "stdout", "text", "prompt", "thinking", "arguments", "")))
        made.append(written(longer(entry, key, draw.draw(OUTPUT))) + draw.draw(st.sampled_from((b"", b"\r", b" "))))
    data = b"".join(line + b"\n" for line in made)
    assert stepped(name, data) == one_by_one(name, data)


@formats
def test_glued_torn_and_strange_lines_of_a_block_give_the_same(name: str) -> None:
    dice = random.Random(3)
    made = [line for line, _ in zip(lines(name, Session(8, "/home/ada/商店 🛒")), range(400), strict=False)]
    strange = (
        b"\n",
        b"\r\n",
        b"{}\n",
        b"\0\0{}\n",
        b'{"type":"summary"}\n',
        b"\xff\n",
        b'{"parentUuid":"a"}\n',
        b"]}\n",
    )
    for _ in range(150):
        picked = [_spoilt(dice.choice(made), dice) for _ in range(8)] + [dice.choice(strange)]
        dice.shuffle(picked)
        data = b"".join(picked).rstrip(b"\n") + b"\n"
        assert stepped(name, data) == one_by_one(name, data)


def _spoilt(line: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(line))
    ways = (line, line, line[:-1], line[:at], line[at:], line[:at] + line, line[:at] + b"\0" + line[at:])
    return dice.choice((*ways, line[:at] + bytes([dice.randrange(256)]) + line[at + 1 :]))


@formats
def test_most_lines_of_a_session_need_no_decoding(name: str) -> None:
    made = [line for line, _ in zip(lines(name, Session(9, "/home/ada/shop")), range(300), strict=False)]
    data = b"".join(made)
    steps = list(agents.get(name).steps(Block(data, 0, len(data), 0)))
    assert sum(step[0] is None for step in steps) < len(made) / 4


def test_a_record_behind_half_of_what_a_command_put_out_is_read() -> None:
    item = {"type": "CommandExecution", "id": "c1", "command": ["make"], "aggregated_output": "x" * 9_000}
    payload = {"type": "item_completed", "thread_id": "t", "turn_id": "u", "item": item}
    output = written({"timestamp": "2026-11-30T12:00:00.000Z", "type": "event_msg", "payload": payload})
    said = {"type": "user_message", "message": "always use tabs"}
    behind = written({"timestamp": "2026-11-30T12:00:09.000Z", "type": "event_msg", "payload": said})
    assert stepped("codex", output + b"\n") == [()]
    for cut in (5_000, len(output) - 9, len(output) - 4, len(output) - 3, len(output) - 1, len(output)):
        for torn in (output[:cut], output[:cut] + b"\\", output[:cut] + b'"'):
            block = Block(torn + behind + b"\n", 0, len(torn + behind) + 1, 0)
            assert [step[0] for step in agents.get("codex").steps(block)] == [None], torn[-12:]


def test_an_end_of_a_turn_that_has_two_names_is_decoded() -> None:
    entry = next(entry for entry in samples("claude-code") if entry.get("subtype") == "turn_duration")
    line = written(entry)
    assert line.index(b'"timestamp"') < line.index(b'"uuid"')
    once, twice = line + b"\n", line.replace(b',"timestamp"', b',"uuid":"another","timestamp"') + b"\n"
    form = agents.get("claude-code")
    kinds = [[step[0] for step in form.steps(Block(data, 0, len(data), 0))] for data in (once, twice)]
    assert kinds == [["close"], [None]]
