"""Who needs the state folder waits a little for one who will let it go, and not at all for one who will not."""

from __future__ import annotations

import time

import pytest

from memoryd.bootstrap.taking_turns import PATIENCE_SECONDS, when_free
from memoryd.core.errors import AlreadyRunning


class Held:
    """A step that somebody stands in the way of for so many tries."""

    def __init__(self, tries: int) -> None:
        self.left = tries

    def __call__(self) -> str:
        self.left -= 1
        if self.left >= 0:
            raise AlreadyRunning("process 7")
        return "done"


def test_what_is_held_for_a_moment_is_waited_for() -> None:
    assert when_free(Held(3)) == "done"


def test_who_stays_is_not_waited_for() -> None:
    held, began = Held(10**6), time.monotonic()
    with pytest.raises(AlreadyRunning):
        when_free(held, lambda: True)
    assert held.left == 10**6 - 1
    assert time.monotonic() - began < PATIENCE_SECONDS
