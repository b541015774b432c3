"""The machine's own time zone, as the C library knows it: by a zone's name, a rule (`TZ=UTC-3`) or a file.

A zone looked up by name has no answer where the machine has none, or has two that differ.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo


class MachineTime(tzinfo):
    """Tell what the clock on this machine's wall shows."""

    def utcoffset(self, moment: datetime | None) -> timedelta | None:
        """Return how far the wall clock is ahead of UTC then; of an hour that comes twice `fold` tells which."""
        return moment.replace(tzinfo=None).astimezone().utcoffset() if moment else None

    def dst(self, moment: datetime | None) -> timedelta | None:
        """Return nothing: what of the offset is summer time is not asked here."""
        return None

    def tzname(self, moment: datetime | None) -> str | None:
        """Return the short name of the time zone then."""
        return moment.replace(tzinfo=None).astimezone().tzname() if moment else None

    def fromutc(self, moment: datetime) -> datetime:
        """Return a moment that is given in UTC as the wall clock shows it."""
        return datetime.fromtimestamp(moment.replace(tzinfo=UTC).timestamp()).replace(tzinfo=self)
