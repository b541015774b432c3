"""How often memories are read and recalled, in the ledger."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence

from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Project
from memoryd.core.use import KEPT_DAYS, Use, UseCount, UseKind, tiers

_DAY = 86_400


def note_use(connection: sqlite3.Connection, use: Use) -> None:
    """Write a use down; an occasion that is told again changes nothing."""
    connection.execute(
        "INSERT OR IGNORE INTO uses (project, file, kind, mark, at) VALUES (?, ?, ?, ?, ?)",
        (use.project, use.file, use.kind.value, use.mark, use.at),
    )


class SqliteUses:
    """Uses on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, uses: Sequence[Use]) -> None:
        """Write uses down, each occasion once."""
        if uses:
            with self._database.transaction() as connection:
                for use in uses:
                    note_use(connection, use)

    def counts(self, project: Project) -> dict[str, UseCount]:
        """Return how often each memory file of a project was used."""
        rows = self._database.rows(
            "SELECT file, sum(kind = ?) AS reads, sum(kind = ?) AS recalls, max(at) AS last FROM uses"
            " WHERE project = ? GROUP BY file",
            (UseKind.READ.value, UseKind.RECALLED.value, project.root),
        )
        return {row["file"]: UseCount(row["reads"], row["recalls"], row["last"]) for row in rows}

    def tiers(self, project: Project, now: float) -> dict[str, int]:
        """Return the tier of use of each file that has one, by the days (of UTC) that are over."""
        today = int(now // _DAY)
        rows = self._database.rows(
            "SELECT file, CAST(at / 86400 AS INTEGER) AS day, count(*) AS times FROM uses"
            " WHERE project = ? AND at < ? GROUP BY file, day",
            (project.root, today * _DAY),
        )
        days: dict[str, list[tuple[float, int]]] = defaultdict(list)
        for row in rows:
            days[row["file"]].append((today - row["day"], row["times"]))
        return tiers(days)

    def inherited(self) -> int:
        """Return a number that grows when a file takes over the use of others."""
        return int(self._database.rows("SELECT coalesce(max(rowid), 0) AS newest FROM lineage")[0]["newest"])

    def forget_old(self, now: float) -> None:
        """Let go of uses that no longer say anything."""
        before = now - KEPT_DAYS * _DAY
        if self._database.rows("SELECT 1 FROM uses WHERE at < ? LIMIT 1", (before,)):
            with self._database.transaction() as connection:
                connection.execute("DELETE FROM uses WHERE at < ?", (before,))
