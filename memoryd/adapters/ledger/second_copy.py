"""Keep tombstones, marks of what was purged, spend and whose words are whose a second time, beside the ledger."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from memoryd.adapters import atomic, beneath
from memoryd.adapters.beneath import Unfit, told
from memoryd.adapters.ledger.database import Database
from memoryd.core.expressions import expression
from memoryd.core.journal import Cause
from memoryd.core.kept import SAME, TABLES, Kept, Row, from_text, to_text

NAME = "kept.json"
MOST_BYTES = 256 * 1024 * 1024
_MOST_CALLS = 20_000
_HEAD_BYTES = 400
_NUMBER = expression(rb'\n  "number": (\d{1,15}),\n')
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
        """Keep what the ledger holds; StoreUnavailable when the file cannot be written.

        The ledger takes the copy's number first: a copy with a higher number was made of what a ledger holds no more.
        """
        number = number_in(database) + 1
        _take(database, number)
        tables = {name: _rows(database, name) for name in TABLES}
        content = to_text(Kept(at, tables, number)).encode("utf-8", "replace")
        with told(str(self.path)):
            folder = os.open(self._folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            try:
                # A kill while it was written last time.
                atomic.remove_stale(folder)
                atomic.write(folder, NAME, content)
            finally:
                os.close(folder)

    def number(self) -> int:
        """Return the number of the copy by its first lines, 0 where it has none: each start asks for it."""
        with suppress(OSError), open(self.path, "rb", opener=_without_links) as file:
            found = _NUMBER.search(file.read(_HEAD_BYTES))
            return int(found[1]) if found else 0
        return 0

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


def _without_links(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)


def number_in(database: Database) -> int:
    """Return the number of the latest copy that a ledger knows of, 0 for none."""
    return int(database.rows("SELECT coalesce(max(number), 0) FROM second_copies")[0][0])


def restore(database: Database, kept: Kept) -> None:
    """Put what was kept into a ledger, in one step; a row that it has already stays as it is.

    Where the ledger is older than the copy, a tombstone that the copy does not have was lifted since, and goes.
    """
    older = kept.number > number_in(database)
    with database.transaction() as connection:
        for name, rows in kept.tables.items():
            same = SAME.get(name, ())
            there = {tuple(row) for row in connection.execute(f"SELECT {', '.join(same)} FROM {name}")} if same else ()
            if name == "tombstones" and older:
                connection.executemany(
                    "DELETE FROM tombstones WHERE project = ? AND file = ?",
                    {*there} - {(row["project"], row["file"]) for row in rows},
                )
            for row in rows:
                if not same or tuple(row[column] for column in same) not in there:
                    _insert(connection, name, TABLES[name], row)
    _take(database, kept.number)


def _take(database: Database, number: int) -> None:
    with database.transaction() as connection:
        connection.execute("INSERT OR IGNORE INTO second_copies VALUES (?)", (number,))
        connection.execute("DELETE FROM second_copies WHERE number < ?", (number,))


def _insert(connection: sqlite3.Connection, name: str, columns: tuple[str, ...], row: Row) -> None:
    values: dict[str, str | int | float] = {column: row[column] for column in columns}
    if name == "by_hand":
        name, values = "journal_heads", values | {"by_hand": 1, "cause": Cause.BASELINE.value, "at": 0.0}
    marks = ", ".join("?" for _ in values)
    connection.execute(f"INSERT OR IGNORE INTO {name} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))


def _rows(database: Database, name: str) -> list[Row]:
    rows = database.rows(f"SELECT {', '.join(TABLES[name])} FROM {_SOURCES[name]}")
    return [dict(row) for row in rows]
