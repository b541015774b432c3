"""A kill at a system call, as strace injects it: what was written down is not done again, what was not is."""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from tests.faults.forking import Forks
from tests.faults.harness import FaultyHome, keeping, with_model, words
from tests.faults.kills import Kills
from tests.messages_api import MessagesApi
from tests.needs import needs_strace

SMOKE = 12
"""A smoke looks at every so many of the moments."""


def with_turns(home: FaultyHome, forks: Forks, numbers: list[int]) -> Kills:
    """Write a session that nobody has touched for long, so that its last turn is over."""
    forks.once(home)
    home.append("s1", words(home, numbers))
    os.utime(home.sessions / "s1.jsonl", (0, 0))
    return Kills(forks, home, "once", (home.state, home.project))


@needs_strace
@pytest.mark.timeout(600)
@pytest.mark.parametrize("step", [SMOKE, pytest.param(1, marks=pytest.mark.faults)])
def test_a_kill_at_each_system_call_of_two_turns_loses_and_repeats_nothing(
    tmp_path: Path, forks: Forks, step: int
) -> None:
    home = FaultyHome(tmp_path / "home")
    kills = with_turns(home, forks, [1, 2])
    moments = kills.moments()[step // 2 :: step]
    killed = 0
    for moment in moments:
        killed += kills.at(moment)
        assert forks.once(home) == 0, moment
        home.oracle.lines_once([1, 2])
        home.oracle.turns_once([1, 2])
        home.oracle.ledger_is_sound()
        home.oracle.nothing_left()
    home.oracle.index_is_a_rebuild()
    # Two threads may share their work otherwise than before; hardly any moment may be missed.
    assert killed >= len(moments) * 9 // 10


def state_of_the_first_turn(home: FaultyHome) -> str:
    try:
        found = home.oracle.rows("SELECT state FROM turns ORDER BY id")
    except sqlite3.Error:
        return "none"
    return str(found[0][0]) if found else "none"


@needs_strace
@pytest.mark.faults
@pytest.mark.timeout(600)
def test_a_reply_that_was_written_down_is_never_asked_for_again(tmp_path: Path, forks_with_model: Forks) -> None:
    forks = forks_with_model
    with MessagesApi(keeping) as api:
        home = FaultyHome(tmp_path / "home", with_model(tmp_path, api.url))
        kills = with_turns(home, forks, [1])
        states: Counter[str] = Counter()
        # Every other one: the test above takes all of them without a model.
        for moment in kills.moments()[::2]:
            api.received.clear()
            kills.at(moment)
            before = len(api.received)
            state = state_of_the_first_turn(home)
            assert forks.once(home) == 0, moment
            again = len(api.received) - before
            assert again <= (1 if state in ("pending", "none") else 0), (moment, state)
            states[state] += 1
            home.oracle.lines_once([1])
            home.oracle.turns_once([1])
            home.oracle.nothing_left()
    # Before the reply was written down, after it and before the file, and after that.
    assert all(states[state] for state in ("pending", "answered", "done")), states
