"""Texts that a person had removed for good, known again by a keyed hash and never kept themselves.

A text is compared by its letters and digits alone, so that spaces, marks, case and width do not hide it. A window of
its length moves over what comes in; where the hash of the window is that of a removed text, it is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from memoryd.core.errors import MemorydError
from memoryd.core.model import ToolCall, Turn
from memoryd.core.text import is_cjk, normalise, normalise_with_spans

COVER = "[purged]"
LEAST_WEIGHT = 5
MOST_CHARACTERS = 2_000
SURE_CHARACTERS = 12
"""From this length on, and with digits among its letters, a text is found within longer words as well."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A removed text: its hash under the key, how many letters and digits it has, whether only whole words count."""

    digest: str
    length: int
    whole: bool


def mark(text: str, key: bytes) -> Mark:
    """Return the mark of a text; MemorydError when it is too short to be told from other words, or too long."""
    letters = letters_of(text)
    if sum(2 if is_cjk(c) else 1 for c in letters) < LEAST_WEIGHT:
        raise MemorydError("the text is too short to remove", "give at least five letters or digits of it")
    if len(letters) > MOST_CHARACTERS:
        raise MemorydError("the text is too long to remove in one piece", "give a part of it that stands for it")
    whole = len(letters) < SURE_CHARACTERS and not any(c.isdigit() for c in letters) and not is_cjk(letters[0])
    return Mark(_hash(letters, key), len(letters), whole)


def letters_of(text: str) -> str:
    """Return the letters and digits of a text in one spelling, without anything between them."""
    plain = text.casefold() if text.isascii() else normalise(text)
    return "".join(filter(str.isalnum, plain))


def without(text: str, letters: str) -> str:
    """Return the text with each place covered that has these letters and digits in a row, within words too."""
    if letters not in letters_of(text):
        return text
    place = _Place(text)
    starts: list[int] = []
    at = place.stream.find(letters)
    while at >= 0:
        starts.append(at)
        at = place.stream.find(letters, at + 1)
    return place.covered([(start, start + len(letters)) for start in starts])


def covered(text: str, marks: Sequence[Mark], key: bytes) -> str:
    """Return the text with every removed text in it covered."""
    found = list(_found(letters_of(text), marks, key)) if marks else []
    if not found:
        return text
    place = _Place(text)
    return place.covered(
        [(at, at + mark.length) for at, mark in found if not mark.whole or place.whole(at, mark.length)]
    )


def covered_turn(turn: Turn, cover: Callable[[str], str]) -> Turn:
    """Return the turn with every word of it covered."""
    return replace(
        turn,
        words=tuple(replace(word, text=cover(word.text)) for word in turn.words),
        final=None if turn.final is None else cover(turn.final),
        calls=tuple(ToolCall(call.name, cover(call.target)) for call in turn.calls),
    )


class _Place:
    """A text, the letters and digits in it, and where each of them stands."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._plain, spans = normalise_with_spans(text)
        self._places = [at for at, c in enumerate(self._plain) if c.isalnum()]
        self._spans = [spans[at] for at in self._places]
        self.stream = "".join(self._plain[at] for at in self._places)

    def whole(self, at: int, length: int) -> bool:
        """Tell whether letters from `at` on are whole words."""
        first, last = self._places[at], self._places[at + length - 1] + 1
        opens = first == 0 or not self._plain[first - 1].isalnum()
        return opens and (last == len(self._plain) or not self._plain[last].isalnum())

    def covered(self, runs: Sequence[tuple[int, int]]) -> str:
        """Return the text with these runs of letters covered; runs that touch each other are one."""
        parts: list[str] = []
        done = 0
        for first, last in sorted(runs):
            start, end = self._spans[first][0], self._spans[last - 1][1]
            if start >= done:
                parts += (self._text[done:start], COVER)
            done = max(done, end)
        return "".join((*parts, self._text[done:]))


def _found(stream: str, marks: Sequence[Mark], key: bytes) -> Iterator[tuple[int, Mark]]:
    for length in {mark.length for mark in marks}:
        wanted = {mark.digest: mark for mark in marks if mark.length == length}
        for at in range(len(stream) - length + 1):
            if mark := wanted.get(_hash(stream[at : at + length], key)):
                yield at, mark


def _hash(letters: str, key: bytes) -> str:
    return blake2b(letters.encode("utf-8", "replace"), key=key, digest_size=16).hexdigest()
