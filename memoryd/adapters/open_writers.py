"""Whether somebody has a file open to write into it, asked of the kernel by a lease."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
import time

_POLL_SECONDS = 0.01
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def are_gone(folder: int, name: str, seconds: float) -> bool:
    """Wait until nobody has a file of a held folder open for writing; False when somebody still has after that time.

    True as well where that cannot be asked: on another system than Linux, on a file system without leases.
    """
    if sys.platform != "linux":
        return True
    try:
        descriptor = os.open(name, _FILE, dir_fd=folder)
    except OSError:
        return True
    end = time.monotonic() + seconds
    try:
        while _is_written(descriptor):
            if time.monotonic() >= end:
                return False
            time.sleep(_POLL_SECONDS)
        return True
    finally:
        os.close(descriptor)


def _is_written(descriptor: int) -> bool:
    """Ask for a lease, which the kernel refuses while somebody writes; it ends when the file is closed."""
    try:
        # A broken lease is told by a signal that is ignored unless somebody wants it; the usual one ends the process.
        fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)
        fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_RDLCK)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
