"""Let go, at a purge, of the hashes of words that are not there any more: a short text could be guessed by them.

How many there were stays, so that a turn that is read again is known by its key and by how much it holds.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from memoryd.adapters.ledger.codec import extent, turn_from_text

_SIGN = "f" * 12
_TURNS = "SELECT id, material, extent FROM turns"
_REMAINS = "SELECT mark, extent FROM remains"
_BYTES = 8


def erase(connection: sqlite3.Connection) -> None:
    """Replace each hash of what the ledger holds no word of by a sign that only counts."""
    for row in connection.execute(_TURNS).fetchall():
        held = frozenset(extent(turn_from_text(row["material"]))) if row["material"] else frozenset()
        known = json.loads(row["extent"])
        signs = [part if part in held else f"{_SIGN}{at % 0x10000:04x}" for at, part in enumerate(known)]
        if signs != known:
            connection.execute("UPDATE turns SET extent = ? WHERE id = ?", (json.dumps(signs), row["id"]))
    for row in connection.execute(_REMAINS).fetchall():
        count = len(row["extent"]) // _BYTES
        packed = b"".join(bytes.fromhex(f"{_SIGN}{at:04x}") for at in range(min(count, 0x10000)))
        connection.execute("UPDATE remains SET extent = ? WHERE mark = ?", (packed, row["mark"]))


def how_many(known: Sequence[str]) -> int:
    """Return of how many things only the count is known."""
    return sum(part.startswith(_SIGN) for part in known)
