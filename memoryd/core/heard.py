"""What a cue hears in a sentence, before anything is made of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from memoryd.core.expressions import expression
from memoryd.core.letter_case import lower


@dataclass(frozen=True)
class Cue:
    """A way people say that something lasts.

    `written` is a regular expression for a whole sentence, which names what is meant `rule`. `type` is the type of
    memory it makes, or "" where the words of the rule decide. `strict` asks that nothing in the rule or its reason may
    point at the work at hand; `proven` lets it, where the reason tells of harm already done. `reasoned` lets the reason
    tell what fails.
    """

    type: str
    written: str
    strict: bool = True
    proven: bool = False
    dated: bool = False
    reasoned: bool = False

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Return the compiled expression; all of them take half a second, which no start has to wait for."""
        return re.compile(self.written, re.IGNORECASE | re.DOTALL)


CUE, AND, SPACE = "CUE:", "AND:", "·"
"""How a table of needs is written: what begins a cue, what parts two sets of pieces, what stands for a space."""


class Ways:
    """Cues in the order in which they are tried, with what each of them needs.

    Each cue needs some piece of a word out of a set to be there, mostly one of another set as well: so of nearly all
    clauses it is told without an expression that no cue fits, and of the others there are one or two to try. `needs` is
    the table as `benchmarks/needs.py` writes it; pieces have `size` letters.
    """

    def __init__(self, cues: Sequence[Cue], needs: str, size: int) -> None:
        self.cues = tuple(cues)
        self.size = size
        self._written = needs

    def fitting(self, clause: str) -> Sequence[Cue]:
        """Return the cues that may match a clause, in order."""
        index, every, needs, short = self._read
        text, size = lower(clause), self.size
        there = {text[at : at + size] for at in range(len(text))}
        there.update([text[at : at + size - 1] for at in range(len(text))])
        there.update([piece for piece in short if piece in text])
        if every.isdisjoint(there):
            return ()
        numbers = sorted({number for piece in every & there for number in index[piece]})
        return [self.cues[number] for number in numbers if not any(map(there.isdisjoint, needs[number]))]

    @cached_property
    def needs(self) -> tuple[tuple[frozenset[str], ...], ...]:
        """Return what each cue needs: of each set one piece."""
        rows = self._written.split(CUE)[1:]
        return tuple(tuple(_pieces_in(some) for some in row.split(AND) if some.strip()) for row in rows)

    @cached_property
    def _read(self) -> tuple[dict[str, list[int]], frozenset[str], list[tuple[frozenset[str], ...]], list[str]]:
        """Return which cues need a piece before all, those pieces, what each cue needs beside, and the short pieces."""
        index: dict[str, list[int]] = {}
        for number, (first, *_) in enumerate(self.needs):
            for piece in first:
                index.setdefault(piece, []).append(number)
        every = {piece for sets in self.needs for some in sets for piece in some}
        return (
            index,
            frozenset(index),
            [sets[1:] for sets in self.needs],
            [piece for piece in every if len(piece) < self.size - 1],
        )


def _pieces_in(written: str) -> frozenset[str]:
    return frozenset(piece.replace(SPACE, " ") for piece in written.split())


def shown(piece: str) -> str:
    """Return a piece as it is written in a table."""
    return piece.replace(" ", SPACE)


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard: the statement without its cue, the reason that was given, and where the words stand.

    It was `weighed` where no cue told it, and is `unlikely` where one did, and hardly a sentence like it lasted.
    """

    type: str
    statement: str
    why: str
    start: int
    end: int
    chinese: bool
    dated: bool = False
    weighed: bool = False
    unlikely: bool = False


def masked(text: str) -> str:
    """Return the text with what stands between quote marks or backticks blanked out, at the same length."""
    return _QUOTED.sub(lambda match: match[0][0] + "\u25a1" * (len(match[0]) - 2) + match[0][-1], text)


_QUOTED = expression(r"`[^`\n]{1,200}`|\"[^\"\n]{1,200}\"|“[^”\n]{1,200}”|「[^」\n]{1,200}」|『[^』\n]{1,200}』")
