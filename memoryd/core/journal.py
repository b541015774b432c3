"""The nouns of the journal: every change to a memory folder, what caused it, and what each file held before and after.

Whose words a file holds follows from who changed it last. What a person typed, in an editor or by command, is theirs
until they hand it over (`adopt`); automatic changes and moves leave it whose it was; taking a change back gives the
words back to whom they belonged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256

from memoryd.core.tombstones import Tombstone


class Cause(StrEnum):
    """Who or what changed memory files; the last three were noticed, not done by memoryd."""

    EXTRACTION = "extraction"
    CONSOLIDATION = "consolidation"
    COMMAND = "command"
    UNDO = "undo"
    EXPIRY = "expiry"
    HAND = "hand"
    AGENT = "agent"
    BASELINE = "baseline"


NOTICED = frozenset({Cause.HAND, Cause.AGENT, Cause.BASELINE})
RUN_CHARACTERS = 10
"""The length of a run's id: short enough to be typed."""
ADOPT = "adopt"
"""The command by which a person lets memoryd change their words."""
PURGE = "purge"
"""The command that removes a text for good; it cannot be taken back."""
_TYPED = frozenset({"add", "edit"})
"""Commands by which a person types words."""


@dataclass(frozen=True, slots=True)
class Why:
    """What caused an entry; entries with the same `run` belong together.

    `detail` is agent/session/turn for an extraction, for a command its name.
    """

    cause: Cause
    detail: str = ""
    run: str = ""


@dataclass(frozen=True, slots=True)
class FileChange:
    """What one file held before and after; None: there was, or is, no such file.

    `was_by_hand` and `by_hand` tell whether its words were a person's before and after. `purged`: a text was removed
    from the journal for good, so that these bytes are not the ones that were there.
    """

    file: str
    name: str
    before: bytes | None
    after: bytes | None
    was_by_hand: bool = False
    by_hand: bool = False
    purged: bool = False


@dataclass(frozen=True, slots=True)
class Beside:
    """What is written into the ledger in the same step as an entry.

    `undone` are the entries that it takes back. `unasked` are marks of what memoryd did without being asked: once that
    is taken back, it is not done again to files as they are.
    """

    buried: tuple[Tombstone, ...] = ()
    lifted: tuple[Tombstone, ...] = ()
    undone: tuple[int, ...] = ()
    unasked: tuple[str, ...] = ()


NOTHING_BESIDE = Beside()


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the journal, `at` seconds since 1970; `project` is a root, `memory` the folder it happened in.

    `undone_by` is 0 while it holds. What took it back may itself be taken back: then it holds again.
    """

    number: int
    at: float
    project: str
    memory: str
    why: Why
    files: tuple[FileChange, ...]
    beside: Beside = field(default=NOTHING_BESIDE)
    undone_by: int = 0


@dataclass(frozen=True, slots=True)
class Head:
    """What the journal knows a file to hold now (the SHA-256 of its bytes), and whose words they are.

    `cause` and `at` (seconds since 1970) are those of the last entry that changed it.
    """

    digest: str
    by_hand: bool = False
    cause: Cause = Cause.BASELINE
    at: float = 0.0


def digest_of(content: bytes | None) -> str:
    """Return the SHA-256 of a file's bytes, "" for no file."""
    return "" if content is None else sha256(content).hexdigest()


def taken_back(undone: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Return which entries do not hold, and what took each of them back.

    `undone` are pairs of the entry that takes back and the one that it takes back. Entries are numbered in the order
    in which they were made.
    """
    found: dict[int, int] = {}
    for taker, taken in sorted(undone, reverse=True):
        if taker not in found:
            found.setdefault(taken, taker)
    return found


def typed_by_hand(why: Why, *, was: bool) -> bool:
    """Tell whether a file's words are a person's after a change; `was` tells whether they were before."""
    if why.cause is Cause.HAND:
        return True
    if why.cause is Cause.AGENT:
        return False
    if why.cause is Cause.COMMAND and why.detail in _TYPED:
        return True
    if why.cause is Cause.COMMAND and why.detail == ADOPT:
        return False
    return was
