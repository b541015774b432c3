"""Keep MEMORY.md true to the files of its folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Protocol

from memoryd.core import index
from memoryd.core.look import Look
from memoryd.core.model import Broken, Project
from memoryd.core.news import Indexed, Troubled
from memoryd.core.ranking import Ranking, Standing
from memoryd.ports import Clock, MemoryStores, Reporter


class Noticing(Protocol):
    """Compare a folder with what was there before."""

    def notice(self, project: Project, look: Look) -> None:
        """Take a look at a folder, told by what changed since the last one."""
        ...


class Follower(Protocol):
    """Hold a copy of the index elsewhere."""

    def refresh(self, project: Project, text: str) -> None:
        """Make the copy true; trouble is told, never raised."""
        ...


class Git(Protocol):
    """Follow what git does to memory folders from look to look."""

    def arrived(self, project: Project) -> str:
        """Return where git stands before a look."""
        ...

    def moved(self, project: Project, stand: str) -> bool:
        """Tell whether git may have changed any file since the last look."""
        ...

    def looked(self, project: Project, stand: str) -> None:
        """Keep where git stood before a look that has ended well."""
        ...


class _Shelf:
    """What an index was made of: the memories in their order, and the broken files."""

    def __init__(self, today: str) -> None:
        self.ranking = Ranking(today)
        self.broken: dict[str, Broken] = {}

    def take(self, look: Look) -> None:
        """Follow what changed."""
        if look.first:
            self.ranking.load(look.memories)
            self.broken = {broken.file: broken for broken in look.broken}
            return
        for file in look.gone:
            self.broken.pop(file, None)
            self.ranking.drop(file)
        for broken in look.broken:
            self.ranking.drop(broken.file)
            self.broken[broken.file] = broken
        for memory in look.memories:
            self.broken.pop(memory.file, None)
            self.ranking.put(memory)


class Indexing:
    """Rebuild the indexes of projects: at start, after each change, at each hint that somebody changed a file.

    A rebuild that finds nothing new writes nothing, so that the hints memoryd's own writes cause come to rest. What a
    rebuild found is kept, so that the next one costs what changed since; whatever goes wrong, the next one begins from
    nothing. `standing` tells what is known of a project's memories beside their files.
    """

    def __init__(
        self,
        *,
        stores: MemoryStores,
        clock: Clock,
        reporter: Reporter,
        noticing: Sequence[Noticing] = (),
        followers: Sequence[Follower] = (),
        standing: Callable[[Project], Standing] = lambda project: Standing(),
        git: Git | None = None,
    ) -> None:
        self._stores = stores
        self._clock = clock
        self._reporter = reporter
        self._noticing = noticing
        self._followers = followers
        self._standing = standing
        self._git = git
        self._shelves: dict[str, _Shelf] = {}
        self._told: dict[str, frozenset[Broken]] = {}

    def rebuild(self, project: Project, files: Collection[str] | None = None) -> bool:
        """Write the index anew where it differs; tell whether it did.

        `files` names what may have changed beside what memoryd itself did, and only that is looked at; None looks at
        every file. The folder is read and the index written under the folder's lock, so that no older index wins. A
        broken file is told once, until it is mended.
        """
        written, _ = self._rebuild(project, files)
        return written

    def follow(self, project: Project, files: Collection[str] | None = None) -> bool:
        """Do the same; tell whether somebody changed a memory since the last time."""
        written, changed = self._rebuild(project, files)
        return written if changed is None else changed

    def _rebuild(self, project: Project, files: Collection[str] | None) -> tuple[bool, bool | None]:
        """Rebuild; returns whether the index was written, and whether a file changed (None: nobody knows)."""
        store = self._stores.open(project)
        stand = self._git.arrived(project) if self._git else ""
        if self._git and self._git.moved(project, stand):
            # A switched branch is one thing that happened, however many hints tell of it.
            files = None
        with store.alone():
            # Only what went well to its end is built upon.
            shelf = self._shelves.pop(project.memory, None)
            look = store.look(files, anew=shelf is None)
            shelf = self._followed(shelf or _Shelf(self._today()), project, look)
            text = index.compose(shelf.ranking)
            written = store.write_index(text)
            if look.there:
                self._shelves[project.memory] = shelf
                if self._git:
                    self._git.looked(project, stand)
        # Also where nothing was written: somebody else may have made the index true.
        for follower in self._followers:
            follower.refresh(project, text)
        self._tell_broken(project, shelf)
        if written:
            self._reporter.tell(Indexed(project, shelf.ranking.held))
        return written, None if look.first else look.anything

    def _followed(self, shelf: _Shelf, project: Project, look: Look) -> _Shelf:
        for each in self._noticing:
            each.notice(project, look)
        shelf.ranking.restand(self._today(), self._standing(project))
        shelf.take(look)
        return shelf

    def _tell_broken(self, project: Project, shelf: _Shelf) -> None:
        # A file that is broken in the same way after an edit is nothing new to tell.
        broken = frozenset(replace(file, digest="") for file in shelf.broken.values())
        for file in sorted(broken - self._told.get(project.memory, frozenset()), key=lambda broken: broken.file):
            where = f"{project.memory}/{file.file}"
            self._reporter.tell(Troubled(where, f"{file.reason}; mend or remove the file"))
        self._told[project.memory] = broken

    def _today(self) -> str:
        return self._clock.day(self._clock.now())
