"""Tell whether a new memory repeats one that is known: in its words, or in what they mean."""

from __future__ import annotations

import re

from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.expressions import expression
from memoryd.core.model import Memory
from memoryd.core.sameness import Said, Statement, alike, contradicts, meant, said, same, statement
from memoryd.core.text import END_MARKS, bare, normalise, slug

_EVER = expression(r"\b(never|not|don't|do not),? ever\b", re.IGNORECASE)
_PLEASE = expression(
    r"(?:^|(?<=, )|(?<=\. ))(?:please|pls)\b,? ?|,? (?:please|pls)\b|^(?:请|麻烦|以后|今后|从现在起|往后)+(?=\S{2})"
    r"|^(?:from now on|going forward),? |,? (?:from now on|going forward)$",
    re.IGNORECASE,
)
_AHEAD = expression(
    r"^(?P<where>(?:in|on|for|with|within|inside|during|at|before|after|when|whenever|every time)"
    r" [^,.;:]{2,60}), (?P<rule>[^,;:]{4,})$",
    re.IGNORECASE,
)
_VERB = expression(rf"(?:(?:always|please|only) )*{ACTIONS} (?=\S+ \S)", re.IGNORECASE)
_LABELLED = expression(r"\n+\*\*(?:Why|How to apply):?\*\*.*", re.DOTALL)


def repeats(new: Memory, known: Memory, *, fully: bool = False) -> bool:
    """Tell whether a memory says what a known one says; `fully` asks that its description and its body both do.

    The same words are the same whatever the type and the marks of the sentences. What only means the same may not say
    more than the known one does, and be of another type only where it is a rule said again without its verb.
    """
    pairs = ((new.description, known.description), (_rule(new.body), _rule(known.body)))
    word_for_word = [bool(bare(mine)) and bare(plainly(mine)) == bare(plainly(theirs)) for mine, theirs in pairs]
    if fully:
        return all(word_for_word) and bare(new.body) == bare(known.body)
    return any(word_for_word) or _means_the_same(new, known)


def _means_the_same(new: Memory, known: Memory) -> bool:
    mine, theirs = _said(new), _said(known)
    if not _nothing_new(mine.claim, theirs):
        return False
    return same(mine, theirs) or (known.type == "feedback" and _said_again(mine.claim, theirs))


def _said_again(claim: Statement, theirs: Said) -> bool:
    """Tell whether a claim is a known rule's own, or all of it but the verb ("unit tests with Jest")."""
    rules = (theirs.claim, statement(_VERB.sub("", plainly(theirs.memory.description))))
    return any(alike(claim, rule) for rule in rules) and not any(contradicts(claim, one) for one in theirs.every)


def _nothing_new(claim: Statement, theirs: Said) -> bool:
    every = frozenset().union(*(one.content for one in theirs.every))
    return bool(claim.content) and claim.content <= every


def _said(memory: Memory) -> Said:
    """Take a memory apart as it would be said plainly: no politeness, and where it holds said last."""
    found = said(memory)
    return Said(memory, meant(plainly(memory.description)), found.body)


def _rule(body: str) -> str:
    """Return what a body says without its reason and its use."""
    return _LABELLED.sub("", body.strip())


def plainly(text: str) -> str:
    """Return a statement as it would be said without politeness and emphasis, and with where it holds said last."""
    text = _PLEASE.sub("", _EVER.sub(r"\1", text.strip().strip(END_MARKS))).strip(END_MARKS)
    ahead = _AHEAD.match(text)
    return f"{ahead['rule']} {ahead['where']}" if ahead else text


def same_name(name: str, other: str) -> bool:
    """Tell whether two names are one: compared as files do, but not where that cuts them short."""
    return slug(name) == slug(other) and (
        len(normalise(name)) <= len(slug(name)) + 4 or normalise(name) == normalise(other)
    )
