"""Let old entries of the journal go, by age and by size; never those about files that are still there.

A file that was renamed is still there: `restore` follows its names back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.adapters.ledger.database import Database

# The pluses and the order of the joins keep SQLite from asking what nearly every row holds, once for each of them.
_THERE = """WITH RECURSIVE there (memory, file) AS (SELECT memory, file FROM journal_heads UNION
    SELECT there.memory, old.file FROM there
    CROSS JOIN journal_files AS new ON new.file = there.file AND +new.before = ''
    CROSS JOIN journal_entries AS moved ON moved.number = new.entry AND +moved.memory = there.memory
    CROSS JOIN journal_files AS old ON old.entry = new.entry AND +old.after = ''
    WHERE old.before = new.after OR (moved.cause = 'command' AND moved.detail = 'mv'))"""
_ABOUT_GONE = """done = 1 AND NOT EXISTS (SELECT 1 FROM journal_files WHERE entry = number
    AND (journal_entries.memory, +journal_files.file) IN (SELECT memory, file FROM there))"""
_OLD = f"{_THERE} SELECT number FROM journal_entries WHERE {_ABOUT_GONE} AND at < ?"
_OF_NOBODY = """NOT EXISTS (SELECT 1 FROM journal_files WHERE before = digest)
    AND NOT EXISTS (SELECT 1 FROM journal_files WHERE after = digest)"""
_HELD = (
    "SELECT before FROM journal_files WHERE entry = :number UNION SELECT after FROM journal_files WHERE entry = :number"
)
_MOST_ENTRIES = 500
_OLDEST = f"""{_THERE} SELECT number, (SELECT coalesce(sum(length(content)), 0) FROM journal_contents
    WHERE digest IN ({_HELD.replace(":number", "number")})) FROM journal_entries
    WHERE {_ABOUT_GONE} ORDER BY number LIMIT {_MOST_ENTRIES}"""


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many entries went, and how large the journal still is (bytes, compressed)."""

    entries: int
    bytes: int


def prune(database: Database, before: float, most_bytes: int) -> Pruned:
    """Remove entries from before a moment (seconds since 1970), then the oldest ones until the journal is small enough.

    An entry goes when none of its files is there any more. What is left may be larger than asked for.
    """
    with database.transaction() as connection:
        gone = _remove(connection, [int(row[0]) for row in connection.execute(_OLD, (before,))])
        # Of changes that were taken back before they were done.
        connection.execute(f"DELETE FROM journal_contents WHERE {_OF_NOBODY}")
    while (size := _size(database)) > most_bytes:
        with database.transaction() as connection:
            removed = _remove(connection, _enough(connection, size - most_bytes))
        gone += removed
        if not removed:
            break
    return Pruned(gone, size)


def _enough(connection: sqlite3.Connection, too_many: int) -> list[int]:
    """Return the oldest entries that hold the bytes that are too many; more remain where others hold the same."""
    found = []
    for number, held in connection.execute(_OLDEST):
        found.append(int(number))
        too_many -= int(held)
        if too_many <= 0:
            break
    return found


def _remove(connection: sqlite3.Connection, entries: Sequence[int]) -> int:
    """Remove entries, and the contents that no other one holds."""
    numbers = [{"number": number} for number in entries]
    held = {(digest,) for number in numbers for (digest,) in connection.execute(_HELD, number)}
    connection.executemany("DELETE FROM journal_undone WHERE :number IN (entry, undone)", numbers)
    connection.executemany("DELETE FROM journal_entries WHERE number = :number", numbers)
    connection.executemany(f"DELETE FROM journal_contents WHERE digest = ? AND {_OF_NOBODY}", sorted(held))
    return len(numbers)


def _size(database: Database) -> int:
    row: sqlite3.Row = database.rows("SELECT coalesce(sum(length(content)), 0) FROM journal_contents")[0]
    return int(row[0])
