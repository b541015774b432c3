"""The ledger for transcripts that are read once and not followed: their turns count, where they end does not."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.intake import SqliteIntakeLedger, record_turns
from memoryd.adapters.ledger.noticing import note
from memoryd.adapters.ledger.remains import known_in
from memoryd.adapters.ledger.turns import TO_DO
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.model import Project, Turn
from memoryd.core.noticed import Noticed


class SqliteBacklog(SqliteIntakeLedger):
    """IntakeLedger that keeps no checkpoint: the daemon goes on where it stands, and a turn's key keeps it single."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._database = database

    def record(
        self,
        checkpoint: Checkpoint,
        turns: Sequence[tuple[Turn, Project]],
        instead_of: str = "",
        noticed: Sequence[Noticed] = (),
        empty: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Store closed turns that are new, in one transaction; returns their keys."""
        with self._database.transaction() as connection:
            fresh = record_turns(connection, turns, empty)
            note(connection, noticed)
        return tuple(dict.fromkeys(fresh))

    def knows(self, key: str) -> bool:
        """Tell whether a turn was read before; also in a ledger that an older memoryd has left."""
        return known_in(self._database, key)

    def open_turns(self) -> int:
        """Return how many turns are not worked through yet."""
        return int(self._database.rows(f"SELECT count(*) FROM turns WHERE {TO_DO}")[0][0])
