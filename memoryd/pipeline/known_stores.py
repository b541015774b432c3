"""Memory folders seen together with what the ledger knows of their files.

What an agent wrote is marked as the agent's when it is read, what a person wrote as the person's, and before memoryd
archives a file it is noted that it was memoryd, so that nobody takes it for the person's deletion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

from memoryd.core.agent_marks import marked
from memoryd.core.hand_marks import with_hands
from memoryd.core.journal import Head
from memoryd.core.model import Change, Folder, Project
from memoryd.ports import MemoryStore, MemoryStores
from memoryd.ports.tombstones import AgentFiles, SeenMemories

Heads = Callable[[Project], Mapping[str, Head] | None]


def _none(project: Project) -> None:
    return None


class KnownStores:
    """MemoryStores over others; `heads` tells what the journal knows of a folder."""

    def __init__(self, stores: MemoryStores, seen: SeenMemories, agent_files: AgentFiles, heads: Heads = _none) -> None:
        self._stores = stores
        self._seen = seen
        self._agent_files = agent_files
        self._heads = heads

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder."""
        return _KnownStore(self._stores.open(project), project, self._seen, self._agent_files, self._heads)


class WholeStores:
    """MemoryStores in which what a crash cut off is done to its end before a folder is used."""

    def __init__(self, stores: MemoryStores, recover: Callable[[Project], None]) -> None:
        self._stores = stores
        self._recover = recover

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder; StoreUnavailable while what was begun in it cannot be done."""
        self._recover(project)
        return self._stores.open(project)


class _KnownStore:
    """MemoryStore over another one."""

    def __init__(
        self, store: MemoryStore, project: Project, seen: SeenMemories, agent_files: AgentFiles, heads: Heads
    ) -> None:
        self._store = store
        self._project = project
        self._seen = seen
        self._agent_files = agent_files
        self._heads = heads

    def read(self) -> Folder:
        agents = self._agent_files.of_agents(self._project)
        heads = self._heads(self._project)
        folder = marked(self._store.read(), agents)
        return folder if heads is None else with_hands(folder, heads, agents)

    def there(self) -> bool:
        return self._store.there()

    def content(self, file: str) -> bytes | None:
        return self._store.content(file)

    def apply(self, change: Change) -> None:
        if change.content is None:
            self._seen.leaving(self._project, change.file)
        self._store.apply(change)

    def write_index(self, text: str) -> bool:
        return self._store.write_index(text)

    def alone(self) -> AbstractContextManager[None]:
        return self._store.alone()
