"""Find the weeks, months, quarters and years that people name, and say which ones they are.

In words a period never becomes a day: whoever says "by the end of the year" did not name one. Its last day is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from memoryd.core.expressions import expression

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_ENGLISH = expression(
    r"\b(?P<end>(?:the )?end of (?:the |this )?)(?P<next>next )?(?P<unit>week|month|quarter|year)\b(?! \d)"
    r"|\b(?P<coming>next) (?P<whole>week|month|quarter|year)\b",
    re.IGNORECASE,
)
_CHINESE = expression(
    r"(?P<week>下下周|下周|本周)(?![一二三四五六日天末])|(?P<month>下个?月|(?:这个?|本)月"
    r"|(?<![\d一二三四五六七八九十个])(?<!\d )月)(?P<part>底|末|初|中旬|上旬|下旬)|(?P<quarter>本?季度末)"
    r"|(?<![\d明去前后])(?P<year>(?:今年)?年底)"
)
_QUARTERS = "一二三四"


@dataclass(frozen=True, slots=True)
class Period:
    """A period as it was named: `text[start:end]`, and `written`, which says the same on any day.

    `last` is its last day where its end was named.
    """

    start: int
    end: int
    written: str
    last: date | None = None


def named_periods(text: str, today: date) -> Iterator[Period]:
    """Yield the periods that a text names by their distance from today."""
    for match in _ENGLISH.finditer(text):
        unit = (match["unit"] or match["whole"]).lower()
        name = _english(unit, today, following=bool(match["next"] or match["coming"]))
        written = f"the end of {name}" if match["end"] else name
        last = _last(unit, today, following=bool(match["next"])) if match["end"] else None
        yield Period(match.start(), match.end(), written, last)
    for match in _CHINESE.finditer(text):
        yield Period(match.start(), match.end(), _chinese(match, today), _chinese_last(match, today))


def _english(unit: str, today: date, *, following: bool) -> str:
    if unit == "week":
        return f"the week of {_monday(today, 1 if following else 0)}"
    if unit == "quarter":
        number = today.year * 4 + (today.month - 1) // 3 + following
        return f"Q{number % 4 + 1} {number // 4}"
    if unit == "year":
        return f"{today.year + following}"
    number = today.year * 12 + today.month - 1 + following
    return f"{_MONTHS[number % 12]} {number // 12}"


def _chinese(match: re.Match[str], today: date) -> str:
    if match["week"]:
        return f"{_monday(today, match['week'].count('下'))} 那周"
    if match["quarter"]:
        return f"{today.year} 年第{_QUARTERS[(today.month - 1) // 3]}季度末"
    if match["year"]:
        return f"{today.year} 年底"
    number = today.year * 12 + today.month - 1 + ("下" in match["month"])
    return f"{number // 12} 年 {number % 12 + 1} 月{match['part']}"


def _monday(today: date, weeks: int) -> date:
    ordinal = today.toordinal() - today.weekday() + 7 * weeks
    return date.fromordinal(min(max(ordinal, 1), date.max.toordinal()))


def _chinese_last(match: re.Match[str], today: date) -> date | None:
    if match["quarter"] or match["year"]:
        return _last("quarter" if match["quarter"] else "year", today, following=False)
    if match["month"] and match["part"] in ("底", "末", "下旬"):
        return _last("month", today, following="下" in match["month"])
    return None


def _last(unit: str, today: date, *, following: bool) -> date:
    """Return the last day of the present week, month, quarter or year, or of the one that follows it."""
    if unit == "week":
        return date.fromordinal(min(_monday(today, int(following)).toordinal() + 6, date.max.toordinal()))
    months = {"month": 1, "quarter": 3, "year": 12}[unit]
    behind = ((today.year * 12 + today.month - 1) // months + 1 + following) * months
    if behind // 12 > date.max.year:
        return date.max
    return date.fromordinal(date(behind // 12, behind % 12 + 1, 1).toordinal() - 1)
