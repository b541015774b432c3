"""Folders and files beneath a held folder, opened without ever following a link out of it."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from memoryd.core.errors import StoreUnavailable

NO_FOLDER = (errno.ENOTDIR, errno.ELOOP, errno.EMLINK)
"""What the system says of a link, or of what is no folder, where a folder was to be opened."""
FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NOT_THAT = "move it out of the way: something else belongs there"
_REMEDIES = {
    errno.EACCES: "give memoryd's user access to it",
    errno.EPERM: "give memoryd's user access to it",
    errno.ENOSPC: "make room on the disk",
    errno.EDQUOT: "make room in the quota",
    errno.EFBIG: "raise the limit on file sizes",
    errno.EROFS: "mount it writable",
    errno.ENOTDIR: _NOT_THAT,
    errno.EISDIR: _NOT_THAT,
    errno.ELOOP: _NOT_THAT,
    errno.EMLINK: _NOT_THAT,
    errno.ENXIO: _NOT_THAT,
    errno.EMFILE: "raise the limit on open files",
    errno.ENFILE: "raise the limit on open files",
}


class Unfit(Exception):
    """A file is there, and it is not one to read; the message says why."""


class TooLarge(Unfit):
    """A file is there, and it is larger than what is read."""


@contextmanager
def told(path: str, otherwise: str = "check the disk, then try again") -> Iterator[None]:
    """Turn a failure of the system into a StoreUnavailable that names the path, the cause and the remedy.

    `otherwise` is the remedy for a cause that has none of its own.
    """
    try:
        yield
    except OSError as error:
        cause = os.strerror(error.errno) if error.errno else str(error)
        remedy = _REMEDIES.get(error.errno or 0, otherwise)
        raise StoreUnavailable(f"{path}: {cause}", remedy) from error


def open_folder(parent: int, name: str, *, create: bool = False) -> int:
    """Open a folder in a held folder; a link is an OSError (ENOTDIR or ELOOP). `create` makes it, for its owner alone.

    The caller closes what is returned.
    """
    try:
        return os.open(name, FOLDER, dir_fd=parent)
    except FileNotFoundError:
        if not create:
            raise
    try:
        os.mkdir(name, 0o700, dir_fd=parent)
        os.fsync(parent)
    except FileExistsError:
        pass  # Somebody else made it in between; opening it tells whether it is a folder.
    return os.open(name, FOLDER, dir_fd=parent)


def exists(folder: int, name: str) -> bool:
    """Tell whether a name in a held folder is taken, by whatever."""
    try:
        os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return False
    return True


def is_link(folder: int, name: str) -> bool:
    """Tell whether a name in a held folder is a symbolic link."""
    try:
        return stat.S_ISLNK(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode)
    except FileNotFoundError:
        return False


def read(folder: int, name: str, most: int) -> bytes:
    """Return a regular file's bytes. Unfit for links, devices, files of other users and what is larger than `most`.

    What is looked at is the file that was opened, never the name again.
    """
    try:
        descriptor = os.open(name, _FILE, dir_fd=folder)
    except OSError as error:
        raise _as_unfit(error, folder, name) from error
    try:
        _check(os.fstat(descriptor), most)
        return _all(descriptor, most)
    finally:
        os.close(descriptor)


def head(folder: int, name: str, most: int) -> tuple[bytes, os.stat_result]:
    """Return the first `most` bytes of a regular file and its status; Unfit as for `read`, but for its size."""
    try:
        descriptor = os.open(name, _FILE, dir_fd=folder)
    except OSError as error:
        raise _as_unfit(error, folder, name) from error
    try:
        status = os.fstat(descriptor)
        _check(status, sys.maxsize)
        return os.read(descriptor, most), status
    finally:
        os.close(descriptor)


def _as_unfit(error: OSError, folder: int, name: str) -> Exception:
    if error.errno in (errno.ELOOP, errno.EMLINK) or (error.errno == errno.ENXIO and not is_link(folder, name)):
        return Unfit("it is a symbolic link" if error.errno != errno.ENXIO else "it is not a regular file")
    if error.errno in (errno.EACCES, errno.EPERM):
        return Unfit("memoryd's user may not read it")
    return error


def _check(status: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise Unfit("it is not a regular file")
    if status.st_uid != os.geteuid():
        raise Unfit("it belongs to another user")
    if status.st_size > most:
        raise TooLarge(f"it is larger than {most // 1024:,} KB")


def _all(descriptor: int, most: int) -> bytes:
    pieces: list[bytes] = []
    left = most + 1
    while left > 0 and (piece := os.read(descriptor, left)):
        pieces.append(piece)
        left -= len(piece)
    if left <= 0:
        raise TooLarge(f"it is larger than {most // 1024:,} KB")
    return b"".join(pieces)
