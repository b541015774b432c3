"""A session in a file that is written anew as a whole; places are the numbers of its parts.

It is read whole whenever it changed, once it is at rest: a write under way leaves half of it there, or nothing at all.
Torn content is tried again, for a minute; after that it is a damaged file, which is told. Where a client never stops
writing, a file is read all the same, and what is torn then is tried again.

The path alone says which document it is: clients that write through a temporary file give it a new inode each time,
and the number it gives up is taken by the next one. A checkpoint's offset is the size of the document when nothing in
it was open; its baseline counts parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from memoryd.core.checkpoint import (
    MARKER_LIMIT,
    PREFIX_LIMIT,
    Checkpoint,
    Excerpt,
    Identity,
    Sighting,
    advanced,
    followed,
)
from memoryd.core.errors import RecordError
from memoryd.core.line_format import Document
from memoryd.core.lines import Line, TooLong
from memoryd.pipeline.session_source import Entry
from memoryd.ports import SessionFiles

DOCUMENT_LIMIT = 64 * 1024 * 1024
REST_SECONDS = 0.5
"""How long a document must not have changed."""
RESTLESS_SECONDS = 5.0
"""How long to wait for that."""
TORN_SECONDS = 60.0
"""How long after its last change a document may still be torn."""


class DocumentSource:
    """SessionSource of a document."""

    whole = True

    def __init__(self, files: SessionFiles, kind: Document, checkpoint: Checkpoint) -> None:
        self._files = files
        self._kind = kind
        self._sighting: Sighting | None = None
        self._restless: float | None = None
        self.retry_at: float | None = None
        self.rewind(checkpoint)

    @property
    def file(self) -> str:
        """Return the file."""
        return self._path

    @property
    def position(self) -> int:
        """Return how many parts were read."""
        return self._count

    @property
    def unread(self) -> int:
        """Return the size of a document that was not read since it changed."""
        return self._sighting.size if self._sighting is not None and self._read is None else 0

    @property
    def ahead(self) -> bool:
        """Tell whether it was read."""
        return self._read is not None

    def rewind(self, checkpoint: Checkpoint) -> None:
        """Forget that it was read."""
        self._path = checkpoint.path
        self._baseline = checkpoint.baseline
        self._read: Sighting | None = None
        self._count = 0
        self._excerpt = Excerpt(b"", b"")

    def judge(self, sighting: Sighting) -> Identity:
        """Tell a document that changed since it was read from one to go on with."""
        if self._read is not None and replace(sighting, path=self._read.path) != self._read:
            return Identity.REWRITTEN
        return Identity.SAME if sighting.path == self._path else Identity.RENAMED

    def baseline(self, sighting: Sighting, identity: Identity) -> int:
        """Keep it: a document that is read again goes on."""
        return self._baseline

    def follow(self, sighting: Sighting) -> None:
        """Read this from now on."""
        self._path = sighting.path
        self._sighting = sighting

    def head(self) -> Iterator[Entry]:
        """Yield nothing: all of it is read."""
        yield from ()

    def read(self, now: float) -> Iterator[Entry]:
        """Yield all parts, or nothing while it cannot be read yet."""
        sighting = self._sighting
        if sighting is None or not self.unread or not self._at_rest(sighting, now):
            return
        yield from self._parts(sighting, now)

    def keep(self, place: int) -> None:
        """Remember nothing: a document has one mark, at its end."""

    def mark(self, checkpoint: Checkpoint, place: int) -> Checkpoint | None:
        """Return the checkpoint at the end, when all parts are done."""
        if self._read is None or place < self._count:
            return None
        shorter = min(checkpoint.baseline, self._count)
        return replace(advanced(checkpoint, self._read.size, self._excerpt), baseline=shorter)

    def settle(self, checkpoint: Checkpoint) -> None:
        """Forget nothing: it is read whole each time."""

    def _at_rest(self, sighting: Sighting, now: float) -> bool:
        """Tell whether nobody seems to write; else note when to look again."""
        quiet_at = sighting.mtime + REST_SECONDS
        self._restless = now if self._restless is None else self._restless
        if now < quiet_at <= now + REST_SECONDS and now < self._restless + RESTLESS_SECONDS:
            self.retry_at = quiet_at
            return False
        return True

    def _parts(self, sighting: Sighting, now: float) -> Iterator[Entry]:
        self.retry_at = now + REST_SECONDS
        if sighting.size > DOCUMENT_LIMIT:
            yield TooLong(0, 1)
            self._finish(sighting, 1, b"")
            return
        content = self._files.read(sighting, 0, sighting.size)
        if self._files.look(sighting.path) != sighting:
            # Somebody writes: it is looked at again at once, and by then it may be whole.
            return
        try:
            entries = self._kind.entries(content)
        except RecordError:
            if now < sighting.mtime + TORN_SECONDS:
                self.retry_at = now + 2 * REST_SECONDS
                return
            # To be told as what it is by whoever parses it.
            entries = (content,)
        for number, entry in enumerate(entries):
            yield Line(entry, number, number + 1)
        self._finish(sighting, len(entries), content)

    def _finish(self, sighting: Sighting, count: int, content: bytes) -> None:
        self._count = count
        self._read = sighting
        self._excerpt = Excerpt(content[:PREFIX_LIMIT], content[-MARKER_LIMIT:])
        self._restless = self.retry_at = None


def document_at_end(files: SessionFiles, kind: Document, sighting: Sighting, checkpoint: Checkpoint) -> Checkpoint:
    """Return the checkpoint of a document whose present parts are not to be read.

    One that is torn just now is read from its start when it is whole: better an old turn than a lost one.
    """
    fresh = followed(checkpoint, sighting)
    content = files.read(sighting, 0, min(sighting.size, DOCUMENT_LIMIT))
    try:
        count = len(kind.entries(content))
    except RecordError:
        return fresh
    excerpt = Excerpt(content[:PREFIX_LIMIT], content[-MARKER_LIMIT:])
    return replace(advanced(fresh, sighting.size, excerpt), baseline=count)
