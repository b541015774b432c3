"""Write what was heard as a memory: a name, one line, and a body with rule, reason and use."""

from __future__ import annotations

import re
from datetime import date

from memoryd.core.dates import absolute, last_day
from memoryd.core.heard import Heard
from memoryd.core.model import Draft
from memoryd.core.text import normalise, one_line, slug

DESCRIPTION_LIMIT = 200
_NAME_WORDS = 7
_NAME_CHARACTERS = 28

_ADDRESSED = re.compile(
    r"^(?:please|then|also|and|so|that|always make sure (?:to|that)|you (?:should|must|need to|have to|can)"
    r"|i (?:want|need|expect) you to|i'd like you to|i would like you to|make sure (?:to|that you|you)|be sure to"
    r"|try to|let's|remember to)[, ]+(?=\S)",
    re.IGNORECASE,
)
_ADDRESSED_CHINESE = re.compile(
    r"^(?:请你?|麻烦你?|你要?|我(?:希望|想要?|要求|需要)你|务必请|那么?|就|那)(?:以后|今后)?[，,]?(?=\S{3})"
)
_LASTLY = re.compile(r"(?:,? (?:please|ok|okay|thanks|thank you|right|again))+$", re.IGNORECASE)
_LASTLY_CHINESE = re.compile(r"(?:[，,\s]*(?:谢谢|好吗|可以吗|哈|啊|哦|吧|了哈|喔|呀|好不好))+$")
_WHEN = re.compile(
    r"\b((?:when|whenever|before|after|while|every time|each time|in every|for every|on every|if) [^,;]{4,120})$",
    re.IGNORECASE,
)
_WHEN_FIRST = re.compile(r"^((?:when|whenever|before|after|every time|each time|if|once) [^,;]{4,120}),", re.IGNORECASE)
_WHEN_CHINESE = re.compile(
    r"((?:每次|在|所有|遇到|每当)?[^，,。；;]{1,24}?(?:之前|之后|以前|的时候|时候|前|后|时))(?=[，,]|都|要|必须"
    r"|一律|先|请|务必|不要|记得|跑|用|统一)"
)
_SELF = (
    (r"^i am not\b|^i'm not\b", "The user is not"),
    (r"^(?:i'm|im|i am)\b", "The user is"),
    (r"^i(?:'ve| have)\b", "The user has"),
    (r"^i(?:'d| would) like\b", "The user would like"),
    (r"^i (?:don't|do not|dont)\b", "The user does not"),
    (r"^i (?:can't|cannot) stand\b", "The user cannot stand"),
    (r"^my name(?:'s| is)\b", "The user's name is"),
    (r"^(?:you can )?call me\b", "Call the user"),
    (r"^my\b", "The user's"),
    (r"^(?:as you know,? )i'm\b", "The user is"),
)
_I_DO = re.compile(
    r"^(?P<lead>.{0,60}?)\bi (?P<how>(?:(?:really|strongly|generally|usually|normally|typically|always|never|much"
    r"|personally|still|also|already|often|mainly|primarily|mostly|rarely|definitely|greatly|only ever"
    r"|almost always|only|do|very much) )*)(?P<verb>[a-z]+)\b",
    re.IGNORECASE,
)
_IRREGULAR = {"have": "has", "do": "does", "go": "goes", "can't": "cannot"}
_THEIRS = (
    (r"\bi'm\b|\bi am\b", "they are"),
    (r"\bi've\b", "they have"),
    (r"\bi'd\b", "they would"),
    (r"\bi\b", "they"),
    (r"\bmy\b", "their"),
    (r"\bme\b", "them"),
    (r"\bmine\b", "theirs"),
    (r"\bmyself\b", "themselves"),
)
_ADDRESS = re.compile(r"https?://\S+|\b20\d\d-\d\d-\d\d\b")
_WEAK_WORDS = (
    "a an the and or of to for in on at is are be it its that this so as with we our you your i my me us please "
    "always should must do does will would can user users there from by into than then when if has have had was "
    "were these those but"
)
_WEAK = frozenset(_WEAK_WORDS.split())


