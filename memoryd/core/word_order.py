"""Whether the same words say the same in the order in which they stand: who does what to whom, what comes first.

Told without grammar, from two statements of which one holds all the words of the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

MOST_TOKENS = 400
"""What is longer is no statement any more, and is not looked into."""


def displaced(one: Sequence[str], other: Sequence[str], light: Collection[str] = ()) -> bool:
    """Tell whether a word stands in another one's place, as in "tabs in Go, spaces in Python" and the reverse.

    What only stands elsewhere, and has nothing of the other one in its place, is moved. `light` words do not count.
    """
    if one == other:
        return False
    if max(len(one), len(other)) > MOST_TOKENS:
        return True
    changes = set(_changes(one, other))
    if any({*old} - {*light} and {*new} - {*light} for old, new in changes):
        return True
    # Around what was found in both of them the rest changed sides: "A then B" has lost "then B" and gained "B then".
    lost = {tuple(sorted(old)): old for old, new in changes if not new}
    gained = {tuple(sorted(new)): new for old, new in changes if not old}
    return any(lost[words] != gained[words] for words in lost.keys() & gained.keys())


def turned_about(one: Sequence[str], other: Sequence[str], relations: Collection[str]) -> bool:
    """Tell whether what stands before a word of relation in one statement stands behind it in the other (A, then B)."""
    for word in relations:
        if one.count(word) == other.count(word) == 1:
            before, behind = _sides(one, word)
            turned_before, turned_behind = _sides(other, word)
            if before & turned_behind and behind & turned_before:
                return True
    return False


def _changes(one: Sequence[str], other: Sequence[str]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    from difflib import SequenceMatcher

    for kind, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if kind != "equal":
            yield tuple(one[a:b]), tuple(other[c:d])


def _sides(tokens: Sequence[str], word: str) -> tuple[set[str], set[str]]:
    """Return what stands only before a word, and only behind it."""
    at = tokens.index(word)
    before, behind = set(tokens[:at]), set(tokens[at + 1 :])
    return before - behind, behind - before
