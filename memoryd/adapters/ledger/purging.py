"""Remove a text from the ledger: from every value in every table, from free pages, and from the write-ahead log."""

from __future__ import annotations

import json
import secrets
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from memoryd.adapters.ledger.codec import extent, turn_from_text
from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.erased import erase
from memoryd.adapters.ledger.journal import PURGED
from memoryd.core.purged_words import without

_LEFT = frozenset(
    {"files", "roots", "projects", "calls", "purged", "journal_undone", "journal_contents", "losses", "remains"}
)
"""Tables without a word of anybody, paths that were read, and numbers; the journal's contents are looked at apart."""
_NAMES = frozenset(
    {"project", "root", "memory", "path", "transcript", "key", "session", "agent", "state", "extent", "mark", "digest"}
)
"""Columns by which things are found again."""
_FILES = frozenset({"file", "came_from"})
_FILE_COVER = "purged"
_CONTENTS = "SELECT rowid, digest, content FROM journal_contents WHERE rowid > ? ORDER BY rowid LIMIT 100"
_REFERENCES = (
    "UPDATE journal_files SET before = ? WHERE before = ?",
    "UPDATE journal_files SET after = ? WHERE after = ?",
    "UPDATE journal_heads SET digest = ? WHERE digest = ?",
)
_RECOGNISED = "UPDATE turns SET extent = replace(extent, ?, ?) WHERE key = (SELECT key FROM turns WHERE id = ?)"
Steps = tuple[tuple[str, tuple[object, ...]], ...]


class SqlitePurge:
    """PurgeLedger on SQLite; it knows tables and columns by looking, so that no new one is forgotten."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def holding(self, words: str) -> int:
        """Return how many entries hold the text."""
        return sum(1 for _ in chain(self._changes(words), self._changed_contents(words)))

    def purge(self, words: str) -> int:
        """Remove the text from every entry, free page and log of the database; returns how many entries held it.

        StoreUnavailable when another process reads the database all the while: the log cannot be emptied then.
        """
        with self._database.transaction() as connection:
            changes = [*self._changes(words), *self._changed_contents(words)]
            for steps in changes:
                for statement, values in steps:
                    connection.execute(statement, values)
            erase(connection)
        self._database.compact()
        return len(changes)

    def _changes(self, words: str) -> Iterator[Steps]:
        """Yield what to do for each row that holds the text."""
        for table in self._tables():
            keys, columns = self._columns(table)
            query = f"SELECT {', '.join(map(_quoted, keys))}, {', '.join(map(_quoted, columns))} FROM {_quoted(table)}"
            for row in self._database.rows(query):
                changed = {}
                for at, column in enumerate(columns, start=len(keys)):
                    value = _purged(row[at], words, as_file=column in _FILES)
                    if value != row[at]:
                        changed[column] = value
                if changed:
                    sets = ", ".join(f"{_quoted(column)} = ?" for column in changed)
                    where = " AND ".join(f"{_quoted(key)} IS ?" for key in keys)
                    values = (*changed.values(), *(row[at] for at in range(len(keys))))
                    update = (f"UPDATE OR REPLACE {_quoted(table)} SET {sets} WHERE {where}", values)
                    yield (update, *(_recognised(row, changed) if table == "turns" else ()))

    def _changed_contents(self, words: str) -> Iterator[Steps]:
        """Yield what to do for each content of the journal that holds the text.

        Its hash goes too: together with what is left, a short text could be guessed by it.
        """
        last = 0
        while rows := self._database.rows(_CONTENTS, (last,)):
            last = rows[-1]["rowid"]
            for row in rows:
                clear = _purged_bytes(row["content"], words)
                if clear != row["content"]:
                    cover = PURGED + secrets.token_hex(8)
                    update = ("UPDATE journal_contents SET digest = ?, content = ? WHERE digest = ?", (cover, clear))
                    steps = [update, *((each, (cover,)) for each in _REFERENCES)]
                    yield tuple((statement, (*values, row["digest"])) for statement, values in steps)

    def _tables(self) -> list[str]:
        rows = self._database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return [row["name"] for row in rows if row["name"] not in _LEFT]

    def _columns(self, table: str) -> tuple[list[str], list[str]]:
        """Return the columns that name a row, and those that may hold words."""
        info = self._database.rows(f"PRAGMA table_info({_quoted(table)})")
        keys = [row["name"] for row in sorted(info, key=lambda row: int(row["pk"])) if row["pk"]]
        left = _NAMES | ({"file"} if table == "turns" else frozenset())
        words = [row["name"] for row in info if row["type"] in ("TEXT", "BLOB") and row["name"] not in left]
        return keys or ["rowid"], words or ["rowid"]


def _recognised(row: sqlite3.Row, changed: Mapping[str, object]) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Yield what makes a turn known by the words that are left of it.

    Read again it has these, and by a hash of what it held a short text could be guessed.
    """
    if "material" in changed:
        before, after = (extent(turn_from_text(str(text))) for text in (row["material"], changed["material"]))
        for old, new in zip(before, after, strict=True):
            if old != new:
                yield _RECOGNISED, (old, new, row["id"])


def _purged(value: object, words: str, *, as_file: bool) -> object:
    if isinstance(value, str):
        return without(value, words, _FILE_COVER) if as_file else _purged_text(value, words)
    return _purged_bytes(value, words) if isinstance(value, bytes) else value


def _purged_text(text: str, words: str) -> str:
    """Return a text without the words; in JSON they are looked for in each string, as it was before it was escaped."""
    if text[:1] not in ("{", "["):
        return without(text, words)
    try:
        value = json.loads(text)
    except ValueError:
        return without(text, words)
    changed = _walked(value, lambda part: without(part, words))
    return text if changed == value else json.dumps(changed, ensure_ascii=False)


def _purged_bytes(data: bytes, words: str) -> bytes:
    try:
        plain = zlib.decompress(data)
    except zlib.error:
        return _purged_text(data.decode("utf-8", "surrogateescape"), words).encode("utf-8", "surrogateescape")
    clear = _purged_text(plain.decode("utf-8", "surrogateescape"), words).encode("utf-8", "surrogateescape")
    return data if clear == plain else zlib.compress(clear)


def _walked(value: object, change: Callable[[str], str]) -> object:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_walked(item, change) for item in value]
    if isinstance(value, dict):
        return {change(str(key)): _walked(item, change) for key, item in value.items()}
    return value


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
