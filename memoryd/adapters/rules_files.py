"""Files of a person outside of any memory folder: read whole, written by compare-and-swap, their mode kept."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256

from memoryd.adapters import atomic, beneath
from memoryd.adapters.beneath import NO_FOLDER, Unfit, told
from memoryd.core.errors import StoreUnavailable

MOST_BYTES = 4 * 1024 * 1024


class DiskRulesFiles:
    """RulesFiles on the disk. `base` is the real path of a folder; below it nothing is reached through a link."""

    def read(self, base: str, file: str) -> bytes | None:
        """Return its bytes, None where there is none; StoreUnavailable for what is no file to read."""
        with self._folder(base, file) as (folder, name):
            return _read(folder, name, f"{base}/{file}") if folder is not None else None

    def write(self, base: str, file: str, content: bytes, before: bytes | None) -> bool:
        """Make it hold these bytes if it holds `before` (None: if there is no file); else False, and it stays."""
        path = f"{base}/{file}"
        with self._folder(base, file, create=before is None) as (folder, name), told(path):
            if folder is None:
                return False
            if before is None:
                return atomic.create(folder, name, content)
            try:
                mode = stat.S_IMODE(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode)
            except FileNotFoundError:
                return False
            if not mode & stat.S_IWUSR:
                raise StoreUnavailable(f"{path} is read-only", "make it writable first")
            return atomic.replace(folder, name, content, sha256(before).hexdigest(), mode & 0o777)

    def remove(self, base: str, file: str, before: bytes) -> bool:
        """Remove it if it holds `before`; else False, and it stays."""
        with self._folder(base, file) as (folder, name), told(f"{base}/{file}"):
            return folder is not None and atomic.discard(folder, name, sha256(before).hexdigest())

    def missing_folders(self, base: str, file: str) -> tuple[str, ...]:
        """Return the folders between base and file that are not there yet, outermost first."""
        return tuple(path for path in folders_of(file) if not os.path.lexists(f"{base}/{path}"))

    def remove_empty(self, base: str, folders: tuple[str, ...]) -> None:
        """Remove these folders, innermost first, as far as they are empty."""
        for path in reversed(folders):
            with self._folder(base, path) as (parent, name), told(f"{base}/{path}"):
                try:
                    if parent is not None:
                        os.rmdir(name, dir_fd=parent)
                except OSError as error:
                    if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOENT, *NO_FOLDER):
                        raise
                    return

    @contextmanager
    def _folder(self, base: str, file: str, *, create: bool = False) -> Iterator[tuple[int | None, str]]:
        """Hold the folder of a file; None where it is not there."""
        *steps, name = file.split("/")
        held: int | None = None
        try:
            try:
                held = os.open(base, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
                for step in steps:
                    inner = _step(held, step, create=create)
                    os.close(held)
                    held = inner
            except FileNotFoundError:
                if held is not None:
                    os.close(held)
                held = None
            except OSError as error:
                raise _refused(error, f"{base}/{'/'.join(steps)}".rstrip("/")) from error
            yield held, name
        finally:
            if held is not None:
                os.close(held)


def folders_of(file: str) -> tuple[str, ...]:
    """Return the folders on the way to a file, outermost first."""
    parts = file.split("/")[:-1]
    return tuple("/".join(parts[: count + 1]) for count in range(len(parts)))


def _step(folder: int, name: str, *, create: bool) -> int:
    """Open a folder in a held one; one that is made is made as the person's tools would make it."""
    if create:
        with suppress(FileExistsError):
            os.mkdir(name, 0o755, dir_fd=folder)
    return beneath.open_folder(folder, name)


def _read(folder: int, name: str, path: str) -> bytes | None:
    try:
        with told(path):
            return beneath.read(folder, name, MOST_BYTES)
    except StoreUnavailable as error:
        if isinstance(error.__cause__, FileNotFoundError):
            return None
        raise
    except Unfit as error:
        remedy = "write into the file it leads to by hand" if "link" in str(error) else "change it by hand"
        raise StoreUnavailable(f"{path}: {error}", remedy) from error


def _refused(error: OSError, path: str) -> StoreUnavailable:
    if error.errno in NO_FOLDER:
        return StoreUnavailable(f"{path} leads through a link, or is no folder", "nothing is written through links")
    return StoreUnavailable(f"{path}: {os.strerror(error.errno or 0)}", "give memoryd's user access to it")
