"""Notice what people and editors do in memory folders, and have the indexes made true.

A look in the midst of a change sees half of it: the first files of a folder that is being removed as some that were
deleted one by one, and it leaves files of its own there, so that the folder cannot be removed. So hints are gathered
until none comes for a moment.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from math import inf

from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.daemon.intake import Hints
from memoryd.daemon.lane import Lane
from memoryd.ports import Clock, Reporter, Upkeep

TRUTH_SECONDS = 600.0
"""How often every memory folder is looked at, whatever was hinted at."""
QUIET_SECONDS = 0.1
"""How long no hint comes before a change is taken for whole."""
LONGEST_SECONDS = 0.6
"""How long hints are gathered at most: the index follows within a second."""
MANY = 100
MANY_SECONDS = 5.0
"""How long at most where more files than that change: a large folder takes a while to be removed or checked out."""
_HINTS, _FOLDERS, _ALL = "hints", "folders", "all"


class MemoryWatch:
    """A lane that turns hints at changed memory files into work for the lane of their project."""

    def __init__(
        self,
        watcher: Hints,
        upkeep: Upkeep,
        reindex: Callable[[Project, Collection[str] | None], None],
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._watcher = watcher
        self._upkeep = upkeep
        self._reindex = reindex
        self._clock = clock
        self._truth = -inf
        self._stopping = threading.Event()
        self._reporter = reporter
        self._told = ""
        self.lane: Lane[str] = Lane("memory-watch", self._work, clock, reporter)

    @property
    def trouble(self) -> str:
        """Return why no hints can be expected, with the remedy, or ""."""
        return self._watcher.trouble

    def hint(self) -> None:
        """Wake the lane: hints wait to be taken. Safe from any thread."""
        self.lane.put(_HINTS)

    def lost(self, reason: str) -> None:
        """Have all indexes made true, because hints were lost. Safe from any thread."""
        if reason:
            self._reporter.tell(Troubled("memory folders", f"{reason}: all indexes are checked", serious=False))
        self.lane.put(_ALL)

    def start(self) -> None:
        """Watch the folders of all known projects and make their indexes true."""
        self.lane.put(_ALL)
        self.lane.start()

    def refresh(self) -> None:
        """Watch the folders that have come since, and look at everything where no hints can be expected.

        Everything is looked at now and then in any case: hints are no promise. Safe from any thread.
        """
        due = self._clock.monotonic() - self._truth >= TRUTH_SECONDS
        self.lane.put(_FOLDERS if self._watcher.healthy() and not due else _ALL)

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopping.set()
        self.lane.stop()

    def close(self) -> None:
        """End the watching."""
        self._watcher.stop()

    def _work(self, task: str) -> None:
        try:
            self._look(task)
        except MemorydError as error:
            self._reporter.tell(Troubled("memory folders", str(error)))

    def _look(self, task: str) -> None:
        projects = self._upkeep.known_projects()
        begun: Sequence[str] = ()
        if task != _HINTS:
            begun = self._watcher.watch([project.memory for project in projects])
            # What could be mended at once, as a folder that was removed, is no trouble any more.
            self._tell_trouble()
        changed = (*begun, *self._gathered())
        if task == _ALL:
            self._truth = self._clock.monotonic()
        for project in projects:
            inner = [path for path in changed if _inside(path, project.memory)]
            if task == _ALL:
                self._reindex(project, None)
            elif inner:
                self._reindex(project, _files(inner, project.memory))

    def _gathered(self) -> Collection[str]:
        """Take the hints that wait, and those that come before it is quiet."""
        found, began = dict.fromkeys(self._watcher.take()), self._clock.monotonic()
        fresh = bool(found)
        while fresh and not self._stopping.wait(QUIET_SECONDS):
            if self._clock.monotonic() >= began + (MANY_SECONDS if len(found) > MANY else LONGEST_SECONDS):
                break
            more = self._watcher.take()
            found.update(dict.fromkeys(more))
            fresh = bool(more)
        return found.keys()

    def _tell_trouble(self) -> None:
        """Tell once when hints end; everything is looked at by time then, and hints are tried for again."""
        trouble = self._watcher.trouble
        if trouble and trouble != self._told:
            self._reporter.tell(Troubled("memory folders", trouble, serious=False))
        self._told = trouble


def _inside(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")


def _files(paths: Sequence[str], folder: str) -> frozenset[str] | None:
    """Return the files that paths name in a folder; None where one is a folder, with whatever is in it."""
    if any(path == folder or path.endswith("/") for path in paths):
        return None
    return frozenset(path[len(folder) + 1 :] for path in paths)
