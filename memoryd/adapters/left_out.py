"""What git leaves out of a repository without a word in it: its own list, `info/exclude`."""

from __future__ import annotations

import os
from pathlib import Path

from memoryd.adapters import work_trees
from memoryd.adapters.tracked import ask
from memoryd.core.expressions import expression

LIST = "info/exclude"
_SPECIAL = expression(r"([\\*?\[\]])")


def repository(root: str, file: str) -> tuple[str, str] | None:
    """Return git's own folder for a file below a folder, and the pattern that leaves it out; None outside of git.

    None as well for what no pattern can name.
    """
    top, path = Path(root), file
    while not os.path.lexists(top / ".git"):
        if top == top.parent:
            return None
        top, path = top.parent, f"{top.name}/{path}"
    git = work_trees.git_folder(top)
    if git is None or not git.is_dir() or not path.isprintable() or path.endswith(" "):
        return None
    return os.path.realpath(git), "/" + _SPECIAL.sub(r"\\\1", path)


def is_left_out(root: str, file: str) -> bool:
    """Tell whether git leaves a file out already; False where git cannot be asked."""
    # A name with a `*` in it would be a pattern here; no client reads such a file.
    return ask(root, "check-ignore", "--quiet", "--", file, literal=False) is not None
