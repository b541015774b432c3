"""Wait for one's turn with the state folder: a command for another one, a daemon that starts for a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from memoryd.adapters import control
from memoryd.core.errors import AlreadyRunning, MemorydError, NotRunning

T = TypeVar("T")
PATIENCE_SECONDS = 5.0
_POLL_SECONDS = 0.05
_ANSWER_SECONDS = 2.0


def when_free(step: Callable[[], T], hopeless: Callable[[], bool] = lambda: False) -> T:
    """Do what needs the instance lock, once nobody else has it.

    AlreadyRunning when that takes longer than `PATIENCE_SECONDS`, and at once where there is no hope.
    """
    end = monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return step()
        except AlreadyRunning:
            if monotonic() >= end or hopeless():
                raise
        sleep(_POLL_SECONDS)


def is_answered(socket: Path) -> bool:
    """Tell whether a daemon listens here: who holds the state folder then does not end by itself."""
    try:
        control.send(socket, {"name": "status"}, _ANSWER_SECONDS)
    except NotRunning:
        return False
    except MemorydError:
        return True
    return True
