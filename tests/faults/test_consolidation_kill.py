"""Kill at each write, fsync and rename of a consolidation: one whole set is left, and an index that matches it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.tidying import found, home_to_tidy
from tests.faults.forking import Forks
from tests.faults.kills import Kills
from tests.needs import needs_strace

SMOKE = 16
"""A smoke looks at every so many of the moments."""


@needs_strace
@pytest.mark.timeout(600)
@pytest.mark.parametrize("step", [SMOKE, pytest.param(1, marks=pytest.mark.faults)])
def test_a_kill_leaves_one_whole_set_and_an_index_that_matches(tmp_path: Path, forks: Forks, step: int) -> None:
    home = home_to_tidy(tmp_path / "home")
    kills = Kills(forks, home, "consolidate", (home.memory, home.state))
    old = (found(home), home.index())
    moments = kills.moments()[step // 2 :: step]
    new = (found(home), home.index())
    assert (len(old[0]), len(new[0])) == (6, 3)
    assert all(
        "use pnpm, never npm" in text and "always pnpm" in text for name, text in new[0].items() if "pnpm" in name
    )
    left: Counter[str] = Counter()
    for moment in moments:
        if kills.at(moment):
            assert forks.once(home) == 0, moment
            there = (found(home), home.index())
            assert there in (old, new), moment
            assert not list(home.memory.rglob("*.tmp")), moment
            left["new" if there == new else "old"] += 1
    assert left["old"]
    assert left["new"]
    assert left.total() >= len(moments) * 9 // 10
