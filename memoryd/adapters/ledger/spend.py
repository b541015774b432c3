"""What model calls cost, in the ledger."""

from __future__ import annotations

from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Usage


class SqliteSpend:
    """Spend on SQLite: a booking is on the disk before its call is made, so kill -9 cannot hide it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def reserve(self, at: float, purpose: str, model: str, tokens: int, usd: float, project: str = "") -> int:
        """Book a call before it is made; returns its number. `project` is the root of the one it was made for."""
        with self._database.transaction() as connection:
            cursor = connection.execute(
                "INSERT INTO calls (at, purpose, model, tokens, usd, project) VALUES (?, ?, ?, ?, ?, ?)",
                (at, purpose, model, tokens, usd, project),
            )
        return int(cursor.lastrowid or 0)

    def settle(self, number: int, usage: Usage, usd: float) -> None:
        """Replace the booking by what the call really took."""
        tokens = usage.input + usage.output + usage.cache_read + usage.cache_write
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE calls SET settled = 1, tokens = ?, usd = ?, input = ?, output = ?, cache_read = ?,"
                " cache_write = ? WHERE id = ?",
                (tokens, usd, usage.input, usage.output, usage.cache_read, usage.cache_write, number),
            )

    def drop(self, number: int) -> None:
        """Forget the booking of a call that was never made."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM calls WHERE id = ?", (number,))

    def since(self, at: float) -> tuple[int, int, float]:
        """Return calls, tokens and US dollars booked since a moment."""
        row = self._database.rows(
            "SELECT count(*), coalesce(sum(tokens), 0), coalesce(sum(usd), 0.0) FROM calls WHERE at >= ?", (at,)
        )[0]
        return int(row[0]), int(row[1]), float(row[2])
