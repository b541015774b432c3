"""Commands about one memory, or one change, that may be a project's own or of the personal folder.

Each is done in the folder that it is about, by whoever does it in any folder.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from memoryd.core.commands import Command, Outcome
from memoryd.core.journal import Entry
from memoryd.core.model import Folder, Project
from memoryd.core.naming import is_file
from memoryd.core.personal import owner
from memoryd.core.tombstones import named
from memoryd.core.undoing import is_last
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import Doers, project_of
from memoryd.pipeline.together import Personal, beside
from memoryd.ports import MemoryStores, Projects
from memoryd.ports.journal import JournalReading

NAMED = ("rm", "forget", "pin", "unpin", "mv", "adopt", "edit")
"""Commands that name a memory that is there."""
_LOOKED_AT = 100

Do = Callable[[Command], Outcome]


class PersonalCommands:
    """Hand commands on to the folder they are about; `doers` does them in any one folder."""

    def __init__(
        self,
        doers: Doers,
        *,
        places: Projects,
        stores: MemoryStores,
        journal: JournalReading,
        burying: Burying,
        personal: Personal,
    ) -> None:
        self._doers = doers
        self._places = places
        self._stores = stores
        self._journal = journal
        self._burying = burying
        self._personal = personal

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        routes = {**dict.fromkeys(NAMED, self._named), "unforget": self._unforget, "restore": self._restore}
        routes["undo"] = self._undo
        return {name: self._routed(do, routes[name]) for name, do in self._doers.items() if name in routes}

    def _routed(self, do: Do, route: Callable[[Command, Do, Project, Project], Outcome]) -> Do:
        def perform(command: Command) -> Outcome:
            own = project_of(command, self._places)
            other = beside(own, self._personal)
            return do(command) if other is None else route(command, do, own, other)

        return perform

    def _named(self, command: Command, do: Do, own: Project, other: Project) -> Outcome:
        """Do it where the memory is; in the project where neither folder has it."""
        key = "file" if command.args.get("file") else "name"
        folder, name = owner(command.args.get(key, ""), own, other)
        if folder == own and not self._knows(own, name):
            folder = other if self._knows(other, name) else own
        return do(_for(command, folder, key, name))

    def _knows(self, project: Project, name: str) -> bool:
        """Tell whether a folder has a memory of that name, or had it until many vanished at once."""
        folder = self._stores.open(project).read()
        return _holds(folder, name) or self._burying.vanished(project, name) is not None

    def _unforget(self, command: Command, do: Do, own: Project, other: Project) -> Outcome:
        _, name = owner(command.args.get("name", ""), own, other)
        there = not named(name, self._burying.buried(own)) and named(name, self._burying.buried(other))
        return do(_for(command, other if there else own, "name", name))

    def _restore(self, command: Command, do: Do, own: Project, other: Project) -> Outcome:
        folder, name = owner(command.args.get("name", ""), own, other)
        if folder == own and not self._journal.newest(own.root, name, 1) and self._journal.newest(other.root, name, 1):
            folder = other
        return do(_for(command, folder, "name", name))

    def _undo(self, command: Command, do: Do, own: Project, other: Project) -> Outcome:
        run, number = command.args.get("run"), command.args.get("entry")
        if run:
            return self._undo_run(command, do, run, (own, other))
        if number:
            entry = self._journal.entry(int(number)) if number.isascii() and number.isdigit() else None
            return do(_in(command, other) if entry and entry.project == other.root else command)
        mine, theirs = self._last(own), self._last(other)
        return do(_in(command, other) if theirs and (mine is None or theirs.number > mine.number) else command)

    def _undo_run(self, command: Command, do: Do, run: str, folders: Sequence[Project]) -> Outcome:
        """Take back what a run did in each folder; what stands in the way in one does not keep the other."""
        holding = [
            folder
            for folder in folders
            if any(not entry.undone_by for entry in self._journal.run(folder.root, run))
        ]  # fmt: skip
        if len(holding) < 2:
            return do(_in(command, holding[0]) if holding else command)
        outcomes = [do(_in(command, folder)) for folder in holding]
        data: dict[str, object] = {}
        for outcome in outcomes:
            data |= {key: [*_list(data.get(key)), *_list(value)] for key, value in outcome.data.items()}
        lines = tuple(line for outcome in outcomes for line in outcome.lines)
        return Outcome(all(outcome.ok for outcome in outcomes), lines, data)

    def _last(self, project: Project) -> Entry | None:
        for most in (_LOOKED_AT, 0):
            for entry in self._journal.newest(project.root, most=most):
                if is_last(entry):
                    return entry
        return None


def _holds(folder: Folder, name: str) -> bool:
    return any(name == memory.name for memory in folder.memories) or any(is_file(file, name) for file in folder.files)


def _in(command: Command, folder: Project) -> Command:
    return replace(command, project=folder.root)


def _for(command: Command, folder: Project, key: str, name: str) -> Command:
    return replace(command, project=folder.root, args={**command.args, key: name})


def _list(value: object) -> list[object]:
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]
