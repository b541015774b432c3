"""Follow one session: from entries to closed turns, and to the checkpoint up to which all of them are known.

Where entries come from is the source's business, what they mean the format's, how turns come of them the assembler's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf

from memoryd.agents import Format
from memoryd.core.checkpoint import Checkpoint, Identity, Sighting, begun_anew, followed
from memoryd.core.errors import RecordError
from memoryd.core.events import Activity, Kind, Record
from memoryd.core.lines import Block, Line, each
from memoryd.core.model import Turn, Utterance
from memoryd.core.steps import as_record
from memoryd.core.turns import TurnAssembler
from memoryd.pipeline.companions import Companions
from memoryd.pipeline.defects import UNSURE, WHY, Stumbles
from memoryd.pipeline.segments import Unended, segmented
from memoryd.pipeline.session_source import Entry, Part, SessionSource

# So long after a session was last written to its folder may still be told by a file beside it.
COMPANION_SECONDS = 60.0


class Tail:
    """One session being read. Call `sight` before each `read`, then `take`, then `settled`, then `settle`."""

    def __init__(
        self,
        form: Format,
        source: SessionSource,
        companions: Companions,
        checkpoint: Checkpoint,
        cwd: str = "",
        idle: float = 0.0,
        inherited: Sequence[Record] = (),
    ) -> None:
        self.form = form
        self.checkpoint = checkpoint
        self.bad: list[tuple[int, int, str]] = []
        """Entries that could not be read since the checkpoint: from, to, why."""
        self.sighting: Sighting | None = None
        self._source = source
        self._companions = companions
        self._cwd = cwd
        self._idle = idle
        self._waiting: dict[str, tuple[Turn, float]] = {}
        self._given: dict[str, int] = {}
        self._recorded: dict[str, int] = {}
        self._inherited = tuple(inherited)
        self._is_segment = bool(segmented(form, checkpoint.path))
        self._stumbles = Stumbles()
        self._left: dict[str, Turn] = {}
        self._begin()

    @property
    def assembler(self) -> TurnAssembler:
        """Return the assembler, to tick it and to tell it what the client says."""
        return self._assembler

    @property
    def unread(self) -> int:
        """Return how much of the session, as last seen, was not read."""
        return self._source.unread

    @property
    def retry_at(self) -> float | None:
        """Return when what could not be read yet is worth another `read` (seconds since 1970)."""
        return self._source.retry_at

    @property
    def waiting(self) -> bool:
        """Tell whether turns are held back until a companion tells their folder; `sight` and `take` them again."""
        return bool(self._waiting)

    def rewind(self) -> None:
        """Go back to the checkpoint and forget what was read since, but for the turns that are not there any more."""
        before, held = self._assembler, [turn for turn, _ in self._waiting.values()]
        file = self._source.file
        self._begin()
        for turn in (*held, *_ended(before)):
            self._left.setdefault(turn.key, replace(turn, file=file))

    def end(self) -> list[Turn]:
        """Return what was read and not given out, ended as it stands: the session is gone."""
        left = {**self._left, **{turn.key: turn for turn, _ in self._waiting.values()}}
        self._left, self._waiting = {}, {}
        return [*left.values(), *(replace(turn, file=self._source.file) for turn in _ended(self._assembler))]

    @property
    def holds_inherited(self) -> bool:
        """Tell whether what stood in an earlier segment of the session may still be part of an open turn."""
        return bool(self._inherited) and not self.checkpoint.offset

    def hand_on(self) -> tuple[Record, ...]:
        """Return the records of turns that may go on in the session's next file."""
        return self._unended.hand_on()

    def _begin(self) -> None:
        self._assembler = TurnAssembler(
            self.form.name,
            self.checkpoint.path,
            cwd=self._cwd,
            baseline=self.checkpoint.baseline,
            idle=self._idle,
        )
        self._source.rewind(self.checkpoint)
        self._waiting.clear()
        self._given.clear()
        self._again: dict[str, frozenset[Utterance]] = {}
        self._fresh = True
        self._unended = Unended()
        self.bad.clear()
        self._tell_companions()
        for record in self._inherited if self.holds_inherited else ():
            self._feed(record, 0, 0, 0.0)

    def sight(self, sighting: Sighting) -> Identity:
        """Take a new look at the session and get ready to read on; the answer says what had become of it."""
        self._look_beside(sighting.path)
        identity = self._source.judge(sighting)
        if not identity.goes_on and self._source.ahead:
            self.rewind()
            identity = self._source.judge(sighting)
        if identity.goes_on:
            self.checkpoint = followed(self.checkpoint, sighting)
        else:
            self.checkpoint = begun_anew(self.checkpoint, sighting, self._source.baseline(sighting, identity))
            self.rewind()
        self._source.follow(sighting)
        self.sighting = sighting
        if self._fresh:
            self._recall(sighting)
        return identity

    def read(self, now: float) -> bool:
        """Read a bounded part of what was sighted; tell whether there is more that can be read at once."""
        left = self.unread
        if self.sighting is None or not left:
            return False
        self._stumbles.place = UNSURE
        read = False
        try:
            self._take_parts(self._source.read(now), min(now, self.sighting.mtime))
            read = True
        finally:
            if not read:
                # A bug: go back, and pass over what brings it up again.
                self._stumbles.count()
                self.rewind()
        return 0 < self.unread < left

    def _take_parts(self, parts: Iterable[Part], seen: float) -> None:
        """Take in what is read, line by line where it must be known which one brings up a bug."""
        for part in parts:
            if isinstance(part, Block) and not (self._stumbles.any or self._is_segment):
                self._take_block(part, seen)
            else:
                for entry in each((part,)):
                    self._take_in(entry, seen, self.form.parse_line)

    def take(self, now: float) -> list[Turn]:
        """Return the turns that closed since the last call; `now` is in seconds since 1970.

        Turns whose folder a companion may still tell are held back for up to a minute; of a source that is read whole
        again and again none comes twice as it is. What was read and is gone from the session comes as it stood.
        """
        file = self._source.file
        taken = [turn if turn.file == file else replace(turn, file=file) for turn in self._assembler.take()]
        if self._left:
            self._again.update({turn.key: frozenset(turn.words) for turn in taken})
        fresh = [*self._lost(), *taken]
        if not self._source.whole:
            return self._with_folder(fresh, now)
        ready = self._with_folder([turn for turn in fresh if self._recorded.get(turn.key) != hash(turn)], now)
        self._given.update({turn.key: hash(turn) for turn in ready})
        return ready

    def _lost(self) -> list[Turn]:
        """Return the turns read before the session was cut off or written anew whose words did not all come again."""
        if not self._left or self.unread or (self._source.whole and not self._source.ahead):
            return []
        again = self._again | {turn.key: frozenset(turn.words) for turn in self._assembler.open_turns()}
        left, self._left = self._left, {}
        return [turn for key, turn in left.items() if key not in again or not again[key].issuperset(turn.words)]

    def pass_over(self, turn: Turn) -> None:
        """Count a turn as one that cannot be read."""
        self.bad.append((turn.start, turn.end, WHY))

    def settled(self) -> Checkpoint:
        """Return the checkpoint that may be recorded together with what `take` returned."""
        held = [turn.start for turn, _ in self._waiting.values()]
        if (first := self._assembler.held_from()) is not None:
            held.append(first)
        place = min([self._source.position, *held])
        marked = self._source.mark(self.checkpoint, place)
        if marked is None:
            return self.checkpoint
        before = 0 if self._source.whole else self.checkpoint.bad
        return replace(marked, bad=before + sum(start < place for start, _, _ in self.bad))

    def settle(self, checkpoint: Checkpoint) -> None:
        """Go on from a checkpoint that is in the ledger by now."""
        self.checkpoint = checkpoint
        self._source.settle(checkpoint)
        self._recorded.update(self._given)
        self._given.clear()
        if not self._source.whole:
            self.bad = [entry for entry in self.bad if entry[0] >= checkpoint.offset]

    def _with_folder(self, taken: list[Turn], now: float) -> list[Turn]:
        if not self._companions.lacking:
            return taken
        patience = (self.sighting.mtime if self.sighting else now) + COMPANION_SECONDS
        for turn in taken:
            first = self._waiting.pop(turn.key, (turn, now + COMPANION_SECONDS))[1]
            self._waiting[turn.key] = (turn, min(patience, first) if turn.cwd == self._cwd else now)
        ready = [turn for turn, until in self._waiting.values() if until <= now]
        self._waiting = {key: held for key, held in self._waiting.items() if held[1] > now}
        return ready

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
            self._assembler.feed(record._replace(at=None), 0, 0, 0.0)

    def _recall(self, sighting: Sighting) -> None:
        """Hear again what the session's first entries say of it, where reading begins behind them."""
        for entry in self._source.head():
            if isinstance(entry, Line):
                try:
                    records = self.form.parse_line(entry.data)
                except RecordError:
                    # It was counted when it was read.
                    continue
                for record in records:
                    if record.kind is Kind.FACTS:
                        self._assembler.feed(record, entry.start, entry.end, sighting.mtime)
        self._fresh = False

    def _take_block(self, block: Block, seen: float) -> None:
        """Take in lines of which most only go on with an open turn."""
        for step in self._assembler.follow(self.form.steps(block), seen):
            kind, start, end, *_ = step
            if kind is None:
                self._take_in(block.line(start, end), seen, self.form.parse_whole)
            elif self._feed(as_record(step), start, end, seen):
                self._source.keep(start)
            self._stumbles.place = UNSURE

    def _take_in(self, entry: Entry, seen: float, parse: Callable[[bytes], tuple[Record, ...]]) -> None:
        self._stumbles.place = entry.start
        if not isinstance(entry, Line):
            self.bad.append((entry.start, entry.end, "longer than 16 MiB"))
            return
        data, start, end = entry
        if self._stumbles.spoil(start):
            self.bad.append((start, end, WHY))
            return
        try:
            records = parse(data)
        except RecordError as error:
            self.bad.append((start, end, str(error)))
            return
        for record in records:
            if self._feed(record, start, end, seen):
                self._source.keep(start)

    def _feed(self, record: Record, start: int, end: int, seen: float) -> bool:
        """Hand a record on; tell whether reading may have to begin again at it."""
        if self._is_segment:
            self._unended.hear(record)
        return self._assembler.feed(record, start, end, seen)


def _ended(assembler: TurnAssembler) -> list[Turn]:
    """Return the turns of an assembler that will hear no more: what rests is done, what runs is superseded."""
    assembler.finish()
    for turn in assembler.open_turns():
        assembler.gate(turn.session, Activity.GONE)
    assembler.tick(inf)
    return assembler.take()
