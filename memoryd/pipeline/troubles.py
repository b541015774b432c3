"""What cannot be read now: told once when it begins, counted until it ends."""

from __future__ import annotations

from memoryd.core.errors import StoreUnavailable
from memoryd.core.news import Troubled
from memoryd.ports import Reporter

# One cause (no more open files, a mount that is gone) can hit thousands of files at once.
TOLD_LIMIT = 5
LEDGER = "ledger"


class Troubles:
    """The files and folders in trouble."""

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter
        self._paths: dict[str, str] = {}

    def __contains__(self, path: str) -> bool:
        return path in self._paths

    def of(self, path: str) -> str:
        """Return what the trouble with a path is, "" for none."""
        return self._paths.get(path, "")

    def below(self, root: str) -> int:
        """Return how many paths in a folder, itself included, are in trouble."""
        return sum(path == root or path.startswith(f"{root}/") for path in self._paths)

    def begin(self, path: str, error: StoreUnavailable) -> None:
        """Note that a path cannot be read, and tell it unless it is known."""
        known = path in self._paths
        self._paths[path] = str(error)
        if known:
            return
        if len(self._paths) <= TOLD_LIMIT:
            self._reporter.tell(Troubled(path, str(error)))
        elif len(self._paths) == TOLD_LIMIT + 1:
            self._reporter.tell(Troubled(path, f"{error}; more such files are only counted, see `memoryd status`"))

    def end(self, path: str) -> None:
        """Note that a path could be read."""
        self._paths.pop(path, None)
