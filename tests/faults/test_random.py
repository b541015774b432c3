"""Random deeds on real files under a real daemon, with kills, held against the numbers that were ever written."""

from __future__ import annotations

import random
import signal
from pathlib import Path

import pytest

from tests.faults.harness import FaultyHome, stopped
from tests.faults.test_files import DEEDS, WATCH, File

ROUNDS = 6


def do_random_things(folder: Path, seed: int, rounds: int) -> None:
    """Append, cut, replace, rename, delete, kill and hold still at random; then ask the oracle."""
    chance = random.Random(seed)
    home = FaultyHome(folder, WATCH)
    numbers: set[int] = set()
    process = home.start()
    try:
        for turn in range(rounds):
            deed = chance.choice(DEEDS)
            file = File(home, f"{deed.__name__}-{turn}", 100 * turn)
            file.append(file.text(0, 1, 2))
            numbers |= {file.first + number for number in range(3)}
            home.wait_for(numbers)
            with stopped(process):
                numbers |= {file.first + number for number in deed(file)}
            if chance.random() < 0.5:
                process.send_signal(signal.SIGKILL)
                process.wait()
                process = home.start()
        home.wait_for(numbers)
        home.oracle.well_within()
        home.oracle.all_holds(numbers)
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.faults
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_in_whatever_order_each_line_is_read_once(tmp_path: Path, seed: int) -> None:
    do_random_things(tmp_path, seed, ROUNDS)
