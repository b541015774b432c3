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


class Trusted:
    """Keep a list of memory folders in a file under the data folder, a JSON string a line.

    A folder that memoryd wrote to before it was committed is on it; one that came with a clone is not.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: set[str] | None = None

    def has(self, memory: str) -> bool:
        """Tell whether a memory folder is trusted."""
        if self._known is None:
            self._known = set(self._read())
        return memory in self._known

    def add(self, memory: str) -> None:
        """Trust a memory folder from now on."""
        if self.has(memory) or self._known is None:
            return
        with beneath.told(str(self._path)):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(self._path, _NEW, 0o600)
            with os.fdopen(descriptor, "a", encoding="utf-8") as file:
                # A line of its own even after one that a crash cut short.
                file.write("\n" + json.dumps(memory) + "\n")
        self._known.add(memory)

    def _read(self) -> list[str]:
        """Return the folders; a line that a crash cut short counts for nothing."""
        folders: list[str] = []
        with beneath.told(str(self._path)), suppress(FileNotFoundError):
            for line in self._content().decode("utf-8", "replace").split("\n"):
                with suppress(ValueError):
                    folders.append(str(json.loads(line)))
        return folders

    def _content(self) -> bytes:
        folder = os.open(self._path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            return beneath.read(folder, self._path.name, _MOST_BYTES)
        except beneath.Unfit as error:
            raise StoreUnavailable(f"{self._path}: {error}", "move it out of the way") from error
        finally:
            os.close(folder)
