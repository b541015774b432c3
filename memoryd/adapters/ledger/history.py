"""The ledger as commands read it: counts, verdicts and evidence."""

from __future__ import annotations

from memoryd.adapters.ledger.database import Database

_VERDICT = """SELECT verdicts.at, verdicts.project, verdicts.op, verdicts.name, verdicts.type, verdicts.file,
    verdicts.accepted, verdicts.reason, verdicts.quote, verdicts.speaker, verdicts.from_byte, verdicts.to_byte,
    turns.agent, turns.session, turns.number AS turn, turns.file AS transcript, turns.at AS said_at
    FROM verdicts JOIN turns ON turns.id = verdicts.turn"""


class History:
    """Answer questions about the past; works on a read-only database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def verdicts(self, limit: int) -> list[dict[str, object]]:
        """Return the newest verdicts, newest first."""
        return self._dicts(f"{_VERDICT} ORDER BY verdicts.id DESC LIMIT ?", (limit,))

    def grounds(self, root: str, file: str, *, personal: bool = False) -> list[dict[str, object]]:
        """Return what justifies a memory file, oldest first: each accepted verdict with its quote and turn.

        What justified the files that a consolidation made it from counts as well. For the `personal` folder (at `root`)
        that was said in whatever project, where its files go by their whole paths.
        """
        here = "verdicts.project = ? AND verdicts.file IN ancestors"
        if personal:
            here = "verdicts.file IN (SELECT ? || '/' || file FROM ancestors)"
        return self._dicts(
            "WITH RECURSIVE ancestors (file) AS (SELECT ? UNION"
            " SELECT came_from FROM lineage JOIN ancestors USING (file) WHERE lineage.project = ?)"
            f" {_VERDICT} WHERE {here} AND accepted = 1"
            " ORDER BY verdicts.id",
            (file, root, root),
        )

    def queue(self) -> dict[str, int]:
        """Return how many turns are in each state."""
        rows = self._database.rows("SELECT state, count(*) AS turns FROM turns GROUP BY state")
        return {row["state"]: row["turns"] for row in rows}

    def held_up(self) -> list[dict[str, object]]:
        """Return the turns that wait or are quarantined, with the reason."""
        return self._dicts(
            "SELECT id, project, session, number AS turn, state, reason, attempts, not_before FROM turns"
            " WHERE reason != '' AND state != 'done' ORDER BY id",
            (),
        )

    def waiting(self) -> dict[str, int]:
        """Return how many closed turns of each session root are not worked through yet."""
        rows = self._database.rows(
            "SELECT root, count(*) AS turns FROM turns JOIN files ON path = file"
            " WHERE state IN ('pending', 'answered') GROUP BY root"
        )
        return {row["root"]: row["turns"] for row in rows}

    def roots(self) -> frozenset[str]:
        """Return the session roots that were looked at once."""
        return frozenset(row["root"] for row in self._database.rows("SELECT root FROM roots"))

    def files(self) -> list[dict[str, object]]:
        """Return each session file with how far it was read."""
        return self._dicts("SELECT path, root, agent, offset, size, mtime, bad FROM files ORDER BY path", ())

    def last_written(self) -> float | None:
        """Return when the last memory was accepted, in seconds since 1970."""
        row = self._database.rows("SELECT max(at) FROM verdicts WHERE accepted = 1")[0]
        return None if row[0] is None else float(row[0])

    def _dicts(self, query: str, values: tuple[object, ...]) -> list[dict[str, object]]:
        return [dict(row) for row in self._database.rows(query, values)]
