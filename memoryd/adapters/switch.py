"""The switch by which a person turns memory off for a project: a file in one of its memory folders."""

from __future__ import annotations

import errno
import os
from contextlib import suppress

from memoryd.adapters import atomic
from memoryd.adapters.beneath import told
from memoryd.adapters.memory_place import Place
from memoryd.core import projects
from memoryd.core.model import Project
from memoryd.core.projects import Rules

_NAME = ".off"
_CONTENT = b"memoryd writes no memories here; `memoryd on` ends that.\n"
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)


class Switch:
    """Look at, and turn, the switch of each project.

    Memories may have lain in the project and under the data folder at different times: off in either is off.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def is_off(self, root: str) -> bool:
        """Tell whether memory is off for the project at a root; an OSError where that cannot be told."""
        return any(_is_off(folder) for folder in self._places(root))

    def turn(self, project: Project, *, on: bool) -> None:
        """Turn memory on or off; StoreUnavailable says what stands in the way."""
        if not on:
            place = Place.of(project, self._rules.data)
            with place.made() as folder, told(f"{project.memory}/{_NAME}"):
                atomic.create(folder, _NAME, _CONTENT)
            return
        for memory in dict.fromkeys((project.memory, *self._places(project.root))):
            with told(f"{memory}/{_NAME}"):
                off = _is_off(memory)
            if off:
                self._lift(project.root, memory)

    def _lift(self, root: str, memory: str) -> None:
        place = Place.of(Project(root, memory), self._rules.data)
        with place.opened() as folder, told(f"{memory}/{_NAME}"):
            if folder is not None:
                with suppress(FileNotFoundError):
                    os.unlink(_NAME, dir_fd=folder)

    def _places(self, root: str) -> tuple[str, str]:
        return projects.memory_folder(root, self._rules.location), projects.data_folder(root, self._rules)


def _is_off(memory: str) -> bool:
    try:
        os.lstat(f"{memory}/{_NAME}")
    except OSError as error:
        if error.errno not in _NOT_THERE:
            raise
        return False
    return True
