"""Follow what git does to memory folders from look to look: switched branches, pulls, merges.

Where git stands is taken before a folder is read, so that whatever it does from then on belongs to the next look.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from memoryd.core.model import Project
from memoryd.ports.git_steps import GitStands, GitSteps


class Git(Protocol):
    """Tell what git wrote since the last look."""

    def written(self, project: Project, files: Mapping[str, bytes | None]) -> frozenset[str]:
        """Return which of these files git put there, or took away (None)."""
        ...

    def theirs(self, project: Project) -> frozenset[str]:
        """Return all files that were found to be git's work since the last look."""
        ...


class NoGit:
    """Git where there is none."""

    def written(self, project: Project, files: Mapping[str, bytes | None]) -> frozenset[str]:
        """Return nothing."""
        return frozenset()

    def theirs(self, project: Project) -> frozenset[str]:
        """Return nothing."""
        return frozenset()


class GitMoves:
    """Know where git stood at the last look, and what it wrote since."""

    def __init__(self, steps: GitSteps, stands: GitStands) -> None:
        self._steps = steps
        self._stands = stands
        self._known: dict[str, str] = {}
        self._theirs: dict[str, frozenset[str]] = {}
        self._taken: dict[str, frozenset[str]] = {}

    def arrived(self, project: Project) -> str:
        """Return where git stands before a look; waits a moment while it is at work."""
        return self._steps.stand(project)

    def moved(self, project: Project, stand: str) -> bool:
        """Tell whether git may have changed any file since the last look."""
        since = self._since(project)
        return stand != since and self._steps.moved(project, since)

    def written(self, project: Project, files: Mapping[str, bytes | None]) -> frozenset[str]:
        """Return which of these files git put there, or took away, since the last look.

        What it was found to have taken away stays its work for this look: it may have gone on meanwhile, and say else.
        """
        since, gone = self._since(project), {file for file, content in files.items() if content is None}
        found = self._steps.written(project, since, files) if since and files else frozenset()
        found |= gone & self._taken.get(project.memory, frozenset())
        if found:
            self._theirs[project.memory] = self.theirs(project) | found
            self._taken[project.memory] = self._taken.get(project.memory, frozenset()) | (found & gone)
        return found

    def theirs(self, project: Project) -> frozenset[str]:
        """Return all files that were found to be git's work since the last look."""
        return self._theirs.get(project.memory, frozenset())

    def looked(self, project: Project, stand: str) -> None:
        """Keep where git stood before a look that has ended well."""
        self._theirs.pop(project.memory, None)
        self._taken.pop(project.memory, None)
        if stand != self._since(project):
            self._stands.note_stand(project, stand)
            self._known[project.memory] = stand

    def _since(self, project: Project) -> str:
        if project.memory not in self._known:
            self._known[project.memory] = self._stands.stood(project)
        return self._known[project.memory]
