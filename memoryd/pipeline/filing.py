"""What those who write memory files share: the change that writes one, and the index that follows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Protocol

from memoryd.core import seal
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.journal import NOTHING_BESIDE, Beside, Why
from memoryd.core.model import Change, Memory, Op, Project, Verdict
from memoryd.core.personal import owner, placed
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


def change_to(memory: Memory, text: MemoryText, *, sealed: bool = False) -> Change:
    """Return the change that makes a memory's file what the memory says; MemoryCorrupt when it does not fit in one.

    `sealed` marks it as memoryd's own for those who get it by git.
    """
    content = (seal.sealed if sealed else seal.unsealed)(text.render(memory))
    after = sha256(content.encode("utf-8")).hexdigest()
    return Change(file=memory.file, name=memory.name, before=memory.digest, after=after, content=content)


def with_change(verdict: Verdict, project: Project, personal: Project | None, text: MemoryText) -> Verdict:
    """Return an accepted verdict with the change to the file it is about, in the project's folder or the personal one.

    What does not fit in a file is rejected after all.
    """
    if verdict.memory is None:
        return verdict
    if verdict.draft.op == Op.RETIRE:
        gone = verdict.memory
        return replace(verdict, change=Change(gone.file, gone.name, gone.digest, "", None))
    memory = placed(verdict.memory, personal)
    folder, _ = owner(memory.file, project, personal)
    # A shared folder is read by others: what a person said word for word stays in the ledger only.
    written = replace(memory, evidence="") if folder.shared else memory
    try:
        return replace(verdict, memory=memory, change=change_to(written, text, sealed=folder.shared))
    except MemoryCorrupt as error:
        return replace(verdict, accepted=False, reason=f"cannot be written: {error.reason}", memory=None)
