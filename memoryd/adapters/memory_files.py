"""Read the memory files of a held folder, each of them anew only when it has changed.

Memories lie at the top, or in a folder named by their type, as some agents keep them.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from memoryd.adapters import beneath
from memoryd.adapters.beneath import Unfit
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.model import Broken, Folder, Memory, MemoryType
from memoryd.core.text import printable
from memoryd.ports import MemoryText

MOST_BYTES = 256 * 1024
INDEX = "MEMORY.md"
TYPES = tuple(kind.value for kind in MemoryType)
_SETTLED_NS = 1_000_000_000


class _Signature(NamedTuple):
    inode: int
    size: int
    modified: int
    changed: int


class Found(NamedTuple):
    """Where a memory file lies: its name in a held folder, and its path from the memory folder."""

    folder: int
    name: str
    file: str


_Seen = dict[str, tuple[_Signature, Memory | Broken]]


class MemoryFiles:
    """Understand the files of one memory folder."""

    def __init__(self, text: MemoryText) -> None:
        self._text = text
        self._known: _Seen = {}

    def all(self, folder: int) -> Folder:
        """Return the memories in a held folder and the files that are broken, sorted by file name.

        A file that is gone when it is opened was removed in between; every other failure of the system is an OSError,
        so that a file that could not be looked at is never taken for one that is not there.
        """
        memories: list[Memory] = []
        broken: list[Broken] = []
        seen: _Seen = {}
        for found in self._found(folder, seen):
            if isinstance(found, Memory):
                memories.append(found)
            else:
                broken.append(found)
        self._known = seen
        return Folder(
            tuple(sorted(memories, key=lambda memory: memory.file)), tuple(sorted(broken, key=lambda file: file.file))
        )

    def _found(self, folder: int, seen: _Seen) -> Iterator[Memory | Broken]:
        for place in places(folder):
            if isinstance(place, Broken):
                yield place
                continue
            with suppress(FileNotFoundError):
                seen[place.file] = self._file(place.folder, place.name, place.file)
                yield seen[place.file][1]

    def _file(self, folder: int, name: str, file: str) -> tuple[_Signature, Memory | Broken]:
        status = os.stat(name, dir_fd=folder, follow_symlinks=False)
        signature = _Signature(status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
        known = self._known.get(file)
        if known is not None and known[0] == signature:
            return known
        # A file that changed within the last tick of the clock may change again and look the same.
        settled = abs(time.time_ns() - signature.changed) > _SETTLED_NS
        return (signature if settled else signature._replace(inode=-1)), self._read(folder, name, file)

    def _read(self, folder: int, name: str, file: str) -> Memory | Broken:
        try:
            content = beneath.read(folder, name, MOST_BYTES)
        except Unfit as error:
            return Broken(file, str(error))
        try:
            return self._text.parse(file, content)
        except MemoryCorrupt as error:
            return Broken(file, error.reason, sha256(content).hexdigest())


def places(folder: int) -> Iterator[Found | Broken]:
    """Yield the memory files of a held folder, and what cannot be one; a place is held until the next is asked for."""
    names = _names(folder)
    yield from _in(folder, "", [name for name in names if name.upper() != INDEX.upper()])
    for kind in TYPES:
        if kind not in names:
            continue
        try:
            inner = beneath.open_folder(folder, kind)
        except FileNotFoundError:
            continue
        except OSError as error:
            if error.errno not in beneath.NO_FOLDER:
                raise
            link = beneath.is_link(folder, kind)
            yield Broken(kind, "it is a symbolic link" if link else "it is not a folder")
            continue
        try:
            yield from _in(inner, f"{kind}/", _names(inner))
        finally:
            os.close(inner)


def _in(folder: int, prefix: str, names: list[str]) -> Iterator[Found | Broken]:
    for name in names:
        if name.startswith(".") or not name.endswith(".md"):
            continue
        if can_be_shown(name):
            yield Found(folder, name, prefix + name)
        else:
            yield Broken(prefix + ascii(name).strip("'\""), "its name cannot be printed")


def can_be_shown(name: str) -> bool:
    """Tell whether a file name has no character that a terminal or an index would not show as it is."""
    return printable(name) == name and not {"\n", "\t"} & {*name}


def _names(folder: int) -> list[str]:
    return os.listdir(folder)
