"""Keep the index of recall: take in what changed in the folders, make it anew when it is damaged, let it go.

Two processes at once take turns; one that waits too long answers without the index. What is cut and stored is what
the files hold at that moment; nothing of what is gone stays in the file (secure_delete).
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from hashlib import sha256
from pathlib import Path

from memoryd.adapters import beneath, recall_index
from memoryd.adapters.beneath import Unfit
from memoryd.adapters.folder_look import UNSETTLED, Signature, look
from memoryd.adapters.memory_files import MOST_BYTES, can_be_shown
from memoryd.adapters.memory_place import Place
from memoryd.adapters.recall_index import VERSION
from memoryd.adapters.state_folder import open_state_folder
from memoryd.core.errors import MemoryCorrupt, StoreUnavailable
from memoryd.core.model import Memory, Project
from memoryd.core.recall_entry import ASSISTANT, entry_of
from memoryd.core.recall_rank import cut_entry
from memoryd.ports import MemoryText

FOLDER = "recall"
_ENDING = ".sqlite3"
_TABLES = (
    "CREATE TABLE folders (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, seen BLOB)",
    # One row a file; `type` is NULL for a file that is no memory (broken), so that it is not read again and again.
    """CREATE TABLE memories (
        id INTEGER PRIMARY KEY, folder INTEGER NOT NULL, file TEXT NOT NULL, inode INTEGER NOT NULL,
        size INTEGER NOT NULL, modified INTEGER NOT NULL, changed INTEGER NOT NULL, type TEXT, name TEXT,
        description TEXT, content TEXT, created TEXT, updated TEXT, expires TEXT, always INTEGER, agents INTEGER,
        UNIQUE (folder, file)
    )""",
    "CREATE INDEX memories_always ON memories (always) WHERE always = 1",
    "CREATE VIRTUAL TABLE words USING fts5(name, description, body, tokenize = 'ascii')",
    "CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row')",
    f"PRAGMA user_version = {VERSION}",
)


class NoIndex(Exception):
    """The index cannot be kept now; the message says why. Recall works without it, slower."""


class RecallKeeping:
    """The kept indexes, in a folder of memoryd's state (`state`); `data` is memoryd's data folder."""

    def __init__(self, state: Path, text: MemoryText, data: str) -> None:
        self._state = state
        self._folder = state / FOLDER
        self._text = text
        self._data = data

    def path_for(self, projects: Sequence[Project]) -> Path:
        """Return where the index of these memory folders is kept."""
        key = sha256("\0".join(project.memory for project in projects).encode("utf-8", "surrogateescape"))
        return self._folder / (key.hexdigest()[:32] + _ENDING)

    def current(self, projects: Sequence[Project]) -> sqlite3.Connection:
        """Return the index of these memory folders, as they are now; NoIndex where it cannot be kept.

        The caller closes it. A damaged one is made anew.
        """
        path = self.path_for(projects)
        for last in (False, True):
            try:
                return self._current(path, projects)
            except sqlite3.OperationalError as error:
                # A lock, a full disk, or no FTS5: nothing that making it anew would mend.
                raise NoIndex(_reason(error)) from error
            except sqlite3.DatabaseError as error:
                if last:
                    raise NoIndex(str(error)) from error
                remove(path)
            except StoreUnavailable as error:
                raise NoIndex(str(error)) from error
            except OSError as error:
                raise NoIndex(f"{path}: {error.strerror or error}") from error
        raise AssertionError

    def _current(self, path: Path, projects: Sequence[Project]) -> sqlite3.Connection:
        connection = self._opened(path)
        with ExitStack() as failed:
            failed.callback(connection.close)
            for project in projects:
                refresh(connection, project, self._text, self._data)
            failed.pop_all()
        return connection

    def _opened(self, path: Path) -> sqlite3.Connection:
        open_state_folder(self._state)
        self._folder.mkdir(mode=0o700, exist_ok=True)
        # Made here and not by SQLite: for its owner alone, whatever the umask says. SQLite gives its journal the same.
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600))
        connection = sqlite3.connect(path, timeout=recall_index.BUSY_SECONDS, isolation_level=None)
        with ExitStack() as failed:
            failed.callback(connection.close)
            connection.execute("PRAGMA secure_delete = ON")
            _prepare(connection)
            failed.pop_all()
        return connection

    def sweep(self) -> None:
        """Remove each index none of whose folders is there any more, and what cannot be read as one."""
        for path in self._all():
            if not any(Path(folder).is_dir() for folder in _folders_of(path)):
                remove(path)

    def forget(self) -> None:
        """Remove every index: nothing that was taken out of memories may stay in one."""
        for path in self._all():
            remove(path)

    def _all(self) -> list[Path]:
        return sorted(self._folder.glob(f"*{_ENDING}"))


def refresh(connection: sqlite3.Connection, project: Project, text: MemoryText, data: str) -> None:
    """Take into an index what changed in a memory folder since the last time."""
    with Place.of(project, data).opened() as folder:
        there = look(folder) if folder is not None else {}
        number = recall_index.folders(connection).get(project.memory)
        if number is not None and recall_index.is_settled(connection, number, there):
            return
        known = recall_index.signatures(connection, number) if number is not None else {}
        changed = {file: there[file] for file in there if there[file] != known.get(file) or _unsettled(there[file])}
        gone = known.keys() - there.keys()
        if number is not None and not changed and not gone:
            _note_seen(connection, number, there)
            return
        read = {file: _memory_in(folder, file, text) for file in changed} if folder is not None else {}
    connection.execute("BEGIN IMMEDIATE")
    try:
        _note_seen(connection, _take_in(connection, project.memory, changed, read, gone), there)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _note_seen(connection: sqlite3.Connection, number: int, there: dict[str, Signature]) -> None:
    """Note how a folder looks that is all taken in, for who compares it as a whole (`recall_index.is_as_taken`)."""
    seen = recall_index.packed(there)
    if connection.execute("SELECT seen FROM folders WHERE id = ?", (number,)).fetchone()[0] != seen:
        connection.execute("UPDATE folders SET seen = ? WHERE id = ?", (seen, number))


def remove(path: Path) -> None:
    """Remove an index and what SQLite may have left beside it."""
    for ending in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def in_memory() -> sqlite3.Connection:
    """Return an empty index that lives as long as its connection; NoIndex where this SQLite cannot make one."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection)
    except sqlite3.OperationalError as error:
        connection.close()
        raise NoIndex(_reason(error)) from error
    return connection


