"""Let the C library keep the memory of one chunk for the next, while a file is read.

glibc gives what is freed at the end of its heap back to the system as soon as that is a few hundred kilobytes, and gets
it again, page by page, for the next chunk: a third of what reading costs. How much it keeps follows from the largest
piece of memory that was ever mapped for itself and freed. So one is, untouched: nothing is taken for it. Other C
libraries have their own ways, and it does nothing there.
"""

from __future__ import annotations

KEPT = 2 * 1024 * 1024
"""A piece of memory up to here comes from the heap, and twice as much may stay free at its end (bytes)."""


def keep_freed_memory() -> None:
    """Raise how much freed memory is kept, for the rest of the process."""
    untouched = bytes(KEPT)
    del untouched
