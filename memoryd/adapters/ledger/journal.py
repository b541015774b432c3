"""The journal in the ledger: entries, the files of each, and every content once, compressed."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from memoryd.adapters.ledger import tombstones
from memoryd.adapters.ledger.database import Database
from memoryd.core.journal import (
    NOTHING_BESIDE,
    Beside,
    Cause,
    Entry,
    FileChange,
    Head,
    Why,
    digest_of,
    taken_back,
)
from memoryd.core.model import Project
from memoryd.core.tombstones import Tombstone

PURGED = "purged:"
"""What stands in front of the number that takes the place of a hash, once a text was removed from the content."""
_MEANT = "(files.file = :file OR files.file = :file || '.md' OR files.name = :file)"


class SqliteJournal:
    """Journal and JournalReading on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(
        self, project: Project, why: Why, files: Sequence[FileChange], at: float, beside: Beside = NOTHING_BESIDE
    ) -> int:
        """Write down what is about to be done, with what is written beside it; returns the entry's number."""
        with self._database.transaction() as connection:
            number = _insert(connection, project, why, files, at, beside)
            tombstones.lift(connection, project, beside.lifted)
            tombstones.bury(connection, project, beside.buried)
        return number

    def finish(self, number: int, left: Sequence[str] = ()) -> None:
        """Mark an entry as done; the files in `left` were not changed after all, and are taken out of it."""
        with self._database.transaction() as connection:
            connection.executemany(
                "DELETE FROM journal_files WHERE entry = ? AND file = ?", [(number, file) for file in left]
            )
            connection.execute("UPDATE journal_entries SET done = 1 WHERE number = ?", (number,))
            _move_heads(connection, number)

    def cancel(self, number: int) -> None:
        """Take an entry back of which nothing was done, with what was written beside it."""
        with self._database.transaction() as connection:
            row = connection.execute("SELECT * FROM journal_entries WHERE number = ?", (number,)).fetchone()
            project, beside = Project(row["project"], row["memory"]), _beside(row["beside"])
            tombstones.lift(connection, project, beside.buried)
            tombstones.bury(connection, project, beside.lifted)
            connection.execute("DELETE FROM journal_undone WHERE entry = ?", (number,))
            connection.execute("DELETE FROM journal_entries WHERE number = ?", (number,))

    def note(self, project: Project, why: Why, files: Sequence[FileChange], at: float) -> int:
        """Write down what others have done already; returns the entry's number."""
        with self._database.transaction() as connection:
            number = _insert(connection, project, why, files, at, NOTHING_BESIDE)
            connection.execute("UPDATE journal_entries SET done = 1 WHERE number = ?", (number,))
            _move_heads(connection, number)
        return number

    def unfinished(self, project: Project) -> tuple[Entry, ...]:
        """Return the entries that were begun and not finished, oldest first."""
        query = "SELECT * FROM journal_entries WHERE memory = ? AND done = 0 ORDER BY number"
        return self._entries(self._database.rows(query, (project.memory,)))

    def waiting(self) -> frozenset[str]:
        """Return the memory folders with such entries."""
        rows = self._database.rows("SELECT DISTINCT memory FROM journal_entries WHERE done = 0")
        return frozenset(row["memory"] for row in rows)

    def heads(self, project: Project) -> Mapping[str, Head]:
        """Return what each file that is there holds now, as far as the journal knows."""
        rows = self._database.rows("SELECT * FROM journal_heads WHERE memory = ?", (project.memory,))
        return {row["file"]: _head(row) for row in rows}

    def begun(self, project: Project) -> bool:
        """Tell whether there is any entry about a memory folder."""
        return bool(self._database.rows("SELECT 1 FROM journal_entries WHERE memory = ? LIMIT 1", (project.memory,)))

    def wrote(self, project: Project, file: str, digest: str) -> Head | None:
        """Return who a content was of when it was last written; None for one that nobody was seen to write."""
        rows = self._database.rows(
            "SELECT after AS digest, by_hand, cause, at FROM journal_files JOIN journal_entries ON number = entry"
            f" WHERE after = :digest AND NOT (cause = '{Cause.HAND}' AND detail != '')"
            " ORDER BY memory = :memory AND file = :file DESC, entry DESC LIMIT 1",
            {"memory": project.memory, "file": file, "digest": digest},
        )
        return _head(rows[0]) if rows else None

    def contents(self, digest: str) -> bytes | None:
        """Return the bytes with a SHA-256, if the journal has them."""
        rows = self._database.rows("SELECT content FROM journal_contents WHERE digest = ?", (digest,))
        return zlib.decompress(rows[0]["content"]) if rows else None

    def entry(self, number: int) -> Entry | None:
        """Return an entry, or None when it was pruned or never was."""
        rows = self._database.rows("SELECT * FROM journal_entries WHERE number = ? AND done = 1", (number,))
        return next(iter(self._entries(rows)), None)

    def newest(self, root: str, file: str = "", most: int = 0) -> tuple[Entry, ...]:
        """Return a project's entries ("" for all), newest first; of one file only, and at most so many, if asked for.

        A file is meant by its file name, or by a name that a memory in it had.
        """
        holds = f"EXISTS (SELECT 1 FROM journal_files AS files WHERE files.entry = number AND {_MEANT})"
        rows = self._database.rows(
            f"SELECT * FROM journal_entries WHERE done = 1 AND (:root = '' OR project = :root)"
            f" AND (:file = '' OR {holds}) ORDER BY number DESC LIMIT :most",
            {"root": root, "file": file, "most": most or -1},
        )
        return self._entries(rows)

    def run(self, root: str, run: str) -> tuple[Entry, ...]:
        """Return the entries of a run, newest first; a run is meant by its id, or by the turn that it extracts from."""
        meant = "(run = :run OR (cause = :extraction AND detail = :run))"
        rows = self._database.rows(
            f"SELECT * FROM journal_entries WHERE done = 1 AND project = :root AND {meant} ORDER BY number DESC",
            {"root": root, "run": run, "extraction": Cause.EXTRACTION},
        )
        return self._entries(rows)

    def _entries(self, rows: Sequence[sqlite3.Row]) -> tuple[Entry, ...]:
        undone = taken_back([(row["entry"], row["undone"]) for row in self._database.rows(_UNDONE)]) if rows else {}
        return tuple(
            Entry(
                row["number"],
                float(row["at"]),
                row["project"],
                row["memory"],
                Why(Cause(row["cause"]), row["detail"], row["run"]),
                self._files(row["number"]),
                _beside(row["beside"]),
                undone.get(row["number"], 0),
            )
            for row in rows
        )

    def _files(self, number: int) -> tuple[FileChange, ...]:
        rows = self._database.rows("SELECT * FROM journal_files WHERE entry = ? ORDER BY place", (number,))
        return tuple(
            FileChange(
                row["file"],
                row["name"],
                self.contents(row["before"]),
                self.contents(row["after"]),
                was_by_hand=bool(row["was_by_hand"]),
                by_hand=bool(row["by_hand"]),
                purged=row["before"].startswith(PURGED) or row["after"].startswith(PURGED),
            )
            for row in rows
        )


