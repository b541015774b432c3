"""Let a process that reads for long keep what it will need again, where giving it back costs more than it takes.

Freed memory: glibc gives what is freed at the end of its heap back to the system as soon as that is a few hundred
kilobytes, and gets it again, page by page, for the next chunk of a file: a third of what reading costs. How much it
keeps follows from the largest piece of memory that was ever mapped for itself and freed. So one is, untouched: nothing
is taken for it. Other C libraries have their own ways, and it does nothing there.

Loaded modules: Python looks for garbage among all that lives, the more often the more is made; two hundred thousand
objects of modules are gone through each time, and none of them is ever garbage.
"""

from __future__ import annotations

import gc

KEPT = 2 * 1024 * 1024
"""A piece of memory up to here comes from the heap, and twice as much may stay free at its end (bytes)."""


def keep_memory() -> None:
    """Keep both for the rest of the process: call it once all is loaded, before reading begins."""
    keep_freed_memory()
    # Once a process: what was made since may be garbage.
    if not gc.get_freeze_count():
        gc.freeze()


def keep_freed_memory() -> None:
    """Raise how much freed memory is kept."""
    untouched = bytes(KEPT)
    del untouched
