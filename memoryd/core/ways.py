"""Cues in the order in which they are tried, and what each of them needs to be said.

Each cue needs some piece of a word out of a set to be there, mostly one of another set as well: so of nearly all
clauses it is told without an expression that no cue fits, and of the others there are one or two to try.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from memoryd.core.expressions import SPACE
from memoryd.core.heard import Cue
from memoryd.core.letter_case import lower

CUE, AND = "CUE:", "AND:"
"""How a table of needs is written: what begins a cue, what parts two sets of pieces."""


class _Needs(NamedTuple):
    """Which cues need a piece before all, those pieces, what each cue needs beside, and the short pieces of all."""

    first: dict[str, list[int]]
    firsts: frozenset[str]
    beside: list[tuple[frozenset[str], ...]]
    short: list[str]


class Ways:
    """The cues of a language; `needs` is the table as `benchmarks/needs.py` writes it, pieces have `size` letters."""

    def __init__(self, cues: Sequence[Cue], needs: str, size: int) -> None:
        self.cues = tuple(cues)
        self.size = size
        self._written = needs

    def fitting(self, clause: str) -> Sequence[Cue]:
        """Return the cues that may match a clause, in order."""
        first, firsts, beside, short = self._read
        text, size = lower(clause), self.size
        there = {text[at : at + size] for at in range(len(text))}
        there.update([text[at : at + size - 1] for at in range(len(text))])
        there.update([piece for piece in short if piece in text])
        if firsts.isdisjoint(there):
            return ()
        numbers = sorted({number for piece in firsts & there for number in first[piece]})
        return [self.cues[number] for number in numbers if not any(map(there.isdisjoint, beside[number]))]

    @cached_property
    def needs(self) -> tuple[tuple[frozenset[str], ...], ...]:
        """Return what each cue needs: of each set one piece."""
        rows = self._written.split(CUE)[1:]
        return tuple(tuple(_pieces_in(some) for some in row.split(AND) if some.strip()) for row in rows)

    @cached_property
    def _read(self) -> _Needs:
        first: dict[str, list[int]] = {}
        for number, (before_all, *_) in enumerate(self.needs):
            for piece in before_all:
                first.setdefault(piece, []).append(number)
        every = {piece for sets in self.needs for some in sets for piece in some}
        short = [piece for piece in every if len(piece) < self.size - 1]
        return _Needs(first, frozenset(first), [sets[1:] for sets in self.needs], short)


def shown(piece: str) -> str:
    """Return a piece as it is written in a table."""
    return piece.replace(" ", SPACE)


def _pieces_in(written: str) -> frozenset[str]:
    return frozenset(piece.replace(SPACE, " ") for piece in written.split())
