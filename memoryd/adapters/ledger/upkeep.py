"""What has changed in each project since its last consolidation, in the ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from memoryd.adapters.ledger.database import Database
from memoryd.core.journal import Cause
from memoryd.core.model import Project

_CHANGES = """
    SELECT changed, max(consolidated_at, known_at) AS since, EXISTS (
        SELECT 1 FROM journal_entries WHERE project = :root AND at > consolidated_at AND cause <> :own
    ) AS other FROM projects WHERE root = :root"""


class SqliteUpkeep:
    """Upkeep on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known_projects(self) -> tuple[Project, ...]:
        """Return every project that ever had a turn or a command."""
        rows = self._database.rows("SELECT root, memory, shared FROM projects ORDER BY root")
        return tuple(Project(row["root"], row["memory"], bool(row["shared"])) for row in rows)

    def note_changes(self, project: Project, count: int) -> int:
        """Add to the memories created or changed; returns how many there are since a consolidation was last tried."""
        with self._database.transaction() as connection:
            row = connection.execute(
                "INSERT INTO projects (root, memory, shared, changed) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (root) DO UPDATE SET changed = changed + excluded.changed,"
                " memory = excluded.memory, shared = excluded.shared RETURNING changed - tried",
                (project.root, project.memory, project.shared, count),
            ).fetchone()
        return int(row[0])

    def changes(self, project: Project) -> tuple[int, float]:
        """Return how many memories changed since the last consolidation, and when that was (seconds since 1970).

        For a project that never had one it is when the project was first known. What was not counted when it happened
        (edits while no daemon ran, files that were there before memoryd, what changed during the last consolidation)
        is known from the journal.
        """
        rows = self._database.rows(_CHANGES, {"root": project.root, "own": Cause.CONSOLIDATION.value})
        if not rows:
            return 0, 0.0
        row = rows[0]
        return int(row["changed"]) or int(row["other"]), float(row["since"])

    def consolidated(self, project: Project, at: float, *, done: bool) -> None:
        """Begin counting anew; a consolidation that came to nothing (`done` false) only begins the threshold anew."""
        values = "changed = 0, tried = 0, consolidated_at = ?" if done else "tried = changed"
        with self._database.transaction() as connection:
            connection.execute(
                f"UPDATE projects SET {values} WHERE root = ?", (at, project.root) if done else (project.root,)
            )

    def descended(self, project: Project, file: str, sources: Sequence[str], at: float) -> None:
        """Remember from which files one was made: what justified them justifies it, and whoever used them used it.

        Their own use stays counted as well, for the change may be taken back.
        """
        self._descended(project, [(file, source) for source in sources], at)

    def renamed(self, project: Project, names: Mapping[str, str], at: float) -> None:
        """Remember the same of files that got other names, by the new one: of thousands at once as of one."""
        self._descended(project, [*names.items()], at)

    def _descended(self, project: Project, pairs: Sequence[tuple[str, str]], at: float) -> None:
        others = [(file, source) for file, source in pairs if source != file]
        with self._database.transaction() as connection:
            connection.executemany(
                "INSERT INTO lineage (project, file, came_from, at) VALUES (?, ?, ?, ?)",
                [(project.root, file, source, at) for file, source in others],
            )
            connection.executemany(
                "INSERT OR IGNORE INTO uses (project, file, kind, mark, at)"
                " SELECT project, ?, kind, mark, at FROM uses WHERE project = ? AND file = ?",
                [(file, project.root, source) for file, source in others],
            )
