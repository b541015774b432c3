"""A home in which things go wrong: numbered turns to tell apart, and a daemon under a tracer or as another user."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.running import PATIENCE, Home, eventually
from tests.faults.oracle import Oracle


class FaultyHome(Home):
    """A home with an oracle; what is remembered is numbered."""

    def __init__(self, folder: Path, extra: str = "", agent: str = "generic") -> None:
        super().__init__(folder, extra, agent)
        self.oracle = Oracle(self)

    def remember(self, numbers: Iterable[int], session: str = "s1") -> None:
        """Say one thing to remember for each number; each turn closes when the next begins."""
        for number in numbers:
            self.say(f"Remember that service-{number} listens on port {9000 + number}.", session=session)

    def end(self, session: str = "s1") -> None:
        """Close the last turn of a session."""
        self.say("That was all.", session=session)

    def wait_for(self, numbers: Iterable[int], seconds: float = PATIENCE) -> None:
        """Wait until these numbers are through."""
        wanted = set(numbers)
        eventually(lambda: self.oracle.has_read(wanted), seconds)

    def once(self, *, traced: tuple[str, ...] = ()) -> subprocess.CompletedProcess[bytes]:
        """Do all that is pending in a process of its own; `traced` are options of strace."""
        tracer = ["strace", "-f", "-qq", "-o", os.devnull, *traced] if traced else []
        return subprocess.run(
            [*tracer, *self.command("once")],
            cwd=self.project, env=self.environment() | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True,
            check=False, timeout=100,
        )  # fmt: skip

    def calls(self, *names: str) -> dict[str, int]:
        """Do all that is pending; return how often each system call was made."""
        log = self.folder / "calls"
        tracer = ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={','.join(names)}"]
        done = subprocess.run(
            [*tracer, *self.command("once")],
            cwd=self.project, env=self.environment() | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True,
            check=False, timeout=100,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        lines = log.read_text(errors="replace").splitlines()
        return {name: sum(f" {name}(" in line for line in lines) for name in names}


@contextmanager
def stopped(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Hold a process still, as a suspended machine does."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)
