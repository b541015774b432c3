"""A kill at a system call, as strace injects it: what was written down is not done again, what was not is."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from tests.faults.harness import FaultyHome, keeping, with_model, words
from tests.messages_api import MessagesApi
from tests.needs import needs_strace

LATE_CALLS, LAST_MOMENTS = ("pwrite64", "fdatasync", "fsync", "renameat2", "rename"), 2
"""The calls that make a reply last, and how many of the last of each are looked at."""
CALLS = ("write", "pwrite64", "fsync", "fdatasync", "renameat2", "renameat", "rename", "unlinkat", "mkdirat", "openat")
SMOKE_MOMENTS, MOMENTS = 3, 30


def moments(counts: dict[str, int], many: int) -> list[tuple[str, int]]:
    """Choose so many moments, evenly over all calls that were made."""
    every = [(call, number) for call in CALLS for number in range(1, counts[call] + 1)]
    step = max(1, len(every) // many)
    return every[step // 2 :: step]


class Rewound:
    """A home that can be put back to where it was."""

    def __init__(self, home: FaultyHome) -> None:
        self.home, self.kept = home, home.folder.parent / "kept"
        for folder in (home.state, home.project):
            shutil.copytree(folder, self.kept / folder.name)

    def back(self) -> None:
        for folder in (self.home.state, self.home.project):
            shutil.rmtree(folder)
            shutil.copytree(self.kept / folder.name, folder)


@needs_strace
@pytest.mark.timeout(600)
@pytest.mark.parametrize("many", [SMOKE_MOMENTS, pytest.param(MOMENTS, marks=pytest.mark.faults)])
def test_a_kill_at_each_system_call_of_two_turns_loses_and_repeats_nothing(tmp_path: Path, many: int) -> None:
    home = FaultyHome(tmp_path / "home")
    home.once()
    home.append("s1", words(home, [1, 2]))
    rewound = Rewound(home)
    counts = home.calls(*CALLS)
    killed = 0
    for call, number in moments(counts, many):
        rewound.back()
        done = home.once(traced=("-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}"))
        killed += done.returncode != 0
        assert home.once().returncode == 0, (call, number)
        home.oracle.lines_once([1, 2])
        home.oracle.turns_once([1, 2])
        home.oracle.ledger_is_sound()
        home.oracle.nothing_left()
    home.oracle.index_is_a_rebuild()
    # A call may come a little later or earlier each time; hardly any moment may be missed.
    assert killed >= many * 3 // 4


def state_of_the_first_turn(home: FaultyHome) -> str:
    try:
        found = home.oracle.rows("SELECT state FROM turns ORDER BY id")
    except sqlite3.Error:
        return "none"
    return str(found[0][0]) if found else "none"


@needs_strace
@pytest.mark.faults
@pytest.mark.timeout(600)
def test_a_reply_that_was_written_down_is_never_asked_for_again(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = FaultyHome(tmp_path / "home", with_model(tmp_path, api.url))
        home.once()
        home.append("s1", words(home, [1]))
        rewound = Rewound(home)
        states: Counter[str] = Counter()
        counts = home.calls(*LATE_CALLS)
        for call in LATE_CALLS:
            for number in range(max(1, counts[call] - LAST_MOMENTS), counts[call] + 1):
                rewound.back()
                api.received.clear()
                home.once(traced=("-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}"))
                before = len(api.received)
                state = state_of_the_first_turn(home)
                assert home.once().returncode == 0, (call, number)
                again = len(api.received) - before
                assert again <= (1 if state in ("pending", "none") else 0), (call, number, state)
                states[state] += 1
                home.oracle.lines_once([1])
                home.oracle.turns_once([1])
                home.oracle.nothing_left()
    assert states["answered"], states
