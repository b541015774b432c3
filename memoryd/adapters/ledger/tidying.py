"""What consolidations looked at, what a person declined, and the plan that was last shown, in the ledger."""

from __future__ import annotations

from collections.abc import Collection

from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Project

_LOOK, _NO = "look", "no"


class SqliteTidied:
    """Tidied on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def looked(self, project: Project) -> frozenset[str]:
        """Return the marks of memories that need no further look until they change."""
        return self._marks(project, _LOOK)

    def look(self, project: Project, marks: Collection[str], there: Collection[str]) -> None:
        """Add marks of memories; those of what is not `there` any more are let go."""
        gone = self.looked(project) - frozenset(there) - frozenset(marks)
        with self._database.transaction() as connection:
            connection.executemany(
                "DELETE FROM tidied WHERE project = ? AND kind = ? AND mark = ?",
                [(project.root, _LOOK, mark) for mark in gone],
            )
        self._add(project, _LOOK, marks)

    def declined(self, project: Project) -> frozenset[str]:
        """Return the marks of operations that a person declined."""
        return self._marks(project, _NO)

    def decline(self, project: Project, marks: Collection[str]) -> None:
        """Remember operations that a person declined."""
        self._add(project, _NO, marks)

    def _marks(self, project: Project, kind: str) -> frozenset[str]:
        rows = self._database.rows("SELECT mark FROM tidied WHERE project = ? AND kind = ?", (project.root, kind))
        return frozenset(row["mark"] for row in rows)

    def _add(self, project: Project, kind: str, marks: Collection[str]) -> None:
        with self._database.transaction() as connection:
            connection.executemany(
                "INSERT OR IGNORE INTO tidied (project, kind, mark) VALUES (?, ?, ?)",
                [(project.root, kind, mark) for mark in marks],
            )


class SqliteOffers:
    """Offers on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, project: Project, number: str, plan: str, at: float) -> None:
        """Keep a plan (JSON) under its number; it takes the place of the one before."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO offers (project, number, plan, at) VALUES (?, ?, ?, ?)",
                (project.root, number, plan, at),
            )

    def get(self, project: Project, number: str) -> str:
        """Return the plan of that number, "" when another took its place or it was done."""
        query = "SELECT plan FROM offers WHERE project = ? AND number = ?"
        rows = self._database.rows(query, (project.root, number))
        return str(rows[0]["plan"]) if rows else ""

    def drop(self, project: Project) -> None:
        """Let go of the plan of a project."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM offers WHERE project = ?", (project.root,))
