"""Let go of what the ledger knows of turns that are long done, by age and by size.

A session goes as a whole when nothing has closed in it for long enough and nothing of it waits. What justifies a memory
stays, with its turn; of the other turns a few hashes remain, so that none is ever applied twice. With them go what was
refused and what model calls took, in detail.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.remains import Remains, keep

AT_REST_SECONDS = 7 * 86_400.0
"""A session that is too large for the ledger is left alone for so long: it may go on, and its turns are counted."""
CALLS_SECONDS = 62 * 86_400.0
"""Model calls are kept for so long at least: the ceiling of a month needs them."""
FREE_SHARE, FREE_BYTES = 0.25, 4 * 1024 * 1024
"""The file is written anew when at least so much of it is free."""
_TOGETHER = 200
# What was done before turns had a moment of that counts by when it was said.
_LAST = "max(max(recorded_at, coalesce(at, 0)))"
_KEPT = "SELECT key FROM turns JOIN verdicts ON verdicts.turn = turns.id WHERE accepted = 1"
_SESSIONS = f"""SELECT session FROM turns GROUP BY session
    HAVING {_LAST} < ? AND sum(state != 'done') = 0 AND sum(key NOT IN ({_KEPT})) > 0 ORDER BY {_LAST}"""
# By the indexes: asked for each session, the list of all that is kept would be gone through each time.
_ROWS = """SELECT id, key, revision, extent FROM turns WHERE session = ? AND NOT EXISTS (
    SELECT 1 FROM turns AS same JOIN verdicts ON verdicts.turn = same.id WHERE same.key = turns.key AND accepted = 1)
    ORDER BY key, revision"""


@dataclass(frozen=True, slots=True)
class LetGo:
    """How many turns went, and how many bytes the ledger holds beside the journal."""

    turns: int
    bytes: int


def let_go(database: Database, now: float, seconds: float, most_bytes: int) -> LetGo:
    """Let go of what is older than so many seconds, then of the oldest until the ledger is small enough.

    What is left may be larger than asked for.
    """
    gone = sum(_remove(database, some) for some in _sessions(database, now - seconds))
    _remove_older(database, "refusals", now - seconds)
    _remove_older(database, "calls", now - max(seconds, CALLS_SECONDS))
    if (size := used(database)) > most_bytes:
        for some in _sessions(database, now - AT_REST_SECONDS):
            gone += _remove(database, some)
            if (size := used(database)) <= most_bytes:
                break
    return LetGo(gone, size)


def used(database: Database) -> int:
    """Return how many bytes the ledger holds, without free pages and the journal's contents."""
    pages, free, size = _pages(database)
    journal = int(database.rows("SELECT coalesce(sum(length(content)), 0) FROM journal_contents")[0][0])
    return max(0, (pages - free) * size - journal)


def compact_if_worth(database: Database) -> bool:
    """Write the file anew when much of it is free and nothing waits; tell whether it was.

    StoreUnavailable as by `Database.compact`.
    """
    pages, free, size = _pages(database)
    if free * size < FREE_BYTES or free < FREE_SHARE * pages:
        return False
    if database.rows("SELECT 1 FROM turns WHERE state IN ('pending', 'answered') LIMIT 1"):
        return False
    database.compact()
    return True


def _remove_older(database: Database, table: str, before: float) -> None:
    if database.rows(f"SELECT 1 FROM {table} WHERE at < ? LIMIT 1", (before,)):
        with database.transaction() as connection:
            connection.execute(f"DELETE FROM {table} WHERE at < ?", (before,))


def _pages(database: Database) -> tuple[int, int, int]:
    pages, free, size = (
        int(database.rows(f"PRAGMA {name}")[0][0]) for name in ("page_count", "freelist_count", "page_size")
    )
    return pages, free, size


def _sessions(database: Database, before: float) -> Iterator[tuple[str, ...]]:
    """Yield the sessions of which nothing has closed since, the oldest first, a few at a time."""
    found = [str(row["session"]) for row in database.rows(_SESSIONS, (before,))]
    for at in range(0, len(found), _TOGETHER):
        yield tuple(found[at : at + _TOGETHER])


def _remove(database: Database, sessions: tuple[str, ...]) -> int:
    with database.transaction() as connection:
        return sum(_remove_session(connection, session) for session in sessions)


def _remove_session(connection: sqlite3.Connection, session: str) -> int:
    rows = connection.execute(_ROWS, (session,)).fetchall()
    for key, revisions in groupby(rows, key=lambda row: str(row["key"])):
        latest = list(revisions)[-1]
        keep(connection, key, Remains(int(latest["revision"]), tuple(json.loads(latest["extent"]))))
    numbers = [(row["id"],) for row in rows]
    connection.executemany("DELETE FROM verdicts WHERE turn = ?", numbers)
    connection.executemany("DELETE FROM turns WHERE id = ?", numbers)
    return len(rows)
