"""What git's own files say about a folder: whether a work tree begins there, and which is the main one.

Nothing is run and nothing is believed that a stranger's folder could have made up: a linked work tree counts only
where the repository it names points back to it.
"""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from memoryd.adapters import beneath, real_folder
from memoryd.core.expressions import expression

_MOST_BYTES = 4096
_CONFIG_BYTES = 65_536
_POINTER = expression(r"gitdir:[ \t]{0,10}([^\r\n\0]{1,4096})")
_WORK_TREE = expression(r"^[ \t]{0,20}worktree[ \t]{0,10}=[ \t]{0,10}\"?([^\r\n\0\"]{1,4096})", re.MULTILINE)


def main_work_tree(folder: Path) -> Path | None:
    """Return the main work tree of the repository whose work tree begins at `folder`; None where none begins.

    It is the folder itself for an ordinary repository, a submodule, and for whatever cannot be followed safely.
    """
    git = folder / ".git"
    try:
        mode = git.lstat().st_mode
    except OSError:
        return None
    if stat.S_ISREG(mode):
        return _linked_to(folder) or folder
    return folder if _is_repository(git) else None


def is_bare(folder: Path) -> bool:
    """Tell whether a folder is a repository without a work tree of its own."""
    if ".git" in folder.parts or not _is_repository(folder):
        return False
    return _pointer(folder.parent) != folder


def git_folder(folder: Path) -> Path | None:
    """Return where git keeps what belongs to the work tree that begins at `folder`, as its `.git` says."""
    git = folder / ".git"
    return _pointer(folder) if stat.S_ISREG(_kind(git)) else git


def _is_repository(folder: Path) -> bool:
    return all(_kind(folder / name) for name in ("HEAD", "objects", "refs"))


def _kind(path: Path) -> int:
    try:
        return stat.S_IFMT(path.stat().st_mode)
    except OSError:
        return 0


def _linked_to(folder: Path) -> Path | None:
    """Return the main work tree of a linked one, if both say so."""
    entry = _pointer(folder)
    if entry is None or entry.parent.name != "worktrees":
        return None
    common = entry.parent.parent
    back = _path_in(entry, "gitdir")
    if back is None or back != _real(folder / ".git"):
        return None
    if common.name == ".git" or _pointer(common.parent) == common:
        return common.parent
    return _configured(common)


def _configured(common: Path) -> Path | None:
    """Return the work tree a repository's own config names (a submodule's), if it points back."""
    match = _WORK_TREE.search(_text(common, "config", _CONFIG_BYTES))
    tree = _real(common / match[1].strip()) if match else None
    return tree if tree and _pointer(tree) == common else None


def _pointer(folder: Path) -> Path | None:
    """Return the real path a `.git` file points to."""
    match = _POINTER.match(_text(folder, ".git", _MOST_BYTES))
    return _real(folder / match[1].rstrip()) if match else None


def _path_in(folder: Path, name: str) -> Path | None:
    """Return the real path a one-line file holds, relative to its folder."""
    line = _text(folder, name, _MOST_BYTES).strip("\r\n")
    return _real(folder / line) if line and "\0" not in line else None


def _real(path: Path) -> Path | None:
    """Return where a path really leads; None where that cannot be looked at."""
    try:
        return Path(real_folder.of(str(path)))
    except real_folder.OutOfReach:
        return None


def _text(folder: Path, name: str, most: int) -> str:
    """Return a small regular file's text; "" when there is none that may be read."""
    try:
        held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError:
        return ""
    try:
        return os.fsdecode(beneath.read(held, name, most))
    except (OSError, beneath.Unfit):
        return ""
    finally:
        os.close(held)
