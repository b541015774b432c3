"""What the pipeline needs from the world, one small Protocol each; an adapter and a fake share its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from memoryd.core.checkpoint import Checkpoint, Sighting
from memoryd.core.line_format import Table
from memoryd.core.model import (
    Answer,
    Change,
    Draft,
    Folder,
    Memory,
    Project,
    Prompt,
    Request,
    Turn,
    Usage,
    Verdict,
)
from memoryd.core.news import News


class Clock(Protocol):
    """Tell the time."""

    def now(self) -> float:
        """Return seconds since 1970."""
        ...

    def monotonic(self) -> float:
        """Return seconds that never go back."""
        ...

    def day(self, at: float) -> str:
        """Return the ISO date of a moment (seconds since 1970) where the person is."""
        ...


class SessionFiles(Protocol):
    """Look at session files without ever changing them.

    Links, FIFOs, devices and files of other users are not session files. "Not there" is a value (None, or nothing
    from a root that is missing); every other failure is a StoreUnavailable that names the path and the cause.
    """

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        """Yield each session file under a root (itself perhaps a link), at any depth."""
        ...

    def look(self, path: str) -> Sighting | None:
        """Return the file as it is now, or None when it is gone or no session file."""
        ...

    def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
        """Return up to `size` bytes from `offset`; StoreUnavailable when the path holds another file by now."""
        ...

    def side_files(self, folder: str, pattern: str) -> Iterator[tuple[str, bytes]]:
        """Yield path and content of the small files beside a store that match a glob pattern."""
        ...


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a session's table: its sequence number, what tells that it is this row, and its columns as JSON.

    `data` is None for a row that is too large.
    """

    seq: int
    mark: bytes
    data: bytes | None


class SessionTables(Protocol):
    """Look at sessions that lie in databases, without ever changing them or holding up their client.

    A session is sighted as a file of its own, at the database's path, `#`, and its name; its size is the next sequence
    number. "Not there" is a value; every other failure, and a database that is busy, is a StoreUnavailable.
    """

    def fits(self, path: str, table: Table) -> bool:
        """Tell whether a file is a database that can be asked for such a table."""
        ...

    def sessions(self, path: str, table: Table) -> Iterator[Sighting]:
        """Yield each session in a database."""
        ...

    def look(self, path: str, table: Table) -> Sighting | None:
        """Return a session as it is now, or None when it is gone."""
        ...

    def rows(self, path: str, table: Table, start: int, limit: int) -> list[Row]:
        """Return rows of a session from a sequence number on: up to `limit`, fewer where they are large."""
        ...


@dataclass(frozen=True, slots=True)
class Excluded:
    """A folder that gets no memory, and why."""

    reason: str


class Processes(Protocol):
    """Tell whether a process that left its number behind still runs."""

    def alive(self, pid: int, started: str) -> bool:
        """Return False only when it is surely gone; `started` is its start time in clock ticks, or "" if not known."""
        ...


class Projects(Protocol):
    """Find the project of a folder."""

    def locate(self, cwd: str) -> Project | Excluded:
        """Return the project a turn in `cwd` belongs to, by the rules of `core.projects`."""
        ...


class IntakeLedger(Protocol):
    """The intake's side of the ledger."""

    def checkpoints(self) -> tuple[Checkpoint, ...]:
        """Return how far each known file has been read."""
        ...

    def record(
        self, checkpoint: Checkpoint, turns: Sequence[tuple[Turn, Project]], instead_of: str = ""
    ) -> tuple[str, ...]:
        """Store a checkpoint and the closed turns before it in one transaction.

        `instead_of` is the path under which a renamed file was known; its checkpoint goes in the same transaction.

        A turn known by its key and no longer than known is nothing new; a pending one is replaced by its longer
        self; one already answered gets a next revision that holds only what is new. Returns the keys of the turns
        that brought work.
        """
        ...

    def root_known(self, root: str) -> bool:
        """Tell whether a session root was looked at before, even if nothing was there."""
        ...

    def know_root(self, root: str, checkpoints: Sequence[Checkpoint] = ()) -> None:
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

    def finish(self, queued: QueuedTurn, at: float) -> None:
        """Mark a turn as done."""
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

    def reserve(self, at: float, purpose: str, model: str, tokens: int, usd: float) -> int:
        """Book a call before it is made; returns its number."""
        ...

    def settle(self, number: int, usage: Usage, usd: float) -> None:
        """Replace the booking by what the call really took."""
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


class MemoryText(Protocol):
    """Turn a memory into the text of its file and back."""

    def render(self, memory: Memory) -> str:
        """Return the file's text: YAML front matter and the body."""
        ...

    def parse(self, file: str, content: bytes) -> Memory:
        """Read a file's bytes; MemoryCorrupt when they cannot be understood."""
        ...


class MemoryStore(Protocol):
    """One project's memory folder. Nothing outside the folder is ever touched, whatever a name or a link says."""

    def read(self) -> Folder:
        """Return the memories in the folder and the files that are broken; an absent folder is an empty one."""
        ...

    def apply(self, change: Change) -> None:
        """Write or archive one file, atomically; MemoryChanged when it is not what the change was made for.

        A file that already is what the change makes it is left alone.
        """
        ...

    def write_index(self, text: str) -> bool:
        """Write MEMORY.md when it differs; tell whether it did."""
        ...

    def alone(self) -> AbstractContextManager[None]:
        """Hold the folder's lock, so that memoryd's processes take turns."""
        ...


class MemoryStores(Protocol):
    """Open the memory folder of a project."""

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder."""
        ...


class Extractor(Protocol):
    """Propose memories for closed turns."""

    def extract(self, request: Request) -> tuple[Draft, ...]:
        """Return drafts; an empty answer means nothing to keep, never a failure (that is an LLMError)."""
        ...


class LanguageModel(Protocol):
    """Ask a model one question."""

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer, or raise Transient, Permanent, Paused or ReplyError."""
        ...


class Watcher(Protocol):
    """Hint at changed files. Hints may be missing; the rescan is the truth."""

    def watch(self, roots: Sequence[str]) -> tuple[str, ...]:
        """Watch these folders from now on, in place of those before; missing ones are tried again at each call.

        Returns those among them whose watch begins only now: what changed in them before was not hinted at.
        """
        ...

    def healthy(self) -> bool:
        """Tell whether hints can be expected; False means that only the rescan sees anything."""
        ...

    def stop(self) -> None:
        """End all watching."""
        ...


class Schedule(Protocol):
    """Call something at the times of a cron string."""

    def start(self, cron: str, call: Callable[[], None]) -> None:
        """Begin; `call` only puts work on a lane."""
        ...

    def stop(self) -> None:
        """End without waiting for anything."""
        ...


class Notifier(Protocol):
    """Tell the service manager how the daemon is."""

    def ready(self, status: str) -> None:
        """Say that start-up is over."""
        ...

    def alive(self, status: str) -> None:
        """Feed the watchdog and show one line of status."""
        ...

    def extend(self, seconds: float) -> None:
        """Ask for more time while start-up takes long."""
        ...

    def stopping(self) -> None:
        """Say that the end has begun."""
        ...


class Reporter(Protocol):
    """Hear what happens."""

    def tell(self, news: News) -> None:
        """Log or print one piece of news; never fails."""
        ...
