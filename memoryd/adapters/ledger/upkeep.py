"""What has changed in each project since its last consolidation, in the ledger."""

from __future__ import annotations

from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Project


class SqliteUpkeep:
    """Upkeep on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known_projects(self) -> tuple[Project, ...]:
        """Return every project that ever had a turn or a command."""
        rows = self._database.rows("SELECT root, memory, shared FROM projects ORDER BY root")
        return tuple(Project(row["root"], row["memory"], bool(row["shared"])) for row in rows)

    def note_changes(self, project: Project, count: int) -> int:
        """Add to the memories created or changed since the last consolidation; returns how many there are now."""
        with self._database.transaction() as connection:
            row = connection.execute(
                "INSERT INTO projects (root, memory, shared, changed) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (root) DO UPDATE SET changed = changed + excluded.changed RETURNING changed",
                (project.root, project.memory, project.shared, count),
            ).fetchone()
        return int(row["changed"])

    def consolidated_at(self, project: Project) -> float:
        """Return when the last consolidation was (seconds since 1970), 0 for never."""
        rows = self._database.rows("SELECT consolidated_at FROM projects WHERE root = ?", (project.root,))
        return float(rows[0]["consolidated_at"]) if rows else 0.0

    def consolidated(self, project: Project, at: float) -> None:
        """Begin counting anew."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE projects SET changed = 0, consolidated_at = ? WHERE root = ?", (at, project.root)
            )
