"""What git itself did to a memory folder, by its own books: the log of HEAD, the index, and what commits hold.

A switched branch, a pull or a merge moves HEAD and leaves files that are what the index says. What a person typed is
not in the index, or got there by a commit of theirs; it is never taken for git's work.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha1, sha256
from pathlib import Path

from memoryd.adapters import tracked, work_trees
from memoryd.core.model import Project

_TAIL_BYTES = 256 * 1024
_LINE_BYTES = 16 * 1024
_BUSY_SECONDS = 10.0
_STALE_SECONDS = 120.0
"""A lock of git's that is older than this was left behind by a crash."""
_HEAD_SECONDS = 0.5
"""How long HEAD may lag behind the index while a branch is switched."""
_POLL_SECONDS = 0.02
_MOST_COMMITS = 1_000
_MOST_TREES = 20
_FEW = 50
_LOCKS = ("index.lock", "HEAD.lock")
_UNDER_WAY = ("MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply")
_HEX = frozenset("0123456789abcdef")
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


@dataclass(frozen=True, slots=True)
class _Books:
    """Where git keeps its books about a memory folder: its own folder, the work tree, the memory's path in that."""

    git: Path
    top: Path
    prefix: str


@dataclass(frozen=True, slots=True)
class _Step:
    """A line in the log of HEAD: from which commit to which, and whether the person committed what they had typed."""

    before: str
    commit: str
    own: bool


class GitStepsByLog:
    """GitSteps on real repositories; everything that cannot be read is no evidence."""

    def stand(self, project: Project) -> str:
        """Return where git stands now, "" where it has no say; waits a moment while git is at work."""
        if (books := _books(project)) is None:
            return ""
        _wait(books)
        lines = _log(books, _LINE_BYTES)
        return _mark(lines[-1]) if lines else ""

    def moved(self, project: Project, since: str) -> bool:
        """Tell whether git did something since it stood at `since` that may have changed files of a memory folder."""
        if (books := _books(project)) is None or not since:
            return False
        steps = [step for step in _parsed(_after(_log(books, _TAIL_BYTES), since)) if not step.own]
        return bool(steps) and bool(_index(books) or _held(books, steps))

    def written(self, project: Project, since: str, files: Mapping[str, bytes | None]) -> frozenset[str]:
        """Return the files of a memory folder that git put there, or took away, since it stood at `since`."""
        books = _books(project)
        if books is None or not since:
            return frozenset()
        # What was read may be from the midst of a switch that began after its stand was taken.
        _wait(books)
        if (listed := _index(books, files)) is None:
            return frozenset()
        same = {file for file, content in files.items() if _is(content, listed.get(_path(books, file), ""))}
        steps = _steps_since(books, since) if same else []
        if all(step.own for step in steps) and not _under_way(books):
            return frozenset()
        own = _committed(books, [step.commit for step in steps if step.own])
        theirs = {file for file in same if not _holds(own.get(_path(books, file), ()), files[file])}
        gone = {file for file in theirs if files[file] is None}
        were = _held(books, steps) if gone else frozenset()
        return frozenset(file for file in theirs if file not in gone or _path(books, file) in were)


def _books(project: Project) -> _Books | None:
    """Return git's books about a memory folder; None where it lies in no work tree."""
    root = project.root.rstrip("/")
    if not project.memory.startswith(f"{root}/"):
        return None
    top = Path(root)
    while not os.path.lexists(top / ".git"):
        if top == top.parent:
            return None
        top = top.parent
    git = work_trees.git_folder(top)
    return _Books(git, top, Path(project.memory).relative_to(top).as_posix()) if git else None


def _path(books: _Books, file: str) -> str:
    return f"{books.prefix}/{file}"


def _wait(books: _Books) -> None:
    """Wait a moment while git is at work."""
    end = time.monotonic() + _BUSY_SECONDS
    while _at_work(books) and time.monotonic() < end:
        time.sleep(_POLL_SECONDS)


def _at_work(books: _Books) -> bool:
    for name in _LOCKS:
        with suppress(OSError):
            if abs(time.time() - (books.git / name).lstat().st_mtime) < _STALE_SECONDS:
                return True
    return False


def _under_way(books: _Books) -> bool:
    """Tell whether a merge or the like has changed files and waits for the person."""
    return any(os.path.lexists(books.git / name) for name in _UNDER_WAY)


def _log(books: _Books, most: int) -> list[bytes]:
    """Return the newest lines of the log of HEAD within so many bytes, the newest last; none where there is no log."""
    try:
        descriptor = os.open(books.git / "logs" / "HEAD", _FILE)
    except OSError:
        return []
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            return []
        start = max(0, status.st_size - most)
        lines = os.pread(descriptor, most, start).splitlines()
        return lines[1:] if start else lines
    except OSError:
        return []
    finally:
        os.close(descriptor)


