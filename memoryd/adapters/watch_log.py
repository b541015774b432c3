"""What watchdog says in its log and its warnings: one line that counts, and megabytes that do not."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable


class Overflows(logging.Handler):
    """Hear the library's only sign of a full kernel queue: a line in its log."""

    def __init__(self, heard: Callable[[], None]) -> None:
        super().__init__(logging.WARNING)
        self._heard = heard
        self._logger = logging.getLogger("watchdog.observers.inotify_c")

    def listen(self) -> None:
        """Begin to listen."""
        self._logger.addHandler(self)

    def close(self) -> None:
        """Stop listening."""
        self._logger.removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """Tell of an overflow."""
        if "overflow" in record.getMessage():
            self._heard()


def ignore_watch_tables() -> None:
    """Keep the library's table of watches off standard error."""
    # A warning of the library prints its whole table of watches, megabytes of it.
    warnings.filterwarnings("ignore", category=RuntimeWarning, module=r"watchdog\.")
