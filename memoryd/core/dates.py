"""Find the days that people name, in English and Chinese, and make the relative ones absolute."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from memoryd.core.expressions import expression
from memoryd.core.periods import named_periods

_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
_DAY = r"(?P<day>mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)"
_MONTH = (
    r"(?P<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
)
_ENGLISH_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBERS = {"a": 1, "an": 1, "两": 2} | {word: number for number, word in enumerate(_ENGLISH_NUMBERS, 1)}
_COUNT = rf"(?P<n>\d{{1,2}}|an?|{'|'.join(_ENGLISH_NUMBERS)}) (?P<unit>day|week|month|year|fortnight)s?"
_MERE_WEEKDAY = expression(rf"{_DAY}|(?:周|星期|礼拜)[一二三四五六日天末]", re.IGNORECASE)
_HAN = "[一二两三四五六七八九十]"
_LEADS = expression(
    r"(?:\b(?:by|on|until|till|from|before|after|at|is|are|was|for|since|through|to|of|and|or|between|than"
    r"|date)|[^\w\s]) *$",
    re.IGNORECASE,
)
_SPACED = expression(r"[\u3400-\u9fff] [A-Za-z0-9]|[A-Za-z0-9] [\u3400-\u9fff]")
_BESIDE_CHINESE = expression(r"(?<=[\u3400-\u9fff]) | (?=[\u3400-\u9fff])")
_DIGITS = "零一二三四五六七八九"


@dataclass(frozen=True, slots=True)
class Named:
    """A day as it was named: `text[start:end]` means `day`; `relative` words alone do not say which."""

    start: int
    end: int
    day: date
    relative: bool


def named_days(text: str, today: date) -> tuple[Named, ...]:
    """Return the days a text names, in order; a day without a year is the next one of that name."""
    found: list[Named] = []
    for pattern, read, relative in _READERS:
        for match in pattern.finditer(text):
            try:
                day = read(match, today)
            except (ValueError, OverflowError):
                continue
            if all(match.end() <= other.start or match.start() >= other.end for other in found):
                found.append(Named(match.start(), match.end(), day, relative))
    return tuple(sorted(found, key=lambda named: named.start))


def absolute(text: str, today: date, *, weekdays: bool = True) -> str:
    """Return the text with each relative day, and each day without a year, written as YYYY-MM-DD.

    Weeks, months, quarters and years are named in full, but stay what they are. Beside Chinese characters a date is
    set off by a space where the text does so with other Latin words and figures. Without `weekdays` a mere name of one
    stays: who says "Friday" may mean each.
    """
    spaced = _SPACED.search(text) is not None
    parts = ""
    at = 0
    for start, end, written in _replacements(text, today, weekdays=weekdays):
        parts = _joined(parts + text[at:start], written, spaced=spaced)
        if _needs_space(text[end : end + 1], beside=written[-1], spaced=spaced):
            parts += " "
        at = end
    return parts + text[at:]


def _replacements(text: str, today: date, *, weekdays: bool) -> Iterator[tuple[int, int, str]]:
    """Yield what to write in the place of what, in order and apart from each other."""
    days = named_days(text, today)
    told = [named for named in days if named.relative and (weekdays or not is_weekday(text[named.start : named.end]))]
    found = [(named.start, named.end, _written(text, named)) for named in told]
    for period in named_periods(text, today):
        if all(period.end <= named.start or period.start >= named.end for named in days):
            found.append((period.start, period.end, _led(text[: period.start], period.written, "in")))
    yield from sorted(found)


def _written(text: str, named: Named) -> str:
    said = text[named.start : named.end]
    if said.endswith("内"):
        return f"{named.day}前"
    if said[:6].lower() == "within":
        return f"by {named.day}"
    return _led(text[: named.start], f"{named.day}", "on") if said.isascii() else f"{named.day}"


def _led(before: str, written: str, preposition: str) -> str:
    """Put the preposition that English needs before a date where the text has none."""
    if not before or not written.isascii() or _LEADS.search(before[-16:]):
        return written
    return written if written.startswith("the end") else f"{preposition} {written}"


def _joined(before: str, written: str, *, spaced: bool) -> str:
    last = before[-1:]
    written = written if spaced or written.isascii() else _BESIDE_CHINESE.sub("", written)
    return f"{before} {written}" if _needs_space(last, beside=written[0], spaced=spaced) else before + written


def _needs_space(character: str, *, beside: str, spaced: bool) -> bool:
    if character.isascii():
        return character.isalnum()
    return spaced and character.isalpha() and beside.isascii()


def is_weekday(said: str) -> bool:
    """Tell whether words name a day of the week and not which one."""
    return _MERE_WEEKDAY.fullmatch(said.strip()) is not None


def _number(text: str) -> int:
    if text.isascii() and text.isdigit():
        return int(text)
    if text.lower() in _NUMBERS:
        return _NUMBERS[text.lower()]
    tens, ten, ones = text.partition("十")
    if ten:
        return (_DIGITS.index(tens) if tens else 1) * 10 + (_DIGITS.index(ones) if ones else 0)
    return _DIGITS.index(text)


def _next(today: date, month: int, day: int) -> date:
    """Return the next such day; one that is just over was meant as it is."""
    this_year = date(today.year, month, day)
    return this_year if this_year >= today - timedelta(days=60) else date(today.year + 1, month, day)


def _month_end(year: int, month: int) -> date:
    return date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)


def _iso(match: re.Match[str], today: date) -> date:
    return date(int(match["y"]), int(match["m"]), int(match["d"]))


def _english(match: re.Match[str], today: date) -> date:
    month = next(n for n, name in enumerate(_MONTHS, 1) if name.startswith(match["month"].lower().rstrip(".")[:3]))
    day = int(match["d"])
    return date(int(match["y"]), month, day) if match["y"] else _next(today, month, day)


def _chinese(match: re.Match[str], today: date) -> date:
    month, day = _number(match["m"]), _number(match["d"])
    return date(int(match["y"]), month, day) if match["y"] else _next(today, month, day)


def _chinese_day(match: re.Match[str], today: date) -> date:
    """Read 5号, 下个月5号."""
    if match.string[: match.start()].rstrip().endswith(("每", "每月", "每个月", "月")):
        raise ValueError("names a day of every month")
    day = _number(match["d"])
    months = today.month - 1 + (1 if match["next"] or day < today.day else 0)
    return date(today.year + months // 12, months % 12 + 1, day)


def _weekday(match: re.Match[str], today: date) -> date:
    if not match["which"] and _recurs(match):
        raise ValueError("names a day of every week")
    wanted = next(n for n, name in enumerate(_DAYS) if name.startswith(match["day"].lower()[:3]))
    monday = today - timedelta(days=today.weekday())
    if (match["which"] or "").lower() == "next":
        return monday + timedelta(days=7 + wanted)
    if (match["which"] or "").lower() == "last":
        return today - timedelta(days=(today.weekday() - wanted - 1) % 7 + 1)
    return today + timedelta(days=(wanted - today.weekday()) % 7)


def _recurs(match: re.Match[str]) -> bool:
    """Tell whether a day is one of every week: `every Sunday`, `Tuesday to Thursday`."""
    before, after = match.string[max(0, match.start() - 30) : match.start()], match.string[match.end() :]
    if re.search(r"\b(?:every|each|most|any)(?: other| second)? $", before, re.IGNORECASE):
        return True
    if re.search(r"\b(?:from|between)\b[^,;]*$", before, re.IGNORECASE):
        return False
    beside = re.compile(rf"(?: (?:to|through|till|until|and|or) |\s?[-–]\s?){_DAY}\b", re.IGNORECASE)
    preceded = re.compile(rf"\b{_DAY}(?: (?:to|through|till|until|and|or) |\s?[-–]\s?)$", re.IGNORECASE)
    return beside.match(after) is not None or preceded.search(before) is not None


def _chinese_weekday(match: re.Match[str], today: date) -> date:
    if match.string[: match.start()].rstrip().endswith(("每", "每个", "逢")):
        raise ValueError("names a day of every week")
    wanted = "一二三四五六日".index(match["day"].replace("天", "日").replace("末", "日"))
    monday = today - timedelta(days=today.weekday())
    weeks = match["which"].count("下") - match["which"].count("上") if match["which"] else 0
    if weeks:
        return monday + timedelta(days=7 * weeks + wanted)
    return today + timedelta(days=(wanted - today.weekday()) % 7)


def _ahead(match: re.Match[str], today: date) -> date:
    count, unit = _number(match["n"]), match["unit"].lower()
    if match.group().lower().endswith((" ago", "前")):
        count = -count
    if unit.startswith(("month", "个月", "year", "年")):
        months = today.month - 1 + count * (12 if unit in ("year", "年") else 1)
        year, month = today.year + months // 12, months % 12 + 1
        return date(year, month, min(today.day, _month_end(year, month).day))
    if unit == "fortnight":
        count *= 2
    return today + timedelta(days=count * (7 if unit.startswith(("week", "fortnight", "周", "个星期", "星期")) else 1))


_NEAR = {
    "yesterday": -1,
    "the day before yesterday": -2,
    "today": 0,
    "tonight": 0,
    "tomorrow": 1,
    "the day after tomorrow": 2,
}
_NEAR_CHINESE = {
    "前天": -2,
    "昨天": -1,
    "昨晚": -1,
    "今天": 0,
    "今晚": 0,
    "今日": 0,
    "明天": 1,
    "明晚": 1,
    "后天": 2,
    "大后天": 3,
}


def _near(match: re.Match[str], today: date) -> date:
    return today + timedelta(days=(_NEAR | _NEAR_CHINESE)[match.group().lower()])


_Read = Callable[[re.Match[str], date], date]


def _reader(pattern: str, read: _Read, *, relative: bool = True) -> tuple[re.Pattern[str], _Read, bool]:
    return expression(pattern, re.IGNORECASE), read, relative


_READERS = (
    _reader(r"(?<!\d)(?P<y>20\d\d)[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})(?!\d)", _iso, relative=False),
    _reader(rf"\b{_MONTH} (?P<d>\d{{1,2}})(?:st|nd|rd|th)?\b(?!:|\.\d)(?:,? (?P<y>20\d\d)\b)?", _english),
    _reader(rf"\b(?P<d>\d{{1,2}})(?:st|nd|rd|th)?(?: of)? {_MONTH}\b(?:,? (?P<y>20\d\d)\b)?", _english),
    _reader(
        rf"(?:(?P<y>20\d\d)\s?年\s?)?(?P<m>\d{{1,2}}|{_HAN}{{1,2}})\s?月\s?(?P<d>\d{{1,2}}|{_HAN}{{1,3}})\s?[日号]?",
        _chinese,
    ),
    _reader(
        r"(?:(?P<next>下个?月)\s?|(?:这个?|本)月\s?|(?<![\d月])(?=\d))(?P<d>\d{1,2}|[一二三四五六七八九十]{1,3})\s?号(?!楼|线|机|位|端|服|店)",
        _chinese_day,
    ),
    _reader(r"(?P<which>下下|下|上上|上|这|本)?个?(?:周|星期|礼拜)(?P<day>[一二三四五六日天末])", _chinese_weekday),
    _reader(
        rf"(?<!black )(?<!good )(?<!cyber )\b(?:(?P<which>next|last|this|coming) )?{_DAY}\b(?!s| after next\b)",
        _weekday,
    ),
    _reader(rf"\b(?:in|within) {_COUNT}\b", _ahead),
    _reader(rf"\b{_COUNT} from (?:now|today)\b", _ahead),
    _reader(rf"\b{_COUNT} ago\b", _ahead),
    _reader(
        rf"(?<!第)(?P<n>\d{{1,2}}|{_HAN}{{1,2}})\s?(?P<unit>天|周|个星期|个月|年)(?:之?后|以后|之?内|以内)(?!的?每)",
        _ahead,
    ),
    # At the start of a clause that tells what has happened; 发布三天前 is in advance of something.
    _reader(
        rf"(?:^|(?<=[，,。；;]))(?P<n>\d{{1,2}}|{_HAN}{{1,2}})\s?(?P<unit>天|周|个星期|个月|年)(?:之前|以前|前)(?=[^，,。；;]*了)",
        _ahead,
    ),
    _reader(
        r"\bthe day (?:after tomorrow|before yesterday)\b|\b(?:yesterday|today|tonight|tomorrow)\b"
        r"|(?<!大)前天|昨天|昨晚|大后天|后天|明天|明晚|今天|今晚|今日",
        _near,
    ),
)
