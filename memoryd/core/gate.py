"""Accept or reject what an extractor proposes, whatever it says about itself.

A draft passes when it is meant to last, is whole, holds no secret, rests on words that the right speaker typed, and
is neither a twin of a memory nor an attack on one. Each rejection gives its reason in a short sentence for a person.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import astuple, dataclass, field, replace
from datetime import date

from memoryd.core.accepted import created, updated
from memoryd.core.across import same_across, same_in_meaning
from memoryd.core.agent_marks import said_by
from memoryd.core.bygone import bygone
from memoryd.core.clauses import lead
from memoryd.core.doubt import asked, unsure, without_courtesy
from memoryd.core.evidence import PERSON, find, find_anywhere, says_enough, speakers_for
from memoryd.core.founded import DESCRIPTION_LIMIT, founded
from memoryd.core.instructing import instructs
from memoryd.core.missed_corrections import as_correction, named
from memoryd.core.model import Draft, Evidence, Memory, MemoryType, Op, Scope, Speaker, Turn, Verdict
from memoryd.core.own_words import refusal as own_words
from memoryd.core.own_words import stood_against
from memoryd.core.purged_words import COVER
from memoryd.core.redaction import holds_secret, redact, redact_draft
from memoryd.core.retiring import ends
from memoryd.core.scope import lasting, temporary
from memoryd.core.sentences import sentence_around
from memoryd.core.text import normalise, one_line, printable
from memoryd.core.tombstones import Tombstone, hit, refusal
from memoryd.core.twins import repeats, same_name
from memoryd.core.uncut import sentences_of, uncut

NAME_LIMIT = 120
BODY_LIMIT = 4_000
QUOTE_LIMIT = 240


class _Rejected(Exception):
    """Carry the reason of a rejection from the rule that found it to the verdict."""


@dataclass(slots=True)
class _Scene:
    """What one call of the gate knows: the turn, the memories, and what it has accepted so far."""

    turn: Turn
    known: Sequence[Memory]
    source: str
    today: str
    taken: Collection[str]
    buried: Sequence[Tombstone] = ()
    agents_may_instruct: bool = False
    language: str = "auto"
    accepted: list[Memory] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)


def judge(
    drafts: Sequence[Draft],
    turn: Turn,
    known: Sequence[Memory],
    *,
    source: str,
    today: str,
    taken: Collection[str] = (),
    buried: Sequence[Tombstone] = (),
    agents_may_instruct: bool = False,
    language: str = "auto",
) -> tuple[Verdict, ...]:
    """Return a verdict on each draft, in order.

    `source` is what the file will name as its origin (agent/session/turn), `today` the ISO date it is dated with.
    `taken` are file names that are in use beside those of `known`: broken files keep theirs. `buried` is what the
    person took away. What rests on the assistant's text is no instruction, unless `agents_may_instruct`. `language` is
    the one that memories are written in, "auto" the person's own.
    """
    scene = _Scene(turn, known, source, today, taken, buried, agents_may_instruct, language)
    return tuple(_verdict(draft, scene) for draft in drafts)


def _verdict(draft: Draft, scene: _Scene) -> Verdict:
    try:
        _refuse_secret(draft)
        whole = _whole(_printable(draft))
        clean = as_correction(whole, _untouched(scene), sentences_of(whole.evidence, scene.turn))
        target = _target(clean, scene)
        evidence = _evidence(clean, target, scene.turn)
        _refuse_temporary(clean, evidence, scene.turn)
        _refuse_instructing(evidence, scene)
        _refuse_doubtful(clean, evidence, scene.turn)
        if target and clean.op == Op.RETIRE:
            return _retired(draft, target, evidence, scene)
        _expires(clean, scene.today)
        clean = _founded(clean, target, evidence, scene)
        _refuse_buried(clean, evidence, scene)
        _refuse_twin(clean, target, scene)
        memory = said_by(_memory(clean, target, evidence, scene), evidence.speaker)
    except _Rejected as rejected:
        return Verdict(redact_draft(draft), accepted=False, reason=redact(str(rejected)))
    scene.accepted.append(memory)
    told = replace(draft, op=clean.op, target=clean.target)
    return Verdict(told, accepted=True, evidence=evidence, memory=memory)


def _untouched(scene: _Scene) -> list[Memory]:
    """Return the memories that nothing in this turn has changed or retired so far."""
    touched = {*scene.gone, *(memory.file for memory in scene.accepted)}
    return [memory for memory in scene.known if memory.file not in touched]


def _founded(draft: Draft, target: Memory | None, evidence: Evidence, scene: _Scene) -> Draft:
    """Return a draft as far as words bear it out; a name that was made here is no other memory's."""
    found = founded(
        draft, target, evidence, scene.turn, scene.today,
        agents_may_instruct=scene.agents_may_instruct, language=scene.language,
    )  # fmt: skip
    name, number = found.name, 2
    others = [memory for memory in (*scene.known, *scene.accepted) if memory.file not in scene.gone]
    while target is None and name != draft.name and any(same_name(name, other.name) for other in others):
        name, number = f"{found.name} {number}", number + 1
    return replace(found, name=name)


