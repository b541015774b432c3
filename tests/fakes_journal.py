"""The journal in memory; it passes the tests of the real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from memoryd.core.journal import (
    NOTHING_BESIDE,
    Beside,
    Cause,
    Entry,
    FileChange,
    Head,
    Why,
    digest_of,
    taken_back,
)
from memoryd.core.model import Project
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.known_stores import KnownStores
from memoryd.pipeline.witnessing import Witnessing
from memoryd.ports import Clock, MemoryStores
from tests.fakes_trust import MemoryTombstones


class MemoryJournal:
    """Journal and JournalReading in memory."""

    def __init__(self, stones: MemoryTombstones | None = None) -> None:
        self.stones = stones or MemoryTombstones()
        self.entries: dict[int, Entry] = {}
        self.open: set[int] = set()
        self.held: dict[str, dict[str, Head]] = {}
        self.last = 0

    def begin(
        self, project: Project, why: Why, files: Sequence[FileChange], at: float, beside: Beside = NOTHING_BESIDE
    ) -> int:
        self.last += 1
        self.entries[self.last] = Entry(self.last, at, project.root, project.memory, why, tuple(files), beside)
        self.open.add(self.last)
        self.stones.lift(project, beside.lifted)
        self.stones.bury(project, beside.buried)
        return self.last

    def finish(self, number: int, left: Sequence[str] = ()) -> None:
        entry = self.entries[number]
        files = tuple(change for change in entry.files if change.file not in left)
        self.entries[number] = replace(entry, files=files)
        self.open.discard(number)
        heads = self.held.setdefault(entry.memory, {})
        for change in files:
            heads.pop(change.file, None)
        for change in files:
            if change.after is not None:
                heads[change.file] = Head(digest_of(change.after), change.by_hand, entry.why.cause, entry.at)

    def cancel(self, number: int) -> None:
        entry = self.entries.pop(number)
        self.open.discard(number)
        project = Project(entry.project, entry.memory)
        self.stones.lift(project, entry.beside.buried)
        self.stones.bury(project, entry.beside.lifted)

    def note(self, project: Project, why: Why, files: Sequence[FileChange], at: float) -> int:
        number = self.begin(project, why, files, at)
        self.finish(number)
        return number

    def unfinished(self, project: Project) -> tuple[Entry, ...]:
        return tuple(self.entries[number] for number in sorted(self.open) if self._in(number, project))

    def waiting(self) -> frozenset[str]:
        return frozenset(self.entries[number].memory for number in self.open)

    def heads(self, project: Project) -> Mapping[str, Head]:
        return dict(self.held.get(project.memory, {}))

    def begun(self, project: Project) -> bool:
        return any(self._in(number, project) for number in self.entries)

    def wrote(self, project: Project, file: str, digest: str) -> Head | None:
        found = [
            ((entry.memory, change.file) == (project.memory, file), number, change.by_hand)
            for number, entry in self.entries.items()
            for change in entry.files
            if digest_of(change.after) == digest and not (entry.why.cause is Cause.HAND and entry.why.detail)
        ]
        if not found:
            return None
        _, number, by_hand = max(found)
        return Head(digest, by_hand, self.entries[number].why.cause, self.entries[number].at)

    def contents(self, digest: str) -> bytes | None:
        every = [c for entry in self.entries.values() for change in entry.files for c in (change.before, change.after)]
        return next((content for content in every if content is not None and digest_of(content) == digest), None)

    def entry(self, number: int) -> Entry | None:
        return next((entry for entry in self._done() if entry.number == number), None)

    def newest(self, root: str, file: str = "", most: int = 0) -> tuple[Entry, ...]:
        found = [entry for entry in self._done() if root in ("", entry.project) and (not file or _holds(entry, file))]
        return tuple(found[: most or None])

    def run(self, root: str, run: str) -> tuple[Entry, ...]:
        turns = [e for e in self._done() if e.why.cause is Cause.EXTRACTION and e.why.detail == run]
        return tuple(e for e in self._done() if e.project == root and (e in turns or e.why.run == run))

    def _done(self) -> list[Entry]:
        done = [entry for number, entry in sorted(self.entries.items(), reverse=True) if number not in self.open]
        undone = taken_back([(entry.number, old) for entry in done for old in entry.beside.undone])
        return [replace(entry, undone_by=undone.get(entry.number, 0)) for entry in done]

    def _in(self, number: int, project: Project) -> bool:
        return self.entries[number].memory == project.memory


class Journalled:
    """All it takes to change memory files in a test, on a journal in memory."""

    def __init__(self, stores: MemoryStores, clock: Clock, stones: MemoryTombstones | None = None) -> None:
        self.stones = stones or MemoryTombstones()
        self.journal = MemoryJournal(self.stones)
        self.witnessing = Witnessing(self.journal, stores, self.stones, clock)
        known = KnownStores(stores, self.stones, self.stones)
        self.applying = Applying(stores=known, journal=self.journal, witnessing=self.witnessing, clock=clock)


def applying(stores: MemoryStores, clock: Clock) -> Applying:
    """Return what changes memory files, on a journal of its own."""
    return Journalled(stores, clock).applying


def _holds(entry: Entry, file: str) -> bool:
    return any(file in (change.file, change.file.removesuffix(".md"), change.name) for change in entry.files)
