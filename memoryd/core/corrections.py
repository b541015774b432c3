"""Tell which memory a statement plainly corrects; silent unless it can only be that one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core.model import Memory
from memoryd.core.sameness import contradicts
from memoryd.core.sameness import statement as taken
from memoryd.core.text import key_words, normalise
from memoryd.core.twins import plainly

_TERM = r"[\w.+#/-]+(?: [\w.+#/-]+)?"
_TURNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:use|uses|using|prefers?|want|wants|run|with|write) (?P<new>{_TERM}?)(?: for [\w ]{{2,40}})?,? (?:not"
        rf"|instead of|rather than|over|and not) (?:use )?(?P<old>{_TERM}?)(?: anymore| any more)?(?=[.,;!:]| for "
        r"| in | as |$| because| [-–—])",
        rf"\b(?:don't|do not|never|no longer|stop) (?:use|using|prefer|run|want) (?P<old>{_TERM}?)(?: anymore"
        r"| any more)?[,;.]? (?:but |just |please |instead,? )?(?:use|prefer"
        rf"|run) (?P<new>{_TERM}?)(?: instead)?(?=[.,;!:]| for | in |$| because| [-–—])",
        rf"\b(?:switch|switched|moved|move|migrated|changed|change) from (?P<old>{_TERM}?) to (?P<new>{_TERM}?)"
        r"(?=[.,;!:]| for | in | on |$)",
        r"(?:用|使用|喜欢|偏好|采用|改用|写)\s?(?P<new>[^\s，,。；;、]{1,16}?)\s?[，,、]?(?:不要用|不用|别用|而不是"
        r"|而非|不是|代替|替代|不再用|不喜欢)\s?(?P<old>[^\s，,。；;、]{1,16}?)(?:了|缩进)?(?=[，,。；;！!\s]|$)",
        r"(?:不要|别|不|不再|不能)(?:再)?(?:用|使用|写)\s?(?P<old>[^\s，,。；;、]{1,16}?)(?:\s?了)?\s?[，,；;、]\s?"
        r"(?:而是|要|改|请|都|统一)*(?:用|使用|写|换成)\s?(?P<new>[^\s，,。；;、]{1,16}?)(?=[，,。；;！!\s]|$)",
        r"(?:从|把)\s?(?P<old>[^\s，,。；;、]{1,16}?)\s?(?:改|换|迁|切|迁移|切换|替换)(?:成|到|为"
        r"|用)\s?(?P<new>[^\s，,。；;、]{1,16}?)(?=[，,。；;！!\s]|了|$)",
    )
)
_FACT = re.compile(
    r"^(?:the user's |the |our |my )?(?P<subject>[^,.;:]{3,60}?) (?:is|are|lives?|has moved to|have moved to"
    r"|moved to|was moved to|is now|are now)\b(?! (?:not|never|always|a |an ))|^(?:我们的?|用户的?"
    r"|本项目的?)?(?P<subjekt>[^，,。；;：:]{2,16}?)(?:改到|改成|改为|推迟到|提前到|延期到|定在|放在|位于|地址是"
    r"|是|在)",
    re.IGNORECASE,
)
_ALLOWED = re.compile(
    r"^(?:(?:from now on|now),? )?(?:it's |it is )?(?:you |we )?(?:(?:may|can|are (?:now )?(?:allowed"
    r"|free) to)(?: now| again)?"
    r"|(?:ok|okay|fine|allowed)(?: now| again)? to)\b|\b(?:is|are) (?:now )?(?:allowed|permitted|fine|ok"
    r"|okay)\b(?: again| now)?"
    r"|\b(?:now|again)$|^(?:以后|现在|今后)?(?:可以|允许|能)(?:再)?|了$",
    re.IGNORECASE,
)
_PRONOUN = re.compile(r"^(?:it|this|that|there|we|they|i|you|he|she|user|which|what|这|那|它|我|你|他)", re.IGNORECASE)
_POSITIVE_END = re.compile(
    r"(?:^|,? )(?:not|never|instead of|rather than|over|and not|avoid|stop)\b|[，,、]?(?:不要|不用|别|而不是|而非"
    r"|不是|禁止)",
    re.IGNORECASE,
)
PLAIN = re.compile(
    r"^(?:(?:please|just|always|you should|we|now) )*(?:use|prefer|switch to|i prefer|we use|don't use|do not use"
    r"|stop using) .{2,80}$|^(?:请|要|应该|我们|我|现在|都|改)*(?:用|使用|不要用|别用|不用|改用|喜欢|偏好).{2,40}$",
    re.IGNORECASE,
)
"""What may correct a memory without saying of itself that it lasts."""


def corrected(statement: str, kind: str, known: Sequence[Memory]) -> Memory | None:
    """Return the one memory that says the opposite of a statement, or what it says differently of the same thing.

    `kind` is the type the statement would have: a fact takes the place of one of its own type only. Whether the memory
    may be changed is not asked here: one that may not is still what the statement would stand against.
    """
    statement = statement.rstrip(" .!。！")
    rules = [m for m in known if m.type in ("user", "feedback") or not m.typed]
    turned = [m for m in rules if _turned(statement, m) or _lifted(statement, m)]
    facts = [m for m in known if kind in ("user", "project", "reference") and m.type in (kind, "")]
    other = [m for m in facts if _restated(statement, m)]
    found = turned or other
    return found[0] if len(found) == 1 else None


def turns_something(statement: str) -> bool:
    """Tell whether a statement puts one thing in the place of another."""
    return any(pattern.search(statement) for pattern in _TURNS)


def _turned(statement: str, memory: Memory) -> bool:
    for pattern in _TURNS:
        match = pattern.search(statement)
        if match and _affirms(memory.description, match["old"]) and not _affirms(memory.description, match["new"]):
            return True
    return False


def _lifted(statement: str, memory: Memory) -> bool:
    """Tell whether a statement allows just what a memory forbids, or forbids just what it asks for."""
    mine, theirs = taken(plainly(_ALLOWED.sub("", statement))), taken(plainly(memory.description))
    return contradicts(mine, theirs) and mine.content == theirs.content


def _affirms(description: str, term: str) -> bool:
    """Tell whether a memory tells to use, prefer or like something, by name."""
    positive = normalise(_POSITIVE_END.split(description)[0])
    wanted = re.escape(normalise(term))
    if not any(map(str.isalnum, term)):
        return False
    verb = r"(?:\b(?:use|uses|using|prefers?|likes?|with|run|runs|wants?|write|writes)|用|使用|喜欢|偏好|习惯|采用|写)"
    return re.search(rf"{verb}\s?(?:the |a |an )?{wanted}(?![\w-])", positive, re.ASCII) is not None


def _restated(statement: str, memory: Memory) -> bool:
    mine, theirs = _subject(statement), _subject(memory.description)
    return bool(mine) and mine == theirs and normalise(statement) != normalise(memory.description)


def _subject(statement: str) -> frozenset[str]:
    match = _FACT.match(statement)
    subject = (match["subject"] or match["subjekt"] or "") if match else ""
    return frozenset() if not subject or _PRONOUN.match(subject) else key_words(subject)