def _mark(line: bytes) -> str:
    return sha256(line).hexdigest()


def _steps_since(books: _Books, since: str) -> list[_Step]:
    """Return what HEAD did since; where that is only the person's commits, wait for what may be about to come.

    A switch writes the files, then the index, then HEAD.
    """
    end = time.monotonic() + _HEAD_SECONDS
    while True:
        steps = _parsed(_after(_log(books, _TAIL_BYTES), since))
        if (
            not all(step.own for step in steps)
            or _under_way(books)
            or (time.monotonic() >= end and not _at_work(books))
        ):
            return steps
        time.sleep(_POLL_SECONDS)


def _after(lines: Sequence[bytes], since: str) -> Sequence[bytes]:
    """Return the lines after the one that is known; all of them where it is not there any more."""
    for place in range(len(lines) - 1, -1, -1):
        if _mark(lines[place]) == since:
            return lines[place + 1 :]
    return lines


def _parsed(lines: Sequence[bytes]) -> list[_Step]:
    """Read lines of the log: `old new who when zone<TAB>action: words`."""
    steps = []
    for line in lines:
        words, _, message = line.partition(b"\t")
        names = [name.decode("ascii", "replace") for name in words.split(b" ")[:2]]
        action = message.partition(b":")[0]
        # What a merge brought is not what the person typed, though they committed it.
        own = action.startswith(b"commit") and b"(merge)" not in action
        if len(names) == 2 and {*"".join(names)} <= _HEX:
            steps.append(_Step(names[0], names[1], own))
    return steps


def _index(books: _Books, files: Collection[str] = ()) -> dict[str, str] | None:
    """Return the name of the content of each memory file that git tracks; None where git cannot be asked.

    Where it is asked about a few files it tells of no others.
    """
    paths = [_path(books, file) for file in files] if len(files) <= _FEW else []
    told = tracked.ask(str(books.top), "ls-files", "-s", "-z", "--full-name", "--", *(paths or [books.prefix]))
    if told is None:
        return None
    found: dict[str, str] = {}
    for entry in told.split(b"\0"):
        words, tab, path = entry.partition(b"\t")
        parts = words.split(b" ")
        if tab and len(parts) == 3 and parts[2] == b"0":
            found[os.fsdecode(path)] = parts[1].decode("ascii", "replace")
    return found


def _committed(books: _Books, commits: Sequence[str]) -> dict[str, set[str]]:
    """Return what the person's commits made of memory files: names of contents, "" for no file."""
    if not commits:
        return {}
    arguments = ("diff-tree", "--stdin", "--root", "--no-commit-id", "--no-ext-diff", "--no-renames", "-r", "-z")
    told = _git(books, *arguments, "--", books.prefix, fed="".join(f"{c}\n" for c in commits[-_MOST_COMMITS:]))
    found: dict[str, set[str]] = {}
    parts = told.split(b"\0")
    for head, path in zip(parts[::2], parts[1::2], strict=False):
        words = head.split(b" ")
        if len(words) == 5:
            name = words[3].decode("ascii", "replace")
            found.setdefault(os.fsdecode(path), set()).add(name if name.strip("0") else "")
    return found


def _held(books: _Books, steps: Sequence[_Step]) -> frozenset[str]:
    """Return the memory files that git held in any commit that it came from, or holds where it stands."""
    commits = dict.fromkeys(step.before for step in reversed(steps) if step.before.strip("0"))
    found: set[bytes] = set()
    for commit in [*commits][:_MOST_TREES] or ["HEAD"]:
        told = _git(books, "ls-tree", "-r", "-z", "--name-only", "--full-tree", commit, "--", books.prefix)
        found |= {*told.split(b"\0")}
    return frozenset(os.fsdecode(path) for path in found if path)


def _holds(names: set[str] | tuple[()], content: bytes | None) -> bool:
    return any(_is(content, name) for name in names)


def _is(content: bytes | None, name: str) -> bool:
    """Tell whether a file's bytes are the content that git knows under a name, "" for no file.

    Line ends may be the platform's in the file and git's own in the repository.
    """
    if content is None or not name:
        return content is None and not name
    return name in (_name(content, name), _name(content.replace(b"\r\n", b"\n"), name))


def _name(content: bytes, like: str) -> str:
    """Return the name under which git keeps a content, by SHA-1 or SHA-256 as a name like it shows."""
    blob = b"blob %d\0" % len(content) + content
    return sha256(blob).hexdigest() if len(like) == 64 else sha1(blob, usedforsecurity=False).hexdigest()


def _git(books: _Books, *arguments: str, fed: str = "") -> bytes:
    """Return what git says; nothing where it cannot be asked."""
    return tracked.ask(str(books.top), *arguments, fed=fed) or b""
