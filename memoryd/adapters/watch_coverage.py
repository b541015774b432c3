"""Which folders below a root the kernel really watches."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path

# A folder made just now may be without a watch only because its event is still on the way.
SETTLED_SECONDS = 5.0


def folder_number(path: str) -> tuple[int, int] | None:
    """Return device and inode of a folder, or None where none can be seen (the rescan is what tells of it)."""
    try:
        status = Path(path).stat(follow_symlinks=False)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def unwatched_folder(
    root: str, watches: Mapping[bytes, int] | None, settled_seconds: float = SETTLED_SECONDS
) -> str | None:
    """Return a folder from `root` down that has no watch; None also where `watches` (path: number) is not known."""
    if watches is None:
        return None
    settled = time.time() - settled_seconds
    for folder, _, _ in os.walk(root):
        if watches.get(os.fsencode(folder), -1) < 0 and _changed(folder) < settled:
            return folder
    return None


def _changed(folder: str) -> float:
    try:
        return Path(folder).stat().st_ctime
    except OSError:
        return time.time()
