"""Propose memories without a model: cue patterns for what people say when they mean it to last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from memoryd.core.clauses import lead, stated
from memoryd.core.corrections import corrects, goes_back, may_correct, of_all_answers
from memoryd.core.doubt import asked, at_hand, unsure
from memoryd.core.expressions import expression
from memoryd.core.heard import Heard
from memoryd.core.hearing import LONGEST_MESSAGE, LONGEST_SENTENCE, hear
from memoryd.core.model import Draft, Memory, Op, Request
from memoryd.core.not_meant import hearsay
from memoryd.core.phrasing import draft
from memoryd.core.restated import changes, touched
from memoryd.core.retiring import ended, may_end, tells_instead
from memoryd.core.scope import lasting
from memoryd.core.sentences import sentences
from memoryd.core.text import END_MARKS, is_cjk, normalise, slug

_NAMED_RULE = expression(
    r"[这那](?:一)?[条个](?=规矩|规则|规定|约定|要求|记忆|习惯|取消|作废|不算|不用管|$)"
    r"|\bthat (?:rule|memory|note|convention)\b",
    re.IGNORECASE,
)
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
    heard = tuple(one for one in hear(text) if not one.unlikely)
    turned = tuple(_corrections(text, heard, request.known))
    over = dict(_endings(text, request.known, today))
    replaced = set()
    for statement in sorted((*heard, *turned), key=lambda one: one.start):
        quote = text[statement.start : statement.end]
        statement = _with_what_it_goes_back_to(statement, quote)
        new = draft(statement, today, quote)
        # What ends something says of what: no memory but that is meant, however near.
        elsewhere = statement.weighed and statement.start not in over and may_end(stated(quote))
        opposed = () if elsewhere else corrects(new.description, new.type, request.known)
        if statement.weighed and not opposed and not elsewhere and (near := touched(new.description, request.known)):
            if statement.start in over or not changes(quote):
                continue
            opposed = near
        if len(opposed) == 1:
            # Where it may not be changed the gate says so, and the person can see it.
            replaced.add(statement.start)
            yield replace(new, op=Op.UPDATE, target=opposed[0].name, type=_type(new, opposed[0]))
        elif statement not in turned and statement.start not in over and (not opposed or lasting(quote)):
            yield new
    yield from (ending for start, ending in over.items() if start not in replaced)


def _with_what_it_goes_back_to(heard: Heard, quote: str) -> Heard:
    """Return what was heard with the clause before it that says what is used again: 换回 npm 了，别再用 pnpm."""
    whole = stated(quote).rstrip(END_MARKS)
    return replace(heard, statement=whole) if heard.statement in whole and goes_back(whole) else heard


def _type(new: Draft, target: Memory) -> str:
    """Keep a correction among what it corrects; only a person's words can have made that."""
    return target.type if target.type in ("user", "feedback") else new.type


def _corrections(text: str, heard: Sequence[Heard], known: Sequence[Memory]) -> Iterator[Heard]:
    """Hear plain statements that turn a known memory around, which need not say that they last."""
    if not known or len(text) > LONGEST_MESSAGE:
        return
    taken = {one.start for one in heard}
    for sentence in sentences(text):
        plain = stated(sentence.text).rstrip(END_MARKS)
        if sentence.start in taken or sentence.head or len(plain) > LONGEST_SENTENCE or not may_correct(plain):
            continue
        if (
            asked(sentence.text)
            or unsure(plain)
            or hearsay(plain)
            or (at_hand(plain, strict=True) and not of_all_answers(plain))
        ):
            continue
        opposed = corrects(plain, "feedback", known)
        if len(opposed) == 1:
            yield Heard(opposed[0].type or "feedback", plain, "", sentence.start, sentence.end, any(map(is_cjk, plain)))


def _endings(text: str, known: Sequence[Memory], today: date) -> Iterator[tuple[int, Draft]]:
    """Yield what becomes of a memory for each sentence that plainly ends it, by where the sentence begins."""
    if not known or len(text) > LONGEST_MESSAGE:
        return
    for sentence in sentences(text):
        plain = stated(sentence.text)
        if (
            sentence.head
            or len(plain) > LONGEST_SENTENCE
            or asked(plain)
            or unsure(plain)
            or hearsay(plain)
            or at_hand(_NAMED_RULE.sub("", plain), strict=False)
        ):
            continue
        if gone := ended(plain, known):
            said = sentence.text[lead(sentence.text) :]
            if tells_instead(said):
                kind, chinese = gone.type or "project", any(map(is_cjk, said))
                heard = Heard(kind, said, "", sentence.start, sentence.end, chinese, kind == "project")
                yield sentence.start, replace(draft(heard, today, sentence.text), op=Op.UPDATE, target=gone.name)
            else:
                yield sentence.start, _retirement(gone, sentence.text)


def _retirement(gone: Memory, quote: str) -> Draft:
    return Draft(
        op=Op.RETIRE,
        target=gone.name,
        name=gone.name,
        description=gone.description,
        type=gone.type,
        body="",
        evidence=quote,
    )


def _named_apart(found: Draft, known: Sequence[Memory], drafts: Sequence[Draft]) -> Draft:
    """Give a name of its own to what is called like another memory and says something else."""
    if found.op != Op.CREATE:
        return found
    others = {slug(m.name): m.description for m in known} | {slug(d.name): d.description for d in drafts}
    name, number = found.name, 2
    while slug(name) in others and normalise(others[slug(name)]) != normalise(found.description):
        name, number = f"{found.name} {number}", number + 1
    return replace(found, name=name)
