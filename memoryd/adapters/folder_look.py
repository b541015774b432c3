"""See whether the files of a memory folder are what they were, by a stat of each, and read none of them.

Loaded each time a prompt is answered with memories, and so without anything that takes long to load.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

TYPES = ("user", "feedback", "project", "reference")
Signature = tuple[int, int, int, int]
"""Inode, size, and when content and status changed last (nanoseconds)."""
UNSETTLED = -1
"""In the place of an inode: the file changed within the last tick of the clock, and may change again unseen."""
_SETTLED_NS = 1_000_000_000
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


def look(folder: int) -> dict[str, Signature]:
    """Return the signature of each file in a held folder that may be a memory, by its path from there."""
    now = time.time_ns()
    found = dict(_files(folder, "", now))
    for kind in TYPES:
        try:
            inner = os.open(kind, _FOLDER, dir_fd=folder)
        except OSError:
            continue  # Not there, or nothing to go into: what cannot be read, `memoryd list` tells.
        try:
            found.update(_files(inner, f"{kind}/", now))
        finally:
            os.close(inner)
    return found


def open_own(path: str) -> int | None:
    """Open a folder that only this user may write to; None where there is none such. The caller closes it."""
    try:
        folder = os.open(path, _FOLDER)
    except OSError:
        return None
    status = os.fstat(folder)
    if status.st_uid == os.geteuid() and not status.st_mode & 0o022:
        return folder
    os.close(folder)
    return None


def signature_of(path: str) -> Signature | None:
    """Return the signature of one file, whether or not it may change unseen; None where there is none."""
    try:
        status = os.lstat(path)
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _files(folder: int, prefix: str, now: int) -> Iterator[tuple[str, Signature]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if not name.endswith(".md") or name.startswith(".") or (not prefix and name.upper() == "MEMORY.MD"):
                continue
            try:
                status = entry.stat(follow_symlinks=False)
            except OSError:
                continue
            settled = abs(now - status.st_ctime_ns) > _SETTLED_NS
            inode = status.st_ino if settled else UNSETTLED
            yield prefix + name, (inode, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
