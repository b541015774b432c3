"""Tell whether a text turns around what was said: what is to be done and what not, which way, how many."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression
from memoryd.core.sameness import contradicts, share, statements
from memoryd.core.text import normalise

NEAR = 0.8
"""From this share of common words on two statements speak of one thing."""

_NUMBERS = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty"
_SPELT = expression(
    rf"\b(?:{'|'.join(_NUMBERS.split())})\b(?= [a-z])|\b(?:at (?:least|most)|exactly|only|up to) (?P<one>one)\b"
    r"|(?P<han>[二两三四五六七八九十])(?=[十百千]?\s?(?:个|位|次|天|小时|分钟|行|字|条|周|月|年|秒|遍|级|层|倍|人|名|空格|格|种|份))"
)
_FIGURES = {word: str(place) for place, word in enumerate(_NUMBERS.split()[:11], 2)} | {
    "thirteen": "13", "fourteen": "14", "fifteen": "15", "twenty": "20", "one": "1", "两": "2", "二": "2",
    **{word: str(place) for place, word in enumerate("三四五六七八九十", 3)},
}  # fmt: skip
_WAYS = tuple(
    (expression(one), expression(other))
    for one, other in (
        (r"\bbefore\b|之前|(?<=\S)前(?=[，,先必要都请]|$)", r"\bafter\b|之后|(?<=\S)后(?=[，,先必要都请再]|$)"),
        (
            r"\b(?:under|below|at most|no more than|up to|maximum)\b|以下|以内|不超过|最多|至多",
            r"\b(?:over|above|at least|no fewer than|minimum)\b|以上|不少于|最少|至少",
        ),
        (r"\benabl|启用|打开|开启", r"\bdisabl|禁用|关闭|停用"),
        (r"\bstaging\b|预发|测试环境", r"\bprod(?:uction)?\b|生产环境|线上"),
        (r"\binclud", r"\bexclud"),
        (r"\bmore\b|多(?=写|用|加)", r"\b(?:less|fewer)\b|少(?=写|用|加)"),
        (r"\b(?:allow|permit)|允许", r"\b(?:forbid|forbidden|prohibit|ban)\b|禁止"),
        (r"\bmanual", r"\bautomatic"),
    )
)


def turned(text: str, said: str) -> bool:
    """Tell whether a text says the opposite of what was said, or another small number."""
    plain, heard = normalise(text), normalise(said)
    return _other_number(plain, heard) or _other_way(plain, heard) or _opposite(text, said)


def _other_number(plain: str, heard: str) -> bool:
    has = {_figure(match) for match in _SPELT.finditer(heard)} | set(re.findall(r"\d+", heard))
    has |= {_FIGURES[word] for word in _FIGURES if not word.isascii() and word in heard}
    if "one" in heard.split():
        has.add("1")
    return any(_figure(match) not in has for match in _SPELT.finditer(plain))


def _figure(match: re.Match[str]) -> str:
    return _FIGURES[match["one"] or match[0]]


def _other_way(plain: str, heard: str) -> bool:
    return any(
        mine.search(plain) and not mine.search(heard) and other.search(heard) and not other.search(plain)
        for one, two in _WAYS
        for mine, other in ((one, two), (two, one))
    )


def _opposite(text: str, said: str) -> bool:
    """Tell whether a statement is near one that was said and turns it around, and none was said as it stands."""
    heard = tuple(statements(said))
    return any(
        contradicts(mine, other) and share(mine.content, other.content) >= NEAR
        for mine in statements(text)
        for other in heard
        if mine not in heard
    )
