"""How much a memory is used: read by an agent, or recalled for a request; old use counts less and less.

The index is ordered by tier and not by count: a tier is four times the use of the one below it, and only days that are
over count, so that reading a memory does not rewrite the index that led to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import log

HALF_DAYS = 30.0
"""After so many days a use counts half."""
KEPT_DAYS = 365
"""Use that is older says nothing any more, and is let go."""
_LEAST, _STEP = 2.0, 4.0


class UseKind(StrEnum):
    """How a memory was used."""

    READ = "read"
    RECALLED = "recalled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """One use of a memory file of a project (its root), at a moment (seconds since 1970).

    `mark` names the occasion, a turn or a request: the same file counts once for it, however often it is told.
    """

    project: str
    file: str
    at: float
    mark: str
    kind: UseKind


@dataclass(frozen=True, slots=True)
class UseCount:
    """How often a memory was read and recalled within `KEPT_DAYS`, and when last (seconds since 1970)."""

    reads: int = 0
    recalls: int = 0
    last: float = 0.0

    @property
    def total(self) -> int:
        """Return how often it was used in either way."""
        return self.reads + self.recalls


def score(uses: Iterable[tuple[float, int]]) -> float:
    """Return what uses are worth: pairs of how many days ago and how often."""
    return sum(count * float(0.5 ** (max(days, 0.0) / HALF_DAYS)) for days, count in uses)


def tier(worth: float) -> int:
    """Return the tier of a score: 0 for what was used once, by chance perhaps; 1 from 2, 2 from 8, 3 from 32."""
    # A score that is four to the n up to the last digit is on that step, whichever way it was added up.
    return 0 if worth < _LEAST else 1 + int(log(worth / _LEAST, _STEP) + 1e-9)


def tiers(days_ago: Mapping[str, Iterable[tuple[float, int]]]) -> dict[str, int]:
    """Return the tier of each file that has one, from its uses as `score` takes them."""
    found = {file: tier(score(uses)) for file, uses in days_ago.items()}
    return {file: step for file, step in found.items() if step}
