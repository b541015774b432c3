"""Put memories into groups that one question can hold, what is related together.

Each memory is held against those that share its rarest words; the likeliest pairs are joined first, as long as the
group they make has room. What that costs is bounded for any folder.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import log

from memoryd.core.model import Memory
from memoryd.core.text import key_words

_BODY_CHARACTERS = 2_000
_RAREST = 12
_MOST_LISTED = 60
_NEIGHBOURS = 6


def groups(memories: Sequence[Memory], room: int, length: Callable[[Memory], int]) -> list[list[Memory]]:
    """Return all memories in groups whose lengths together are at most `room`, each memory in one group.

    What is related most stands in the first groups; small groups share one, so that there are few. A memory that is
    longer than the room has a group of its own.
    """
    joined = _Joined([length(memory) for memory in memories], room)
    weight: Counter[int] = Counter()
    for likeness, one, other in sorted(_pairs(memories), key=lambda pair: (-pair[0], pair[1], pair[2])):
        if joined.join(one, other):
            weight[joined.of(one)] += round(likeness * 1000)
    together: dict[int, list[int]] = defaultdict(list)
    for number in range(len(memories)):
        together[joined.of(number)].append(number)
    strength = {group: sum(weight[number] for number in members) for group, members in together.items()}
    ordered = sorted(together, key=lambda group: (-strength[group], group))
    packed = _packed([(together[group], joined.length(group)) for group in ordered], room)
    return [[memories[number] for number in sorted(members)] for members in packed]


class _Joined:
    """Which memories stand together, and how long they are together."""

    def __init__(self, lengths: Sequence[int], room: int) -> None:
        self._parent = list(range(len(lengths)))
        self._length = list(lengths)
        self._room = room

    def of(self, number: int) -> int:
        while self._parent[number] != number:
            self._parent[number] = self._parent[self._parent[number]]
            number = self._parent[number]
        return number

    def length(self, number: int) -> int:
        return self._length[self.of(number)]

    def join(self, one: int, other: int) -> bool:
        """Put two groups together where there is room; tell whether they are now."""
        first, second = sorted((self.of(one), self.of(other)))
        if first == second:
            return True
        if self._length[first] + self._length[second] > self._room:
            return False
        self._parent[second] = first
        self._length[first] += self._length[second]
        return True


def _pairs(memories: Sequence[Memory]) -> Iterator[tuple[float, int, int]]:
    """Yield pairs that share rare words, with how much they share, 0 to 1."""
    every = [_words(memory) for memory in memories]
    rarity = Counter(word for found in every for word in found)
    value = {word: log(1 + len(memories) / count) for word, count in rarity.items()}
    listed: dict[str, list[int]] = defaultdict(list)
    for number, found in enumerate(every):
        near: Counter[int] = Counter()
        for word in sorted(found, key=lambda word: (rarity[word], word))[:_RAREST]:
            near.update(listed[word][-_MOST_LISTED:])
            listed[word].append(number)
        for other, _ in near.most_common(_NEIGHBOURS):
            yield _likeness(found, every[other], value), other, number


def _likeness(a: frozenset[str], b: frozenset[str], value: dict[str, float]) -> float:
    common, both = sum(value[word] for word in a & b), sum(value[word] for word in a | b)
    return common / both if both else 0.0


def _words(memory: Memory) -> frozenset[str]:
    return key_words(f"{memory.name.replace('-', ' ')}\n{memory.description}\n{memory.body[:_BODY_CHARACTERS]}")


def _packed(sized: Sequence[tuple[list[int], int]], room: int) -> list[list[int]]:
    """Put groups, in order, into the first of the latest few that has room for them."""
    packed: list[list[int]] = []
    left: list[int] = []
    for members, length in sized:
        place = next((at for at in range(max(0, len(left) - 8), len(left)) if left[at] >= length), None)
        if place is None:
            packed.append(list(members))
            left.append(room - length)
        else:
            packed[place] += members
            left[place] -= length
    return packed
