"""The ledger's side of forgetting: what a person took away, and what was there at the last look."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from memoryd.core.look import Look
from memoryd.core.model import Folder, Project
from memoryd.core.tombstones import Tombstone


class Tombstones(Protocol):
    """Keep what a person took away."""

    def buried(self, project: Project) -> tuple[Tombstone, ...]:
        """Return a project's tombstones, oldest first."""
        ...

    def bury(self, project: Project, tombstones: Sequence[Tombstone]) -> None:
        """Keep tombstones; one for the same file takes the place of an older one."""
        ...

    def lift(self, project: Project, tombstones: Sequence[Tombstone]) -> None:
        """Take tombstones away."""
        ...


class SeenMemories(Protocol):
    """Keep what each memory folder held, and which files memoryd itself is about to take away."""

    def missing(self, project: Project, look: Look, day: str) -> tuple[Tombstone, ...]:
        """Return what was there before a look, is not there now, and was not taken away by memoryd.

        After the first look only what is gone since the last one is asked about.
        """
        ...

    def count(self, project: Project) -> int:
        """Return how many memories were there at the last look."""
        ...

    def were_there(self, project: Project, files: Collection[str]) -> frozenset[str]:
        """Return which of these files were there at the last look."""
        ...

    def since(self, project: Project, file: str) -> float:
        """Return when what a file held at the last look was first seen, 0 when it was not there.

        Seconds since 1970 by the system's clock, as files have it.
        """
        ...

    def vanished(self, project: Project) -> tuple[Tombstone, ...]:
        """Return what vanished with many others and was kept in mind."""
        ...

    def unread(self, project: Project) -> tuple[Tombstone, ...]:
        """Return what the files said of which no words could be read at the last look."""
        ...

    def look(
        self, project: Project, folder: Folder, *, keep: bool = False, files: Collection[str] | None = None
    ) -> None:
        """Remember what is there now; with `keep` what is not there as well, as vanished.

        With `files` only those were looked at, and `folder` holds what there is of them.
        """
        ...

    def leaving(self, project: Project, file: str) -> None:
        """Note that memoryd itself takes a file away, before it does."""
        ...


class AgentFiles(Protocol):
    """Tell which memory files an agent wrote by itself."""

    def of_agents(self, project: Project) -> frozenset[str]:
        """Return the files that an agent was the last to write, as transcripts show."""
        ...

    def learned(self, project: Project, file: str) -> float:
        """Return when it was last learned that an agent wrote a file (seconds since 1970), 0.0 for never."""
        ...

    def until(self, project: Project, file: str) -> float:
        """Return when the turn ended in which an agent last wrote a file (seconds since 1970), 0.0 for none."""
        ...

    def hand_over(self, project: Project, file: str) -> None:
        """Note that a person took a file for theirs that an agent wrote."""
        ...
