"""Keep what a person took away from coming back: by command, or because its file is gone.

A file that vanished was deleted by hand if neither memoryd nor git took it away and it lies there under no other name.
Another memoryd that looks after the same folder tells in the archive what it put there by itself; that counts where it
did so since this one saw the file, for a person may delete what was brought back. Many that vanish at once are a folder
that was moved: nobody deletes so. A tombstone of a file that a person puts back means nothing any more; one that git
brings with another branch may be gone again with the next.
"""

from __future__ import annotations

from dataclasses import replace

from memoryd.core import tombstones
from memoryd.core.errors import MemorydError
from memoryd.core.look import Look
from memoryd.core.model import Folder, Memory, Project
from memoryd.core.news import Troubled
from memoryd.core.tombstones import Tombstone
from memoryd.pipeline.git_moves import Git, NoGit
from memoryd.ports import Archives, Clock, Reporter
from memoryd.ports.tombstones import SeenMemories, Tombstones

MOST_AT_ONCE = 5
"""More files than this, and more than half of all, that vanish at once were not deleted one by one."""


class Burying:
    """Make tombstones, find them and lift them."""

    def __init__(
        self,
        tombstones: Tombstones,
        seen: SeenMemories,
        clock: Clock,
        reporter: Reporter,
        git: Git | None = None,
        archives: Archives | None = None,
    ) -> None:
        self._tombstones = tombstones
        self._seen = seen
        self._clock = clock
        self._reporter = reporter
        self._git = git or NoGit()
        self._archives = archives

    def buried(self, project: Project) -> tuple[Tombstone, ...]:
        """Return what the person took away."""
        return self._tombstones.buried(project)

    def kept_out(self, project: Project) -> tuple[Tombstone, ...]:
        """Return what is not to be learned: what the person took away, and what stands in files they are at work on."""
        return (*self.buried(project), *self._seen.unread(project))

    def against(self, project: Project, memory: Memory) -> tuple[Tombstone, ...]:
        """Return what keeps the meaning of a memory from being learned."""
        return tuple(stone for stone in self.buried(project) if tombstones.hit(memory, (stone,)))

    def stone(self, project: Project, memory: Memory) -> Tombstone:
        """Return what keeps a memory that a command takes away from being created again; what it said if emptied."""
        if not tombstones.says_something(memory):
            for stone in self._seen.unread(project):
                if stone.file == memory.file:
                    return replace(stone, day=self._today(), unread=False)
        return tombstones.of(memory, self._today())

    def vanished(self, project: Project, name: str) -> Tombstone | None:
        """Return what a memory was that vanished with others; None when none of that name did."""
        return next(iter(tombstones.named(name, self._seen.vanished(project))), None)

    def bury_vanished(self, project: Project, name: str) -> Tombstone | None:
        """Keep a memory that vanished with others from being created again; None when none of that name did."""
        if found := self.vanished(project, name):
            self._tombstones.bury(project, [replace(found, day=self._today())])
        return found

    def taken_away(self, project: Project, name: str) -> Tombstone | None:
        """Return what a person took away under a name, the latest; None when there is no such thing."""
        return next(reversed(tombstones.named(name, self.buried(project))), None)

    def lift(self, project: Project, name: str) -> tuple[Tombstone, ...]:
        """Allow again what was taken away under a name; MemorydError when there is no such thing."""
        found = tombstones.named(name, self.buried(project))
        if not found:
            known = ", ".join(tombstone.name for tombstone in self.buried(project)[-5:])
            remedy = f"the latest are {known}" if known else "nothing was removed in this project"
            raise MemorydError(f"no memory {name!r} was removed in {project.root}", remedy)
        self._tombstones.lift(project, found)
        return found

    def notice(self, project: Project, look: Look) -> bool:
        """Compare a folder with the last look at it, by what changed since; who changed it others tell."""
        if not look.there or not (look.first or look.anything):
            # Not mounted, moved away, deleted as a whole: not observed is not deleted.
            return False
        part = look.whole() if look.first else Folder(look.memories, look.broken)
        files = None if look.first else (*part.files, *look.gone)
        self._lift_returned(project, part)
        missing = self._missing(project, look, part)
        others = self._git.written(project, dict.fromkeys(stone.file for stone in missing))
        others |= {stone.file for stone in missing if self._retired(project, stone.file)}
        if others:
            self._seen.look(project, Folder(), keep=True, files=others)
        missing = tuple(stone for stone in missing if stone.file not in others)
        many = len(missing) > MOST_AT_ONCE and 2 * len(missing) > self._seen.count(project)
        if many:
            what = f"{len(missing)} memories are gone at once, which is taken for a moved folder"
            remedy = "use `memoryd forget NAME` for what should not be learned again"
            self._reporter.tell(Troubled(project.memory, f"{what}; {remedy}", serious=False))
        elif missing:
            self._tombstones.bury(project, missing)
        self._seen.look(project, part, keep=many, files=files)
        return False

    def moved(self, project: Project, folder: Folder) -> None:
        """Take another folder for the project's memory: what is not in it was not deleted."""
        self._seen.look(project, folder, keep=True)

    def _missing(self, project: Project, look: Look, part: Folder) -> tuple[Tombstone, ...]:
        """Return what is not there any more; what has its name in a new file was renamed, and edited as well."""
        missing = self._seen.missing(project, look, self._today()) if look.first or look.gone else ()
        if not missing:
            return ()
        names = {stone.name for stone in missing}
        moved = {memory.file: memory.name for memory in part.memories if memory.typed and memory.name in names}
        new = {name for file, name in moved.items() if file not in self._seen.were_there(project, [*moved])}
        return tuple(stone for stone in missing if stone.name not in new)

    def _retired(self, project: Project, file: str) -> bool:
        """Tell whether another memoryd put a file into the archive since it was seen."""
        if self._archives is None:
            return False
        return self._archives.open(project).retired_at(file) > self._seen.since(project, file)

    def _lift_returned(self, project: Project, folder: Folder) -> None:
        """Lift the tombstones of files that a person put back; those of files that git brings are kept."""
        present = {memory.file for memory in folder.memories if tombstones.says_something(memory)}
        if not present:
            return
        returned = [stone for stone in self.buried(project) if stone.by_hand and stone.file in present]
        if returned:
            others = self._seen.were_there(project, [stone.file for stone in returned]) | self._git.theirs(project)
            self._tombstones.lift(project, [stone for stone in returned if stone.file not in others])

    def _today(self) -> str:
        return self._clock.day(self._clock.now())
