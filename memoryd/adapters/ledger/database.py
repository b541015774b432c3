"""The one SQLite connection that writes, and the read-only ones beside it.

WAL with full synchronisation: what was committed survives kill -9 and power loss. SQLite before 3.51.3 can damage a
WAL database when two connections write or checkpoint at once, so there is one writing connection in one process
(the instance lock sees to it) and every other opens the file read-only.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from memoryd.adapters.ledger import closed_well, writes
from memoryd.adapters.ledger.closed_well import Mark
from memoryd.adapters.ledger.schema import MIGRATIONS
from memoryd.adapters.ledger.writes import Stand
from memoryd.core.errors import StoreUnavailable

T = TypeVar("T")
WAIT_SECONDS = 75.0
"""How long to wait for another process that holds the ledger."""
_TELL_SECONDS = 3.0
_TRY_SECONDS = 0.25
UNWRITTEN_SECONDS = 60.0
"""How long a failure to write counts, unless something is written: whoever failed tries again sooner than that."""
_CACHE_KIB = 256
# Short: whoever only reads, such as `memoryd status`, has its turn between two tries.
_BUSY_SECONDS = 0.1
_COMPACT_SECONDS = 5.0
NOW = "(julianday('now') - 2440587.5) * 86400.0"
"""The moment in SQL (seconds since 1970), by the system's clock as files have it."""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class LedgerDamaged(StoreUnavailable):
    """The ledger file is no sound database."""


