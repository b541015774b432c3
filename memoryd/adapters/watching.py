"""Hints at changed files, from watchdog.

The library loses events in ways it does not tell its caller: a full kernel queue, no watches left, a folder it may not
read, a root that is a link or was replaced. So nothing here is a promise. Events go into a bounded set and wake
whoever takes them; what can be noticed of a loss is passed to `on_lost`, and then only a look at everything helps.
Call `watch` before each such look: it mends what broke since the last one. A root that was missing and appears is
passed to `on_lost` as well, with "" for the reason: nothing was lost. So is one that was removed, where
`removal_is_loss` is False: whoever removed it knows.
"""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from watchdog.events import (
    DirCreatedEvent,
    DirDeletedEvent,
    DirMovedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
    FileSystemEvent,
)
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver, EventEmitter, ObservedWatch

from memoryd.adapters.canary import Canary
from memoryd.adapters.expecting import Expecting
from memoryd.adapters.filesystems import shows_all_changes
from memoryd.adapters.inotify_limits import longer_queue, remedy_for, remedy_for_folder
from memoryd.adapters.watch_coverage import SETTLED_SECONDS, folder_number, unwatched_folder
from memoryd.adapters.watch_hints import Hinting
from memoryd.adapters.watch_log import Overflows, ignore_watch_tables
from memoryd.core.debounce import DirtyPaths

# Without opened and closed events: a reader of the files would wake itself for ever, and the queue overflows early.
EVENTS: list[type[FileSystemEvent]] = [
    FileCreatedEvent,
    FileModifiedEvent,
    FileMovedEvent,
    FileDeletedEvent,
    DirCreatedEvent,
    DirMovedEvent,
    DirDeletedEvent,
]
# Mending after an overflow makes events of its own; with many folders it overflows again, for ever.
STORM_OVERFLOWS = 3
STORM_SECONDS = 10.0
STORM_PAUSE_SECONDS = 600.0
# A thread that hangs in the library is left behind; reading must not hang with it.
TEAR_DOWN_SECONDS = 2.0
_SILENT = "no file events arrive, not even of a file of memoryd's own; memoryd polls"


@dataclass(frozen=True, slots=True)
class _Root:
    """A folder that is watched, which one it was when the watch began, and who hears of it."""

    real: str
    number: tuple[int, int]
    hinting: Hinting
    watch: ObservedWatch


