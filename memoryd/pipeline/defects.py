"""What a bug of memoryd's own stands in the way of: tried twice, then passed over, told and counted.

A bug ends the visit it happens in, and what drives the reading pauses then. So a file that brings one up again and
again is left alone for longer and longer, while the others are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from memoryd.core.errors import MemorydError

TRIES = 2
UNSURE = -1
"""Where a bug stands that one of many lines brought up, read together: it is not known which."""
WHY = "memoryd could not read it: please report"
PAUSE_SECONDS = 10.0
PAUSE_LIMIT_SECONDS = 600.0
REMEMBERED = 1_000


class Stumbles:
    """Where in one session a bug came up while it was read; `place` is what is read now (a byte offset)."""

    def __init__(self) -> None:
        self.place = UNSURE
        self._tries: dict[int, int] = {}

    @property
    def any(self) -> bool:
        """Tell whether there was one at all: then it must be known which line brings it up."""
        return bool(self._tries)

    def count(self) -> None:
        """Count one at the place that is read now."""
        self._tries[self.place] = self._tries.get(self.place, 0) + 1

    def spoil(self, place: int) -> bool:
        """Tell whether what stands at a place is to be passed over."""
        return self._tries.get(place, 0) >= TRIES


class Counted:
    """Count a failure without a name of what is done within; each turn that is read is done within one."""

    __slots__ = ("_count",)

    def __init__(self, count: Callable[[], None]) -> None:
        self._count = count

    def __enter__(self) -> None:
        """Begin."""

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        """Count what ends it, and let it pass."""
        if kind is not None and not issubclass(kind, MemorydError):
            self._count()


class Defects:
    """How often something failed for no reason that memoryd knows, by file and by what it was in it."""

    def __init__(self) -> None:
        self._tries: dict[tuple[str, str], int] = {}
        self._paused: dict[str, float] = {}

    def counted(self, path: str, what: str) -> Counted:
        """Count it when what is done within fails; a failure that has a name (MemorydError) is none of these."""
        return Counted(lambda: self._count(path, what))

    @contextmanager
    def visiting(self, path: str, now: float) -> Iterator[None]:
        """Count a visit that fails; after two of them the file is left alone for a while (`now`: s since 1970)."""
        before = self.count(path, "")
        try:
            with self.counted(path, ""):
                yield
        finally:
            more = self.count(path, "") - TRIES
            if more > 0 and self.count(path, "") > before:
                self._paused[path] = now + min(PAUSE_SECONDS * 2.0 ** min(more - 1, 10), PAUSE_LIMIT_SECONDS)

    def count(self, path: str, what: str) -> int:
        """Return how often something failed."""
        return self._tries.get((path, what), 0)

    def spoiled(self, path: str, what: str) -> bool:
        """Tell whether something is not to be tried again."""
        return self.count(path, what) >= TRIES

    def paused_until(self, path: str) -> float | None:
        """Return until when a file is left alone (seconds since 1970), None for one that is not."""
        return self._paused.get(path)

    def pauses(self, path: str, now: float) -> bool:
        """Tell whether a file is left alone now."""
        if self._paused.get(path, now) > now:
            return True
        self._paused.pop(path, None)
        return False

    def _count(self, path: str, what: str) -> None:
        self._tries[path, what] = self._tries.pop((path, what), 0) + 1
        if len(self._tries) > REMEMBERED:
            del self._tries[next(iter(self._tries))]
