"""Forget how far session files were read that have been gone for long: each start would read and hold all of them.

What is not found may be on a disk that is away. So a file counts as gone only where another one of the same session
folder is there, and when nothing was written to it for long. One that comes back all the same is read from its start,
and each of its turns is known. One that was there before memoryd is never forgotten: its older turns were not read, and
would be then.
"""

from __future__ import annotations

from collections.abc import Callable

from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.turns import TO_DO

_OLD = f"""SELECT path, root FROM files WHERE mtime < ? AND path NOT IN (SELECT file FROM turns WHERE {TO_DO})
    AND path NOT IN (SELECT path FROM unread)"""
_YOUNGEST = "SELECT path FROM files WHERE root = ? ORDER BY mtime DESC LIMIT 20"


def forget_gone(database: Database, before: float, there: Callable[[str], bool]) -> int:
    """Forget files that were last written to before a moment (seconds since 1970) and are gone; returns how many.

    `there` tells whether a session file is there, or may be.
    """
    gone: dict[str, list[str]] = {}
    for row in database.rows(_OLD, (before,)):
        if not there(row["path"]):
            gone.setdefault(row["root"], []).append(row["path"])
    paths = [path for root, lost in gone.items() if _is_in_use(database, root, there) for path in lost]
    if paths:
        with database.transaction() as connection:
            connection.executemany("DELETE FROM files WHERE path = ?", [(path,) for path in paths])
    return len(paths)


def _is_in_use(database: Database, root: str, there: Callable[[str], bool]) -> bool:
    return any(there(row["path"]) for row in database.rows(_YOUNGEST, (root,)))
