"""Date a memory by the turn it comes from: days it names become absolute, and what holds until a day ends with it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from memoryd.core.dates import absolute, is_weekday, named_days
from memoryd.core.expressions import expression
from memoryd.core.model import Draft, MemoryType
from memoryd.core.periods import named_periods

_UNTIL = expression(r"\b(?:until|till|through)\s*\Z", re.IGNORECASE)
_UP_TO = expression(r"\b(?:until|till|through|before|by)\s*\Z", re.IGNORECASE)
_BEFORE_IT = expression(r"\s?(?:之前|以前|前(?!后)|为止)")
_BEGINNING = expression(
    r"(?:\b(?:from|since|after|starting(?: on)?|begin(?:s|ning)?(?: on)?|starts?(?: on)?)|从|自)\s*$", re.IGNORECASE
)
_BEGUN = expression(r"\s*(?:起|开始|之?后|以后)")
_STARTS = expression(r"\b(?:from|starting(?: on)?|as of|beginning(?: on)?)\s*(?:the )?\Z", re.IGNORECASE)
_ON = expression(r"\s*(?:起|开始|onwards?\b|on\b)", re.IGNORECASE)
_EACH = expression(
    r"\b(?:every|each|weekly|monthly|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends)\b|每|逢", re.IGNORECASE
)
_FORBIDS = expression(r"\b(?:no|not|never|don't)\b|[不别禁勿]", re.IGNORECASE)
_SEASON = expression(
    r"\b(?:january|february|march|april|june|july|august|september|october|november|december|q[1-4]|christmas|easter"
    r"|spring|summer|autumn|winter)\b|[\d一二三四五六七八九十]\s?月|季度|节|春|夏|秋|冬",
    re.IGNORECASE,
)
_DATED = expression(r"\b20\d\d\b|20\d\d\s?年")
_DUE = expression(
    r"\b(?:on|by|until|till|before|through|ends?|due|deadline|freeze|frozen|release[sd]?|ships?"
    r"|launch(?:es)?|go(?:es)? live|deliver|cut ?over|migrat\w+|expires?)\b|上线|发布|发版|截止|冻结"
    r"|之前|以前|为止|到期|结束|交付|切换|迁移|开会|评审会|月底|年底|季度末",
    re.IGNORECASE,
)


def dated(draft: Draft, said: str, day: str, told: str = "") -> Draft:
    """Return a draft whose words mean the same on any day.

    `said` is what it rests on, `day` the ISO date it was said on, `told` all that was said with it. A fact about a day
    that is due ends with it, and so does a rule that holds until a day; one that begins on a day still to come says so.
    What is said of a person, and of a mere day of the week, stays as it is. An end that no words name is nobody's.
    """
    today = date.fromisoformat(day)
    later = begins_later(said, today)
    rule = draft.type == MemoryType.FEEDBACK
    if draft.type == MemoryType.USER or (rule and not later and not _holds_until(said, today)):
        return replace(draft, expires=_told_end(draft.expires, said, told, today))
    due = _DUE.search(said) and _names_one(said, today)
    mere = rule and not later
    return replace(
        draft,
        name=absolute(draft.name, today, weekdays=mere),
        description=absolute(draft.description, today, weekdays=mere),
        body=absolute(draft.body, today, weekdays=mere),
        expires=_told_end(draft.expires, said, told, today) or (last_day(said, today) if due else ""),
    )


def _told_end(expires: str, said: str, told: str, today: date) -> str:
    """Return the day a draft ends on where the words name it, or leave it open which one they mean; else "".

    What is so each week does not end with this one.
    """
    every = f"{said}\n{told}"
    days = [named for named in named_days(every, today) if not is_weekday(every[named.start : named.end])]
    if expires in {named.day.isoformat() for named in days}:
        return expires
    if _EACH.search(said) or (_FORBIDS.search(said) and not _holds_until(said, today)):
        return ""
    if expires in {named.day.isoformat() for named in named_days(every, today)}:
        return expires
    periods = [*named_periods(every, today)]
    if expires in {period.last.isoformat() for period in periods if period.last}:
        return expires
    vague = any(period.last is None for period in periods) or _SEASON.search(every) is not None
    return expires if vague and not days else ""


def begins_later(said: str, today: date) -> bool:
    """Tell whether what was said holds from a day or a period on that is still to come: 从下个月起."""
    found: list[tuple[int, int]] = [(d.start, d.end) for d in named_days(said, today) if d.relative and d.day > today]
    found += [(period.start, period.end) for period in named_periods(said, today)]
    return any(_begins_there(said, start, end) for start, end in found)


def _begins_there(said: str, start: int, end: int) -> bool:
    """Tell whether something holds from a place on: as of, 起; "since" and "after" also tell what began long ago."""
    if _ON.match(said, end):
        return True
    return _STARTS.search(said[max(0, start - 16) : start]) is not None and not is_weekday(said[start:end])


def names_one(text: str, today: date) -> bool:
    """Tell whether a text names a day or a period, be it by its date."""
    return bool(named_days(text, today)) or any(named_periods(text, today)) or _DATED.search(text) is not None


def _holds_until(said: str, today: date) -> bool:
    for named in named_days(said, today):
        before, after = said[: named.start], said[named.end : named.end + 4]
        mere = is_weekday(said[named.start : named.end])
        if (_UNTIL if mere else _UP_TO).search(before[-16:]) or (not mere and _BEFORE_IT.match(after)):
            return True
    return False


def _names_one(said: str, today: date) -> bool:
    """Tell whether what is named is a single day, or the end of something, and not a day of every week."""
    days = named_days(said, today)
    return not days or any(not is_weekday(said[named.start : named.end]) for named in days) or _holds_until(said, today)


def last_day(text: str, today: date) -> str:
    """Return the day after which a statement is history, as YYYY-MM-DD, or "".

    That is the last day it names, unless it only says when something begins or began.
    """
    days = [named.day for named in named_days(text, today) if not _only_begins(text, named.start, named.end)]
    ends = [
        period.last
        for period in named_periods(text, today)
        if period.last and not _only_begins(text, period.start, period.end)
    ]
    latest = max(days or ends, default=None)
    return latest.isoformat() if latest is not None and latest >= today else ""


def _only_begins(text: str, start: int, end: int) -> bool:
    """Tell whether a place only says when something begins or began: since, after, 之后."""
    before, after = text[max(0, start - 16) : start], text[end : end + 4]
    return _BEGINNING.search(before) is not None or _BEGUN.match(after) is not None
