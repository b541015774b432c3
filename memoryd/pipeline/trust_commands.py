"""Commands about a memory folder that came with a repository: trust, untrust."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.reviewing import fingerprint
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import Doers
from memoryd.pipeline.filing import Index
from memoryd.ports import MemoryStores, Projects


class Places(Projects, Protocol):
    """Projects whose memory may have come with a repository."""

    def project_of(self, cwd: str) -> Project:
        """Return the project of a folder, with the place where its memories lie now."""
        ...

    def came_with(self, cwd: str) -> tuple[Project, bool] | None:
        """Return the project with the memory that git tracks in it, and whether that is trusted; None without any."""
        ...

    def trust(self, project: Project, *, on: bool) -> None:
        """Trust a project's memory folder, or do so no more."""
        ...


class TrustCommands:
    """Take a memory folder that others wrote as the person's own, and take that back.

    Trust is of the folder: what a later pull brings is read like the rest of it, and is not asked about again.
    """

    def __init__(
        self,
        places: Places,
        stores: MemoryStores,
        burying: Burying,
        index: Index,
        changed: Callable[[Project, int], None],
    ) -> None:
        self._places = places
        self._stores = stores
        self._burying = burying
        self._index = index
        self._changed = changed

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"trust": self._trust, "untrust": self._untrust}

    def _trust(self, command: Command) -> Outcome:
        """Trust what the person was shown: `seen` is its fingerprint."""
        project, trusted = self._came_with(command)
        if trusted:
            return Outcome(True, (f"{project.memory} is trusted already",))
        if fingerprint(self._stores.open(project).read()) != command.args.get("seen"):
            raise MemorydError(f"{project.memory} changed after it was shown", "look at it again: memoryd trust")
        before = self._places.project_of(project.root)
        self._switch(project, on=True)
        self._index.rebuild(project)
        lines = [f"{project.memory} is trusted: memoryd reads it and writes to it from now on"]
        if meanwhile := len(self._stores.open(before).read().files):
            files = f"{meanwhile} file{'s' * (meanwhile > 1)}"
            lines.append(f"what was learned before stays in {before.memory} ({files}); move what others may see")
        lines.append("what a later `git pull` brings is read as well; `memoryd untrust` ends that")
        return Outcome(True, tuple(lines), {"folder": project.memory})

    def _untrust(self, command: Command) -> Outcome:
        project, trusted = self._came_with(command)
        if not trusted:
            return Outcome(True, (f"{project.memory} is not trusted, and is left as it is",))
        after = self._switch(project, on=False)
        lines = (
            f"{project.memory} is left as it is from now on",
            f"what is learned from now on goes to {after.memory}",
        )
        return Outcome(True, lines, {"folder": project.memory})

    def _switch(self, project: Project, *, on: bool) -> Project:
        """Trust a folder or not; returns the project with the folder that is used from now on.

        The files of the one that was used until now were not deleted by anybody.
        """
        self._places.trust(project, on=on)
        used = self._places.project_of(project.root)
        self._burying.moved(used, self._stores.open(used).read())
        self._changed(used, 0)
        return used

    def _came_with(self, command: Command) -> tuple[Project, bool]:
        found = self._places.came_with(command.project)
        if found is None:
            where = self._places.project_of(command.project)
            raise MemorydError(f"git tracks no memory in {where.root}", "only what came with a repository needs trust")
        return found
