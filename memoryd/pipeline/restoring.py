"""Bring one memory back as it was at a moment, also when its file is gone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from memoryd.core.commands import Command, Outcome
from memoryd.core.diffs import diff
from memoryd.core.errors import MemorydError
from memoryd.core.journal import Beside, Cause, Entry, Why, digest_of
from memoryd.core.model import Change, Project
from memoryd.core.past import Past, came_from, files_meant, state_at
from memoryd.core.undoing import LOG
from memoryd.pipeline.bringing_back import BringingBack
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import Doers, project_of
from memoryd.ports import Clock, MemoryStore, Projects
from memoryd.ports.journal import JournalReading


class Restoring:
    """The command `restore`."""

    def __init__(
        self, *, places: Projects, journal: JournalReading, burying: Burying, back: BringingBack, clock: Clock
    ) -> None:
        self._places = places
        self._journal = journal
        self._burying = burying
        self._back = back
        self._clock = clock

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"restore": self._restore}

    def _restore(self, command: Command) -> Outcome:
        project = project_of(command, self._places)
        name, at = command.args.get("name", ""), float(command.args.get("at", "0"))
        with self._back.alone(project) as store:
            file = self._file(project, name, self._entries(project, name))
            then, past = self._past(project, file, at)
            files = {then: self._content(name, past)} | ({} if then == file else {file: None})
            changes = self._changes(store, past.name, files)
            if not changes:
                return Outcome(True, (f"{then} is what it was then",), {"file": then, "entry": 0})
            if command.args.get("dry_run"):
                return Outcome(True, tuple(_differences(store, files)))
            number = self._do(project, changes, {then: past.by_hand})
        self._back.changed(project, 1)
        since = f"entry {past.entry} of {self._clock.day(past.at)}"
        lines = [f"{project.memory}/{then} is as {since} left it"]
        lines += [
            f"{change.file}, as it was named later, went to the archive" for change in changes if change.file != then
        ]
        lines.append(f"`memoryd undo {number}` takes that back")
        return Outcome(True, tuple(lines), {"file": then, "entry": number})

    def _past(self, project: Project, file: str, at: float) -> tuple[str, Past]:
        """Return the file in which a memory lay at a moment, and what it held: what was renamed since is followed."""
        while True:
            entries = self._entries(project, file)
            past = state_at(file, entries, at)
            older = came_from(file, entries) if past.entry == 0 else ""
            if not older:
                return file, past
            file = older

    def _changes(self, store: MemoryStore, name: str, files: Mapping[str, bytes | None]) -> list[Change]:
        """Return what makes files hold what they held; MemorydError where an old name is another memory's now."""
        now = {file: store.content(file) for file in files}
        if len(files) > 1 and all(content is not None for content in now.values()):
            taken, later = files
            raise MemorydError(f"it was in {taken} then, where another memory is now", f"rename {taken}, or {later}")
        return [
            Change(file, name, digest_of(now[file]), digest_of(content), content)
            for file, content in files.items()
            if now[file] != content
        ]

    def _do(self, project: Project, changes: Sequence[Change], by_hand: Mapping[str, bool]) -> int:
        back = {change.file for change in changes if change.content is not None}
        lifted = tuple(stone for stone in self._burying.buried(project) if stone.file in back)
        beside = Beside(lifted=lifted)
        return self._back.write(project, changes, Why(Cause.COMMAND, "restore"), by_hand, beside)

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
        if past.begins:
            what = f"what {name!r} held then was let go, for its age or the journal's size"
            raise MemorydError(what, f"the oldest entry about it is {past.begins} of {self._day(past)}")
        if past.entry == 0:
            raise MemorydError(f"the journal begins later for {name!r}", f"it was first seen on {self._day(past)}")
        if past.purged:
            raise MemorydError(f"a text that was purged stood in {name!r} then", "write it anew")
        if past.content is None:
            gone = f"there was no {name!r} then: it went with entry {past.entry} on {self._day(past)}"
            raise MemorydError(gone, f"name a moment before that, or `memoryd undo {past.entry}`; {LOG}")
        return past.content

    def _day(self, past: Past) -> str:
        return self._clock.day(past.at)


def _differences(store: MemoryStore, files: Mapping[str, bytes | None]) -> Iterator[str]:
    for file, content in files.items():
        yield from diff(file, store.content(file), content)
