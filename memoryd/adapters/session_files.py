"""Session files on a disk of this machine: found, looked at and read, never changed, never followed elsewhere."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import StoreUnavailable

SIDE_FILE_LIMIT = 64 * 1024
SIDE_FILES_LIMIT = 1_000

# O_NONBLOCK, or opening a FIFO that took a file's place would wait for a writer for ever.
_FLAGS = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
# SQLite's integers have a sign; some network file systems use all 64 bits of an inode number.
_SIGNED = (1 << 63) - 1
_NOT_THERE = frozenset({errno.ENOENT, errno.ENOTDIR})
_REMEDIES = {
    errno.EACCES: "give the user memoryd runs as the right to read it",
    errno.EPERM: "give the user memoryd runs as the right to read it",
    errno.EMFILE: "raise the limit of open files (ulimit -n, LimitNOFILE)",
    errno.ENFILE: "the machine is out of open files; close some",
    errno.EIO: "check the disk",
    errno.ESTALE: "check the mount",
}


def _unheard(_path: str, _reason: str) -> None:
    return


class DiskSessionFiles:
    """SessionFiles on this machine; `on_odd` hears once of each file that has a session's name and is none."""

    def __init__(self, on_odd: Callable[[str, str], None] = _unheard) -> None:
        self._on_odd = on_odd
        self._odd: set[str] = set()
        self._user = os.geteuid()

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        """Yield each session file under a root, at any depth, by paths that begin with the root as it was given.

        A root that is a file is a session file, whatever its name. Folders below the root that are links are not
        entered; of an inode with several names one is yielded. A folder that cannot be read does not stop the rest:
        StoreUnavailable names it at the end.
        """
        if (single := self._single(root)) is not None:
            yield single
            return
        failures: list[OSError] = []
        linked: set[tuple[int, int]] = set()
        folders = [root]
        while folders:
            folder = folders.pop()
            for entry in _entries(folder, failures):
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.path)
                elif entry.name.endswith(suffixes):
                    yield from self._sight(entry, linked, failures)
        if failures:
            raise _unavailable(str(failures[0].filename or root), failures[0], others=len(failures) - 1)

    def look(self, path: str) -> Sighting | None:
        """Return the file as it is now, or None when it is gone or no session file."""
        try:
            status = os.lstat(path)
        except OSError as error:
            if error.errno in _NOT_THERE:
                return None
            raise _unavailable(path, error) from error
        return _sighting(path, status) if self._is_ours(path, status) else None

    def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
        """Return up to `size` bytes from `offset`; StoreUnavailable when the path holds another file by now."""
        try:
            descriptor = os.open(sighting.path, _FLAGS)
        except OSError as error:
            raise _unavailable(sighting.path, error) from error
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode) or not _is_the_same(sighting, status):
                raise StoreUnavailable(f"{sighting.path} became another file", "it is looked at again")
            return _read_all(descriptor, offset, size)
        except OSError as error:
            raise _unavailable(sighting.path, error) from error
        finally:
            os.close(descriptor)

    def side_files(self, folder: str, pattern: str) -> Iterator[tuple[str, bytes]]:
        """Yield path and content of the files at `pattern`, relative to `folder`; its last part may hold wildcards.

        Files over 64 KiB, and those beyond the first 1,000, are left out: they are no status files.
        """
        place, _, name = os.path.normpath(f"{folder}/{pattern}").rpartition("/")
        failures: list[OSError] = []
        names = [entry.name for entry in _entries(place, failures) if fnmatchcase(entry.name, name)]
        if failures:
            raise _unavailable(place, failures[0])
        for found in sorted(names)[:SIDE_FILES_LIMIT]:
            path = f"{place}/{found}"
            sighting = self.look(path)
            if sighting is not None and sighting.size <= SIDE_FILE_LIMIT:
                yield path, self.read(sighting, 0, SIDE_FILE_LIMIT)

    def _single(self, root: str) -> Sighting | None:
        try:
            status = Path(root).stat()
        except OSError:
            # Missing or not readable: the walk tells which.
            return None
        return None if stat.S_ISDIR(status.st_mode) else self.look(root)

    def _sight(
        self, entry: os.DirEntry[str], linked: set[tuple[int, int]], failures: list[OSError]
    ) -> Iterator[Sighting]:
        try:
            status = entry.stat(follow_symlinks=False)
        except OSError as error:
            if error.errno not in _NOT_THERE:
                failures.append(error)
            return
        if not self._is_ours(entry.path, status):
            return
        if status.st_nlink > 1:
            number = (status.st_dev, status.st_ino)
            if number in linked:
                return
            linked.add(number)
        yield _sighting(entry.path, status)

    def _is_ours(self, path: str, status: os.stat_result) -> bool:
        reason = ""
        if stat.S_ISLNK(status.st_mode):
            return False
        if not stat.S_ISREG(status.st_mode):
            reason = "has a session's name but is no regular file"
        elif status.st_uid != self._user:
            reason = f"belongs to another user (uid {status.st_uid})"
        elif not _is_text(path):
            reason = "has a name that is no UTF-8"
        if reason and path not in self._odd:
            self._odd.add(path)
            self._on_odd(path, reason)
        return not reason


def _entries(folder: str, failures: list[OSError]) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError as error:
        if error.errno not in _NOT_THERE:
            failures.append(error)
        return []


def _sighting(path: str, status: os.stat_result) -> Sighting:
    return Sighting(path, status.st_dev & _SIGNED, status.st_ino & _SIGNED, status.st_size, status.st_mtime)


def _is_the_same(sighting: Sighting, status: os.stat_result) -> bool:
    return status.st_ino & _SIGNED == sighting.inode and status.st_dev & _SIGNED == sighting.device


def _is_text(path: str) -> bool:
    try:
        path.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _read_all(descriptor: int, offset: int, size: int) -> bytes:
    parts: list[bytes] = []
    while size > 0 and (part := os.pread(descriptor, size, offset)):
        parts.append(part)
        offset += len(part)
        size -= len(part)
    return parts[0] if len(parts) == 1 else b"".join(parts)


def _unavailable(path: str, error: OSError, others: int = 0) -> StoreUnavailable:
    more = f" (and {others} more)" if others else ""
    # A name that is no UTF-8 could not be logged as it is.
    shown = path.encode("utf-8", "backslashreplace").decode("utf-8")
    remedy = _REMEDIES.get(error.errno or 0, "it is tried again at the next rescan")
    return StoreUnavailable(f"{shown} cannot be read: {error.strerror or error}{more}", remedy)
