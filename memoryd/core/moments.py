"""Read the times that transcripts carry."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from memoryd.core.expressions import expression

# No session is older than the machine's clock or younger than the year 9999; larger numbers are milli-, micro- or
# nanoseconds.
_LAST = 253_402_300_799.0
PLAIN_TIME = rb"(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z"
"""A time as most clients write it: if `is_day` holds for its day it is one, and of two the later one is the greater."""
_PLAIN_TIME = expression(PLAIN_TIME + rb"\Z")
_HEX = frozenset("0123456789abcdefABCDEF")


def moment(value: object) -> float | None:
    """Return seconds since 1970 for an ISO 8601 string or a number of (milli-, micro-, nano-) seconds, else None.

    A time without a zone is taken as UTC. A date without a time of day says too little and counts as None.
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return _from_number(value)
    return _from_text(value) if isinstance(value, str) else None


def is_plain_time(written: bytes) -> bool:
    """Tell whether a time is written as most clients do, and is one."""
    return _PLAIN_TIME.match(written) is not None and is_day(written[:10])


@lru_cache(maxsize=64)
def is_day(written: bytes) -> bool:
    """Tell whether ten bytes such as `2026-11-29` are a day of the calendar since 1970."""
    return written >= b"1970-01-02" and moment(written.decode() + "T00:00:00Z") is not None


def moment_of_id(value: str) -> float | None:
    """Return when an id was made (seconds since 1970, to the millisecond), None when it is no UUID of version 7."""
    digits = value.replace("-", "")
    if len(value) != 36 or len(digits) != 32 or digits[12] != "7" or not _HEX.issuperset(digits):
        return None
    return int(digits[:12], 16) / 1000 or None


def _from_number(value: float) -> float | None:
    # A comparison, not a conversion: whole numbers in JSON can be larger than any float.
    for unit in (1, 1_000, 1_000_000, 1_000_000_000):
        if 0 < value <= _LAST * unit and (unit == 1_000_000_000 or value <= 100_000_000_000 * unit):
            return value / unit
    return None


def _from_text(value: str) -> float | None:
    if not 16 <= len(value) <= 40:
        return None
    try:
        found = datetime.fromisoformat(value)
        at = (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        return None
    return at if at > 0 else None
