"""Look up paths and words in work trees, within bounds, and read again only what changed since the last look."""

from __future__ import annotations

import os
import stat
import threading
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from memoryd.adapters import real_folder
from memoryd.adapters.tree_files import Listing, listed, there
from memoryd.core.expressions import expression
from memoryd.core.model import Project
from memoryd.core.named_things import Thing, ThingKind

FILE_BYTES = 512 * 1024
"""A file that is larger is data, or was made by a tool."""
TREE_BYTES = 64 * 1024 * 1024
LOOK_SECONDS = 2.0
_MOST_TREES = 100
_MOST_TAILS = 5
_PROSE = (".md", ".mdx", ".rst", ".txt", ".adoc")
"""Files that tell of code, such as rules for agents with the index in them, are no code."""
_WORD = expression(rb"[A-Za-z_][A-Za-z0-9_]{2,60}")
_OPEN = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_Stamp = tuple[int, int, int]


@dataclass(slots=True)
class _Tree:
    """What is known of a tree: where each word was found last, and which words are in none of these files."""

    places: dict[bytes, str] = field(default_factory=dict)
    missing: set[bytes] = field(default_factory=set)
    stamps: dict[str, _Stamp] = field(default_factory=dict)


class DiskTrees:
    """WorkTrees on disk."""

    def __init__(self, seconds: float = LOOK_SECONDS) -> None:
        self._seconds = seconds
        self._guard = threading.Lock()
        self._trees: dict[str, _Tree] = {}

    def look(self, project: Project, things: Collection[Thing]) -> Mapping[Thing, bool]:
        """Tell of each thing whether it is there; one of which that cannot be told is left out."""
        root = project.root
        if not things or not _is_folder(root):
            return {}
        listing = listed(root, project.memory)
        found: dict[Thing, bool] = {}
        tails = _tails(listing, {thing.name for thing in things if thing.kind is ThingKind.PATH})
        for thing in things:
            if thing.kind is ThingKind.PATH and (answer := _path(root, thing.name, tails, listing)) is not None:
                found[thing] = answer
        words = {thing.name.encode(): thing for thing in things if thing.kind is ThingKind.IDENTIFIER}
        if words:
            with self._guard:
                answers = self._words(root, set(words), listing)
            found |= {words[word]: answer for word, answer in answers.items()}
        return found

    def _words(self, root: str, wanted: set[bytes], listing: Listing) -> dict[bytes, bool]:
        tree = self._trees.setdefault(root, _Tree())
        if len(self._trees) > _MOST_TREES:
            del self._trees[next(iter(self._trees))]
        code = (file for file in listing.files if not file.lower().endswith(_PROSE))
        stamps = {file: stamp for file in code if (stamp := _stamp(f"{root}/{file}")) is not None}
        changed = {file for file, stamp in stamps.items() if tree.stamps.get(file) != stamp}
        kept = {word for word in wanted if (place := tree.places.get(word)) in stamps and place not in changed}
        left, old = wanted - kept, wanted & tree.missing
        done = _Search(root, self._seconds)
        new = left - old
        done.search([*changed, *(file for file in stamps if file not in changed)] if new else changed, new, old & left)
        places = {word: tree.places[word] for word in kept} | done.places
        if not done.whole or not listing.whole:
            # What was not found may stand in what was not read; the next look begins anew.
            tree.places |= places
            tree.missing, tree.stamps = set(), {}
            return dict.fromkeys(places, True)
        tree.places, tree.missing, tree.stamps = places, wanted - places.keys(), stamps
        return {word: word in places for word in wanted}


class _Search:
    """One search through files, until all is found or a bound is reached."""

    def __init__(self, root: str, seconds: float) -> None:
        self._root = root
        self._until = time.monotonic() + seconds
        self._left = TREE_BYTES
        self.places: dict[bytes, str] = {}
        self.whole = True

    def search(self, files: Collection[str], new: set[bytes], old: set[bytes]) -> None:
        left = new | old
        for file in files:
            if not left:
                return
            if self._left <= 0 or time.monotonic() > self._until:
                self.whole = False
                return
            content = _content(f"{self._root}/{file}")
            self._left -= len(content)
            for word in left & {*_WORD.findall(content)}:
                self.places[word] = file
                left.discard(word)


def _path(root: str, name: str, tails: Mapping[str, list[str]], listing: Listing) -> bool | None:
    """Tell whether a path is there, from the root or from somewhere in the tree."""
    answer = there(root, name)
    if answer is not False:
        return answer
    if any(there(root, path) for path in tails.get(name, ())):
        return True
    return False if listing.whole else None


def _tails(listing: Listing, names: Collection[str]) -> dict[str, list[str]]:
    """Return the paths of files and folders that end with one of some names, a few for each."""
    lasts: dict[str, list[str]] = {}
    for name in names:
        lasts.setdefault(name.rpartition("/")[2], []).append(name)
    found: dict[str, list[str]] = {}
    for file in listing.files:
        steps = file.split("/")
        for number, step in enumerate(steps):
            for name in lasts.get(step, ()):
                path, known = "/".join(steps[: number + 1]), found.setdefault(name, [])
                if path.endswith(f"/{name}") and path not in known and len(known) < _MOST_TAILS:
                    known.append(path)
    return found


def _is_folder(root: str) -> bool:
    try:
        return real_folder.is_folder(root)
    except OSError:
        return False


def _stamp(path: str) -> _Stamp | None:
    try:
        status = Path(path).lstat()
    except (OSError, ValueError):
        return None
    if not stat.S_ISREG(status.st_mode) or status.st_size > FILE_BYTES:
        return None
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size


def _content(path: str) -> bytes:
    """Return a file's bytes; nothing for one that went away or is binary."""
    try:
        descriptor = os.open(path, _OPEN)
    except OSError:
        return b""
    try:
        content = os.read(descriptor, FILE_BYTES)
    except OSError:
        return b""
    finally:
        os.close(descriptor)
    return b"" if b"\0" in content[:8000] else content
