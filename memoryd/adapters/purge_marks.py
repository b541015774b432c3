"""The marks of removed texts in the ledger, and the key to them beside it: a file of its own, for its owner alone."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from memoryd.adapters.beneath import told
from memoryd.adapters.ledger import Database
from memoryd.core import purged_words
from memoryd.core.errors import StoreUnavailable
from memoryd.core.purged_words import Mark

KEY = "purge.key"
_KEY_BYTES = 32


class KeyedPurgeMarks:
    """PurgeMarks on SQLite; whoever has the ledger without the key cannot try words against it."""

    def __init__(self, database: Database, key: Path) -> None:
        self._database = database
        self._path = key
        self._key = _read(key)
        self._marks = self._load()

    @property
    def trouble(self) -> str:
        """Return what stands in the way of knowing removed texts again, or ""."""
        if self._key or not self._database.rows("SELECT 1 FROM purged LIMIT 1"):
            return ""
        return f"{self._path} is gone, so removed texts are not known again; purge once more what must not come back"

    def add(self, text: str, at: float) -> None:
        """Keep a text from coming back; MemorydError when it is too short for that."""
        self._key = self._key or _made(self._path)
        mark = purged_words.mark(text, self._key)
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO purged (mark, length, whole, at) VALUES (?, ?, ?, ?)",
                (mark.digest, mark.length, mark.whole, at),
            )
        self._marks = self._load()

    @property
    def any(self) -> bool:
        """Tell whether any text was removed."""
        return bool(self._marks)

    def cover(self, text: str) -> str:
        """Return a text with the removed ones in it covered."""
        return purged_words.covered(text, self._marks, self._key) if self._marks else text

    def _load(self) -> tuple[Mark, ...]:
        rows = self._database.rows("SELECT mark, length, whole FROM purged") if self._key else []
        return tuple(Mark(row["mark"], row["length"], bool(row["whole"])) for row in rows)


def _read(path: Path) -> bytes:
    with told(str(path)):
        try:
            descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
        except FileNotFoundError:
            return b""
        try:
            key = os.read(descriptor, _KEY_BYTES)
        finally:
            os.close(descriptor)
    if len(key) != _KEY_BYTES:
        raise StoreUnavailable(f"{path} is no key", "move it aside; then purge once more what must not come back")
    return key


def _made(path: Path) -> bytes:
    key = secrets.token_bytes(_KEY_BYTES)
    with told(str(path)):
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        descriptor = os.open(path, flags, 0o600)
        try:
            os.write(descriptor, key)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    return key
