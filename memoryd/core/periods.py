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
    r"|(?<!the )(?<!every )\b(?P<which>next|this|last) (?P<whole>week|month|quarter|year)\b(?!'|-)",
    re.IGNORECASE,
)
_OTHER_DAY = r"(?!\s?[\d一二三四五六七八九十两几]|\s?的?(?:周|星期|礼拜)|天|内的?每)"
_CHINESE = expression(
    r"(?P<week>下下周|下周|[本这]周|上上周|上周)(?![一二三四五六日天末])"
    r"|(?P<month>下下个?月|下个?月|上上个?月|上个?月|(?:这个?|本)月"
    r"|(?<![\d一二三四五六七八九十个])(?<!\d )月(?=[底末初中上下]))"
    rf"(?P<part>底|末|初|中旬|上旬|下旬)?{_OTHER_DAY}"
    r"|(?P<quarter>(?:上个?|这个?|本|下个?)季度末?|季度末)"
    r"|(?<![\d明去前后年每])(?P<year>(?:今年)?年底)"
)
_QUARTERS = "一二三四"
_ABBREVIATED = expression(r"\bEO(?P<of>[QMY])\b(?! \d)")
_YEARS = {"今年": 0, "明年": 1, "后年": 2, "去年": -1}
_NEXT_YEAR = expression(
    r"(?:今年|明年|后年|去年)(?!年底|来|前|之前)(?!\s?(?:元旦|春节|五一|劳动节|国庆|圣诞))|(?:明年|后年|去年)(?=年底)"
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
        name = _english(unit, today, _distance(match))
        written = f"the end of {name}" if match["end"] else name
        last = _last(unit, today, following=bool(match["next"])) if match["end"] else None
        yield Period(match.start(), match.end(), written, last)
    for match in _ABBREVIATED.finditer(text):
        unit = {"Q": "quarter", "M": "month", "Y": "year"}[match["of"]]
        written = f"the end of {_english(unit, today, 0)}"
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


def _distance(match: re.Match[str]) -> int:
    """Return how many periods from the present one an English name means."""
    return 1 if match["next"] else {"next": 1, "last": -1}.get((match["which"] or "").lower(), 0)


def _english(unit: str, today: date, away: int) -> str:
    if unit == "week":
        return f"the week of {_monday(today, away)}"
    if unit == "quarter":
        number = today.year * 4 + (today.month - 1) // 3 + away
        return f"Q{number % 4 + 1} {number // 4}"
    if unit == "year":
        return f"{today.year + away}"
    number = today.year * 12 + today.month - 1 + away
    return f"{_MONTHS[number % 12]} {number // 12}"


def _chinese(match: re.Match[str], today: date) -> str:
    away = match.group().count("下", 0, 2) - match.group().count("上", 0, 2)
    if match["week"]:
        return f"{_monday(today, away)} 那周"
    if match["quarter"]:
        number = today.year * 4 + (today.month - 1) // 3 + away
        return f"{number // 4} 年第{_QUARTERS[number % 4]}季度{'末' if match.group().endswith('末') else ''}"
    if match["year"]:
        return f"{today.year} 年底"
    number = today.year * 12 + today.month - 1 + (away if len(match["month"]) > 1 else 0)
    return f"{number // 12} 年 {number % 12 + 1} 月{match['part'] or ''}"


def _monday(today: date, weeks: int) -> date:
    ordinal = today.toordinal() - today.weekday() + 7 * weeks
    return date.fromordinal(min(max(ordinal, 1), date.max.toordinal()))


def _chinese_last(match: re.Match[str], today: date) -> date | None:
    if match["year"] or (match["quarter"] or "").endswith("末"):
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
