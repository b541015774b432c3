"""kill -9 at random moments while turns are asked about together: each is applied once, and none is lost."""

from __future__ import annotations

import random
import signal
from collections import Counter
from pathlib import Path

from tests.e2e.old_sessions import keeping
from tests.e2e.running import Home, eventually
from tests.e2e.test_bill import home_with
from tests.faults.oracle import Oracle
from tests.messages_api import MessagesApi

TURNS = 40
KILLS = 8


def test_each_turn_of_a_batch_is_applied_once_through_kills(tmp_path: Path) -> None:
    chance = random.Random(20261130)
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api, "batch_seconds = 1\nbatch_turns = 4", "[budget]\ncalls_per_hour = 1000\n")
        with home.running():
            pass
        for kill in range(KILLS):
            for number in range(kill * TURNS // KILLS, (kill + 1) * TURNS // KILLS):
                home.say(f"Always check rule {number} 中文 🐘.", session="long")
            process = home.start()
            calls = len(api.received)
            if chance.random() < 0.7:
                # In the middle of a call, or of what follows from it.
                eventually(lambda: len(api.received) > calls or not _pending(home))  # noqa: B023
            process.send_signal(signal.SIGKILL)
            process.wait()
        home.say("ok", session="long")
        with home.running():
            eventually(
                lambda: Oracle(home).rows("SELECT count(*) FROM turns WHERE state = 'done'") == [(TURNS + 1,)], 60
            )
        counts = Counter(row[0] for row in Oracle(home).rows("SELECT turn FROM verdicts WHERE accepted = 1"))
        assert set(counts.values()) == {1}
        assert len(counts) == TURNS
        texts = [path.read_text(encoding="utf-8") for path in home.memories()]
        assert len(texts) == TURNS
        assert all(sum(f"rule {number} 中文" in text for text in texts) == 1 for number in range(TURNS))
        # Every call is in the books, and those that a kill broke off stay in them as never settled.
        booked, unsettled = (
            int(str(count)) for count in Oracle(home).rows("SELECT count(*), sum(NOT settled) FROM calls")[0]
        )
        assert len(api.received) <= booked <= len(api.received) + KILLS
        assert unsettled <= KILLS


def _pending(home: Home) -> bool:
    return bool(Oracle(home).rows("SELECT 1 FROM turns WHERE state = 'pending'"))
