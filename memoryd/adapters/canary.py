"""A file of memoryd's own that is touched now and then: where no event of it arrives, none of others will.

It is touched, never written, so that a full disk changes nothing. A canary that fell silent counts as silent until it
is heard again, however often the watching is begun anew meanwhile.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

from watchdog.events import FileAttribEvent, FileModifiedEvent, FileSystemEvent, FileSystemEventHandler
from watchdog.observers.api import BaseObserver

PATIENCE_SECONDS = 5.0
"""How long an event may take; on a busy machine it takes milliseconds."""
ANEW_SECONDS = 60.0
"""How often the watching is begun anew while it is silent."""
REST_SECONDS = 300.0
"""How long one that was heard is left alone: each time wakes two threads, and the rescan sees all meanwhile."""


class Canary:
    """Touch `file` (in a folder of its own, made on demand) and listen for it, beside what else an observer watches."""

    def __init__(self, file: Path, patience: float = PATIENCE_SECONDS, rest: float = REST_SECONDS) -> None:
        self._file = file
        self._patience = patience
        self._rest = rest
        self._next = 0.0
        self._lock = threading.Lock()
        self._perched: BaseObserver | None = None
        self._sung: float | None = None
        self._fell_silent = False
        self._anew = 0.0

    def sing(self, observer: BaseObserver) -> None:
        """Touch the file, unless an event of the last touch is still waited for or came not long ago.

        OSError when it has no watch.
        """
        rests = self._perched is observer and time.monotonic() < self._next
        if rests or not self._touchable():
            return
        if self._perched is not observer:
            observer.schedule(_Ear(self), str(self._file.parent), event_filter=[FileAttribEvent, FileModifiedEvent])
            self._perched, self._next = observer, 0.0
        with self._lock:
            self._sung = time.monotonic() if self._sung is None or self._fell_silent else self._sung
        try:
            os.utime(self._file, follow_symlinks=False)
        except OSError:
            with self._lock:
                # Nothing can be told: the disk is read-only, or the folder was taken away a moment ago.
                self._sung = None

    def silent(self) -> bool:
        """Tell whether no event came of a touch that is older than events can be."""
        with self._lock:
            if self._sung is not None and time.monotonic() - self._sung > self._patience:
                self._fell_silent = True
            return self._fell_silent

    def wants_anew(self) -> bool:
        """Tell whether it is time to begin the watching anew, because nothing was heard for long."""
        now = time.monotonic()
        if not self.silent() or now < self._anew:
            return False
        self._anew = now + ANEW_SECONDS
        return True

    def forget(self) -> None:
        """Leave: the observer is gone, and so is what was to be heard from it."""
        self._perched = None
        with self._lock:
            self._sung = None

    def heard(self, name: str) -> None:
        """Hear of a file in the canary's folder."""
        if name == self._file.name:
            with self._lock:
                self._sung, self._fell_silent = None, False
                self._next = time.monotonic() + self._rest

    def _touchable(self) -> bool:
        try:
            self._file.parent.mkdir(mode=0o700, exist_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
            os.close(os.open(self._file, flags, 0o600))
        except OSError:
            return False
        return True


class _Ear(FileSystemEventHandler):
    def __init__(self, canary: Canary) -> None:
        self._canary = canary

    def dispatch(self, event: FileSystemEvent) -> None:
        """Pass on the name; nothing in here may fail, or the library's thread would end."""
        self._canary.heard(os.path.basename(os.fsdecode(event.src_path)))  # noqa: PTH119
