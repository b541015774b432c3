"""A project's own memory folder and the personal one, seen and changed as one by those who write memories.

Each change is made in the folder that its file lies in, as an entry of that folder's journal. Locks are taken in one
order, the project's own first, so that two lanes never wait for each other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace

from memoryd.core.errors import StoreUnavailable
from memoryd.core.journal import NOTHING_BESIDE, Beside, Why
from memoryd.core.look import Look
from memoryd.core.model import Change, Folder, Project
from memoryd.core.news import Troubled
from memoryd.core.personal import is_personal, owner, parted, together
from memoryd.core.tombstones import Tombstone
from memoryd.pipeline.filing import Applies, Index
from memoryd.ports import MemoryStore, MemoryStores, Reporter

Personal = Callable[[], Project | None]
"""Returns the personal folder; None without one, and while it cannot be used."""


def beside(project: Project, personal: Personal) -> Project | None:
    """Return the personal folder for work in a project; None in the personal folder itself."""
    return None if is_personal(project) else personal()


class TwoStores:
    """MemoryStores whose folders hold the personal memories as well, by their absolute paths."""

    def __init__(self, stores: MemoryStores, personal: Personal) -> None:
        self._stores = stores
        self._personal = personal

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder, with the personal one where there is one."""
        own, other = self._stores.open(project), beside(project, self._personal)
        return own if other is None else _TwoStore(project, own, other, self._stores.open(other))


class TwoApplying:
    """Make changes to the files of either folder; `count` hears how many of the personal folder were changed."""

    def __init__(self, applying: Applies, personal: Personal, count: Callable[[Project, int], object]) -> None:
        self._applying = applying
        self._personal = personal
        self._count = count

    def apply(
        self,
        project: Project,
        changes: Sequence[Change],
        why: Why,
        *,
        beside: Beside = NOTHING_BESIDE,
        by_hand: Mapping[str, bool] | None = None,
    ) -> int:
        """Do file changes as `Applying` does, as one entry for each folder; returns the number of the last one."""
        number = 0
        groups = parted(changes, project, _other(project, self._personal)) or ((project, ()),)
        for folder, own in groups:
            number = self._applying.apply(folder, own, why, beside=beside, by_hand=by_hand)
            if folder != project:
                self._count(folder, len(own))
        return number


class TwoIndexes:
    """Index that keeps the personal folder's index true before a project's own, which lists it."""

    def __init__(self, index: Index, personal: Personal, reporter: Reporter) -> None:
        self._index = index
        self._personal = personal
        self._reporter = reporter

    def rebuild(self, project: Project, files: Collection[str] | None = None) -> bool:
        """Write the project's index anew where it differs; tell whether it did."""
        if other := beside(project, self._personal):
            try:
                self._index.rebuild(other, ())
            except StoreUnavailable as error:
                self._reporter.tell(Troubled(other.memory, str(error)))
        return self._index.rebuild(project, files)


def buried_in_both(
    buried: Callable[[Project], Sequence[Tombstone]], personal: Personal
) -> Callable[[Project], Sequence[Tombstone]]:
    """Return what tells what a person took away in a project and in the personal folder."""

    def both(project: Project) -> Sequence[Tombstone]:
        other = beside(project, personal)
        return (*buried(project), *(buried(other) if other else ()))

    return both


# `apply` has an argument of the function's name.
_other = beside


class _TwoStore:
    """MemoryStore over a project's own and the personal one."""

    def __init__(self, project: Project, own: MemoryStore, personal: Project, other: MemoryStore) -> None:
        self._project = project
        self._own = own
        self._personal = personal
        self._other = other

    def read(self) -> Folder:
        return together(self._own.read(), self._other.read(), self._personal.memory)

    def look(self, files: Collection[str] | None = None, *, anew: bool = False) -> Look:
        return self._own.look(files, anew=anew)

    def there(self) -> bool:
        return self._own.there() or self._other.there()

    def content(self, file: str) -> bytes | None:
        store, name = self._of(file)
        return store.content(name)

    def written_at(self, file: str) -> float:
        store, name = self._of(file)
        return store.written_at(name)

    def apply(self, change: Change) -> None:
        store, name = self._of(change.file)
        store.apply(replace(change, file=name))

    def write_index(self, text: str, *, make: bool = False) -> bool:
        return self._own.write_index(text, make=make)

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self._own.alone(), self._other.alone():
            yield

    def _of(self, file: str) -> tuple[MemoryStore, str]:
        project, name = owner(file, self._project, self._personal)
        return (self._own if project == self._project else self._other), name
