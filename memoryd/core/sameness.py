"""Whether two memories say the same, told without a model, and silent on doubt.

A memory is taken apart into statements. Two statements are alike when neither has a word in place of another one's
(that is how `staging` and `production`, `3` and `5`, tabs and spaces differ), the order agrees, and nothing that one
of them negates is affirmed by the other. Words that only lend weight, and the few synonyms below, do not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from memoryd.core.body_labels import LABEL_WORDS
from memoryd.core.expressions import expression
from memoryd.core.han import simplified
from memoryd.core.manner import LONG, SHORT, manner
from memoryd.core.meaning_words import (
    CJK_SAME,
    CLAUSE,
    EXCEPT,
    INSTEAD,
    NOT,
    PREFER_OVER,
    canonical,
    weight,
    words_of_relation,
)
from memoryd.core.model import Memory
from memoryd.core.text import END_MARKS, is_cjk, normalise, words
from memoryd.core.word_order import displaced, turned_about

ALIKE = 0.85
"""The least share of words two statements have in common to be alike; measured on the gold pairs in the tests."""
NEAR = 0.6
"""From here on, two statements that are not alike speak of one thing and say different things about it."""
ORDER = 0.5
STRICT_ORDER = 0.8

_BREAK = expression(r"(?<=[.!?;])\s+|[。！？；\n]+")
_LABEL = expression(rf"^[\s>*_#-]{{0,20}}{LABEL_WORDS}[\s*_]{{0,6}}[:：][\s*_]{{0,6}}", re.I)
_RUN = expression(r"\d+(?:[.:/-]\d+)+|[^\W_]+")
_PIECE = expression(r"[\x00-\x7f]+|[^\x00-\x7f]+")
_USE_AND_NOT = expression(r"(?<![不别要勿再])(用[^，,。；;、：:\n]{1,24}?)(?=(?:别|不要|不)(?:再)?用[^，,。；;、\s])")
"""Two clauses that nothing parts: 用 pnpm 别用 npm."""
_SHORT = 40
_LETTER = expression(r"(?<=[./:@-])[ai]\b|\b[ai](?=[./@-]\w)")
"""A letter of an address or a name, which is no article there."""
_NUMBER = expression(r"\d+(?:[.:/-]\d+)+")


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence as it is compared: what it affirms, what it negates, and which word follows which.

    `content` holds every word that carries meaning, `tokens` all of them as they stand. `excepts`: it leaves something
    out of what it says.
    """

    plain: str
    affirmed: frozenset[str]
    negated: frozenset[str]
    order: frozenset[tuple[str, str]]
    relations: frozenset[str]
    content: frozenset[str]
    tokens: tuple[str, ...] = ()
    excepts: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """What a memory says: its description, and its body in statements."""

    memory: Memory
    claim: Statement
    body: tuple[Statement, ...]

    @property
    def every(self) -> tuple[Statement, ...]:
        """Return the claim and all else."""
        return (self.claim, *self.body)


def said(memory: Memory) -> Said:
    """Take a memory apart into what it says; one without a description claims what its body says first."""
    body = tuple(meant(piece) for piece in _pieces(memory.body))
    claim = meant(memory.description)
    return Said(memory, body[0] if body and not claim.content else claim, body)


def statements(text: str) -> Iterator[Statement]:
    """Yield the statements of a text, without markdown and labels such as `**Why:**`."""
    yield from map(statement, _pieces(text))


def _pieces(text: str) -> Iterator[str]:
    return (piece for piece in _BREAK.split(text) if statement(piece).content)


def meant(sentence: str) -> Statement:
    """Return a sentence as it is held against others: what only says how answers are to be, in one set of words.

    So all ways to ask for short answers are the same in both languages, and the opposite of all that ask for long ones.
    """
    plain = statement(sentence)
    told = manner(plain.plain)
    if not told:
        return plain
    length = frozenset(("answer length",)) if told & {SHORT, LONG} else frozenset()
    negated = length if LONG in told else frozenset()
    affirmed = told - {SHORT, LONG} | length - negated
    return Statement(plain.plain, affirmed, negated, frozenset(), frozenset(), affirmed | negated)


@lru_cache(maxsize=1_024)
def statement(sentence: str) -> Statement:
    """Return one sentence as it is compared; what is new is held against many, and what is known comes again."""
    plain = normalise(simplified(_LABEL.sub("", sentence))).replace("n't", " not").replace("’", "'")
    for word, same in CJK_SAME:
        plain = plain.replace(word, same)
    lettered = _LETTER.sub(r"\g<0>\g<0>\g<0>", plain)
    affirmed, negated = _sides(_USE_AND_NOT.sub(r"\1，", lettered))
    ordered = NOT.sub(" not ", INSTEAD.sub(" not ", lettered))
    every = _tokens(ordered)
    tokens = tuple(token for token in every if token not in weight())
    relations = frozenset(_tokens(plain)) & words_of_relation()
    order = frozenset(pairwise(tokens))
    affirms, excepts = affirmed - negated, EXCEPT.search(plain) is not None
    known = affirmed | negated
    return Statement(plain.strip(END_MARKS), affirms, negated, order, relations, known, tuple(every), excepts)


