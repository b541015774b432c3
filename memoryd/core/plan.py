"""What a consolidation will do: operations on memory files, and which files stay as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from memoryd.core.model import Memory


class Kind(StrEnum):
    """What an operation does."""

    MERGE = "merge"
    SPLIT = "split"
    RENAME = "rename"
    MOVE = "move"
    RETIRE = "retire"


@dataclass(frozen=True, slots=True)
class Operation:
    """One step of a plan: `files` are the memories it takes up, `results` what stands in their place afterwards.

    A file that no result has goes to the archive. A result's `digest` is that of the file it replaces, "" for a new
    one.
    """

    kind: Kind
    files: tuple[str, ...]
    results: tuple[Memory, ...] = ()
    reason: str = ""

    @property
    def archived(self) -> tuple[str, ...]:
        """Return the files that go to the archive."""
        stay = {result.file for result in self.results}
        return tuple(file for file in self.files if file not in stay)


@dataclass(frozen=True, slots=True)
class Plan:
    """All that one consolidation will do; `kept` are the files that stay, so that each file is accounted for."""

    operations: tuple[Operation, ...] = ()
    kept: tuple[str, ...] = ()

    @property
    def files(self) -> tuple[str, ...]:
        """Return every file the plan takes away or rewrites, as often as it names it."""
        return tuple(file for operation in self.operations for file in operation.files)

    @property
    def results(self) -> tuple[Memory, ...]:
        """Return every memory the plan writes."""
        return tuple(result for operation in self.operations for result in operation.results)

    def of(self, kind: Kind) -> tuple[Operation, ...]:
        """Return the operations of one kind."""
        return tuple(operation for operation in self.operations if operation.kind is kind)


def merge(files: Sequence[str], memory: Memory) -> Operation:
    """Put several files into one memory, whose file is one of them or a new one."""
    return Operation(Kind.MERGE, tuple(files), (memory,))


def retire(file: str, reason: str) -> Operation:
    """Put a file into the archive, for a reason."""
    return Operation(Kind.RETIRE, (file,), reason=reason)


def whole(operations: Iterable[Operation], memories: Sequence[Memory]) -> Plan:
    """Return the plan with these operations that keeps every memory they do not name."""
    plan = Plan(tuple(operations))
    named = set(plan.files)
    return replace(plan, kept=tuple(memory.file for memory in memories if memory.file not in named))


def free(memory: Memory) -> bool:
    """Tell whether a consolidation may touch a memory: not one that is pinned, nor one in a person's own words."""
    return memory.typed and not memory.pinned and not memory.by_hand
