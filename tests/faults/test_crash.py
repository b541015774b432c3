"""A crash at any moment: what was done is done once, what was not is done after."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path

import pytest

from tests.faults.asking import numbers_asked
from tests.faults.forking import Forks
from tests.faults.harness import FaultyHome, keeping, with_model, words
from tests.messages_api import MessagesApi, Received, Reply

PAUSE_SECONDS = 0.08
"""Between two turns that are written while memoryd is killed; a kill falls into the work on one of them."""
LIFE = (0.4, 2.5)
"""How long one lives, in the time that this machine now takes from a start to the end of all that is pending."""


def kill_while_it_tails(forks: Forks, home: FaultyHome, kills: int, seed: int) -> int:
    """Kill memoryd so often at random while turns are written; return how many turns there were."""
    chance, enough, written = random.Random(seed), threading.Event(), [0]

    def write() -> None:
        while not enough.wait(PAUSE_SECONDS):
            home.remember([written[0]], session="long")
            written[0] += 1
        home.end("long")

    forks.once(home)
    began = time.monotonic()
    forks.once(home)
    life = max(0.1, time.monotonic() - began)
    writer = threading.Thread(target=write)
    writer.start()
    for _ in range(kills):
        pid = forks.start(home, "run")
        enough.wait(life * chance.uniform(*LIFE))
        forks.kill(pid)
    enough.set()
    writer.join()
    return written[0]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("kills", "seed"),
    [(20, 20261129), *(pytest.param(50, seed, marks=pytest.mark.faults) for seed in range(4))],
)
def test_every_turn_is_applied_once_through_kills_at_random(
    tmp_path: Path, forks: Forks, kills: int, seed: int
) -> None:
    home = FaultyHome(tmp_path)
    turns = range(kill_while_it_tails(forks, home, kills, seed))
    assert len(turns) > kills
    # Memories come while it is killed, and not only after.
    assert len(home.memories()) > kills // 10
    with home.running():
        home.wait_for(turns, 60)
        home.oracle.well_within()
        home.oracle.all_holds(turns)


def test_a_kill_while_the_reply_is_on_its_way_costs_one_call_more_and_no_turn(tmp_path: Path) -> None:
    running: list[int] = []

    def killing(request: Received) -> Reply:
        os.kill(running[0], signal.SIGKILL)
        return keeping(request)

    with MessagesApi(killing, keeping) as api:
        home = FaultyHome(tmp_path / "home", with_model(tmp_path, api.url))
        process = home.start()
        running.append(process.pid)
        home.append("s1", words(home, [1]))
        process.wait(30)
        with home.running():
            home.wait_for([1])
            home.oracle.well_within()
            home.oracle.all_holds([1])
        assert numbers_asked(api) == [1, 1]
