"""The mark that a memory folder is being consolidated: a lock that is held for as long as that takes.

A model may be asked for minutes, and meanwhile the folder's own lock is free for whoever writes. The kernel lets go of
it whenever its holder ends, however it ends. It says who holds it, and since when, to whoever comes second.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from memoryd.adapters import folder_lock
from memoryd.adapters.beneath import told
from memoryd.adapters.memory_place import Place
from memoryd.core.errors import StoreUnavailable, UnderWay
from memoryd.core.model import Project

NAME = ".consolidating"
_PATIENCE_SECONDS = 0.3
"""So long who only asks whether somebody holds it may be in the way of who begins."""
_CANNOT_WRITE = (errno.EACCES, errno.EPERM, errno.EROFS)
_MOST_BYTES = 64


class FolderConsolidations:
    """Let one consolidation of a memory folder run at a time; `data` is memoryd's data folder."""

    def __init__(self, data: str = "") -> None:
        self._data = data

    @contextmanager
    def alone(self, project: Project) -> Iterator[None]:
        """Hold that a project is being consolidated; UnderWay when somebody else does that. Others may write there.

        A folder that is not there, or in which nothing can be written, needs no lock: nothing can be changed there.
        """
        with Place.of(project, self._data).opened() as folder:
            lock = None if folder is None else _taken(folder, project.memory)
            try:
                yield
            finally:
                if folder is not None and lock is not None:
                    # While it is held: whoever has opened it by now sees that it is gone, and makes another.
                    with suppress(OSError):
                        os.unlink(NAME, dir_fd=folder)
                    os.close(lock)

    def refuse_second(self, project: Project) -> None:
        """Raise UnderWay when a project is being consolidated; changes nothing, and waits for nobody."""
        # What cannot be looked at is told by who takes it.
        with Place.of(project, self._data).opened() as folder, suppress(OSError):
            if folder is not None and folder_lock.is_taken(folder, NAME):
                raise _under_way(folder, project.memory)


def _taken(folder: int, memory: str) -> int | None:
    with told(f"{memory}/{NAME}"):
        try:
            lock = folder_lock.take(folder, NAME, _PATIENCE_SECONDS)
            while lock is not None and not _lies_there(folder, lock):
                os.close(lock)
                lock = folder_lock.take(folder, NAME, _PATIENCE_SECONDS)
        except OSError as error:
            if error.errno in _CANNOT_WRITE:
                return None
            raise
    if lock is None:
        raise _under_way(folder, memory)
    if not _is_mine(lock):
        os.close(lock)
        what = f"{memory}/{NAME}: it is not the lock that memoryd keeps there"
        raise StoreUnavailable(what, "move it out of the way; nothing in it was changed")
    with suppress(OSError):
        # On a full disk it says less, and holds all the same.
        os.truncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()} {int(time.time())}\n".encode(), 0)
    return lock


def _is_mine(lock: int) -> bool:
    """Tell whether a file holds nothing that would be lost: it may have come with a repository, or by a second name."""
    status = os.fstat(lock)
    plain = stat.S_ISREG(status.st_mode) and status.st_nlink <= 1 and status.st_size <= _MOST_BYTES
    # A full disk may have taken a part of it only.
    return plain and set(os.pread(lock, _MOST_BYTES, 0)) <= set(b"0123456789 \n")


def _lies_there(folder: int, lock: int) -> bool:
    """Tell whether a lock is on the file that others would take it on, and not on one that was removed meanwhile."""
    try:
        return os.path.samestat(os.fstat(lock), os.stat(NAME, dir_fd=folder, follow_symlinks=False))
    except FileNotFoundError:
        return False


def _under_way(folder: int, memory: str) -> UnderWay:
    words = _signed(folder).split()
    who = f" by process {words[0]} since {_hour(int(words[1]))}" if words else ""
    remedy = "wait until that has ended; `memoryd log` shows what it did"
    return UnderWay(f"{memory} is being consolidated{who}", remedy)


def _signed(folder: int) -> str:
    """Return what the holder wrote, "" for what is no sign of one: anybody who may write there may write that file."""
    try:
        descriptor = os.open(NAME, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    except OSError:
        return ""
    try:
        return _sign(os.read(descriptor, _MOST_BYTES))
    except OSError:
        return ""
    finally:
        os.close(descriptor)


def _sign(content: bytes) -> str:
    """Return what a holder wrote, "" for anything else."""
    text = content.decode("ascii", "replace")
    numbers = text.split()
    signed = len(numbers) == 2 and all(each.isascii() and each.isdecimal() and len(each) <= 11 for each in numbers)
    return text if signed else ""


def _hour(at: int) -> str:
    return time.strftime("%H:%M", time.localtime(at))
