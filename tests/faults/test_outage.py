"""Row 38, with a clock that is handed in: a server that is down for ten minutes, and what is asked of it meanwhile."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.llm.breaker import FAILURES, Breaker
from memoryd.core.errors import Transient
from memoryd.core.model import Answer, Project, Prompt
from memoryd.pipeline.proposing import ModelExtractor
from tests.fakes_model import USAGE
from tests.faults.harness import memory_of
from tests.faults.oracle import SAID
from tests.pipeline.test_extracting import SHOP, House

BLOG = Project("/home/dev/blog", "/home/dev/blog/.memory")
DOWN_SECONDS = 600
PROBE_SECONDS = 60.0
TURNS = 7


class Outage:
    """A model behind a server that is down at first; each call is noted with its time and what it was about."""

    def __init__(self, house: House, until: float) -> None:
        self._house, self._until = house, until
        self.failed: list[float] = []
        self.answered: list[int] = []

    def ask(self, prompt: Prompt) -> Answer:
        if self._house.clock.time < self._until:
            self.failed.append(self._house.clock.time)
            raise Transient("529 overloaded", "it is tried again later")
        (number,) = {int(found) for found in SAID.findall(prompt.user.partition("\nTurn ")[2])}
        self.answered.append(number)
        return Answer(json.dumps({"operations": [memory_of(number)]}), USAGE, "scripted")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    database = Database(tmp_path / "ledger.sqlite3")
    yield House(database, ())
    database.close()


def test_ten_minutes_of_529_cost_five_calls_and_one_a_minute_and_then_all_come_in_order(house: House) -> None:
    began = house.clock.time
    outage = Outage(house, until=began + DOWN_SECONDS)
    breaker = Breaker(outage, clock=house.clock, identity=lambda: "key")
    house.extracting = house.with_extractor(ModelExtractor(breaker))
    projects = {SHOP: range(TURNS), BLOG: range(100, 100 + TURNS)}
    for project, numbers in projects.items():
        for number in numbers:
            said = f"Remember that service-{number} listens on port {9000 + number}."
            house.close(f"turn-{number}", said, project=project)
    # Half an hour, second by second: the rest after the last failure may be as long as a quarter of one.
    for second in range(1_800):
        house.clock.time = began + second
        for project in projects:
            while house.work(project.root):
                pass
    opened = outage.failed[FAILURES - 1]
    assert opened - began < PROBE_SECONDS
    probes = [*outage.failed[FAILURES - 1 :]]
    assert all(later - earlier >= PROBE_SECONDS for earlier, later in pairwise(probes))
    for numbers in projects.values():
        assert [number for number in outage.answered if number in numbers] == [*numbers]
    assert len(outage.answered) == 2 * TURNS
    assert house.history.held_up() == []
