"""How well a memory answers a request: BM25 over name, description and body, and how much of the request it covers.

A memory is kept only when enough of what is asked about stands in it; that is what lets small talk recall nothing.
The weights and limits here are measured: see `benchmarks/recall.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log

from memoryd.core.recall_entry import Entry
from memoryd.core.recall_query import Concept, Words
from memoryd.core.recall_words import cut

FIELD_WEIGHTS = (1.5, 3.0, 1.0)
"""Of a word in name, description and body."""
USUAL_LENGTHS = (6.0, 20.0, 60.0)
"""Search words in a name, description and body of usual length."""
K1 = 1.2
B = 0.6
PRIOR = 60
"""Memories that are thought to be there beside those there are: in a folder of three, no word is rare."""
LEAST_SCORE = 4.0
"""What a memory must reach to be recalled."""
LEAST_SHARE = 0.2
"""The share of a request that a memory must cover."""
LONE_SHARE = 0.35
"""The same where one thing alone of what is asked about stands in it."""
BODY_SHARE = 0.5
"""How much a thing that stands in the body only counts for that share: what a memory is about, its head names."""
LEAST_OF_BEST = 0.3
"""The share of the best one's score that any other must reach."""


class Ranked:
    """A memory with its score, the share of the request it covers, and the words that were found in it."""

    __slots__ = ("entry", "matched", "score", "share")

    def __init__(self, entry: Entry, score: float, share: float, matched: tuple[str, ...]) -> None:
        self.entry = entry
        self.score = score
        self.share = share
        self.matched = matched


def ranked(
    request: Sequence[Concept], entries: Iterable[Entry], frequencies: Mapping[str, int], total: int
) -> list[Ranked]:
    """Return the memories that answer a request, the best first; those that do not are left out.

    `frequencies` tells in how many of `total` memories a search word stands; one that it does not hold stands in none.
    """
    asked = [_Asked(concept, frequencies, total) for concept in request]
    found = [one for one in (_scored(asked, entry) for entry in entries) if one]
    found.sort(key=lambda one: (-one.score, one.entry.source))
    return [one for one in found if one.score >= LEAST_OF_BEST * found[0].score]


def rarity(frequency: int, total: int) -> float:
    """Return what a search word that stands in so many memories tells (BM25's idf)."""
    return log(1 + (total + PRIOR - frequency + 0.5) / (frequency + 0.5))


def cut_entry(entry: Entry) -> tuple[str, str, str]:
    """Return name, description and body of an entry in search words, cut when they are not yet."""
    if entry.cut is None:
        entry.cut = (cut(entry.name), cut(entry.description), cut(entry.content))
    return entry.cut


class _Asked:
    """One thing that is asked about, with what is the same for each memory: what its ways to be said tell."""

    __slots__ = ("tells", "ways", "weight")

    def __init__(self, concept: Concept, frequencies: Mapping[str, int], total: int) -> None:
        self.weight = concept.weight
        self.tells = _tells(concept.ways[0][0], frequencies, total)
        self.ways = [
            (words, factor, _tells(words, frequencies, total), [f" {word} " for word in words])
            for words, factor in concept.ways
            if all(word in frequencies for word in words)
        ]


def _scored(request: Sequence[_Asked], entry: Entry) -> Ranked | None:
    fields = tuple(f" {text} " for text in cut_entry(entry))
    each = tuple(
        weight / (1 - B + B * (field.count(" ") - 1) / usual)
        for field, weight, usual in zip(fields, FIELD_WEIGHTS, USUAL_LENGTHS, strict=True)
    )
    score = reached = asked = 0.0
    matched: list[str] = []
    for one in request:
        asked += one.weight * one.tells
        value, factor, words = _best(one, fields, each)
        if value:
            score += one.weight * value
            in_head = all(f" {word} " in fields[0] or f" {word} " in fields[1] for word in words)
            reached += one.weight * one.tells * factor * (1.0 if in_head else BODY_SHARE)
            matched.append("+".join(words))
    share = reached / asked if asked else 0.0
    if score < LEAST_SCORE or share < (LEAST_SHARE if len(matched) > 1 else LONE_SHARE):
        return None
    return Ranked(entry, score, share, tuple(matched))


def _best(one: _Asked, fields: Sequence[str], each: Sequence[float]) -> tuple[float, float, Words]:
    """Return how much of a thing stands in a memory, by the way in which it says it best, and how much that counts."""
    found: tuple[float, float, Words] = (0.0, 0.0, ())
    for words, factor, tells, padded in one.ways:
        strength = min(_strength(word, fields, each) for word in padded)
        if strength:
            found = max(found, (factor * strength * tells, factor, words))
    return found


def _strength(padded: str, fields: Sequence[str], each: Sequence[float]) -> float:
    """Return how strongly a word between spaces stands in a memory: BM25's saturation over the weighted fields."""
    weight = sum(field.count(padded) * one for field, one in zip(fields, each, strict=True) if padded in field)
    return weight * (K1 + 1) / (weight + K1)


def _tells(words: Words, frequencies: Mapping[str, int], total: int) -> float:
    return max(rarity(frequencies.get(word, 0), total) for word in words)
