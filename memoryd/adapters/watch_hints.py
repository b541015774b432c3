"""From the library's events to paths below the names that a root was asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from watchdog.events import DirDeletedEvent, FileSystemEvent, FileSystemEventHandler


class Hinting(FileSystemEventHandler):
    """Turn events into paths below the names a root was asked for.

    Nothing in here may fail, or the library's thread would end.
    """

    def __init__(
        self,
        real: str,
        names: tuple[str, ...],
        hint: Callable[[Sequence[str], bool], None],
        removed: Callable[[str], None],
    ) -> None:
        self.names = names
        self._real = real
        self._hint = hint
        self._removed = removed

    def dispatch(self, event: FileSystemEvent) -> None:
        """Pass on the paths of an event."""
        source, target = os.fsdecode(event.src_path), os.fsdecode(event.dest_path)
        if event.is_directory and source == self._real:
            self._removed(self.names[0])
        elif event.is_directory and not isinstance(event, DirDeletedEvent):
            self._pass_on(f"{target or source}/")
        elif not event.is_directory:
            self._pass_on(source)
            if target:
                self._pass_on(target)

    def _pass_on(self, path: str) -> None:
        rest = path.removeprefix(self._real)
        self._hint([name + rest for name in self.names], not rest)
