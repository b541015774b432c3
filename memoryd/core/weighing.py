"""Weigh a sentence by what thousands like it were: how likely it says something that lasts, and of what type.

The weights were learned from labelled turns by `benchmarks/learning.py`; nothing is learned from anybody's sessions.
A sum of them is the logarithm of the odds. People say what lasts in more ways than anyone can list; the cues hear the
plain ones, this the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from memoryd.core.cjk import has_cjk
from memoryd.core.sentences import Sentence
from memoryd.core.traits import traits

TYPES = ("user", "feedback", "project", "reference")
GRAIN = 16
"""Weights are written as whole sixteenths."""
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ZERO, TYPE_GRAIN = 31, 8
"""The weights for the types are written as one letter each, in eighths; which letter stands for none."""
CUED, OF_CUE = 0.75, 1.0
"""What a cue speaks for it that a sentence lasts, and is of the cue's type; measured on files not learned from."""
_BITS = 20
"""So many has each of the sums: more than all weights of a sentence together need."""
_MASK, _HALF = (1 << _BITS) - 1, 1 << (_BITS - 1)
_EVEN = sum(_HALF << _BITS * place for place in range(1 + len(TYPES)))
"""A sum of nothing: each of the numbers in it stands in the middle of its bits, so that none runs into the next."""
_OF_LETTERS = [
    {letter: (at - ZERO) << _BITS * place for at, letter in enumerate(LETTERS)} for place in range(1, 1 + len(TYPES))
]
"""What a letter adds for each type."""


class Weight(NamedTuple):
    """How much speaks for it that a sentence lasts, and that it lasts and is of each type: five sums in one number."""

    total: int = _EVEN

    @property
    def odds(self) -> float:
        """Return the logarithm of the odds that it lasts."""
        return ((self.total & _MASK) - _HALF) / GRAIN

    @property
    def most(self) -> float:
        """Return the odds of the likeliest type, where no cue speaks for one."""
        total = self.total
        best = max([total >> _BITS * place & _MASK for place in range(1, 1 + len(TYPES))])
        return (best - _HALF) / TYPE_GRAIN

    def of_type(self, cue: str = "") -> tuple[str, float]:
        """Return the likeliest type, and the odds that it lasts and is of it; `cue` is the type a cue gives it."""
        odds = {
            kind: ((self.total >> _BITS * place & _MASK) - _HALF) / TYPE_GRAIN for place, kind in enumerate(TYPES, 1)
        }
        if cue:
            odds = {kind: of + CUED + OF_CUE * (kind == cue) for kind, of in odds.items()}
        best = max(odds, key=odds.__getitem__)
        return best, odds[best]


def weigh(every: Sequence[Sentence], number: int) -> Weight:
    """Weigh `every[number]`, a sentence of a message."""
    table = _chinese() if has_cjk(every[number].text) else _english()
    return table.weight(traits(every, number))


@dataclass(frozen=True, slots=True)
class Table:
    """The weights of each trait: for lasting, and for lasting and being of each type, added up as one number."""

    weights: Mapping[str, int]

    def weight(self, shown: Iterable[str]) -> Weight:
        """Return the weight of a sentence with these traits."""
        weights = self.weights.get
        return Weight(sum(filter(None, map(weights, shown)), _EVEN + weights("", 0)))


def read(lasting: str, types: str) -> Table:
    """Read a table as it is written: `trait=weight`, and a trait with a letter for each type behind it."""
    weights = {trait: int(weight) for trait, _, weight in (one.rpartition("=") for one in lasting.split())}
    user, feedback, project, reference = _OF_LETTERS
    get = weights.get
    for entry in types.split():
        trait = entry[:-4]
        of_types = user[entry[-4]] + feedback[entry[-3]] + project[entry[-2]] + reference[entry[-1]]
        weights[trait] = get(trait, 0) + of_types
    return Table(weights)


# The tables are brought in when the first sentence is weighed: a daemon that hears nothing has no use for them.
@cache
def _english() -> Table:
    from memoryd.core.weights import english, english_pairs, english_pairs_types, english_types

    return read(english.LASTING + english_pairs.LASTING, english_types.TYPES + english_pairs_types.TYPES)


@cache
def _chinese() -> Table:
    from memoryd.core.weights import chinese, chinese_pairs, chinese_pairs_types, chinese_types

    return read(chinese.LASTING + chinese_pairs.LASTING, chinese_types.TYPES + chinese_pairs_types.TYPES)
