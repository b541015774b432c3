"""A session in a file that grows by lines; places are byte offsets."""

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
    alike,
    followed,
    judge,
)
from memoryd.core.lines import Line, LineSplitter
from memoryd.pipeline.session_source import Entry, Part
from memoryd.ports import SessionFiles

READ_SIZE = 1024 * 1024
PART_SIZE = 256 * 1024
"""So much is read at once: it stays in the processor's cache until its lines are told, which takes half the time."""
HEAD_SIZE = 64 * 1024
# How many places of a turn that never ends are remembered with what stands before them.
PLACES_LIMIT = 20_000


class LinesSource:
    """SessionSource of a file of lines."""

    whole = False
    retry_at: float | None = None

    def __init__(self, files: SessionFiles, checkpoint: Checkpoint, facts: bytes = b"") -> None:
        self._files = files
        self._facts = facts
        self._sighting: Sighting | None = None
        self._splitter = LineSplitter(checkpoint.offset)
        self._mark = checkpoint
        self._head = self._last = b""
        self.rewind(checkpoint)

    @property
    def file(self) -> str:
        """Return the file."""
        return self._mark.path

    @property
    def position(self) -> int:
        """Return up to where complete lines were read."""
        return self._splitter.offset

    @property
    def unread(self) -> int:
        """Return how many bytes of the file, as last seen, were not read."""
        return max(0, self._sighting.size - self._splitter.fed) if self._sighting else 0

    @property
    def ahead(self) -> bool:
        """Tell whether anything was read since the checkpoint."""
        return self._live != self._settled

    @property
    def _live(self) -> Checkpoint:
        """Return the mark up to which bytes were read; most parts are read before anybody asks for it."""
        if self._mark.offset != self._splitter.fed:
            self._mark = advanced(self._mark, self._splitter.fed, Excerpt(self._head, self._last))
        return self._mark

    def rewind(self, checkpoint: Checkpoint) -> None:
        """Go back to a checkpoint."""
        self._settled = self._mark = checkpoint
        self._splitter = LineSplitter(checkpoint.offset)
        self._head = b""
        self._before = b""
        self._last = b""
        # The chunk that is read, where it begins, and where the line begins whose start was read before it.
        self._chunk = b""
        self._base = self._open = checkpoint.offset
        self._places: dict[int, bytes] = {}

    def judge(self, sighting: Sighting) -> Identity:
        """Compare the file with the live mark."""
        return identify(self._files, self._live, sighting)

    def baseline(self, sighting: Sighting, identity: Identity) -> int:
        """Keep it for a file replaced by a copy of itself; any other is new from its start."""
        known = self._settled
        copied = identity is Identity.REPLACED and sighting.size >= max(known.offset, known.prefix_length)
        return known.baseline if copied and alike(known, _excerpt(self._files, sighting, known)) else 0

    def follow(self, sighting: Sighting) -> None:
        """Read this file from now on."""
        self._settled = followed(self._settled, sighting)
        self._mark = followed(self._live, sighting)
        self._sighting = sighting

    def head(self) -> Iterator[Entry]:
        """Load what stands before the place where reading begins, and yield the lines in the first 64 KiB of it.

        Where facts may stand further down, the lines there that hold the mark of such follow.
        """
        offset = self._settled.offset
        if offset and self._sighting is not None:
            head = self._files.read(self._sighting, 0, min(offset, HEAD_SIZE))
            self._head = head[:PREFIX_LIMIT]
            self._before = self._last = _excerpt(self._files, self._sighting, self._settled).before
            splitter = LineSplitter()
            yield from splitter.feed(head)
            while self._facts and splitter.fed < offset:
                chunk = self._files.read(self._sighting, splitter.fed, min(READ_SIZE, offset - splitter.fed))
                if not chunk:
                    break
                lines = splitter.feed(chunk)
                yield from (line for line in lines if isinstance(line, Line) and self._facts in line.data)

    def read(self, now: float) -> Iterator[Part]:
        """Yield the lines that end in the next 1 MiB."""
        until = self._splitter.fed + READ_SIZE
        while self._sighting is not None and (left := min(self.unread, until - self._splitter.fed, PART_SIZE)) > 0:
            chunk = self._files.read(self._sighting, self._splitter.fed, left)
            yield from self._read_part(chunk)
            if len(chunk) < left:
                return

    def _read_part(self, chunk: bytes) -> Iterator[Part]:
        start = self._splitter.fed
        self._chunk, self._base = chunk, start
        yield from self._splitter.blocks(chunk)
        self._before = self._before_place(self.position)
        self._chunk, self._open = b"", self.position
        if start < PREFIX_LIMIT:
            self._head += chunk[: PREFIX_LIMIT - start]
        self._last = (self._last + chunk[-MARKER_LIMIT:])[-MARKER_LIMIT:]

    def keep(self, place: int) -> None:
        """Remember the bytes before a line."""
        if len(self._places) < PLACES_LIMIT:
            self._places[place] = self._before_place(place)

    def _before_place(self, place: int) -> bytes:
        """Return the bytes before a line that begins in the chunk that is read, or where the one before it ended."""
        if place == self._open:
            return self._before
        at = place - self._base
        chunk = self._chunk
        return chunk[at - MARKER_LIMIT : at] if at >= MARKER_LIMIT else (self._last + chunk[:at])[-MARKER_LIMIT:]

    def mark(self, checkpoint: Checkpoint, place: int) -> Checkpoint | None:
        """Return the checkpoint at an offset, None for one that is not ahead or whose surroundings are not known."""
        before = self._before if place == self.position else self._places.get(place)
        if place <= checkpoint.offset or before is None:
            return None
        return advanced(checkpoint, place, Excerpt(self._head[:place], before))

    def settle(self, checkpoint: Checkpoint) -> None:
        """Forget the places before a checkpoint."""
        self._settled = checkpoint
        self._places = {place: before for place, before in self._places.items() if place >= checkpoint.offset}


def identify(files: SessionFiles, checkpoint: Checkpoint, sighting: Sighting) -> Identity:
    """Name what became of the file a checkpoint stands for."""
    return judge(checkpoint, sighting, _excerpt(files, sighting, checkpoint))


def _excerpt(files: SessionFiles, sighting: Sighting, mark: Checkpoint) -> Excerpt:
    start = max(0, mark.offset - MARKER_LIMIT)
    return Excerpt(
        head=files.read(sighting, 0, mark.prefix_length) if mark.prefix_length else b"",
        before=files.read(sighting, start, mark.offset - start) if mark.offset else b"",
    )


def at_end(files: SessionFiles, sighting: Sighting, checkpoint: Checkpoint) -> Checkpoint:
    """Return the checkpoint at the end of the file's last complete line, as where reading begins.

    Only the file's two ends are read; a last line without an end costs blocks of 64 KiB until its start is found.
    """
    offset = sighting.size
    before = files.read(sighting, max(0, offset - MARKER_LIMIT), min(offset, MARKER_LIMIT))
    while before and not before.endswith(b"\n"):
        start = max(0, offset - HEAD_SIZE)
        block = files.read(sighting, start, offset - start)
        offset = start + block.rfind(b"\n") + 1
        if block.rfind(b"\n") >= 0 or start == 0:
            before = files.read(sighting, max(0, offset - MARKER_LIMIT), min(offset, MARKER_LIMIT))
            break
    head = files.read(sighting, 0, min(offset, PREFIX_LIMIT))
    return replace(advanced(followed(checkpoint, sighting), offset, Excerpt(head, before)), baseline=offset)
