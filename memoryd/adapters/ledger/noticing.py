"""What the intake noticed beside the turns, written in the transaction of their checkpoint."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from memoryd.adapters.ledger.database import NOW
from memoryd.adapters.ledger.uses import note_use
from memoryd.core.noticed import AgentFile, Noticed, Refusal, SkippedSession
from memoryd.core.use import Use


def note(connection: sqlite3.Connection, noticed: Sequence[Noticed]) -> None:
    """Write it down; what was noticed before, when the same bytes were read, changes nothing."""
    for item in noticed:
        match item:
            case Refusal():
                _refuse(connection, item)
            case AgentFile():
                _take_for_agents(connection, item)
            case SkippedSession():
                _skip(connection, item)
            case Use():
                note_use(connection, item)


def _refuse(connection: sqlite3.Connection, item: Refusal) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO refusals (turn, mark, at, project, agent, session, transcript, speaker, pasted, reason)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            item.turn, item.mark, item.at, item.project, item.agent, item.session, item.transcript,
            item.speaker, item.pasted, item.reason,
        ),
    )  # fmt: skip


def _take_for_agents(connection: sqlite3.Connection, item: AgentFile) -> None:
    connection.execute(
        f"INSERT INTO agent_files (project, file, at, until, noted) VALUES (?, ?, ?, ?, {NOW})"
        " ON CONFLICT (project, file) DO UPDATE"
        " SET at = excluded.at, until = excluded.until, noted = excluded.noted WHERE excluded.at > at",
        (item.project, item.file, item.at, item.until),
    )


def _skip(connection: sqlite3.Connection, item: SkippedSession) -> None:
    """Remember the session, and let go what waits of it: its first turns did not show yet what it is."""
    connection.execute(
        "INSERT OR IGNORE INTO skipped_sessions (agent, session, reason, at) VALUES (?, ?, ?, ?)",
        (item.agent, item.session, item.reason, item.at),
    )
    connection.execute(
        "UPDATE turns SET state = 'done', material = '', reason = '' WHERE agent = ? AND state = 'pending'"
        " AND (session = ? OR (session = '' AND file = ?))",
        (item.agent, item.session, item.session),
    )
