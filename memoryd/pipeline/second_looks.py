"""When to look again at what no further hint may come for: a database, and a file that could not be read.

A client writes its log first and makes the commit visible a moment later, in shared memory, which is a change nobody is
told of. A look that follows the hint at once may come too early, and no other hint need follow.
"""

from __future__ import annotations

AFTER = (0.3, 2.0)
"""Seconds after a hint: the first is enough but for a disk that takes long to say that the log is safe."""


class SecondLooks:
    """What to look at again, a few times: so many seconds after it was named."""

    def __init__(self, after: tuple[float, ...] = AFTER) -> None:
        self._after = after
        self._due: dict[str, tuple[float, ...]] = {}

    def hinted(self, path: str, now: float) -> None:
        """Note what is to be looked at again, counted from now (seconds since 1970)."""
        self._due[path] = tuple(now + seconds for seconds in self._after)

    def due(self) -> float | None:
        """Return when the next look is due (seconds since 1970), None for none."""
        return min((times[0] for times in self._due.values()), default=None)

    def take(self, now: float) -> list[str]:
        """Return what to look at now."""
        found = [path for path, times in self._due.items() if times[0] <= now]
        for path in found:
            left = tuple(time for time in self._due.pop(path) if time > now)
            if left:
                self._due[path] = left
        return found
