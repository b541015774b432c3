"""See whether the files of a memory folder are what they were, by a stat of each, and read none of them.

Loaded each time a prompt is answered with memories, and so without anything that takes long to load.
"""

from __future__ import annotations

import os
import time

TYPES = ("user", "feedback", "project", "reference")
Signature = tuple[int, int, int, int]
"""Inode, size, and when content and status changed last (nanoseconds)."""
UNSETTLED = -1
"""In the place of an inode: the file changed within the last tick of the clock, and may change again unseen."""
_SETTLED_NS = 1_000_000_000
_INDEX_LETTERS = len("MEMORY.md")
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


def look(folder: int) -> dict[str, Signature]:
    """Return the signature of each file in a held folder that may be a memory, by its path from there."""
    found: dict[str, Signature] = {}
    _add_files(folder, "", found)
    for kind in TYPES:
        try:
            inner = os.open(kind, _FOLDER, dir_fd=folder)
        except OSError:
            continue  # Not there, or nothing to go into: what cannot be read, `memoryd list` tells.
        try:
            _add_files(inner, f"{kind}/", found)
        finally:
            os.close(inner)
    now = time.time_ns()
    for file, signature in found.items():
        if abs(now - signature[3]) <= _SETTLED_NS:
            found[file] = (UNSETTLED, *signature[1:])
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


def _add_files(folder: int, prefix: str, found: dict[str, Signature]) -> None:
    """Add the files of one folder; of everything on the quick way this takes the longest, so it does the least."""
    with os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if name[-3:] == ".md" and name[0] != ".":
                try:
                    status = entry.stat(follow_symlinks=False)
                except OSError:
                    continue
                found[prefix + name] = (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    if not prefix:
        for name in [name for name in found if len(name) == _INDEX_LETTERS and name.upper() == "MEMORY.MD"]:
            del found[name]
