"""What a person took away and what was there at the last look, in memory; it passes the tests of the real one."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import replace

from memoryd.core import tombstones
from memoryd.core.look import Look
from memoryd.core.model import Folder, Project
from memoryd.core.tombstones import Tombstone


class MemoryTombstones:
    """Tombstones, SeenMemories and AgentFiles in memory."""

    def __init__(self) -> None:
        self.stones: dict[str, dict[str, Tombstone]] = {}
        self.seen: dict[str, dict[str, tuple[Tombstone, str]]] = {}
        self.times: dict[tuple[str, str], float] = {}
        self.left: set[tuple[str, str]] = set()
        self.kept: dict[str, dict[str, Tombstone]] = {}
        self.spoilt: dict[str, frozenset[str]] = {}
        self.agents: dict[str, frozenset[str]] = {}
        self.noted: dict[str, float] = {}
        self.ended: dict[str, float] = {}

    def buried(self, project: Project) -> tuple[Tombstone, ...]:
        return tuple(self.stones.get(project.root, {}).values())

    def bury(self, project: Project, tombstones: Sequence[Tombstone]) -> None:
        for stone in tombstones:
            self.stones.setdefault(project.root, {}).pop(stone.file, None)
            self.stones[project.root][stone.file] = stone

    def lift(self, project: Project, tombstones: Sequence[Tombstone]) -> None:
        for stone in tombstones:
            self.stones.get(project.root, {}).pop(stone.file, None)

    def missing(self, project: Project, look: Look, day: str) -> tuple[Tombstone, ...]:
        there = look.whole().files
        return tuple(
            replace(stone, day=day, by_hand=True)
            for file, (stone, digest) in sorted(self.seen.get(project.root, {}).items())
            if (look.first or file in look.gone)
            and file not in there
            and not look.holds(digest)
            and (project.root, file) not in self.left
        )

    def count(self, project: Project) -> int:
        return len(self.seen.get(project.root, {}))

    def were_there(self, project: Project, files: Collection[str]) -> frozenset[str]:
        return frozenset(self.seen.get(project.root, {})) & frozenset(files)

    def since(self, project: Project, file: str) -> float:
        there = file in self.seen.get(project.root, {})
        return self.times[project.root, file] if there else 0.0

    def vanished(self, project: Project) -> tuple[Tombstone, ...]:
        return tuple(self.kept.get(project.root, {}).values())

    def unread(self, project: Project) -> tuple[Tombstone, ...]:
        known = self.seen.get(project.root, {})
        return tuple(replace(known[file][0], unread=True) for file in sorted(self.spoilt.get(project.root, ())))

    def look(
        self, project: Project, folder: Folder, *, keep: bool = False, files: Collection[str] | None = None
    ) -> None:
        known = self.seen.setdefault(project.root, {})
        kept = self.kept.setdefault(project.root, {})
        for file in [file for file in known if file not in folder.files and (files is None or file in files)]:
            stone, _ = known.pop(file)
            if keep:
                kept[file] = stone
        telling = [memory for memory in folder.memories if tombstones.says_something(memory)]
        unread = {*folder.files} - {memory.file for memory in telling}
        spoilt = self.spoilt.get(project.root, frozenset()) - {memory.file for memory in telling}
        self.spoilt[project.root] = (spoilt | unread) & known.keys()
        for memory in telling:
            place = (project.root, memory.file)
            if known.get(memory.file, (None, ""))[1] != memory.digest or place in self.left:
                self.times[place] = time.time()
            known[memory.file] = (tombstones.of(memory, ""), memory.digest)
            kept.pop(memory.file, None)
            self.left.discard((project.root, memory.file))

    def leaving(self, project: Project, file: str) -> None:
        self.left.add((project.root, file))

    def of_agents(self, project: Project) -> frozenset[str]:
        return self.agents.get(project.root, frozenset())

    def learned(self, project: Project, file: str) -> float:
        return self.noted.get(file, float("inf") if file in self.of_agents(project) else 0.0)

    def until(self, project: Project, file: str) -> float:
        return self.ended.get(file, self.learned(project, file))

    def hand_over(self, project: Project, file: str) -> None:
        self.agents[project.root] = self.of_agents(project) - {file}
