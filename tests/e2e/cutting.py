"""Cut memoryd off in the middle: at its nth step on files, by an exception or by a signal, or let somebody in there."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

_EVENTS = ("open", "os.rename", "os.remove", "os.mkdir", "os.link")


class Cut(BaseException):
    """The process ends here."""


class Scissors:
    """Cut a process off at its nth step on files; once cut, none of its further steps is done either.

    An audit hook hears of each step before it is done. It cannot be taken away again, so there is one for all tests.
    """

    def __init__(self) -> None:
        self.left = 0
        self.top = ""
        self.kill = False
        self.instead: Callable[[], object] | None = None
        sys.addaudithook(self._hear)

    def arm(self, top: Path, steps: int, *, kill: bool = False, instead: Callable[[], object] | None = None) -> None:
        """Cut at a step below a folder; with `instead` that is called there, and the process goes on."""
        self.top, self.left, self.kill, self.instead = str(top), steps, kill, instead

    def disarm(self) -> None:
        self.left = 0

    def _hear(self, event: str, words: tuple[object, ...]) -> None:
        if self.left and event in _EVENTS and self._is_near(words[0]):
            if self.left > 1:
                self.left -= 1
            elif self.instead:
                self.left = 0
                self.instead()
            elif self.kill:
                os.kill(os.getpid(), signal.SIGKILL)
            else:
                raise Cut

    def _is_near(self, path: object) -> bool:
        """Files in a held folder are named without one."""
        return isinstance(path, str) and (path.startswith(self.top) or not path.startswith("/"))


SCISSORS = Scissors()


def let_go(folder: Path) -> None:
    """Close what a process that ends would close, such as the lock of a folder."""
    for link in Path("/proc/self/fd").glob("*"):
        with suppress(OSError):
            if link.readlink().is_relative_to(folder):
                os.close(int(link.name))
