"""What was refused, by the gate and before anything was stored, as `memoryd rejected` shows it."""

from __future__ import annotations

from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.noticing import note
from memoryd.core.noticed import Refusal
from memoryd.core.wordless import impersonal

_REFUSED = """
    SELECT verdicts.at, verdicts.project, verdicts.name, verdicts.type, verdicts.reason, verdicts.quote,
        verdicts.speaker, 0 AS pasted, turns.agent, turns.session, turns.number AS turn, turns.file AS transcript
    FROM verdicts JOIN turns ON turns.id = verdicts.turn WHERE accepted = 0
    UNION ALL
    SELECT refusals.at, refusals.project, '', '', refusals.reason, '', refusals.speaker, refusals.pasted,
        refusals.agent, refusals.session,
        (SELECT number FROM turns WHERE turns.key = refusals.turn ORDER BY revision LIMIT 1), refusals.transcript
    FROM refusals
"""


class Rejections:
    """Answer what was refused; that works on a read-only database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, refusal: Refusal) -> None:
        """Write down what belongs to no turn; the same one changes nothing."""
        with self._database.transaction() as connection:
            note(connection, (refusal,))

    def newest(self, root: str, limit: int) -> list[dict[str, object]]:
        """Return the newest refusals of a project ("" for all of them), newest first."""
        rows = self._database.rows(
            f"SELECT * FROM ({_REFUSED}) WHERE ? IN ('', project) ORDER BY at DESC, reason LIMIT ?", (root, limit)
        )
        return [dict(row) | {"pasted": bool(row["pasted"])} for row in rows]

    def counts(self, root: str) -> dict[str, int]:
        """Return how often each reason was given; quotes within reasons are left out, so that like counts with like."""
        rows = self._database.rows(f"SELECT reason FROM ({_REFUSED}) WHERE ? IN ('', project)", (root,))
        counts: dict[str, int] = {}
        for row in rows:
            kind = _kind(row["reason"])
            counts[kind] = counts.get(kind, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: -item[1]))


def _kind(reason: str) -> str:
    """Return a reason without the names and quotes in it; a remedy keeps its command."""
    alike = impersonal(reason)
    before, quoted, rest = alike.partition("“")
    return f"{before}…{rest.partition('”')[2]}".strip() if quoted else alike
