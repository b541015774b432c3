"""Find the words that justify a memory where they were said."""

from __future__ import annotations

from collections.abc import Callable, Collection

from memoryd.core.expressions import expression
from memoryd.core.model import Evidence, MemoryType, Speaker, Turn, Utterance
from memoryd.core.text import in_one_word, is_cjk, normalise, normalise_with_spans

_LEAST_WEIGHT = 6
_AROUND_WORDS = expression(r"'(?<![a-z\d]')|'(?![a-z\d])")
"""A quote mark, as normalised, that is no apostrophe within a word."""
_ENDS = " .!?…,;:"
_Spans = tuple[tuple[int, int], ...]

PERSON = frozenset({Speaker.USER})
CONVERSATION = frozenset({Speaker.USER, Speaker.ASSISTANT})


def speakers_for(kind: str) -> frozenset[Speaker]:
    """Return whose words a memory of a type may rest on: the person's alone, or all that was said."""
    return PERSON if kind in (MemoryType.USER, MemoryType.FEEDBACK) else CONVERSATION


def find(quote: str, turn: Turn, speakers: Collection[Speaker]) -> Evidence | None:
    """Return where one of these speakers said the quote, or None.

    Case, width, white space and quote marks may differ, and what ends a sentence; words may not be cut in two, and a
    quote must be long enough to mean something. What a person pasted is nobody's word.
    """
    return _search(quote, turn, lambda said: said.speaker in speakers and not said.pasted)


def find_anywhere(quote: str, turn: Turn) -> Evidence | None:
    """Return where the quote stands in the turn's material, whoever said or pasted it."""
    return _search(quote, turn, lambda said: True)


def says_enough(quote: str) -> bool:
    """Tell whether a quote is long enough to justify anything: two words of six letters, or three Chinese ones."""
    normal = normalise(quote)
    letters = [c for c in normal if c.isalnum()]
    weight = sum(2 if is_cjk(c) else 1 for c in letters)
    several = " " in normal or sum(map(is_cjk, letters)) >= 2
    return several and weight >= _LEAST_WEIGHT


def _search(quote: str, turn: Turn, counts: Callable[[Utterance], bool]) -> Evidence | None:
    if not says_enough(quote):
        return None
    wanted = normalise(quote)
    for loosely in (False, True):
        wanted = _loose(wanted) if loosely else wanted
        for index, said in enumerate(turn.material):
            if counts(said) and (span := _span(wanted, said.text, loosely=loosely)):
                start, end = span
                return Evidence(said.text[start:end], said.speaker, index, start, end)
    return None


def _loose(normal: str) -> str:
    """Return a normalised text without quote marks around words, and without what ends it."""
    return _AROUND_WORDS.sub("", normal).replace("。", ".").strip(_ENDS)


def _loose_spans(normal: str, spans: _Spans) -> tuple[str, _Spans]:
    dropped = {match.start() for match in _AROUND_WORDS.finditer(normal)}
    kept = [at for at in range(len(normal)) if at not in dropped]
    return "".join(normal[at] for at in kept).replace("。", "."), tuple(spans[at] for at in kept)


def _span(wanted: str, text: str, *, loosely: bool) -> tuple[int, int] | None:
    plain = normalise(text)
    if wanted not in (_AROUND_WORDS.sub("", plain).replace("。", ".") if loosely else plain):
        return None
    normal, spans = normalise_with_spans(text)
    if loosely:
        normal, spans = _loose_spans(normal, spans)
    at = normal.find(wanted)
    while at >= 0:
        end = at + len(wanted)
        if _whole_words(normal, at, end) and _whole_characters(spans, at, end):
            return spans[at][0], spans[end - 1][1]
        at = normal.find(wanted, at + 1)
    return None


def _whole_words(normal: str, at: int, end: int) -> bool:
    opens = at == 0 or not in_one_word(normal[at - 1], normal[at])
    closes = end == len(normal) or not in_one_word(normal[end - 1], normal[end])
    return opens and closes


def _whole_characters(spans: _Spans, at: int, end: int) -> bool:
    """Refuse to cut a character that normalises to several (`㎞`, `ﬁ`)."""
    return (at == 0 or spans[at - 1] != spans[at]) and (end == len(spans) or spans[end - 1] != spans[end])
