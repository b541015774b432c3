"""What a consolidation keeps in the ledger from run to run."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from memoryd.core.model import Project


class Tidied(Protocol):
    """Marks (hashes) of what was looked at as it is, and of what a person did not want done."""

    def looked(self, project: Project) -> frozenset[str]:
        """Return the marks of memories that need no further look until they change."""
        ...

    def look(self, project: Project, marks: Collection[str], there: Collection[str]) -> None:
        """Add marks of memories; those of what is not `there` any more are let go."""
        ...

    def declined(self, project: Project) -> frozenset[str]:
        """Return the marks of operations that a person declined."""
        ...

    def decline(self, project: Project, marks: Collection[str]) -> None:
        """Remember operations that a person declined."""
        ...


class Offers(Protocol):
    """The plan that was last shown for each project, so that what is agreed to is what is done."""

    def put(self, project: Project, number: str, plan: str, at: float) -> None:
        """Keep a plan (JSON) under its number; it takes the place of the one before."""
        ...

    def get(self, project: Project, number: str) -> str:
        """Return the plan of that number, "" when another took its place or it was done."""
        ...

    def drop(self, project: Project) -> None:
        """Let go of the plan of a project."""
        ...
