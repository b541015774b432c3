"""What reading a session needs of the place it lies in: a file of lines, a document, or a table.

A session is read entry by entry. Each entry stands at a place and ends at the next one; places only grow, whatever
they count: bytes in a file of lines, parts of a document, sequence numbers in a table. Two marks are kept. The settled
one is the checkpoint: everything before it is done, and after a restart reading goes on there. The live one is where
entries were last read. When a session still has what the live mark remembers, reading goes on; when only the settled
mark fits (the end was cut off or written anew), everything after it is read again; when neither does, the session
begins anew. Reading again is safe: a turn has the same key however often it is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from memoryd.core.checkpoint import Checkpoint, Identity, Sighting
from memoryd.core.lines import Block, Line, TooLong

Entry = Line | TooLong
Part = Block | Entry
"""What is read at once: an entry, or many that stand together."""


class SessionSource(Protocol):
    """One session, open for reading. Call `judge`, then `follow`, then `read` for each look at it.

    Whatever fails because of the disk is a StoreUnavailable.
    """

    @property
    def file(self) -> str:
        """The file the session lies in, as a person would name it."""
        ...

    @property
    def whole(self) -> bool:
        """Whether all of it is read again whenever it changed."""
        ...

    @property
    def position(self) -> int:
        """The place up to which whole entries were read."""
        ...

    @property
    def unread(self) -> int:
        """How much of the session, as last seen, was not read; in bytes, or rows."""
        ...

    @property
    def ahead(self) -> bool:
        """Whether anything was read since the checkpoint."""
        ...

    @property
    def retry_at(self) -> float | None:
        """When what could not be read yet is worth another try (seconds since 1970), None for not before it changes."""
        ...

    def rewind(self, checkpoint: Checkpoint) -> None:
        """Go back to a checkpoint and forget what was read since."""
        ...

    def judge(self, sighting: Sighting) -> Identity:
        """Name what became of the session since the live mark."""
        ...

    def baseline(self, sighting: Sighting, identity: Identity) -> int:
        """Return from which place a session that begins anew is read; what stands before was left out on purpose."""
        ...

    def follow(self, sighting: Sighting) -> None:
        """Take a sighting as what is to be read from now on."""
        ...

    def head(self) -> Iterator[Entry]:
        """Yield the first entries before the checkpoint; what they say of the session still holds."""
        ...

    def read(self, now: float) -> Iterator[Part]:
        """Yield the next entries, a bounded number; exhaust it before any other call. `now`: seconds since 1970."""
        ...

    def keep(self, place: int) -> None:
        """Remember what stands before the entry just yielded, so that a checkpoint can be made at it."""
        ...

    def mark(self, checkpoint: Checkpoint, place: int) -> Checkpoint | None:
        """Return the checkpoint moved to a place, None when it stays where it is."""
        ...

    def settle(self, checkpoint: Checkpoint) -> None:
        """Forget what is not needed behind a checkpoint that is in the ledger."""
        ...
