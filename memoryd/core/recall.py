"""What is recalled: how much at most, what a selector picked, what was chosen; and memories at hand as an index.

Memories are chosen in `pipeline.recalling`, and told in `core.recall_answer`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from memoryd.core.recall_entry import Entry
from memoryd.core.recall_query import Concept
from memoryd.core.recall_rank import Ranked, cut_entry


class Limits:
    """How much is recalled: memories, of those that hold always, and characters of the answer."""

    __slots__ = ("always_items", "characters", "items")

    def __init__(self, items: int = 5, always_items: int = 5, characters: int = 4_000) -> None:
        self.items = items
        self.always_items = always_items
        self.characters = characters


class Selection:
    """What a selector picked, the best first; `by` is its name, `note` says why another one had to stand in, or ""."""

    __slots__ = ("by", "note", "picks")

    def __init__(self, picks: Sequence[Ranked], by: str, note: str = "") -> None:
        self.picks = tuple(picks)
        self.by = by
        self.note = note


class Chosen:
    """What is recalled: `always` holds whatever the request, `found` answers it; `by` and `note` as in Selection."""

    __slots__ = ("always", "by", "characters", "found", "note")

    def __init__(
        self, always: Sequence[Entry], found: Sequence[Ranked], by: str, note: str = "", characters: int = 4_000
    ) -> None:
        self.always = tuple(always)
        self.found = tuple(found)
        self.by = by
        self.note = note
        self.characters = characters


class EntryIndex:
    """A RecallIndex over memories at hand, in plain Python; quick enough for some hundred of them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = tuple(entries)
        self._holding: dict[str, set[int]] = {}
        for number, entry in enumerate(self._entries):
            for word in {word for field in cut_entry(entry) for word in field.split(" ")}:
                self._holding.setdefault(word, set()).add(number)

    def size(self) -> int:
        """Return how many memories there are."""
        return len(self._entries)

    def always(self) -> Sequence[Entry]:
        """Return the memories that hold for everything."""
        return [entry for entry in self._entries if entry.always]

    def frequencies(self, words: Collection[str]) -> Mapping[str, int]:
        """Return in how many memories each search word stands; those that stand in none are left out."""
        return {word: len(self._holding[word]) for word in words if word in self._holding}

    def candidates(self, words: Sequence[str]) -> Sequence[Entry]:
        """Return the memories that hold any of these search words."""
        numbers = set[int]().union(*(self._holding.get(word, ()) for word in words))
        return [self._entries[number] for number in sorted(numbers)]

    def every(self) -> Sequence[Entry]:
        """Return all memories."""
        return self._entries


MOST_WORDS = 12
"""Search words by which candidates are looked for, the rarest first."""
MOST_MATCHES = 2_000
"""Memories, counted once for each word that stands in them, beyond which no commoner word is looked for."""


def rarest(asked: Sequence[Concept], frequencies: Mapping[str, int]) -> list[str]:
    """Return the search words to look for candidates by: those that tell most, and stand in any memory at all."""
    words: dict[str, float] = {}
    for concept in asked:
        for way, factor in concept.ways:
            there = [word for word in way if word in frequencies]
            if len(there) == len(way):
                word = min(there, key=lambda each: frequencies[each])
                words[word] = max(words.get(word, 0.0), concept.weight * factor)
    chosen: list[str] = []
    matches = 0
    for word in sorted(words, key=lambda each: frequencies[each] / words[each])[:MOST_WORDS]:
        matches += frequencies[word]
        if chosen and matches > MOST_MATCHES:
            break
        chosen.append(word)
    return chosen
