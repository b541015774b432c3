"""What a person asks for by command: add, rm, forget, unforget, purge, off, on, reindex, consolidate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from memoryd.core import adding
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Change, Project
from memoryd.core.naming import NoSuchMemory, find
from memoryd.core.news import Filed
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.filing import Index, change_to
from memoryd.ports import Clock, Excluded, MemoryStores, MemoryText, Projects, Reporter

CAUSE = "command"
_FORGOTTEN = "what it said is not learned again; `memoryd unforget {}` allows it"


class Places(Projects, Protocol):
    """Projects that are also found where nothing is remembered."""

    def project_of(self, cwd: str) -> Project:
        """Return the project of a folder even when it is excluded or switched off."""
        ...


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


class Commanding:
    """Do what a command asks, on the lane of its project or in the command's own process."""

    def __init__(
        self,
        *,
        places: Places,
        stores: MemoryStores,
        text: MemoryText,
        index: Index,
        tidying: Tidying,
        burying: Burying,
        purging: Removal,
        switch: Callable[[Project, bool], None],
        redact: Callable[[str], str],
        changed: Callable[[Project, int], None],
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._places = places
        self._stores = stores
        self._text = text
        self._index = index
        self._tidying = tidying
        self._burying = burying
        self._purging = purging
        self._switch = switch
        self._redact = redact
        self._changed = changed
        self._clock = clock
        self._reporter = reporter
        self._commands: dict[str, Callable[[Command], Outcome]] = {
            "add": self._add,
            "rm": self._rm,
            "forget": self._forget,
            "unforget": self._unforget,
            "purge": self._purge,
            "off": self._off,
            "on": self._on,
            "reindex": self._reindex,
            "consolidate": self._consolidate,
        }

    def perform(self, command: Command) -> Outcome:
        """Do a command; MemorydError says why it cannot be done."""
        if command.name not in self._commands:
            raise MemorydError(f"unknown command {command.name!r}", "use the memoryd of the same version as the daemon")
        return self._commands[command.name](command)

    def _add(self, command: Command) -> Outcome:
        project, args = self._project(command), command.args
        store = self._stores.open(project)
        with store.alone():
            memory = adding.memory(
                self._redact(args.get("text", "")),
                kind=args.get("type", ""),
                name=self._redact(args.get("name", "")),
                description=self._redact(args.get("description", "")),
                folder=store.read(),
                today=self._today(),
            )
            self._apply(project, change_to(memory, self._text))
            self._index.rebuild(project)
        self._changed(project, 1)
        return Outcome(True, (f"wrote {project.memory}/{memory.file}",), {"name": memory.name, "file": memory.file})

    def _rm(self, command: Command) -> Outcome:
        """Take a memory away; what it says is not learned again."""
        project, name = self._project(command), command.args.get("name", "")
        store = self._stores.open(project)
        with store.alone():
            memory = find(store.read(), name, project)
            self._burying.bury(project, memory)
            self._apply(project, Change(memory.file, memory.name, memory.digest, "", None))
            self._index.rebuild(project)
        self._changed(project, 1)
        lines = (f"moved {memory.file} to {project.memory}/archive", _FORGOTTEN.format(memory.name))
        return Outcome(True, lines, {"file": memory.file})

    def _forget(self, command: Command) -> Outcome:
        """Take a memory away, or keep one from coming back that is gone already."""
        project, name = self._project(command), command.args.get("name", "")
        try:
            return self._rm(command)
        except NoSuchMemory:
            gone = self._burying.bury_vanished(project, name)
            if gone is None:
                raise
        return Outcome(True, (_FORGOTTEN.format(gone.name),), {"file": gone.file})

    def _unforget(self, command: Command) -> Outcome:
        project = self._project(command)
        lifted = self._burying.lift(project, command.args.get("name", ""))
        lines = tuple(f"what {stone.name} said may be learned again" for stone in lifted)
        remedy = f"its last file may lie in {project.memory}/archive"
        return Outcome(True, (*lines, remedy), {"names": [stone.name for stone in lifted]})

    def _purge(self, command: Command) -> Outcome:
        act = self._purging.preview if command.args.get("dry_run") else self._purging.run
        return act(command.args.get("match", ""))

    def _off(self, command: Command) -> Outcome:
        project = self._places.project_of(command.project)
        self._switch(project, False)
        lines = (f"nothing said in {project.root} is remembered from now on", "`memoryd on` ends that")
        return Outcome(True, lines)

    def _on(self, command: Command) -> Outcome:
        project = self._places.project_of(command.project)
        self._switch(project, True)
        return Outcome(True, (f"what is said in {project.root} is remembered again",))

    def _reindex(self, command: Command) -> Outcome:
        project = self._project(command)
        written = self._index.rebuild(project)
        self._changed(project, 0)
        what = "wrote" if written else "nothing to change in"
        return Outcome(True, (f"{what} {project.memory}/MEMORY.md",), {"written": written})

    def _consolidate(self, command: Command) -> Outcome:
        project = self._project(command)
        act = self._tidying.preview if command.args.get("dry_run") else self._tidying.run
        return Outcome(True, tuple(act(project).splitlines()))

    def _project(self, command: Command) -> Project:
        found = self._places.locate(command.project)
        if isinstance(found, Excluded):
            raise MemorydError(f"{command.project}: {found.reason}")
        return found

    def _apply(self, project: Project, change: Change) -> None:
        self._stores.open(project).apply(change)
        self._reporter.tell(Filed(project, change, CAUSE))

    def _today(self) -> str:
        return self._clock.day(self._clock.now())
