"""Whose words a memory file holds: a person's, an agent's, or memoryd's own.

What git wrote (a switched branch, a pull) is nobody's edit: each file is then whose it was when it last held those
words. So it is with a whole folder that changes at once, which was copied or brought back. Words that the journal does
not know are never memoryd's own, but for a seal that holds: somebody typed them while nobody looked on, here or on
another machine. That holds after a ledger has lost its end as well, where memoryd may have written them itself and
forgotten it: the source and the evidence in a file, which stay there when a person edits it, tell who made it once and
not whose its words are now, and a mistake on this side costs a person one command (`adopt`), where one on the other
side costs their words.

What an agent wrote is known only once its turn has closed, and what is written into the file after that is somebody
else's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from memoryd.core import seal
from memoryd.core.journal import Cause, FileChange, Head, Why, digest_of, typed_by_hand
from memoryd.core.model import Project
from memoryd.ports import MemoryStores
from memoryd.ports.journal import Journal
from memoryd.ports.tombstones import AgentFiles

_TICK_SECONDS = 1.0
"""How far the clock of a file system, and that of a transcript with whole seconds, may be off."""
AT_ONCE = "many files at once"
GIT = "git"
"""The details of entries that are no work of somebody who edits files."""


class Authorship:
    """Tell whose the words of a file are that somebody else than memoryd changed."""

    def __init__(self, journal: Journal, stores: MemoryStores, agents: AgentFiles) -> None:
        self._journal = journal
        self._stores = stores
        self._agents = agents

    def signed(self, project: Project, change: FileChange, why: Why) -> FileChange:
        """Return what became of a file with whose words it holds now."""
        if why.detail in (AT_ONCE, GIT):
            return replace(change, by_hand=self._was_by_hand(project, change))
        sealed = why.cause is Cause.HAND and change.after is not None and seal.holds(change.after)
        return replace(change, by_hand=not sealed and typed_by_hand(why, was=change.was_by_hand))

    def of_agents(self, project: Project, changes: Sequence[FileChange], git: Collection[str]) -> frozenset[str]:
        """Return which of these files hold an agent's words now; `git` are those that git wrote."""
        known = self._agents.of_agents(project)
        theirs = (change for change in changes if change.file in known)
        return frozenset(c.file for c in theirs if self._is_agents(project, c, by_git=c.file in git))

    def is_written_in_turn(self, project: Project, file: str) -> bool:
        """Tell whether nobody has written a file since the turn ended in which an agent did."""
        return self._stores.open(project).written_at(file) <= self._agents.until(project, file) + _TICK_SECONDS

    def _is_agents(self, project: Project, change: FileChange, *, by_git: bool) -> bool:
        """Tell whether an agent's file holds the agent's words now: others may have written since that was learned."""
        if change.after is None:
            return True
        if by_git:
            earlier = self._wrote(project, change.file, change.after)
            return earlier is not None and earlier.cause is Cause.AGENT
        return self.is_written_in_turn(project, change.file)

    def _was_by_hand(self, project: Project, change: FileChange) -> bool:
        """Tell whose words a file held when it last held these, a person's where nobody was seen to write them."""
        if change.after is None:
            return False
        earlier = self._wrote(project, change.file, change.after)
        return earlier.by_hand if earlier else not seal.holds(change.after)

    def _wrote(self, project: Project, file: str, content: bytes) -> Head | None:
        """Return who a content was of when it was last written; git may have changed its line ends since."""
        whole = self._journal.wrote(project, file, digest_of(content))
        return whole or self._journal.wrote(project, file, digest_of(content.replace(b"\r\n", b"\n")))
