"""Which turn a record of a tree belongs to: the one its parents lead to.

Lines of a tree come in any order: an answer can stand above its prompt. So a record whose parents are not known yet
waits for them, and is handed out again when one of them turns up. It does not wait for ever, because a parent can lie
before the point where reading began, or have been cut out of the file.

Only the way to turns that can still matter is kept: `forget` drops a turn's records.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from memoryd.core.events import Record
from memoryd.core.turn_material import TurnMaterial

PATIENCE = 60.0
"""Seconds a record waits for its parents. Clients write a parent at most a few seconds after its child."""
MAX_WAITING = 2_000
MAX_WAITING_CHARACTERS = 8 * 1024 * 1024
MAX_LOOSE = 4_096


@dataclass(slots=True)
class Waiting:
    """A record whose parents are not known, and where it stands; `until` is set by the first look at the clock."""

    record: Record
    start: int
    end: int
    seen: float
    until: float | None = None


class ThreadTree:
    """The records of one file by id. A record without a turn above it belongs to None."""

    def __init__(self) -> None:
        self._turns: dict[str, TurnMaterial | None] = {}
        self._loose: deque[str] = deque()
        self._waiting: dict[str, Waiting] = {}
        self._waiting_for: dict[str, list[str]] = {}
        self._characters = 0

    def knows(self, record: Record) -> bool:
        """Tell whether a record was seen before."""
        return bool(record.id) and (record.id in self._turns or record.id in self._waiting)

    def missing(self, record: Record) -> bool:
        """Tell whether the turn of a record depends on parents that were not seen yet."""
        parents = record.parents or ()
        return self.turn_above(record) is None and any(parent not in self._turns for parent in parents)

    def turn_above(self, record: Record) -> TurnMaterial | None:
        """Return the turn of the best parent that has one."""
        return next((turn for parent in record.parents or () if (turn := self._turns.get(parent))), None)

    def going_on(self, known: str, parents: tuple[str, ...] | None) -> TurnMaterial | None:
        """Return the turn of a record that is new, stands under one that has a turn, and is waited for by none."""
        turns = self._turns
        if not parents or known in turns or known in self._waiting or known in self._waiting_for:
            return None
        return turns.get(parents[0])

    def inside(self) -> tuple[dict[str, TurnMaterial | None], Mapping[str, object], Mapping[str, object]]:
        """Return the turns of all records, those that wait, and those that are waited for, live.

        For who does the same as `going_on` and `go_on` for each line: a call of them costs more than what they do.
        """
        return self._turns, self._waiting, self._waiting_for

    def go_on(self, known: str, turn: TurnMaterial) -> None:
        """Place a record of which `going_on` told the turn."""
        self._turns[known] = turn
        turn.ids.append(known)

    def put(self, record: Record, turn: TurnMaterial | None) -> list[Waiting]:
        """Place a record; returns the records that waited for it."""
        if not record.id:
            return []
        self._turns[record.id] = turn
        if turn is None:
            self._keep_loose(record.id)
        else:
            turn.ids.append(record.id)
        found = (self._waiting.get(child) for child in self._waiting_for.pop(record.id, ()))
        return [self._release(waiting) for waiting in found if waiting is not None]

    def wait(self, waiting: Waiting) -> list[Waiting]:
        """Let a record wait; returns those given up for it, because too many wait."""
        record = waiting.record
        self._waiting[record.id] = waiting
        self._characters += _size(record)
        for parent in record.parents or ():
            if parent not in self._turns:
                self._waiting_for.setdefault(parent, []).append(record.id)
        given_up = []
        while len(self._waiting) > MAX_WAITING or self._characters > MAX_WAITING_CHARACTERS:
            given_up.append(self._release(next(iter(self._waiting.values()))))
        return given_up

    def give_up(self, now: float) -> list[Waiting]:
        """Return the records that have waited too long; they wait no more."""
        for waiting in self._waiting.values():
            waiting.until = now + PATIENCE if waiting.until is None else waiting.until
        late = [waiting for waiting in self._waiting.values() if waiting.until is not None and waiting.until <= now]
        return [self._release(waiting) for waiting in late]

    def deadline(self) -> float | None:
        """Return when the next record will have waited too long."""
        times = (waiting.seen if waiting.until is None else waiting.until for waiting in self._waiting.values())
        return min(times, default=None)

    def earliest(self) -> int | None:
        """Return the offset of the first record that waits."""
        return min((waiting.start for waiting in self._waiting.values()), default=None)

    def forget(self, turn: TurnMaterial) -> None:
        """Drop the records of a turn."""
        for known in turn.ids:
            self._turns.pop(known, None)
        turn.ids.clear()

    def _release(self, waiting: Waiting) -> Waiting:
        record = waiting.record
        self._waiting.pop(record.id, None)
        self._characters -= _size(record)
        for parent in record.parents or ():
            children = self._waiting_for.get(parent)
            if children is not None:
                children[:] = _without(children, record.id)
                if not children:
                    del self._waiting_for[parent]
        return waiting

    def _keep_loose(self, known: str) -> None:
        self._loose.append(known)
        if len(self._loose) > MAX_LOOSE:
            oldest = self._loose.popleft()
            if oldest in self._turns and self._turns[oldest] is None:
                del self._turns[oldest]


def _size(record: Record) -> int:
    return len(record.text) + sum(len(word.text) for word in record.words)


def _without(ids: Iterable[str], gone: str) -> list[str]:
    return [known for known in ids if known != gone]
