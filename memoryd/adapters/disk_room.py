"""Whether a folder's disk has room, from what it says now."""

from __future__ import annotations

import os

LEAST_BYTES = 64 * 1024
"""Less than a memory and its index take."""


def trouble_of(folder: str) -> str:
    """Return why nothing can be written to a folder, with what to do, or ""; a folder that is not there has none."""
    try:
        disk = os.statvfs(folder)
    except OSError:
        return ""
    if disk.f_flag & os.ST_RDONLY:
        return f"the disk of {folder} is read-only; mount it so that it can be written"
    if disk.f_bavail * disk.f_frsize < LEAST_BYTES:
        return f"the disk of {folder} is full; make room, memoryd goes on by itself"
    if disk.f_files and not disk.f_favail:
        return f"the disk of {folder} has no room for another file; remove some, memoryd goes on by itself"
    if not os.access(folder, os.W_OK | os.X_OK):
        return f"{folder} cannot be written by your user; `chmod u+wx {folder}`"
    return ""
