"""What remains of a turn whose row was let go: which one it was, and hashes of what was known of it.

Some fifty bytes instead of a thousand. With them a transcript that is read again applies no turn twice, and a turn that
has become longer gets a revision with only what is new, however long ago it closed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from memoryd.adapters.ledger.database import Database

_MARK_BYTES, _PART_BYTES = 16, 8
_FIND = "SELECT revision, extent FROM remains WHERE mark = ?"
_KEEP = """INSERT INTO remains (mark, revision, extent) VALUES (?, ?, ?) ON CONFLICT (mark) DO UPDATE
    SET revision = excluded.revision, extent = excluded.extent WHERE excluded.revision >= revision"""


@dataclass(frozen=True, slots=True)
class Remains:
    """The latest revision of a turn, and its extent."""

    revision: int
    extent: tuple[str, ...]


def keep(connection: sqlite3.Connection, key: str, left: Remains) -> None:
    """Write down what is to remain of a turn."""
    connection.execute(_KEEP, (_mark(key), left.revision, _packed(left.extent)))


def remains_of(connection: sqlite3.Connection, key: str) -> Remains | None:
    """Return what remains of a turn, None when its row is there still or it was never read."""
    row = connection.execute(_FIND, (_mark(key),)).fetchone()
    return Remains(int(row["revision"]), _unpacked(row["extent"])) if row else None


def known_in(database: Database, key: str) -> bool:
    """Tell whether a turn was read once; also in a ledger that an older memoryd has left."""
    if database.rows("SELECT 1 FROM turns WHERE key = ? LIMIT 1", (key,)):
        return True
    there = database.rows("SELECT 1 FROM sqlite_master WHERE name = 'remains'")
    return bool(there and database.rows(_FIND, (_mark(key),)))


def _mark(key: str) -> bytes:
    return sha256(key.encode("utf-8", "surrogatepass")).digest()[:_MARK_BYTES]


def _packed(extent: Sequence[str]) -> bytes:
    return b"".join(map(bytes.fromhex, extent))


def _unpacked(extent: bytes) -> tuple[str, ...]:
    return tuple(extent[at : at + _PART_BYTES].hex() for at in range(0, len(extent), _PART_BYTES))
