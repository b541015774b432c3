"""The lock by which processes take turns in a folder: a file that nobody but memoryd looks at."""

from __future__ import annotations

import fcntl
import os
import time

_POLL_SECONDS = 0.02
_FILE = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def take(folder: int, name: str, seconds: float) -> int | None:
    """Return the lock of a held folder, held until it is closed; None when another process keeps it for so long."""
    lock = os.open(name, _FILE, 0o600, dir_fd=folder)
    end = time.monotonic() + seconds
    try:
        while not _taken(lock):
            if time.monotonic() >= end:
                os.close(lock)
                return None
            time.sleep(_POLL_SECONDS)
    except OSError:
        os.close(lock)
        raise
    return lock


def is_taken(folder: int, name: str) -> bool:
    """Tell whether a process holds the lock of a held folder; FileNotFoundError when nobody ever did."""
    lock = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    else:
        return False
    finally:
        os.close(lock)


def _taken(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
