"""Whether each lane lives, from what its thread shows now and not from what it once set.

A lane that does nothing shows its thread; one at work shows since when it is at one task. The main thread is one of
them: it looks after the others, so somebody has to look after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from memoryd.ports import Clock

MAIN = "main"
INTAKE = "intake"


@dataclass(frozen=True, slots=True)
class Beat:
    """One lane: whether its thread is there, for how long it has been at one thing (seconds), how much waits for it.

    `stuck`: nothing can be expected of it.
    """

    lane: str
    alive: bool
    seconds: float
    waiting: int
    stuck: bool


class _Reading(Protocol):
    @property
    def beat(self) -> float: ...

    def alive(self) -> bool: ...


class _Lane(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def busy_since(self) -> float | None: ...

    def alive(self) -> bool: ...

    def waiting(self) -> int: ...


class Heartbeats:
    """Look at all lanes.

    A task at work for longer than `stuck_seconds` counts as stuck, and so does the intake, or the main thread, that
    was last heard of so much longer ago than the `rescan_seconds` it may wait.
    """

    def __init__(
        self, intake: _Reading, lanes: Sequence[_Lane], clock: Clock, rescan_seconds: float, stuck_seconds: float
    ) -> None:
        self._intake = intake
        self._lanes = tuple(lanes)
        self._clock = clock
        self._stuck_seconds = stuck_seconds
        self._stale_seconds = rescan_seconds + stuck_seconds
        self._main: float | None = None

    def beat(self) -> None:
        """Show that the main thread lives."""
        self._main = self._clock.monotonic()

    def look(self) -> tuple[Beat, ...]:
        """Return how each lane is now."""
        now = self._clock.monotonic()
        main = 0.0 if self._main is None else now - self._main
        reading = now - self._intake.beat
        return (
            Beat(MAIN, True, main, 0, main > self._stale_seconds),
            Beat(INTAKE, alive := self._intake.alive(), reading, 0, not alive or reading > self._stale_seconds),
            *(self._of(lane, now) for lane in self._lanes),
        )

    def stuck(self) -> frozenset[str]:
        """Return the lanes of which nothing can be expected."""
        return frozenset(beat.lane for beat in self.look() if beat.stuck)

    def _of(self, lane: _Lane, now: float) -> Beat:
        # Read once: the lane may end its task at any moment.
        since = lane.busy_since
        seconds = 0.0 if since is None else now - since
        alive = lane.alive()
        return Beat(lane.name, alive, seconds, lane.waiting(), not alive or seconds > self._stuck_seconds)
