"""The turns that were set aside: which, why, what was said in them, and how they come back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from memoryd.adapters.ledger.codec import turn_from_text
from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Turn

_WHICH = "SELECT id FROM turns WHERE state = 'quarantined' ORDER BY id"
# What was answered for it stands, and nobody is asked a second time.
_BACK = """UPDATE turns SET state = CASE WHEN verdicts IS NULL THEN 'pending' ELSE 'answered' END,
    attempts = 0, not_before = 0, reason = '' WHERE id = ? AND state = 'quarantined'"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAside:
    """A turn that was refused for good: its number in the ledger, whose it is, why, and its redacted words.

    `at` is when it was set aside (seconds since 1970), `place` the how-manieth turn of its session it is.
    """

    number: int
    project: str
    place: int
    at: float
    reason: str
    attempts: int
    turn: Turn


class SqliteQuarantine:
    """What is set aside; `retry` needs a database that can be written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> tuple[SetAside, ...]:
        """Return every turn that is set aside, the oldest first."""
        rows = self._database.rows("SELECT * FROM turns WHERE state = 'quarantined' ORDER BY id")
        return tuple(
            SetAside(
                number=row["id"],
                project=row["project"],
                place=row["number"],
                at=row["recorded_at"],
                reason=row["reason"],
                attempts=row["attempts"] + 1,
                turn=turn_from_text(row["material"]),
            )
            for row in rows
        )

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of the turns that are set aside."""
        return tuple(row["id"] for row in self._database.rows(_WHICH))

    def retry(self, numbers: Collection[int]) -> None:
        """Let turns be worked on again as if they had never been refused, in one transaction."""
        with self._database.transaction() as connection:
            connection.executemany(_BACK, [(number,) for number in numbers])
