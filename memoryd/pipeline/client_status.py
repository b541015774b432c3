"""What clients say about themselves beside their transcripts: busy, waiting, idle, gone."""

from __future__ import annotations

from memoryd.agents import Format
from memoryd.core.errors import RecordError
from memoryd.core.events import Activity, Status
from memoryd.ports import Clock, Processes, SessionFiles

# A look costs a folder and a few small files; turns that wait for one are asked about once a second.
FRESH_SECONDS = 0.5
SESSIONS_LIMIT = 500
# Two clients may have one session open: the one that is at work counts.
_WEIGHT = (Activity.BUSY, Activity.WAITING, Activity.UNKNOWN, Activity.IDLE, Activity.GONE)


class ClientStatus:
    """Read the status files of clients, at most twice a second for each folder."""

    def __init__(self, files: SessionFiles, processes: Processes, clock: Clock) -> None:
        self._files = files
        self._processes = processes
        self._clock = clock
        self._places: dict[tuple[str, str], _Place] = {}

    def of(self, form: Format, path: str) -> dict[str, Activity]:
        """Return what is known of each session whose client registers for a session file.

        A session that was there before and is not any more is GONE. StoreUnavailable when the folder cannot be read.
        """
        where = form.status_files(path)
        if where is None:
            return {}
        place = self._places.setdefault(where, _Place())
        now = self._clock.monotonic()
        if place.looked is None or now - place.looked >= FRESH_SECONDS:
            self._look(form, where, place)
            place.looked = now
        return place.sessions

    def _look(self, form: Format, where: tuple[str, str], place: _Place) -> None:
        found: dict[str, Status] = {}
        for path, content in self._files.side_files(*where):
            try:
                status = form.parse_status(content)
            except RecordError:
                # Rewritten in place: for a moment it may be half there. What it said before still holds.
                status = place.files.get(path)
            if status is not None:
                found[path] = status
        place.files = found
        sessions = dict.fromkeys(tuple(place.sessions)[-SESSIONS_LIMIT:], Activity.GONE)
        for status in found.values():
            activity = self._activity(status)
            before = sessions.get(status.session, Activity.GONE)
            sessions[status.session] = min(activity, before, key=_WEIGHT.index)
        place.sessions = sessions

    def _activity(self, status: Status) -> Activity:
        if status.pid and not self._processes.alive(status.pid, status.started):
            return Activity.GONE
        return status.activity


class _Place:
    """One folder of status files: when it was looked at, and what it said."""

    def __init__(self) -> None:
        self.looked: float | None = None
        self.files: dict[str, Status] = {}
        self.sessions: dict[str, Activity] = {}
