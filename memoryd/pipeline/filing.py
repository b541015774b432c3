"""What those who write memory files share: the change that writes one, and the index that follows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Protocol

from memoryd.core.journal import NOTHING_BESIDE, Beside, Why
from memoryd.core.model import Change, Memory, Project
from memoryd.ports import MemoryText


class Applies(Protocol):
    """Do changes to memory files, by the journal."""

    def apply(
        self,
        project: Project,
        changes: Sequence[Change],
        why: Why,
        *,
        beside: Beside = NOTHING_BESIDE,
        by_hand: Mapping[str, bool] | None = None,
    ) -> int:
        """Do file changes, whole or not at all in each folder; returns the number of the (last) entry."""
        ...


class Index(Protocol):
    """Keep a project's MEMORY.md true."""

    def rebuild(self, project: Project, files: Collection[str] | None = None) -> bool:
        """Write the index anew where it differs; tell whether it did.

        `files` names what may have changed beside what memoryd itself did; None looks at every file.
        """
        ...


def change_to(memory: Memory, text: MemoryText) -> Change:
    """Return the change that makes a memory's file what the memory says; MemoryCorrupt when it does not fit in one."""
    content = text.render(memory)
    after = sha256(content.encode("utf-8")).hexdigest()
    return Change(file=memory.file, name=memory.name, before=memory.digest, after=after, content=content)
