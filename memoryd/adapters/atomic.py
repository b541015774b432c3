"""Write files whole or not at all, in a held folder.

A temporary file in the same folder is written, flushed to the disk and renamed; then the folder is flushed. A crash
leaves the old file or the new one, and at worst a temporary file that the next process removes.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import count

from memoryd.adapters import beneath, open_writers, renaming
from memoryd.adapters.beneath import Unfit
from memoryd.core.expressions import expression

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_TEMPORARY = expression(r"\.memoryd-(\d{1,10})-([0-9a-f]{8})-\d{1,20}\.tmp")
_THIS_PROCESS = secrets.token_hex(4)
_numbers = count(1)
_MOST_BYTES = 16 * 1024 * 1024
_MOST_SWAPS = 100
_WRITER_SECONDS = 1.0
"""How long to wait for somebody who has opened a file to write into it, and may not have begun."""
_MOST_NAMES = 100_000
_LONGEST_NAME = 255
_PRIVATE = 0o600


def write(folder: int, name: str, content: bytes) -> None:
    """Make a file hold these bytes, whatever it held before."""
    with _temporary(folder, content) as temporary:
        os.rename(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
        os.fsync(folder)


def create(folder: int, name: str, content: bytes, mode: int = _PRIVATE) -> bool:
    """Make a new file; False, and nothing done, when the name is taken by anything."""
    with _temporary(folder, content, mode) as temporary:
        try:
            _move(folder, temporary, folder, name)
        except FileExistsError:
            return False
        os.fsync(folder)
        return True


def replace(
    folder: int,
    name: str,
    content: bytes,
    before: str,
    mode: int = _PRIVATE,
    keep: Callable[[str], None] | None = None,
) -> bool:
    """Make a file hold these bytes if its present ones have the SHA-256 `before`; else False, and nothing is changed.

    The old file is looked at after both have changed places and nobody has it open for writing, so that a file
    somebody writes at the same moment is put back, not lost. Where two did, `keep` is given the name of the file with
    the words that found no place.
    """
    with _temporary(folder, content, mode) as temporary:
        try:
            renaming.swap(folder, temporary, name)
        except FileNotFoundError:
            return False
        except renaming.Unsupported:
            return _replace_by_looking_first(folder, temporary, name, before)
        at_rest = open_writers.are_gone(folder, temporary, _WRITER_SECONDS)
        found = digest(folder, temporary)
        if found != before or not at_rest:
            ours = sha256(content).hexdigest()
            _put_back(folder, temporary, name, ours, found)
            if keep and digest(folder, temporary) not in ("", ours):
                keep(temporary)
        os.fsync(folder)
        return found == before and at_rest


def archive(folder: int, name: str, before: str, archive: int, wanted: str = "") -> bool:
    """Move a file with the SHA-256 `before` into an archive folder; else False.

    There it has the wanted name ("" for its own), or one like it that is free.
    """
    if digest(folder, name) != before:
        return False
    kept = put_away(folder, name, archive, wanted or name)
    if digest(archive, kept) != before:
        # Written between the look and the move: it goes back, unless its name is taken by something newer.
        with suppress(FileExistsError):
            _move(archive, kept, folder, name)
        return False
    os.fsync(archive)
    os.fsync(folder)
    return True


def discard(folder: int, name: str, before: str) -> bool:
    """Remove a file with the SHA-256 `before`; else False, and it stays."""
    if digest(folder, name) != before:
        return False
    with _temporary(folder, b"") as temporary:
        os.rename(name, temporary, src_dir_fd=folder, dst_dir_fd=folder)
        if digest(folder, temporary) != before:
            # Written between the look and the move: it goes back, unless its name is taken by something newer.
            with suppress(FileExistsError):
                _move(folder, temporary, folder, name)
            return False
    os.fsync(folder)
    return True


def digest(folder: int, name: str) -> str:
    """Return the SHA-256 of a file's bytes; "" when there is none, or nothing that is a file to read."""
    try:
        return sha256(beneath.read(folder, name, _MOST_BYTES)).hexdigest()
    except (FileNotFoundError, Unfit):
        return ""


def remove_stale(folder: int) -> int:
    """Remove the temporary files of memoryd processes that are gone; returns how many there were."""
    stale = [name for name in os.listdir(folder) if name[0] == "." and _is_stale(name)]
    for name in stale:
        with suppress(FileNotFoundError):
            os.unlink(name, dir_fd=folder)
    return len(stale)


def _is_stale(name: str) -> bool:
    match = _TEMPORARY.fullmatch(name)
    return match is not None and _gone(match)


def _gone(match: re.Match[str]) -> bool:
    number, process = int(match[1]), match[2]
    if number == os.getpid():
        return process != _THIS_PROCESS
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    except (PermissionError, OverflowError):
        return False
    return False


@contextmanager
def _temporary(folder: int, content: bytes, mode: int = _PRIVATE) -> Iterator[str]:
    """Give the name of a flushed temporary file, and leave none behind."""
    name = f".memoryd-{os.getpid()}-{_THIS_PROCESS}-{next(_numbers)}.tmp"
    descriptor = os.open(name, _NEW, 0o600, dir_fd=folder)
    try:
        try:
            _write_all(descriptor, content)
            if os.fstat(descriptor).st_size != len(content):
                # A disk (or a network in front of it) that took less than it said.
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            if mode != _PRIVATE:
                os.fchmod(descriptor, mode)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        yield name
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name, dir_fd=folder)


def _write_all(descriptor: int, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[os.write(descriptor, left) :]


def _put_back(folder: int, temporary: str, name: str, put: str, found: str) -> None:
    """Swap until the temporary file holds what this process put at the name last: all others are somebody's words."""
    for _ in range(_MOST_SWAPS):
        try:
            renaming.swap(folder, temporary, name)
        except FileNotFoundError:
            # Removed by hand meanwhile: what was found is still the newest that anybody wrote.
            with suppress(FileExistsError):
                _move(folder, temporary, folder, name)
                return
            continue
        put, found, last = found, digest(folder, temporary), put
        if found == last:
            return


def _replace_by_looking_first(folder: int, temporary: str, name: str, before: str) -> bool:
    if digest(folder, name) != before:
        return False
    os.rename(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
    os.fsync(folder)
    return True


def put_away(folder: int, name: str, archive: int, wanted: str) -> str:
    """Move a file into an archive folder under the wanted name, or one like it that is free; returns that."""
    stem = wanted.removesuffix(".md")
    for number in range(1, _MOST_NAMES):
        free = wanted if number == 1 else _numbered(stem, number)
        try:
            _move(folder, name, archive, free)
            return free
        except FileExistsError:
            continue
    raise FileExistsError(f"no name is left for {name}")


def _numbered(stem: str, number: int) -> str:
    """Return a file name that no system finds too long."""
    end = f"-{number}.md"
    return os.fsencode(stem)[: _LONGEST_NAME - len(end)].decode("utf-8", "ignore") + end


def _move(folder: int, name: str, target: int, new_name: str) -> None:
    """Move a file to a name that is free; FileExistsError when it is not."""
    try:
        renaming.move(folder, name, target, new_name)
    except renaming.Unsupported:
        os.link(name, new_name, src_dir_fd=folder, dst_dir_fd=target, follow_symlinks=False)
        os.unlink(name, dir_fd=folder)