def alike(one: Statement, other: Statement) -> bool:
    """Tell whether two statements say the same, or one says it more fully."""
    if one.plain == other.plain:
        return True
    a, b = one.content, other.content
    if not (a <= b or b <= a) or contradicts(one, other):
        return False
    strict = bool(one.relations or other.relations)
    if one.excepts is not other.excepts or share(a, b) < ALIKE:
        return False
    if in_order(one, other) < (STRICT_ORDER if strict else ORDER):
        return False
    return not displaced(one.tokens, other.tokens, weight()) and not turned_about(
        one.tokens, other.tokens, one.relations
    )


def contradicts(one: Statement, other: Statement) -> bool:
    """Tell whether one of them negates what the other affirms."""
    return bool(one.negated & other.affirmed or other.negated & one.affirmed)


def covers(fuller: Said, other: Said) -> bool:
    """Tell whether all that one memory says stands in the other one."""
    return all(any(alike(mine, yours) for mine in fuller.every) for yours in other.every)


def twins(one: Said, other: Said) -> bool:
    """Tell whether two memories say the very same, whatever else stands in their files."""
    return one.claim == other.claim and one.body == other.body


def same(one: Said, other: Said) -> bool:
    """Tell whether two memories of one type say the same, so that one file can hold both.

    Their claims are alike or one says all the other does, and nothing in either contradicts the other.
    """
    if one.memory.type != other.memory.type:
        return False
    if twins(one, other):
        return True
    if not (alike(one.claim, other.claim) or covers(one, other) or covers(other, one)):
        return False
    return not any(_at_odds(mine, yours) for mine in one.every for yours in other.every)


def telling(words: frozenset[str], rarity: Mapping[str, int]) -> Sequence[str]:
    """Return a statement's rarest words, so many that the rarest one of each narrower one like it is among them.

    What is alike lacks at most `(2 - 2 * ALIKE) / (2 - ALIKE)` of the other one's words.
    """
    lacking = (2 - 2 * ALIKE) / (2 - ALIKE)
    return sorted(words, key=lambda word: (rarity[word], word))[: int(lacking * len(words)) + 1]


def _at_odds(one: Statement, other: Statement) -> bool:
    """Tell whether two statements speak of one thing and cannot both stand in one memory."""
    a, b = one.content, other.content
    if share(a, b) < NEAR or alike(one, other):
        return False
    narrower = a < b or b < a
    return not narrower or contradicts(one, other)


def share(a: frozenset[str], b: frozenset[str]) -> float:
    """Return how much two sets of words have in common, 0 to 1: twice what is common over all."""
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 0.0


def in_order(one: Statement, other: Statement) -> float:
    """Return how much of the shorter one's order of words is kept in the other, 0 to 1."""
    fewest = min(len(one.order), len(other.order))
    return len(one.order & other.order) / fewest if fewest else 1.0


def _sides(plain: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return what a sentence affirms and what it negates."""
    affirmed: set[str] = set()
    negated: set[str] = set()
    for clause in CLAUSE.split(plain):
        head, turned = _turned(clause or "")
        negated |= _content(turned)
        (negated if NOT.search(head) else affirmed).update(_content(NOT.sub(" ", head)))
    return frozenset(affirmed), frozenset(negated)


def _turned(clause: str) -> tuple[str, str]:
    """Cut a clause where a word turns around only what follows (`instead of`, `prefer … over`)."""
    over = PREFER_OVER.search(clause)
    if over:
        return clause[: over.end(1)], clause[over.end() :]
    instead = INSTEAD.search(clause)
    return (clause[: instead.start()], clause[instead.end() :]) if instead else (clause, "")


def _content(text: str) -> frozenset[str]:
    return frozenset(_tokens(text)) - weight()


def _tokens(text: str) -> list[str]:
    """Return words as they are compared: English ones by their stem, Chinese ones by character, numbers as they are."""
    return [token for run in _RUN.findall(text) for token in (_known(run) if len(run) <= _SHORT else _of_run(run))]


def _of_run(run: str) -> tuple[str, ...]:
    if _NUMBER.fullmatch(run):
        return (run,)
    tokens: list[str] = []
    for piece in _PIECE.findall(run):
        if any(c.isdigit() for c in piece):
            tokens.append(piece)
        elif piece.isascii():
            tokens += [canonical().get(word, word) for word in words(piece)]
        elif is_cjk(piece[0]):
            tokens += list(piece)
        else:
            tokens += words(piece)
    return tuple(tokens)


_known = lru_cache(maxsize=16_384)(_of_run)
