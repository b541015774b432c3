"""Which closed turns go into one question, and when.

With a model turns wait for company: for so many seconds, or until there are enough of them, or until their session is
over. What the person asks outright to remember goes at once and takes along what waits. How long something waits is
known to this process only: after a restart it waits anew, and nothing is lost by that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from memoryd.core.model import Turn
from memoryd.core.signal import asks_to_remember
from memoryd.ports import Clock, QueuedTurn


def _has_words(turn: Turn) -> bool:
    return bool(turn.words)


def _never(turn: Turn) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Batching:
    """How turns are gathered. As it stands each goes alone and at once, as the rules want it.

    `worth` tells whether to ask about a turn at all, `urgent` whether it goes at once, `ended` whether its session
    is over.
    """

    seconds: float = 0.0
    turns: int = 1
    worth: Callable[[Turn], bool] = _has_words
    urgent: Callable[[Turn], bool] = asks_to_remember
    ended: Callable[[Turn], bool] = _never


class Gathering:
    """Gather the turns of each project; a project is worked on by one lane at a time."""

    def __init__(self, batching: Batching, clock: Clock) -> None:
        self.batching = batching
        self._clock = clock
        self._since: dict[str, float] = {}
        self._most: dict[str, int] = {}
        self.in_a_hurry = False
        """Whether nothing more will come, so that nothing waits for it."""

    @property
    def look(self) -> int:
        """Return how many turns to look at, so that the worthless ones do not hide the others."""
        return max(4 * self.batching.turns, 16)

    def idle(self, due: Sequence[QueuedTurn]) -> tuple[QueuedTurn, ...]:
        """Return the turns that nobody need be asked about."""
        return tuple(queued for queued in due if not self.batching.worth(queued.turn))

    def ready(self, root: str, due: Sequence[QueuedTurn]) -> tuple[QueuedTurn, ...]:
        """Return the turns to ask about now, the oldest first; none while they wait for company.

        A turn that was refused before goes alone, so that it takes no other with it a second time.
        """
        if not due or due[0].attempts:
            return tuple(due[:1])
        fresh = [queued for queued in due if not queued.attempts]
        if not self._is_time(root, fresh):
            return ()
        self._since.pop(root, None)
        return tuple(fresh[: min(self.batching.turns, self._most.get(root, self.batching.turns))])

    def refused(self, root: str, size: int) -> bool:
        """Ask about fewer turns next time; tell whether that is possible."""
        self._most[root] = max(size // 2, 1)
        return size > 1

    def answered(self, root: str) -> None:
        """Ask about more turns again, after an answer."""
        if root in self._most:
            self._most[root] *= 2
            if self._most[root] >= self.batching.turns:
                del self._most[root]

    def _is_time(self, root: str, due: Sequence[QueuedTurn]) -> bool:
        batching = self.batching
        if self.in_a_hurry or root in self._most or len(due) >= batching.turns or batching.seconds <= 0:
            return True
        now = self._clock.monotonic()
        if now - self._since.setdefault(root, now) >= batching.seconds:
            return True
        return any(batching.urgent(queued.turn) or batching.ended(queued.turn) for queued in due)
