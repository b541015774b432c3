"""What memories named and was found once, in the ledger."""

from __future__ import annotations

from collections.abc import Mapping

from memoryd.adapters.ledger.database import Database
from memoryd.core.model import Project
from memoryd.core.named_things import Thing, ThingKind


class SqliteThings:
    """KnownThings on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self, project: Project) -> dict[tuple[str, Thing], bool]:
        """Return the things that were found once, by memory file, and whether each of them is there still."""
        rows = self._database.rows("SELECT file, kind, thing, there FROM things WHERE project = ?", (project.root,))
        return {(row["file"], Thing(ThingKind(row["kind"]), row["thing"])): bool(row["there"]) for row in rows}

    def keep(self, project: Project, things: Mapping[tuple[str, Thing], bool]) -> None:
        """Keep these in place of all that were known."""
        rows = [(project.root, file, thing.kind.value, thing.name, there) for (file, thing), there in things.items()]
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM things WHERE project = ?", (project.root,))
            connection.executemany("INSERT INTO things VALUES (?, ?, ?, ?, ?)", rows)
