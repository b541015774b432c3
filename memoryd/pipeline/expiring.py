"""Put memories into the archive whose last day is over.

What a person pinned or typed themselves stays where it is: the index leaves it out, and the person decides.
"""

from __future__ import annotations

from memoryd.core.errors import MemoryChanged
from memoryd.core.index import expired
from memoryd.core.journal import Cause, Why
from memoryd.core.model import Change, Memory, Project
from memoryd.core.news import Filed
from memoryd.core.plan import free
from memoryd.pipeline.applying import Applying
from memoryd.ports import Clock, MemoryStores, Reporter

CAUSE = "expiry"


class Expiring:
    """Retire what has expired, each project as one journaled change."""

    def __init__(self, *, stores: MemoryStores, applying: Applying, clock: Clock, reporter: Reporter) -> None:
        self._stores = stores
        self._applying = applying
        self._clock = clock
        self._reporter = reporter

    def run(self, project: Project) -> int:
        """Retire a project's expired memories; returns how many. What somebody changes meanwhile waits a day."""
        store = self._stores.open(project)
        today = self._clock.day(self._clock.now())
        with store.alone():
            over = [memory for memory in store.read().memories if _may_go(memory) and expired(memory, today)]
            if not over:
                return 0
            changes = [Change(memory.file, memory.name, memory.digest, "", None) for memory in over]
            days = ", ".join(sorted({memory.expires[:10] for memory in over}))
            try:
                self._applying.apply(project, changes, Why(Cause.EXPIRY, days))
            except MemoryChanged:
                return 0
        for change in changes:
            self._reporter.tell(Filed(project, change, CAUSE))
        return len(changes)


def _may_go(memory: Memory) -> bool:
    return free(memory) and not memory.by_hand
