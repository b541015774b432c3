"""Bring one memory back as it was at a moment, also when its file is gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from memoryd.core.commands import Command, Outcome
from memoryd.core.diffs import diff
from memoryd.core.errors import MemorydError
from memoryd.core.journal import Beside, Cause, Entry, Why, digest_of
from memoryd.core.model import Change, Project
from memoryd.core.news import Filed
from memoryd.core.past import Past, files_meant, state_at
from memoryd.core.undoing import LOG
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import CAUSE, Doers, project_of
from memoryd.pipeline.filing import Index
from memoryd.ports import Clock, MemoryStores, Projects, Reporter
from memoryd.ports.journal import JournalReading


class Restoring:
    """The command `restore`."""

    def __init__(
        self,
        *,
        places: Projects,
        stores: MemoryStores,
        journal: JournalReading,
        applying: Applying,
        burying: Burying,
        index: Index,
        changed: Callable[[Project, int], None],
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._places = places
        self._stores = stores
        self._journal = journal
        self._applying = applying
        self._burying = burying
        self._index = index
        self._changed = changed
        self._clock = clock
        self._reporter = reporter

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"restore": self._restore}

    def _restore(self, command: Command) -> Outcome:
        project = project_of(command, self._places)
        name, at = command.args.get("name", ""), float(command.args.get("at", "0"))
        store = self._stores.open(project)
        with store.alone():
            self._index.rebuild(project)
            file = self._file(project, name, self._entries(project, name))
            past = state_at(file, self._entries(project, file), at)
            content = self._content(name, past)
            now = store.content(file)
            if command.args.get("dry_run"):
                return Outcome(True, diff(file, now, content))
            if now == content:
                return Outcome(True, (f"{file} is what it was then",), {"file": file, "entry": 0})
            change = Change(file, past.name, digest_of(now), digest_of(content), content)
            lifted = tuple(stone for stone in self._burying.buried(project) if stone.file == file)
            number = self._applying.apply(
                project, (change,), Why(Cause.COMMAND, "restore"), beside=Beside(lifted=lifted),
                by_hand={file: past.by_hand},
            )  # fmt: skip
            self._reporter.tell(Filed(project, change, CAUSE))
            self._index.rebuild(project)
        self._changed(project, 1)
        since = f"entry {past.entry} of {self._clock.day(past.at)}"
        lines = (f"{project.memory}/{file} is as {since} left it", f"`memoryd undo {number}` takes that back")
        return Outcome(True, lines, {"file": file, "entry": number})

    def _entries(self, project: Project, name: str) -> list[Entry]:
        return [entry for entry in self._journal.newest(project.root, name) if entry.memory == project.memory]

    def _file(self, project: Project, name: str, entries: Sequence[Entry]) -> str:
        files = files_meant(name, entries)
        if not files:
            raise MemorydError(f"the journal knows no memory {name!r} in {project.root}", LOG)
        if len(files) > 1:
            raise MemorydError(f"{name!r} may be {' or '.join(files)}", "name the file")
        return files[0]

    def _content(self, name: str, past: Past) -> bytes:
        if past.entry == 0:
            raise MemorydError(f"the journal begins later for {name!r}", f"it was first seen on {self._day(past)}")
        if past.purged:
            raise MemorydError(f"a text that was purged stood in {name!r} then", "write it anew")
        if past.content is None:
            raise MemorydError(f"there was no {name!r} then: it went with entry {past.entry} on {self._day(past)}", LOG)
        return past.content

    def _day(self, past: Past) -> str:
        return self._clock.day(past.at)
