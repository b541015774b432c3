"""The machine's clock."""

from __future__ import annotations

import time

from memoryd.adapters.clock import SystemClock


def test_it_tells_the_machines_time_and_never_goes_back() -> None:
    clock = SystemClock()
    assert abs(clock.now() - time.time()) < 1
    readings = [clock.monotonic() for _ in range(100)]
    assert readings == sorted(readings)


def test_a_moment_that_no_calendar_holds_is_taken_for_today() -> None:
    clock = SystemClock()
    assert clock.day(86_400.0 * 365) in ("1970-12-31", "1971-01-01", "1971-01-02")
    for moment in (253402300799.0 + 90_000, -1e15, 1e300, float("inf"), float("nan")):
        assert clock.day(moment) == clock.day(clock.now())
