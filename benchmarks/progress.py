"""Say on standard error what is being measured: some of it takes minutes, and the tables come at the end."""

from __future__ import annotations

import sys
import time

_BEGAN = time.monotonic()


def say(what: str) -> None:
    """Print one line, with the minutes and seconds since the start."""
    seconds = int(time.monotonic() - _BEGAN)
    print(f"{seconds // 60:3}:{seconds % 60:02}  {what}", file=sys.stderr, flush=True)
