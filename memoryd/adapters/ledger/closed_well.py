"""What stands beside a ledger about how it was left: whether it was closed well, and how much was written into it.

A look at every page takes seconds once a ledger is large and not in memory, and each command pays for it; one that is
as it was left needs none. The count of its transactions (`writes`) is noted after each of them, without waiting for the
disk: after a kill it is exact, after a power cut it may lack the last seconds, and it is never higher than what was
flushed to the disk. So a ledger that has less has lost something, its write-ahead log or itself; that the log is not
there says nothing alone, for every tool that opens a ledger after a kill writes the log into it and removes it.

The mark is written in place and has always the same length, so that a full disk, on which a ledger can be closed, does
not look like a loss.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from memoryd.adapters.beneath import told
from memoryd.core.errors import StoreUnavailable
from memoryd.core.expressions import expression

_MARK = "-closed"
_OPEN, _CLOSING, _DOUBTED = "open", "closing", "doubted"
_FILE = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_LENGTH = 100
_SAID = expression(r"(open|closing|doubted|\d{1,20} \d{1,20} -?\d{1,20})(?: writes (\d{1,18}))?")


@dataclass(frozen=True, slots=True)
class Left:
    """How a ledger was left: `said` is a word, or what its file was; "" where nobody noted it.

    `number` counts the transactions, None where an older memoryd did not count them.
    """

    said: str = ""
    number: int | None = None

    @property
    def in_use(self) -> bool:
        """Tell whether it was not closed to the end."""
        return self.said in (_OPEN, _CLOSING)

    @property
    def uncounted(self) -> bool:
        """Tell whether an older memoryd ended in the middle of its work."""
        return self.said == _OPEN and self.number is None


def left(path: Path) -> Left:
    """Return how a ledger was left; StoreUnavailable when what was noted is there and cannot be read."""
    with told(str(_mark(path)), "remove it: then the whole ledger is looked at once"):
        try:
            with open(_mark(path), "rb", opener=lambda name, flags: os.open(name, _READ)) as file:
                found = _SAID.fullmatch(file.read(_LENGTH).decode("ascii", "replace").strip())
        except FileNotFoundError:
            return Left()
    return Left(found[1], int(found[2]) if found[2] else None) if found else Left()


def is_as_left(path: Path) -> bool:
    """Tell whether nobody changed the file since it was closed, and no process ended in the middle of its work."""
    with suppress(OSError, StoreUnavailable):
        return not has_log(path) and left(path).said == _state(path)
    return False


def has_log(path: Path) -> bool:
    """Tell whether there is a write-ahead log."""
    return path.with_name(f"{path.name}-wal").exists()


class Mark:
    """Note how a ledger is left, by who has it open; StoreUnavailable where what was noted cannot be read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        # A ledger that has less than was noted is known as such until that is written down in it.
        self._number = left(path).number or 0
        self._word = _OPEN

    def opened(self, number: int) -> None:
        """Remember that a ledger is open to write, and the count that it has."""
        self._number = max(number, self._number)
        self._mark_as(_OPEN)

    def count(self, number: int) -> None:
        """Note a count that was flushed to the disk; where that cannot be written the one before stands."""
        self._number = max(number, self._number)
        with suppress(OSError):
            self._write(self._word)

    def doubt(self) -> None:
        """Have the whole file looked at the next time, for damage was met in it."""
        self._word = _DOUBTED
        self._mark_as(_DOUBTED)

    def begin_closing(self) -> None:
        """Remember that a file is about to be closed, and its log to go."""
        with suppress(OSError):
            self._write(_CLOSING)

    def closed(self) -> None:
        """Remember how a file was left; where that cannot be written it is looked at the next time."""
        with suppress(OSError):
            if not has_log(self._path):
                self._write(_state(self._path))

    def _mark_as(self, word: str) -> None:
        try:
            self._write(word)
        except OSError:
            # With no mark the whole file is looked at as well.
            with told(str(_mark(self._path))):
                _mark(self._path).unlink(missing_ok=True)

    def _write(self, said: str) -> None:
        """Write the mark over the one before, which is as long."""
        mark = os.open(_mark(self._path), _FILE, 0o600)
        try:
            os.write(mark, f"{said} writes {self._number}".ljust(_LENGTH).encode("ascii"))
        finally:
            os.close(mark)


def _state(path: Path) -> str:
    status = path.stat()
    return f"{status.st_ino} {status.st_size} {status.st_mtime_ns}"


def _mark(path: Path) -> Path:
    return path.with_name(path.name + _MARK)
