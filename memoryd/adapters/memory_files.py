"""Read the memory files of a held folder, each of them anew only when it has changed.

Memories lie at the top, or in a folder named by their type, as some agents keep them.
"""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import ExitStack, suppress
from hashlib import sha256
from typing import NamedTuple

from memoryd.adapters import beneath
from memoryd.adapters.beneath import Unfit
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.look import Look
from memoryd.core.model import Broken, Folder, Memory, MemoryType
from memoryd.core.text import printable
from memoryd.ports import MemoryText

MOST_BYTES = 256 * 1024
INDEX = "MEMORY.md"
TYPES = tuple(kind.value for kind in MemoryType)
_SETTLED_NS = 1_000_000_000


class Found(NamedTuple):
    """Where a memory file lies: its name in a held folder, and its path from the memory folder."""

    folder: int
    name: str
    file: str


_Item = Memory | Broken
_Signature = tuple[int, int, int, int]
_UNSETTLED: _Signature = (-1, 0, 0, 0)
_Seen = dict[str, tuple[_Signature, _Item]]


class MemoryFiles:
    """Understand the files of one memory folder, and tell what changed since the last `look`."""

    def __init__(self, text: MemoryText) -> None:
        self._text = text
        self._guard = threading.Lock()
        self._known: _Seen | None = None
        self._digests: Counter[str] = Counter()
        self._news: dict[str, _Item | None] = {}
        self._unsettled: set[str] = set()

    def all(self, folder: int) -> Folder:
        """Return the memories in a held folder and the files that are broken, sorted by file name.

        A file that is gone when it is opened was removed in between; every other failure of the system is an OSError,
        so that a file that could not be looked at is never taken for one that is not there.
        """
        with self._guard:
            self._scan(folder)
            return self._folder()

    def look(self, folder: int, files: Collection[str] | None, *, anew: bool) -> Look:
        """Return what changed since the last call, with `anew` all there is as new.

        Only these files are looked at, and those of which a quick second change would not show; None looks at all.
        """
        with self._guard:
            if files is None or anew or self._known is None or not all(map(_is_plain, files)):
                self._scan(folder)
            else:
                self._glance(folder, {*files} | self._unsettled)
            items = (item for _, item in (self._known or {}).values()) if anew else self._news.values()
            changed = tuple(item for item in items if item is not None)
            gone = () if anew else tuple(file for file, item in self._news.items() if item is None)
            self._news = {}
            return Look(
                there=True, changed=changed, gone=gone, first=anew, whole=self._whole, item=self._item,
                holds=self._holds,
            )  # fmt: skip

    def touched(self, file: str) -> None:
        """Have a file looked at the next time, whatever is hinted at: memoryd itself changes it."""
        with self._guard:
            self._unsettled.add(file)

    def _whole(self) -> Folder:
        with self._guard:
            return self._folder()

    def _item(self, file: str) -> _Item | None:
        with self._guard:
            known = (self._known or {}).get(file)
            return known[1] if known else None

    def _holds(self, digest: str) -> bool:
        with self._guard:
            return self._digests[digest] > 0

    def _folder(self) -> Folder:
        items = [item for _, (_, item) in sorted((self._known or {}).items())]
        memories = tuple(item for item in items if isinstance(item, Memory))
        return Folder(memories, tuple(item for item in items if isinstance(item, Broken)))

    def _scan(self, folder: int) -> None:
        seen: _Seen = {}
        unsettled, self._unsettled = self._unsettled, set()
        with ExitStack() as failed:
            failed.callback(self._unsettled.update, unsettled)
            self._collect(folder, seen)
            failed.pop_all()
        before = self._known or {}
        self._known = seen
        self._digests = Counter(item.digest for _, item in seen.values() if isinstance(item, Memory))
        for file in before.keys() - seen.keys():
            self._news[file] = None
        for file, (_, item) in seen.items():
            known = before.get(file)
            if known is None or (known[1] is not item and known[1] != item):
                self._news[file] = item

    def _glance(self, folder: int, files: Collection[str]) -> None:
        """Look at single files only."""
        for file in files:
            parent, _, name = file.rpartition("/")
            if (parent and parent not in TYPES) or not _is_memory(name, top=not parent):
                continue
            try:
                inner = beneath.open_folder(folder, parent) if parent else os.dup(folder)
            except OSError:
                # It went, or became a link: that changes more than this file.
                self._scan(folder)
                return
            try:
                self._take(inner, name, file)
            finally:
                os.close(inner)

    def _take(self, folder: int, name: str, file: str) -> None:
        known = self._known if self._known is not None else {}
        before = known.get(file)
        self._unsettled.discard(file)
        try:
            now = self._file(folder, name, file)
        except FileNotFoundError:
            if before is not None:
                del known[file]
                self._count(before[1], -1)
                self._news[file] = None
            return
        known[file] = now
        self._count(before[1] if before else None, -1)
        self._count(now[1], 1)
        if before is None or before[1] != now[1]:
            self._news[file] = now[1]

    def _count(self, item: _Item | None, by: int) -> None:
        if isinstance(item, Memory):
            self._digests[item.digest] += by
            if not self._digests[item.digest]:
                del self._digests[item.digest]

    def _collect(self, folder: int, seen: _Seen) -> None:
        for place in places(folder):
            if isinstance(place, Broken):
                seen[place.file] = (_UNSETTLED, place)
                continue
            with suppress(FileNotFoundError):
                seen[place.file] = self._file(place.folder, place.name, place.file)

    def _file(self, folder: int, name: str, file: str) -> tuple[_Signature, _Item]:
        status = os.stat(name, dir_fd=folder, follow_symlinks=False)
        signature = (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
        known = self._known.get(file) if self._known is not None else None
        if known is not None and known[0] == signature:
            return known
        # A file that changed within the last tick of the clock may change again and look the same.
        if abs(time.time_ns() - status.st_ctime_ns) <= _SETTLED_NS:
            self._unsettled.add(file)
            signature = _UNSETTLED
        item = self._read(folder, name, file)
        # The same object for the same content, so that nobody compares words for nothing.
        return signature, known[1] if known is not None and known[1] == item else item

    def _read(self, folder: int, name: str, file: str) -> _Item:
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
    yield from _in(folder, "", names)
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
        if not _is_memory(name, top=not prefix):
            continue
        if can_be_shown(name):
            yield Found(folder, name, prefix + name)
        else:
            yield Broken(prefix + ascii(name).strip("'\""), "its name cannot be printed")


def target(file: str) -> tuple[str, str]:
    """Return folder ("" for the top) and name of a memory file; MemoryCorrupt for what is no name of one."""
    parent, slash, name = file.rpartition("/")
    simple = name.endswith(".md") and not name.startswith(".") and can_be_shown(name) and len(name.encode()) <= 255
    known = parent in TYPES if slash else name.upper() != INDEX.upper()
    if not simple or not known:
        raise MemoryCorrupt(file, "it is no name for a memory file")
    return parent, name


def can_be_shown(name: str) -> bool:
    """Tell whether a file name has no character that a terminal or an index would not show as it is."""
    if name.isascii():
        return name.isprintable()
    return printable(name) == name and not {"\n", "\t"} & {*name}


def _is_memory(name: str, *, top: bool) -> bool:
    """Tell whether a file of that name is a memory: a markdown file that is not hidden and not the index."""
    return name.endswith(".md") and not name.startswith(".") and not (top and name.upper() == INDEX.upper())


def _is_plain(file: str) -> bool:
    """Tell whether a file that was hinted at can be looked at by itself."""
    return file.endswith(".md") and file.count("/") <= 1 and can_be_shown(file)


def _names(folder: int) -> list[str]:
    return os.listdir(folder)
