"""kill at each write, fsync and rename of a consolidation: one whole set is left, and an index that matches it.

A run of the tests takes a few of the moments; `MEMORYD_KILLS=all` takes every one of them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.running import Home
from tests.e2e.tidying import found, home_to_tidy
from tests.needs import needs_strace

CALLS = (
    "write",
    "pwrite64",
    "fsync",
    "fdatasync",
    "renameat2",
    "renameat",
    "rename",
    "unlinkat",
    "mkdirat",
    "ftruncate",
)
SMOKE = 10
"""How many moments a run of the tests takes, evenly over all kinds of calls."""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return home_to_tidy(tmp_path / "home")


class Moments:
    """A consolidation that can be killed, and put back to where it began."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.kept = home.folder.parent / "kept"
        for folder in (home.memory, home.state):
            shutil.copytree(folder, self.kept / folder.name)

    def put_back(self) -> None:
        for folder in (self.home.memory, self.home.state):
            shutil.rmtree(folder)
            shutil.copytree(self.kept / folder.name, folder)

    def consolidate(self, *options: str) -> int:
        command = [sys.executable, "-m", "memoryd", "--config", str(self.home.config), "consolidate"]
        root = {"PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            ["strace", "-f", "-qq", *options, *command],
            cwd=self.home.project, env=self.home.env | root, capture_output=True, check=False, timeout=100,
        )  # fmt: skip
        return done.returncode

    def calls(self) -> Counter[str]:
        """Return how often a consolidation makes each call."""
        log = self.kept / "calls"
        assert self.consolidate("-o", str(log), "-e", f"trace={','.join(CALLS)}") == 0
        return Counter(re.findall(rf"^\d+ +({'|'.join(CALLS)})\(", log.read_text(errors="replace"), re.MULTILINE))

    def killed_at(self, call: str, number: int) -> bool:
        inject = f"inject={call}:signal=KILL:when={number}"
        return self.consolidate("-o", os.devnull, "-e", f"trace={call}", "-e", inject) != 0


def chosen(counts: Counter[str]) -> Iterator[tuple[str, int]]:
    every = [(call, number) for call in CALLS for number in range(1, counts[call] + 1)]
    step = 1 if os.environ.get("MEMORYD_KILLS") == "all" else max(1, len(every) // SMOKE)
    yield from every[step // 2 :: step]


@needs_strace
@pytest.mark.timeout(3_000)
def test_a_kill_leaves_one_whole_set_and_an_index_that_matches(home: Home) -> None:
    moments = Moments(home)
    old = (found(home), home.index())
    counts = moments.calls()
    new = (found(home), home.index())
    assert (len(old[0]), len(new[0])) == (6, 3)
    assert all(
        "use pnpm, never npm" in text and "always pnpm" in text for name, text in new[0].items() if "pnpm" in name
    )
    assert counts["fsync"] + counts["fdatasync"] > 5
    killed: Counter[str] = Counter()
    for call, number in chosen(counts):
        moments.put_back()
        if moments.killed_at(call, number):
            assert home.memoryd("once").returncode == 0, (call, number)
            left = (found(home), home.index())
            assert left in (old, new), (call, number)
            assert not list(home.memory.rglob("*.tmp")), (call, number)
            killed["new" if left == new else "old"] += 1
    assert killed["old"]
    assert killed["new"]
