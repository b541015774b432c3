"""Databases of clients, made of the SQL text in tests/data."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.line_format import Table


def load_database(sql: Path, database: Path) -> None:
    """Make a database as the client leaves it behind: in WAL mode, closed."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(sql.read_text("utf-8"))


def as_lines(sql: Path, table: Table) -> bytes:
    """Return all rows of all sessions as a file of lines would hold them."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "client.db"
        load_database(sql, database)
        tables = SqliteSessionTables()
        rows = [
            row.data
            for session in tables.sessions(str(database), table)
            for row in tables.rows(session.path, table, 0, 10_000)
        ]
    return b"".join(row + b"\n" for row in rows if row is not None)
