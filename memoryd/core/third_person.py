"""Speak of the person in the third person, so that no reader takes "I" for itself; where that is not certain, quote.

Certain is what one verb says whose form is known, with nothing joined to it that would need another form.
"""

from __future__ import annotations

import re

from memoryd.core.cues.english_words import ACTIONS, HABITS
from memoryd.core.expressions import expression

_HOW = (
    r"(?:(?:really|strongly|generally|usually|normally|typically|always|never|much|personally|still|also|already|often"
    r"|mainly|primarily|mostly|rarely|definitely|greatly|only ever|almost always|only|very much|just|sometimes) )*"
)
_MODAL = r"(?:can|could|will|would|may|might|must|should|cannot|can't|won't|couldn't|wouldn't|shouldn't)\b"
_PAST = (
    r"(?:was|had|wrote|got|went|made|said|did|saw|came|took|knew|thought|found|ran|built|learned|learnt|taught|spent"
    r"|left|began|grew|became|used|moved|worked|lived|switched|started|studied|stopped|decided|changed|joined)\b"
)
_BASE = expression(
    rf"(?:{HABITS}|{ACTIONS}|like|love|hate|dislike|detest|need|know|live|speak|come|understand|own|favou?r|drive"
    r"|mean|care|teach|study|struggle|appreciate|enjoy|learn|manage|lead|do|go|mind|rely|tend|agree|believe)\b",
    re.IGNORECASE,
)
_I = expression(r"\bi(?:'m|'ve|'d|'ll)?\b(?![./-])", re.IGNORECASE)
_JOINED = expression(
    rf"\b(?:and|but|or|yet) {_HOW}(?:don't|do not|dont|doesn't|am|was|have|has|can't|{HABITS}|like"
    r"|love|hate|dislike|need|know|live|speak|read|prefer|think|feel|try|find)\b",
    re.IGNORECASE,
)
_REPHRASED = (
    (expression(r"my name(?:'s| is)\b", re.IGNORECASE), "the user's name is"),
    (expression(r"(?:you can |please )?call me\b", re.IGNORECASE), "call the user"),
    (expression(r"my\b", re.IGNORECASE), "the user's"),
)
_FORMS: tuple[tuple[str, str], ...] = (
    (r"i(?:'m| am) not\b", "is not"),
    (r"(?:i'm|i am|im)\b", "is"),
    (r"i(?:'ve| have)\b", "has"),
    (r"i(?:'d| would)\b", "would"),
    (r"i(?:'ll| will)\b", "will"),
    (rf"i ({_HOW})(?:don't|do not|dont)\b", r"\1does not"),
    (rf"i ({_HOW})didn't\b", r"\1did not"),
    (rf"i ({_HOW}(?:do )?{_MODAL})", r"\1"),
    (rf"i ({_HOW}{_PAST})", r"\1"),
    (rf"i ({_HOW})do (?={_BASE.pattern})", r"\1does "),
)
_SUBJECT = tuple((expression(pattern, re.IGNORECASE), form) for pattern, form in _FORMS)
_SIMPLE = expression(rf"i (?P<how>{_HOW})(?P<verb>[a-z]+)\b", re.IGNORECASE)
_LATER = tuple(
    (expression(pattern, re.IGNORECASE), instead)
    for pattern, instead in (
        (r"\b(?:i'm|i am)\b", "they are"),
        (r"\bi was\b", "they were"),
        (r"\bi've\b", "they have"),
        (r"\bi'd\b", "they would"),
        (r"\bi'll\b", "they will"),
        (r"\bi\b(?![./-])", "they"),
        (r"\bmyself\b", "themselves"),
        (r"\bmine\b", "theirs"),
        (r"\bmy\b", "their"),
        (r"\bme\b", "them"),
    )
)
_MODAL_END = expression(rf"\b{_MODAL}$", re.IGNORECASE)
_IRREGULAR = {"have": "has", "do": "does", "go": "goes"}


def of_the_user(plain: str) -> str:
    """Return an English statement with `the user` for the person who speaks, or in quote marks as it was said."""
    for pattern, instead in _REPHRASED:
        if said := pattern.match(plain):
            return _certain("", instead, plain[said.end() :]) or _quoted(plain)
    first = _I.search(plain)
    if not first:
        return plain
    verb = _verb(plain[first.start() :])
    told = _certain(plain[: first.start()], f"the user {verb[0]}", verb[1]) if verb else None
    # A lone small `i` may be the name of a variable; what is said of it stays as it is.
    return told or (plain if first[0] == "i" and not verb else _quoted(plain))


def _certain(before: str, subject: str, rest: str) -> str | None:
    """Return the pieces as one, unless a verb that is joined to the first would need a form of its own."""
    if _JOINED.search(rest) and not _MODAL_END.search(subject):
        return None
    return _capital(_later(before) + subject + _later(rest))


def _quoted(plain: str) -> str:
    return f"The user says: “{_capital(plain)}”"


def _verb(rest: str) -> tuple[str, str] | None:
    for pattern, form in _SUBJECT:
        if said := pattern.match(rest):
            return said.expand(form), rest[said.end() :]
    said = _SIMPLE.match(rest)
    if not said or not _BASE.fullmatch(said["verb"]):
        return None
    return said["how"] + third_person(said["verb"]), rest[said.end() :]


def third_person(verb: str) -> str:
    """Return the form of a plain English verb that follows `she`."""
    verb = verb.lower()
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2:-1] not in "aeiou" else f"{verb}s"


def _later(text: str) -> str:
    for pattern, instead in _LATER:
        text = pattern.sub(instead, text)
    return text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:] if text.startswith(("the user", "call the", "i ", "i'")) else text
