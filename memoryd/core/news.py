"""What a running memoryd has to tell: one small fact each, for the log and for a person at a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd.core.model import Change, Project, Turn, Verdict


@dataclass(frozen=True, slots=True)
class Watched:
    """Session roots are being watched; `mode` is "events" or "polling"."""

    roots: tuple[str, ...]
    mode: str


@dataclass(frozen=True, slots=True)
class Closed:
    """A turn that a person started has closed and is in the ledger."""

    turn: Turn
    project: Project


@dataclass(frozen=True, slots=True)
class Judged:
    """The gate has spoken about a draft."""

    turn: Turn
    project: Project
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Filed:
    """A memory file was written or archived; `cause` says by what (a turn's source, "consolidation", a command)."""

    project: Project
    change: Change
    cause: str


@dataclass(frozen=True, slots=True)
class Indexed:
    """MEMORY.md was written anew."""

    project: Project
    memories: int


@dataclass(frozen=True, slots=True)
class Switched:
    """Git changed so many memory files: a branch was switched, something was pulled."""

    project: Project
    files: int


@dataclass(frozen=True, slots=True)
class Consolidated:
    """A consolidation ended: how many memories were merged, retired or else changed, or why nothing was done.

    `refused` are the reasons against plans, `again` those for which a model was asked once more, `left` says what
    waits for another run, `run` is what `undo` takes back.
    """

    project: Project
    merged: int = 0
    retired: int = 0
    reason: str = ""
    other: int = 0
    refused: tuple[str, ...] = ()
    left: str = ""
    run: str = ""
    again: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Waiting:
    """One pass over everything waits for so many seconds, and for what."""

    seconds: float
    why: str


@dataclass(frozen=True, slots=True)
class Troubled:
    """Something could not be done: where, why and what to do, in one line; `serious` for what degrades memoryd."""

    where: str
    message: str
    serious: bool = True


@dataclass(frozen=True, slots=True)
class Stopped:
    """The daemon has ended, as it was asked to."""


News = Watched | Closed | Judged | Filed | Indexed | Switched | Consolidated | Waiting | Troubled | Stopped
