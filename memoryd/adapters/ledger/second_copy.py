"""Keep tombstones, marks of what was purged, spend and whose words are whose a second time, beside the ledger."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection
from pathlib import Path

from memoryd.adapters import atomic, beneath
from memoryd.adapters.beneath import Unfit, told
from memoryd.adapters.ledger.database import Database
from memoryd.core.journal import Cause
from memoryd.core.kept import TABLES, Kept, Row, from_text, to_text

NAME = "kept.json"
MOST_BYTES = 256 * 1024 * 1024
_MOST_CALLS = 20_000
_STONES = "SELECT project, file FROM tombstones"
_SOURCES = {
    "tombstones": "tombstones ORDER BY id",
    "purged": "purged ORDER BY at",
    "calls": f"(SELECT * FROM calls ORDER BY id DESC LIMIT {_MOST_CALLS}) ORDER BY id",
    "by_hand": "journal_heads WHERE by_hand = 1 ORDER BY memory, file",
}


class SecondCopy:
    """The file in the state folder, for its owner only and written whole."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / NAME

    def write(self, database: Database, at: float) -> None:
        """Keep what the ledger holds; StoreUnavailable when the file cannot be written."""
        tables = {name: _rows(database, name) for name in TABLES}
        content = to_text(Kept(at, tables)).encode("utf-8", "replace")
        with told(str(self.path)):
            folder = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            try:
                # A kill while it was written last time.
                atomic.remove_stale(folder)
                atomic.write(folder, NAME, content)
            finally:
                os.close(folder)

    def read(self) -> Kept | None:
        """Return what was kept, None when nothing was; ValueError when the file is none that memoryd wrote."""
        with told(str(self.path)):
            folder = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            try:
                return from_text(beneath.read(folder, NAME, MOST_BYTES).decode("utf-8"))
            except FileNotFoundError:
                return None
            except Unfit as error:
                raise ValueError(str(error)) from error
            finally:
                os.close(folder)


def restore(database: Database, kept: Kept, tables: Collection[str] = TABLES) -> None:
    """Put what was kept of these tables into a ledger, in one step; a row that it has already stays as it is."""
    with database.transaction() as connection:
        for name in tables:
            there = {tuple(row) for row in connection.execute(_STONES)} if name == "tombstones" else frozenset()
            for row in kept.tables[name]:
                if (row.get("project"), row.get("file")) in there:
                    continue
                _insert(connection, name, TABLES[name], row)


def _insert(connection: sqlite3.Connection, name: str, columns: tuple[str, ...], row: Row) -> None:
    values: dict[str, str | int | float] = {column: row[column] for column in columns}
    if name == "by_hand":
        name, values = "journal_heads", values | {"by_hand": 1, "cause": Cause.BASELINE.value, "at": 0.0}
    marks = ", ".join("?" for _ in values)
    connection.execute(f"INSERT OR IGNORE INTO {name} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))


def _rows(database: Database, name: str) -> list[Row]:
    rows = database.rows(f"SELECT {', '.join(TABLES[name])} FROM {_SOURCES[name]}")
    return [dict(row) for row in rows]
