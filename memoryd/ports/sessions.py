"""Where sessions come from: files, tables, and the processes that write them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from memoryd.core.checkpoint import Sighting
from memoryd.core.line_format import Table


class SessionFiles(Protocol):
    """Look at session files without ever changing them.

    Links, FIFOs, devices and files of other users are not session files. "Not there" is a value (None, or nothing
    from a root that is missing); every other failure is a StoreUnavailable that names the path and the cause.
    """

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        """Yield each session file under a root (itself perhaps a link), at any depth."""
        ...

    def look(self, path: str) -> Sighting | None:
        """Return the file as it is now, or None when it is gone or no session file."""
        ...

    def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
        """Return up to `size` bytes from `offset`; StoreUnavailable when the path holds another file by now."""
        ...

    def side_files(self, folder: str, pattern: str) -> Iterator[tuple[str, bytes]]:
        """Yield path and content of the small files beside a store that match a glob pattern."""
        ...


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a session's table: its sequence number, what tells that it is this row, and its columns as JSON.

    `data` is None for a row that is too large.
    """

    seq: int
    mark: bytes
    data: bytes | None


class SessionTables(Protocol):
    """Look at sessions that lie in databases, without ever changing them or holding up their client.

    A session is sighted as a file of its own, at the database's path, `#`, and its name; its size is the next sequence
    number. "Not there" is a value; every other failure, and a database that is busy, is a StoreUnavailable.
    """

    def fits(self, path: str, table: Table) -> bool:
        """Tell whether a file is a database that can be asked for such a table."""
        ...

    def sessions(self, path: str, table: Table) -> Iterator[Sighting]:
        """Yield each session in a database."""
        ...

    def look(self, path: str, table: Table) -> Sighting | None:
        """Return a session as it is now, or None when it is gone."""
        ...

    def rows(self, path: str, table: Table, start: int, limit: int) -> list[Row]:
        """Return rows of a session from a sequence number on: up to `limit`, fewer where they are large."""
        ...


class Processes(Protocol):
    """Tell whether a process that left its number behind still runs."""

    def alive(self, pid: int, started: str) -> bool:
        """Return False only when it is surely gone; `started` is its start time in clock ticks, or "" if not known."""
        ...
