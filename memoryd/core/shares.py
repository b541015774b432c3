"""Give each of several turns that were asked about together the drafts that rest on it, and what it starts from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memoryd.core.evidence import find, find_anywhere
from memoryd.core.expressions import expression
from memoryd.core.model import Draft, Memory, Op, Speaker, Turn, Verdict

_NUMBER = expression(r"(?:turn[\s:#-]*)?(\d{1,4})", re.IGNORECASE)


def shares(drafts: Sequence[Draft], turns: Sequence[Turn]) -> tuple[tuple[Draft, ...], ...]:
    """Return for each turn the drafts to judge by it, in their order.

    A draft that names a turn belongs to that one, whatever other turns say: its quote must be there. One that names
    none, or one that does not exist, belongs to the first turn in which the person said its quote, else to the first
    that holds it at all, else to the first: the gate will say that nobody said so.
    """
    places = [_named(draft, len(turns)) for draft in drafts]
    chosen = [_home(draft, turns) if place is None else place for draft, place in zip(drafts, places, strict=True)]
    return tuple(
        tuple(draft for draft, place in zip(drafts, chosen, strict=True) if place == number)
        for number in range(len(turns))
    )


def left_by(verdicts: Sequence[Verdict], known: Sequence[Memory]) -> tuple[Memory, ...]:
    """Return the memories as they will be once a turn's verdicts are in effect, for the turn after it."""
    made = {
        verdict.memory.file: replace(verdict.memory, digest=verdict.change.after)
        for verdict in verdicts
        if verdict.memory and verdict.change and verdict.draft.op != Op.RETIRE
    }
    gone = {v.change.file for v in verdicts if v.change and v.draft.op == Op.RETIRE}
    return (*(memory for memory in known if memory.file not in made.keys() | gone), *made.values())


def _named(draft: Draft, count: int) -> int | None:
    """Return the place of the turn a draft names; of one turn nothing need be said."""
    if count == 1:
        return 0
    match = _NUMBER.fullmatch(draft.turn.strip())
    number = int(match[1]) if match else 0
    return number - 1 if 1 <= number <= count else None


def _home(draft: Draft, turns: Sequence[Turn]) -> int:
    for place, turn in enumerate(turns):
        if find(draft.evidence, turn, (Speaker.USER,)):
            return place
    return next((place for place, turn in enumerate(turns) if find_anywhere(draft.evidence, turn)), 0)
