"""Put memories that say the same together, without comparing each with every other.

Of memories that are the same, the claim of one is alike to some statement of the other, and of two statements that are
alike one holds all the words of the other and few more. So each statement is kept under its rarest words, and only
what stands under the same ones is compared. What that costs is bounded; whatever is left then stays as it is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from memoryd.core.model import Memory
from memoryd.core.sameness import Said, same, telling, twins

MOST_TOGETHER = 50
"""Memories that become one in one run; the next one puts what became of them together."""
MOST_CHARACTERS = 40_000
"""Of all that goes into one memory, so that its file stays one that can be read."""
MOST_STATEMENTS = 300
_MOST_LISTED = 300
_MOST_TRIED = 30
_MOST_STEPS = 6_000_000

_Words = frozenset[str]
_Lists = defaultdict[tuple[str, str], dict[tuple[_Words, int], None]]


@dataclass
class _Group:
    """Memories each of which says the same as all others; `kinds` holds one of those that say it in the same words."""

    members: list[Memory] = field(default_factory=list)
    kinds: list[Said] = field(default_factory=list)
    characters: int = 0
    statements: int = 0

    def has_room_for(self, memory: Said) -> bool:
        return (
            len(self.members) < MOST_TOGETHER
            and self.characters + _characters(memory.memory) <= MOST_CHARACTERS
            and self.statements + len(memory.every) <= MOST_STATEMENTS
        )

    def add(self, memory: Said) -> None:
        self.members.append(memory.memory)
        if not any(twins(memory, kind) for kind in self.kinds):
            self.kinds.append(memory)
        self.characters += _characters(memory.memory)
        self.statements += len(memory.every)


class _Index:
    """Find the groups that have a statement which holds all words of another one, or the other way around."""

    def __init__(self, rarity: Counter[str]) -> None:
        self._rarity = rarity
        self._by_rarest: _Lists = defaultdict(dict)
        self._by_rare: _Lists = defaultdict(dict)

    def add(self, kind: str, words: _Words, group: int) -> None:
        rare = telling(words, self._rarity)
        for word in rare[:1]:
            self._by_rarest[kind, word][words, group] = None
        for word in rare:
            self._by_rare[kind, word][words, group] = None

    def remove(self, kind: str, words: _Words, group: int) -> None:
        rare = telling(words, self._rarity)
        for word in rare[:1]:
            self._by_rarest[kind, word].pop((words, group), None)
        for word in rare:
            self._by_rare[kind, word].pop((words, group), None)

    def near(self, kind: str, words: _Words) -> Iterator[tuple[_Words, int]]:
        """Yield what may hold all of these words, or only such words, the newest first."""
        rare = telling(words, self._rarity)
        for word in rare[:1]:
            yield from islice(reversed(self._by_rare.get((kind, word), {})), _MOST_LISTED)
        for word in rare:
            yield from islice(reversed(self._by_rarest.get((kind, word), {})), _MOST_LISTED)


class _Groups:
    def __init__(self, memories: Sequence[Said]) -> None:
        rarity = Counter(word for memory in memories for words in _all_words(memory) for word in words)
        self.every: list[_Group] = []
        self._claims, self._statements = _Index(rarity), _Index(rarity)
        self._steps = _MOST_STEPS

    def add(self, memory: Said) -> None:
        for number in self._candidates(memory):
            if self._fits(self.every[number], memory):
                self.every[number].add(memory)
                if len(self.every[number].members) == MOST_TOGETHER:
                    self._close(number)
                return
        self.every.append(_Group())
        self.every[-1].add(memory)
        self._open(memory, len(self.every) - 1)

    def _open(self, memory: Said, group: int) -> None:
        """Make a group findable by its first memory: what belongs to it says the same as that one."""
        kind = memory.memory.type
        self._claims.add(kind, memory.claim.content, group)
        for words in _all_words(memory):
            self._statements.add(kind, words, group)

    def _close(self, group: int) -> None:
        first = self.every[group].kinds[0]
        self._claims.remove(first.memory.type, first.claim.content, group)
        for words in _all_words(first):
            self._statements.remove(first.memory.type, words, group)

    def _candidates(self, memory: Said) -> list[int]:
        """Return the groups that may be the same and have room, the oldest first, and no more than a few."""
        found: set[int] = set()
        for words, near in self._near(memory):
            self._steps -= 1
            if self._steps < 0 or len(found) >= _MOST_TRIED:
                break
            for other, group in near:
                self._steps -= 1
                if (words <= other or other <= words) and self.every[group].has_room_for(memory):
                    found.add(group)
                    if len(found) >= _MOST_TRIED:
                        break
        return sorted(found)

    def _near(self, memory: Said) -> Iterator[tuple[_Words, Iterable[tuple[_Words, int]]]]:
        kind, claim = memory.memory.type, memory.claim.content
        yield claim, self._claims.near(kind, claim)
        yield claim, self._statements.near(kind, claim)
        for words in _all_words(memory):
            yield words, self._claims.near(kind, words)

    def _fits(self, group: _Group, memory: Said) -> bool:
        if any(twins(memory, kind) for kind in group.kinds):
            return True
        for kind in group.kinds:
            self._steps -= len(kind.every) * len(memory.every)
            if self._steps < 0 or not same(memory, kind):
                return False
        return True


def groups(memories: Sequence[Said]) -> list[list[Memory]]:
    """Return the memories in groups, each of which says the same as all others of its group; in the order given.

    A memory that claims nothing is the same as none.
    """
    found = _Groups(memories)
    for memory in memories:
        found.add(memory)
    return [group.members for group in found.every]


def _all_words(memory: Said) -> set[_Words]:
    return {statement.content for statement in memory.every}


def _characters(memory: Memory) -> int:
    return len(memory.description) + len(memory.body) + len(memory.evidence) + len(memory.source)
