"""APScheduler fires when cron would, and never more."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.adapters.machine_time import MachineTime
from memoryd.adapters.scheduling import CronSchedule, trigger_of
from memoryd.core.cron import CronError, parse
from memoryd.core.news import Troubled
from tests.fakes_edges import HeardNews, wait_for


def fires(cron: str, start: str, count: int, zone: tzinfo = UTC) -> list[str]:
    trigger = trigger_of(parse(cron), zone)
    now = datetime.fromisoformat(start).replace(tzinfo=zone)
    times: list[str] = []
    previous: datetime | None = None
    for _ in range(count):
        previous = trigger.get_next_fire_time(previous, now)
        assert previous is not None
        now = previous + timedelta(microseconds=1)
        times.append(previous.astimezone(UTC).isoformat(sep=" ", timespec="minutes"))
    return times


@pytest.mark.parametrize("sunday", ["0", "7", "sun"])
def test_zero_and_seven_are_sunday_not_monday(sunday: str) -> None:
    assert fires(f"0 3 * * {sunday}", "2026-11-24 00:00", 2) == ["2026-11-29 03:00+00:00", "2026-12-06 03:00+00:00"]


def test_either_day_field_is_enough_and_a_day_that_fits_both_fires_once() -> None:
    # 2026-12-01 is a Tuesday.
    assert fires("0 3 1 * 2", "2026-11-30 00:00", 3) == [
        "2026-12-01 03:00+00:00",
        "2026-12-08 03:00+00:00",
        "2026-12-15 03:00+00:00",
    ]


@contextmanager
def machine_in(zone: str) -> Iterator[None]:
    """Let this machine be in a time zone, as its environment says it."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("TZ", zone)
            time.tzset()
            yield
    finally:
        time.tzset()


@contextmanager
def berlin(how: str) -> Iterator[tzinfo]:
    if how == "by name":
        yield ZoneInfo("Europe/Berlin")
        return
    with machine_in(how):
        yield MachineTime()


@pytest.mark.parametrize("how", ["by name", "Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"])
def test_a_night_that_skips_the_hour_still_has_its_run_and_the_next_night_too(how: str) -> None:
    with berlin(how) as zone:
        assert fires("30 2 * * *", "2027-03-27 12:00", 2, zone) == [
            # 02:30 does not exist that night: it is 03:30 in Berlin, and 02:30 again the night after.
            "2027-03-28 01:30+00:00",
            "2027-03-29 00:30+00:00",
        ]
        assert fires("30 3 * * *", "2027-10-30 12:00", 2, zone) == ["2027-10-31 02:30+00:00", "2027-11-01 02:30+00:00"]


@pytest.mark.parametrize("zone", ["UTC-3", "<+0530>-5:30", "CST6CDT", ":/etc/localtime", "Nowhere/At_All"])
def test_however_the_machine_is_told_where_it_is_the_schedule_begins_and_fires_by_its_wall_clock(zone: str) -> None:
    with machine_in(zone):
        schedule = CronSchedule()
        schedule.start("30 3 * * *", lambda: None)
        due = schedule._scheduler.get_jobs()[0].next_run_time.timestamp()
        schedule.stop()
        assert time.localtime(due)[3:5] == (3, 30)


def test_the_minute_of_the_schedule_comes_and_it_calls_once() -> None:
    calls: list[float] = []
    now = datetime.now(UTC)
    # Where it is a tenth of a second before half past three.
    away = now.replace(hour=3, minute=29, second=59, microsecond=900_000) - now
    schedule = CronSchedule(None, timezone((away + timedelta(hours=12)) % timedelta(days=1) - timedelta(hours=12)))
    schedule.start("30 3 * * *", lambda: calls.append(time.time()))
    assert calls == []
    wait_for(lambda: bool(calls))
    schedule.stop()
    assert calls[0] - now.timestamp() >= 0.1
    assert len(calls) == 1


@given(
    st.integers(0, 59),
    st.sampled_from(["*", "3", "*/5", "8-17"]),
    st.sampled_from(["*", "1", "*/7", "13,28"]),
    st.sampled_from(["*", "feb", "6-9"]),
    st.sampled_from(["*", "0", "7", "mon-fri", "2,4"]),
    st.datetimes(datetime(2020, 1, 1), datetime(2035, 1, 1)),
)
@settings(max_examples=60, deadline=None)
def test_the_next_time_is_the_latest_one_seen_from_itself(
    minute: int, hour: str, day: str, month: str, weekday: str, now: datetime
) -> None:
    cron = parse(f"{minute} {hour} {day} {month} {weekday}")
    now = now.replace(tzinfo=UTC)
    following: Any = trigger_of(cron, UTC).get_next_fire_time(None, now)
    assert cron.latest(following) == following
    before = cron.latest(following - timedelta(minutes=1))
    assert before is None or before <= now


def test_a_schedule_calls_and_stops_without_waiting() -> None:
    heard, called, free = HeardNews(), threading.Event(), threading.Event()
    schedule = CronSchedule(heard, UTC)

    def call() -> None:
        called.set()
        free.wait(10)

    schedule.start("0 0 1 1 *", call)
    schedule._scheduler.modify_job("cron", next_run_time=datetime.now(UTC))
    assert called.wait(10)
    schedule.stop()
    schedule.stop()
    free.set()
    assert heard.news == []


def test_a_run_that_was_due_during_a_sleep_is_made_up_for_once() -> None:
    calls: list[int] = []
    schedule = CronSchedule(None, UTC)
    schedule.start("* * * * *", lambda: calls.append(1))
    schedule._scheduler.modify_job("cron", next_run_time=datetime.now(UTC) - timedelta(hours=8))
    wait_for(lambda: bool(calls))
    schedule.stop()
    assert len(calls) <= 2


def test_a_call_that_fails_is_told_and_the_schedule_goes_on() -> None:
    heard, calls = HeardNews(), []
    schedule = CronSchedule(heard, UTC)

    def fail() -> None:
        calls.append(1)
        raise OSError("no space left")

    schedule.start("0 0 1 1 *", fail)
    for count in (1, 2):
        schedule._scheduler.modify_job("cron", next_run_time=datetime.now(UTC))
        wait_for(lambda count=count: len(heard.news) == count)  # type: ignore[misc]
    schedule.stop()
    assert len(calls) == 2
    assert all(isinstance(news, Troubled) and "no space left" in news.message for news in heard.news)


def test_what_is_no_cron_string_is_refused_at_once() -> None:
    schedule = CronSchedule()
    with pytest.raises(CronError):
        schedule.start("every night", lambda: None)
    schedule.stop()
