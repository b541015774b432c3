"""The list of connections: a file under the data folder, a JSON object a line; the last word on a file counts."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from memoryd.adapters import beneath
from memoryd.core.connections import Connection
from memoryd.core.errors import StoreUnavailable

NAME = "connections"
_NEW = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_MOST_BYTES = 16 * 1024 * 1024
_ENDED = "ended"


class FileConnections:
    """Keep what was connected; other processes may add to the file at any time. `data` is memoryd's data folder."""

    def __init__(self, data: Path) -> None:
        self._path = data / NAME
        self._known: dict[tuple[str, str, str], Connection] = {}
        self._seen: tuple[int, ...] = ()

    def all(self) -> tuple[Connection, ...]:
        """Return every connection that was made and not ended."""
        if (seen := self._signature()) != self._seen:
            self._known, self._seen = self._read(), seen
        return tuple(self._known.values())

    def begin(self, connection: Connection) -> None:
        """Keep a connection, in place of an earlier one of the same agent in the same file."""
        if connection not in self.all():
            self._append(asdict(connection))

    def end(self, connection: Connection) -> None:
        """Keep it no more."""
        if connection in self.all():
            self._append({_ENDED: list(_key(connection))})

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

    def _read(self) -> dict[tuple[str, str, str], Connection]:
        known: dict[tuple[str, str, str], Connection] = {}
        with beneath.told(str(self._path)), suppress(FileNotFoundError):
            for line in self._content().decode("utf-8", "replace").split("\n"):
                # A line that a crash cut short counts for nothing.
                with suppress(ValueError, TypeError, KeyError):
                    _take(json.loads(line), known)
        return known

    def _content(self) -> bytes:
        folder = os.open(self._path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            return beneath.read(folder, self._path.name, _MOST_BYTES)
        except beneath.Unfit as error:
            raise StoreUnavailable(f"{self._path}: {error}", "move it out of the way") from error
        finally:
            os.close(folder)


def _key(connection: Connection) -> tuple[str, str, str]:
    return (connection.agent, connection.path, connection.kind)


def _take(word: dict[str, Any], known: dict[tuple[str, str, str], Connection]) -> None:
    if ended := word.get(_ENDED):
        known.pop(tuple(ended), None)
        return
    for key in ("folders", "added"):
        word[key] = tuple(map(str, word[key]))
    connection = Connection(**word)
    known[_key(connection)] = connection
