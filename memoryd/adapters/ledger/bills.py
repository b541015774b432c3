"""What the ledger knows about money: calls and what they took, memories that were kept for them."""

from __future__ import annotations

from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.turns import NOBODY
from memoryd.core.bill import Entry, Sums
from memoryd.core.errors import StoreUnavailable

_SCHEMA = 2
_EXTRACT = "extract"
_CALLS = """SELECT date(at, 'unixepoch', 'localtime') AS day, project, model, purpose, count(*) AS calls,
    sum(NOT settled) AS open, sum(input) AS input, sum(output) AS output, sum(cache_read) AS cache_read,
    sum(cache_write) AS cache_write, sum(tokens) AS tokens, sum(usd) AS usd
    FROM calls WHERE at >= ? GROUP BY 1, 2, 3, 4"""
_KEPT = """SELECT date(verdicts.at, 'unixepoch', 'localtime') AS day, verdicts.project, turns.extractor AS model,
    count(*) AS kept FROM verdicts JOIN turns ON turns.id = verdicts.turn
    WHERE verdicts.at >= ? AND accepted = 1 AND turns.extractor NOT IN ('', 'none', 'rules') GROUP BY 1, 2, 3"""


class Bills:
    """Answer questions about spend; works on a read-only database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        if int(database.rows("PRAGMA user_version")[0][0]) < _SCHEMA:
            raise StoreUnavailable(
                f"{database.path} is of an older memoryd", "start memoryd once, so that it is upgraded"
            )

    def entries(self, since: float) -> tuple[Entry, ...]:
        """Return what was spent and kept since a moment (seconds since 1970)."""
        spent = [
            Entry(
                day=row["day"], project=row["project"], model=row["model"], purpose=row["purpose"],
                sums=Sums(
                    calls=row["calls"], open=row["open"], input=row["input"], output=row["output"],
                    cache_read=row["cache_read"], cache_write=row["cache_write"], tokens=row["tokens"], usd=row["usd"],
                ),
            )
            for row in self._database.rows(_CALLS, (since,))
        ]  # fmt: skip
        kept = [
            Entry(
                day=row["day"],
                project=row["project"],
                model=row["model"],
                purpose=_EXTRACT,
                sums=Sums(kept=row["kept"]),
            )
            for row in self._database.rows(_KEPT, (since,))
        ]  # fmt: skip
        return (*spent, *kept)

    def turns(self, since: float) -> tuple[int, int]:
        """Return how many turns were asked about since a moment, and how many were let go for want of a signal."""
        query = "SELECT coalesce(sum(extractor NOT IN ('', 'rules', ?1)), 0), coalesce(sum(extractor = ?1), 0)"
        row = self._database.rows(f"{query} FROM turns WHERE recorded_at >= ?2", (NOBODY, since))[0]
        return int(row[0]), int(row[1])

    def finished(self, since: float) -> int:
        """Return how many turns were done with since a moment, whoever was asked about them."""
        query = "SELECT count(*) FROM turns WHERE state = 'done' AND recorded_at >= ?"
        return int(self._database.rows(query, (since,))[0][0])

    def output_a_turn(self) -> float | None:
        """Return how many tokens of an answer a turn took on average; None while too few are known to tell."""
        turns, _ = self.turns(0.0)
        row = self._database.rows("SELECT sum(output) FROM calls WHERE settled AND purpose = ?", (_EXTRACT,))[0]
        return float(row[0]) / turns if turns >= 50 and row[0] else None
