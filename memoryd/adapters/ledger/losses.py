"""Whether the ledger was lost, and the person has confirmed that memoryd may go on."""

from __future__ import annotations

from memoryd.adapters.ledger import writes
from memoryd.adapters.ledger.database import Database
from memoryd.core.loss import Loss


class SqliteLosses:
    """Losses on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, loss: Loss, *, counted: int = 0) -> None:
        """Write down that the ledger before this one, or the end of this one, was lost.

        `counted` is how many transactions it had: from there this one goes on, and is not missing them again.
        """
        with self._database.transaction() as connection:
            writes.pass_by(connection, counted)
            connection.execute(
                "INSERT INTO losses (at, reason, aside, in_part, confirmed) VALUES (?, ?, ?, ?, 0)",
                (loss.at, loss.reason, loss.aside, loss.in_part),
            )

    def unconfirmed(self) -> Loss | None:
        """Return the latest loss, unless the person has confirmed it."""
        rows = self._database.rows("SELECT * FROM losses WHERE confirmed = 0 ORDER BY id DESC LIMIT 1")
        if not rows:
            return None
        row = rows[0]
        # A ledger of an older version that is only read.
        in_part = "in_part" in row.keys() and bool(row["in_part"])  # noqa: SIM118
        return Loss(float(row["at"]), row["reason"], row["aside"], in_part)

    def confirm(self) -> None:
        """Take all losses as confirmed."""
        with self._database.transaction() as connection:
            connection.execute("UPDATE losses SET confirmed = 1")
