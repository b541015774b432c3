"""Notice a folder whose sessions multiply without a person's words: a tool that starts agents in a loop.

Two such tools can feed each other for as long as the account lasts. So a folder is paused in which more than fifty
sessions began within an hour, and every one of them either holds nothing typed or begins with the very words the others
begin with, as prompts of programs do. A session with words of its own is a person's; it passes, and ends the pause.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from memoryd.core.model import Turn
from memoryd.core.text import normalise

SESSIONS = 50
"""So many new sessions of one folder within the span are a person's, perhaps; one more is not."""
SPAN_SECONDS = 3600.0
OPENING_CHARACTERS = 60
MOST_REMEMBERED = 1_000
"""So many sessions of a folder are remembered; more of them change nothing."""
MOST_FOLDERS = 500
"""So many folders are remembered; the one seen first goes first."""


@dataclass(slots=True)
class _Session:
    began: float
    opening: str


@dataclass(slots=True)
class SessionBreaker:
    """Count the sessions of each folder; moments are those of the turns (seconds since 1970), not of the reading."""

    _folders: dict[str, dict[str, _Session]] = field(default_factory=dict)
    _paused: dict[str, float] = field(default_factory=dict)

    def stops(self, folder: str, turn: Turn, now: float) -> bool:
        """Take a turn into account; tell whether it is left out, for its folder's sessions multiply without people."""
        at = min(turn.at, now) if turn.at is not None else now
        sessions = self._folders.setdefault(folder, {})
        while len(self._folders) > MOST_FOLDERS:
            self._paused.pop(oldest := next(iter(self._folders)), None)
            del self._folders[oldest]
        known = sessions.get(turn.session)
        if known is None:
            sessions[turn.session] = _Session(at, _opening(turn))
        elif not known.opening:
            known.opening = _opening(turn)
        while len(sessions) > MOST_REMEMBERED:
            del sessions[next(iter(sessions))]
        if not _multiply(sessions, at):
            self._paused.pop(folder, None)
            return False
        self._paused.setdefault(folder, at)
        return True

    def paused(self, now: float) -> dict[str, float]:
        """Return the folders that are paused now, with the moment since when."""
        for folder in [*self._paused]:
            if not _multiply(self._folders[folder], now):
                del self._paused[folder]
        return dict(self._paused)


def _multiply(sessions: dict[str, _Session], at: float) -> bool:
    """Tell whether too many sessions began about a moment, and none of them with words of its own."""
    if len(sessions) <= SESSIONS:
        return False
    near = [session for session in sessions.values() if abs(session.began - at) <= SPAN_SECONDS]
    if len(near) <= SESSIONS:
        return False
    openings = Counter(session.opening for session in near if session.opening)
    return not any(count == 1 for count in openings.values())


def _opening(turn: Turn) -> str:
    """Return how a turn's typed words begin, "" for none."""
    typed = next((text for text in turn.prompts if text.strip()), "") if turn.human else ""
    return normalise(typed[: 4 * OPENING_CHARACTERS])[:OPENING_CHARACTERS]
