"""Git as a test says it is."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from memoryd.core.model import Project


class HandGit:
    """GitSteps in which each step counts, and the last ones wrote what a test says they wrote."""

    def __init__(self) -> None:
        self.steps = 1
        self.theirs: set[str] = set()
        self.goes_on = False
        """Whether git does more once it was asked, so that its books do not tell the same a second time."""

    def step(self, files: Collection[str]) -> None:
        """Take one step, which writes these files."""
        self.steps += 1
        self.theirs = {*files}

    def stand(self, project: Project) -> str:
        return str(self.steps)

    def moved(self, project: Project, since: str) -> bool:
        return since != str(self.steps)

    def written(self, project: Project, since: str, files: Mapping[str, bytes | None]) -> frozenset[str]:
        found = frozenset(files) & frozenset(self.theirs) if self.moved(project, since) else frozenset()
        if self.goes_on:
            self.theirs = set()
        return found


class MemoryStands:
    """GitStands in memory; it passes the tests of the real one."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def stood(self, project: Project) -> str:
        return self.known.get(project.memory, "")

    def note_stand(self, project: Project, stand: str) -> None:
        self.known[project.memory] = stand
