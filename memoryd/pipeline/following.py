"""Follow one session file: from bytes to closed turns, and to the offset up to which all of them are known.

Two marks are kept. The settled one is the checkpoint: everything before it is done, and after a restart reading goes
on there. The live one is where bytes were last read. When a file still has what the live mark remembers, reading goes
on; when only the settled mark fits (the end was cut off or written anew), everything after it is read again; when
neither does, the file begins anew. Reading again is safe: a turn has the same key however often it is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from memoryd.agents import Format
from memoryd.core.checkpoint import (
    MARKER_LIMIT,
    PREFIX_LIMIT,
    Checkpoint,
    Excerpt,
    Identity,
    Sighting,
    advanced,
    alike,
    begun_anew,
    followed,
    judge,
)
from memoryd.core.errors import RecordError, StoreUnavailable
from memoryd.core.events import Kind
from memoryd.core.lines import Line, LineSplitter, TooLong
from memoryd.core.model import Turn
from memoryd.core.turns import TurnAssembler
from memoryd.pipeline.companions import Companions
from memoryd.ports import SessionFiles

READ_SIZE = 1024 * 1024
HEAD_SIZE = 64 * 1024
# How many places of a turn that never ends are remembered with what stands before them.
PLACES_LIMIT = 20_000
# So long after a session was last written to its folder may still be told by a file beside it.
COMPANION_SECONDS = 60.0


class Tail:
    """One file being read. Call `sight` before each `read`, then `take`, then `settled`, then `settle`."""

    def __init__(self, files: SessionFiles, form: Format, checkpoint: Checkpoint, cwd: str, idle: float = 0.0) -> None:
        self.form = form
        self.checkpoint = checkpoint
        self.bad: list[tuple[int, int, str]] = []
        """Lines that could not be read since the checkpoint: from, to, why."""
        self.last_line: float | None = None
        """When the newest line read was written, as far as the file tells (seconds since 1970)."""
        self._files = files
        self._cwd = cwd
        self._idle = idle
        self._companions = Companions(files, form, checkpoint.path)
        self._waiting: dict[str, tuple[Turn, float]] = {}
        self.sighting: Sighting | None = None
        self.rewind()

    @property
    def assembler(self) -> TurnAssembler:
        """Return the assembler, to tick it and to tell it what the client says."""
        return self._assembler

    @property
    def position(self) -> int:
        """Return up to where complete lines were read."""
        return self._splitter.offset

    @property
    def unread(self) -> int:
        """Return how many bytes of the file, as last seen, were not read."""
        return max(0, self.sighting.size - self._splitter.fed) if self.sighting else 0

    def rewind(self) -> None:
        """Go back to the checkpoint and forget what was read since."""
        self._assembler = TurnAssembler(
            self.form.name,
            self.checkpoint.path,
            cwd=self._cwd,
            baseline=self.checkpoint.baseline,
            idle=self._idle,
        )
        self._tell_companions()
        self._waiting.clear()
        self._splitter = LineSplitter(self.checkpoint.offset)
        self._live = self.checkpoint
        self._fresh = True
        self._head = b""
        self._before = b""
        self._last = b""
        self._places: dict[int, bytes] = {}
        self.bad.clear()

    def sight(self, sighting: Sighting) -> Identity:
        """Take a new look at the file and get ready to read on; the answer says what had become of it."""
        self._look_beside(sighting.path)
        identity = identify(self._files, self._live, sighting)
        if not identity.goes_on and self._live != self.checkpoint:
            identity = identify(self._files, self.checkpoint, sighting)
            self.rewind()
        if identity.goes_on:
            self.checkpoint = followed(self.checkpoint, sighting)
            self._live = followed(self._live, sighting)
        else:
            self._begin_anew(sighting, identity)
        self.sighting = sighting
        if self._fresh:
            self._resume(sighting)
        return identity

    def read(self, now: float) -> bool:
        """Read up to 1 MiB of what was sighted; tell whether there is more."""
        if self.sighting is None or not self.unread:
            return False
        start = self._splitter.fed
        chunk = self._files.read(self.sighting, start, min(READ_SIZE, self.unread))
        seen = min(now, self.sighting.mtime)
        for piece in self._splitter.feed(chunk):
            self._take_line(piece, seen)
        self._remember(chunk, start)
        return bool(chunk) and self.unread > 0

    def take(self, now: float) -> list[Turn]:
        """Return the turns that closed since the last call; `now` is in seconds since 1970.

        Turns whose folder may still be told by a companion are held back for up to a minute.
        """
        path = self.checkpoint.path
        taken = [turn if turn.file == path else replace(turn, file=path) for turn in self._assembler.take()]
        if not self._companions.lacking:
            return taken
        patience = (self.sighting.mtime if self.sighting else now) + COMPANION_SECONDS
        for turn in taken:
            first = self._waiting.pop(turn.key, (turn, now + COMPANION_SECONDS))[1]
            self._waiting[turn.key] = (turn, min(patience, first) if turn.cwd == self._cwd else now)
        ready = [turn for turn, until in self._waiting.values() if until <= now]
        self._waiting = {key: held for key, held in self._waiting.items() if held[1] > now}
        return ready

    @property
    def waiting(self) -> bool:
        """Tell whether turns are held back until a companion tells their folder; `sight` and `take` them again."""
        return bool(self._waiting)

    def settled(self) -> Checkpoint:
        """Return the checkpoint that may be recorded together with what `take` returned."""
        held = [turn.start for turn, _ in self._waiting.values()]
        if (first := self._assembler.held_from()) is not None:
            held.append(first)
        offset = min([self.position, *held])
        before = self._before if offset == self.position else self._places.get(offset)
        if offset <= self.checkpoint.offset or before is None:
            return self.checkpoint
        bad = sum(start < offset for start, _, _ in self.bad)
        settled = advanced(self.checkpoint, offset, Excerpt(self._head[:offset], before))
        return replace(settled, bad=self.checkpoint.bad + bad)

    def settle(self, checkpoint: Checkpoint) -> None:
        """Go on from a checkpoint that is in the ledger by now."""
        self.checkpoint = checkpoint
        self.bad = [line for line in self.bad if line[0] >= checkpoint.offset]
        self._places = {start: before for start, before in self._places.items() if start >= checkpoint.offset}

    def _look_beside(self, path: str) -> None:
        """See what the companions say; what they say late is said before all that is not recorded yet."""
        if path != self.checkpoint.path:
            self._companions.move(path)
        late = self._companions.lacking
        if self._companions.look():
            if late:
                self.rewind()
            else:
                self._tell_companions()

    def _tell_companions(self) -> None:
        for record in self._companions.facts:
            self._assembler.feed(replace(record, at=None), 0, 0, 0.0)

    def _begin_anew(self, sighting: Sighting, identity: Identity) -> None:
        # A file replaced by a copy of itself keeps what was left out on purpose; any other is new from its start.
        known = self.checkpoint
        copied = identity is Identity.REPLACED and sighting.size >= max(known.offset, known.prefix_length)
        kept = copied and alike(known, _excerpt(self._files, sighting, known))
        self.checkpoint = begun_anew(known, sighting, known.baseline if kept else 0)
        self.rewind()

    def _resume(self, sighting: Sighting) -> None:
        """Load what stands before the place where reading begins: the marks, and what the file's head says."""
        offset = self.checkpoint.offset
        if offset:
            head = self._files.read(sighting, 0, min(offset, HEAD_SIZE))
            self._head = head[:PREFIX_LIMIT]
            self._before = self._last = _excerpt(self._files, sighting, self.checkpoint).before
            self._feed_facts(head, sighting)
        self._fresh = False

    def _feed_facts(self, head: bytes, sighting: Sighting) -> None:
        for line in LineSplitter().feed(head):
            if isinstance(line, Line):
                try:
                    records = self.form.parse_line(line.data)
                except RecordError:
                    # It was counted when it was read.
                    continue
                for record in records:
                    if record.kind is Kind.FACTS:
                        self._assembler.feed(record, line.start, line.end, sighting.mtime)

    def _take_line(self, piece: Line | TooLong, seen: float) -> None:
        if isinstance(piece, TooLong):
            self.bad.append((piece.start, piece.end, "longer than 16 MiB"))
            self._before = self._tail_of(piece)
            return
        try:
            records = self.form.parse_line(piece.data)
        except RecordError as error:
            records = ()
            self.bad.append((piece.start, piece.end, str(error)))
        for record in records:
            self._assembler.feed(record, piece.start, piece.end, seen)
        if records:
            self.last_line = seen
            if len(self._places) < PLACES_LIMIT:
                self._places[piece.start] = self._before
        self._before = (self._before + piece.data[-MARKER_LIMIT:] + b"\n")[-MARKER_LIMIT:]

    def _tail_of(self, piece: TooLong) -> bytes:
        if self.sighting is None:
            return b""
        start = max(0, piece.end - MARKER_LIMIT)
        try:
            return self._files.read(self.sighting, start, piece.end - start)
        except StoreUnavailable:
            # The next read tells of it; until then no more is known than that these bytes were not seen.
            return b""

    def _remember(self, chunk: bytes, start: int) -> None:
        if start < PREFIX_LIMIT:
            self._head += chunk[: PREFIX_LIMIT - start]
        self._last = (self._last + chunk[-MARKER_LIMIT:])[-MARKER_LIMIT:]
        self._live = advanced(self._live, self._splitter.fed, Excerpt(self._head, self._last))


def identify(files: SessionFiles, checkpoint: Checkpoint, sighting: Sighting) -> Identity:
    """Name what became of the file a checkpoint stands for."""
    return judge(checkpoint, sighting, _excerpt(files, sighting, checkpoint))


def _excerpt(files: SessionFiles, sighting: Sighting, mark: Checkpoint) -> Excerpt:
    start = max(0, mark.offset - MARKER_LIMIT)
    return Excerpt(
        head=files.read(sighting, 0, mark.prefix_length) if mark.prefix_length else b"",
        before=files.read(sighting, start, mark.offset - start) if mark.offset else b"",
    )


def first_lines(files: SessionFiles, sighting: Sighting) -> Iterator[bytes]:
    """Yield the complete lines in the first 64 KiB of a file."""
    for line in LineSplitter().feed(files.read(sighting, 0, HEAD_SIZE)):
        if isinstance(line, Line):
            yield line.data


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
