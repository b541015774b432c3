"""Tell what nobody types because there is so much of it: a paragraph of thousands of characters, dozens of lines.

Whoever sends so much at once pasted it, or had it piped in; what they typed stands before it or behind it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

PARAGRAPH = 3_000
LINES = 40
"""From so many characters, or lines without a blank one between them, on a paragraph was put in."""
MESSAGE = 6_000
"""Where more is left than so many characters, what stands between its first and its last paragraph was put in."""


def in_bulk(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where text stands that is too much to be typed, as slices of lines go; blank lines part it."""
    if len(lines) < LINES and sum(map(len, lines)) <= PARAGRAPH:
        return
    typed = []
    for start, end in _paragraphs(lines):
        if end - start >= LINES or sum(map(len, lines[start:end])) > PARAGRAPH:
            yield start, end
        else:
            typed.append((start, end))
    if len(typed) > 2 and sum(len(line) for start, end in typed for line in lines[start:end]) > MESSAGE:
        yield from typed[1:-1]


def _paragraphs(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    begun: int | None = None
    for at, line in enumerate(lines):
        if line.strip():
            begun = at if begun is None else begun
        elif begun is not None:
            yield begun, at
            begun = None
    if begun is not None:
        yield begun, len(lines)
