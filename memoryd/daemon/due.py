"""Have memories consolidated when the schedule says so, also when the machine slept through that moment.

A timer counts only while the machine is awake, so after a sleep it comes late by as long as that took. Whoever wakes
often looks at the clock on the wall as well; each time the schedule names is taken up once, by whoever sees it first.
"""

from __future__ import annotations

from collections.abc import Callable

from memoryd.ports import Clock


class Due:
    """Call `consolidate` with each time that `latest` names, once. To be used on one thread.

    Both take seconds since 1970; `latest` returns the last time at or before the one it is given, 0 for none. Of
    several times that were missed only the last one counts.
    """

    def __init__(self, latest: Callable[[float], float], consolidate: Callable[[float], None], clock: Clock) -> None:
        self._latest = latest
        self._consolidate = consolidate
        self._clock = clock
        self._taken = 0.0

    def look(self) -> None:
        """Take up what is due by now."""
        due = self._latest(self._clock.now())
        if due > self._taken:
            self._taken = due
            self._consolidate(due)
