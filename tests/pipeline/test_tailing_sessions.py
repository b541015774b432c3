"""Real sessions, written in random pieces with restarts between, give the turns that reading them whole gives."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest

from memoryd import agents
from tests.pipeline.intake_house import House

SESSIONS = Path(__file__).parents[1] / "data" / "claude-code"


@pytest.mark.parametrize("case", sorted(path.name for path in SESSIONS.iterdir() if path.is_dir()))
def test_a_session_written_in_pieces_with_restarts_gives_its_turns(case: str, tmp_path: Path) -> None:
    expected = json.loads((SESSIONS / case / "expected.json").read_text(encoding="utf-8"))
    house = House(tmp_path / "projects", agents.get("claude-code"))
    house.rescan()
    chance = random.Random(case)
    for name in expected["files"]:
        _write_in_pieces(house, name.split("projects/", 1)[1], (SESSIONS / case / name).read_bytes(), chance)
    house.clock.time = time.time()
    house.rescan()
    for _ in range(8):
        house.pass_time(15)
    house.clock.time += 1_000
    house.rescan()
    house.intake.finish()
    house.intake.run()
    wanted = [turn for turn in expected["turns"] if turn["close"] not in ("open", "unknown")]
    found = [(turn.prompts, turn.final) for turn, _ in house.ledger.turns.values()]
    assert sorted(map(repr, found)) == sorted(repr((tuple(turn["prompts"]), turn["final"])) for turn in wanted)
    assert house.troubles == []


def _write_in_pieces(house: House, name: str, content: bytes, chance: random.Random) -> None:
    at = 0
    while at < len(content):
        size = chance.choice([1, 50, 1_000, 20_000])
        house.clock.time = time.time()
        path = house.append(name, content[at : at + size])
        at += size
        step = chance.random()
        if step < 0.5:
            house.hint(path)
        elif step < 0.6:
            house.rescan()
        elif step < 0.65:
            house.start()
