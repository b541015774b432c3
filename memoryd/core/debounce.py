"""Which paths changed since somebody last asked: many hints in, few paths out."""

from __future__ import annotations


class DirtyPaths:
    """A bounded set of changed paths in the order of their first hint.

    A folder's path ends in "/". When more than `limit` paths are waiting the set forgets them all and says
    `overflowed`: then only a look at everything can tell what changed.
    """

    def __init__(self, limit: int = 10_000) -> None:
        self._limit = limit
        self._paths: dict[str, None] = {}
        self._overflowed = False

    def __len__(self) -> int:
        return len(self._paths)

    @property
    def overflowed(self) -> bool:
        """Tell whether hints were forgotten since the last `take`."""
        return self._overflowed

    def add(self, path: str) -> bool:
        """Note a path; tell whether the set was empty and quiet before, so that somebody must be woken."""
        first = not self._paths and not self._overflowed
        if not self._overflowed:
            self._paths[path] = None
        if len(self._paths) > self._limit:
            self._paths.clear()
            self._overflowed = True
        return first

    def take(self) -> tuple[str, ...]:
        """Return what is waiting and begin anew."""
        paths = tuple(self._paths)
        self._paths.clear()
        self._overflowed = False
        return paths
