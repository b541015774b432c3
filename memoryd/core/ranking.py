"""The memories of one folder in the order of the index, kept in order while single files change.

Pinned ones come first, then those for always, then by type (feedback, user, project, reference), by how much they are
used, and by freshness; what names things that are gone comes last, unless it is pinned. What has expired is not listed.
Every key ends in the file's name, so that the order never depends on the way that led to it.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from memoryd.core.age import freshness
from memoryd.core.model import Memory, MemoryType

Key = tuple[bool, bool, bool, int, int, str, str, str]
_RANK = {
    MemoryType.FEEDBACK.value: 0,
    MemoryType.USER.value: 1,
    MemoryType.PROJECT.value: 2,
    MemoryType.REFERENCE.value: 3,
}
_NEWEST_FIRST = str.maketrans("0123456789", "9876543210")
_UNDATED = "~"
_DAY = len("2026-11-29")


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of memories beside what their files say, by file.

    `tiers` are tiers of use (see `core.use`), `gone` names a thing a memory speaks of that is not there any more.
    """

    tiers: Mapping[str, int] = field(default_factory=dict)
    gone: Mapping[str, str] = field(default_factory=dict)


class Ranking:
    """Memories in order, on a day (an ISO date).

    `folder` is where their files are, for an index that lies elsewhere; "" for one beside them.
    """

    def __init__(self, today: str, standing: Standing | None = None, folder: str = "") -> None:
        self.today = today
        self.folder = folder
        self._standing = standing or Standing()
        self._memories: dict[str, Memory] = {}
        self._keys: dict[str, Key] = {}
        self._order: list[Key] = []
        self.more = 0
        """How many memories there are to list that are not in here."""
        self.lines: dict[str, str] = {}
        """The lines that were made of memories, by file, for who makes them; one that changes is let go."""

    def __len__(self) -> int:
        return len(self._order)

    def __iter__(self) -> Iterator[tuple[Key, Memory]]:
        """Yield the memories that are listed, the worthiest first."""
        return ((key, self._memories[key[-1]]) for key in self._order)

    @property
    def held(self) -> int:
        """Return how many memories there are, those that are not listed included."""
        return len(self._memories)

    def lists_as(self, other: Ranking) -> bool:
        """Tell whether an index says the same of both."""
        mine, others = [memory for _, memory in self], [memory for _, memory in other]
        same = all(self.gone(memory.file) == other.gone(memory.file) for memory in mine)
        return mine == others and same and (self.today, self.more) == (other.today, other.more)

    def gone(self, file: str) -> str:
        """Return what a memory speaks of and is not there any more, or ""."""
        return self._standing.gone.get(file, "")

    def load(self, memories: Iterable[Memory]) -> None:
        """Take these memories in place of all."""
        self._memories = {memory.file: memory for memory in memories}
        self._sort()

    def put(self, memory: Memory) -> None:
        """Take a memory, in place of the one that its file held."""
        self.drop(memory.file)
        self._memories[memory.file] = memory
        if not expired(memory, self.today):
            key = self._keys[memory.file] = rank(memory, self._standing)
            insort(self._order, key)

    def drop(self, file: str) -> None:
        """Let a file go; one that is not there changes nothing."""
        self._memories.pop(file, None)
        self.lines.pop(file, None)
        if key := self._keys.pop(file, None):
            del self._order[bisect_left(self._order, key)]

    def restand(self, today: str, standing: Standing) -> None:
        """Take another day, and what is known by now beside the files."""
        old, self._standing = self._standing, standing
        if today != self.today:
            self.today = today
            self._sort()
            return
        moved = _differing(old.tiers, standing.tiers) | _differing(old.gone, standing.gone)
        for file in moved & self._memories.keys():
            self.put(self._memories[file])

    def part(self, memories: Iterable[Memory], folder: str) -> Ranking:
        """Return some of the memories that are listed in the same order, for an index elsewhere than in `folder`."""
        share = Ranking(self.today, self._standing, folder)
        share.load(memories)
        share.more = len(self) - len(share)
        return share

    def _sort(self) -> None:
        listed = (memory for memory in self._memories.values() if not expired(memory, self.today))
        self._keys = {memory.file: rank(memory, self._standing) for memory in listed}
        self._order = sorted(self._keys.values())
        self.lines.clear()


def _differing(old: Mapping[str, object], new: Mapping[str, object]) -> set[str]:
    """Return the files of which two standings tell different things; nobody goes through one that is the same."""
    return set() if old is new else {file for file, _ in old.items() ^ new.items()}


def expired(memory: Memory, today: str) -> bool:
    """Tell whether the last day on which a memory holds lies before `today`."""
    return bool(memory.expires) and memory.expires[:_DAY] < today


def rank(memory: Memory, standing: Standing) -> Key:
    """Return what a memory is ordered by."""
    return (
        not memory.pinned and memory.file in standing.gone,
        not memory.pinned,
        not memory.always,
        _RANK.get(memory.type, len(_RANK)),
        -standing.tiers.get(memory.file, 0),
        freshness(memory).translate(_NEWEST_FIRST) or _UNDATED,
        memory.name,
        memory.file,
    )
