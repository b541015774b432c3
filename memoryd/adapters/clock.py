"""The machine's clock."""

from __future__ import annotations

import time


class SystemClock:
    """Tell the time of this machine."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Return seconds that never go back."""
        return time.monotonic()