class FolderWatcher:
    """Watcher on watchdog: hints wait in `take`, `on_hint` is called when the first one comes.

    Both callbacks run on a thread of the library; they may only wake somebody. `suffixes` limits hints to files with
    such names, and to folders; a folder younger than `settled` seconds may still get its watch. A hint that ends in
    "/" is a folder that came or was moved, with all that is in it. Hints begin with the root as `watch` was given it,
    even if that is a link.
    """

    def __init__(
        self,
        on_hint: Callable[[], None],
        on_lost: Callable[[str], None],
        polling: str = "auto",
        suffixes: tuple[str, ...] = (),
        limit: int = 10_000,
        settled: float = SETTLED_SECONDS,
        canary: Canary | None = None,
        removal_is_loss: bool = True,
    ) -> None:
        self._removal_is_loss = removal_is_loss
        self._canary = canary
        self._on_hint = on_hint
        self._on_lost = on_lost
        self._polling = polling
        self._suffixes = suffixes
        self._hints = DirtyPaths(limit)
        self._hints_lock = threading.Lock()
        self._lock = threading.Lock()
        self._roots: dict[str, _Root] = {}
        self._expecting = Expecting(self._appeared)
        self._observer: BaseObserver | None = None
        self._overflows: deque[float] = deque(maxlen=STORM_OVERFLOWS)
        self._paused_until = 0.0
        self._settled = settled
        self._settles_at = inf
        self._trouble = ""
        self._ears = Overflows(self._overflowed)
        ignore_watch_tables()

    @property
    def trouble(self) -> str:
        """Return why hints cannot be expected, with the remedy, or ""."""
        if self._polling == "always":
            return "polling is set to always"
        if time.monotonic() < self._paused_until:
            return f"too many changes for the kernel's queue, again and again; {longer_queue()}"
        if self._observer is not None and not _runs(self._observer):
            return "a thread that watches folders has ended; memoryd begins anew by itself"
        if self._canary is not None and self._canary.silent():
            return f'{_SILENT}; if that stays, set [watch] polling = "always"'
        return self._trouble

    def take(self) -> tuple[str, ...]:
        """Return the paths hinted at since the last call."""
        with self._hints_lock:
            return self._hints.take()

    def watch(self, roots: Sequence[str]) -> tuple[str, ...]:
        """Watch these folders, with all below, in place of those before; missing ones are tried at each call.

        Returns those among them whose watch begins only now: what changed in them before was not hinted at.
        """
        if self._polling == "always":
            return ()
        with self._lock:
            paused = time.monotonic() < self._paused_until
            if paused or self._is_dead():
                self._tear_down()
            before = {id(root) for root in self._roots.values()}
            self._trouble = "" if paused else self._mend(_wanted(roots))
            begun = [root for root in self._roots.values() if id(root) not in before]
            if begun:
                self._look_again()
            return tuple(name for root in begun for name in root.hinting.names)

    def healthy(self) -> bool:
        """Tell whether hints can be expected; False means that only the rescan sees anything.

        Folders that had just come at the last look may have been without a watch for that reason only: they are
        looked at again once they have settled.
        """
        if time.monotonic() >= self._settles_at:
            with self._lock:
                self._settles_at = inf
                self._trouble = self._trouble or self._gaps()
        return not self.trouble

    def stop(self) -> None:
        """End all watching."""
        with self._lock:
            self._tear_down()

    def _is_dead(self) -> bool:
        """Tell whether only beginning anew helps; a root that went is dropped alone."""
        if self._observer is None:
            return False
        silent = self._canary is not None and self._canary.wants_anew()
        return silent or not _runs(self._observer, but=[root.watch for root in self._roots.values()])

    def _mend(self, wanted: dict[str, tuple[str, ...]]) -> str:
        """Bring the watches to what is wanted; return what cannot be had."""
        for real in tuple(self._roots):
            if real not in wanted or not self._stands(self._roots[real]):
                self._drop(real)
        try:
            for real, names in wanted.items():
                self._keep(real, names)
            missing = [real for real in wanted if real not in self._roots]
            if missing or self._observer is not None:
                self._expecting.expect(missing, self._running())
            if self._canary is not None and self._observer is not None:
                self._canary.sing(self._observer)
        except OSError as error:
            return f"folders cannot be watched: {error.strerror or error}; {remedy_for(error)}"
        return self._gaps()

    def _keep(self, real: str, names: tuple[str, ...]) -> None:
        known = self._roots.get(real)
        if known is not None:
            known.hinting.names = names
        elif (number := folder_number(real)) is not None:
            hinting = Hinting(real, names, self._hint, self._removed)
            watch = self._running().schedule(hinting, real, recursive=True, event_filter=EVENTS)
            self._roots[real] = _Root(real, number, hinting, watch)

    def _running(self) -> BaseObserver:
        if self._observer is None:
            observer = Observer()
            observer.start()
            self._observer = observer
            self._ears.listen()
        return self._observer

    def _stands(self, root: _Root) -> bool:
        emitter = self._emitter(root)
        return emitter is not None and emitter.is_alive() and folder_number(root.real) == root.number

    def _emitter(self, root: _Root) -> EventEmitter | None:
        emitters = self._observer.emitters if self._observer is not None else ()
        return next((emitter for emitter in emitters if emitter.watch == root.watch), None)

    def _drop(self, real: str) -> None:
        root = self._roots.pop(real)
        if self._observer is not None and self._emitter(root) is not None:
            self._observer.unschedule(root.watch)

    def _tear_down(self) -> None:
        self._ears.close()
        self._roots.clear()
        self._expecting.forget()
        if self._canary is not None:
            self._canary.forget()
        observer, self._observer = self._observer, None
        if observer is not None and observer.is_alive():
            # Even telling it to stop waits for the thread that hands out events.
            ending = threading.Thread(target=_end, args=(observer,), name="watch-end", daemon=True)
            ending.start()
            ending.join(TEAR_DOWN_SECONDS)

    def _gaps(self) -> str:
        """Return which folders are without a watch, or are of a kind that does not tell all changes."""
        for root in self._roots.values():
            if self._polling == "auto" and not shows_all_changes(root.real):
                return f"{root.real} is on a file system that tells of changes only in part; it is polled instead"
            missing = unwatched_folder(root.real, _table(self._emitter(root)), self._settled)
            if missing is not None:
                return f"{missing} cannot be watched; {remedy_for_folder(missing)}"
        return ""

    def _hint(self, paths: Sequence[str], is_root: bool) -> None:
        if self._suffixes and not is_root and not paths[0].endswith(("/", *self._suffixes)):
            return
        if paths[0].endswith("/"):
            self._look_again()
        with self._hints_lock:
            before = self._hints.overflowed
            first = [self._hints.add(path) for path in paths]
            lost = self._hints.overflowed and not before
        if lost:
            self._on_lost("more files changed than hints are kept for")
        elif any(first):
            self._on_hint()

    def _look_again(self) -> None:
        self._settles_at = min(self._settles_at, time.monotonic() + self._settled)

    def _removed(self, name: str) -> None:
        self._on_lost(f"{name} was removed" if self._removal_is_loss else "")

    def _appeared(self) -> None:
        self._on_lost("")

    def _overflowed(self) -> None:
        now = time.monotonic()
        self._overflows.append(now)
        if len(self._overflows) == STORM_OVERFLOWS and now - self._overflows[0] < STORM_SECONDS:
            self._paused_until = now + STORM_PAUSE_SECONDS
        self._on_lost("the kernel's queue of file events overflowed")


def _wanted(roots: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the real folders behind these names, and by which names each was asked for."""
    names: dict[str, tuple[str, ...]] = {}
    for root in roots:
        real = os.path.realpath(root)
        names[real] = (*names.get(real, ()), root)
    return names


def _end(observer: BaseObserver) -> None:
    observer.stop()
    observer.join()


def _runs(observer: BaseObserver, but: Sequence[ObservedWatch] = ()) -> bool:
    """Tell whether all threads of an observer live, those of some watches left out."""
    reader = getattr(observer, "_inotify_fd", None)
    emitters = [emitter for emitter in observer.emitters if emitter.watch not in but]
    threads = [observer, *emitters, *([reader] if isinstance(reader, threading.Thread) else [])]
    return all(thread.is_alive() for thread in threads)


def _table(emitter: EventEmitter | None) -> dict[bytes, int] | None:
    # The library skips what it gets no watch for without a word; only its own table shows it.
    table = getattr(getattr(emitter, "_inotify", None), "_active_callbacks_by_path", None)
    return dict(table) if isinstance(table, dict) else None
