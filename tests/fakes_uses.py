"""Uses that live in a dictionary; they pass the tests of the real ones."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from memoryd.core.model import Project
from memoryd.core.use import KEPT_DAYS, Use, UseCount, UseKind, tiers

_DAY = 86_400


class MemoryUses:
    """A Uses in memory."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str, str, str], float] = {}
        self.inheritances = 0

    def note(self, uses: Sequence[Use]) -> None:
        for use in uses:
            self.known.setdefault((use.project, use.file, use.kind.value, use.mark), use.at)

    def counts(self, project: Project) -> dict[str, UseCount]:
        found: dict[str, UseCount] = {}
        for (root, file, kind, _), at in self.known.items():
            if root == project.root:
                old = found.get(file, UseCount())
                read = kind == UseKind.READ
                found[file] = UseCount(old.reads + read, old.recalls + (not read), max(old.last, at))
        return found

    def tiers(self, project: Project, now: float) -> dict[str, int]:
        today = now // _DAY
        days: dict[str, Counter[float]] = defaultdict(Counter)
        for (root, file, _, _), at in self.known.items():
            if root == project.root and at < today * _DAY:
                days[file][today - at // _DAY] += 1
        return tiers({file: [*times.items()] for file, times in days.items()})

    def inherit(self, project: Project, file: str, source: str) -> None:
        for (root, of, kind, mark), at in tuple(self.known.items()):
            if (root, of) == (project.root, source):
                self.known.setdefault((root, file, kind, mark), at)
        self.inheritances += 1

    def inherited(self) -> int:
        return self.inheritances

    def forget_old(self, now: float) -> None:
        self.known = {key: at for key, at in self.known.items() if at >= now - KEPT_DAYS * _DAY}
