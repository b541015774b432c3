"""Commands about all memories of a project, or of all projects: reindex, consolidate, purge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.model import Project
from memoryd.pipeline.commanding import Doers, project_of
from memoryd.pipeline.filing import Index
from memoryd.ports import Projects


class Tidying(Protocol):
    """Consolidate a project on demand."""

    def preview(self, project: Project) -> str:
        """Return the plan as text and do nothing."""
        ...

    def run(self, project: Project) -> str:
        """Consolidate; returns one line on what came of it."""
        ...


class Removal(Protocol):
    """Remove a text for good."""

    def preview(self, text: str) -> Outcome:
        """Return what holds the text, and change nothing."""
        ...

    def run(self, text: str) -> Outcome:
        """Remove it everywhere."""
        ...


class UpkeepCommands:
    """Keep memories in order on demand."""

    def __init__(
        self,
        *,
        places: Projects,
        index: Index,
        tidying: Tidying,
        purging: Removal,
        changed: Callable[[Project, int], None],
    ) -> None:
        self._places = places
        self._index = index
        self._tidying = tidying
        self._purging = purging
        self._changed = changed

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"reindex": self._reindex, "consolidate": self._consolidate, "purge": self._purge}

    def _reindex(self, command: Command) -> Outcome:
        project = project_of(command, self._places)
        written = self._index.rebuild(project)
        self._changed(project, 0)
        what = "wrote" if written else "nothing to change in"
        return Outcome(True, (f"{what} {project.memory}/MEMORY.md",), {"written": written})

    def _consolidate(self, command: Command) -> Outcome:
        project = project_of(command, self._places)
        act = self._tidying.preview if command.args.get("dry_run") else self._tidying.run
        return Outcome(True, tuple(act(project).splitlines()))

    def _purge(self, command: Command) -> Outcome:
        act = self._purging.preview if command.args.get("dry_run") else self._purging.run
        return act(command.args.get("match", ""))
