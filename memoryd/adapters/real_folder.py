"""Where a path really leads, looked up within bounds, whatever somebody wrote for a path."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

LONGEST = 4096
"""Bytes; what is longer no system call takes."""
DEEPEST = 200
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR)


class OutOfReach(Exception):
    """A path cannot be looked at; the message says why, without the path."""


def of(path: str) -> str:
    """Return the real path of an absolute path; what is missing at its end stays as it is written.

    OutOfReach for a path that is too long, too deep, or that the system does not let memoryd look at. Length and depth
    are looked at first: resolving costs the square of them.
    """
    _within_bounds(path)
    try:
        return _real(path)
    except OSError as error:
        raise OutOfReach(reason_of(error)) from error
    except RecursionError as error:
        raise OutOfReach(os.strerror(errno.ELOOP)) from error


def is_folder(path: str) -> bool:
    """Tell whether a path is a folder, or a link to one; an OSError where that cannot be told."""
    try:
        return stat.S_ISDIR(Path(path).stat().st_mode)
    except OSError as error:
        if error.errno not in _NOT_THERE:
            raise
        return False


def reason_of(error: OSError) -> str:
    """Return what the system says went wrong, without the path."""
    return os.strerror(error.errno) if error.errno else "it cannot be opened"


def _within_bounds(path: str) -> None:
    # No character takes less than a byte, so that a huge text is not even encoded.
    if len(path) > LONGEST or len(_encoded(path)) > LONGEST:
        raise OutOfReach(f"its path is longer than {LONGEST:,} bytes")
    if sum(name not in ("", ".") for name in path.split("/")) > DEEPEST:
        raise OutOfReach(f"it lies more than {DEEPEST} folders deep")


def _encoded(path: str) -> bytes:
    try:
        encoded = os.fsencode(path)
    except UnicodeEncodeError as error:
        raise OutOfReach("its path cannot be a path on this system") from error
    if b"\0" in encoded:
        raise OutOfReach("its path cannot be a path on this system")
    return encoded


def _real(path: str) -> str:
    """Resolve what is there, which the system itself has followed to its end, and add what is missing."""
    there, missing = path, ""
    while not _exists(there):
        there, _, name = there.rstrip("/").rpartition("/")
        missing = f"{name}/{missing}"
        there = there or "/"
    real = os.path.normpath(os.path.join(os.path.realpath(there), missing))  # noqa: PTH118
    _within_bounds(real)
    return _real(real) if ".." in missing.split("/") else real


def _exists(path: str) -> bool:
    try:
        Path(path).stat()
    except OSError as error:
        if error.errno not in _NOT_THERE:
            raise
        return False
    return True
