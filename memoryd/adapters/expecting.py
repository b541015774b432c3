"""Wait for folders that are not there yet: watch where they must appear."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from watchdog.events import DirCreatedEvent, DirMovedEvent, FileSystemEvent, FileSystemEventHandler
from watchdog.observers.api import BaseObserver, ObservedWatch

EVENTS: list[type[FileSystemEvent]] = [DirCreatedEvent, DirMovedEvent]


class Expecting:
    """Watch the nearest existing folder above each missing one; `came` hears when the next step towards it is there."""

    def __init__(self, came: Callable[[], None]) -> None:
        self._came = came
        self._watches: dict[str, tuple[ObservedWatch, _Door]] = {}

    def expect(self, missing: Iterable[str], observer: BaseObserver) -> None:
        """Wait for these folders from now on, in place of those before; OSError when a folder cannot be watched."""
        doors: dict[str, set[str]] = {}
        for folder in missing:
            above, step = _threshold(Path(folder))
            doors.setdefault(above, set()).add(step)
        for above in [above for above in self._watches if above not in doors]:
            watch, _ = self._watches.pop(above)
            if any(emitter.watch == watch for emitter in observer.emitters):
                observer.unschedule(watch)
        for above, steps in doors.items():
            if above in self._watches:
                self._watches[above][1].steps = frozenset(steps)
                continue
            door = _Door(frozenset(steps), self._came)
            self._watches[above] = (observer.schedule(door, above, recursive=False, event_filter=EVENTS), door)

    def forget(self) -> None:
        """Wait for nothing: the observer is gone."""
        self._watches.clear()


class _Door(FileSystemEventHandler):
    """Look for certain names among the folders that appear in one folder."""

    def __init__(self, steps: frozenset[str], came: Callable[[], None]) -> None:
        self.steps = steps
        self._came = came

    def dispatch(self, event: FileSystemEvent) -> None:
        """Tell when one of them has come."""
        if os.fsdecode(event.dest_path or event.src_path) in self.steps:
            self._came()


def _threshold(folder: Path) -> tuple[str, str]:
    """Return the nearest existing folder above, and the path of the next step down from it."""
    while not folder.parent.is_dir() and folder.parent != folder:
        folder = folder.parent
    return str(folder.parent), str(folder)
