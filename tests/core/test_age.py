"""Age is told in the memory's language, and marks only what time makes doubtful."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.age import age_days, age_note, age_text, dated_note, freshness, is_old, language_of, ordinal
from memoryd.core.model import Memory

TODAY = "2026-11-30"


def memory(kind: str, updated: str, created: str = "") -> Memory:
    return Memory(name="n", description="d", type=kind, body="b", updated=updated, created=created)


@pytest.mark.parametrize(
    ("day", "english", "chinese"),
    [
        ("2026-11-30", "today", "今天"),
        ("2026-11-29", "yesterday", "昨天"),
        ("2026-11-28", "2 days ago", "2 天前"),
        ("2026-10-30", "31 days ago", "31 天前"),
        ("2022-11-30", "1,461 days ago", "1,461 天前"),
        ("2026-12-24", "today", "今天"),
        ("2026-11-28T10:00:00Z", "2 days ago", "2 天前"),
        ("", "", ""),
        ("last year", "", ""),
        ("2026-02-30", "", ""),
    ],
)
def test_an_age_is_told_in_both_languages(day: str, english: str, chinese: str) -> None:
    assert age_text(day, TODAY, "en") == english
    assert [age_text(day, TODAY, tag) for tag in ("zh", "zh-CN", "ZH")] == [chinese] * 3
    assert age_text(day, TODAY, "auto") == english


@pytest.mark.parametrize(
    ("kind", "day", "old"),
    [
        ("project", "2026-10-31", False),
        ("project", "2026-10-30", True),
        ("reference", "2026-06-03", False),
        ("reference", "2026-06-02", True),
        ("user", "2001-01-01", False),
        ("feedback", "2001-01-01", False),
        ("", "2001-01-01", False),
        ("project", "", False),
        ("project", "soon", False),
        ("project", "2027-01-01", False),
    ],
)
def test_a_project_fact_is_old_after_30_days_a_reference_after_180_a_preference_never(
    kind: str, day: str, old: bool
) -> None:
    found = memory(kind, day)
    assert is_old(found, TODAY) is old
    assert bool(age_note(found, TODAY, "en")) is bool(dated_note(found, TODAY, "zh")) is old


def test_what_was_changed_since_counts_from_the_change() -> None:
    assert freshness(memory("project", "2026-11-01", "2020-01-01")) == "2026-11-01"
    assert freshness(memory("project", "", "2020-01-01T00:00")) == "2020-01-01"
    assert not is_old(memory("project", "2026-11-01", "2020-01-01"), TODAY)


def test_the_notes_tell_to_check_first() -> None:
    old = memory("project", "2026-10-01")
    assert age_note(old, TODAY, "en") == "noted 60 days ago, check first"
    assert age_note(old, TODAY, "zh-CN") == "60 天前记下的，先核实"
    assert dated_note(old, TODAY, "en") == "noted 2026-10-01, check first"
    assert dated_note(old, TODAY, "zh") == "2026-10-01 记下的，先核实"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Use pnpm.", "en"),
        ("提交信息用中文写", "zh"),
        ("用 pnpm，不用 npm", "zh"),
        ("Say 好 when done, please.", "en"),
        ("The team calls the release branch 发布 and nothing else.", "en"),
        ("", "en"),
        ("🎉", "en"),
        ("שלום עולם", "en"),
    ],
)
def test_the_language_of_a_memory_is_that_of_its_words(text: str, language: str) -> None:
    assert language_of(text) == language


@given(st.dates(min_value=date(1990, 1, 1)), st.integers(0, 5_000))
def test_days_are_counted_as_the_calendar_does(day: date, later: int) -> None:
    if (date.max - day).days >= later:
        assert age_days(day.isoformat(), (day + timedelta(later)).isoformat()) == later


@given(st.text(), st.text(), st.text())
def test_nothing_written_in_a_file_is_an_error(day: str, today: str, language: str) -> None:
    assert isinstance(age_text(day, today, language), str)
    assert isinstance(age_note(memory("project", day), today, language), str)


@given(st.dates())
def test_a_day_has_the_number_that_dates_give_it(day: date) -> None:
    assert ordinal(day.isoformat()) == day.toordinal()
    assert ordinal(day.strftime("%Y%m%d").zfill(8)) == day.toordinal()


@pytest.mark.parametrize(
    "day",
    [
        "2026-02-29",
        "1900-02-29",
        "2026-13-01",
        "2026-00-10",
        "0000-01-01",
        "2026-11-31",
        "２０２６-11-29",
        "2026-1-029",
        "",
    ],
)
def test_what_is_no_day_has_no_number(day: str) -> None:
    with pytest.raises(ValueError):
        ordinal(day)
    assert age_days(day, "2026-11-30") is None


def test_the_last_day_of_february_is_one_in_leap_years_only() -> None:
    assert [ordinal(f"{year}-03-01") - ordinal(f"{year}-02-28") for year in (1900, 2000, 2024, 2026)] == [1, 2, 2, 1]
