"""Five-field cron strings, with cron's own meaning.

The fields are minute, hour, day of the month, month, day of the week. 0 and 7 are both Sunday. Where both day fields
are restricted, a day that fits either of them counts (crontab(5)). Times are wall clock times; who asks decides the
time zone.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from memoryd.core.expressions import expression

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DAYS = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")
_LONGEST_MONTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
# 29 February can be eight years away (1896 to 1904, 2096 to 2104); a weekday on it forty.
_HORIZON = timedelta(days=366 * 41)
_ITEM = expression(r"(?P<first>\*|[a-z0-9]{1,3})(?:-(?P<last>[a-z0-9]{1,3}))?(?:/(?P<step>[0-9]{1,3}))?")


class CronError(ValueError):
    """Say what is wrong with a cron string, in one line."""


@dataclass(frozen=True, slots=True)
class Cron:
    """A parsed cron string. Weekdays are 0 (Sunday) to 6; `either_day` means that one fitting day field is enough."""

    minutes: frozenset[int]
    hours: frozenset[int]
    days: frozenset[int]
    months: frozenset[int]
    weekdays: frozenset[int]
    either_day: bool

    def latest(self, now: datetime) -> datetime | None:
        """Return the last time at or before `now` (its time zone kept), or None when there was none in 41 years."""
        if (today := self._latest_time(now.hour, now.minute)) and self.on(now.date()):
            return now.replace(hour=today[0], minute=today[1], second=0, microsecond=0)
        end = self._latest_time(23, 59)
        day = now - timedelta(days=1)
        while end and now - day < _HORIZON:
            if self.on(day.date()):
                return day.replace(hour=end[0], minute=end[1], second=0, microsecond=0)
            day -= timedelta(days=1)
        return None

    def on(self, day: date) -> bool:
        """Tell whether the schedule has a time on this day."""
        in_month, in_week = day.day in self.days, day.isoweekday() % 7 in self.weekdays
        fits = (in_month or in_week) if self.either_day else (in_month and in_week)
        return day.month in self.months and fits

    def _latest_time(self, hour: int, minute: int) -> tuple[int, int] | None:
        times = ((h, m) for h in self.hours for m in self.minutes if (h, m) <= (hour, minute))
        return max(times, default=None)


def parse(text: str) -> Cron:
    """Read a cron string; CronError names the field that is wrong and what it may hold."""
    fields = text.lower().split()
    if len(fields) != 5:
        raise CronError(f"needs five fields (minute hour day month weekday), not {len(fields)}")
    minute, hour, day, month, weekday = fields
    days = _values("day of the month", day, 1, 31)
    months = _values("month", month, 1, 12, _MONTHS)
    either = not day.startswith("*") and not weekday.startswith("*")
    if not either and not any(d <= _LONGEST_MONTHS[m - 1] for m in months for d in days):
        raise CronError("no month it names has such a day, so it would never run")
    return Cron(
        minutes=_values("minute", minute, 0, 59),
        hours=_values("hour", hour, 0, 23),
        days=days,
        months=months,
        weekdays=frozenset(value % 7 for value in _values("weekday", weekday, 0, 7, _DAYS)),
        either_day=either,
    )


def _values(field: str, text: str, low: int, high: int, names: tuple[str, ...] = ()) -> frozenset[int]:
    return frozenset(value for item in text.split(",") for value in _span(field, item, low, high, names))


def _span(field: str, item: str, low: int, high: int, names: tuple[str, ...]) -> range:
    match = _ITEM.fullmatch(item)
    if match is None:
        raise CronError(f"{field} {item!r} is not a number, a range, a list or a step")
    first, last, step = match["first"], match["last"], int(match["step"] or 1)
    if first == "*" and last is None:
        # A star is each day of the week once: 7 is the same Sunday as 0.
        start, end = low, 6 if names is _DAYS else high
    else:
        start = _number(field, first, low, names)
        end = _number(field, last, low, names) if last else (high if match["step"] else start)
    if not (low <= start <= end <= high and step > 0):
        raise CronError(f"{field} {item!r} is outside {low}-{high}")
    return range(start, end + 1, step)


def _number(field: str, text: str, low: int, names: tuple[str, ...]) -> int:
    if text in names:
        # Months are numbered from 1, weekdays from 0.
        return names.index(text) + low
    if not text.isdecimal() or not text.isascii():
        raise CronError(f"{field} {text!r} is not known")
    return int(text)
