"""How long something took, or is ago, as a person says it."""

from __future__ import annotations

_UNITS = ((86_400, "d"), (3_600, "h"), (60, "min"))


def elapsed(seconds: float) -> str:
    """Return seconds in the largest unit that fits: "12 s", "5 min", "3 h", "2 d"."""
    for size, unit in _UNITS:
        if seconds >= size:
            return f"{int(seconds // size):,} {unit}"
    return f"{max(0, int(seconds))} s"


def ago(at: object, now: float) -> str:
    """Return how long ago a moment (seconds since 1970) is, "" for what is none."""
    if not isinstance(at, int | float) or isinstance(at, bool):
        return ""
    return "just now" if now - at < 5 else f"{elapsed(now - at)} ago"


def size(count: int) -> str:
    """Return a number of bytes in the unit a person reads."""
    if count < 1_000:
        return f"{count} bytes"
    return f"{count / 1_000:.1f} kB" if count < 1_000_000 else f"{count / 1_000_000:,.1f} MB"
