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
    r"|(?<![\d一二三四五六七八九十个])(?<!\d )月)(?P<part>底|末|初|中旬|上旬|下旬)"
    r"|(?P<quarter>(?:这个?|本|下个?)?季度末)"
    r"|(?<![\d明去前后])(?P<year>(?:今年)?年底)"
)
_QUARTERS = "一二三四"
_ABBREVIATED = expression(r"\bEO(?P<of>[QMY])\b(?! \d)")
_YEARS = {"今年": 0, "明年": 1, "后年": 2, "去年": -1}
_NEXT_YEAR = expression(
    r"(?:今年|明年|后年|去年)"
    r"(?=\s?(?:第?[一二三四1-4]季度|Q[1-4]|[上下]半年|初|底|年底|\d{1,2}\s?月))"
)
_HOLIDAY = expression(
    r"(?<!每)(?<!每年)(?<!逢)(?<!\d年)(?<!\d 年)(?<![\d年])(?P<which>今年|明年|去年)?"
    r"(?P<chinese>元旦|春节|五一|劳动节|国庆|圣诞)(?=节?(?:长假|假期)?(?:之?前|之?后|以前|以后|期间|那周|当天))"
    r"|(?<=[a-z] )(?<!every )(?<!each )(?P<english>Christmas|New Year(?:'s)?(?: Day)?|Easter)"
    r"\b(?!'|,? 20\d\d| (?:tree|egg|eve|party|card|monday|sunday|island|theme|sale|banner))"
)
_FALLS: dict[str, tuple[tuple[int, int], tuple[int, int]]] = {
    "元旦": ((1, 1), (1, 3)), "春节": ((1, 21), (2, 28)), "五一": ((5, 1), (5, 5)), "劳动节": ((5, 1), (5, 5)),
    "国庆": ((10, 1), (10, 8)), "圣诞": ((12, 25), (12, 25)),
    "Christmas": ((12, 25), (12, 26)), "New Year": ((1, 1), (1, 1)), "Easter": ((3, 22), (4, 26)),
}  # fmt: skip
"""Between which days a holiday falls in any year, with its days off."""


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
    for match in _ABBREVIATED.finditer(text):
        unit = {"Q": "quarter", "M": "month", "Y": "year"}[match["of"]]
        written = f"the end of {_english(unit, today, following=False)}"
        yield Period(match.start(), match.end(), written, _last(unit, today, following=False))
    for match in _NEXT_YEAR.finditer(text):
        yield Period(match.start(), match.end(), f"{today.year + _YEARS[match.group()]} 年")
    yield from _holidays(text, today)
    for match in _CHINESE.finditer(text):
        yield Period(match.start(), match.end(), _chinese(match, today), _chinese_last(match, today))


def _holidays(text: str, today: date) -> Iterator[Period]:
    """Yield the holidays that are named without their year, where it is plain which year's are meant.

    Only the year is added: when a feast falls, and when its days off end, is not reckoned.
    """
    for match in _HOLIDAY.finditer(text):
        name = match["chinese"] or match["english"]
        first, last = _FALLS[name if name in _FALLS else "New Year"]
        now = today.month, today.day
        if match["which"]:
            year = today.year + _YEARS[match["which"]]
        elif first <= now <= last:
            continue
        else:
            year = today.year + (now > last)
        yield Period(match.start(), match.end(), f"{year} 年{name}" if match["chinese"] else f"{name} {year}")


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
        number = today.year * 4 + (today.month - 1) // 3 + ("下" in match["quarter"])
        return f"{number // 4} 年第{_QUARTERS[number % 4]}季度末"
    if match["year"]:
        return f"{today.year} 年底"
    number = today.year * 12 + today.month - 1 + ("下" in match["month"])
    return f"{number // 12} 年 {number % 12 + 1} 月{match['part']}"


def _monday(today: date, weeks: int) -> date:
    ordinal = today.toordinal() - today.weekday() + 7 * weeks
    return date.fromordinal(min(max(ordinal, 1), date.max.toordinal()))


def _chinese_last(match: re.Match[str], today: date) -> date | None:
    if match["quarter"] or match["year"]:
        return _last("quarter" if match["quarter"] else "year", today, following="下" in (match["quarter"] or ""))
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
