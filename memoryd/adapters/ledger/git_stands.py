"""Where git stood when each memory folder was last looked at, in the ledger."""

from __future__ import annotations

from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Project


class SqliteGitStands:
    """GitStands on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def stood(self, project: Project) -> str:
        """Return where git stood, "" when nobody knows."""
        rows = self._database.rows("SELECT stand FROM git_stands WHERE memory = ?", (project.memory,))
        return str(rows[0]["stand"]) if rows else ""

    def note_stand(self, project: Project, stand: str) -> None:
        """Remember where git stands."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO git_stands VALUES (?, ?)", (project.memory, stand))
