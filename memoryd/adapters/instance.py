"""One memoryd a state folder: a lock that the kernel lets go of whenever its holder ends, however it ends."""

from __future__ import annotations

import fcntl
import os
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from memoryd.adapters.state_folder import open_state_folder
from memoryd.core.errors import AlreadyRunning, StoreUnavailable

# Long enough for a command that is just ending, short enough to answer within a second.
_PATIENCE_SECONDS = 0.3


class InstanceLock:
    """Hold the instance lock as a context manager; AlreadyRunning names the process that has it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fd = -1

    def __enter__(self) -> InstanceLock:
        open_state_folder(self._path.parent)
        fd = _open(self._path)
        if not _locked(fd):
            pid = _pid(fd)
            os.close(fd)
            who = f"process {pid}" if pid else "another process"
            raise AlreadyRunning(f"memoryd is already running ({who})", "stop it first, or see `memoryd status`")
        self._sign(fd)
        self._fd = fd
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The file stays: removing it would let two processes lock two files of the same name.
        with suppress(OSError):
            # On a disk that became read-only the number stays; nobody reads it while nobody holds the lock.
            os.truncate(self._fd, 0)
        os.close(self._fd)
        self._fd = -1

    def _sign(self, fd: int) -> None:
        """Write down who holds it."""
        try:
            os.truncate(fd, 0)
            os.pwrite(fd, f"{os.getpid()}\n".encode(), 0)
        except OSError as error:
            os.close(fd)
            remedy = "make room on its disk and see that it works, or set [state] directory to a folder elsewhere"
            raise StoreUnavailable(f"the lock file {self._path} cannot be written: {error.strerror}", remedy) from error


def holder(path: Path) -> int:
    """Return the process that holds the lock now, 0 for none; changes nothing."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        return 0
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return _pid(fd)
    else:
        return 0
    finally:
        os.close(fd)


def _open(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        remedy = "remove it, or set [state] directory to a folder of your own"
        raise StoreUnavailable(f"the lock file {path} cannot be opened: {error.strerror}", remedy) from error


def _locked(fd: int) -> bool:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            if time.monotonic() >= deadline:
                return False
        time.sleep(0.02)


def _pid(fd: int) -> int:
    text = os.pread(fd, 32, 0).strip()
    return int(text) if text.isdigit() else 0
