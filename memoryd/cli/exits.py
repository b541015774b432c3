"""What memoryd's exit codes mean; systemd and scripts rely on them."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """How a command ended."""

    DONE = 0
    FAILED = 1
    CONFIG = 2
    BUG = 3
    NOT_RUNNING = 4
    INTERRUPTED = 130
