"""What the ledger keeps, for each who works with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from memoryd.core.checkpoint import Checkpoint
from memoryd.core.model import Project, Turn, Usage, Verdict
from memoryd.core.noticed import Noticed


class IntakeLedger(Protocol):
    """The intake's side of the ledger."""

    def checkpoints(self) -> Iterable[Checkpoint]:
        """Return how far each known file has been read; where there are thousands, one after the other."""
        ...

    def record(
        self,
        checkpoint: Checkpoint,
        turns: Sequence[tuple[Turn, Project]],
        instead_of: str = "",
        noticed: Sequence[Noticed] = (),
        empty: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Store a checkpoint and the closed turns before it in one transaction, with what was noticed beside them.

        `empty` are the keys of turns that hold nothing that lasts: they are done at once, and no word of them is kept.

        `instead_of` is the path under which a renamed file was known; its checkpoint goes in the same transaction.

        A turn known by its key and no longer than known is nothing new; a pending one is replaced by its longer
        self; one already answered gets a next revision that holds only what is new. Returns the keys of the turns
        that are new, or longer.
        """
        ...

    def skipped_sessions(self) -> Mapping[tuple[str, str], str]:
        """Return the sessions that are left out, by agent and session, with the reason."""
        ...

    def root_known(self, root: str) -> bool:
        """Tell whether a session root was looked at before, even if nothing was there."""
        ...

    def know_root(self, root: str, checkpoints: Iterable[Checkpoint] = ()) -> None:
        """Remember that a session root was looked at, and where its files stood, in one transaction."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedTurn:
    """A turn in the ledger: which revision, the how-manieth of its session, and what was answered so far."""

    turn: Turn
    project: Project
    revision: int
    number: int
    attempts: int = 0
    verdicts: tuple[Verdict, ...] | None = None


class TurnQueue(Protocol):
    """The work lanes' side of the ledger: pending -> answered -> done, or quarantined."""

    def waiting(self, now: float) -> tuple[str, ...]:
        """Return the roots of projects with turns that can be worked on now."""
        ...

    def due(self, root: str, now: float, limit: int) -> tuple[QueuedTurn, ...]:
        """Return a project's answered turns, else its oldest pending ones, at most `limit`."""
        ...

    def answer(self, queued: QueuedTurn, verdicts: Sequence[Verdict], at: float) -> None:
        """Record what will be done for a turn, before any of it is done."""
        ...

    def answer_all(self, answers: Sequence[tuple[QueuedTurn, Sequence[Verdict]]], at: float) -> None:
        """Record what will be done for several turns that were asked about together, in one transaction."""
        ...

    def finish(self, queued: QueuedTurn, at: float) -> None:
        """Mark a turn as done."""
        ...

    def finish_all(self, turns: Sequence[QueuedTurn], at: float) -> None:
        """Mark turns as done for which there is nothing left to do, in one transaction."""
        ...

    def pass_over(self, turns: Sequence[QueuedTurn], at: float) -> None:
        """Mark turns as done about which nobody was asked, because they can hold nothing that lasts."""
        ...


class Patience(Protocol):
    """The ledger's side for turns that cannot be worked on now."""

    def postpone(self, queued: QueuedTurn, until: float, reason: str, *, counted: bool) -> None:
        """Let a turn wait; `counted` adds one to its attempts."""
        ...

    def quarantine(self, queued: QueuedTurn, reason: str, at: float) -> None:
        """Set a turn aside that was refused for good."""
        ...


class Spend(Protocol):
    """What model calls cost, kept in the ledger: reserved before a call, settled after it."""

    def reserve(self, at: float, purpose: str, model: str, tokens: int, usd: float, project: str = "") -> int:
        """Book a call before it is made; returns its number. `project` is the root of the one it was made for."""
        ...

    def settle(self, number: int, usage: Usage, usd: float) -> None:
        """Replace the booking by what the call really took."""
        ...

    def drop(self, number: int) -> None:
        """Forget the booking of a call that was never made."""
        ...

    def since(self, at: float) -> tuple[int, int, float]:
        """Return calls, tokens and US dollars booked since a moment."""
        ...


class Upkeep(Protocol):
    """The ledger's side of consolidation: what has changed in each project since the last one."""

    def known_projects(self) -> tuple[Project, ...]:
        """Return every project that ever had a turn or a command."""
        ...

    def note_changes(self, project: Project, count: int) -> int:
        """Add to the memories created or changed; returns how many there are since a consolidation was last tried."""
        ...

    def changes(self, project: Project) -> tuple[int, float]:
        """Return how many memories changed since the last consolidation, and when that was (seconds since 1970).

        For a project that never had one it is when the project was first known.
        """
        ...

    def consolidated(self, project: Project, at: float, *, done: bool) -> None:
        """Begin counting anew; a consolidation that came to nothing (`done` false) only begins the threshold anew."""
        ...

    def descended(self, project: Project, file: str, sources: Sequence[str], at: float) -> None:
        """Remember from which files a consolidation made one, so that what justified them justifies it."""
        ...
