"""The machine's clock."""

from __future__ import annotations

import time

from memoryd.adapters.clock import SystemClock


def test_it_tells_the_machines_time_and_never_goes_back() -> None:
    clock = SystemClock()
    assert abs(clock.now() - time.time()) < 1
    readings = [clock.monotonic() for _ in range(100)]
    assert readings == sorted(readings)
