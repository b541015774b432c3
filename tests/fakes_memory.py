"""Memory folders and projects that live in a dictionary; they pass the conformance suite of the real ones."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import MemoryChanged, MemoryCorrupt
from memoryd.core.look import Look
from memoryd.core.model import Broken, Change, Folder, Memory, Project
from memoryd.ports import Excluded, MemoryText


def look_at(folder: Folder, *gone: str, first: bool = True) -> Look:
    """Return a look at a folder that holds this: the first one, or one after which `gone` is gone."""
    items: tuple[Memory | Broken, ...] = (*folder.memories, *folder.broken)
    by_file = {item.file: item for item in items}
    digests = {memory.digest for memory in folder.memories}
    return Look(
        there=True, changed=items if first else (), gone=gone, first=first, whole=lambda: folder, item=by_file.get,
        holds=digests.__contains__,
    )  # fmt: skip


class FakeMemoryStore:
    """A MemoryStore in memory; `files` may be changed by a test as a person changes files."""

    def __init__(self, text: MemoryText | None = None) -> None:
        self.text = text or YamlMemoryText()
        self.files: dict[str, bytes] = {}
        self.times: dict[str, float] = {}
        self.archived: list[tuple[str, bytes]] = []
        self.retired: dict[str, float] = {}
        self.index: str | None = None
        self.applied: list[Change] = []
        self.locked = 0
        self.absent = False
        self._told: dict[str, Memory | Broken] = {}

    def read(self) -> Folder:
        found = [self._parsed(file) for file in sorted(self.files)]
        memories = tuple(memory for memory in found if isinstance(memory, Memory))
        return Folder(memories, tuple(broken for broken in found if isinstance(broken, Broken)))

    def look(self, files: Collection[str] | None = None, *, anew: bool = False) -> Look:
        if self.absent:
            return Look.nowhere(first=anew)
        folder = self.read()
        items: tuple[Memory | Broken, ...] = (*folder.memories, *folder.broken)
        now = {item.file: item for item in items}
        before, self._told = {} if anew else self._told, now
        changed = tuple(item for file, item in now.items() if before.get(file) != item)
        gone = tuple(before.keys() - now.keys())
        return replace(look_at(folder, first=anew), changed=changed, gone=gone, whole=self.read)

    def there(self) -> bool:
        return not self.absent

    def content(self, file: str) -> bytes | None:
        self._named(file)
        return self.files.get(file)

    def written_at(self, file: str) -> float:
        self._named(file)
        return self.times.get(file, 0.0)

    def apply(self, change: Change) -> None:
        self._named(change.file)
        content = change.content.encode() if isinstance(change.content, str) else change.content
        now = self._digest(change.file)
        if content is None:
            if not now:
                return
            self._expect(now == change.before, change)
            self.archived.append((change.file, self.files.pop(change.file)))
            if change.retired:
                self.retired[change.file] = time.time()
        elif now != sha256(content).hexdigest():
            self._expect(now == change.before, change)
            self.files[change.file] = content
            self.times[change.file] = time.time()
        else:
            return
        self.applied.append(change)

    def retired_at(self, file: str) -> float:
        return self.retired.get(file, 0.0)

    def write_index(self, text: str, *, make: bool = False) -> bool:
        if text == self.index or not (make or self.index or self.files or self.archived):
            return False
        self.index = text
        return True

    @contextmanager
    def alone(self) -> Iterator[None]:
        self.locked += 1
        try:
            yield
        finally:
            self.locked -= 1

    def _named(self, file: str) -> None:
        if "/" in file.removeprefix("archive/") or not file.endswith(".md"):
            raise MemoryCorrupt(file, "it is no name for a memory file")

    def _expect(self, true: bool, change: Change) -> None:
        if not true:
            raise MemoryChanged(change.file)

    def _digest(self, file: str) -> str:
        return sha256(self.files[file]).hexdigest() if file in self.files else ""

    def _parsed(self, file: str) -> Memory | Broken:
        try:
            return self.text.parse(file, self.files[file])
        except MemoryCorrupt as error:
            return Broken(file, error.reason, self._digest(file))


class FakeMemoryStores:
    """A MemoryStores that makes each folder when it is first asked for."""

    def __init__(self) -> None:
        self.stores: dict[str, FakeMemoryStore] = {}

    def open(self, project: Project) -> FakeMemoryStore:
        return self.stores.setdefault(project.memory, FakeMemoryStore())


class FakeProjects:
    """A Projects in which every absolute folder is a project of its own, unless a test says otherwise."""

    def __init__(self) -> None:
        self.known: dict[str, Project | Excluded] = {}

    def locate(self, cwd: str) -> Project | Excluded:
        if not cwd.startswith("/"):
            return Excluded("the session does not say in which folder it worked")
        return self.known.get(cwd, Project(cwd, f"{cwd}/.memory"))

    def personal(self) -> Project | None:
        return None

    def project_of(self, cwd: str) -> Project:
        found = self.locate(cwd)
        return Project(cwd, f"{cwd}/.memory") if isinstance(found, Excluded) else found


class MemoryUpkeep:
    """An Upkeep in memory; it passes the tests of the real one."""

    def __init__(self, *projects: Project, now: float = 0.0) -> None:
        self.projects = {project.root: project for project in projects}
        self.known_at = dict.fromkeys(self.projects, now)
        self.changed: dict[str, int] = {}
        self.tried: dict[str, int] = {}
        self.last: dict[str, float] = {}
        self.lineage: list[tuple[str, str, str]] = []

    def known_projects(self) -> tuple[Project, ...]:
        return tuple(self.projects[root] for root in sorted(self.projects))

    def note_changes(self, project: Project, count: int) -> int:
        self.projects[project.root] = project
        self.known_at.setdefault(project.root, 0.0)
        self.changed[project.root] = self.changed.get(project.root, 0) + count
        return self.changed[project.root] - self.tried.get(project.root, 0)

    def changes(self, project: Project) -> tuple[int, float]:
        since = max(self.last.get(project.root, 0.0), self.known_at.get(project.root, 0.0))
        return self.changed.get(project.root, 0), since

    def consolidated(self, project: Project, at: float, *, done: bool) -> None:
        self.tried[project.root] = 0 if done else self.changed.get(project.root, 0)
        if done:
            self.changed[project.root] = 0
            self.last[project.root] = at

    def descended(self, project: Project, file: str, sources: Sequence[str], at: float) -> None:
        self.lineage.extend((project.root, file, source) for source in sources if source != file)


def memory(name: str = "use-pnpm", **more: object) -> Memory:
    """Return a memory as a test needs one."""
    fields: dict[str, object] = {
        "name": name,
        "description": f"About {name}.",
        "type": "feedback",
        "body": f"All about {name}.\n",
        "created": "2026-11-01",
        "updated": "2026-11-02",
        "source": "claude-code/s1/turn-1",
        "evidence": f"remember {name}",
        "file": f"{name}.md",
    }
    return Memory(**(fields | more))  # type: ignore[arg-type]


def change(memory: Memory, before: str = "") -> Change:
    """Return the change that writes a memory."""
    content = YamlMemoryText().render(memory)
    return Change(memory.file, memory.name, before, sha256(content.encode()).hexdigest(), content)


def written(memory: Memory) -> bytes:
    """Return the bytes of a memory's file."""
    return YamlMemoryText().render(memory).encode()
