"""Each time of the schedule is taken up once, whoever sees it first and however long the machine slept."""

from __future__ import annotations

from datetime import UTC, datetime

from memoryd.core.cron import parse
from memoryd.daemon.due import Due
from tests.fakes_model import HandClock

NIGHTLY = parse("30 3 * * *")
HOUR = 3600.0


def nightly(now: float) -> float:
    found = NIGHTLY.latest(datetime.fromtimestamp(now, UTC))
    return found.timestamp() if found else 0.0


def at(day: int, hour: int, minute: int) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp()


class Night:
    def __init__(self, now: float) -> None:
        self.clock = HandClock(now)
        self.done: list[float] = []
        self.due = Due(nightly, self.done.append, self.clock)

    def look(self, now: float) -> list[float]:
        self.clock.time = now
        self.due.look()
        return self.done


def test_what_was_due_before_the_start_is_taken_up_once() -> None:
    night = Night(at(29, 9, 0))
    assert night.look(at(29, 9, 0)) == [at(29, 3, 30)]
    assert night.look(at(29, 23, 0)) == [at(29, 3, 30)]


def test_each_night_is_taken_up_once_by_whoever_looks_first() -> None:
    night = Night(at(28, 12, 0))
    night.look(at(28, 12, 0))
    for _ in range(3):
        assert night.look(at(29, 3, 30))[1:] == [at(29, 3, 30)]
    assert night.look(at(30, 3, 29))[1:] == [at(29, 3, 30)]
    assert night.look(at(30, 3, 31))[1:] == [at(29, 3, 30), at(30, 3, 30)]


def test_after_a_sleep_of_days_only_the_last_night_is_made_up_for_and_at_once() -> None:
    night = Night(at(20, 12, 0))
    night.look(at(20, 12, 0))
    assert night.look(at(25, 7, 0))[1:] == [at(25, 3, 30)]
    assert night.look(at(25, 7, 0) + 15)[1:] == [at(25, 3, 30)]


def test_a_clock_that_is_set_back_repeats_nothing() -> None:
    night = Night(at(29, 4, 0))
    night.look(at(29, 4, 0))
    assert night.look(at(27, 4, 0)) == [at(29, 3, 30)]
    assert night.look(at(29, 5, 0)) == [at(29, 3, 30)]


def test_a_schedule_that_is_never_due_is_never_taken_up() -> None:
    done: list[float] = []
    Due(lambda now: 0.0, done.append, HandClock()).look()
    assert done == []
