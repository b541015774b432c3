"""Find where words stand, in any case, much quicker than an expression that begins with one of them can be searched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from memoryd.core.letter_case import lower


class WordPlaces:
    """The places of words in one text; each word is looked for once, however many expressions begin with it."""

    def __init__(self, text: str) -> None:
        """Take the text; words are asked for in lower case."""
        self.text = text
        self.folded = lower(text)
        self._places: dict[str, list[int]] = {}

    def any(self, words: Sequence[str]) -> bool:
        """Tell whether one of the words stands in the text."""
        folded = self.folded
        for word in words:  # noqa: SIM110 (asked of every text that comes in, and so in half the time)
            if word in folded:
                return True
        return False

    def matches(self, pattern: re.Pattern[str], words: Sequence[str]) -> Iterator[re.Match[str]]:
        """Yield what a search for the pattern finds, each of whose matches begins with one of the words."""
        return _matches(pattern, self.text, self.of_any(words))

    def folded_matches(self, pattern: re.Pattern[str], words: Sequence[str]) -> Iterator[re.Match[str]]:
        """Yield the same of the text in lower case, whose places are those of the text."""
        return _matches(pattern, self.folded, self.of_any(words))

    def of(self, word: str) -> list[int]:
        """Return where a word begins, in order; none of these words begins within itself."""
        if word not in self._places:
            before = self.folded.split(word)[:-1] if word in self.folded else ()
            ends = accumulate(len(part) + len(word) for part in before)
            self._places[word] = [end - len(word) for end in ends]
        return self._places[word]

    def of_any(self, words: Sequence[str]) -> list[int]:
        """Return where any of the words begins, in order."""
        found = [places for word in words if (places := self.of(word))]
        return found[0] if len(found) == 1 else sorted({place for places in found for place in places})


def least(words: Iterable[str]) -> tuple[str, ...]:
    """Return the words that hold no other of them: a text that holds none of these holds none of all."""
    every = tuple(dict.fromkeys(words))
    return tuple(word for word in every if not any(other in word for other in every if other != word))


def _matches(pattern: re.Pattern[str], text: str, places: Sequence[int]) -> Iterator[re.Match[str]]:
    done = 0
    for place in places:
        if place >= done and (match := pattern.match(text, place)):
            yield match
            done = max(match.end(), place + 1)
