"""Tell the history that a client copied into a file from the one it came from.

A fork begins with the lines of the session it left. They are known by the client's own mark; by a time from before
the file began (the client's ids hold one, where the lines were dated anew); or, where a copied prompt has neither, by
being written in one go with the header of the other session above it.
"""

from __future__ import annotations

from memoryd.core.events import Record

HEAD = 4_096
"""How far into a file its first dated line tells when the file began."""
MARGIN = 5.0
"""Seconds by which a record must be older than the beginning of its file to be history from another one."""
PAUSE = 1.0
"""Seconds without a line that end the writing of a copy: no client pauses in it, and no person types that fast."""


class CopiedHistory:
    """What the lines of one file tell about where its history comes from."""

    def __init__(self) -> None:
        self._born: float | None = None
        self._begun = False
        self._headed = False
        self._exact = False
        self._copying: float | None = None

    def note(self, facts: Record, start: int) -> bool:
        """Take in FACTS that stand at `start`; tell whether they are about this file, not one that is copied here."""
        if facts.heads and self._headed:
            self._exact = True
            self._copying = self._born
            return False
        self._headed = self._headed or facts.heads
        self._exact = self._exact or facts.inherits
        if self._born is None and not self._begun and start < HEAD:
            self._born = facts.at
        return True

    @property
    def is_copying(self) -> bool:
        """Tell whether what is read may be history, as long as no time in it says otherwise."""
        return self._copying is not None

    def see(self, record: Record) -> None:
        """Take in any other record, in the order of the file."""
        self._begun = True
        if self._copying is not None and record.at is not None:
            goes_on = record.at <= self._copying + PAUSE
            self._copying = max(self._copying, record.at) if goes_on else None

    def hides(self, record: Record, copies: bool) -> bool:
        """Tell whether the record seen last is a copy not to be shown, by whether `copies` are asked for.

        One that nothing connects with its original never is: whoever sees both would see two.
        """
        nameless = self._copying is not None and not record.turn
        margin = 0.0 if self._exact else MARGIN
        older = record.at is not None and self._born is not None and record.at < self._born - margin
        return nameless or ((record.copied or older) and not copies)
