"""Append one note of use to the file the daemon takes them from, without anything that takes long to load."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Sequence

NAME = "used.jsonl"
MOST_BYTES = 1024 * 1024
"""Notes that nobody takes grow no further."""
_NEW = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_TRIES = 8


def note_recalled(state: str, project: str, files: Sequence[str], at: float) -> bool:
    """Note that files of a project (its root) were given to somebody who asked; tell whether it was noted."""
    if not files:
        return False
    given = ", ".join(map(_quoted, files))
    line = f'{{"project": {_quoted(project)}, "files": [{given}], "at": {at!r}, "mark": "{os.urandom(8).hex()}"}}\n'
    path = f"{state}/{NAME}"
    try:
        # Again where the notes were taken between opening and locking.
        return any(_append(path, line.encode()) for _ in range(_TRIES))
    except OSError:
        return False


def _append(path: str, line: bytes) -> bool:
    descriptor = os.open(path, _NEW, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        here = os.fstat(descriptor)
        if here.st_size >= MOST_BYTES or not _is_still(path, here):
            return False
        # A line of its own even after one that a full disk cut short.
        return os.write(descriptor, b"\n" + line) > 0
    finally:
        os.close(descriptor)


def _is_still(path: str, opened: os.stat_result) -> bool:
    try:
        return os.lstat(path).st_ino == opened.st_ino
    except FileNotFoundError:
        return False


def _quoted(text: str) -> str:
    """Return a text as a JSON string of ASCII; json itself takes longer to load than the search."""
    return '"' + "".join(_escaped(character) for character in text) + '"'


def _escaped(character: str) -> str:
    if " " <= character <= "~" and character not in '"\\':
        return character
    code = ord(character)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
