"""The list of connections: a file under the data folder, a JSON object a line; the last word on a file counts."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from memoryd.adapters.appended import Appended
from memoryd.core.connections import Connection

NAME = "connections"
_ENDED = "ended"
_Known = dict[tuple[str, str, str], Connection]


class FileConnections:
    """Keep what was connected; other processes may add to the file at any time. `data` is memoryd's data folder."""

    def __init__(self, data: Path) -> None:
        self._list = Appended[_Known](data / NAME, dict, _take)

    def all(self) -> tuple[Connection, ...]:
        """Return every connection that was made and not ended."""
        return tuple(self._list.known().values())

    def begin(self, connection: Connection) -> None:
        """Keep a connection, in place of an earlier one of the same agent in the same file."""
        if connection not in self.all():
            self._list.add(asdict(connection))

    def end(self, connection: Connection) -> None:
        """Keep it no more."""
        if connection in self.all():
            self._list.add({_ENDED: list(_key(connection))})


def _key(connection: Connection) -> tuple[str, str, str]:
    return (connection.agent, connection.path, connection.kind)


def _take(word: Any, known: _Known) -> None:
    if not isinstance(word, dict):
        return
    if ended := word.get(_ENDED):
        known.pop(tuple(ended), None)
        return
    for key in ("folders", "added"):
        word[key] = tuple(map(str, word[key]))
    connection = Connection(**word)
    known[_key(connection)] = connection
