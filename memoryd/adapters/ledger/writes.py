"""How many transactions have changed a ledger, and whether somebody has it open to write, as it says itself.

The count is part of each transaction that changes anything, so that a ledger which has lost some of them, or is an
older one, can be told from one that has all: what stands beside it knows a count it had. Whether it is open is written
back into the file itself with the first of them, for a copy of the file alone must tell that its log belonged to it.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stand:
    """What a ledger said when it was opened; one that an older memoryd has left says nothing."""

    number: int = 0
    open: bool = False


def stand(connection: sqlite3.Connection) -> Stand:
    """Return what a ledger says of itself."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'writes'").fetchone():
        return Stand()
    row = connection.execute("SELECT number, open FROM writes").fetchone()
    return Stand(int(row[0]), bool(row[1]))


def count(connection: sqlite3.Connection) -> int:
    """Count a transaction, as part of it; returns the count."""
    return int(connection.execute("UPDATE writes SET number = number + 1, open = 1 RETURNING number").fetchall()[0][0])


def pass_by(connection: sqlite3.Connection, number: int) -> None:
    """Go on from a count that another ledger had, or this one before it lost its end."""
    connection.execute("UPDATE writes SET number = max(number, ?)", (number,))


def write_back(connection: sqlite3.Connection) -> None:
    """Have the file itself say what the log says; where somebody reads an older stand it is done later by SQLite."""
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def end(connection: sqlite3.Connection) -> None:
    """Say that nobody has the ledger open, before it is closed: that flushes it to the disk with all else."""
    with suppress(sqlite3.Error):
        # Not each commit waits for the disk then; what writes the log back into the file still does.
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("UPDATE writes SET open = 0")
