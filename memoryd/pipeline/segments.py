"""What is handed on from a session's file to its next one, where a client cuts sessions into segments.

A client that deletes old segments does so while a turn still runs: what was asked stood in a file that is gone, and the
end of it comes in another one. Segments lie in one folder, and the path of each names the session.
"""

from __future__ import annotations

from memoryd.agents import Format
from memoryd.core.events import Kind, Record

TURNS_LIMIT = 8
RECORDS_LIMIT = 500


def segmented(form: Format, path: str) -> str:
    """Return the session a file is a segment of, as the folder above it says, or "" for one that is all of it."""
    sessions = (record.session for record in form.path_facts(path))
    return next((session for session in sessions if session and f"/{session}/" in path), "")


class Unended:
    """The records of turns whose end was not read: what was said, and which tools were called."""

    def __init__(self) -> None:
        self._turns: dict[str, list[Record]] = {}
        self._latest = ""

    def hear(self, record: Record) -> None:
        """Take in a record; only the client's own names of turns lead from one segment to the next."""
        if record.kind is Kind.CLOSE:
            self._turns.pop(record.turn, None)
        elif record.kind is Kind.OPENER and record.turn:
            self._latest = record.turn
            self._turns.setdefault(record.turn, []).append(record)
            if len(self._turns) > TURNS_LIMIT:
                del self._turns[next(iter(self._turns))]
        elif record.kind in (Kind.WORDS, Kind.PUSH) or record.calls:
            heard = self._turns.get(record.turn or self._latest, [])
            if len(heard) < RECORDS_LIMIT:
                heard.append(record)

    def hand_on(self) -> tuple[Record, ...]:
        """Return all of them, for the next segment, and forget them."""
        turns, self._turns = self._turns, {}
        return tuple(record for heard in turns.values() for record in heard)
