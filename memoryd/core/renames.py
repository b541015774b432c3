"""Files that were renamed, told from those that were deleted and written: the words are the same."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.journal import FileChange


def renames(changes: Sequence[FileChange]) -> dict[str, FileChange]:
    """Return the new names among changes, with what became of the file of the old name; each old name once."""
    gone = {change.before: change for change in changes if change.after is None and change.before}
    found: dict[str, FileChange] = {}
    for change in changes:
        if change.before is None and change.after and change.after in gone:
            found[change.file] = gone.pop(change.after)
    return found
