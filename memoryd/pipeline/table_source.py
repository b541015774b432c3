"""A session in a table of a database; places are sequence numbers.

Each session has a checkpoint of its own, under the database's path, `#`, and the session's name: sequence numbers
count within a session, and a position common to all of them would have to be one that the database promises to keep.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from memoryd.core.checkpoint import Checkpoint, Identity, Sighting, digest, followed
from memoryd.core.clipping import clipped
from memoryd.core.line_format import Table
from memoryd.core.lines import Line, TooLong
from memoryd.pipeline.lines_source import PLACES_LIMIT
from memoryd.pipeline.session_source import Entry
from memoryd.ports import SessionTables

ROWS = 500
HEAD_ROWS = 32


class TableSource:
    """SessionSource of a table."""

    whole = False
    retry_at: float | None = None

    def __init__(self, tables: SessionTables, table: Table, checkpoint: Checkpoint) -> None:
        self._tables = tables
        self._table = table
        self._sighting: Sighting | None = None
        self.rewind(checkpoint)

    @property
    def file(self) -> str:
        """Return the database's path."""
        return self._path.rpartition("#")[0]

    @property
    def position(self) -> int:
        """Return the sequence number of the next row."""
        return self._next

    @property
    def unread(self) -> int:
        """Return how many rows, as last seen, were not read."""
        size = self._sighting.size if self._sighting else 0
        # Numbers that no row has are not waited for.
        return 0 if size <= self._exhausted else max(0, size - self._next)

    @property
    def ahead(self) -> bool:
        """Tell whether anything was read since the checkpoint."""
        return self._next != self._settled

    def rewind(self, checkpoint: Checkpoint) -> None:
        """Go back to a checkpoint."""
        self._path = checkpoint.path
        self._baseline = checkpoint.baseline
        self._settled = self._next = checkpoint.offset
        self._marker = self._settled_marker = checkpoint.marker
        self._exhausted = 0
        self._places: dict[int, str] = {}

    def judge(self, sighting: Sighting) -> Identity:
        """Compare the session with the row before the live mark."""
        if sighting.size < self._next:
            return Identity.TRUNCATED
        if self._marker and self._next:
            there = self._tables.rows(sighting.path, self._table, self._next - 1, 1)
            if there and there[0].seq == self._next - 1 and digest(there[0].mark) != self._marker:
                return Identity.REWRITTEN
        return Identity.SAME if sighting.path == self._path else Identity.RENAMED

    def baseline(self, sighting: Sighting, identity: Identity) -> int:
        """Keep it: a database that lost rows was put back to an older state, in which old rows have old numbers."""
        return min(self._baseline, sighting.size)

    def follow(self, sighting: Sighting) -> None:
        """Read this from now on."""
        self._path = sighting.path
        self._sighting = sighting

    def head(self) -> Iterator[Entry]:
        """Yield the first rows, of those before the checkpoint."""
        if self._settled:
            for row in self._tables.rows(self._path, self._table, 0, HEAD_ROWS):
                if row.seq < self._settled and row.data is not None:
                    yield Line(clipped(row.data), row.seq, row.seq + 1)

    def read(self, now: float) -> Iterator[Entry]:
        """Yield the next rows."""
        sighting = self._sighting
        if sighting is None or not self.unread:
            return
        rows = self._tables.rows(sighting.path, self._table, self._next, ROWS)
        if not rows:
            self._exhausted = sighting.size
        for row in rows:
            place = max(row.seq, self._next)
            if place > self._next:
                # The row before this one is not there to be compared later.
                self._marker = ""
            self._next = place
            yield TooLong(place, place + 1) if row.data is None else Line(clipped(row.data), place, place + 1)
            self._next = place + 1
            self._marker = digest(row.mark)

    def keep(self, place: int) -> None:
        """Remember which row stands before this one."""
        if len(self._places) < PLACES_LIMIT:
            self._places[place] = self._marker

    def mark(self, checkpoint: Checkpoint, place: int) -> Checkpoint | None:
        """Return the checkpoint at a sequence number, None for one that is not ahead."""
        marker = self._marker if place == self._next else self._places.get(place)
        if place <= checkpoint.offset or marker is None:
            return None
        return replace(checkpoint, offset=place, marker=marker)

    def settle(self, checkpoint: Checkpoint) -> None:
        """Forget the places before a checkpoint."""
        self._settled = checkpoint.offset
        self._places = {place: marker for place, marker in self._places.items() if place >= checkpoint.offset}


def table_at_end(sighting: Sighting, checkpoint: Checkpoint) -> Checkpoint:
    """Return the checkpoint of a session whose present rows are not to be read."""
    return replace(followed(checkpoint, sighting), offset=sighting.size, baseline=sighting.size)
