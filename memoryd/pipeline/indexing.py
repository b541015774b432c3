"""Keep MEMORY.md true to the files of its folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Protocol

from memoryd.core import index
from memoryd.core.errors import StoreUnavailable
from memoryd.core.look import Look
from memoryd.core.model import Broken, Project
from memoryd.core.news import Indexed, Troubled
from memoryd.core.personal import is_personal
from memoryd.core.ranking import Ranking, Standing
from memoryd.ports import Clock, MemoryStores, Reporter


class Noticing(Protocol):
    """Compare a folder with what was there before."""

    def notice(self, project: Project, look: Look) -> bool:
        """Take a look at a folder, told by what changed since the last one; tell whether somebody else changed it."""
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
        self.share: Ranking | None = None
        """What other projects' indexes list of it, for the personal folder."""
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

    `personal` tells the personal folder, of which the index of each project lists a share; not that of a shared one,
    which others read. `may_make` tells whether a folder that is not there may be made for that. `renew` is called where
    the share changed, with no lock held but the caller's own: the indexes of all projects are to be rebuilt. `unmade`
    is called with a project whose index could not be made true: nothing else may come to have it tried again.
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
        personal: Callable[[], Project | None] = lambda: None,
        may_make: Callable[[Project], bool] = lambda project: False,
    ) -> None:
        self._stores = stores
        self._clock = clock
        self._reporter = reporter
        self._noticing = noticing
        self._followers = followers
        self._standing = standing
        self._git = git
        self._personal = personal
        self._may_make = may_make
        self.renew: Callable[[], None] = lambda: None
        self.unmade: Callable[[Project], None] = lambda project: None
        self._share: tuple[str, Ranking] | None = None
        self._shelves: dict[str, _Shelf] = {}
        self._told: dict[str, frozenset[Broken]] = {}
        self._unheard: set[str] = set()
        """The folders that somebody else changed, by what `follow` has not told yet: any rebuild may find that."""

    def rebuild(self, project: Project, files: Collection[str] | None = None) -> bool:
        """Write the index anew where it differs; tell whether it did.

        `files` names what may have changed beside what memoryd itself did, and only that is looked at; None looks at
        every file. The folder is read and the index written under the folder's lock, so that no older index wins. A
        broken file is told once, until it is mended.
        """
        try:
            return self._rebuild(project, files)
        except StoreUnavailable:
            self.unmade(project)
            raise

    def follow(self, project: Project, files: Collection[str] | None = None) -> bool:
        """Do the same; tell whether somebody else changed a memory since this was last asked, whoever noticed it."""
        self.rebuild(project, files)
        try:
            # In one step: another lane may be about to add it again.
            self._unheard.remove(project.memory)
        except KeyError:
            return False
        return True

    def _rebuild(self, project: Project, files: Collection[str] | None) -> bool:
        share = self._share_for(project)
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
            text = index.compose(shelf.ranking, *([share] if share else []))
            make = not look.there and bool(share) and self._may_make(project)
            written = store.write_index(text, make=make)
            renew = is_personal(project) and self._new_share(project, shelf.ranking, written=written)
            if look.there:
                self._shelves[project.memory] = shelf
                if self._git:
                    self._git.looked(project, stand)
        if renew:
            self.renew()
        # Also where nothing was written: somebody else may have made the index true.
        for follower in self._followers:
            follower.refresh(project, text)
        self._tell_broken(project, shelf)
        if written:
            self._reporter.tell(Indexed(project, shelf.ranking.held))
        return written

    def _share_for(self, project: Project) -> Ranking | None:
        """Return what a project's index lists of the personal memories; None where that is nothing."""
        personal = None if is_personal(project) or project.shared else self._personal()
        if personal is None:
            return None
        if self._share is None or self._share[0] != personal.memory:
            try:
                self.rebuild(personal, ())
            except StoreUnavailable as error:
                self._reporter.tell(Troubled(personal.memory, str(error)))
        share = self._share
        return share[1] if share and share[0] == personal.memory and len(share[1]) else None

    def _new_share(self, personal: Project, ranking: Ranking, *, written: bool) -> bool:
        """Keep what other indexes list of the personal folder; tell whether that may be another than they list now."""
        share, before = index.share(ranking, personal.memory), self._share
        self._share = (personal.memory, share)
        if before is None or before[0] != personal.memory:
            return written
        return not share.lists_as(before[1])

    def _followed(self, shelf: _Shelf, project: Project, look: Look) -> _Shelf:
        for each in self._noticing:
            if each.notice(project, look):
                self._unheard.add(project.memory)
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
