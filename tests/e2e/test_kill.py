"""kill -9 at random moments: every turn is applied once, whatever the moment was."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from collections import Counter
from pathlib import Path

from tests.e2e.running import Home, eventually

TURNS = 200
KILLS = 20


def rows(home: Home, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(f"file:{home.state / 'ledger.sqlite3'}?mode=ro", uri=True)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_every_turn_is_applied_once_through_twenty_kills(tmp_path: Path) -> None:
    home = Home(tmp_path)
    chance = random.Random(20261129)
    with home.running():
        pass
    never = threading.Event()

    def write() -> None:
        # Slower than all the starts together, so that each kill falls into work.
        for number in range(TURNS):
            home.say(f"Remember that service-{number} listens on port {9000 + number}.", session="long")
            never.wait(0.06)
        home.say("That was all.", session="long")

    writer = threading.Thread(target=write)
    writer.start()
    for _ in range(KILLS):
        process = home.start()
        never.wait(chance.uniform(0.0, 0.4))
        process.send_signal(signal.SIGKILL)
        process.wait()
    writer.join()
    with home.running():
        eventually(lambda: rows(home, "SELECT count(*) FROM turns WHERE state = 'done'") == [(TURNS + 1,)], 60)
    counts = Counter(row[0] for row in rows(home, "SELECT turn FROM verdicts WHERE accepted = 1"))
    assert set(counts.values()) == {1}
    assert len(counts) == TURNS
    texts = [path.read_text(encoding="utf-8") for path in home.memories()]
    assert len(texts) == TURNS
    for number in range(TURNS):
        assert sum(f"port {9000 + number}." in text.split("---")[2] for text in texts) == 1
    assert rows(home, "PRAGMA integrity_check") == [("ok",)]
    assert not list(home.memory.glob(".*.tmp*"))
