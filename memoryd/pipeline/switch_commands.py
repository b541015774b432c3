"""Commands that switch remembering in a project: off, on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.model import Project
from memoryd.pipeline.commanding import Doers


class Places(Protocol):
    """Projects that are also found where nothing is remembered."""

    def project_of(self, cwd: str) -> Project:
        """Return the project of a folder even when it is excluded or switched off."""
        ...


class SwitchCommands:
    """Stop remembering in a project, and begin again; `switch` keeps which it is."""

    def __init__(self, places: Places, switch: Callable[[Project, bool], None]) -> None:
        self._places = places
        self._switch = switch

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"off": self._off, "on": self._on}

    def _off(self, command: Command) -> Outcome:
        project = self._places.project_of(command.project)
        self._switch(project, False)
        lines = (f"nothing said in {project.root} is remembered from now on", "`memoryd on` ends that")
        return Outcome(True, lines)

    def _on(self, command: Command) -> Outcome:
        project = self._places.project_of(command.project)
        self._switch(project, True)
        return Outcome(True, (f"what is said in {project.root} is remembered again",))
