"""Memory folders seen together with what the ledger knows of their files.

What an agent wrote is marked as the agent's when it is read, what a person wrote as the person's, and before memoryd
archives a file it is noted that it was memoryd, so that nobody takes it for the person's deletion.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace

from memoryd.core.agent_marks import marked
from memoryd.core.hand_marks import with_hands
from memoryd.core.journal import Head
from memoryd.core.look import Look
from memoryd.core.model import Broken, Change, Folder, Memory, Project
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
        self._guard = threading.Lock()
        self._known: dict[Project, _KnownStore] = {}

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder."""
        with self._guard:
            if project not in self._known:
                store = self._stores.open(project)
                self._known[project] = _KnownStore(store, project, self._seen, self._agent_files, self._heads)
            return self._known[project]


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
        self._agents: frozenset[str] = frozenset()

    def read(self) -> Folder:
        return self._marked(self._store.read(), self._agent_files.of_agents(self._project))

    def look(self, files: Collection[str] | None = None, *, anew: bool = False) -> Look:
        """Return what changed; a file that turned out to be an agent's, or no longer is, has changed as well."""
        look = self._store.look(files, anew=anew)
        if not look.there:
            return look
        before, agents = self._agents, self._agent_files.of_agents(self._project)
        self._agents = agents
        turned = (before ^ agents) - {item.file for item in look.changed} if not look.first else frozenset()
        more = [memory for memory in map(look.item, turned) if isinstance(memory, Memory)]
        part = self._marked(Folder((*look.memories, *more), look.broken), agents)
        whole = look.whole
        changed: tuple[Memory | Broken, ...] = (*part.memories, *part.broken)
        return replace(look, changed=changed, whole=lambda: self._marked(whole(), agents))

    def _marked(self, folder: Folder, agents: frozenset[str]) -> Folder:
        heads = self._heads(self._project)
        known = marked(folder, agents)
        return known if heads is None else with_hands(known, heads, agents)

    def there(self) -> bool:
        return self._store.there()

    def content(self, file: str) -> bytes | None:
        return self._store.content(file)

    def written_at(self, file: str) -> float:
        return self._store.written_at(file)

    def apply(self, change: Change) -> None:
        if change.content is None:
            self._seen.leaving(self._project, change.file)
        self._store.apply(change)

    def write_index(self, text: str, *, make: bool = False) -> bool:
        return self._store.write_index(text, make=make)

    def alone(self) -> AbstractContextManager[None]:
        return self._store.alone()
