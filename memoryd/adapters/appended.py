"""A list that several processes add to: a file of its own, a JSON value a line, of which the last word counts."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from memoryd.adapters import beneath, own_folder
from memoryd.core.errors import StoreUnavailable

_NEW = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_MOST_BYTES = 16 * 1024 * 1024
_Known = TypeVar("_Known")


class Appended(Generic[_Known]):
    """What the lines of a file come to, read again when the file has changed.

    `empty` makes what no line comes to, and `take` changes that by the value of one line; a ValueError, TypeError or
    KeyError of it makes the line count for nothing, as one does that a crash cut short.
    """

    def __init__(self, path: Path, empty: Callable[[], _Known], take: Callable[[Any, _Known], None]) -> None:
        self._path = path
        self._empty = empty
        self._take = take
        self._known = empty()
        self._seen: tuple[int, ...] = ()

    def known(self) -> _Known:
        """Return what all lines come to; StoreUnavailable where the file cannot be read."""
        if (seen := self._signature()) != self._seen:
            self._known, self._seen = self._read(), seen
        return self._known

    def add(self, value: object) -> None:
        """Add a line; the file and its folder are made for their owner alone."""
        with beneath.told(str(self._path)):
            own_folder.make(self._path.parent)
            descriptor = os.open(self._path, _NEW, 0o600)
            with os.fdopen(descriptor, "a", encoding="utf-8") as file:
                # A line of its own even after one that a crash cut short.
                file.write("\n" + json.dumps(value) + "\n")

    def _signature(self) -> tuple[int, ...]:
        """Return what changes when the file does; () where there is none."""
        with beneath.told(str(self._path)):
            try:
                status = self._path.lstat()
            except FileNotFoundError:
                return ()
        return (status.st_ino, status.st_size, status.st_mtime_ns)

    def _read(self) -> _Known:
        known = self._empty()
        with beneath.told(str(self._path)), suppress(FileNotFoundError):
            for line in self._content().decode("utf-8", "replace").split("\n"):
                with suppress(ValueError, TypeError, KeyError):
                    self._take(json.loads(line), known)
        return known

    def _content(self) -> bytes:
        folder = os.open(self._path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            return beneath.read(folder, self._path.name, _MOST_BYTES)
        except beneath.Unfit as error:
            raise StoreUnavailable(f"{self._path}: {error}", "move it out of the way") from error
        finally:
            os.close(folder)
