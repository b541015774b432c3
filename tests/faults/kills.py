"""Every moment at which a command can be killed: each system call that makes something last, as strace injects it."""

from __future__ import annotations

import os
import re
import shutil
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.e2e.running import Home
from tests.faults.forking import Forks

CALLS = (
    "write", "pwrite64", "fsync", "fdatasync", "renameat2", "renameat", "rename", "unlinkat", "unlink", "mkdirat",
    "ftruncate",
)  # fmt: skip
Moment = tuple[str, int]


class Kills:
    """A command that can be killed at any moment, and its home put back to where it began."""

    def __init__(self, forks: Forks, home: Home, command: str, folders: Sequence[Path]) -> None:
        self._forks, self._home, self._command = forks, home, command
        self._kept = {folder: home.folder.parent / "kept" / folder.name for folder in folders}
        for folder, kept in self._kept.items():
            shutil.copytree(folder, kept)

    def moments(self) -> list[Moment]:
        """Run the command to its end; return each call with its number among those of its name in its thread.

        It is by thread that strace counts.
        """
        log = self._home.folder / "calls"
        wanted = f"trace={','.join(CALLS)}"
        assert self._forks.once(self._home, self._command, ("-o", str(log), "-e", wanted)) == 0
        text = log.read_text(errors="replace")
        seen: Counter[tuple[str, str]] = Counter()
        found: dict[Moment, None] = {}
        for thread, call in re.findall(rf"^(\d+) +({'|'.join(CALLS)})\(", text, re.MULTILINE):
            seen[thread, call] += 1
            found[call, seen[thread, call]] = None
        return [*found]

    def at(self, moment: Moment) -> bool:
        """Put the home back, run the command and kill it there; tell whether that moment came."""
        for folder, kept in self._kept.items():
            shutil.rmtree(folder)
            shutil.copytree(kept, folder)
        call, number = moment
        kill = ("-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}")
        return self._forks.once(self._home, self._command, ("-o", os.devnull, *kill)) == -signal.SIGKILL
