"""Folders that are this user's alone, those on the way to them included, whatever the umask says."""

from __future__ import annotations

from pathlib import Path

PRIVATE = 0o700


def make(folder: Path, mode: int = PRIVATE) -> None:
    """Create a folder and each one above it that is missing; one that is there is left as it is. OSError says why not.

    `Path.mkdir(parents=True)` gives its mode to the last folder only: under an open umask, others could put a folder of
    theirs in its place.
    """
    if folder.is_dir():
        return
    if folder.parent != folder:
        make(folder.parent, mode)
    folder.mkdir(mode=mode, exist_ok=True)
