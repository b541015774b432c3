"""Indexes that could not be made true: each is tried again until it can be, at first often and then seldom.

Nobody says when a disk takes what is written again. Most do within a minute; where one does not for months, looking
through a folder every few seconds would cost more than all else that a daemon at rest does.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from memoryd.core.model import Project
from memoryd.ports import Clock

EAGER = 8
"""So many times one is tried at the next opportunity."""
SELDOM_SECONDS = 25.0
"""How long it is left alone after that: less than what lies between two pulses of a daemon at rest."""


class Unmade:
    """Tell which indexes to try again. Safe from any thread."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._guard = threading.Lock()
        self._failures: dict[Project, int] = {}
        self._due: dict[Project, float] = {}

    def failed(self, project: Project) -> None:
        """Note that an index could not be made true."""
        with self._guard:
            failures = self._failures[project] = self._failures.get(project, 0) + 1
            pause = 0.0 if failures <= EAGER else SELDOM_SECONDS
            self._due[project] = self._clock.monotonic() + pause

    @contextmanager
    def trying(self, project: Project) -> Iterator[None]:
        """Make an index true in the block; where it does not fail, it has never failed."""
        before = self._failures.get(project)
        yield
        with self._guard:
            if before is not None and self._failures.get(project) == before:
                del self._failures[project]

    def take(self) -> list[Project]:
        """Return those that are to be tried now; who fails is noted again."""
        now = self._clock.monotonic()
        with self._guard:
            due = [project for project, at in self._due.items() if at <= now]
            for project in due:
                del self._due[project]
            return due

    def soon(self) -> bool:
        """Tell whether one is to be tried at the next opportunity."""
        with self._guard:
            return any(self._failures.get(project, 0) <= EAGER for project in self._due)
