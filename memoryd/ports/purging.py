"""What it takes to remove a text for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from memoryd.core.model import Project


@dataclass(frozen=True, slots=True)
class PurgedFiles:
    """Files of a memory folder from which a text was removed: those that are there, those that held little else.

    `renamed` are the names before of those that have another now.
    """

    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    renamed: tuple[str, ...] = ()

    @property
    def files(self) -> frozenset[str]:
        """Return every name that means something else now."""
        return frozenset((*self.changed, *self.gone, *self.renamed))


class PurgeFolders(Protocol):
    """Find and remove a text in memory folders, archive and index included.

    `words` is the text as `core.purged_words.words_of` gives it.
    """

    def holding(self, project: Project, words: str) -> tuple[str, ...]:
        """Return the files that hold the text, or are named by it."""
        ...

    def doomed(self, project: Project, words: str) -> tuple[str, ...]:
        """Return those of the memories among them whose files will be gone or have another name."""
        ...

    def purge(self, project: Project, words: str) -> PurgedFiles:
        """Remove the text from every file of the folder."""
        ...


class PurgeLedger(Protocol):
    """Find and remove a text in the ledger."""

    def holding(self, words: str) -> int:
        """Return how many entries hold the text."""
        ...

    def purge(self, words: str) -> int:
        """Remove the text from every entry, free page and log of the database; returns how many entries held it."""
        ...


class PurgeState(Protocol):
    """Find and remove a text in what lies beside the ledger in memoryd's own folder."""

    def holding(self, words: str) -> tuple[str, ...]:
        """Return the files that hold the text, each with why where that is not all there is to say."""
        ...

    def purge(self, words: str) -> int:
        """Remove the text from each of them; returns how many there were."""
        ...


class PurgeMarks(Protocol):
    """Know removed texts again, without keeping them."""

    def add(self, text: str, at: float) -> None:
        """Keep a text from coming back; MemorydError when it is too short for that."""
        ...

    def cover(self, text: str) -> str:
        """Return a text with the removed ones in it covered."""
        ...


class KnownProjects(Protocol):
    """Tell every project there is."""

    def known_projects(self) -> Sequence[Project]:
        """Return every project that ever had a turn or a command."""
        ...
