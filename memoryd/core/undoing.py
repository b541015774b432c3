"""Work out what taking entries of the journal back means: for each file, what must be there, and what it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.core.errors import MemorydError
from memoryd.core.journal import NOTICED, PURGE, Cause, Entry, FileChange
from memoryd.core.model import Project

LOG = "`memoryd log` shows what there is"


@dataclass(frozen=True, slots=True)
class Step:
    """One file: what the entries left there, and what it held before the first of them.

    `by_hand` tells whose words those were. `gap`: something else changed the file between the entries.
    """

    file: str
    name: str
    left: bytes | None
    target: bytes | None
    by_hand: bool = False
    gap: bool = False


def steps(entries: Sequence[Entry]) -> tuple[Step, ...]:
    """Return a step for each file that some entries changed; they are given the newest first."""
    found: dict[str, Step] = {}
    for entry in entries:
        for change in entry.files:
            found[change.file] = _step(change, found.get(change.file))
    return tuple(found.values())


def refusal(entry: Entry, project: Project) -> MemorydError | None:
    """Return why an entry can never be taken back, or not from here; None when it can."""
    what = f"entry {entry.number}"
    if entry.project != project.root:
        return MemorydError(f"{what} is about {entry.project}", f"add --project {entry.project}")
    if entry.memory != project.memory:
        return MemorydError(f"{what} is about {entry.memory}, which is not where memories lie now")
    if entry.why.cause is Cause.COMMAND and entry.why.detail == PURGE:
        return MemorydError(f"{what} removed a text for good; that cannot be taken back")
    if any(change.purged for change in entry.files):
        files = ", ".join(change.file for change in entry.files if change.purged)
        return MemorydError(f"{what} cannot be taken back: a text that was purged stood in {files}", "write it anew")
    if entry.why.cause is Cause.BASELINE:
        return MemorydError(f"{what} changed nothing: the files were seen there for the first time")
    return None


def taken_back_already(entry: Entry) -> MemorydError:
    """Return why an entry that does not hold is not taken back."""
    by = entry.undone_by
    return MemorydError(f"entry {entry.number} was taken back by entry {by}", f"`memoryd undo {by}` does it again")


def is_last(entry: Entry) -> bool:
    """Tell whether `--last` may mean an entry: the latest thing that memoryd itself did, and that still holds."""
    did = entry.why.cause not in (*NOTICED, Cause.UNDO) and entry.why.detail != PURGE
    return did and not entry.undone_by


def _step(change: FileChange, newer: Step | None) -> Step:
    if newer is None:
        return Step(change.file, change.name, change.after, change.before, change.was_by_hand)
    gap = newer.gap or newer.target != change.after
    return Step(change.file, change.name, newer.left, change.before, change.was_by_hand, gap)
