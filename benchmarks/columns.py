"""Put words in lines of a width in which a Chinese letter counts for two, as a terminal shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from unicodedata import east_asian_width


def wide(text: str) -> int:
    """Return how many columns a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def filled(words: Iterable[str], width: int) -> Iterator[str]:
    """Yield words in lines of at most so many columns; a word that is wider stands alone."""
    line = ""
    for word in words:
        if line and wide(line) + 1 + wide(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
