"""How old a memory is, in words, and when its age alone is a reason to check it first.

What a person likes does not age. What holds for a project, and where something is, does: nobody tells a note when the
thing it speaks of has changed.
"""

from __future__ import annotations

from memoryd.core.cjk import is_cjk

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Loaded each time a prompt is answered with memories, and so without what takes long to load.
    from memoryd.core.dated import Dated

OLD_AFTER_DAYS = {"project": 30, "reference": 180}
"""Days after which a memory of a type is old; types that are not here never are."""
_DAY = len("2026-11-29")
_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def freshness(memory: Dated) -> str:
    """Return the day a memory was last changed, as far as it says; "" where it does not."""
    return (memory.updated or memory.created)[:_DAY]


def age_days(day: str, today: str) -> int | None:
    """Return how many days lie between two ISO dates, 0 for one in the future; None for what is no date."""
    try:
        return max(ordinal(today[:_DAY]) - ordinal(day[:_DAY]), 0)
    except ValueError:
        return None


def ordinal(day: str) -> int:
    """Return the number of an ISO date, as `date.toordinal` counts; ValueError for what is none.

    A plain 2026-11-29 is counted here: to load `datetime` takes as long as to answer a prompt.
    """
    parts = day.split("-")
    if len(day) == _DAY and list(map(len, parts)) == [4, 2, 2] and day.isascii() and "".join(parts).isdigit():
        year, month, number = map(int, parts)
        leap = (year % 4 == 0 and year % 100 != 0) or year % 400 == 0
        if year and 1 <= month <= 12 and 1 <= number <= (29 if leap and month == 2 else _MONTHS[month - 1]):
            before = year - 1
            days = before * 365 + before // 4 - before // 100 + before // 400 + sum(_MONTHS[: month - 1])
            return days + number + (leap and month > 2)
    from datetime import date

    return date.fromisoformat(day).toordinal()


def age_text(day: str, today: str, language: str = "en") -> str:
    """Return how long ago a day was: today, yesterday, N days ago; "" for what is no date.

    `language` is a language tag: Chinese ("zh", "zh-CN") gets 今天、昨天、N 天前, any other gets English.
    """
    days = age_days(day, today)
    if days is None:
        return ""
    chinese = language.lower().startswith("zh")
    if days < 2:
        return (("今天", "昨天") if chinese else ("today", "yesterday"))[days]
    return f"{days:,} 天前" if chinese else f"{days:,} days ago"


def language_of(text: str) -> str:
    """Return the language a memory is written in: "zh" where Chinese characters outweigh the words of others."""
    chinese = sum(map(is_cjk, text))
    others = sum(any(c.isalpha() and not is_cjk(c) for c in word) for word in text.split())
    return "zh" if chinese >= 2 and chinese >= others else "en"


def is_old(memory: Dated, today: str) -> bool:
    """Tell whether a memory is so old, for its type, that it is to be checked before anybody relies on it.

    A memory that does not say when it was made is not old: nobody knows.
    """
    most, days = OLD_AFTER_DAYS.get(memory.type), age_days(freshness(memory), today)
    return most is not None and days is not None and days > most


def age_note(memory: Dated, today: str, language: str) -> str:
    """Return the words that tell a reader to check an old memory first, with its age; "" for one that is not old."""
    if not is_old(memory, today):
        return ""
    ago = age_text(freshness(memory), today, language)
    return f"{ago}记下的，先核实" if language.lower().startswith("zh") else f"noted {ago}, check first"


def dated_note(memory: Dated, today: str, language: str) -> str:
    """Return the same with the day instead of the age, for a text that should not change from day to day."""
    if not is_old(memory, today):
        return ""
    day = freshness(memory)
    return f"{day} 记下的，先核实" if language.lower().startswith("zh") else f"noted {day}, check first"
