"""What is known of a project's memories beside what their files say: how much they are used, and what went stale."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping

from memoryd.core.model import Project
from memoryd.core.ranking import Standing
from memoryd.core.use import Use
from memoryd.ports import Clock
from memoryd.ports.uses import UseNotes, Uses

_DAY = 86_400


class Standings:
    """Tell the standing of memories for the index: what it says of use changes once a day, or with a name.

    `gone` tells what a project's memories speak of and is not there any more, by file.
    """

    def __init__(self, uses: Uses, notes: UseNotes, gone: Callable[[Project], Mapping[str, str]], clock: Clock) -> None:
        self._uses = uses
        self._notes = notes
        self._gone = gone
        self._clock = clock
        self._guard = threading.Lock()
        self._tiers: dict[str, tuple[tuple[int, int], Mapping[str, int]]] = {}

    def of(self, project: Project) -> Standing:
        """Return the standing of a project's memories."""
        return Standing(self._tiers_of(project), self._gone(project))

    def take_notes(self) -> None:
        """Write into the ledger what commands noted, and let go of what is too old to say anything."""
        with self._notes.taken() as noted:
            self._uses.note(tuple(use for use in noted if _is_file(use)))
        self._uses.forget_old(self._clock.now())

    def _tiers_of(self, project: Project) -> Mapping[str, int]:
        now = self._clock.now()
        stand = int(now // _DAY), self._uses.inherited()
        with self._guard:
            known, tiers = self._tiers.get(project.root, (None, {}))
        if known != stand:
            tiers = self._uses.tiers(project, now)
            with self._guard:
                self._tiers[project.root] = (stand, tiers)
        return tiers


def _is_file(use: Use) -> bool:
    return use.file.endswith(".md") and use.project.startswith("/")
