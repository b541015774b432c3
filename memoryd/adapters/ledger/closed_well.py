"""Whether a ledger is as it was left when it was last closed well: then there is no need to look at all of it.

A look at every page takes seconds once a ledger is large and not in memory, and each command pays for it. While a
ledger is open to write the mark says so, or is missing, and there is a write-ahead log: where that is missing as well,
it was lost, and with it what was done last. The mark is written in place, so that a full disk, on which a ledger can be
closed, does not look like such a loss.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

_MARK = "-closed"
_OPEN, _CLOSING, _DOUBTED = "open", "closing", "doubted"
_FILE = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
_LENGTH = 80


def is_as_left(path: Path) -> bool:
    """Tell whether nobody changed the file since it was closed, and no process ended in the middle of its work."""
    with suppress(OSError, UnicodeDecodeError):
        return not _log(path).exists() and _said(path) == _state(path)
    return False


def has_lost_its_log(path: Path, *, old: bool) -> bool:
    """Tell whether a process ended in the middle of its work and its write-ahead log is not there any more.

    `old` tells that a ledger without a mark is no new one.
    """
    if not path.exists() or _log(path).exists():
        return False
    said = _said(path)
    return said == _OPEN or (old and not said)


def begin(path: Path) -> None:
    """Remember that a file is about to be closed, and its log to go."""
    with suppress(OSError):
        _write(path, _CLOSING)


def note(path: Path) -> None:
    """Remember how a file was left; where that cannot be written it is looked at the next time."""
    with suppress(OSError):
        if _log(path).exists():
            return
        _write(path, _state(path))


def forget(path: Path) -> None:
    """Have the whole file looked at the next time, and its log missed if it is not there."""
    _mark_as(path, _OPEN)


def doubt(path: Path) -> None:
    """Have the whole file looked at the next time, for damage was met in it."""
    _mark_as(path, _DOUBTED)


def _mark_as(path: Path, text: str) -> None:
    try:
        _write(path, text)
    except OSError:
        # With no mark the whole file is looked at as well.
        _mark(path).unlink(missing_ok=True)


def _write(path: Path, text: str) -> None:
    """Write the mark over the one before, which is as long."""
    with os.fdopen(os.open(_mark(path), _FILE, 0o600), "w", encoding="ascii") as file:
        file.write(text.ljust(_LENGTH))


def _said(path: Path) -> str:
    with suppress(FileNotFoundError, UnicodeDecodeError):
        return _mark(path).read_text(encoding="ascii").strip()
    return ""


def _state(path: Path) -> str:
    status = path.stat()
    return f"{status.st_ino} {status.st_size} {status.st_mtime_ns}"


def _mark(path: Path) -> Path:
    return path.with_name(path.name + _MARK)


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")
