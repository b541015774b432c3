"""What connecting an agent would do to files: told first, then done by compare-and-swap."""

from __future__ import annotations

from dataclasses import dataclass, field

from memoryd.adapters import left_out
from memoryd.adapters.connection_list import FileConnections
from memoryd.adapters.rules_files import DiskRulesFiles, folders_of
from memoryd.adapters.tracked import CannotTell, tracks
from memoryd.config import Config
from memoryd.core import block
from memoryd.core.block import HASH
from memoryd.core.connections import Connection
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.project_rules import rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class FileEdit:
    """One file below a base folder, before and after; None where there is none. `tracked` by git, or not known."""

    base: str
    file: str
    before: bytes | None
    after: bytes | None
    tracked: bool = False
    folders: tuple[str, ...] = ()
    """Folders made for it, outermost first, that go with it."""

    @property
    def path(self) -> str:
        """Return the whole path."""
        return f"{self.base.rstrip('/')}/{self.file}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Edits in the order in which they are made, what to say with them, and what to keep in the list afterwards."""

    edits: tuple[FileEdit, ...] = ()
    notes: tuple[str, ...] = ()
    already: str = ""
    begin: tuple[Connection, ...] = field(default=())
    end: tuple[Connection, ...] = field(default=())


def carry_out(config: Config, plan: Plan) -> None:
    """Make the edits; MemorydError when a file is no longer what was looked at."""
    files, connections = DiskRulesFiles(), connections_of(config)
    # First the list: of a file that is on it and was never written, nothing is ever touched.
    for connection in plan.begin:
        connections.begin(connection)
    for edit in plan.edits:
        if not _made(files, edit):
            raise MemorydError(f"{edit.path} changed in this moment and was left as it is", "do the same again")
    for connection in plan.end:
        connections.end(connection)


def connections_of(config: Config) -> FileConnections:
    """Return the list of connections, in the data folder."""
    from pathlib import Path

    return FileConnections(Path(rules_of(config).data))


def made_folders(config: Config, base: str, file: str) -> tuple[str, ...]:
    """Return the folders of a file that are made for it, or were made for another one that is still connected."""
    before = {folder for each in connections_of(config).all() if each.base == base for folder in each.folders}
    missing = DiskRulesFiles().missing_folders(base, file)
    return tuple(path for path in folders_of(file) if path in before or path in missing)


def edit_of(base: str, file: str, before: bytes | None, after: bytes | None, folders: tuple[str, ...] = ()) -> FileEdit:
    """Return an edit, and whether git tracks its file; where that cannot be told it counts as tracked."""
    try:
        tracked = before is not None and tracks(base, file, is_file=True)
    except CannotTell:
        tracked = True
    return FileEdit(base=base, file=file, before=before, after=after, tracked=tracked, folders=folders)


def leaving_out(base: str, file: str, *, out: bool) -> tuple[FileEdit, ...]:
    """Return what makes git leave a file out of the repository, or (`out` false) take that back; () for nothing."""
    found = left_out.repository(base, file)
    if found is None or (out and left_out.is_left_out(base, file)):
        return ()
    git, pattern = found
    files = DiskRulesFiles()
    try:
        before = files.read(git, left_out.LIST)
        there = block.found(before, HASH) if before is not None else None
    except (block.Damaged, StoreUnavailable):
        # Somebody else's list in a state nobody can be sure of: it stays, and `git status` shows the new file.
        return ()
    known = there.lines if there else ()
    lines = [line for line in known if line != pattern] + ([pattern] if out else [])
    if tuple(lines) == known:
        return ()
    if lines:
        after: bytes | None = block.put(before, lines, style=HASH)
    else:
        after = block.take(before, HASH) if before is not None else None
    return (FileEdit(base=git, file=left_out.LIST, before=before, after=after),)


def _made(files: DiskRulesFiles, edit: FileEdit) -> bool:
    if edit.after is None:
        if edit.before is not None and not files.remove(edit.base, edit.file, edit.before):
            return False
        files.remove_empty(edit.base, edit.folders)
        return True
    return files.write(edit.base, edit.file, edit.after, edit.before)