def _retired(draft: Draft, target: Memory, evidence: Evidence, scene: _Scene) -> Verdict:
    around = sentence_around(scene.turn.material[evidence.index].text, evidence.start, evidence.end)
    if not ends(around, target):
        raise _Rejected(f"would retire “{target.name}”, and its quote does not say that this is over")
    scene.gone.append(target.file)
    return Verdict(replace(draft, type=target.type), accepted=True, evidence=evidence, memory=target)


def _printable(draft: Draft) -> Draft:
    return replace(
        draft,
        name=one_line(draft.name, NAME_LIMIT),
        description=one_line(draft.description, DESCRIPTION_LIMIT),
        body=printable(draft.body).strip(),
        evidence=printable(draft.evidence).strip(),
        target=one_line(draft.target, NAME_LIMIT),
    )


def _whole(draft: Draft) -> Draft:
    if draft.op not in tuple(Op):
        raise _Rejected(f"asks for “{_short(draft.op)}”, which is neither create, update nor retire")
    if draft.scope != Scope.PERSISTENT:
        raise _Rejected("is marked as meant for the current task only")
    if draft.op == Op.RETIRE:
        return draft
    if draft.type not in tuple(MemoryType):
        raise _Rejected(f"has the unknown type “{_short(draft.type)}”")
    for part in ("name", "description", "body"):
        if not any(map(str.isalnum, getattr(draft, part))):
            raise _Rejected(f"has no {part}")
    if len(draft.body) > BODY_LIMIT:
        raise _Rejected(f"is longer than {BODY_LIMIT} characters")
    return draft


def _refuse_secret(draft: Draft) -> None:
    """Refuse what a secret was taken out of as well: what is left of it says nothing, or not what was meant."""
    if any(map(holds_secret, {draft, _printable(draft)})):
        raise _Rejected("holds a secret")
    if any(COVER in part for part in astuple(draft)):
        raise _Rejected("holds a text that you purged")


def _target(draft: Draft, scene: _Scene) -> Memory | None:
    if draft.op == Op.CREATE:
        if reason := stood_against(draft, scene.known):
            raise _Rejected(reason)
        return None
    target = named(draft.target, scene.known)
    if target is None:
        raise _Rejected(f"would {draft.op} “{_short(draft.target)}”, which does not exist")
    verb = "change" if draft.op == Op.UPDATE else "retire"
    if reason := own_words(target, verb):
        raise _Rejected(reason)
    if target.file in (*scene.gone, *(memory.file for memory in scene.accepted)):
        raise _Rejected(f"would {verb} “{target.name}” a second time in one turn")
    return target


def _evidence(draft: Draft, target: Memory | None, turn: Turn) -> Evidence:
    types = {draft.type, target.type if target else draft.type}
    allowed = frozenset.intersection(*(speakers_for(kind) for kind in types))
    if draft.op == Op.RETIRE:
        allowed = PERSON
    evidence = find(draft.evidence, turn, allowed)
    if evidence is None:
        raise _Rejected(_why_unfounded(draft, turn))
    return uncut(evidence, turn)


