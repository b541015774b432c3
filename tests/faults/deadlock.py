"""A daemon one of whose lanes waits for itself once it is told to: `python -m tests.faults.deadlock`.

All of it is real but for what the lanes work on; what is stuck for a second counts as stuck.
"""

from __future__ import annotations

import os
import signal
import threading

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.notify import SystemdNotifier
from memoryd.core.model import Project
from tests.daemon.test_daemon import House
from tests.daemon.test_work import PROJECTS, Recorder

STUCK_SECONDS = 1.0


class Deadlocked(Recorder):
    """Steps of which one takes a lock that it holds."""

    def consolidate(self, project: Project, before: float) -> None:
        """Wait for ever."""
        lock = threading.Lock()
        with lock, lock:
            pass


def main() -> int:
    """Run until a signal."""
    notifier = SystemdNotifier(os.environ)
    house = House(notifier=notifier, clock=SystemClock(), stuck=STUCK_SECONDS, steps=Deadlocked())
    signal.signal(signal.SIGUSR1, lambda number, frame: house.work.consolidate(PROJECTS[0]))
    return house.daemon.run()


if __name__ == "__main__":
    raise SystemExit(main())
