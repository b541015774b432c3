"""What a person took away, what was there at the last look, and what agents wrote, in the ledger."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import replace

from memoryd.adapters.agents_query import OF_AGENTS
from memoryd.adapters.ledger.database import NOW, Database
from memoryd.core import tombstones
from memoryd.core.look import Look
from memoryd.core.model import Folder, Project
from memoryd.core.tombstones import Tombstone

_SEEN = f"INSERT OR REPLACE INTO seen_memories VALUES (?, ?, ?, ?, ?, ?, ?, 0, {NOW})"
_VANISHED, _UNREAD = 2, 3
_THERE = f"leaving < {_VANISHED} OR leaving = {_UNREAD}"
_FEW = 500


class SqliteTombstones:
    """Tombstones, SeenMemories and AgentFiles on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def buried(self, project: Project) -> tuple[Tombstone, ...]:
        """Return a project's tombstones, oldest first."""
        rows = self._database.rows("SELECT * FROM tombstones WHERE project = ? ORDER BY id", (project.root,))
        return tuple(_tombstone(row, day=row["day"], by_hand=bool(row["by_hand"])) for row in rows)

    def bury(self, project: Project, tombstones: Sequence[Tombstone]) -> None:
        """Keep tombstones; one for the same file takes the place of an older one."""
        with self._database.transaction() as connection:
            bury(connection, project, tombstones)

    def lift(self, project: Project, tombstones: Sequence[Tombstone]) -> None:
        """Take tombstones away."""
        with self._database.transaction() as connection:
            lift(connection, project, tombstones)

    def missing(self, project: Project, look: Look, day: str) -> tuple[Tombstone, ...]:
        """Return what was there before a look, is not there now, and was not taken away by memoryd.

        A file that lies there under another name was renamed, and is not missing. After the first look only what is
        gone since the last one is asked about.
        """
        seen = self._seen(project, None if look.first else look.gone)
        there = {*look.whole().files} if look.first else frozenset()
        rows = [row for row in seen if row["leaving"] in (0, _UNREAD) and row["file"] not in there]
        gone = [row["file"] for row in rows if not look.holds(row["digest"])]
        whole = self._seen(project, gone, "*") if gone else []
        return tuple(_tombstone(row, day=day, by_hand=True) for row in whole)

    def count(self, project: Project) -> int:
        """Return how many memories were there at the last look."""
        query = f"SELECT count(*) FROM seen_memories WHERE project = ? AND ({_THERE})"
        rows = self._database.rows(query, (project.root,))
        return int(rows[0][0])

    def were_there(self, project: Project, files: Collection[str]) -> frozenset[str]:
        """Return which of these files were there at the last look."""
        return frozenset(row["file"] for row in self._seen(project, files) if row["leaving"] != _VANISHED)

    def since(self, project: Project, file: str) -> float:
        """Return when what a file held at the last look was first seen, 0 when it was not there."""
        rows = self._seen(project, (file,), "seen_at")
        return float(rows[0]["seen_at"]) if rows else 0.0

    def vanished(self, project: Project) -> tuple[Tombstone, ...]:
        """Return what vanished with many others and was kept in mind."""
        return self._marked(project, _VANISHED)

    def unread(self, project: Project) -> tuple[Tombstone, ...]:
        """Return what the files said of which no words could be read at the last look."""
        return tuple(replace(stone, unread=True) for stone in self._marked(project, _UNREAD))

    def _marked(self, project: Project, mark: int) -> tuple[Tombstone, ...]:
        query = "SELECT * FROM seen_memories WHERE project = ? AND leaving = ? ORDER BY file"
        rows = self._database.rows(query, (project.root, mark))
        return tuple(_tombstone(row, day="", by_hand=False) for row in rows)

    def look(
        self, project: Project, folder: Folder, *, keep: bool = False, files: Collection[str] | None = None
    ) -> None:
        """Remember what is there now; `keep` what is not as well, as vanished.

        A file that is broken, or holds no words any more, is still what it was. With `files` only those were looked at,
        and `folder` holds what there is of them.
        """
        known = {row["file"]: (row["digest"], row["leaving"]) for row in self._seen(project, files)}
        telling = [memory for memory in folder.memories if tombstones.says_something(memory)]
        changed = [memory for memory in telling if known.get(memory.file) != (memory.digest, 0)]
        unread = {*folder.files} - {memory.file for memory in telling}
        unread = {file for file in unread if known.get(file, ("", _UNREAD))[1] == 0}
        gone = [file for file in known.keys() - {*folder.files} if known[file][1] != _VANISHED]
        if not changed and not gone and not unread:
            return
        left = "UPDATE seen_memories SET leaving = 2" if keep else "DELETE FROM seen_memories"
        with self._database.transaction() as connection:
            connection.executemany(f"{left} WHERE project = ? AND file = ?", [(project.root, file) for file in gone])
            connection.executemany(
                f"UPDATE seen_memories SET leaving = {_UNREAD} WHERE project = ? AND file = ?",
                [(project.root, file) for file in sorted(unread)],
            )
            for memory in changed:
                t = tombstones.of(memory, "")
                values = (t.file, memory.digest, t.name, t.description, t.body, t.evidence)
                connection.execute(_SEEN, (project.root, *map(_storable, values)))

    def _seen(
        self, project: Project, files: Collection[str] | None, columns: str = "file, digest, leaving"
    ) -> list[sqlite3.Row]:
        """Return what was there at the last look: all of it, or these files, which are few as a rule."""
        query = f"SELECT {columns} FROM seen_memories WHERE project = ?"
        if files is None or len(files) > _FEW:
            rows = self._database.rows(f"{query} ORDER BY file", (project.root,))
            return rows if files is None else [row for row in rows if row["file"] in files]
        marks = ", ".join("?" * len(files))
        return self._database.rows(f"{query} AND file IN ({marks}) ORDER BY file", (project.root, *files))

    def leaving(self, project: Project, file: str) -> None:
        """Note that memoryd itself takes a file away, before it does."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE seen_memories SET leaving = 1 WHERE project = ? AND file = ?", (project.root, file)
            )

    def of_agents(self, project: Project) -> frozenset[str]:
        """Return the files that an agent was the last to write; what memoryd wrote since rests on other words."""
        rows = self._database.rows(
            OF_AGENTS,
            (project.root, project.memory),
        )
        return frozenset(row["file"] for row in rows)

    def learned(self, project: Project, file: str) -> float:
        """Return when it was last learned that an agent wrote a file (seconds since 1970), 0.0 for never."""
        return self._of_agent_file("noted", project, file)

    def until(self, project: Project, file: str) -> float:
        """Return when the turn ended in which an agent last wrote a file (seconds since 1970), 0.0 for none."""
        return self._of_agent_file("until", project, file)

    def _of_agent_file(self, column: str, project: Project, file: str) -> float:
        query = f"SELECT {column} FROM agent_files WHERE project = ? AND file = ?"
        rows = self._database.rows(query, (project.root, file))
        return float(rows[0][0]) if rows else 0.0

    def hand_over(self, project: Project, file: str) -> None:
        """Note that a person took a file for theirs that an agent wrote."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM agent_files WHERE project = ? AND file = ?", (project.root, file))


def bury(connection: sqlite3.Connection, project: Project, tombstones: Sequence[Tombstone]) -> None:
    """Keep tombstones, as part of a transaction."""
    for t in tombstones:
        lift(connection, project, (t,))
        connection.execute(
            "INSERT INTO tombstones (project, file, name, description, body, evidence, day, by_hand)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (project.root, *map(_storable, (t.file, t.name, t.description, t.body, t.evidence, t.day)), t.by_hand),
        )


def lift(connection: sqlite3.Connection, project: Project, tombstones: Sequence[Tombstone]) -> None:
    """Take tombstones away, as part of a transaction."""
    connection.executemany(
        "DELETE FROM tombstones WHERE project = ? AND file = ?", [(project.root, t.file) for t in tombstones]
    )


def _tombstone(row: sqlite3.Row, *, day: str, by_hand: bool) -> Tombstone:
    return Tombstone(
        file=row["file"],
        name=row["name"],
        description=row["description"],
        body=row["body"],
        evidence=row["evidence"],
        day=day,
        by_hand=by_hand,
    )


def _storable(text: str) -> str:
    # A lone surrogate cannot be stored as UTF-8.
    return text.encode("utf-8", "replace").decode("utf-8")
