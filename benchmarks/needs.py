"""Find what the words that a cue hears cannot do without, and write it down, so that most cues are never tried.

    python -m benchmarks.needs

Of each expression, as Python reads it, follows that one of some texts must stand in whatever it matches, one of some
others, and so on. Of each such text three letters are taken (of Chinese ones two) that ordinary words rarely hold, and
of each cue the two sets that ordinary words rarely answer. The tables are written to `english_needs.py` and
`chinese_needs.py` in `memoryd/core/cues`; `tests/core/test_needs.py` holds them against the cues.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

# Python has no other way to see an expression as it reads it.
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any

from benchmarks import ordinary
from benchmarks.columns import filled
from memoryd.core.hearing import CHINESE_WAYS, ENGLISH_WAYS
from memoryd.core.letter_case import lower
from memoryd.core.ways import AND, CUE, Ways, shown
from tests.core.rules_ordinary import ordinary as requests

Needs = list[frozenset[str]]
"""Sets of texts, in small letters: one of each set stands in whatever an expression matches."""

PLACE = Path(__file__).parents[1] / "memoryd" / "core" / "cues"
MOST_TEXTS = 400
MOST_SETS = 2
_WIDEST_RANGE, _MOST_LETTERS = 12, 30
_WIDE = 119
_REPEATS = (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT)


@cache
def needs(written: str, most: int = MOST_TEXTS) -> Needs:
    """Return what an expression needs, whatever the case; of what matches in more ways than `most`, a part."""
    texts, found = _of_all(_parser.parse(written, re.IGNORECASE | re.DOTALL), most)
    return [*found, *_as_need(texts)]


def goes_not_without(written: str, hint: Callable[[str], bool], most: int = MOST_TEXTS) -> bool:
    """Tell that whatever an expression matches, in small letters, holds a text of which `hint` is true.

    False tells nothing: of an expression that matches in too many ways not all is seen.
    """
    return _hinted(_parser.parse(written, re.IGNORECASE | re.DOTALL), hint, most)


def _hinted(parts: Any, hint: Callable[[str], bool], most: int) -> bool:
    texts, found = _of_all(parts, most)
    if any(all(map(hint, some)) for some in (*found, *_as_need(texts))):
        return True
    for kind, value in parts:
        if kind is sre.BRANCH and all(_hinted(branch, hint, most) for branch in value[1]):
            return True
        inner = value[-1] if kind is sre.SUBPATTERN else value if kind is sre.ATOMIC_GROUP else None
        inner = value[1] if kind is sre.ASSERT else value[2] if kind in _REPEATS and value[0] else inner
        if inner is not None and _hinted(inner, hint, most):
            return True
    return False


def _of_all(parts: Iterable[tuple[Any, Any]], most: int) -> tuple[set[str] | None, Needs]:
    """Return all texts that parts in a row can match (None: too many to tell), and what they need."""
    texts, found, whole = {""}, Needs(), True
    for kind, value in parts:
        own, more = _of_one(kind, value, most)
        found += more
        if own is not None and len(texts) * len(own) <= most:
            texts = {before + behind for before in texts for behind in own}
        else:
            found += _as_need(texts)
            last = _common_end(texts)
            texts, whole = {last + text for text in own} if own else {""}, False
    return (texts, found) if whole else (None, [*found, *_as_need(texts)])


def _common_end(texts: set[str]) -> str:
    """Return the last letter of texts, where all of them end with the same."""
    ends = {text[-1:] for text in texts}
    return ends.pop() if len(ends) == 1 else ""


def _of_one(kind: Any, value: Any, most: int) -> tuple[set[str] | None, Needs]:
    if kind is sre.LITERAL:
        return {chr(value).lower()}, []
    if kind in (sre.AT, sre.ASSERT_NOT):
        return {""}, []
    if kind is sre.ASSERT:
        texts, found = _of_all(value[1], most)
        return {""}, [*found, *_as_need(texts)]
    if kind in (sre.SUBPATTERN, sre.ATOMIC_GROUP):
        return _of_all(value[3] if kind is sre.SUBPATTERN else value, most)
    if kind is sre.IN:
        return _of_class(value), []
    if kind in _REPEATS:
        return _of_repeat(value[0], value[1], value[2], most)
    return _of_branch(value[1], most) if kind is sre.BRANCH else (None, [])


def _of_class(members: Sequence[tuple[Any, Any]]) -> set[str] | None:
    letters: set[str] = set()
    for kind, value in members:
        if kind is sre.LITERAL:
            letters.add(chr(value).lower())
        elif kind is sre.RANGE and value[1] - value[0] < _WIDEST_RANGE:
            letters |= {chr(code).lower() for code in range(value[0], value[1] + 1)}
        else:
            return None
    return letters if len(letters) <= _MOST_LETTERS else None


def _of_repeat(least: int, often: int, parts: Any, most: int) -> tuple[set[str] | None, Needs]:
    texts, found = _of_all(parts, most)
    if not least:
        return (texts | {""} if often == 1 and texts is not None else None), []
    return (texts, found) if least == often == 1 else (None, [*found, *_as_need(texts)])


def _of_branch(branches: Sequence[Any], most: int) -> tuple[set[str] | None, Needs]:
    found = [_of_all(branch, most) for branch in branches]
    if all(texts is not None for texts, _ in found):
        every = set().union(*(texts or () for texts, _ in found))
        if len(every) <= most:
            return every, []
    each = [[*more, *_as_need(texts)] for texts, more in found]
    if not all(each):
        return None, []
    return None, [frozenset().union(*(min(some, key=_often) for some in each))]


def _as_need(texts: set[str] | None) -> Needs:
    return [frozenset(texts)] if texts and "" not in texts else []


def pieces(text: str, size: int) -> set[str]:
    """Return all pieces of a text that have up to so many letters."""
    return {text[at : at + many] for many in range(1, size + 1) for at in range(len(text) - many + 1)}


def _often(need: frozenset[str]) -> int:
    """Return about how often ordinary requests hold one of some texts."""
    return sum(min(_common()[piece] for piece in pieces(text, 4)) for text in need)


@cache
def _common() -> Counter[str]:
    return Counter(piece for text in _said() for piece in pieces(lower(text), 4))


def _said() -> tuple[str, ...]:
    return (*ordinary.ENGLISH, *ordinary.CHINESE, *requests())


def table(ways: Ways, said: Sequence[str]) -> list[list[frozenset[str]]]:
    """Return for each cue the pieces of which one must be there, of which another one, and so on; the rarest first."""
    there = [pieces(lower(text), ways.size) for text in said]
    common = Counter(piece for some in there for piece in some)
    return [_rarest(needs(cue.written), ways.size, common, there) for cue in ways.cues]


def _rarest(found: Needs, size: int, common: Counter[str], said: list[set[str]]) -> list[frozenset[str]]:
    """Choose the sets that ordinary requests answer least, together."""
    sets, chosen = [_pieces_of(need, size, common) for need in found], list[frozenset[str]]()
    while sets and len(chosen) < MOST_SETS:
        best = min(sets, key=lambda some: (sum(not some.isdisjoint(text) for text in said), len(some), sorted(some)))
        left = [text for text in said if not best.isdisjoint(text)]
        if len(left) == len(said):
            break
        chosen, said = [*chosen, best], left
    return chosen or sets[:1]


def _pieces_of(need: frozenset[str], size: int, common: Counter[str]) -> frozenset[str]:
    """Return a piece of each text, few and rare ones."""
    chosen: set[str] = set()
    for text in sorted(need, key=lambda text: (len(text), text)):
        own = pieces(text, size)
        if chosen.isdisjoint(own):
            chosen.add(min(own, key=lambda piece: (common[piece], -len(piece), piece)))
    return frozenset(chosen)


def _written(rows: list[list[frozenset[str]]]) -> str:
    """Return a table as it stands in its module, in lines of a width at which a Chinese letter counts for two."""
    words = [
        word for row in rows for word in (CUE, *f" {AND} ".join(" ".join(map(shown, sorted(s))) for s in row).split())
    ]
    return 'NEEDS = r"""\n' + "\n".join(filled(words, _WIDE)) + '\n"""\n'


def main() -> int:
    """Write the tables."""
    for language, ways, is_ascii in (("English", ENGLISH_WAYS, True), ("Chinese", CHINESE_WAYS, False)):
        rows = table(ways, [text for text in _said() if text.isascii() is is_ascii])
        place = PLACE / f"{language.lower()}_needs.py"
        place.write_text(f"{_HEAD.format(language)}\n{_written(rows)}", encoding="utf-8")
    return 0


_HEAD = '''"""What each {} cue needs to be said, in the order of the cues: pieces of words, of which one must be there.

Written by `benchmarks/needs.py`; not to be changed by hand.
"""
'''

if __name__ == "__main__":
    sys.exit(main())
