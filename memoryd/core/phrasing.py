"""Write what was heard as a memory: a name, one line, and a body with rule, reason and use."""

from __future__ import annotations

import re
from datetime import date

from memoryd.core.cues.english_words import SETTINGS, TOOLS
from memoryd.core.dates import absolute
from memoryd.core.deadlines import last_day
from memoryd.core.expressions import expression
from memoryd.core.heard import Heard
from memoryd.core.model import Draft
from memoryd.core.text import one_line
from memoryd.core.third_person import of_the_user
from memoryd.core.titles import title

DESCRIPTION_LIMIT = 200

_ADDRESSED = expression(
    r"^(?:please|then|also|and|so|that|always make sure (?:to|that)|you (?:should|must|need to|have to|can)"
    r"|i (?:want|need|expect) you to|i'd like you to|i would like you to|make sure (?:to|that you|you)|be sure to"
    r"|try to|let's|remember to)[, ]+(?=\S)",
    re.IGNORECASE,
)
_ADDRESSED_CHINESE = expression(
    r"^(?:请你?|麻烦你?|你要?|我(?:希望|想要?|要求|需要)你|务必请|那么?|就|那)(?:以后|今后)?[，,]?(?=\S{3})"
)
_LASTLY = expression(r"(?:,? (?:please|ok|okay|thanks|thank you|right|again))+$", re.IGNORECASE)
_LASTLY_CHINESE = expression(r"(?:[，,\s]*(?:谢谢|好吗|可以吗|哈|啊|哦|吧|了哈|喔|呀|好不好))+$")
_WHEN = expression(
    r"\b((?:when|whenever|before|after|while|every time|each time|in every|for every|on every|if) [^,;]{4,120})$",
    re.IGNORECASE,
)
_WHEN_FIRST = expression(r"^((?:when|whenever|before|after|every time|each time|if|once) [^,;]{4,120}),", re.IGNORECASE)
_WHEN_CHINESE = expression(
    r"((?:每次|在|所有|遇到|每当)?[^，,。；;]{1,24}?(?:之前|之后|以前|的时候|时候|前|后|时))(?=[，,]|都|要|必须"
    r"|一律|先|请|务必|不要|记得|跑|用|统一)"
)


def draft(heard: Heard, today: date, quote: str) -> Draft:
    """Return the memory that a statement makes; `quote` is the verbatim sentence it rests on."""
    statement = _statement(heard, today)
    why = absolute(heard.why, today) if heard.dated else heard.why
    parts = [statement]
    if why:
        why = why if heard.chinese else of_the_user(why)
        parts.append(f"**Why:** {_sentence(why, chinese=heard.chinese)}")
    if use := _use(heard, statement):
        parts.append(f"**How to apply:** {_sentence(use, chinese=heard.chinese)}")
    head, *rest = parts
    return Draft(
        name=title(statement, heard.type),
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
        plain = of_the_user(plain)
    return _sentence(absolute(plain, today) if heard.dated else plain, chinese=heard.chinese)


def _sentence(text: str, *, chinese: bool) -> str:
    text = " ".join(text.split()).strip(" ,;，；")
    if not text:
        return text
    if not chinese and _begins_a_sentence(text.split(maxsplit=1)[0].strip(",:")):
        text = text[0].upper() + text[1:]
    if text.endswith("”") and text[-2:-1] not in ".!?":
        return text[:-1] + ".”"
    return text if text[-1] in ".!?。！？”" else text + ("。" if chinese else ".")


def _begins_a_sentence(word: str) -> bool:
    """Leave names of tools as they are written (`pnpm is our package manager`)."""
    plain = word.isascii() and word.islower() and word.replace("'", "").isalpha()
    return plain and (not _TOOL.fullmatch(word) or word in _TOOLS_AND_WORDS)


_TOOL = expression(rf"{TOOLS}|{SETTINGS}")
_BOTH = (
    "tab tabs space spaces make just merge squash rebase black rest fetch click print find rust any unknown let type"
    " class classes functions hooks async await callbacks promises enums interface interfaces types mocks fakes stubs"
    " fixtures decimals requests english german french spanish british american react go fish screen trash mac metric"
    " conventional assert volta rider"
)
_TOOLS_AND_WORDS = frozenset(_BOTH.split())
"""Words that name a tool and are also plain ones."""


def _use(heard: Heard, statement: str) -> str:
    """Return when a rule applies, where it says so itself."""
    if heard.type != "feedback":
        return ""
    if heard.chinese:
        said = _WHEN_CHINESE.search(statement)
        return said[1] if said and len(said[1]) < len(statement) - 3 else ""
    said = _WHEN_FIRST.search(statement) or _WHEN.search(statement.rstrip(".!"))
    return said[1][0].lower() + said[1][1:] if said else ""
