"""What git itself did to memory files: a branch that was switched, a pull, a merge; not what a person typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from memoryd.core.model import Project


class GitSteps(Protocol):
    """Tell what git wrote from what anybody else wrote."""

    def stand(self, project: Project) -> str:
        """Return where git stands now, "" where it has no say; waits a moment while git is at work."""
        ...

    def moved(self, project: Project, since: str) -> bool:
        """Tell whether git did something since it stood at `since` that may have changed files of a memory folder."""
        ...

    def written(self, project: Project, since: str, files: Mapping[str, bytes | None]) -> frozenset[str]:
        """Return the files of a memory folder that git put there, or took away, since it stood at `since`.

        `files` holds what is there now, None for what is gone. What a person committed counts as the person's.
        """
        ...


class GitStands(Protocol):
    """Remember where git stood when a memory folder was last looked at."""

    def stood(self, project: Project) -> str:
        """Return where git stood, "" when nobody knows."""
        ...

    def note_stand(self, project: Project, stand: str) -> None:
        """Remember where git stands."""
        ...