def _memory_in(folder: int, file: str, text: MemoryText) -> Memory | None:
    """Return the memory in a file of a held folder; None for what is none: broken, unfit, or gone."""
    kind, _, name = file.rpartition("/")
    if not can_be_shown(name):
        return None
    with suppress(OSError, Unfit, MemoryCorrupt):
        inner = beneath.open_folder(folder, kind) if kind else os.dup(folder)
        try:
            return text.parse(file, beneath.read(inner, name, MOST_BYTES))
        finally:
            os.close(inner)
    return None


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the tables where there are none, or those of another version."""
    if _version(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Somebody else may have made them meanwhile.
        if _version(connection) != VERSION:
            for name in ("vocabulary", "words", "memories", "folders"):
                connection.execute(f"DROP TABLE IF EXISTS {name}")
            for statement in _TABLES:
                connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _take_in(
    connection: sqlite3.Connection,
    path: str,
    changed: dict[str, Signature],
    read: dict[str, Memory | None],
    gone: set[str],
) -> int:
    """Take in what changed in a folder; return the folder's number."""
    connection.execute("INSERT OR IGNORE INTO folders (path) VALUES (?)", (path,))
    folder = connection.execute("SELECT id FROM folders WHERE path = ?", (path,)).fetchone()[0]
    for file in (*gone, *changed):
        row = connection.execute("SELECT id FROM memories WHERE folder = ? AND file = ?", (folder, file)).fetchone()
        if row:
            connection.execute("DELETE FROM words WHERE rowid = ?", row)
            connection.execute("DELETE FROM memories WHERE id = ?", row)
    for file, signature in changed.items():
        _put(connection, folder, file, signature, read[file])
    return int(folder)


def _put(connection: sqlite3.Connection, folder: int, file: str, signature: Signature, memory: Memory | None) -> None:
    if memory is None:
        connection.execute(
            "INSERT INTO memories (folder, file, inode, size, modified, changed) VALUES (?, ?, ?, ?, ?, ?)",
            (folder, file, *signature),
        )
        return
    entry = entry_of(memory)
    stored = (entry.type, entry.name, entry.description, entry.content, entry.created, entry.updated, entry.expires)
    number = connection.execute(
        "INSERT INTO memories (folder, file, inode, size, modified, changed, type, name, description, content,"
        f" created, updated, expires, always, agents) VALUES ({', '.join('?' * 15)})",
        (folder, file, *signature, *map(_storable, stored), entry.always, entry.trust == ASSISTANT),
    ).lastrowid
    connection.execute(
        "INSERT INTO words (rowid, name, description, body) VALUES (?, ?, ?, ?)", (number, *cut_entry(entry))
    )


def _storable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def _unsettled(signature: Signature) -> bool:
    return signature[0] == UNSETTLED


def _folders_of(path: Path) -> Iterator[str]:
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        yield from recall_index.folders(connection)


def _reason(error: sqlite3.OperationalError) -> str:
    if "fts5" in str(error):
        return "this Python's SQLite has no FTS5"
    return str(error)
