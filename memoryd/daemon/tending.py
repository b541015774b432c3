"""When a project is looked at again for what time did to its memories, and for what they name and is gone.

That is looked up soon after the project's agent did something, for it may have taken away what a memory speaks of, and
now and then in any case, for so may a person or git. A project in which the look takes long is looked at less often.
"""

from __future__ import annotations

import threading
from collections.abc import Collection
from math import inf

from memoryd.ports import Clock

SOON_SECONDS = 30.0
"""How long a project is left alone at least after a look, however much is done in it."""
SELDOM_SECONDS = 600.0
"""The same where nothing is known to have been done."""
_SOON_SHARE, _SELDOM_SHARE = 100.0, 1000.0
"""How many times as long as the last look took a project is left alone at least."""


class Tending:
    """Tell which projects are due. Safe from any thread."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._guard = threading.Lock()
        self._begun: dict[str, float] = {}
        self._took: dict[str, float] = {}
        self._worked: set[str] = set()

    def begin(self, root: str) -> None:
        """Note that a project is to be tended, and with it all that was done there by now."""
        with self._guard:
            self._begun[root] = self._clock.monotonic()
            self._worked.discard(root)

    def end(self, root: str, seconds: float) -> None:
        """Note how long that took."""
        with self._guard:
            self._took[root] = seconds

    def worked(self, root: str) -> None:
        """Note that an agent did something in a project."""
        with self._guard:
            self._worked.add(root)

    def due(self, roots: Collection[str]) -> list[str]:
        """Return which of these projects are due."""
        now = self._clock.monotonic()
        with self._guard:
            return [root for root in roots if now - self._begun.get(root, -inf) >= self._pause(root)]

    def _pause(self, root: str) -> float:
        took = self._took.get(root, 0.0)
        seldom = max(SELDOM_SECONDS, _SELDOM_SHARE * took)
        return min(seldom, max(SOON_SECONDS, _SOON_SHARE * took)) if root in self._worked else seldom
