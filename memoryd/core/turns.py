"""Put turns together from records: feed what was read, tick the clock, take what has closed.

Nothing here reads, waits or knows a format. Feeding and asking are separate: `feed` only takes in, `tick` decides what
silence means, `take` gives out. Feed everything that is there before a tick: a close by silence must not be decided
in the middle of a file.

A turn lives like this:

    TENTATIVE --the agent answers--> OPEN --the next prompt, or silence--> SOFT --the client's mark--> HARD
                                      |  <---------more of the turn-------  |
                                      +-------------the client's mark----------------------------> HARD

* TENTATIVE: a local command. It is a turn only if the agent answers; the next prompt drops it.
* OPEN -> HARD: the client's own mark (a CLOSE). Final: what comes later does not belong to the turn.
* OPEN -> SOFT: the next prompt of the session. A turn that rests on an answer has completed (or failed, if it rests
  on an error), any other is superseded. Or silence, for a turn at rest, as long as its last piece says; the client's
  status can hold that back (busy, waiting), shorten it (idle), or end any turn (gone). The end of a file counts as
  silence too.
* SOFT -> OPEN: the agent says more, or the person does, or the harness pushes it on (this not for a superseded turn:
  a resume writes such things below a dead turn). The turn closes again later, and is given out again, under the same
  key, if it has changed.

Separate from this is whether a turn is *settled*: nothing about it is expected to change. Marks settle; so does the
next prompt, for a turn that was at rest. A superseded turn may be the work of another process on the same session, so
it is settled only when a later turn is. `held_from` is where reading must begin again after a restart: no turn that
starts behind it is lost, and one that was given out already is given out again with the same key and content. Settled
turns stay known for a while, so that late records find them, then they are forgotten: memory does not grow with the
file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memoryd.core.copied_history import CopiedHistory
from memoryd.core.events import Activity, Kind, Record
from memoryd.core.going_on import GoingOn
from memoryd.core.model import Close, Turn
from memoryd.core.open_turn import OpenTurn
from memoryd.core.steps import Step
from memoryd.core.thread_tree import ThreadTree, Waiting
from memoryd.core.turn_key import turn_key
from memoryd.core.turn_material import State, TurnMaterial
from memoryd.core.turn_shelf import TurnShelf


class TurnAssembler:
    """The turns of one file. `file` names it in turns, `cwd` is for records that have none.

    Turns that begin before `baseline` (a byte offset) are followed, but not given out; neither is history that was
    copied into this file from another one, unless `copies` asks for it. `idle` seconds of silence are waited for at
    least before it counts, whatever the format says.
    """

    def __init__(
        self, agent: str, file: str, cwd: str = "", baseline: int = 0, *, copies: bool = False, idle: float = 0.0
    ) -> None:
        self._agent = agent
        self._file = file
        self._cwd = cwd
        self._baseline = baseline
        self._copies = copies
        self._idle = idle
        name = file.replace("\\", "/").rpartition("/")[2]
        self._session = self._stem = name.rpartition(".")[0] or name
        self._tree = ThreadTree()
        self._shelf = TurnShelf(self._tree.forget)
        self._gates: dict[str, Activity] = {}
        self._history = CopiedHistory()
        self._going_on = GoingOn(self._tree, self._shelf, self._history)
        self._typed_in = True
        self._closed: list[Turn] = []

    def feed(self, record: Record, start: int, end: int, seen: float) -> bool:
        """Take in a record that stands at the bytes `start` to `end`, last known to be written at `seen` (s).

        Tell whether reading may have to begin again at it: not where it only goes on with an open turn.
        """
        if record.kind is Kind.FACTS:
            self._note_facts(record, start)
            return True
        self._history.see(record)
        meant = self._meant(record) if record.parents is None else None
        if self._going_on.takes(record, meant, start, end, seen):
            return False
        self._take_all_in([Waiting(record, start, end, seen)])
        return True

    def follow(self, steps: Iterable[Step], seen: float) -> Iterator[Step]:
        """Take in the steps that only go on with an open turn; feed what is yielded before the next one is asked for.

        They stand where they say, and were last known to be written at `seen` (s).
        """
        return self._going_on.follow(steps, seen)

    def tick(self, now: float) -> None:
        """Close what silence closes by now (seconds since 1970)."""
        self._place_orphans(self._tree.give_up(now))
        due = [(time, turn.end, turn) for turn in self._shelf if (time := self._due(turn)) is not None and time <= now]
        for _, _, turn in sorted(due, key=lambda found: found[:2]):
            self._close(turn, turn.outcome() if turn.at_rest else Close.SUPERSEDED)

    def finish(self) -> None:
        """Take the end of the file as silence."""
        resting = [turn for turn in self._shelf if turn.state is State.OPEN and turn.at_rest]
        for turn in sorted(resting, key=lambda turn: turn.end):
            self._close(turn, turn.outcome())

    def gate(self, session: str, activity: Activity) -> None:
        """Note what the client says about a session; it counts from the next tick on."""
        self._gates[session] = activity

    def take(self) -> list[Turn]:
        """Return the turns that closed since the last call, as they closed; one that changed comes again."""
        closed, self._closed = self._closed, []
        return closed

    def held_from(self) -> int | None:
        """Return the offset of the first record that must be read again after a restart, None for no such record."""
        waiting = self._tree.earliest()
        starts = [turn.first for turn in self._shelf if not turn.silent]
        return min(starts if waiting is None else [*starts, waiting], default=None)

    def deadline(self) -> float | None:
        """Return when the next tick can change anything, None for not before more is fed."""
        times = [self._tree.deadline(), *(self._due(turn) for turn in self._shelf)]
        return min((time for time in times if time is not None), default=None)

    def open_turns(self) -> list[OpenTurn]:
        """Return the turns that have not closed, in the order of their prompts."""
        found = [turn for turn in self._shelf if turn.state is State.OPEN and not turn.silent]
        return [self._opened(turn) for turn in sorted(found, key=lambda turn: turn.opener)]

    # Where records go.

    def _take_all_in(self, ready: list[Waiting]) -> None:
        while ready:
            ready.extend(self._take_in(ready.pop(0)))

    def _take_in(self, found: Waiting) -> list[Waiting]:
        """Place one record; returns those that waited for it."""
        record = found.record
        if self._tree.knows(record) and not record.replaces:
            return []
        if record.kind is Kind.OPENER:
            return self._tree.put(record, self._open(found))
        if record.parents is None:
            turn = self._meant(record)
        elif record.id and self._tree.missing(record):
            self._place_orphans(self._tree.wait(found))
            return []
        else:
            turn = self._tree.turn_above(record)
        return self._tree.put(record, self._apply(turn, found))

    def _meant(self, record: Record) -> TurnMaterial | None:
        """Return the turn that a record outside of a tree names, or the one that runs."""
        running = self._shelf.running(record.session or self._session)
        # The end of a turn whose beginning was not read, or had no name yet.
        nameless = record.kind is Kind.CLOSE and running is not None and not running.turn_id
        return self._shelf.named(record.turn) or (running if nameless or not record.turn else None)

    def _place_orphans(self, orphans: list[Waiting]) -> None:
        """Place records that waited in vain where they can be, so that what hangs under them need not wait."""
        for orphan in orphans:
            turn = self._apply(self._tree.turn_above(orphan.record), orphan)
            self._take_all_in(self._tree.put(orphan.record, turn))

    def _apply(self, turn: TurnMaterial | None, found: Waiting) -> TurnMaterial | None:
        """Let a record change the turn it belongs to; returns the turn it belongs to then."""
        kind = found.record.kind
        if turn is None or turn.state is State.HARD:
            # A person's words are never lost: without a turn to steer they begin one.
            return self._open(found) if kind is Kind.WORDS else turn
        # A mark is no content: a turn that silence closed before its mark came is given out once.
        turn.touch(found.start, found.end, found.seen, content=kind not in (Kind.LINK, Kind.CLOSE))
        if kind is Kind.CLOSE:
            self._mark(turn, found.record)
        else:
            self._wake(turn, found.record)
            turn.add(found.record)
        return turn

    def _note_facts(self, record: Record, start: int) -> None:
        if record.id and f"/{record.id}/" not in "/" + self._file.replace("\\", "/"):
            return
        if self._history.note(record, start):
            self._session = record.session or self._session
            self._cwd = record.cwd or self._cwd
            self._typed_in = self._typed_in and record.human

    # How turns begin.

    def _open(self, found: Waiting) -> TurnMaterial:
        record = found.record
        session = record.session or self._session
        flat = record.joins or record.parents is None
        running = self._shelf.running(session) if flat else self._tree.turn_above(record)
        if running is not None and running.is_steered_by(record):
            running.touch(found.start, found.end, found.seen, content=True)
            running.add(record)
            self._shelf.name(running, record.turn)
            return running
        key = turn_key(self._agent, self._stem, record, found.start)
        turn = self._shelf.live(key)
        if turn is not None:
            return turn
        turn = TurnMaterial(key, session, record.cwd or self._cwd, record, found.start, found.end, found.seen)
        turn.silent = found.start < self._baseline or self._history.hides(record, self._copies)
        turn.started_by_person = turn.started_by_person and self._typed_in
        self._shelf.add(turn, record.turn)
        if turn.state is State.OPEN:
            self._end_earlier(turn)
        while (oldest := self._shelf.crowded_out()) is not None:
            self._supersede(oldest)
            self._shelf.settle(oldest)
        return turn

    def _end_earlier(self, turn: TurnMaterial) -> None:
        """Close what ran in a session before a turn that runs now."""
        for earlier in self._shelf.before(turn):
            self._supersede(earlier)

    # How turns close, and come back.

    def _mark(self, turn: TurnMaterial, record: Record) -> None:
        if not turn.is_ended_by(record):
            return
        self._close(turn, turn.end_with(record.close, record.final))
        turn.state = State.HARD
        self._settle(turn)

    def _supersede(self, turn: TurnMaterial) -> None:
        if turn.state is State.TENTATIVE:
            self._shelf.settle(turn)
            return
        if turn.state is State.OPEN:
            self._close(turn, turn.outcome() if turn.at_rest else Close.SUPERSEDED)
        if turn.close is not Close.SUPERSEDED:
            self._settle(turn)

    def _close(self, turn: TurnMaterial, close: Close) -> None:
        turn.state = State.SOFT
        turn.close = close
        told = turn.turn(self._agent, self._file, close)
        if told != turn.told and not turn.silent:
            self._closed.append(told)
        turn.told = told

    def _wake(self, turn: TurnMaterial, record: Record) -> None:
        """Take a soft close back, or let a command become a turn, when a record of this kind comes."""
        kind = record.kind
        pushed = kind is Kind.PUSH and turn.close is not Close.SUPERSEDED
        if turn.state is State.SOFT and (pushed or kind in (Kind.PIECE, Kind.WORDS)):
            turn.state = State.OPEN
            turn.close = None
            self._shelf.bring_back(turn)
        if turn.state is State.TENTATIVE and kind is Kind.PIECE and not record.tentative:
            turn.state = State.OPEN
            self._shelf.bring_back(turn)
            self._end_earlier(turn)

    def _settle(self, turn: TurnMaterial) -> None:
        """Expect no more of a turn, nor of those that were superseded before it."""
        for earlier in self._shelf.before(turn):
            if earlier.close is Close.SUPERSEDED:
                self._shelf.settle(earlier)
        self._shelf.settle(turn)

    def _due(self, turn: TurnMaterial) -> float | None:
        gate = self._gates.get(turn.session, Activity.UNKNOWN)
        return turn.due(gate, self._idle) if turn.state is State.OPEN else None

    def _opened(self, turn: TurnMaterial) -> OpenTurn:
        told = turn.turn(self._agent, self._file, Close.SUPERSEDED)
        return OpenTurn(
            key=turn.key,
            session=turn.session,
            cwd=turn.cwd,
            words=told.words,
            start=told.start,
            end=told.end,
            human=told.human,
        )
