"""What memories speak of, looked up in the work tree and kept in the ledger."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from memoryd.core.model import Project
from memoryd.core.named_things import Thing


class WorkTrees(Protocol):
    """Look things up in the files of projects."""

    def look(self, project: Project, things: Collection[Thing]) -> Mapping[Thing, bool]:
        """Tell of each thing whether it is there; one of which that cannot be told is left out."""
        ...


class KnownThings(Protocol):
    """Keep what was found once, by memory file, and whether it is gone."""

    def known(self, project: Project) -> Mapping[tuple[str, Thing], bool]:
        """Return the things that were found once, by memory file, and whether each of them is there still."""
        ...

    def keep(self, project: Project, things: Mapping[tuple[str, Thing], bool]) -> None:
        """Keep these in place of all that were known."""
        ...
