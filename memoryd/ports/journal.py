"""Where the journal of all changes to memory folders is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from memoryd.core.journal import NOTHING_BESIDE, Beside, Entry, FileChange, Head, Why
from memoryd.core.model import Project


class Journal(Protocol):
    """Write the journal. An entry is there before the first of its files changes, and finished after the last."""

    def begin(
        self, project: Project, why: Why, files: Sequence[FileChange], at: float, beside: Beside = NOTHING_BESIDE
    ) -> int:
        """Write down what is about to be done, with what is written beside it; returns the entry's number."""
        ...

    def finish(self, number: int, left: Sequence[str] = ()) -> None:
        """Mark an entry as done; the files in `left` were not changed after all, and are taken out of it."""
        ...

    def cancel(self, number: int) -> None:
        """Take an entry back of which nothing was done, with what was written beside it."""
        ...

    def note(self, project: Project, why: Why, files: Sequence[FileChange], at: float) -> int:
        """Write down what others have done already; returns the entry's number."""
        ...

    def unfinished(self, project: Project) -> tuple[Entry, ...]:
        """Return the entries that were begun and not finished, oldest first."""
        ...

    def waiting(self) -> frozenset[str]:
        """Return the memory folders with such entries."""
        ...

    def heads(self, project: Project) -> Mapping[str, Head]:
        """Return what each file that is there holds now, as far as the journal knows."""
        ...

    def begun(self, project: Project) -> bool:
        """Tell whether there is any entry about a memory folder."""
        ...

    def contents(self, digest: str) -> bytes | None:
        """Return the bytes with a SHA-256, if the journal has them."""
        ...

    def wrote(self, project: Project, file: str, digest: str) -> Head | None:
        """Return who a content was of when it was last written; None for one that nobody was seen to write.

        What came with many others at once, or by git, tells nothing of who wrote it. This file counts before any other
        that held the same.
        """
        ...


class JournalReading(Protocol):
    """Read the journal. Entries that are not finished are not told."""

    def entry(self, number: int) -> Entry | None:
        """Return an entry, or None when it was pruned or never was."""
        ...

    def newest(self, root: str, file: str = "", most: int = 0) -> tuple[Entry, ...]:
        """Return a project's entries ("" for all), newest first; of one file only, and at most so many, if asked for.

        A file is meant by its file name, or by a name that a memory in it had.
        """
        ...

    def run(self, root: str, run: str) -> tuple[Entry, ...]:
        """Return the entries of a run, newest first; a run is meant by its id, or by the turn that it extracts from."""
        ...
