"""Put memories into the archive whose last day is over.

What a person pinned or typed themselves stays where it is: the index leaves it out, and the person decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.errors import MemoryChanged
from memoryd.core.index import expired
from memoryd.core.journal import Beside, Cause, Why
from memoryd.core.model import Change, Memory, Project
from memoryd.core.news import Filed
from memoryd.core.plan import free, retire
from memoryd.core.tidied import refusal_mark
from memoryd.pipeline.applying import Applying
from memoryd.ports import Clock, MemoryStores, Reporter, Tidied

CAUSE = "expiry"


class Expiring:
    """Retire what has expired, each project as one journaled change."""

    def __init__(
        self, *, stores: MemoryStores, applying: Applying, tidied: Tidied, clock: Clock, reporter: Reporter
    ) -> None:
        self._stores = stores
        self._applying = applying
        self._tidied = tidied
        self._clock = clock
        self._reporter = reporter

    def run(self, project: Project) -> int:
        """Retire a project's expired memories; returns how many. What somebody changes meanwhile waits a day."""
        store = self._stores.open(project)
        today = self._clock.day(self._clock.now())
        with store.alone():
            over = self._over(project, store.read().memories, today)
            if not over:
                return 0
            marks = tuple(map(_mark, over))
            changes = [Change(memory.file, memory.name, memory.digest, "", None) for memory in over]
            days = ", ".join(sorted({memory.expires[:10] for memory in over}))
            try:
                self._applying.apply(project, changes, Why(Cause.EXPIRY, days), beside=Beside(unasked=marks))
            except MemoryChanged:
                return 0
        for change in changes:
            self._reporter.tell(Filed(project, change, CAUSE))
        return len(changes)

    def _over(self, project: Project, memories: Sequence[Memory], today: str) -> list[Memory]:
        """Return what may go; what somebody brought back stays until it is changed."""
        over = [memory for memory in memories if free(memory) and expired(memory, today)]
        declined = self._tidied.declined(project) if over else frozenset()
        return [memory for memory in over if _mark(memory) not in declined]


def _mark(memory: Memory) -> str:
    return refusal_mark(retire(memory.file, CAUSE), {memory.file: memory.digest})
