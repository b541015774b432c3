"""Do what a person asks for by command: find the doer of that name and let it do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.ports import Excluded, Projects

CAUSE = "command"

Doers = Mapping[str, Callable[[Command], Outcome]]
"""What does each command, by its name."""


class Commanding:
    """Do what a command asks, on the lane of its project or in the command's own process."""

    def __init__(self, *groups: Doers) -> None:
        self._doers = {name: doer for group in groups for name, doer in group.items()}

    def perform(self, command: Command) -> Outcome:
        """Do a command; MemorydError says why it cannot be done."""
        if command.name not in self._doers:
            raise MemorydError(f"unknown command {command.name!r}", "use the memoryd of the same version as the daemon")
        return self._doers[command.name](command)


def project_of(command: Command, places: Projects) -> Project:
    """Return the project a command is about; MemorydError where nothing is remembered."""
    found = places.locate(command.project)
    if isinstance(found, Excluded):
        raise MemorydError(f"{command.project}: {found.reason}")
    return found
