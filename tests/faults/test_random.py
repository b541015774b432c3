"""Random deeds on real files under a real daemon, held against the numbers that were ever written whole.

What is written over or taken away has been read before (else nobody could be asked for it); all else comes at any
moment: in the middle of reading, before a kill, while events are lost, while the disk is full.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.e2e.running import eventually
from tests.faults.forking import Forks
from tests.faults.harness import FaultyHome, words
from tests.faults.machine import fill, may_mount, mounted, overflow

NAMES = st.sampled_from(["a", "b", "-home-ada-新/c", "-home-ada-新/d"])
SHARES = st.floats(0, 1)
STEPS, EXAMPLES = 25, 4
WATCH = "[watch]\nrescan_seconds = 5\n"


class Transcripts(RuleBasedStateMachine):
    """Session files, a daemon that reads them, and the numbers that must be known."""

    forks: ClassVar[Forks]

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="memoryd-random-"))
        self.home = FaultyHome(self.folder / "home", WATCH)
        self.written: set[int] = set()
        self.count = 0
        self.unended: dict[str, tuple[int, bytes]] = {}
        self.overflowed = False
        self.held = ExitStack()

    @initialize()
    def begin(self) -> None:
        # Where nothing may be mounted the disk is never full.
        self.disk = self.held.enter_context(mounted(self.home.state, "size=24m", "mode=700")) if may_mount() else None
        self.pid = self.forks.start(self.home, "run")
        # What is there before it has looked for the first time is old.
        eventually(self.has_looked)
        self.append("a", 1)

    def has_looked(self) -> bool:
        try:
            return self.home.oracle.rows("SELECT 1 FROM roots") != []
        except sqlite3.Error:
            return False

    def path(self, name: str) -> Path:
        path = self.home.sessions / f"{name}.jsonl"
        path.parent.mkdir(exist_ok=True)
        return path

    def fresh(self, many: int) -> bytes:
        """Return turns for so many new numbers, which count as written."""
        numbers = range(self.count, self.count + many)
        self.count += many
        self.written |= set(numbers)
        return words(self.home, numbers)

    def add(self, name: str, content: bytes) -> None:
        with self.path(name).open("ab") as file:
            file.write(content)

    def settle(self) -> None:
        self.home.wait_for(self.written)

    # What an agent, an editor or a person does.

    @rule(name=NAMES, many=st.integers(1, 3))
    def append(self, name: str, many: int) -> None:
        self.end_the_line(name)
        self.add(name, self.fresh(many))

    @rule(name=NAMES, share=SHARES)
    def split(self, name: str, share: float) -> None:
        self.end_the_line(name)
        content = words(self.home, [self.count])
        at = 1 + int(share * (content.index(b"\n") - 1))
        self.add(name, content[:at])
        self.unended[name] = self.count, content[at:]
        self.count += 1

    @rule(name=NAMES)
    def end_the_line(self, name: str) -> None:
        if name in self.unended:
            number, rest = self.unended.pop(name)
            self.add(name, rest)
            self.written.add(number)

    @rule(name=NAMES)
    def rotate(self, name: str) -> None:
        self.unended.pop(name, None)
        if (path := self.path(name)).exists():
            path.rename(path.with_name(f"{path.stem}-{self.count}.jsonl"))
        self.add(name, self.fresh(1))

    @rule(name=NAMES, share=st.sampled_from([0, 0, 0.3, 0.9]))
    def truncate(self, name: str, share: float) -> None:
        self.settle()
        self.unended.pop(name, None)
        if (path := self.path(name)).exists():
            os.truncate(path, int(share * path.stat().st_size))
        self.add(name, b"\n" + self.fresh(2))

    @rule(name=NAMES, share=SHARES)
    def replace(self, name: str, share: float) -> None:
        self.settle()
        self.unended.pop(name, None)
        path = self.path(name)
        old = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        other = self.folder / "other"
        other.write_bytes(b"".join(old[: int(share * len(old))]).rstrip(b"\n") + b"\n" + self.fresh(2))
        other.replace(path)

    @rule(name=NAMES, to=NAMES)
    def rename(self, name: str, to: str) -> None:
        if name == to or not self.path(name).exists():
            return
        self.settle()
        self.unended.pop(to, None)
        self.path(name).rename(self.path(to))
        if name in self.unended:
            self.unended[to] = self.unended.pop(name)

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        self.settle()
        self.unended.pop(name, None)
        self.path(name).unlink(missing_ok=True)

    # What happens to memoryd.

    @rule()
    def kill(self) -> None:
        self.forks.kill(self.pid)
        self.pid = self.forks.start(self.home, "run")

    @rule(name=NAMES)
    def lose_events(self, name: str) -> None:
        os.kill(self.pid, signal.SIGSTOP)
        if not self.overflowed:
            overflow(self.home.sessions)
            self.overflowed = True
        self.append(name, 1)
        os.kill(self.pid, signal.SIGCONT)

    @precondition(lambda self: self.disk is not None)
    @rule(name=NAMES)
    def fill_the_disk(self, name: str) -> None:
        self.settle()
        told = len(self.home.oracle.warnings("ledger", "full"))
        filler = fill(self.home.state)
        self.append(name, 3)
        # It may have had room for these; then nothing went wrong.
        eventually(
            lambda: len(self.home.oracle.warnings("ledger", "full")) > told or self.home.oracle.has_read(self.written)
        )
        filler.unlink()

    def teardown(self) -> None:
        try:
            if hasattr(self, "pid"):
                self.settle()
                self.home.oracle.well_within()
                self.home.oracle.all_holds(self.written)
        finally:
            if hasattr(self, "pid"):
                self.forks.kill(self.pid)
            self.held.close()
            shutil.rmtree(self.folder)


def do_random_things(forks: Forks, number: int, examples: int, steps: int) -> None:
    """Run so many examples of this seed."""
    machine = seed(number)(type(f"Transcripts{number}", (Transcripts,), {"forks": forks}))
    chosen = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(machine, settings=chosen)


@pytest.mark.faults
@pytest.mark.timeout(300)
@pytest.mark.parametrize("number", range(4))
def test_whatever_happens_in_whatever_order_each_line_is_read_once(forks: Forks, number: int) -> None:
    do_random_things(forks, number, EXAMPLES, STEPS)
