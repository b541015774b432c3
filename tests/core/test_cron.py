"""Cron strings mean what crontab(5) says."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.cron import CronError, parse


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize("sunday", ["0", "7", "sun", "SUN"])
def test_zero_seven_and_sun_are_all_sunday(sunday: str) -> None:
    # 2026-11-29 is a Sunday.
    assert parse(f"30 3 * * {sunday}").latest(at("2026-11-29 12:00")) == at("2026-11-29 03:30")
    assert parse(f"30 3 * * {sunday}").latest(at("2026-11-29 03:29")) == at("2026-11-22 03:30")


@pytest.mark.parametrize(
    ("cron", "latest"),
    [
        ("30 3 * * *", "2026-11-29 03:30"),
        ("*/15 * * * *", "2026-11-29 11:45"),
        ("5/20 * * * *", "2026-11-29 11:45"),
        ("0 0 1 * *", "2026-11-01 00:00"),
        ("0 9-17/4 * * mon-fri", "2026-11-27 17:00"),
        ("10,20 8 * nov *", "2026-11-29 08:20"),
        ("0 0 29 2 *", "2024-02-29 00:00"),
        # Both day fields restricted: either is enough. The 28th was a Saturday, the 26th a Thursday.
        ("0 12 28 * thu", "2026-11-28 12:00"),
        ("0 12 27 * thu", "2026-11-27 12:00"),
        # A star with a step leaves the field unrestricted for that rule, so both must fit.
        ("0 12 */2 * thu", "2026-11-19 12:00"),
        ("59 23 * * 6-7", "2026-11-28 23:59"),
    ],
)
def test_the_latest_time_is_the_one_cron_would_have_had(cron: str, latest: str) -> None:
    assert parse(cron).latest(at("2026-11-29 11:59")) == at(latest)


@pytest.mark.parametrize(
    ("cron", "said"),
    [
        ("", "five fields"),
        ("30 3 * *", "five fields"),
        ("@daily", "five fields"),
        ("60 3 * * *", "minute '60' is outside 0-59"),
        ("* 24 * * *", "hour"),
        ("* * 0 * *", "day of the month"),
        ("* * * 13 *", "month"),
        ("* * * * 8", "weekday"),
        ("* * * * fun", "weekday 'fun' is not known"),
        ("* * * jam *", "month 'jam' is not known"),
        ("*/0 * * * *", "outside"),
        ("5-1 * * * *", "outside"),
        ("1,,2 * * * *", "minute ''"),
        ("-1 * * * *", "minute"),
        ("٣ * * * *", "minute"),
        ("0 0 30 2 *", "never run"),
        ("0 0 31 apr,jun *", "never run"),
    ],
)
def test_a_string_that_is_no_cron_says_which_field_is_wrong(cron: str, said: str) -> None:
    with pytest.raises(CronError, match=said.replace("'", ".")):
        parse(cron)


def test_a_day_that_no_month_has_is_fine_beside_a_weekday() -> None:
    assert parse("0 0 31 feb mon").latest(at("2026-11-29 00:00")) == at("2026-02-23 00:00")


@given(st.text(max_size=30))
def test_no_text_makes_the_parser_fail_otherwise(text: str) -> None:
    try:
        parse(text)
    except CronError as error:
        assert "\n" not in str(error)


@given(
    st.integers(0, 59),
    st.integers(0, 23),
    st.integers(0, 7),
    st.datetimes(datetime(2001, 1, 1), datetime(2099, 12, 31)),
)
def test_the_latest_weekly_time_is_at_most_a_week_back_and_on_that_day(
    minute: int, hour: int, weekday: int, now: datetime
) -> None:
    latest = parse(f"{minute} {hour} * * {weekday}").latest(now)
    assert latest is not None
    assert timedelta(0) <= now - latest < timedelta(days=7)
    assert (latest.minute, latest.hour, latest.isoweekday() % 7) == (minute, hour, weekday % 7)