_UNDONE = "SELECT entry, undone FROM journal_undone JOIN journal_entries ON number = entry WHERE done = 1"


def _head(row: sqlite3.Row) -> Head:
    return Head(row["digest"], bool(row["by_hand"]), Cause(row["cause"]), float(row["at"]))


def _insert(
    connection: sqlite3.Connection,
    project: Project,
    why: Why,
    files: Iterable[FileChange],
    at: float,
    beside: Beside,
) -> int:
    number = connection.execute(
        "INSERT INTO journal_entries (at, project, memory, cause, detail, run, done, beside)"
        " VALUES (?, ?, ?, ?, ?, ?, 0, ?) RETURNING number",
        (at, project.root, project.memory, why.cause, _storable(why.detail), _storable(why.run), _beside_text(beside)),
    ).fetchone()[0]
    connection.executemany("INSERT INTO journal_undone VALUES (?, ?)", [(number, old) for old in beside.undone])
    for place, change in enumerate(files):
        connection.execute(
            "INSERT INTO journal_files VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number, place, change.file, _storable(change.name), _kept(connection, change.before),
                _kept(connection, change.after), change.was_by_hand, change.by_hand,
            ),
        )  # fmt: skip
    return int(number)


def _kept(connection: sqlite3.Connection, content: bytes | None) -> str:
    """Keep a content; returns the hash by which it is found again, "" for none."""
    digest = digest_of(content)
    if content is not None:
        known = connection.execute("SELECT 1 FROM journal_contents WHERE digest = ?", (digest,)).fetchone()
        if known is None:
            connection.execute(
                "INSERT INTO journal_contents VALUES (?, ?, ?)", (digest, len(content), zlib.compress(content))
            )
    return digest


def _move_heads(connection: sqlite3.Connection, number: int) -> None:
    """Make what an entry left what its files hold now."""
    connection.execute(
        "DELETE FROM journal_heads WHERE (memory, file) IN (SELECT memory, file FROM journal_files"
        " JOIN journal_entries ON number = entry WHERE entry = ?)",
        (number,),
    )
    connection.execute(
        "INSERT OR REPLACE INTO journal_heads SELECT memory, file, after, by_hand, cause, at FROM journal_files"
        " JOIN journal_entries ON number = entry WHERE entry = ? AND after != '' ORDER BY place",
        (number,),
    )


def _beside_text(beside: Beside) -> str:
    return json.dumps(asdict(beside), ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")


def _beside(text: str) -> Beside:
    fields = json.loads(text)
    return Beside(
        tuple(Tombstone(**stone) for stone in fields["buried"]),
        tuple(Tombstone(**stone) for stone in fields["lifted"]),
        tuple(fields["undone"]),
        # Entries of before these marks were kept have none.
        tuple(fields.get("unasked", ())),
    )


def _storable(text: str) -> str:
    # A lone surrogate cannot be stored as UTF-8.
    return text.encode("utf-8", "replace").decode("utf-8")
