"""Take a request apart into what it asks about, each with the ways in which a memory may say it."""

from __future__ import annotations

from memoryd.core.cjk import is_cjk
from memoryd.core.recall_table import (
    CHINESE_STOP,
    CHINESE_WEAK,
    CHINESE_WHOLE,
    ENGLISH_STOP,
    ENGLISH_WEAK,
    SAME,
)
from memoryd.core.recall_words import pairs, parts, runs, stem, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

MOST_CONCEPTS = 48
"""Things looked for in one request; of a longer one the first count."""
WEAK = 0.3
OTHER_WORD = 0.75
SINGLE = 0.35
WITHIN = 0.7

Words = tuple[str, ...]


class Concept:
    """One thing a request asks about.

    `ways` are the ways to say it: search words that must all stand in a memory, and how much that way counts (0 to 1).
    The first is the request's own. `weight` is how much the thing counts in the request.
    """

    __slots__ = ("ways", "weight")

    def __init__(self, ways: tuple[tuple[Words, float], ...], weight: float) -> None:
        self.ways = ways
        self.weight = weight


def concepts(request: str) -> tuple[Concept, ...]:
    """Return what a request asks about, each thing once, in its order."""
    found: dict[Words, Concept] = {}
    # An English word in a Chinese sentence is a term, also one that says nothing in an English one: 写 any 可以吗.
    stop = frozenset[str]() if _is_chinese(request) else ENGLISH_STOP
    for run in runs(request.replace("'", "").replace("’", "")):
        for concept in _chinese(run) if is_cjk(run[0]) else _english(run, stop):
            found.setdefault(concept.ways[0][0], concept)
            if len(found) == MOST_CONCEPTS:
                return tuple(found.values())
    if len(found) == 1 and _is_one_word(request.strip(), *found):
        # Whoever gives one word asks about it, however common it is.
        return tuple(Concept(concept.ways, 1.0) for concept in found.values())
    return tuple(found.values())


def _is_one_word(request: str, own: Words) -> bool:
    """Tell whether a request is just a word: not one with anything around it, such as 测试一下."""
    return request.isalpha() and (len(own) == len(request) - 1 if is_cjk(request[0]) else True)


def _is_chinese(request: str) -> bool:
    """Tell whether most of what stands in a request is written without spaces between words."""
    return not request.isascii() and 2 * sum(map(is_cjk, request)) > len(request) - request.count(" ")


def _english(run: str, stop: Collection[str]) -> list[Concept]:
    if run.casefold() in stop or (len(run) == 1 and not run.isdigit()):
        return []
    found = parts(run)
    word = run.casefold()
    weight = WEAK if run.isdigit() or _is_weak(word) else 1.0
    ways: list[tuple[Words, float]] = [((whole(run),), 1.0)]
    if len(found) > 1:
        ways.append((tuple(dict.fromkeys(found)), 0.9))
    return [Concept((*ways, *_others(word, whole(run))), weight)]


def _chinese(run: str) -> list[Concept]:
    concepts: list[Concept] = []
    for segment, known in _segments(run):
        if known:
            own = tuple(pairs(segment)) or (segment,)
            weight = WEAK if segment in CHINESE_WEAK else 1.0
            concepts.append(Concept(((own, 1.0), *_others(segment, segment)), weight))
        elif len(segment) == 1:
            concepts.append(Concept((((segment,), 1.0),), SINGLE))
        else:
            each = 1.0 if len(segment) == 2 else WITHIN
            concepts += [Concept((((pair,), 1.0),), WEAK if pair in CHINESE_WEAK else each) for pair in pairs(segment)]
    return concepts


def _segments(run: str) -> list[tuple[str, bool]]:
    """Cut a run into known words and what lies between them; words that say nothing are left out."""
    stop, known = CHINESE_STOP, _CHINESE
    segments: list[tuple[str, bool]] = []
    start = at = 0
    while at < len(run):
        size = next((n for n in (5, 4, 3, 2, 1) if (run[at : at + n] in stop or run[at : at + n] in known)), 0)
        size = min(size, len(run) - at)
        if size > 1 and run[at] in stop and run[at : at + size] in CHINESE_WHOLE and _reaches(run, at + 1, size):
            # 对 and 应用 in 对应用, not 对应.
            size = 1
        if not size:
            at += 1
            continue
        if start < at:
            segments.append((run[start:at], False))
        if run[at : at + size] not in stop:
            segments.append((run[at : at + size], True))
        at += size
        start = at
    if start < len(run):
        segments.append((run[start:], False))
    return segments


def _reaches(run: str, at: int, size: int) -> bool:
    """Tell whether a known word begins here that is as long as the one before it, and ends later."""
    return any(run[at : at + n] in _CHINESE and at + n <= len(run) for n in range(size, 6))


def _others(word: str, own: str) -> list[tuple[Words, float]]:
    """Return the other ways to say a word."""
    return [(way, OTHER_WORD) for way in _ways(word) if way != (own,) and way != tuple(pairs(own))]


def _ways(word: str) -> dict[Words, None]:
    """Return the search words of all that stand for a word in the table; the table is not cut for all its words."""
    if word not in _KNOWN:
        return {}
    lines = [line for line in _LINES if f" {word} " in f" {line} "]
    words = [other for line in lines for other in line.replace("|", " ").split()]
    return dict.fromkeys((tuple(pairs(w)) or (w,)) if is_cjk(w[0]) else (stem(w),) for w in words)


_LINES = SAME.strip().splitlines()
_KNOWN = frozenset(SAME.replace("|", " ").split())
_CHINESE = _KNOWN | CHINESE_WHOLE | CHINESE_WEAK
"""Chinese words that are not cut, and all others of the table."""
_WEAK_STEMS: set[str] = set()


def _is_weak(word: str) -> bool:
    """Tell whether an English word tells little, in whatever form it stands."""
    if not _WEAK_STEMS:
        _WEAK_STEMS.update(map(stem, ENGLISH_WEAK))
    return stem(word) in _WEAK_STEMS