def draft(heard: Heard, today: date, quote: str) -> Draft:
    """Return the memory that a statement makes; `quote` is the verbatim sentence it rests on."""
    statement = _statement(heard, today)
    why = absolute(heard.why, today) if heard.dated else heard.why
    parts = [statement]
    if why:
        parts.append(f"**Why:** {_sentence(why, chinese=heard.chinese)}")
    if use := _use(heard, statement):
        parts.append(f"**How to apply:** {_sentence(use, chinese=heard.chinese)}")
    head, *rest = parts
    return Draft(
        name=_name(statement, chinese=heard.chinese),
        description=one_line(statement, DESCRIPTION_LIMIT),
        type=heard.type,
        body=f"{head}\n\n" + "\n".join(rest) if rest else head,
        evidence=quote,
        expires=last_day(heard.statement, today) if heard.dated else "",
    )


def _statement(heard: Heard, today: date) -> str:
    plain = heard.statement
    if heard.chinese:
        plain = _LASTLY_CHINESE.sub("", _ADDRESSED_CHINESE.sub("", plain).strip(" ，,；;：:"))
        if heard.type == "user":
            plain = re.sub(r"我(?!们)", "用户", plain)
    else:
        plain = _LASTLY.sub("", plain.strip(" ,;:-–—*_.!"))
        while stripped := _ADDRESSED.match(plain):
            plain = plain[stripped.end() :]
        plain = _of_the_user(plain)
    return _sentence(absolute(plain, today) if heard.dated else plain, chinese=heard.chinese)


def _of_the_user(plain: str) -> str:
    """Speak of the person in the third person, so that no reader takes "I" for itself."""
    for pattern, instead in _SELF:
        said = re.match(pattern, plain, re.IGNORECASE)
        if said:
            return instead + _theirs(plain[said.end() :])
    said = _I_DO.match(plain)
    if not said:
        return plain
    how, verb = said["how"], said["verb"]
    does = f"{how}{verb}" if re.search(r"\bdo $", how) else f"{how}{_third_person(verb)}"
    return f"{_theirs(said['lead'])}the user {does}{_theirs(plain[said.end() :])}"


def _third_person(verb: str) -> str:
    verb = verb.lower()
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2:-1] not in "aeiou" else f"{verb}s"


def _theirs(text: str) -> str:
    for pattern, instead in _THEIRS:
        text = re.sub(pattern, instead, text, flags=re.IGNORECASE)
    return text


def _sentence(text: str, *, chinese: bool) -> str:
    text = " ".join(text.split()).strip(" ,;，；")
    if not text:
        return text
    first = text.split(maxsplit=1)[0]
    if first.isascii() and first.isalpha() and first.islower() and _begins_a_sentence(first):
        text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?。！？" else text + ("。" if chinese else ".")


def _begins_a_sentence(word: str) -> bool:
    """Leave names of tools as they are written (`pnpm is our package manager`)."""
    return word in _WEAK or word in _OPENERS


_OPENING_WORDS = (
    "never don't use run write add ask keep prefer avoid commit squash check update put name call test stop make "
    "no all every each any before after whenever while once production staging bugs docs tests commits code "
    "comments branch branches dates errors deploy release merge answer reply respond explain show tell start "
    "stick follow go first don everything nothing design logs which they he she mocked last otherwise because two "
    "three some functions migrations feature secrets public new internal"
)
_OPENERS = frozenset(_OPENING_WORDS.split())


def _use(heard: Heard, statement: str) -> str:
    """Return when a rule applies, where it says so itself."""
    if heard.type != "feedback":
        return ""
    if heard.chinese:
        said = _WHEN_CHINESE.search(statement)
        return said[1] if said and len(said[1]) < len(statement) - 3 else ""
    said = _WHEN_FIRST.search(statement) or _WHEN.search(statement.rstrip(".!"))
    return said[1][0].lower() + said[1][1:] if said else ""


def _name(statement: str, *, chinese: bool) -> str:
    if chinese:
        statement = re.sub(r"\s*(?:在|是|为|见)\s*(?:上|里|查|看)?\s*[。：:]*$", "", _ADDRESS.sub("", statement))
        clauses = [part for part in re.split(r"[，,；;：:。！!？?（(]+", statement) if part.strip()]
        name = clauses[0] if clauses else statement
        if len(name) < 5 and len(clauses) > 1:
            name = f"{name} {clauses[1]}"
        return one_line(name, _NAME_CHARACTERS).rstrip("…").strip() or statement
    plain = _ADDRESS.sub("", statement).strip(". ")
    every = re.findall(r"[^\s,;:()\"`“”]+", plain) or ["address"]
    strong = [word for word in every if normalise(word).strip("'.") not in _WEAK and slug(word)]
    return " ".join((strong or every)[:_NAME_WORDS])
