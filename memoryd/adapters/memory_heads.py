"""Read the heads of memory files, so that a folder of long ones is listed without reading them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime

from memoryd.adapters import beneath
from memoryd.adapters.beneath import Unfit
from memoryd.adapters.memory_files import Found, places
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.manifest import HEAD_BYTES, Head, head_of, shorter
from memoryd.core.model import Broken, Memory
from memoryd.ports import MemoryText


def heads(folder: int, text: MemoryText) -> Iterator[Head]:
    """Yield the head of each memory file in a held folder; a file that goes away meanwhile is none."""
    for place in places(folder):
        if isinstance(place, Broken):
            yield _head(place, _written(folder, place.file))
            continue
        with suppress(FileNotFoundError):
            yield _read(place, text)


def _read(place: Found, text: MemoryText) -> Head:
    try:
        content, status = beneath.head(place.folder, place.name, HEAD_BYTES)
    except Unfit as error:
        return _head(Broken(place.file, str(error)), _written(place.folder, place.name))
    head, closed = head_of(content, whole=status.st_size <= len(content))
    return _head(_parsed(text, place.file, head, closed), status.st_mtime)


def _parsed(text: MemoryText, file: str, head: bytes, closed: bool) -> Memory | Broken:
    """Return the memory a head tells of; where that was closed early, a value that is cut in two is left out."""
    try:
        return text.parse(file, head)
    except MemoryCorrupt as error:
        reason = error.reason
    while closed and (head := shorter(head)):
        with suppress(MemoryCorrupt):
            return text.parse(file, head)
    return Broken(file, reason)


def _head(found: Memory | Broken, at: float) -> Head:
    changed = datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    return Head(found, at, changed)


def _written(folder: int, name: str) -> float:
    with suppress(OSError):
        return os.stat(name, dir_fd=folder, follow_symlinks=False).st_mtime
    return 0.0
