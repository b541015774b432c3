"""Keep MEMORY.md true to the files of its folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from memoryd.core import index
from memoryd.core.model import Broken, Folder, Project
from memoryd.core.news import Indexed, Troubled
from memoryd.ports import Clock, MemoryStores, Reporter


class Noticing(Protocol):
    """Compare a folder with what was there before."""

    def notice(self, project: Project, folder: Folder, *, there: bool) -> None:
        """Take a look at a folder; `there` tells whether it exists at all."""
        ...


class Follower(Protocol):
    """Hold a copy of the index elsewhere."""

    def refresh(self, project: Project, text: str) -> None:
        """Make the copy true; trouble is told, never raised."""
        ...


class Indexing:
    """Rebuild the indexes of projects: at start, after each change, at each hint that somebody changed a file.

    A rebuild that finds nothing new writes nothing, so that the hints memoryd's own writes cause come to rest.
    """

    def __init__(
        self,
        *,
        stores: MemoryStores,
        clock: Clock,
        reporter: Reporter,
        noticing: Sequence[Noticing] = (),
        followers: Sequence[Follower] = (),
    ) -> None:
        self._stores = stores
        self._clock = clock
        self._reporter = reporter
        self._noticing = noticing
        self._followers = followers
        self._broken: dict[str, frozenset[Broken]] = {}

    def rebuild(self, project: Project) -> bool:
        """Write the index anew where it differs; tell whether it did.

        The folder is read and the index written under the folder's lock, so that no older index wins. A broken file
        is told once, until it is mended.
        """
        store = self._stores.open(project)
        with store.alone():
            folder = store.read()
            there = store.there()
            for each in self._noticing:
                each.notice(project, folder, there=there)
            text = index.render(folder, self._today())
            written = store.write_index(text)
        # Also where nothing was written: somebody else may have made the index true.
        for follower in self._followers:
            follower.refresh(project, text)
        self._tell_broken(project, folder.broken)
        if written:
            self._reporter.tell(Indexed(project, len(folder.memories)))
        return written

    def _tell_broken(self, project: Project, broken: tuple[Broken, ...]) -> None:
        known = self._broken.get(project.memory, frozenset())
        for file in broken:
            if file not in known:
                where = f"{project.memory}/{file.file}"
                self._reporter.tell(Troubled(where, f"{file.reason}; mend or remove the file"))
        self._broken[project.memory] = frozenset(broken)

    def _today(self) -> str:
        return self._clock.day(self._clock.now())
