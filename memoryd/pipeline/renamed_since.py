"""What becomes of taking an entry back where a memory got another name after it.

Its words would stay under the new name, and the old ones would stand beside them. So what an entry made is not taken
away then, and what it changed becomes what it was only where that is forced, under the name that the memory has now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from memoryd.core import seal
from memoryd.core.errors import MemoryCorrupt, MemorydError
from memoryd.core.front_lines import with_keys
from memoryd.core.model import Project
from memoryd.core.past import went_to
from memoryd.core.undoing import Step
from memoryd.ports import MemoryStore, MemoryText
from memoryd.ports.journal import JournalReading


@dataclass(frozen=True, slots=True)
class Moved:
    """A memory that has another file since, and the entry that gave it that."""

    old: str
    new: str
    by: int


class RenamedSince:
    """Find what has another name since, and where its words lie."""

    def __init__(self, journal: JournalReading, text: MemoryText) -> None:
        self._journal = journal
        self._text = text

    def followed(
        self, project: Project, store: MemoryStore, planned: Sequence[Step], what: str, *, force: bool
    ) -> tuple[tuple[Step, ...], tuple[Moved, ...]]:
        """Return steps for the files that there are now, and which of them were renamed since.

        MemorydError, about `what` is to be taken back, where that cannot be done or is not forced.
        """
        found, moved = list[Step](), list[Moved]()
        files = {step.file for step in planned}
        for step in planned:
            there = self._there(project, store, step)
            if there is None:
                found.append(step)
            elif not force or step.target is None or there.new in files:
                raise _refusal(what, there, whole=step.target is None or there.new in files)
            else:
                moved.append(there)
                found.append(replace(step, file=there.new, target=self._titled(step, there, store.content(there.new))))
        return tuple(found), tuple(moved)

    def _there(self, project: Project, store: MemoryStore, step: Step) -> Moved | None:
        if step.left is None or store.content(step.file) is not None:
            return None
        new, by = self._renamed(project, step.file)
        return Moved(step.file, new, by) if new and store.content(new) is not None else None

    def _renamed(self, project: Project, file: str) -> tuple[str, int]:
        """Return the file in which the words of a renamed one lie, and the entry that called it so; "" and 0 if none.

        What was renamed again is followed.
        """
        seen, found = {file}, ("", 0)
        while True:
            newest = self._journal.newest(project.root, found[0] or file)
            then = went_to(found[0] or file, [entry for entry in newest if entry.memory == project.memory])
            if not then[0] or then[0] in seen:
                return found
            found = then
            seen.add(then[0])

    def _titled(self, step: Step, there: Moved, now: bytes | None) -> bytes:
        """Return what a file held, with the name in it that the memory has now, where a command wrote it there."""
        target = step.target or b""
        try:
            was = self._text.parse(there.old, step.left or b"").name
            name = self._text.parse(there.new, now or b"").name
            if name in (was, self._text.parse(there.new, target).name):
                return target
            text = with_keys(target.decode("utf-8"), {"name": name})
        except (MemoryCorrupt, UnicodeDecodeError):
            return target
        return (seal.sealed(text) if seal.holds(target) else text).encode("utf-8")


def _refusal(what: str, there: Moved, *, whole: bool) -> MemorydError:
    said = f"{what} was not taken back: {there.old} has another name since, {there.new}"
    back = f"`memoryd undo {there.by}` gives it the name before back"
    if whole:
        return MemorydError(said, f"{back}, `memoryd rm {there.new}` takes it away")
    return MemorydError(said, f"{back}, with --force {there.new} holds again what was there before")
