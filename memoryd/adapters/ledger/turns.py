"""The work lanes' side of the ledger: pending -> answered -> done, or quarantined."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from memoryd.adapters.ledger.codec import (
    beyond,
    extent,
    turn_from_text,
    turn_to_text,
    verdicts_from_text,
    verdicts_to_text,
)
from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.intake import insert_turn
from memoryd.core.model import Project, Verdict
from memoryd.ports import QueuedTurn

NOBODY = "none"
"""Who was asked about a turn that had no signal."""

TO_DO = "state IN ('pending', 'answered')"
"""What tells turns that are not worked through."""
_DONE = "UPDATE turns SET state = 'done', material = '', verdicts = NULL, reason = '', recorded_at = ? WHERE id = ?"
_ANSWERED = "UPDATE turns SET state = 'answered', verdicts = ?, reason = '', not_before = 0, extractor = ? WHERE id = ?"


class SqliteTurnQueue:
    """TurnQueue and Patience on SQLite. Turns of one project are worked on in the order in which they closed.

    `extractor` is who answers: the rules, or a model by its name.
    """

    def __init__(self, database: Database, extractor: str = "rules") -> None:
        self._database = database
        self._extractor = extractor

    def waiting(self, now: float) -> tuple[str, ...]:
        """Return the roots of projects whose oldest open turn can be worked on now."""
        rows = self._database.rows(f"SELECT project, min(id), not_before FROM turns WHERE {TO_DO} GROUP BY project", ())
        return tuple(row["project"] for row in rows if row["not_before"] <= now)

    def due(self, root: str, now: float, limit: int) -> tuple[QueuedTurn, ...]:
        """Return a project's oldest open turns up to the first that has to wait, at most `limit`."""
        rows = self._database.rows(
            f"SELECT turns.*, projects.root, projects.memory, projects.shared FROM turns"
            f" JOIN projects ON projects.root = turns.project WHERE project = ? AND {TO_DO} ORDER BY id LIMIT ?",
            (root, limit),
        )
        ready: list[QueuedTurn] = []
        for row in rows:
            if row["not_before"] > now:
                break
            ready.append(_queued(row))
        return tuple(ready)

    def answer(self, queued: QueuedTurn, verdicts: Sequence[Verdict], at: float) -> None:
        """Record what will be done for a turn, before any of it is done; a second answer replaces the first."""
        self.answer_all([(queued, verdicts)], at)

    def answer_all(self, answers: Sequence[tuple[QueuedTurn, Sequence[Verdict]]], at: float) -> None:
        """Record what will be done for several turns that were asked about together, in one transaction."""
        with self._database.transaction() as connection:
            for queued, verdicts in answers:
                self._answer(connection, queued, verdicts, at)

    def finish(self, queued: QueuedTurn, at: float) -> None:
        """Mark a turn as done and let its words go; the quotes that justify memories stay with the verdicts."""
        self.finish_all((queued,), at)

    def finish_all(self, turns: Sequence[QueuedTurn], at: float) -> None:
        """Mark turns as done for which there is nothing left to do, in one transaction."""
        with self._database.transaction() as connection:
            connection.executemany(_DONE, [(at, _row_id(connection, queued)) for queued in turns])

    def pass_over(self, turns: Sequence[QueuedTurn], at: float) -> None:
        """Mark turns as done about which nobody was asked, because they can hold nothing that lasts."""
        with self._database.transaction() as connection:
            for queued in turns:
                number = _row_id(connection, queued)
                _keep_what_came_meanwhile(connection, queued, number)
                connection.execute(_DONE, (at, number))
                connection.execute("UPDATE turns SET extractor = ? WHERE id = ?", (NOBODY, number))

    def postpone(self, queued: QueuedTurn, until: float, reason: str, *, counted: bool) -> None:
        """Let a turn, and those of its project behind it, wait."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE turns SET not_before = ?, reason = ?, attempts = attempts + ? WHERE id = ?",
                (until, reason, int(counted), _row_id(connection, queued)),
            )

    def quarantine(self, queued: QueuedTurn, reason: str, at: float) -> None:
        """Set a turn aside that was refused for good; its words are kept."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE turns SET state = 'quarantined', reason = ?, recorded_at = ? WHERE id = ?",
                (reason, at, _row_id(connection, queued)),
            )

    def retry_now(self) -> None:
        """Let no turn wait any longer: something that stood in the way has changed."""
        with self._database.transaction() as connection:
            connection.execute(f"UPDATE turns SET not_before = 0 WHERE {TO_DO} AND not_before > 0")

    def _answer(
        self, connection: sqlite3.Connection, queued: QueuedTurn, verdicts: Sequence[Verdict], at: float
    ) -> None:
        number = _row_id(connection, queued)
        _keep_what_came_meanwhile(connection, queued, number)
        connection.execute(_ANSWERED, (verdicts_to_text(tuple(verdicts)), self._extractor, number))
        connection.execute("DELETE FROM verdicts WHERE turn = ?", (number,))
        place = queued.turn.start, queued.turn.end
        connection.executemany(
            "INSERT INTO verdicts (turn, at, project, op, name, type, file, accepted, reason,"
            " quote, speaker, utterance, start, end, from_byte, to_byte)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(number, at, queued.project.root, *_verdict_row(verdict), *place) for verdict in verdicts],
        )


def _row_id(connection: sqlite3.Connection, queued: QueuedTurn) -> int:
    row = connection.execute(
        "SELECT id FROM turns WHERE key = ? AND revision = ?", (queued.turn.key, queued.revision)
    ).fetchone()
    return int(row["id"])


def _keep_what_came_meanwhile(connection: sqlite3.Connection, queued: QueuedTurn, number: int) -> None:
    """Give what a turn gained while it was being answered a revision of its own."""
    stored = connection.execute("SELECT material, extent FROM turns WHERE id = ?", (number,)).fetchone()
    more = beyond(turn_from_text(stored["material"]), extent(queued.turn))
    if more.words:
        known = tuple(json.loads(stored["extent"]))
        insert_turn(connection, more, queued.project, revision=queued.revision + 1, known=known)
        connection.execute("UPDATE turns SET material = ? WHERE id = ?", (turn_to_text(queued.turn), number))


def _queued(row: sqlite3.Row) -> QueuedTurn:
    return QueuedTurn(
        turn=turn_from_text(row["material"]),
        project=Project(row["root"], row["memory"], bool(row["shared"])),
        revision=row["revision"],
        number=row["number"],
        attempts=row["attempts"],
        verdicts=verdicts_from_text(row["verdicts"]) if row["state"] == "answered" else None,
    )


def _verdict_row(verdict: Verdict) -> tuple[object, ...]:
    draft, evidence = verdict.draft, verdict.evidence
    place = (evidence.quote, evidence.speaker, evidence.index, evidence.start, evidence.end) if evidence else None
    return (
        draft.op, draft.name, draft.type, verdict.change.file if verdict.change else "",
        verdict.accepted, verdict.reason, *(place or (draft.evidence, "", -1, 0, 0)),
    )  # fmt: skip
