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
NOTHING = 0, 0, 0, 0


@dataclass(frozen=True, slots=True)
class Weight:
    """How much speaks for it that a sentence lasts, as the logarithm of the odds, and what tells its type."""

    odds: float
    table: Table
    shown: frozenset[str]

    def of_type(self) -> tuple[str, float]:
        """Return the likeliest type, if it lasts, and the odds of it; it is asked of few sentences."""
        return self.table.type(self.shown)


def weigh(every: Sequence[Sentence], number: int) -> Weight:
    """Weigh `every[number]`, a sentence of a message."""
    shown = traits(every, number)
    table = _chinese() if has_cjk(every[number].text) else _english()
    return Weight(table.odds(shown), table, shown)


@dataclass(frozen=True, slots=True)
class Table:
    """The weight of each trait for lasting, and for each type."""

    lasting: Mapping[str, int]
    types: Mapping[str, tuple[int, ...]]

    def odds(self, shown: Iterable[str]) -> float:
        """Return the logarithm of the odds that a sentence with these traits lasts."""
        known = self.lasting
        return (known.get("", 0) + sum([known[trait] for trait in shown if trait in known])) / GRAIN

    def type(self, shown: Iterable[str]) -> tuple[str, float]:
        """Return the type that is likeliest right for a sentence with these traits, if it lasts, and its odds."""
        found = [self.types[trait] for trait in ("", *shown) if trait in self.types]
        sums = [sum(weights) for weights in zip(*found, strict=True)] or list(NOTHING)
        best = max(range(len(TYPES)), key=sums.__getitem__)
        return TYPES[best], sums[best] / GRAIN


def read(lasting: str, types: str) -> Table:
    """Read a table as it is written: `trait=weight`, and `trait=weight,weight,weight,weight` for the types."""
    weights = {trait: int(weight) for trait, weight in _entries(lasting)}
    return Table(weights, {trait: tuple(map(int, weight.split(","))) for trait, weight in _entries(types)})


def _entries(written: str) -> Iterable[tuple[str, str]]:
    for entry in written.split():
        trait, _, weight = entry.rpartition("=")
        yield trait, weight


# The tables are brought in when the first sentence is weighed: a daemon that hears nothing has no use for them.
@cache
def _english() -> Table:
    from memoryd.core.weights import english, english_pairs, english_pairs_types, english_types

    return read(english.LASTING + english_pairs.LASTING, english_types.TYPES + english_pairs_types.TYPES)


@cache
def _chinese() -> Table:
    from memoryd.core.weights import chinese, chinese_pairs, chinese_pairs_types, chinese_types

    return read(chinese.LASTING + chinese_pairs.LASTING, chinese_types.TYPES + chinese_pairs_types.TYPES)
