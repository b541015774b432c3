"""Every format, every session in tests/data: however a file is read, the same turns come out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from memoryd.core.events import Kind
from memoryd.core.model import Turn
from memoryd.core.turns import TurnAssembler
from memoryd.pipeline.lines_source import HEAD_SIZE
from tests.agents.scenarios import FROZEN, SCENARIOS, Collected, Fed, Scenario, feed, in_chunks, lines, seen

scenarios = pytest.mark.parametrize("scenario", SCENARIOS, ids=str)


def assembler(scenario: Scenario, file: str) -> TurnAssembler:
    made = TurnAssembler(scenario.agent, file, copies=True)
    for fact in scenario.facts(file):
        made.feed(fact, 0, 0, FROZEN)
    return made


def read_file(scenario: Scenario, file: str, pieces: Iterator[Fed], collected: Collected, known: set[str]) -> None:
    """Read one file as a reader does that looks after each piece."""
    turns = assembler(scenario, file)
    here = Collected()
    for piece in pieces:
        feed(turns, piece)
        turns.tick(FROZEN)
        here.take(turns)
    here.end(file, turns)
    collected.turns.update({key: turn for key, turn in here.turns.items() if key not in known})
    collected.open += here.open
    known.update(here.turns)


def check(scenario: Scenario, collected: Collected) -> None:
    assert collected.closed(scenario) == list(scenario.closed)
    assert [turn for turn in collected.open if scenario.asks_for(turn)] == list(scenario.open)


def test_there_are_sessions_of_every_kind() -> None:
    assert len([one for one in SCENARIOS if one.agent == "claude-code"]) >= 83
    assert len([one for one in SCENARIOS if one.agent == "generic"]) >= 8
    assert sum(len(one.closed) for one in SCENARIOS) > 150


@scenarios
def test_a_file_read_at_once_gives_its_turns(scenario: Scenario) -> None:
    collected, known = Collected(), set[str]()
    for file in scenario.read_files():
        turns = assembler(scenario, file)
        for line in lines(scenario.form, scenario.data(file)):
            feed(turns, line)
        here = Collected()
        here.end(file, turns)
        collected.turns.update({key: turn for key, turn in here.turns.items() if key not in known})
        collected.open += here.open
        known.update(here.turns)
    check(scenario, collected)


@scenarios
def test_a_file_read_byte_by_byte_gives_the_same(scenario: Scenario) -> None:
    collected, known = Collected(), set[str]()
    for file in scenario.read_files():
        data = scenario.data(file)
        chunks = (data[at : at + 1] for at in range(len(data)))
        read_file(scenario, file, in_chunks(scenario.form, data, chunks), collected, known)
    check(scenario, collected)


@scenarios
@pytest.mark.parametrize("seed", range(3))
def test_a_file_read_in_random_pieces_gives_the_same(scenario: Scenario, seed: int) -> None:
    collected, known, dice = Collected(), set[str](), random.Random(f"{scenario}-{seed}")
    for file in scenario.read_files():
        data = scenario.data(file)
        cuts = sorted(dice.randrange(len(data) + 1) for _ in range(dice.randrange(1, 60)))
        chunks = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        read_file(scenario, file, in_chunks(scenario.form, data, iter(chunks)), collected, known)
    check(scenario, collected)


@scenarios
@pytest.mark.parametrize("gone_quiet", [False, True], ids=["running", "after a quiet close"])
def test_a_reader_restarted_at_any_line_loses_nothing(scenario: Scenario, gone_quiet: bool) -> None:
    for file in scenario.read_files():
        whole = lines(scenario.form, scenario.data(file))
        expected = read_from(scenario, file, whole, 0)
        for cut in range(len(whole) + 1):
            first = assembler(scenario, file)
            for line in whole[:cut]:
                feed(first, line)
            if gone_quiet:
                first.finish()
            before = {turn.key: turn for turn in first.take()}
            held = first.held_from()
            checkpoint = (whole[cut - 1].end if cut else 0) if held is None else held
            after = read_from(scenario, file, whole, checkpoint)
            assert without_unfinished({**before, **after}, expected) == expected, f"cut before line {cut}"


def read_from(scenario: Scenario, file: str, whole: list[Fed], checkpoint: int) -> dict[str, Turn]:
    turns = assembler(scenario, file)
    for line in whole:
        if line.start >= checkpoint:
            feed(turns, line)
        elif line.end <= HEAD_SIZE:
            # What a file says of itself at its head, a reader looks up again.
            feed(turns, replace(line, records=tuple(one for one in line.records if one.kind is Kind.FACTS)))
    turns.finish()
    return {turn.key: turn for turn in turns.take()}


def without_unfinished(found: dict[str, Turn], expected: dict[str, Turn]) -> dict[str, Turn]:
    """Leave out turns that only looked closed where the file ended for the first reader, and never closed."""
    return {key: turn for key, turn in found.items() if key in expected}


@pytest.mark.parametrize("agent", ["claude-code", "generic"])
def test_sessions_that_write_into_one_file_by_turns_do_not_mix(agent: str) -> None:
    dice = random.Random(7)
    for _ in range(100):
        pair = dice.sample([one for one in SCENARIOS if one.agent == agent and names_its_sessions(one)], 2)
        assert len(pair) == 2
        queues = [lines(one.form, one.data(one.read_files()[0])) for one in pair]
        wanted = sorted(told for queue in queues for told in tell(agent, queue))
        assert sorted(tell(agent, shuffled_together(dice, queues))) == wanted


def names_its_sessions(scenario: Scenario) -> bool:
    """Tell whether lines say which session they belong to; else two in one file are one."""
    return all(turn[1] not in turn[0] for turn in scenario.turns) or scenario.agent == "claude-code"


def shuffled_together(dice: random.Random, queues: list[list[Fed]]) -> list[Fed]:
    """Let files write into one by turns, each in its own order."""
    order = [number for number, queue in enumerate(queues) for _ in queue]
    dice.shuffle(order)
    left = [iter(queue) for queue in queues]
    together, at = [], 0
    for number in order:
        line = next(left[number])
        together.append(Fed(line.records, at, at + line.end - line.start))
        at = together[-1].end
    return together


def tell(agent: str, whole: list[Fed]) -> list[str]:
    """Return what comes out of one file, without its order and the keys of undated lines."""
    turns = TurnAssembler(agent, "both.jsonl", copies=True)
    for line in whole:
        feed(turns, line)
    collected = Collected()
    collected.end("both.jsonl", turns)
    return [repr(seen(turn)) for turn in collected.turns.values()] + [repr(turn) for turn in collected.open]


@scenarios
def test_the_bytes_of_a_turn_are_where_it_says(scenario: Scenario) -> None:
    for file in scenario.read_files():
        data = scenario.data(file)
        for turn in read_from(scenario, file, lines(scenario.form, data), 0).values():
            assert 0 <= turn.start < turn.end <= len(data) + 1
            assert turn.start == 0 or data[turn.start - 1 : turn.start] == b"\n"
            assert turn.end > len(data) or data[turn.end - 1 : turn.end] == b"\n"
