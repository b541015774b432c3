"""Weigh a sentence by what thousands like it were: how likely it says something that lasts, and of what type.

The weights were learned from labelled turns by `benchmarks/learning.py`; nothing is learned from anybody's sessions.
A sum of them is the logarithm of the odds. People say what lasts in more ways than anyone can list; the cues hear the
plain ones, this the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from memoryd.core.cjk import has_cjk
from memoryd.core.sentences import Sentence
from memoryd.core.traits import traits

TYPES = ("user", "feedback", "project", "reference")
GRAIN = 16
"""Weights are written as whole sixteenths."""
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ZERO, TYPE_GRAIN = 31, 8
"""The weights for the types are written as one letter each, in eighths; which letter stands for none."""
_GRAINS = {letter: at - ZERO for at, letter in enumerate(LETTERS)}
CUED, OF_CUE = 0.75, 1.0
"""What a cue speaks for it that a sentence lasts, and is of the cue's type; measured on files not learned from."""


@dataclass(frozen=True, slots=True)
class Weight:
    """How much speaks for it that a sentence lasts, as the logarithm of the odds, and what tells its type."""

    odds: float
    table: Table
    shown: frozenset[str]

    def of_type(self, cue: str = "") -> tuple[str, float]:
        """Return the likeliest type, and the odds that it lasts and is of it; it is asked of few sentences.

        `cue` is the type that a cue gives it, if one does.
        """
        return self.table.type(self.shown, cue)


def weigh(every: Sequence[Sentence], number: int) -> Weight:
    """Weigh `every[number]`, a sentence of a message."""
    shown = traits(every, number)
    table = _chinese() if has_cjk(every[number].text) else _english()
    return Weight(table.odds(shown), table, shown)


@dataclass(frozen=True, slots=True)
class Table:
    """The weight of each trait for lasting, and in letters those for lasting and being of each type."""

    lasting: Mapping[str, int]
    types: Mapping[str, str]

    def odds(self, shown: Iterable[str]) -> float:
        """Return the logarithm of the odds that a sentence with these traits lasts."""
        known = self.lasting
        return (known.get("", 0) + sum([known[trait] for trait in shown if trait in known])) / GRAIN

    def type(self, shown: Iterable[str], cue: str = "") -> tuple[str, float]:
        """Return the type a sentence with these traits is likeliest of, and the odds that it lasts and is of it."""
        found = [self.types[trait] for trait in ("", *shown) if trait in self.types]
        sums = [sum(map(_GRAINS.__getitem__, letters)) for letters in zip(*found, strict=True)]
        odds = {kind: total / TYPE_GRAIN for kind, total in zip(TYPES, sums or [0] * len(TYPES), strict=True)}
        if cue:
            odds = {kind: of + CUED + OF_CUE * (kind == cue) for kind, of in odds.items()}
        best = max(odds, key=odds.__getitem__)
        return best, odds[best]


def read(lasting: str, types: str) -> Table:
    """Read a table as it is written: `trait=weight`, and a trait with a letter for each type behind it."""
    weights = {trait: int(weight) for trait, _, weight in (one.rpartition("=") for one in lasting.split())}
    return Table(weights, {entry[: -len(TYPES)]: entry[-len(TYPES) :] for entry in types.split()})


# The tables are brought in when the first sentence is weighed: a daemon that hears nothing has no use for them.
@cache
def _english() -> Table:
    from memoryd.core.weights import english, english_pairs, english_pairs_types, english_types

    return read(english.LASTING + english_pairs.LASTING, english_types.TYPES + english_pairs_types.TYPES)


@cache
def _chinese() -> Table:
    from memoryd.core.weights import chinese, chinese_pairs, chinese_pairs_types, chinese_types

    return read(chinese.LASTING + chinese_pairs.LASTING, chinese_types.TYPES + chinese_pairs_types.TYPES)
