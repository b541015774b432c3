"""The memory folders that are the person's own although git tracks them."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from memoryd.adapters import beneath
from memoryd.core.errors import StoreUnavailable

_NEW = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_MOST_BYTES = 16 * 1024 * 1024
_NOT = "not"


class Trusted:
    """Keep a list of memory folders in a file under the data folder, a JSON value a line; the last word counts.

    A string trusts a folder, `{"not": folder}` takes that back. A folder that memoryd wrote to before it was committed
    is on it; one that came with a clone is not. Other processes may add to the file at any time.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: set[str] = set()
        self._seen: tuple[int, ...] = ()

    def has(self, memory: str) -> bool:
        """Tell whether a memory folder is trusted."""
        if (seen := self._signature()) != self._seen:
            self._known, self._seen = self._read(), seen
        return memory in self._known

    def add(self, memory: str) -> None:
        """Trust a memory folder from now on."""
        if not self.has(memory):
            self._append(memory)

    def remove(self, memory: str) -> None:
        """Trust a memory folder no more."""
        if self.has(memory):
            self._append({_NOT: memory})

    def _append(self, value: object) -> None:
        with beneath.told(str(self._path)):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
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

    def _read(self) -> set[str]:
        """Return the folders; a line that a crash cut short counts for nothing."""
        folders: set[str] = set()
        with beneath.told(str(self._path)), suppress(FileNotFoundError):
            for line in self._content().decode("utf-8", "replace").split("\n"):
                with suppress(ValueError):
                    _take(json.loads(line), folders)
        return folders

    def _content(self) -> bytes:
        folder = os.open(self._path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            return beneath.read(folder, self._path.name, _MOST_BYTES)
        except beneath.Unfit as error:
            raise StoreUnavailable(f"{self._path}: {error}", "move it out of the way") from error
        finally:
            os.close(folder)


def _take(word: object, folders: set[str]) -> None:
    if isinstance(word, str):
        folders.add(word)
    elif isinstance(word, dict):
        folders.discard(str(word.get(_NOT)))
