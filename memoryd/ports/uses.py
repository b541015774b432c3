"""How often memories are used, in the ledger, and what commands noted of it while the ledger was not theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from memoryd.core.model import Project
from memoryd.core.use import Use, UseCount


class Uses(Protocol):
    """Count how often memories are read and recalled."""

    def note(self, uses: Sequence[Use]) -> None:
        """Write uses down, each occasion once."""
        ...

    def counts(self, project: Project) -> Mapping[str, UseCount]:
        """Return how often each memory file of a project was used."""
        ...

    def tiers(self, project: Project, now: float) -> Mapping[str, int]:
        """Return the tier of use of each file that has one, by the days that are over at `now`."""
        ...

    def inherited(self) -> int:
        """Return a number that grows when a file takes over the use of others: it was renamed, or made from them."""
        ...

    def forget_old(self, now: float) -> None:
        """Let go of uses that no longer say anything."""
        ...


class UseNotes(Protocol):
    """What one-shot commands noted of use, to be taken into the ledger by who may write it."""

    def taken(self) -> AbstractContextManager[Sequence[Use]]:
        """Hold what was noted; it is let go when the block ends, and kept for the next time when it fails."""
        ...
