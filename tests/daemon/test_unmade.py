"""An index that failed is tried again soon, a few times, then seldom, until it can be made true."""

from __future__ import annotations

from memoryd.core.model import Project
from memoryd.daemon import PULSE_SECONDS, REST_SECONDS
from memoryd.daemon.unmade import EAGER, SELDOM_SECONDS, Unmade
from tests.fakes_model import HandClock

SHOP, BLOG = Project("/shop", "/shop/.memory"), Project("/博客", "/博客/.memory")


def tries_within(unmade: Unmade, clock: HandClock, seconds: float) -> int:
    """Pulse as the daemon does while every try fails; return how many there were."""
    tries, end = 0, clock.monotonic() + seconds
    while clock.monotonic() < end:
        clock.time += PULSE_SECONDS if unmade.soon() else REST_SECONDS
        for project in unmade.take():
            tries += 1
            with unmade.trying(project):
                unmade.failed(project)
    return tries


def test_nothing_is_tried_where_nothing_failed() -> None:
    unmade = Unmade(HandClock())
    assert unmade.take() == []
    assert not unmade.soon()


def test_each_that_failed_is_tried_once_at_the_next_opportunity() -> None:
    unmade = Unmade(HandClock())
    for project in (SHOP, BLOG, SHOP):
        unmade.failed(project)
    assert unmade.soon()
    assert unmade.take() == [SHOP, BLOG]
    assert unmade.take() == []
    assert not unmade.soon()


def test_a_disk_that_fails_for_months_is_tried_often_for_a_minute_and_at_each_pulse_at_rest_from_then_on() -> None:
    clock = HandClock()
    unmade = Unmade(clock)
    unmade.failed(SHOP)
    assert tries_within(unmade, clock, EAGER * PULSE_SECONDS) == EAGER
    assert not unmade.soon()
    assert tries_within(unmade, clock, 3_600) == 3_600 / REST_SECONDS
    assert SELDOM_SECONDS < REST_SECONDS


def test_what_could_be_made_has_never_failed() -> None:
    clock = HandClock()
    unmade = Unmade(clock)
    for _ in range(EAGER + 2):
        unmade.failed(SHOP)
    assert not unmade.soon()
    clock.time += SELDOM_SECONDS
    assert unmade.take() == [SHOP]
    with unmade.trying(SHOP):
        pass
    unmade.failed(SHOP)
    assert unmade.soon()
    assert unmade.take() == [SHOP]


def test_work_elsewhere_does_not_have_it_tried_more_often() -> None:
    clock = HandClock()
    unmade, tries = Unmade(clock), 0
    for _ in range(EAGER + 1):
        unmade.failed(SHOP)
    for _ in range(60):
        clock.time += PULSE_SECONDS
        for project in unmade.take():
            tries += 1
            unmade.failed(project)
    assert tries == 60 * PULSE_SECONDS / SELDOM_SECONDS
