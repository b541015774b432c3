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
        """Return the ISO date of a moment, in this machine's time zone."""
        return datetime.fromtimestamp(at, UTC).astimezone().date().isoformat()
