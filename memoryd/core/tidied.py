"""Know again what a consolidation has looked at, and what a person did not want, without keeping any of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from memoryd.core.model import Memory
from memoryd.core.plan import Operation

_CHARACTERS = 32


def look_mark(memory: Memory) -> str:
    """Return what stands for a memory as it is now; a change of its file changes it."""
    return _mark("look", memory.file, memory.digest)


def refusal_mark(operation: Operation, digests: Mapping[str, str]) -> str:
    """Return what stands for what an operation does to files as they are now, however it words its results."""
    files = sorted(f"{file}\0{digests.get(file, '')}" for file in operation.files)
    return _mark("no", operation.kind.value, *files)


def without_refused(
    operations: Iterable[Operation], refused: Iterable[str], digests: Mapping[str, str]
) -> list[Operation]:
    """Return the operations that a person has not declined."""
    marks = frozenset(refused)
    return [operation for operation in operations if refusal_mark(operation, digests) not in marks]


def _mark(*parts: str) -> str:
    return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:_CHARACTERS]
