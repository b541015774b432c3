"""Propose memories without a model: cue patterns for what people say when they mean it to last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from memoryd.core.corrections import PLAIN, corrected, turns_something
from memoryd.core.doubt import asked, at_hand, unsure
from memoryd.core.heard import Heard
from memoryd.core.hearing import LONGEST_MESSAGE, LONGEST_SENTENCE, hear, lead
from memoryd.core.model import Draft, Memory, Op, Request
from memoryd.core.phrasing import draft
from memoryd.core.sentences import sentences
from memoryd.core.text import is_cjk, normalise, slug

MOST_DRAFTS = 40
"""Statements heard in one request at most: nobody lays down more at once, and each is compared with the others."""


def propose(request: Request) -> tuple[Draft, ...]:
    """Return a draft for each statement that its own words mark as lasting, in the order they were typed.

    Only what the person typed counts, and only the sentence that holds the cue becomes evidence. On doubt there is
    no draft: a missed rule is said again, a wrong one misleads for months.
    """
    drafts: list[Draft] = []
    found = (one for turn in request.turns for text in turn.prompts for one in _found(text, request))
    for one in found:
        if all(normalise(one.body) != normalise(other.body) for other in drafts):
            drafts.append(_named_apart(one, request.known, drafts))
        if len(drafts) == MOST_DRAFTS:
            break
    return tuple(drafts)


def _found(text: str, request: Request) -> Iterator[Draft]:
    today = date.fromisoformat(request.today)
    heard = hear(text)
    turned = tuple(_corrections(text, heard, request.known))
    for statement in sorted((*heard, *turned), key=lambda one: one.start):
        new = draft(statement, today, text[statement.start : statement.end])
        target = corrected(new.description, new.type, request.known)
        if target:
            yield replace(new, op=Op.UPDATE, target=target.name, type=_type(new, target))
        elif statement not in turned:
            yield new


def _type(new: Draft, target: Memory) -> str:
    """Keep a correction among what it corrects; only a person's words can have made that."""
    return target.type if target.type in ("user", "feedback") else new.type


def _corrections(text: str, heard: Sequence[Heard], known: Sequence[Memory]) -> Iterator[Heard]:
    """Hear plain statements that turn a known memory around, which need not say that they last."""
    if not known or len(text) > LONGEST_MESSAGE:
        return
    taken = {one.start for one in heard}
    for sentence in sentences(text):
        plain = sentence.text[lead(sentence.text) :].rstrip(" .!。！")
        if sentence.start in taken or sentence.head or len(plain) > LONGEST_SENTENCE or not PLAIN.match(plain):
            continue
        if asked(sentence.text) or unsure(plain) or at_hand(plain, strict=True) or not turns_something(plain):
            continue
        target = corrected(plain, "feedback", known)
        if target is not None:
            yield Heard(target.type or "feedback", plain, "", sentence.start, sentence.end, any(map(is_cjk, plain)))


def _named_apart(found: Draft, known: Sequence[Memory], drafts: Sequence[Draft]) -> Draft:
    """Give a name of its own to what is called like another memory and says something else."""
    if found.op == Op.UPDATE:
        return found
    others = {slug(m.name): m.description for m in known} | {slug(d.name): d.description for d in drafts}
    name, number = found.name, 2
    while slug(name) in others and normalise(others[slug(name)]) != normalise(found.description):
        name, number = f"{found.name} {number}", number + 1
    return replace(found, name=name)
