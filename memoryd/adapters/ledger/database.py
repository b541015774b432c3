"""The one SQLite connection that writes, and the read-only ones beside it.

WAL with full synchronisation: what was committed survives kill -9 and power loss. SQLite before 3.51.3 can damage a
WAL database when two connections write or checkpoint at once, so there is one writing connection in one process
(the instance lock sees to it) and every other opens the file read-only.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from memoryd.adapters.ledger.schema import MIGRATIONS
from memoryd.core.errors import StoreUnavailable


class Database:
    """Open the ledger file; StoreUnavailable says why it cannot be used."""

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path = path
        self._lock = threading.RLock()
        with self._told():
            self._connection = _open_to_read(path) if read_only else _open_to_write(path)
            version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StoreUnavailable(f"{path} was made by a newer memoryd (schema {version})", "upgrade memoryd")
        if not read_only:
            self._migrate(version)

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run a block as one transaction that is on the disk when the block ends, or not there at all."""
        with self._lock, self._told():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            finally:
                # Still inside: the block, or the commit itself, has failed.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def rows(self, query: str, values: tuple[object, ...] | dict[str, object] = ()) -> list[sqlite3.Row]:
        """Return all rows of a query."""
        with self._lock, self._told():
            return self._connection.execute(query, values).fetchall()

    def compact(self) -> None:
        """Write the file anew without its free pages, and leave nothing in the write-ahead log.

        StoreUnavailable when another process reads all the while.
        """
        with self._lock, self._told():
            self._connection.execute("VACUUM")
            busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        if busy:
            remedy = "end other memoryd commands and do the same again"
            raise StoreUnavailable(f"the write-ahead log of {self.path} is being read", remedy)

    def close(self) -> None:
        """Close the connection; a writing one leaves no write-ahead log behind."""
        with self._lock:
            self._connection.close()

    def _migrate(self, version: int) -> None:
        for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
            with self.transaction() as connection:
                for statement in statements:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
            raise  # A mistake of ours, not the disk's.
        except sqlite3.DatabaseError as error:
            remedy = "check the disk's space and rights; a damaged file can be moved aside"
            raise StoreUnavailable(f"the ledger {self.path} cannot be used: {error}", remedy) from error


def _open_to_write(path: Path) -> sqlite3.Connection:
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted leaves nothing to read in the pages it stood on.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _open_to_read(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=5.0)
    connection.row_factory = sqlite3.Row
    return connection
