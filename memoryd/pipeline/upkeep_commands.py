"""Commands about all memories of a project, or of all projects: reindex, consolidate, purge."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.pipeline.commanding import Doers, project_of
from memoryd.pipeline.filing import Index
from memoryd.ports import Projects


class Tidying(Protocol):
    """Consolidate a project on demand."""

    def run(self, project: Project) -> str:
        """Consolidate; returns one line on what came of it."""
        ...


class Offering(Protocol):
    """Show plans before they are carried out."""

    def offer(self, project: Project) -> Outcome:
        """Make a plan and return its first page; nothing is changed."""
        ...

    def page(self, project: Project, number: str, first: int) -> Outcome:
        """Return more of a plan that was offered."""
        ...

    def take(self, project: Project, number: str, chosen: Collection[int], declined: Collection[int]) -> Outcome:
        """Carry out the chosen operations of a plan that was offered."""
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
        offering: Offering,
        purging: Removal,
        changed: Callable[[Project, int], None],
    ) -> None:
        self._places = places
        self._index = index
        self._tidying = tidying
        self._offering = offering
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
        """Consolidate; or show a plan, more of it, or carry out what was chosen of it."""
        project, args = project_of(command, self._places), command.args
        number = args.get("plan", "")
        if number and "chosen" in args:
            return self._offering.take(project, number, _numbers(args["chosen"]), _numbers(args.get("declined", "")))
        if number:
            return self._offering.page(project, number, next(iter(_numbers(args.get("from", "0"))), 0))
        if args.get("dry_run"):
            return self._offering.offer(project)
        return Outcome(True, (self._tidying.run(project),))

    def _purge(self, command: Command) -> Outcome:
        act = self._purging.preview if command.args.get("dry_run") else self._purging.run
        return act(command.args.get("match", ""))


def _numbers(text: str) -> tuple[int, ...]:
    """Read numbers with commas between them."""
    parts = [part for part in text.split(",") if part]
    if not all(part.isascii() and part.isdecimal() and len(part) < 10 for part in parts):
        raise MemorydError(f"{text!r} is no list of numbers", "use the memoryd of the same version as the daemon")
    return tuple(map(int, parts))
