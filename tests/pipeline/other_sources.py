"""Formats whose sessions are documents and tables of whole turns, and the client that writes them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from memoryd.core.errors import RecordError
from memoryd.core.events import Record
from memoryd.core.json_shapes import mappings, text
from memoryd.core.line_format import Document, Source, Table
from memoryd.core.lines import decode
from tests.pipeline.intake_house import WholeTurnFormat


def parts(content: bytes) -> tuple[bytes, ...]:
    """Return the turns of a document."""
    turns = decode(content).get("turns")
    if not isinstance(turns, list):
        raise RecordError("no turns")
    return tuple(json.dumps(turn).encode() for turn in mappings(turns))


class DocumentFormat(WholeTurnFormat):
    """A document {"turns": [{"id": …, "say": …}]}."""

    name = "documents"
    suffixes: tuple[str, ...] = (".json",)
    source: Source = Document(parts)


def document(*names: str, head: str = "") -> bytes:
    """Return a document of these turns; each says its name."""
    turns = [{"id": name, "say": name} for name in names]
    return json.dumps({"head": head, "turns": turns}, ensure_ascii=False).encode()


TABLE = Table(
    sessions="SELECT aggregate AS session, max(seq) + 1 AS next FROM log GROUP BY aggregate",
    written="SELECT at FROM log WHERE aggregate = :session AND seq = :seq",
    rows="SELECT seq, id, data FROM log WHERE aggregate = :session AND seq >= :start ORDER BY seq LIMIT :limit",
)


class TableFormat(WholeTurnFormat):
    """A table whose rows are whole turns."""

    name = "tables"
    suffixes: tuple[str, ...] = (".db",)
    source: Source = TABLE

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return the turn in a row."""
        return super().parse_line(text(decode(line).get("data")).encode())


class Client:
    """A client with a database; it stays connected until it quits."""

    def __init__(self, path: Path, journal: str = "wal") -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.connection = sqlite3.connect(path, isolation_level=None, timeout=0)
        self.connection.execute(f"PRAGMA journal_mode = {journal}")
        self.connection.execute(
            "CREATE TABLE IF NOT EXISTS log (aggregate TEXT, seq INTEGER, id TEXT, data, at REAL,"
            " PRIMARY KEY (aggregate, seq))"
        )

    def say(self, session: str, names: Sequence[str], at: float | None = None) -> None:
        """Append turns to a session, in one transaction."""
        self.connection.execute("BEGIN IMMEDIATE")
        found = self.connection.execute("SELECT max(seq) FROM log WHERE aggregate = ?", (session,)).fetchone()[0]
        start = 0 if found is None else found + 1
        for seq, name in enumerate(names, start):
            row = (session, seq, f"{session}-{name}", json.dumps({"id": name, "say": name}), at)
            self.connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", row)
        self.connection.execute("COMMIT")

    def quit(self) -> None:
        """Close the database as a client does."""
        self.connection.close()


@contextmanager
def client(path: Path, journal: str = "wal") -> Iterator[Client]:
    """Run a client for a while."""
    running = Client(path, journal)
    with closing(running.connection):
        yield running
