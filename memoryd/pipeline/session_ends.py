"""Tell whether the session of a turn is over, where its client says so beside the transcript."""

from __future__ import annotations

import threading

from memoryd import agents
from memoryd.core.errors import StoreUnavailable
from memoryd.core.events import Activity
from memoryd.core.model import Turn
from memoryd.pipeline.client_status import ClientStatus


class SessionEnds:
    """Ask the clients' status files; may be asked from several lanes."""

    def __init__(self, status: ClientStatus) -> None:
        self._status = status
        self._lock = threading.Lock()

    def ended(self, turn: Turn) -> bool:
        """Tell whether the client is known to be gone; False where nobody knows, so that turns wait their time."""
        if turn.agent not in agents.names():
            return False
        try:
            with self._lock:
                sessions = self._status.of(agents.get(turn.agent), turn.file)
        except StoreUnavailable:
            # Why the folder cannot be read is the intake's to tell; here it only means that nothing is known.
            return False
        return sessions.get(turn.session) is Activity.GONE
