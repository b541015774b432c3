"""How far a session file has been read, which file that was, and whether it is still the same one.

Neither a name, nor an inode number, nor a first kilobyte says which file this is: files are renamed, numbers are given
again, copies begin alike, and a rewritten file may be longer than the one that was read. So a checkpoint holds all of
them and a hash of the bytes just before its offset, and `judge` names what happened. A file that cannot be seen, or
not be looked at, keeps its checkpoint: not observed is not deleted.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256

PREFIX_LIMIT = 1024
MARKER_LIMIT = 64
FRESH_SECONDS = 2.0
"""Clocks of file systems tick coarsely: a file whose time is younger than that may change and keep it."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A session file as one look found it: its path and what `fstat` says."""

    path: str
    device: int
    inode: int
    size: int
    mtime: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkpoint:
    """All bytes before `offset` are done: their closed turns are in the ledger.

    `prefix` is the SHA-256 (hex) of the first `prefix_length` bytes (at most 1,024, growing with the file);
    `marker` that of the up to 64 bytes before `offset` ("": not known, so it fits anything). `baseline` is where
    reading began: turns that start before it are not recorded. `generation` counts how often the file began anew.
    `bad` counts lines skipped for good. `size` and `mtime` are those of the file when all of it was read and no turn
    in it was open; an `mtime` of 0 says that something behind the offset was.
    """

    path: str
    root: str
    agent: str
    device: int
    inode: int
    generation: int = 0
    offset: int = 0
    size: int = 0
    mtime: float = 0.0
    prefix_length: int = 0
    prefix: str = ""
    marker: str = ""
    baseline: int = 0
    bad: int = 0


class Identity(StrEnum):
    """What a look says about the file a checkpoint stands for."""

    NEW = "new"
    SAME = "same"
    RENAMED = "renamed"
    TRUNCATED = "truncated"
    REWRITTEN = "rewritten"
    REPLACED = "replaced"
    REUSED = "inode reused"
    GONE = "gone"
    UNKNOWN = "unknown"

    @property
    def goes_on(self) -> bool:
        """Tell whether reading goes on where it stood."""
        return self in (Identity.SAME, Identity.RENAMED)


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What `judge` wants to see of a file: its first `prefix_length` bytes and the up to 64 before the offset."""

    head: bytes
    before: bytes


def judge(checkpoint: Checkpoint | None, sighting: Sighting | None, excerpt: Excerpt | None) -> Identity:
    """Name what became of a file.

    `sighting` None: nothing is there. `excerpt` None: something is there, and it could not be read. Without a
    checkpoint everything is new. A path that keeps its inode number on a device of another number (numbers of
    devices change with a reboot) is the same file when its bytes are.
    """
    if sighting is None:
        return Identity.GONE
    if checkpoint is None:
        return Identity.NEW
    if excerpt is None:
        return Identity.UNKNOWN
    same_path = checkpoint.path == sighting.path
    if same_path and checkpoint.inode != sighting.inode:
        return Identity.REPLACED
    if sighting.size < max(checkpoint.offset, checkpoint.prefix_length):
        return Identity.TRUNCATED if same_path else Identity.REUSED
    if not alike(checkpoint, excerpt):
        return Identity.REWRITTEN if same_path else Identity.REUSED
    return Identity.SAME if same_path else Identity.RENAMED


def alike(checkpoint: Checkpoint, excerpt: Excerpt) -> bool:
    """Tell whether the bytes the checkpoint remembers are still there."""
    head_fits = digest(excerpt.head) == checkpoint.prefix if checkpoint.prefix_length else True
    return head_fits and (not checkpoint.marker or digest(excerpt.before) == checkpoint.marker)


def untouched(checkpoint: Checkpoint, sighting: Sighting, looked: float) -> bool:
    """Tell whether a file need not be read to know that it is as it was.

    `looked` is when the checkpoint's size and time were seen; a time that was fresh then proves nothing.
    """
    same = (checkpoint.path, checkpoint.inode, checkpoint.size, checkpoint.mtime) == (
        sighting.path, sighting.inode, sighting.size, sighting.mtime,
    )  # fmt: skip
    return same and checkpoint.device == sighting.device and sighting.mtime < looked - FRESH_SECONDS


def followed(checkpoint: Checkpoint, sighting: Sighting) -> Checkpoint:
    """Return the checkpoint as that of the file in the sighting; what was read stays read."""
    return replace(
        checkpoint,
        path=sighting.path,
        device=sighting.device,
        inode=sighting.inode,
        size=sighting.size,
        mtime=sighting.mtime,
    )


def begun_anew(checkpoint: Checkpoint, sighting: Sighting, at: int = 0) -> Checkpoint:
    """Return the checkpoint of the file's next generation, which is read from `at` on."""
    fresh = followed(checkpoint, sighting)
    return replace(
        fresh, generation=fresh.generation + 1, offset=at, baseline=at, prefix_length=0, prefix="", marker="", bad=0
    )


def advanced(checkpoint: Checkpoint, offset: int, excerpt: Excerpt) -> Checkpoint:
    """Return the checkpoint at `offset`; the excerpt shows the file's head and the 64 bytes before that offset.

    Where fewer bytes are shown than there are, nothing is remembered of them.
    """
    head = excerpt.head[:PREFIX_LIMIT]
    shown = offset > 0 and len(excerpt.before) == min(offset, MARKER_LIMIT)
    return replace(
        checkpoint,
        offset=offset,
        prefix_length=len(head),
        prefix=digest(head) if head else "",
        marker=digest(excerpt.before) if shown else "",
    )


def digest(data: bytes) -> str:
    """Return the SHA-256 of bytes in hexadecimal."""
    return sha256(data).hexdigest()
