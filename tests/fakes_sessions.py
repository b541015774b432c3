"""Stand-ins for the world of the intake: session files in memory, a ledger, projects, processes, a watcher."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from os.path import normpath

from memoryd.core.checkpoint import Checkpoint, Sighting
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project, Turn
from memoryd.core.noticed import Noticed, SkippedSession
from memoryd.ports import Excluded


@dataclass(slots=True)
class MemoryFile:
    """A file that exists only here."""

    inode: int
    content: bytes = b""
    mtime: float = 0.0


@dataclass(slots=True)
class MemorySessionFiles:
    """SessionFiles in memory; `broken` maps a path to the failure that looking at it, or at what is in it, has."""

    files: dict[str, MemoryFile] = field(default_factory=dict)
    broken: dict[str, str] = field(default_factory=dict)
    reads: list[tuple[str, int, int]] = field(default_factory=list)

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        """Yield the files below a root, one name of each inode."""
        inodes: set[int] = set()
        failed = [path for path in self.broken if _below(path, root)]
        for path, file in sorted(self.files.items()):
            named = path == root or (_below(path, root) and path.endswith(suffixes))
            if named and file.inode not in inodes and not self._failure(path):
                inodes.add(file.inode)
                yield _sighting(path, file)
        if failed:
            raise StoreUnavailable(f"{failed[0]} cannot be read: {self.broken[failed[0]]}")

    def look(self, path: str) -> Sighting | None:
        """Return what is known of a file."""
        self._check(path)
        file = self.files.get(path)
        return _sighting(path, file) if file else None

    def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
        """Return a part of a file's content."""
        self._check(sighting.path)
        file = self.files.get(sighting.path)
        if file is None or file.inode != sighting.inode:
            raise StoreUnavailable(f"{sighting.path} became another file")
        self.reads.append((sighting.path, offset, size))
        return file.content[offset : offset + size]

    def side_files(self, folder: str, pattern: str) -> Iterator[tuple[str, bytes]]:
        """Yield the files at a pattern."""
        wanted = normpath(f"{folder}/{pattern}")
        self._check(wanted.rpartition("/")[0])
        for path, file in sorted(self.files.items()):
            if path.count("/") == wanted.count("/") and fnmatchcase(path, wanted) and len(file.content) <= 64 * 1024:
                yield path, file.content

    def _failure(self, path: str) -> str:
        return next((why for place, why in self.broken.items() if path == place or _below(path, place)), "")

    def _check(self, path: str) -> None:
        if why := self._failure(path):
            raise StoreUnavailable(f"{path} cannot be read: {why}")


def _below(path: str, root: str) -> bool:
    return path == root or path.startswith(f"{root}/")


def _sighting(path: str, file: MemoryFile) -> Sighting:
    return Sighting(path, 1, file.inode, len(file.content), file.mtime)


@dataclass(slots=True)
class MemoryIntakeLedger:
    """IntakeLedger in memory: a turn is kept by its key, and by what is new in a longer self.

    `crash` is called before anything changes; what it raises leaves the ledger as it was.
    """

    files: dict[str, Checkpoint] = field(default_factory=dict)
    turns: dict[str, tuple[Turn, Project]] = field(default_factory=dict)
    roots: set[str] = field(default_factory=set)
    crash: Callable[[], None] = lambda: None
    writes: int = 0
    noticed: list[Noticed] = field(default_factory=list)
    empty: set[str] = field(default_factory=set)

    def skipped_sessions(self) -> dict[tuple[str, str], str]:
        """Return the sessions that were noted as left out."""
        skipped = [item for item in self.noticed if isinstance(item, SkippedSession)]
        return {(item.agent, item.session): item.reason for item in skipped}

    def checkpoints(self) -> tuple[Checkpoint, ...]:
        """Return all checkpoints."""
        return tuple(self.files.values())

    def record(
        self,
        checkpoint: Checkpoint,
        turns: Sequence[tuple[Turn, Project]],
        instead_of: str = "",
        noticed: Sequence[Noticed] = (),
        empty: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Keep a checkpoint and turns."""
        self.crash()
        self.noticed.extend(noticed)
        self.empty.update(empty)
        self.writes += 1
        self.files.pop(instead_of, None)
        self.files[checkpoint.path] = checkpoint
        fresh = [(turn, project) for turn, project in turns if self._is_news(turn)]
        self.turns.update({turn.key: (turn, project) for turn, project in fresh})
        return tuple(dict.fromkeys(turn.key for turn, _ in fresh))

    def root_known(self, root: str) -> bool:
        """Tell whether a root was looked at."""
        return root in self.roots

    def know_root(self, root: str, checkpoints: Iterable[Checkpoint] = ()) -> None:
        """Remember a root and where its files stood."""
        self.crash()
        self.writes += 1
        self.files.update({checkpoint.path: checkpoint for checkpoint in checkpoints})
        self.roots.add(root)

    def _is_news(self, turn: Turn) -> bool:
        known = self.turns.get(turn.key)
        return known is None or len(turn.material) > len(known[0].material)


@dataclass(slots=True)
class FolderProjects:
    """Projects where every folder is one, but for those in `excluded`."""

    excluded: set[str] = field(default_factory=set)
    asked: int = 0

    def locate(self, cwd: str) -> Project | Excluded:
        """Return the folder as a project."""
        self.asked += 1
        if not cwd:
            return Excluded("no folder is named")
        if cwd in self.excluded:
            return Excluded("it is excluded")
        return Project(cwd, f"{cwd}/.memory")

    def personal(self) -> Project | None:
        """Return no personal folder."""
        return None


@dataclass(slots=True)
class ListedProcesses:
    """Processes: those listed run."""

    running: set[int] = field(default_factory=set)

    def alive(self, pid: int, started: str) -> bool:
        """Tell whether a number is listed."""
        return pid in self.running


@dataclass(slots=True)
class HandWatcher:
    """Watcher whose hints are put in by hand."""

    roots: tuple[str, ...] = ()
    hints: list[str] = field(default_factory=list)
    trouble: str = ""
    stopped: bool = False

    def watch(self, roots: Sequence[str]) -> tuple[str, ...]:
        """Note what is to be watched."""
        begun = tuple(root for root in roots if root not in self.roots)
        self.roots = tuple(roots)
        return begun

    def take(self) -> tuple[str, ...]:
        """Hand out the hints."""
        hints, self.hints = tuple(self.hints), []
        return hints

    def healthy(self) -> bool:
        """Tell whether there is no trouble."""
        return not self.trouble

    def stop(self) -> None:
        """End."""
        self.stopped = True
