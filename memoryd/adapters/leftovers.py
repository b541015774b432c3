"""What memoryd processes that were killed left in a memory folder: files that were being written.

To find them is to list the folder, which costs what it holds. So it is done when a process first takes the folder's
lock and at each look at all files, which lists it anyway, and not at each change.
"""

from __future__ import annotations

import os

from memoryd.adapters import atomic, beneath
from memoryd.adapters.memory_files import TYPES

ARCHIVE = "archive"


def remove(folder: int) -> None:
    """Remove what is left of processes that are gone, wherever memoryd writes; asked under the folder's lock."""
    atomic.remove_stale(folder)
    for name in (*TYPES, ARCHIVE):
        try:
            inner = beneath.open_folder(folder, name)
        except OSError:
            continue  # Not there, or a link: nothing was written in it. What cannot be entered, reading tells.
        try:
            atomic.remove_stale(inner)
        finally:
            os.close(inner)
