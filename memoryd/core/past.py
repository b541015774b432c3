"""What a memory file held at a moment, by the journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.core.journal import Entry, FileChange
from memoryd.core.renames import renames


@dataclass(frozen=True, slots=True)
class Past:
    """A file as it was: its bytes (None: there was none), whose words they were, and the entry that left it so.

    `entry` is 0 where the journal begins later; `at` (seconds since 1970) is then when it does, and `begins` the entry
    before which older ones were let go (0: it was the first).
    """

    name: str
    content: bytes | None
    by_hand: bool
    entry: int
    at: float
    purged: bool = False
    begins: int = 0


def files_meant(name: str, entries: Sequence[Entry]) -> tuple[str, ...]:
    """Return the files that a name may mean, of entries that mention it: the file of that name before all others."""
    files = dict.fromkeys(c.file for entry in entries for c in entry.files if name in (c.name, *_names(c.file)))
    named = tuple(file for file in files if name in _names(file))
    return named or tuple(files)


def state_at(file: str, entries: Sequence[Entry], at: float) -> Past:
    """Return what a file held at a moment (seconds since 1970), by all entries about it, in any order."""
    history = sorted(
        ((entry, change) for entry in entries for change in entry.files if change.file == file),
        key=lambda pair: pair[0].number,
    )
    past = [pair for pair in history if pair[0].at <= at]
    if past:
        entry, change = past[-1]
        return _after(entry, change)
    entry, change = history[0]
    # What the file held before is known, not since when: it may have been another at that moment, or not there.
    return Past(change.name, None, False, 0, entry.at, begins=0 if change.before is None else entry.number)


def came_from(file: str, entries: Sequence[Entry]) -> str:
    """Return the file whose words a file had when it first came to be, "" when it was not renamed.

    A command that gives another name writes that into the file; one that a person renames holds what it held.
    """
    first = min((e for e in entries if any(c.file == file for c in e.files)), key=lambda entry: entry.number)
    if first.why.detail == "mv":
        gone = [change.file for change in first.files if change.after is None]
        return gone[0] if gone and gone != [file] else ""
    found = renames(first.files).get(file)
    return found.file if found else ""


def went_to(file: str, entries: Sequence[Entry]) -> tuple[str, int]:
    """Return the file that a file became, and the number of the entry by which it did; "" and 0 when it did not."""
    last = max((e for e in entries if any(c.file == file for c in e.files)), key=lambda e: e.number, default=None)
    if last is None or all(change.after is not None for change in last.files if change.file == file):
        return "", 0
    new = [name for name, old in renames(last.files).items() if old.file == file]
    if last.why.detail == "mv":
        new = [change.file for change in last.files if change.after is not None]
    return (new[0], last.number) if new else ("", 0)


def _after(entry: Entry, change: FileChange) -> Past:
    return Past(change.name, change.after, change.by_hand, entry.number, entry.at, change.purged)


def _names(file: str) -> tuple[str, str]:
    return file, file.removesuffix(".md")
