"""Sessions in a client's SQLite database: read row by row, never written, never kept from the client.

A look opens the database, asks, and closes it again within moments: a reader that stays would keep the client from
emptying its write-ahead log. A database in WAL mode whose log is gone was closed properly; it is opened as unchanging
then, because SQLite would make the log's files anew for a reader. What a database says is not trusted: no code in its
schema runs, no query lasts longer than two seconds, no row is larger than a line may be.
"""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import StoreUnavailable
from memoryd.core.line_format import Table
from memoryd.core.lines import MAX_LINE
from memoryd.ports import Row

BUSY_SECONDS = 1.0
QUERY_SECONDS = 2.0
BATCH_BYTES = 4 * 1024 * 1024
MAX_SESSIONS = 100_000

_STEPS = 10_000
_MAGIC = b"SQLite format 3\0"
_WAL = 2
_NUMBER = (1 << 63) - 1


class SqliteSessionTables:
    """SessionTables on SQLite files of this machine."""

    def __init__(self) -> None:
        self._times: dict[str, tuple[int, float]] = {}
        self._fitting: set[tuple[str, int, Table]] = set()

    def fits(self, path: str, table: Table) -> bool:
        """Tell whether a file is a database that can be asked for such a table."""
        number = _inode(path)
        if number is None or not _is_database(path):
            return False
        if (path, number, table) in self._fitting:
            return True
        with _opened(path) as database:
            try:
                for query in (table.sessions, table.written, table.rows):
                    values = {"session": "", "seq": 0, "start": 0, "limit": 0}
                    database.execute(f"EXPLAIN {query}", values).close()
            except sqlite3.OperationalError as error:
                if _is_transient(error):
                    raise
                return False
        self._fitting.add((path, number, table))
        return True

    def sessions(self, path: str, table: Table) -> Iterator[Sighting]:
        """Yield each session in a database; nothing when there is no such file."""
        number = _inode(path)
        if number is None or not _is_database(path):
            return
        with _opened(path) as database:
            found = database.execute(table.sessions).fetchmany(MAX_SESSIONS)
            sightings = [self._sighting(database, path, number, table, name, top) for name, top in found]
        yield from (sighting for sighting in sightings if sighting is not None)

    def look(self, path: str, table: Table) -> Sighting | None:
        """Return a session as it is now, or None when it is gone."""
        place, _, session = path.rpartition("#")
        number = _inode(place)
        if number is None or not _is_database(place):
            return None
        with _opened(place) as database:
            query = f"SELECT session, next FROM ({table.sessions}) WHERE session = :session"
            found = database.execute(query, {"session": session}).fetchone()
            return self._sighting(database, place, number, table, *found) if found else None

    def rows(self, path: str, table: Table, start: int, limit: int) -> list[Row]:
        """Return rows of a session from a sequence number on: up to `limit`, fewer where they are large."""
        place, _, session = path.rpartition("#")
        if _inode(place) is None:
            raise StoreUnavailable(f"{place} is gone", "it is looked at again")
        found: list[Row] = []
        size = 0
        with _opened(place) as database:
            cursor = database.execute(table.rows, {"session": session, "start": start, "limit": limit})
            names = [column[0] for column in cursor.description]
            for values in cursor:
                found.append(_row(names, values))
                size += len(found[-1].data or b"")
                if size > BATCH_BYTES:
                    break
        return found

    def _sighting(
        self, database: sqlite3.Connection, path: str, number: int, table: Table, session: object, top: object
    ) -> Sighting | None:
        if not isinstance(session, str) or not isinstance(top, int) or not 0 < top <= _NUMBER or not session:
            return None
        place = f"{path}#{session}"
        known = self._times.get(place)
        if known is None or known[0] != top:
            known = (top, _written(database, table, session, top - 1, path))
            self._times[place] = known
        name = int.from_bytes(sha256(session.encode("utf-8", "replace")).digest()[:8]) & _NUMBER
        return Sighting(place, number, name, top, known[1])


def _written(database: sqlite3.Connection, table: Table, session: str, seq: int, path: str) -> float:
    """Return when a session's last row was written: as the client says, else as the files do."""
    found = database.execute(table.written, {"session": session, "seq": seq}).fetchone()
    now = time.time()
    if found and isinstance(found[0], int | float) and 0 < found[0] < now + 60:
        return float(found[0])
    times = [Path(name).stat().st_mtime for name in (path, f"{path}-wal") if Path(name).exists()]
    return max(times, default=now)


def _row(names: list[str], values: tuple[object, ...]) -> Row:
    seq = values[0] if isinstance(values[0], int) else 0
    cells = {name: _cell(value) for name, value in zip(names, values, strict=True)}
    too_long = sum(len(cell) for cell in cells.values() if isinstance(cell, str)) > MAX_LINE
    data = None if too_long else json.dumps(cells, ensure_ascii=False).encode("utf-8", "replace")
    return Row(seq, str(values[1]).encode("utf-8", "replace"), data)


def _cell(value: object) -> object:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


@contextmanager
def _opened(path: str) -> Iterator[sqlite3.Connection]:
    """Open a database for one look, and name what is wrong with it."""
    mode = "mode=ro&immutable=1" if _is_closed(path) else "mode=ro"
    try:
        # Autocommit: each query is a transaction of its own, which ends with its last row.
        connection = sqlite3.connect(f"file:{quote(path)}?{mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None)
        with closing(connection) as database:
            _guard(database)
            yield database
    except (sqlite3.Error, OSError) as error:
        transient = isinstance(error, sqlite3.OperationalError) and _is_transient(error)
        remedy = "it is tried again" if transient else "check it with the program it belongs to"
        raise StoreUnavailable(f"{path} cannot be read: {error}", remedy) from error


def _guard(database: sqlite3.Connection) -> None:
    database.text_factory = lambda data: data.decode("utf-8", "replace")
    database.execute("PRAGMA query_only = ON")
    database.execute("PRAGMA trusted_schema = OFF")
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 16 * MAX_LINE)
    end = time.monotonic() + QUERY_SECONDS
    database.set_progress_handler(lambda: time.monotonic() > end, _STEPS)


def _is_transient(error: sqlite3.OperationalError) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_CANTOPEN)


def _is_closed(path: str) -> bool:
    """Tell whether a database keeps a write-ahead log and nobody has one open now."""
    return _header(path)[18:20] == bytes((_WAL, _WAL)) and not Path(f"{path}-wal").exists()


def _is_database(path: str) -> bool:
    return _header(path).startswith(_MAGIC)


def _header(path: str) -> bytes:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be read: {error.strerror}", "give memoryd's user the right") from error
    try:
        return os.pread(descriptor, 20, 0)
    finally:
        os.close(descriptor)


def _inode(path: str) -> int | None:
    """Return the number of a database file, None when there is none, or none of this user's own."""
    try:
        status = os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be read: {error.strerror}", "it is tried again") from error
    ours = stat.S_ISREG(status.st_mode) and status.st_uid == os.geteuid()
    return status.st_ino & _NUMBER if ours else None
