"""Files that were renamed, told from those that were deleted and written: the words are the same."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.journal import Cause, Entry, FileChange

MV = "mv"
"""The command that gives a memory another name."""


def renames(changes: Sequence[FileChange]) -> dict[str, FileChange]:
    """Return the new names among changes, with what became of the file of the old name; each old name once."""
    gone = {change.before: change for change in changes if change.after is None and change.before}
    found: dict[str, FileChange] = {}
    for change in changes:
        if change.before is None and change.after and change.after in gone:
            found[change.file] = gone.pop(change.after)
    return found


def name_before(entry: Entry, name: str) -> str:
    """Return the file that went by another name until an entry gave it this one (a file or a name), "" for none."""
    made = [change for change in entry.files if change.before is None and is_about(change, name)]
    gone = [change for change in entry.files if change.after is None and change.before is not None]
    if not made or not gone:
        return ""
    if moved := renames(entry.files).get(made[0].file):
        return moved.file
    # The command writes the new name into the file as well.
    return gone[0].file if entry.why.cause is Cause.COMMAND and entry.why.detail == MV else ""


def is_about(change: FileChange, name: str) -> bool:
    """Tell whether a change is one of a memory that is meant by a name or a file, "" for any."""
    return not name or name in (change.name, change.file, change.file.removesuffix(".md"))
