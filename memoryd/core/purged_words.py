"""Texts that a person had removed for good, known again by a keyed hash and never kept themselves.

A text is compared by its words alone, so that case, width and the marks between words do not hide it. A window of its
length moves over what comes in; where the hash of the window is that of a removed text, it is covered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from memoryd.core.errors import MemorydError
from memoryd.core.expressions import expression
from memoryd.core.model import ToolCall, Turn
from memoryd.core.text import in_one_word, is_cjk, normalise, normalise_with_spans

COVER = "(purged)"
"""What stands in its place; harmless in YAML, JSON and markdown."""
LEAST_WEIGHT = 5
MOST_CHARACTERS = 2_000
SURE_CHARACTERS = 12
"""From this length on, and with digits among its letters, a text is found within longer words as well."""

_BETWEEN = expression(r"[\W_]+")
_RUN = expression(r"[\W_]+|[^\W_]+")


@dataclass(frozen=True, slots=True)
class Mark:
    """A removed text: its hash under the key, its length as it is compared, whether only whole words count."""

    digest: str
    length: int
    whole: bool


def mark(text: str, key: bytes) -> Mark:
    """Return the mark of a text; MemorydError when it cannot be removed."""
    plain = removable(text)
    whole = len(plain) < SURE_CHARACTERS and not any(c.isdigit() or is_cjk(c) for c in plain)
    return Mark(_hash(plain, key), len(plain), whole)


def removable(text: str) -> str:
    """Return the words of a text; MemorydError when it is too short to be told from other words, or too long."""
    plain = words_of(text)
    if sum(2 if is_cjk(c) else 1 for c in plain if c != " ") < LEAST_WEIGHT:
        remedy = "give five letters or digits of it, or three Chinese characters"
        raise MemorydError("the text is too short to remove", remedy)
    if len(plain) > MOST_CHARACTERS:
        raise MemorydError("the text is too long to remove in one piece", "give a part of it that stands for it")
    return plain


def words_of(text: str) -> str:
    """Return the words of a text in one spelling, a space between two; none beside Chinese characters."""
    plain = _BETWEEN.sub(" ", normalise(text)).strip()
    return (
        plain
        if plain.isascii()
        else "".join(c for at, c in enumerate(plain) if c != " " or not _touches_cjk(plain, at))
    )


def without(text: str, words: str, cover: str = COVER) -> str:
    """Return the text with each place covered that has these words (as `words_of` gives them), within others too."""
    if words not in words_of(text):
        return text
    place = _Place(text)
    starts: list[int] = []
    at = place.stream.find(words)
    while at >= 0:
        starts.append(at)
        at = place.stream.find(words, at + 1)
    return place.covered([(start, start + len(words)) for start in starts], cover)


def covered(text: str, marks: Sequence[Mark], key: bytes) -> str:
    """Return the text with every removed text in it covered."""
    found = list(_found(words_of(text), marks, key)) if marks else []
    if not found:
        return text
    place = _Place(text)
    # Where one spelling is reached in two ways, what is covered is what is seen with its places.
    again = _found(place.stream, marks, key)
    return place.covered(
        [(at, at + mark.length) for at, mark in again if not mark.whole or place.whole(at, mark.length)]
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
    """A text, its words in one spelling, and where each character of them stands."""

    def __init__(self, text: str) -> None:
        self._text = text
        plain, spans = normalise_with_spans(text)
        characters: list[str] = []
        self._spans: list[tuple[int, int]] = []
        for match in _RUN.finditer(plain):
            run = match[0]
            if run[0].isalnum():
                characters += run
                self._spans += spans[match.start() : match.end()]
            elif match.start() > 0 and match.end() < len(plain) and not _beside_cjk(plain, match):
                characters.append(" ")
                self._spans.append((spans[match.start()][0], spans[match.end() - 1][1]))
        self.stream = "".join(characters)

    def whole(self, at: int, length: int) -> bool:
        """Tell whether a part of the stream is whole words."""
        end = at + length
        return not in_one_word(self.stream[at - 1 : at] or " ", self.stream[at]) and not in_one_word(
            self.stream[end - 1], self.stream[end : end + 1] or " "
        )

    def covered(self, runs: Sequence[tuple[int, int]], cover: str = COVER) -> str:
        """Return the text with these parts of the stream covered; those that touch each other are one."""
        parts: list[str] = []
        done = 0
        for first, last in sorted(runs):
            start, end = self._spans[first][0], self._spans[last - 1][1]
            if start >= done:
                parts += (self._text[done:start], cover)
            done = max(done, end)
        return "".join((*parts, self._text[done:]))


def _touches_cjk(plain: str, at: int) -> bool:
    return is_cjk(plain[at - 1]) or is_cjk(plain[at + 1])


def _beside_cjk(plain: str, match: re.Match[str]) -> bool:
    return is_cjk(plain[match.start() - 1]) or is_cjk(plain[match.end()])


def _found(stream: str, marks: Sequence[Mark], key: bytes) -> Iterator[tuple[int, Mark]]:
    for length in {mark.length for mark in marks}:
        wanted = {mark.digest: mark for mark in marks if mark.length == length}
        for at in range(len(stream) - length + 1):
            if mark := wanted.get(_hash(stream[at : at + length], key)):
                yield at, mark


def _hash(words: str, key: bytes) -> str:
    return blake2b(words.encode("utf-8", "replace"), key=key, digest_size=16).hexdigest()
