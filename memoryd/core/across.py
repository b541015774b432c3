"""Tell whether two memories say the same in Chinese and in English; silent wherever it is not plain.

Chinese words that have one meaning in this trade are read as their English ones, and the English ones of a line of the
recall's table as its first. Both must then affirm and negate just the same words, a name among them that both spell
alike (`pnpm`): a word that nobody can read for sure, or a scope that only one of them names, keeps them apart.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from memoryd.core.cjk import has_cjk
from memoryd.core.expressions import expression
from memoryd.core.han import simplified
from memoryd.core.model import Memory
from memoryd.core.recall_table import SAME
from memoryd.core.sameness import ALIKE, Statement, share, statements
from memoryd.core.tongue import names

_MORE = (
    ("数据库", "database"), ("周一", "monday"), ("周二", "tuesday"), ("周三", "wednesday"), ("周四", "thursday"),
    ("周五", "friday"), ("周六", "saturday"), ("周日", "sunday"), ("推送", "push"), ("推", "push"), ("跑", "run"),
    ("写", "write"), ("装", "install"), ("之前", "before"), ("以前", "before"), ("前", "before"), ("之后", "after"),
    ("后", "after"),
    *((word, "") for word in ("所有", "每次", "全部", "永远", "往", "里", "上", "在")),
)  # fmt: skip
"""What more Chinese words mean, or do not tell, where a text is only held against one that is known."""
_NEAR_ACROSS = 0.8
_WORD = expression(r"[A-Za-z]{2,}")
_LABELS = expression(r"^\s*\*\*[^*\n]{2,20}\*\*[:：]?", re.MULTILINE)


def same_across(new: Memory, known: Memory) -> bool:
    """Tell whether a new memory says in the other language what a known one says, and no more than that."""
    if has_cjk(new.description) == has_cjk(known.description):
        return False
    if _names(new.description).isdisjoint(_names(known.description)):
        return False
    theirs = [*_read(known.description), *_read(known.body)]
    return all(any(_alike(mine, one) for one in theirs) for mine in (*_read(new.description), *_read(new.body)))


def means_the_same(one: str, other: str) -> bool:
    """Tell whether two lines say nearly the same, in whichever of the two languages each of them is."""
    (mine, my_bans), (theirs, their_bans) = meaning(one), meaning(other)
    least = ALIKE if has_cjk(one) == has_cjk(other) else _NEAR_ACROSS
    all_mine, all_theirs = mine | my_bans, theirs | their_bans
    if len(all_mine) < 2 or len(all_theirs) < 2 or bool(my_bans) != bool(their_bans):
        return False
    nested = (mine <= theirs and my_bans <= their_bans) or (theirs <= mine and their_bans <= my_bans)
    return nested and share(all_mine, all_theirs) >= least


def same_in_meaning(new: Memory, known: Memory) -> bool:
    """Tell whether a new memory affirms and negates just what a known one does, read as English, and adds nothing."""
    mine, theirs = meaning(new.description), meaning(known.description)
    if mine != theirs or len(mine[0] | mine[1]) < 2 or _order(new.description) != _order(known.description):
        return False
    (affirmed, negated), (held, held_off) = meaning(new.body), meaning(f"{known.description}\n{known.body}")
    return affirmed <= held and negated <= held_off


def _order(text: str) -> frozenset[object]:
    return frozenset(relation for one in _read(text) for relation in one.relations)


@lru_cache(maxsize=512)
def meaning(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return what a text affirms and what it negates, its words read as English."""
    for word, reading in _MORE:
        text = text.replace(word, f" {reading} ")
    found = [*_read(text)]
    return frozenset().union(*(s.affirmed for s in found)), frozenset().union(*(s.negated for s in found))


def _alike(one: Statement, other: Statement) -> bool:
    return one.affirmed == other.affirmed and one.negated == other.negated and one.relations == other.relations


def _read(text: str) -> Iterator[Statement]:
    """Yield what a text states, its words read as those of one language."""
    text = simplified(_LABELS.sub("", text))
    chinese, english = _readings()
    for word, reading in chinese:
        text = text.replace(word, f" {reading} ")
    yield from statements(_WORD.sub(lambda word: english.get(word[0].lower(), word[0]), text))


def _names(text: str) -> frozenset[str]:
    """Return the words in Latin letters that are no English of the table: what both languages spell alike."""
    _, english = _readings()
    return names(text) - english.keys()


@cache
def _readings() -> tuple[tuple[tuple[str, str], ...], dict[str, str]]:
    """Return the Chinese words of one meaning with its English word, the longest first, and what English ones mean."""
    lines = [tuple(side.split() for side in line.split("|")) for line in SAME.strip().splitlines()]
    pairs = [(english, chinese) for english, chinese in lines]
    meanings = Counter(word for _, chinese in pairs for word in chinese)
    meant = Counter(word for english, _ in pairs for word in english)
    readings = [(word, english[0]) for english, chinese in pairs for word in chinese if meanings[word] == 1]
    heads = {word: english[0] for english, _ in pairs for word in english if meant[word] == 1}
    return tuple(sorted(readings, key=lambda pair: -len(pair[0]))), heads
