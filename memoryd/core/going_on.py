"""Take in what most records are: more of an open turn whose place is known.

It comes to the same as the long way in `turns`, in a fraction of the time; what is anything else goes that way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memoryd.core.copied_history import CopiedHistory
from memoryd.core.events import Kind, Record
from memoryd.core.steps import Step
from memoryd.core.thread_tree import ThreadTree
from memoryd.core.turn_material import State, TurnMaterial
from memoryd.core.turn_shelf import TurnShelf

# Looked up once: there is a step for nearly every line.
_PIECE, _RESULTS, _LINK, _OPEN = Kind.PIECE, Kind.RESULTS, Kind.LINK, State.OPEN


class GoingOn:
    """The short way into the turns of one file."""

    def __init__(self, tree: ThreadTree, shelf: TurnShelf, history: CopiedHistory) -> None:
        self._tree = tree
        self._shelf = shelf
        self._history = history

    def takes(self, record: Record, turn: TurnMaterial | None, start: int, end: int, seen: float) -> bool:
        """Take in a record, if that is what it is; outside of a tree `turn` is the one it is meant for."""
        kind = record.kind
        if record.replaces or not (kind is _PIECE or kind is _RESULTS or kind is _LINK):
            return False
        known = record.id
        if known:
            turn = self._tree.going_on(known, record.parents)
        if turn is None or turn.state is not _OPEN:
            return False
        turn.touch(start, end, seen, content=kind is not _LINK)
        turn.add(record)
        if known:
            self._tree.go_on(known, turn)
        return True

    def follow(self, steps: Iterable[Step], seen: float) -> Iterator[Step]:
        """Take in one step after the other, and yield those that must go the long way before the next is looked at."""
        turns, waiting, waited_for = self._tree.inside()
        named, history = self._shelf.named, self._history
        name, meant, careful = "", None, history.is_copying
        for step in steps:
            kind, _, end, known, parents, turn_id, stamp, _, said, answers = step
            turn: TurnMaterial | None = None
            if kind is _PIECE or kind is _RESULTS or kind is _LINK:
                if parents:
                    # As `going_on` has it.
                    if known not in turns and known not in waiting and known not in waited_for:
                        turn = turns.get(parents[0])
                elif not known:
                    if turn_id != name:
                        name, meant = turn_id, named(turn_id)
                    turn = meant
            if turn is None or turn.state is not _OPEN or careful or (kind is _LINK and not turn.placed):
                yield step
                name, meant, careful = "", None, history.is_copying
                continue
            if parents:
                turns[known] = turn
                turn.ids.append(known)
            if seen > turn.seen:
                turn.seen = seen
            if stamp > turn.stamp:
                turn.stamp = stamp
            if kind is _LINK:
                continue
            if end > turn.end:
                turn.end = end
            if said is not None:
                turn.say(said)
            else:
                turn.hear(answers)
