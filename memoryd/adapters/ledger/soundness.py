"""Which SQLite this is, and whether a ledger file is sound; nothing is changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from memoryd.adapters.ledger.database import Database

_BROKEN_FROM, _MENDED_IN = (3, 7, 0), (3, 51, 3)


def sqlite_version() -> str:
    """Return the version of the SQLite library that Python uses."""
    return sqlite3.sqlite_version


def has_wal_reset_bug(version: str) -> bool:
    """Tell whether two connections that write or checkpoint at once can damage a database (3.7.0 to 3.51.2)."""
    numbers = tuple(int(part) for part in version.split("."))
    return _BROKEN_FROM <= numbers < _MENDED_IN


def check(path: Path) -> None:
    """Look at the whole file; StoreUnavailable (LedgerDamaged) says what is wrong with it."""
    Database(path, read_only=True, sound=True).close()
