"""What `undo` and `restore` share: a folder compared with the journal, and files that hold again what they held."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from memoryd.core.journal import NOTHING_BESIDE, Beside, Why
from memoryd.core.model import Change, Project
from memoryd.core.news import Filed
from memoryd.pipeline.commanding import CAUSE
from memoryd.pipeline.filing import Applies, Index
from memoryd.ports import MemoryStore, MemoryStores, Reporter


class BringingBack:
    """Write files of a folder anew as one entry.

    `changed` is to be told, once the folder is let go, how many memories count as changed: what follows may take long.
    """

    def __init__(
        self,
        *,
        stores: MemoryStores,
        applying: Applies,
        index: Index,
        changed: Callable[[Project, int], None],
        reporter: Reporter,
    ) -> None:
        self._stores = stores
        self._applying = applying
        self._index = index
        self.changed = changed
        self._reporter = reporter

    @contextmanager
    def alone(self, project: Project) -> Iterator[MemoryStore]:
        """Hold a folder; what others did there meanwhile stands in the journal when the block begins."""
        store = self._stores.open(project)
        with store.alone():
            self._index.rebuild(project)
            yield store

    def write(
        self,
        project: Project,
        changes: Sequence[Change],
        why: Why,
        by_hand: Mapping[str, bool],
        beside: Beside = NOTHING_BESIDE,
    ) -> int:
        """Make files hold what they held, and whose words that was; returns the number of the entry.

        To be called while the folder is held.
        """
        number = self._applying.apply(project, changes, why, beside=beside, by_hand=by_hand)
        for change in changes:
            self._reporter.tell(Filed(project, change, CAUSE))
        self._index.rebuild(project)
        return number
