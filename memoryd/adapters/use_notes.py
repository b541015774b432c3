"""Notes of use that a one-shot command leaves for the daemon: one JSON line a request, appended in a millisecond.

Only the daemon writes the ledger, and a command that answers a request must not wait for it. What is noted is evidence
of use and no more: where it cannot be noted (a full disk, nobody takes the notes for months), it is left out.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from math import isfinite
from pathlib import Path

from memoryd.adapters.use_line import MOST_BYTES, NAME, note_recalled
from memoryd.core.use import Use, UseKind

_TAKEN = ".taken"
_OLD = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


class FileUseNotes:
    """UseNotes in the state folder (`folder`, which is not made)."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._taken = folder / (NAME + _TAKEN)

    def recalled(self, project: str, files: Sequence[str], at: float) -> bool:
        """Note that files of a project (its root) were given to somebody who asked; tell whether it was noted."""
        return note_recalled(str(self._path.parent), project, files, at)

    def waiting(self) -> tuple[Use, ...]:
        """Return what was noted and not taken yet, for one who only looks."""
        found: list[Use] = []
        for path in (self._taken, self._path):
            with suppress(OSError):
                found += _uses(_read(path))
        return tuple(found)

    @contextmanager
    def taken(self) -> Iterator[Sequence[Use]]:
        """Hold what was noted; it is let go when the block ends, and kept for the next time when it fails.

        A note counts once by its mark, so that one that is held twice after a crash does no harm.
        """
        with suppress(OSError):
            self._set_aside()
        try:
            content = _read(self._taken)
        except OSError:
            yield ()
            return
        yield tuple(_uses(content))
        with suppress(OSError):
            self._taken.unlink()

    def _set_aside(self) -> None:
        """Rename the notes while nobody appends; what an earlier holder left is taken first."""
        if self._taken.exists():
            return
        descriptor = os.open(self._path, _OLD)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            self._path.rename(self._taken)
        finally:
            os.close(descriptor)


def _read(path: Path) -> bytes:
    with os.fdopen(os.open(path, _OLD), "rb") as file:
        return file.read(2 * MOST_BYTES)


def _uses(content: bytes) -> Iterator[Use]:
    """Yield the uses in notes; a line that says none, such as one that was cut short, counts for nothing."""
    for line in content.splitlines():
        with suppress(ValueError, TypeError, KeyError, RecursionError):
            note = json.loads(line)
            project, at, mark = _storable(note["project"]), float(note["at"]), _storable(note["mark"])
            if isfinite(at):
                for file in note["files"]:
                    yield Use(project=project, file=_storable(file), at=at, mark=mark, kind=UseKind.RECALLED)


def _storable(name: object) -> str:
    """Return a text that a database can hold; a ValueError for half a character, a TypeError for another thing."""
    if not isinstance(name, str):
        raise TypeError
    name.encode()
    return name
