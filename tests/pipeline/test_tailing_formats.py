"""Sessions of several clients, written in pieces with restarts between, keep turns, session and folder."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from memoryd import agents
from tests.agents.scenarios import SCENARIOS, Scenario
from tests.agents.test_copilot import ROUND, START, Event, line, prompt, said
from tests.pipeline.intake_house import House

TRIED = [one for one in SCENARIOS if one.agent in ("copilot", "pi", "qwen")]


@pytest.mark.parametrize("scenario", TRIED, ids=str)
def test_a_session_written_in_pieces_with_restarts_gives_its_turns(scenario: Scenario, tmp_path: Path) -> None:
    house = House(tmp_path, scenario.form)
    house.rescan()
    chance = random.Random(str(scenario))
    for name in scenario.files:
        write_in_pieces(house, name, scenario.data(name), chance)
    house.clock.time = time.time() + 1_000
    house.rescan()
    house.intake.finish()
    house.intake.run()
    found = [
        (turn.session, turn.prompts, turn.final, turn.close.value, turn.cwd)
        for turn, _ in house.ledger.turns.values()
        if turn.human
    ]
    assert sorted(map(repr, found)) == sorted(repr(turn[1:]) for turn in scenario.closed)
    assert house.troubles == []


def write_in_pieces(house: House, name: str, content: bytes, chance: random.Random) -> None:
    at = 0
    while at < len(content):
        size = chance.choice([1, 50, 1_000])
        house.clock.time = time.time()
        path = house.append(name, content[at : at + size])
        at += size
        if (step := chance.random()) < 0.6:
            house.hint(path)
        elif step < 0.7:
            house.start()


EVENTS = "session-state/s-1/events.jsonl"
LONG: Event = ("assistant.message", {"content": "長い" * 40_000, "toolRequests": []})


def events(*told: Event, after: int) -> bytes:
    return b"".join(line(kind, data, f"e-{after + number}") + b"\n" for number, (kind, data) in enumerate(told))


@pytest.mark.parametrize("from_start", [True, False])
def test_a_folder_told_far_down_still_holds_after_a_restart(from_start: bool, tmp_path: Path) -> None:
    elsewhere: Event = ("session.resume", {"context": {"cwd": "/other 项目"}})
    earlier: list[Event] = [("session.start", START), prompt("Go"), LONG, ROUND, elsewhere, prompt("Here"), LONG, ROUND]
    house = House(tmp_path, agents.get("copilot"), from_start=from_start)
    house.write(EVENTS, events(*earlier, after=0))
    house.rescan()
    house.intake.close()
    house.start()
    house.append(EVENTS, events(prompt("Again"), said("Yes."), ROUND, after=20))
    house.rescan()
    folders = {turn.prompts: (turn.session, turn.cwd) for turn, _ in house.ledger.turns.values()}
    assert folders[("Again",)] == ("s-1", "/other 项目")
    assert len(folders) == (3 if from_start else 1)


def test_the_long_message_lies_behind_what_is_always_looked_at() -> None:
    assert len(json.dumps(LONG, ensure_ascii=False).encode()) > 65_536
