"""A lane counts as alive by what its thread shows, never by what was once set."""

from __future__ import annotations

import pytest

from memoryd.daemon.heartbeat import Heartbeats
from memoryd.daemon.lane import Lane
from tests.daemon.test_lane import PATIENCE, Listener
from tests.fakes_edges import wait_for
from tests.fakes_model import HandClock


class Reading:
    def __init__(self, beat: float) -> None:
        self.beat = beat
        self.there = True

    def alive(self) -> bool:
        return self.there


def beats(reading: Reading, clock: HandClock, *lanes: Lane[str]) -> Heartbeats:
    return Heartbeats(reading, lanes, clock, rescan_seconds=60.0, stuck_seconds=100.0)


def test_an_idle_lane_is_fresh_for_ever() -> None:
    clock = HandClock()
    lane: Lane[str] = Lane("work-1", lambda task: None, clock, Listener())
    lane.start()
    clock.time += 10**6
    (*_, beat) = beats(Reading(clock.time), clock, lane).look()
    assert (beat.lane, beat.alive, beat.seconds, beat.stuck) == ("work-1", True, 0.0, False)
    lane.stop()
    assert lane.join(PATIENCE)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_lane_whose_thread_is_gone_is_stuck_whatever_it_said_last() -> None:
    clock = HandClock()

    def work(task: str) -> None:
        raise SystemExit

    lane: Lane[str] = Lane("work-1", work, clock, Listener())
    found = beats(Reading(clock.time), clock, lane)
    assert found.stuck() == {"work-1"}, "it has not begun"
    lane.start()
    assert found.stuck() == frozenset()
    lane.put("x")
    lane.put("y")
    wait_for(lambda: found.stuck() == {"work-1"})
    assert found.look()[-1].waiting == 1


def test_the_intake_and_the_main_thread_go_stale_by_the_clock() -> None:
    clock = HandClock()
    reading = Reading(clock.time)
    found = beats(reading, clock)
    found.beat()
    clock.time += 160.0
    assert found.stuck() == frozenset()
    clock.time += 1.0
    assert found.stuck() == {"intake", "main"}
    found.beat()
    reading.beat = clock.time
    assert found.stuck() == frozenset()
    reading.there = False
    assert found.stuck() == {"intake"}