class Database:
    """Open the ledger file; StoreUnavailable says why it cannot be used.

    With `sound` the whole file is looked at first, unless it is as it was left by who closed it well. `tell` hears
    that another process holds it, before it is waited for.
    """

    def __init__(
        self,
        path: Path,
        *,
        read_only: bool = False,
        sound: bool = False,
        tell: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.path = path
        self.found = Stand()
        self._tell = tell
        self._held_since: float | None = None
        self._failed: tuple[float, str] | None = None
        self._lock = threading.RLock()
        # Who only reads leaves no mark of how a ledger was closed.
        self._sound = sound and not read_only
        self._mark = None if read_only else Mark(path)
        # Not before there is a table for it.
        self._counting = False
        self._has_written = False
        look = sound and not closed_well.is_as_left(path)
        with self._told():
            self._connection = _open_to_read(path) if read_only else self._waited_for(lambda: _open_to_write(path))
            self._file = _number(path)
            version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
            if look and (found := self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                self._connection.close()
                raise LedgerDamaged(f"the ledger {path} is damaged: {found}")
        if version > len(MIGRATIONS):
            raise StoreUnavailable(f"{path} was made by a newer memoryd (schema {version})", "upgrade memoryd")
        if self._mark:
            with self._told():
                self.found = writes.stand(self._connection)
            self._mark.opened(self.found.number)
            self._migrate(version)
            self._counting = True

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run a block as one transaction that is on the disk when the block ends, or not there at all."""
        try:
            with self._transaction() as connection:
                yield connection
        except StoreUnavailable as error:
            self._failed = (time.monotonic(), str(error))
            raise
        self._failed = None

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with ExitStack() as held, self._told():
            self._begin(held)
            before = self._connection.total_changes
            try:
                self._refuse_when_gone()
                yield self._connection
                self._commit(changed=self._connection.total_changes > before)
            finally:
                # Still inside: the block, or the commit itself, has failed.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def _commit(self, *, changed: bool) -> None:
        """Commit what changes something under the next count, and note that beside the file once it is on the disk."""
        number = writes.count(self._connection) if changed and self._counting else 0
        self._connection.execute("COMMIT")
        if number and self._mark:
            self._mark.count(number)
            if not self._has_written:
                self._has_written = True
                writes.write_back(self._connection)

    def gone(self) -> str:
        """Return what to do about a file that another one has taken the place of, or none; "" while it is there."""
        if _number(self.path) == self._file:
            return ""
        what = f"the ledger {self.path} was removed or replaced while it was in use"
        return f"{what}; start memoryd anew: it goes on with a new one"

    def _refuse_when_gone(self) -> None:
        """Write nothing into a file that has no name any more: nobody would ever read it."""
        if gone := self.gone():
            raise StoreUnavailable(gone)

    def _begin(self, held: ExitStack) -> None:
        """Begin a transaction and keep other threads out; not while another process is waited for."""

        def begin() -> None:
            with ExitStack() as mine:
                mine.enter_context(self._lock)
                self._connection.execute("BEGIN IMMEDIATE")
                held.push(mine.pop_all())

        self._waited_for(begin)

    def _waited_for(self, step: Callable[[], T]) -> T:
        """Try a step again while another process holds the ledger, for as long as a person would wait."""
        began = time.monotonic()
        told = False
        while True:
            try:
                done = step()
                self._held_since = None
                return done
            except sqlite3.OperationalError as error:
                waited = time.monotonic() - began
                if not _is(error, _HELD) or waited > WAIT_SECONDS:
                    raise
                if waited > _TELL_SECONDS and not told:
                    told = True
                    self._held_since = began
                    self._tell(f"another process holds {self.path}; memoryd waits for it, and loses nothing")
            time.sleep(_TRY_SECONDS)

    def held_for(self) -> float:
        """Return for how long another process has been waited for (seconds), 0 when none is."""
        since = self._held_since
        return 0.0 if since is None else time.monotonic() - since

    def unwritten(self) -> str:
        """Return why a moment ago nothing could be written, "" when that is long ago or something was since."""
        failed = self._failed
        return failed[1] if failed and time.monotonic() - failed[0] < UNWRITTEN_SECONDS else ""

    def rows(self, query: str, values: tuple[object, ...] | dict[str, object] = ()) -> list[sqlite3.Row]:
        """Return all rows of a query."""
        with self._lock, self._told():
            return self._connection.execute(query, values).fetchall()

    def compact(self) -> None:
        """Write the file anew without its free pages, and leave nothing in the write-ahead log.

        StoreUnavailable when another process reads all the while, and when the disk has no room for both.
        """
        with self._lock, self._told():
            self._connection.execute(f"PRAGMA busy_timeout = {_COMPACT_SECONDS * 1000:.0f}")
            try:
                self._connection.execute("VACUUM")
            finally:
                # On a disk that became full the log holds half of a new file, and would keep everybody from writing.
                busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
                self._connection.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000:.0f}")
        if busy:
            remedy = "end other memoryd commands and do the same again"
            raise StoreUnavailable(f"the write-ahead log of {self.path} is being read", remedy)

    def close(self) -> None:
        """Close the connection; a writing one leaves no write-ahead log behind."""
        gone = bool(self.gone())
        if self._sound and self._mark:
            self._mark.begin_closing()
        with self._lock:
            if self._has_written and not gone:
                writes.end(self._connection)
            self._connection.close()
        if self._sound and self._mark and not gone:
            self._mark.closed()

    def _migrate(self, version: int) -> None:
        for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
            with self.transaction() as connection:
                for statement in statements:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")

    def _doubt(self) -> None:
        """Have the whole file looked at the next time; also who only reads may meet damage."""
        with suppress(StoreUnavailable):
            (self._mark or Mark(self.path)).doubt()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
            raise  # A mistake of ours, not the disk's.
        except sqlite3.DatabaseError as error:
            if _is(error, _DAMAGED):
                self._sound = False
                self._doubt()
                remedy = "start memoryd anew: it moves a damaged ledger aside and goes on without it"
                raise LedgerDamaged(f"the ledger {self.path} cannot be used: {error}", remedy) from error
            remedy = "check the disk's space and rights, and who else holds it"
            raise StoreUnavailable(f"the ledger {self.path} cannot be used: {error}", remedy) from error


def _number(path: Path) -> int:
    """Return what tells a file from another one under the same name, 0 where there is none."""
    try:
        return path.stat().st_ino
    except FileNotFoundError:
        return 0


def _is(error: sqlite3.Error, codes: tuple[int, ...]) -> bool:
    """Tell whether SQLite gave one of these codes; the extended ones have theirs in the lowest byte."""
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in codes


def _open_to_write(path: Path) -> sqlite3.Connection:
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=_BUSY_SECONDS)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # By itself SQLite takes two megabytes, and keeps them once thousands of files were read; the kernel has them too.
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
    # What is deleted leaves nothing to read in the pages it stood on.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _open_to_read(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=5.0)
    connection.row_factory = sqlite3.Row
    return connection
