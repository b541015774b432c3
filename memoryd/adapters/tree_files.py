"""List the files of a work tree that a person would call theirs: not what git ignores, nor what tools put there."""

from __future__ import annotations

import os
import stat
import subprocess
from dataclasses import dataclass
from pathlib import Path

from memoryd.adapters.tracked import ENVIRONMENT, HARMLESS

MOST_FILES = 20_000
_LIST_SECONDS = 5.0
_MOST_LISTED = 8 * 1024 * 1024
_SKIPPED = frozenset(
    {
        "node_modules", "bower_components", "vendor", "dist", "build", "target", "out", "venv", "env", "site-packages",
        "__pycache__", "coverage", "Pods", "DerivedData",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Listing:
    """The files of a tree by path from its root; `whole` is false where there are more than were listed."""

    files: tuple[str, ...]
    whole: bool


def listed(root: str, without: str) -> Listing:
    """Return a tree's files, by git where it is a repository, else by walking; links are never followed.

    What is in the folder `without` (an absolute path) is left out. Git may name files that are gone already.
    """
    by_git = _by_git(root)
    listing = _walked(root) if by_git is None else by_git
    inner = f"{without.removeprefix(root).strip('/')}/"
    return Listing(tuple(file for file in listing.files if not file.startswith(inner)), listing.whole)


def _by_git(root: str) -> Listing | None:
    command = ["git", *HARMLESS, "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    environment = {"PATH": os.environ.get("PATH", os.defpath), **ENVIRONMENT}
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=_LIST_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    if done.returncode != 0:
        return None
    names = [os.fsdecode(name) for name in done.stdout[:_MOST_LISTED].split(b"\0") if name]
    files = tuple(dict.fromkeys(names))
    whole = len(done.stdout) <= _MOST_LISTED and len(files) <= MOST_FILES
    return Listing(files[:MOST_FILES], whole)


def _walked(root: str) -> Listing:
    files: list[str] = []
    for folder, folders, names in os.walk(root, followlinks=False):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in _SKIPPED)
        inner = os.path.relpath(folder, root)
        files += (name if inner == "." else f"{inner}/{name}" for name in sorted(names))
        if len(files) > MOST_FILES:
            return Listing(tuple(files[:MOST_FILES]), False)
    return Listing(tuple(files), True)


def there(root: str, path: str) -> bool | None:
    """Tell whether a path is in a tree; None where a link or the system stands before the answer."""
    steps, at = path.split("/"), root
    for number, step in enumerate(steps):
        at = f"{at}/{step}"
        try:
            mode = Path(at).lstat().st_mode
        except (FileNotFoundError, NotADirectoryError):
            return False
        except (OSError, ValueError):
            return None
        if number + 1 < len(steps) and stat.S_ISLNK(mode):
            return None
    return True
