"""How long Claude Code is silent once a turn is over, and where silence proves nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from memoryd.core.json_shapes import text

QUIET = 5.0
"""Seconds without a line after an answer, where nothing else tells that the turn is over."""
QUIET_UNSURE = 10.0
"""The same where the answer's stop reason is not known: up to 2.1.90 more blocks may follow after a pause."""
QUIET_CONFIRMED = 1.0
"""The same once the stop hooks have run."""
GOES_ON = ("tool_use", "pause_turn")
"""Stop reasons after which the agent has more to say."""
# From this version on interactive clients always write turn_duration.
_ALWAYS_MARKS = (2, 1, 197)


def quiet_after(*, marked: bool, unsure: bool) -> float | None:
    """Return how long a silence after an answer ends its turn (seconds), None where only a mark does.

    `marked`: the client always marks the end. `unsure`: the answer's stop reason is not known.
    """
    if marked:
        return None
    return QUIET_UNSURE if unsure else QUIET


def always_marks(entry: Mapping[str, object]) -> bool:
    """Tell whether the client that wrote a line always says when a turn is over."""
    return entry.get("entrypoint") == "cli" and _version(text(entry.get("version"))[:40]) >= _ALWAYS_MARKS


@lru_cache(maxsize=16)
def _version(written: str) -> tuple[int, ...]:
    parts = written.split(".")
    return tuple(int(part) for part in parts if part.isascii() and part.isdigit())
