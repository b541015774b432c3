"""The kept index of recall: the memories of a project's folders in one SQLite file, found by their words with FTS5.

A cache, and nothing more: any process may write it, it is made anew when it is damaged or of another version, and it
goes when its folder does. This module reads it, and is loaded each time a prompt is answered; `recall_keeping` writes.
"""

from __future__ import annotations

import marshal
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import log

from memoryd.adapters.folder_look import UNSETTLED
from memoryd.adapters.quick_sqlite import sqlite3
from memoryd.core.recall_entry import ASSISTANT, PERSON, STRANGER, Entry

VERSION = 2
"""Of the tables, and of the way text is cut: another one makes the index anew."""
BUSY_SECONDS = 2.0
MOST_CANDIDATES = 40
"""Memories that are ranked for one request."""
_NAMES = "folder, file, type, name, description, content, created, updated, expires, always, agents"
_FIELDS = ", ".join(f"memories.{name}" for name in _NAMES.split(", "))


class KeptFolder:
    """A memory folder in an index: its number there, its path, whether it is trusted, which files are an agent's."""

    __slots__ = ("agents", "number", "path", "trusted")

    def __init__(self, number: int, path: str, *, trusted: bool = True, agents: Collection[str] = ()) -> None:
        self.number = number
        self.path = path
        self.trusted = trusted
        self.agents = agents


class KeptRecallIndex:
    """A RecallIndex on SQLite; every method may raise sqlite3.Error where the file is damaged or locked too long."""

    def __init__(self, connection: sqlite3.Connection, folders: Iterable[KeptFolder]) -> None:
        self._connection = connection
        self._folders = {folder.number: folder for folder in folders}

    def size(self) -> int:
        """Return how many memories there are."""
        return int(self._connection.execute("SELECT count(*) FROM words_docsize").fetchone()[0])

    def always(self) -> Sequence[Entry]:
        """Return the memories that hold for everything."""
        rows = self._connection.execute(f"SELECT {_FIELDS} FROM memories WHERE always = 1")
        return [self._entry(row) for row in rows if row[0] in self._folders]

    def frequencies(self, words: Collection[str]) -> Mapping[str, int]:
        """Return in how many memories each search word stands; those that stand in none are left out."""
        find = "SELECT doc FROM vocabulary WHERE term = ?"
        found = ((word, self._connection.execute(find, (word,)).fetchone()) for word in words)
        return {word: row[0] for word, row in found if row}

    def candidates(self, words: Sequence[str]) -> Sequence[Entry]:
        """Return the memories that hold any of these search words; of very many, those that hold most of the rare ones.

        A word in name or description counts twice. FTS5's own ranking would cost three times as much.
        """
        worth: dict[int, float] = {}
        total = self.size()
        for word in words:
            # Search words are letters and digits throughout, so that nothing in them is a quote or an operator.
            for where in (f'"{word}"', f'{{name description}} : "{word}"'):
                rows = self._connection.execute("SELECT rowid FROM words WHERE words MATCH ?", (where,)).fetchall()
                tells = log(1 + total / len(rows)) if rows else 0.0
                for (number,) in rows:
                    worth[number] = worth.get(number, 0.0) + tells
        best = sorted(worth, key=lambda number: (-worth[number], number))[:MOST_CANDIDATES]
        found = self._connection.execute(
            f"SELECT {_FIELDS}, words.name, words.description, words.body FROM memories"
            f" JOIN words ON words.rowid = memories.id WHERE memories.id IN ({', '.join('?' * len(best))})",
            best,
        )
        return [self._entry(row) for row in found if row[0] in self._folders]

    def every(self) -> Sequence[Entry]:
        """Return all memories."""
        rows = self._connection.execute(f"SELECT {_FIELDS} FROM memories WHERE type IS NOT NULL")
        return [self._entry(row) for row in rows if row[0] in self._folders]

    def _entry(self, row: Sequence[object]) -> Entry:
        number, file, kind, name, description, content, created, updated, expires, always, agents = row[:11]
        folder = self._folders[int(number)]  # type: ignore[call-overload]
        agents = agents or file in folder.agents
        return Entry(
            source=f"{folder.path}/{file}",
            type=str(kind),
            name=str(name),
            description=str(description),
            content=str(content),
            created=str(created),
            updated=str(updated),
            expires=str(expires),
            always=bool(always),
            trust=STRANGER if not folder.trusted else ASSISTANT if agents else PERSON,
            cut=(str(row[11]), str(row[12]), str(row[13])) if len(row) > 11 else None,
        )


def opened(path: str) -> sqlite3.Connection | None:
    """Open an index that is there and of this version; None for any other. The caller closes it."""
    connection = sqlite3.connect(f"file:{quoted(path)}?mode=rw", timeout=BUSY_SECONDS, isolation_level=None, uri=True)
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] == VERSION:
            return connection
    except sqlite3.Error:
        connection.close()
        raise
    connection.close()
    return None


def signatures(connection: sqlite3.Connection, folder: int) -> dict[str, tuple[int, int, int, int]]:
    """Return what the files of a folder looked like when they were taken into the index."""
    rows = connection.execute("SELECT file, inode, size, modified, changed FROM memories WHERE folder = ?", (folder,))
    return {row[0]: row[1:] for row in rows}


def is_as_taken(connection: sqlite3.Connection, folder: int, seen: dict[str, tuple[int, int, int, int]]) -> bool:
    """Tell whether what is seen in a folder is what was taken into the index."""
    (whole,) = connection.execute("SELECT seen FROM folders WHERE id = ?", (folder,)).fetchone()
    # The files come in the same order as long as none came or went; where that is otherwise, one by one.
    return whole == packed(seen) or signatures(connection, folder) == seen


def is_settled(connection: sqlite3.Connection, folder: int, seen: dict[str, tuple[int, int, int, int]]) -> bool:
    """Tell at once whether nothing changed in a folder and nothing may change unseen; false where it takes a look."""
    (whole,) = connection.execute("SELECT seen FROM folders WHERE id = ?", (folder,)).fetchone()
    return bool(whole == packed(seen)) and all(signature[0] != UNSETTLED for signature in seen.values())


def packed(seen: dict[str, tuple[int, int, int, int]]) -> bytes:
    """Return what is seen in a folder as bytes, to be compared and never read: a tenth of comparing a thousand rows.

    The format is the last in which equal values always give equal bytes.
    """
    return marshal.dumps(seen, 2)


def folders(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the folders of an index, and their numbers in it."""
    return {row[1]: row[0] for row in connection.execute("SELECT id, path FROM folders")}


def quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
