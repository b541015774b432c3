"""Memory folders seen together with what the ledger knows of their files.

What an agent wrote is marked as the agent's when it is read, and before memoryd archives a file it is noted that it was
memoryd, so that nobody takes it for the person's deletion.
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from memoryd.core.agent_marks import marked
from memoryd.core.model import Change, Folder, Project
from memoryd.ports import MemoryStore, MemoryStores
from memoryd.ports.tombstones import AgentFiles, SeenMemories


class KnownStores:
    """MemoryStores over others."""

    def __init__(self, stores: MemoryStores, seen: SeenMemories, agent_files: AgentFiles) -> None:
        self._stores = stores
        self._seen = seen
        self._agent_files = agent_files

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder."""
        return _KnownStore(self._stores.open(project), project, self._seen, self._agent_files)


class _KnownStore:
    """MemoryStore over another one."""

    def __init__(self, store: MemoryStore, project: Project, seen: SeenMemories, agent_files: AgentFiles) -> None:
        self._store = store
        self._project = project
        self._seen = seen
        self._agent_files = agent_files

    def read(self) -> Folder:
        return marked(self._store.read(), self._agent_files.of_agents(self._project))

    def there(self) -> bool:
        return self._store.there()

    def apply(self, change: Change) -> None:
        if change.content is None:
            self._seen.leaving(self._project, change.file)
        self._store.apply(change)

    def write_index(self, text: str) -> bool:
        return self._store.write_index(text)

    def alone(self) -> AbstractContextManager[None]:
        return self._store.alone()
