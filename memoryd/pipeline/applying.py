"""Change memory files as a set: written into the journal first, done whole, and finished after a crash.

The journal is a redo log. Every file is compared with what the change was made for before the first one is changed,
so that a set either begins or leaves all as it was. One that a crash cut off is done to its end before the folder is
used again: each file that still is what it was becomes what it should be; one that is neither is somebody's work in
between, and stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from memoryd.core.errors import MemoryChanged, MemoryCorrupt, StoreError
from memoryd.core.journal import NOTHING_BESIDE, Beside, Entry, FileChange, Why, digest_of, typed_by_hand
from memoryd.core.model import Change, Project
from memoryd.pipeline.witnessing import Witnessing
from memoryd.ports import Clock, MemoryStore, MemoryStores
from memoryd.ports.journal import Journal


class Applying:
    """Do changes to memory files; nobody else does."""

    def __init__(
        self,
        *,
        stores: MemoryStores,
        journal: Journal,
        witnessing: Witnessing,
        clock: Clock,
    ) -> None:
        self._stores = stores
        self._journal = journal
        self._witnessing = witnessing
        self._clock = clock
        self._open = set(journal.waiting())

    def apply(
        self,
        project: Project,
        changes: Sequence[Change],
        why: Why,
        *,
        beside: Beside = NOTHING_BESIDE,
        by_hand: Mapping[str, bool] | None = None,
    ) -> int:
        """Do one or several file changes as one entry of the journal; returns its number, 0 when nothing is to be done.

        MemoryChanged when a file is not what its change was made for, MemoryCorrupt when it can be no memory file:
        nothing was done then. `by_hand` says whose words files hold afterwards where that does not follow from `why`.
        """
        self.recover(project)
        store = self._stores.open(project)
        with store.alone():
            files = [self._planned(project, store, change, why, by_hand or {}) for change in changes]
            files = [change for change in files if _changes(change)]
            if not files and beside == NOTHING_BESIDE:
                return 0
            at = self._clock.now()
            number = self._journal.begin(project, why, files, at, beside)
            # Until it is known to be done or taken back, the next one who uses the folder sees to it.
            self._open.add(project.memory)
            self._do(project.memory, store, number, files, beside)
            self._journal.finish(number)
            self._open.discard(project.memory)
            self._witnessing.moved(project, why, files, at)
        return number

    def recover(self, project: Project) -> None:
        """Do to their end what entries began in a folder; called before the folder is used."""
        if project.memory not in self._open:
            return
        store = self._stores.open(project)
        with store.alone():
            for entry in self._journal.unfinished(project):
                self._finish(project, store, entry)
            self._open.discard(project.memory)

    def waiting(self) -> frozenset[str]:
        """Return the memory folders in which something was begun and is not done."""
        return frozenset(self._open)

    def _planned(
        self, project: Project, store: MemoryStore, change: Change, why: Why, by_hand: Mapping[str, bool]
    ) -> FileChange:
        now, after = store.content(change.file), content_of(change)
        if digest_of(now) != change.before and now != after:
            raise MemoryChanged(f"{project.memory}/{change.file}")
        was = self._witnessing.before(project, change.file, now)
        whose = by_hand.get(change.file, typed_by_hand(why, was=was)) and after is not None
        return FileChange(change.file, change.name, now, after, was_by_hand=was, by_hand=whose)

    def _do(self, memory: str, store: MemoryStore, number: int, files: Sequence[FileChange], beside: Beside) -> None:
        for place, change in enumerate(files):
            try:
                store.apply(_forward(change, beside))
            except StoreError:
                self._take_back(store, number, files[: place + 1])
                self._open.discard(memory)
                raise

    def _take_back(self, store: MemoryStore, number: int, done: Sequence[FileChange]) -> None:
        """Make the files again what they were; one that somebody changed in between stays as they left it."""
        for change in reversed(done):
            # A folder in which nothing can be written needs nothing for what was not changed.
            with suppress(MemoryChanged):
                if store.content(change.file) != change.before:
                    store.apply(replace(backward(change), retired=True))
        self._journal.cancel(number)

    def _finish(self, project: Project, store: MemoryStore, entry: Entry) -> None:
        left = [change.file for change in entry.files if not _done(store, change, entry.beside)]
        self._journal.finish(entry.number, left)
        self._witnessing.moved(
            project, entry.why, [change for change in entry.files if change.file not in left], entry.at
        )


def content_of(change: Change) -> bytes | None:
    """Return the bytes that a change makes a file hold; MemoryCorrupt for half a character, which no file can."""
    if not isinstance(change.content, str):
        return change.content
    try:
        return change.content.encode("utf-8")
    except UnicodeEncodeError as error:
        raise MemoryCorrupt(change.file, "it would hold half a character, which no text file can") from error


def forward(change: FileChange) -> Change:
    """Return the change that makes a file what it is after an entry."""
    return Change(change.file, change.name, digest_of(change.before), digest_of(change.after), change.after)


def backward(change: FileChange) -> Change:
    """Return the change that makes a file again what it was before an entry."""
    return forward(replace(change, before=change.after, after=change.before))


def _changes(change: FileChange) -> bool:
    return change.before != change.after or change.was_by_hand != change.by_hand


def _forward(change: FileChange, beside: Beside) -> Change:
    """Return the change that makes a file what it is after an entry.

    What leaves no tombstone here was taken away by nobody, and is to leave none with another memoryd.
    """
    return replace(forward(change), retired=all(stone.file != change.file for stone in beside.buried))


def _done(store: MemoryStore, change: FileChange, beside: Beside) -> bool:
    """Do one change of a set that was cut off; False for a file that somebody made something else."""
    try:
        store.apply(_forward(change, beside))
    except MemoryChanged:
        return False
    return True
