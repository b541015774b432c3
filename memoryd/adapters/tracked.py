"""Whether git tracks files in a folder of a project, asked of git, or else read from its index."""

from __future__ import annotations

import os
import stat
import subprocess
import time
from pathlib import Path
from typing import BinaryIO

from memoryd.adapters import real_folder, work_trees

_ASK_SECONDS = 5.0
_BELIEVE_SECONDS = 10.0
# A repository in which the answer took long is asked less often, so that it never holds up the others for long.
_BELIEVE_TIMES = 60
_MOST_BELIEVED = 10_000
_INDEX_BYTES = 64 * 1024 * 1024
_PIECE_BYTES = 1024 * 1024
# Whatever a repository's own config says: run nothing, fetch nothing, wait for nobody.
HARMLESS = (
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.untrackedCache=false",
    "-c", "protocol.allow=never", "-c", "safe.bareRepository=explicit",
)  # fmt: skip
ENVIRONMENT = {
    "LC_ALL": "C",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_LITERAL_PATHSPECS": "1",
}


class CannotTell(Exception):
    """Whether git tracks a folder cannot be known; the message says why."""


class Tracked:
    """Remember for a while what git said."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], tuple[float, bool | str]] = {}

    def has(self, root: str, location: str) -> bool:
        """Tell whether git tracks files in a folder of a project, as `tracks` does."""
        until, answer = self._known.get((root, location), (0.0, False))
        began = time.monotonic()
        if began >= until:
            answer = _answer(root, location)
            ended = time.monotonic()
            if len(self._known) >= _MOST_BELIEVED:
                self._known.clear()
            self._known[root, location] = (ended + max(_BELIEVE_SECONDS, _BELIEVE_TIMES * (ended - began)), answer)
        if isinstance(answer, str):
            raise CannotTell(answer)
        return answer


def tracks(root: str, location: str, *, is_file: bool = False) -> bool:
    """Tell whether git tracks a file, or files in a folder, of a project; where git cannot be asked, by its index file.

    CannotTell where neither can be read. An index that is no regular file is not shown to git, which would wait for it.
    """
    index, path = _index(root, location)
    path += "\0" if is_file else "/"
    if index and (kind := _kind(index)) and not stat.S_ISREG(kind):
        raise CannotTell(f"{index} is not a regular file")
    said = ask(root, "ls-files", "-z", "--", location)
    return _in_index(index, path) if said is None else bool(said)


def ask(folder: str, *arguments: str, fed: str = "", literal: bool = True) -> bytes | None:
    """Return what git answers in a folder, without anything that a repository's config could make it run.

    Paths are taken as they are written, but for commands that cannot (`literal` false). None where git is not there,
    does not answer in time or fails.
    """
    command = ["git", *HARMLESS, "-C", folder, *arguments]
    environment = {"PATH": os.environ.get("PATH", os.defpath), **ENVIRONMENT}
    if not literal:
        del environment["GIT_LITERAL_PATHSPECS"]
    try:
        asked = subprocess.run(
            command, env=environment, input=fed.encode(), capture_output=True, timeout=_ASK_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return asked.stdout if asked.returncode == 0 else None


def _answer(root: str, location: str) -> bool | str:
    try:
        return tracks(root, location)
    except CannotTell as error:
        return str(error)


def _index(root: str, location: str) -> tuple[str, str]:
    """Return the index of the repository around a project ("" where there is none), and the folder's path in it."""
    top, path = Path(root), location
    while not os.path.lexists(top / ".git"):
        if top == top.parent:
            return "", path
        top, path = top.parent, f"{top.name}/{path}"
    git = work_trees.git_folder(top)
    return (str(git / "index") if git else ""), path


def _kind(path: str) -> int:
    """Return what kind of file a path leads to; 0 where nothing is, or nothing that can be looked at."""
    try:
        return stat.S_IFMT(Path(path).stat().st_mode)
    except OSError:
        return 0


def _in_index(index: str, path: str) -> bool:
    """Look for a path in the index of an ordinary repository: a folder's before its `/`, a file's before its NUL."""
    if not index:
        return False
    try:
        descriptor = os.open(index, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise CannotTell(f"{index}: {real_folder.reason_of(error)}") from error
    with os.fdopen(descriptor, "rb") as file:
        try:
            return _holds(file, os.fsencode(path))
        except OSError as error:
            raise CannotTell(f"{index}: {real_folder.reason_of(error)}") from error


def _holds(file: BinaryIO, wanted: bytes) -> bool:
    """Tell whether a file holds these bytes, without ever holding much of it."""
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        raise CannotTell("the index is not a regular file")
    kept, read = b"", 0
    while piece := file.read(_PIECE_BYTES):
        if wanted in kept + piece:
            return True
        kept, read = piece[-len(wanted) :], read + len(piece)
        if read > _INDEX_BYTES:
            raise CannotTell(f"its index is larger than {_INDEX_BYTES // 2**20} MB and git does not answer")
    return False
