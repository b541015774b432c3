"""Date a memory by the turn it comes from: days it names become absolute, and what holds until a day ends with it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from memoryd.core.dates import absolute, is_weekday, last_day, named_days
from memoryd.core.expressions import expression
from memoryd.core.model import Draft, MemoryType

_UNTIL = expression(r"\b(?:until|till|through)\s*\Z", re.IGNORECASE)
_UP_TO = expression(r"\b(?:until|till|through|before|by)\s*\Z", re.IGNORECASE)
_BEFORE_IT = expression(r"\s?(?:之前|以前|前(?!后)|为止)")
_DUE = expression(
    r"\b(?:on|by|until|till|before|through|ends?|due|deadline|freeze|frozen|release[sd]?|ships?"
    r"|launch(?:es)?|go(?:es)? live|deliver|cut ?over|migrat\w+|expires?)\b|上线|发布|发版|截止|冻结"
    r"|之前|以前|为止|到期|结束|交付|切换|迁移|开会|评审会|月底|年底|季度末",
    re.IGNORECASE,
)


def dated(draft: Draft, said: str, day: str) -> Draft:
    """Return a draft whose words mean the same on any day.

    `said` is what it rests on, `day` the ISO date it was said on. A fact about a day that is due ends with it, and so
    does a rule that holds until a day; what is said of a person, and of a mere day of the week, stays as it is.
    """
    today = date.fromisoformat(day)
    if draft.type == MemoryType.USER or (draft.type == MemoryType.FEEDBACK and not _holds_until(said, today)):
        return draft
    due = _DUE.search(said) and _names_one(said, today)
    mere = draft.type == MemoryType.FEEDBACK
    return replace(
        draft,
        name=absolute(draft.name, today, weekdays=mere),
        description=absolute(draft.description, today, weekdays=mere),
        body=absolute(draft.body, today, weekdays=mere),
        expires=draft.expires or (last_day(said, today) if due else ""),
    )


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
