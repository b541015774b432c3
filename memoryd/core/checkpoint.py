"""How far a session file has been read, and which file that was."""

from __future__ import annotations

from dataclasses import dataclass


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
    `marker` that of the up to 64 bytes before `offset`. `baseline` is where reading began: turns that start before
    it are not recorded. `generation` counts how often the file began anew. `bad` counts lines skipped for good.
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
