"""How long to wait after a model call that failed for the moment."""

from __future__ import annotations

from datetime import UTC
from math import isfinite

FIRST_SECONDS = 5.0
LONGEST_SECONDS = 900.0
LONGEST_WISH_SECONDS = 3600.0
SHORTEST_SECONDS = 1.0
REST_SECONDS = 60.0


def delay(earlier: int, chance: float, retry_after: float | None = None) -> float:
    """Return the seconds to wait after a failure that `earlier` others went before.

    The step doubles from 5 seconds to 15 minutes, and `chance` (0 to 1, handed in) takes a share of it, so that
    callers that failed together do not come back together. A server's wish is waited out in full, up to an hour.
    """
    step = min(FIRST_SECONDS * 2.0 ** min(max(earlier, 0), 20), LONGEST_SECONDS)
    if retry_after is None:
        return max(SHORTEST_SECONDS, step * chance)
    wish = max(retry_after, SHORTEST_SECONDS)
    return min(wish + FIRST_SECONDS * chance, LONGEST_WISH_SECONDS)


def rest(times: int, retry_after: float | None = None) -> float:
    """Return the seconds an endpoint is left alone that was already left alone `times` times.

    A minute, doubling to 15 minutes, and never less than the server's wish, which holds up to an hour. Below zero the
    endpoint is not down (yet): only the wish counts.
    """
    step = min(REST_SECONDS * 2.0 ** min(times, 20), LONGEST_SECONDS) if times >= 0 else SHORTEST_SECONDS
    return min(max(step, retry_after or 0.0), LONGEST_WISH_SECONDS)


def wish(header: str | None, now: float) -> float | None:
    """Read a `retry-after` header: seconds or an HTTP date; None for one that says nothing a clock understands."""
    if header is None or len(header) > 64:
        return None
    seconds = _number(header)
    if seconds is None:
        seconds = _date(header, now)
    return None if seconds is None else max(seconds, 0.0)


def _number(text: str) -> float | None:
    try:
        seconds = float(text)
    except ValueError:
        return None
    return seconds if isfinite(seconds) else None


def _date(text: str, now: float) -> float | None:
    # Few servers say it so, and what reads it is as large as half a transcript format.
    from email.utils import parsedate_to_datetime

    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp() - now
