"""The machine's clock."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class SystemClock:
    """Tell the time of this machine."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Return seconds that never go back."""
        return time.monotonic()

    def day(self, at: float) -> str:
        """Return the ISO date of a moment, in this machine's time zone; today for one that no calendar holds."""
        try:
            return datetime.fromtimestamp(at, UTC).astimezone().date().isoformat()
        except (OverflowError, ValueError, OSError):
            # A transcript can say 9999-12-31; where the sun rises earlier that is a year too many.
            return datetime.fromtimestamp(self.now(), UTC).astimezone().date().isoformat()
