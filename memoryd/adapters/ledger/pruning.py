"""Let old entries of the journal go, by age and by size; never those about files that are still there."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from memoryd.adapters.ledger.database import Database

_ABOUT_GONE = """done = 1 AND NOT EXISTS (SELECT 1 FROM journal_files JOIN journal_heads ON
    journal_heads.file = journal_files.file WHERE journal_files.entry = journal_entries.number
    AND journal_heads.memory = journal_entries.memory)"""
_UNUSED = """DELETE FROM journal_contents WHERE NOT EXISTS (SELECT 1 FROM journal_files WHERE before = digest)
    AND NOT EXISTS (SELECT 1 FROM journal_files WHERE after = digest)"""
_BATCH = 500


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many entries went, and how large the journal still is (bytes, compressed)."""

    entries: int
    bytes: int


def prune(database: Database, before: float, most_bytes: int) -> Pruned:
    """Remove entries from before a moment (seconds since 1970), then the oldest ones until the journal is small enough.

    An entry goes when none of its files is there any more. What is left may be larger than asked for.
    """
    gone = _remove(database, f"SELECT number FROM journal_entries WHERE {_ABOUT_GONE} AND at < ?", (before,))
    while (size := _size(database)) > most_bytes:
        oldest = f"SELECT number FROM journal_entries WHERE {_ABOUT_GONE} ORDER BY number LIMIT {_BATCH}"
        removed = _remove(database, oldest, ())
        gone += removed
        if not removed:
            break
    return Pruned(gone, size)


def _remove(database: Database, query: str, values: tuple[object, ...]) -> int:
    with database.transaction() as connection:
        numbers = [(row[0],) for row in connection.execute(query, values)]
        connection.executemany("DELETE FROM journal_undone WHERE ? IN (entry, undone)", numbers)
        connection.executemany("DELETE FROM journal_entries WHERE number = ?", numbers)
        if numbers:
            connection.execute(_UNUSED)
    return len(numbers)


def _size(database: Database) -> int:
    row: sqlite3.Row = database.rows("SELECT coalesce(sum(length(content)), 0) FROM journal_contents")[0]
    return int(row[0])
