"""What becomes of a turn that could not be worked on: it waits, or is set aside and lets the others pass."""

from __future__ import annotations

from collections.abc import Callable

from memoryd.core.backoff import delay
from memoryd.core.errors import BudgetReached, Paused, StoreUnavailable, Transient
from memoryd.core.news import Troubled
from memoryd.ports import Clock, Patience, QueuedTurn, Reporter

TRIES = 2
"""A turn refused this often for its own sake is set aside."""
PAUSE_SECONDS = 60.0
"""How long to wait after a defect, and until a look (no call yet) whether a key, a limit or an address was mended."""
STORE_SECONDS = 4.0
"""How long to wait for a memory folder that cannot be used: no call is made, so that it may be tried often."""


class Setbacks:
    """Let turns wait for a server or a folder, and count what is refused; `chance` gives 0 to 1 for waiting times."""

    def __init__(self, patience: Patience, clock: Clock, reporter: Reporter, chance: Callable[[], float]) -> None:
        self._patience = patience
        self._clock = clock
        self._reporter = reporter
        self._chance = chance
        # Calls that failed since one succeeded, over all lanes: only a hint for how long to wait.
        self._failures = 0

    def over(self) -> None:
        """Hear that a call has succeeded."""
        self._failures = 0

    def wait_for_model(self, queued: QueuedTurn, error: Paused | Transient) -> None:
        """Let a turn wait for a server in trouble, which is told once until a call succeeds again."""
        if self._failures == 0:
            self._reporter.tell(Troubled("model", str(error)))
        self._failures += 1
        now = self._clock.now()
        self._patience.postpone(queued, now + self._rest(error, now), str(error), counted=False)

    def wait_for_folder(self, queued: QueuedTurn, error: StoreUnavailable) -> None:
        """Let a turn wait for a memory folder that cannot be used."""
        self._reporter.tell(Troubled(queued.project.root, str(error)))
        self._patience.postpone(queued, self._clock.now() + STORE_SECONDS, str(error), counted=False)

    def refuse(self, queued: QueuedTurn, reason: str, *, soon: bool = False) -> bool:
        """Count a refusal that is the turn's own, tried again `soon` or after a pause.

        The last one sets the turn aside; tell whether it did, and the next turn may be worked on at once.
        """
        self._reporter.tell(Troubled(queued.project.root, reason))
        now = self._clock.now()
        if queued.attempts + 1 >= TRIES:
            self._patience.quarantine(queued, reason, now)
            return True
        seconds = delay(0, self._chance()) if soon else PAUSE_SECONDS
        self._patience.postpone(queued, now + seconds, reason, counted=True)
        return False

    def _rest(self, error: Paused | Transient, now: float) -> float:
        if isinstance(error, Transient):
            return delay(self._failures - 1, self._chance(), error.retry_after)
        return error.until - now if isinstance(error, BudgetReached) else PAUSE_SECONDS
