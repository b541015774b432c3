"""Memories are held against the world soon after work, now and then in any case, and less often where that is slow."""

from __future__ import annotations

from memoryd.daemon.tending import SELDOM_SECONDS, SOON_SECONDS, Tending
from tests.fakes_model import HandClock

SHOP, BLOG = "/shop", "/博客"


def tended(took: float = 0.0) -> tuple[Tending, HandClock]:
    clock = HandClock()
    tending = Tending(clock)
    for root in (SHOP, BLOG):
        tending.begin(root)
        tending.end(root, took)
    return tending, clock


def due_within(tending: Tending, clock: HandClock, root: str) -> float:
    """Return after how many seconds a project is due."""
    seconds = 0.0
    while root not in tending.due([root]):
        clock.time += 5
        seconds += 5
    return seconds


def test_what_was_never_tended_is_due() -> None:
    assert Tending(HandClock()).due([SHOP, BLOG]) == [SHOP, BLOG]


def test_a_project_is_due_soon_after_its_agent_worked_and_now_and_then_otherwise() -> None:
    tending, clock = tended()
    tending.worked(SHOP)
    assert tending.due([SHOP, BLOG]) == []
    assert due_within(tending, clock, SHOP) == SOON_SECONDS
    assert tending.due([SHOP, BLOG]) == [SHOP]
    tending.begin(SHOP)
    assert due_within(tending, clock, BLOG) == SELDOM_SECONDS - SOON_SECONDS
    assert tending.due([SHOP]) == [], "what was done before it was tended is no reason to do so again"


def test_a_project_in_which_that_takes_long_is_left_alone_for_longer() -> None:
    tending, clock = tended(took=3.0)
    tending.worked(SHOP)
    assert due_within(tending, clock, SHOP) == 300
    assert due_within(tending, clock, BLOG) == 2_700