def _why_unfounded(draft: Draft, turn: Turn) -> str:
    if not normalise(draft.evidence):
        return "gives no words that justify it"
    if not says_enough(draft.evidence):
        return f"its quote “{_short(draft.evidence)}” is too short to justify anything"
    if (elsewhere := find_anywhere(draft.evidence, turn)) is None:
        return "its quote is not in the conversation"
    if elsewhere.speaker is Speaker.USER:
        return "its quote stands in pasted text, not in what you typed"
    return f"its quote was said by the {elsewhere.speaker}, not by you"


def _refuse_instructing(evidence: Evidence, scene: _Scene) -> None:
    """Refuse an order in the assistant's text: it repeats in its own voice what pages and tools told it."""
    if evidence.speaker is Speaker.USER or scene.agents_may_instruct:
        return
    around = sentence_around(scene.turn.material[evidence.index].text, evidence.start, evidence.end)
    if instructs(around):
        raise _Rejected(f"is an instruction that only the {evidence.speaker} gave: “{_short(around)}”")


def _refuse_temporary(draft: Draft, evidence: Evidence, turn: Turn) -> None:
    around = sentence_around(turn.material[evidence.index].text, evidence.start, evidence.end)
    said = evidence.quote if lasting(evidence.quote) else around
    for text in (said, draft.name, draft.description, draft.body):
        if phrase := temporary(text):
            raise _Rejected(f"said for this task only: “{_short(phrase)}”")


def _refuse_buried(draft: Draft, evidence: Evidence, scene: _Scene) -> None:
    """Refuse what a person took away; a memory's file holds no more of its quote than is compared here."""
    if tombstone := hit(replace(draft, evidence=one_line(evidence.quote, QUOTE_LIMIT)), scene.buried):
        raise _Rejected(refusal(tombstone))


def _refuse_doubtful(draft: Draft, evidence: Evidence, turn: Turn) -> None:
    """Refuse to make a rule, a trait of the person, or a fact that is an order of what was only asked or guessed."""
    fact = draft.op != Op.RETIRE and speakers_for(draft.type) is not PERSON
    if fact and evidence.speaker is not Speaker.USER:
        return
    for sentence in sentence_around(turn.material[evidence.index].text, evidence.start, evidence.end).split("\n"):
        plain = without_courtesy(sentence[lead(sentence) :])
        told = not fact or instructs(plain)
        if told and asked(plain):
            raise _Rejected(f"rests on a question: “{_short(sentence)}”")
        if told and unsure(plain):
            raise _Rejected(f"rests on a guess, or on somebody else's word: “{_short(sentence)}”")
        if draft.op != Op.RETIRE and draft.type == MemoryType.FEEDBACK and bygone(plain):
            raise _Rejected(f"tells how it was, not how it is to be: “{_short(sentence)}”")


def _refuse_twin(draft: Draft, target: Memory | None, scene: _Scene) -> None:
    new = Memory(name=draft.name, description=draft.description, type=draft.type, body=draft.body)
    others = [m for m in scene.known if m.file not in scene.gone and (target is None or m.file != target.file)]
    for other in (*others, *scene.accepted):
        if same_name(draft.name, other.name) and target is None:
            raise _Rejected(f"there is already a memory called “{other.name}”")
        if repeats(new, other) or same_across(new, other) or same_in_meaning(new, other):
            raise _Rejected(f"says the same as “{other.name}”")
    if target is not None and repeats(new, target, fully=True):
        raise _Rejected(f"“{target.name}” says so already")


def _memory(draft: Draft, target: Memory | None, evidence: Evidence, scene: _Scene) -> Memory:
    draft = replace(draft, evidence=one_line(evidence.quote, QUOTE_LIMIT), expires=_expires(draft, scene.today))
    others = (*scene.known, *scene.accepted)
    if target is None:
        return created(draft, others, scene.taken, source=scene.source, today=scene.today)
    return updated(draft, target, others, source=scene.source, today=scene.today)


def _expires(draft: Draft, today: str) -> str:
    try:
        day = date.fromisoformat(draft.expires.strip()).isoformat()
    except ValueError:
        return ""
    if day < today:
        raise _Rejected(f"was over on {day}")
    return day


def _short(text: str) -> str:
    return one_line(text, 60)
