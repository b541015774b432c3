"""Work through existing transcripts: `memoryd backfill`."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.ledger.bills import Bills
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap.backends import workers_of
from memoryd.bootstrap.house import House, opened
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.session_roots import session_roots
from memoryd.config import Config
from memoryd.core.errors import AlreadyRunning
from memoryd.core.model import Project, Turn
from memoryd.core.news import Filed, News, Troubled
from memoryd.daemon.crew import Crew
from memoryd.pipeline.backfilling import Backfilling, Old
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.recording import Recorder
from memoryd.ports import Clock, IntakeLedger, Projects, Reporter

TOGETHER = 12
"""Turns in one question at least: nobody waits for old ones, so they wait for company."""
PATIENCE_SECONDS = 120.0
"""How long a backfill waits for a server that asks for time before it leaves the rest to the next run."""
WAITS = 20
"""How often a project waits so."""
MOST_AHEAD = 1_000
"""Turns that may wait while more transcripts are read: what a ceiling stops need not have been read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a backfill has come."""

    files: int
    of: int
    memories: int
    usd: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Backfilled:
    """What a backfill did; `reasons` say why turns still wait. They are kept and worked on by whoever comes next."""

    files: int
    turns: int
    memories: int
    calls: int
    tokens: int
    usd: float
    waiting: int = 0
    trouble: int = 0
    reasons: tuple[str, ...] = ()


def backfill(
    config: Config, reporter: Reporter, since: float, project: str, progress: Callable[[Progress], None]
) -> Backfilled:
    """Work through the transcripts since a moment (seconds since 1970), under the instance lock.

    `project` is a folder of the only project to look at, or "".
    """
    counting = _Counting(reporter)
    try:
        with opened(config, counting) as house:
            house.try_again()
            return _Run(house, counting, since, root_of(house.projects, project), progress).through()
    except AlreadyRunning as error:
        remedy = (
            "stop it (`systemctl --user stop memoryd`, or Ctrl-C where it runs), backfill, then start it again;"
            " --dry-run works beside it"
        )
        raise AlreadyRunning(f"{error.args[0]}, and only one may write", remedy) from error


def together_of(config: Config) -> int:
    """Return how many turns go into one question at least."""
    return max(config.extraction.batch_turns, TOGETHER)


def root_of(places: Projects, folder: str) -> str:
    """Return the root of the project of a folder, "" for "": the folder itself where it has none."""
    place = places.locate(folder) if folder else None
    return place.root if isinstance(place, Project) else folder


def backfilling_of(
    config: Config,
    ledger: IntakeLedger,
    places: Projects,
    clock: Clock,
    reporter: Reporter,
    redact: Callable[[Turn], Turn],
    since: float,
    project: str,
    on_work: Callable[[Sequence[str]], None],
) -> Backfilling:
    """Return what takes the turns of old transcripts into a ledger; `on_work` hears whose they are."""
    state = str(config.state_folder.resolve())
    return Backfilling(
        finder=Finder(session_files(reporter, watched=False), SqliteSessionTables()),
        roots=session_roots(config),
        recorder=Recorder(ledger, places, redact, reporter, on_work, clock, state),
        clock=clock,
        reporter=reporter,
        since=since,
        project=project,
    )


@dataclass(slots=True)
class _Counting:
    """Pass news on and count it; several workers tell."""

    reporter: Reporter
    memories: int = 0
    trouble: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
        with self._lock:
            self.memories += isinstance(news, Filed)
            self.trouble += isinstance(news, Troubled) and news.serious
        self.reporter.tell(news)


@dataclass(slots=True)
class _Run:
    """One backfill under way."""

    house: House
    counting: _Counting
    since: float
    project: str
    progress: Callable[[Progress], None]
    roots: dict[str, None] = field(default_factory=dict)
    fresh: dict[str, None] = field(default_factory=dict)
    started: float = 0.0

    def through(self) -> Backfilled:
        """Go through all transcripts; stop where calls have to wait for long."""
        house = self.house
        self.started = house.clock.now()
        self._gather_patiently()
        self._take_up_what_waits()
        backlog = SqliteBacklog(house.database)
        backfilling = backfilling_of(
            house.config, backlog, house.projects, house.clock, self.counting, house.trust.clean_turn, self.since,
            self.project, self._has_work,
        )  # fmt: skip
        found = backfilling.transcripts()
        with Crew(workers_of(house.config), self._work, house.hang_up) as crew:
            done = self._read(found, backfilling, backlog, crew)
            house.extracting.gathering.in_a_hurry = True
            crew.put(self.roots)
            while crew.look():
                crew.wait()
                self._tell(done, len(found))
        return self._summary(done)

    def _read(self, found: Sequence[Old], backfilling: Backfilling, backlog: SqliteBacklog, crew: Crew) -> int:
        """Have transcripts read and their turns worked on, as far as calls go on; returns how many were read."""
        done = 0
        crew.put(self.roots)
        for done, old in enumerate(found, 1):
            backfilling.take(old)
            crew.put(self.fresh)
            self.fresh.clear()
            # The newest first: no more is read than gives everybody something to do.
            while crew.look() >= crew.workers or (crew.look() and backlog.open_turns() > MOST_AHEAD):
                self._tell(done, len(found))
                crew.wait()
            self._tell(done, len(found))
            if not crew.going_on:
                break
        crew.finish()
        return done

    def _gather_patiently(self) -> None:
        """Let turns wait for company, all of them; nobody waits for what old ones say."""
        gathering = self.house.extracting.gathering
        if self.house.backend:
            gathering.batching = replace(
                gathering.batching,
                seconds=inf,
                urgent=lambda turn: False,
                ended=lambda turn: False,
                turns=together_of(self.house.config),
            )
        # Tidying would cost what nobody foresaw; the nightly one does it, for what changed is counted.
        self.house.consolidating.on_due = lambda project: None

    def _take_up_what_waits(self) -> None:
        """Count in what an earlier run, or the daemon, has left to do."""
        for project in self.house.upkeep.known_projects():
            if self.project in ("", project.root) and self.house.turns.due(project.root, inf, 1):
                self.roots[project.root] = None

    def _has_work(self, roots: Sequence[str]) -> None:
        self.roots.update(dict.fromkeys(roots))
        self.fresh.update(dict.fromkeys(roots))

    def _work(self, root: str, ending: threading.Event) -> bool:
        """Work on a project; tell whether calls go on, or would have to wait for longer than a backfill does."""
        for _ in range(WAITS):
            while self.house.extract(root) and not ending.is_set():
                pass
            wait = self._wait(root)
            if wait <= 0 or ending.is_set():
                return True
            if wait > PATIENCE_SECONDS:
                return False
            ending.wait(wait)
        return False

    def _wait(self, root: str) -> float:
        """Return how many seconds a project's oldest turn has to wait for something other than company."""
        now = self.house.clock.now()
        if self.house.turns.due(root, now, 1):
            return 0.0
        waits = [
            row["not_before"] - now
            for row in self.house.history.held_up()
            if row["project"] == root and row["state"] != "quarantined" and isinstance(row["not_before"], float)
        ]
        return max(min(waits), 0.1) if waits else 0.0

    def _tell(self, done: int, of: int) -> None:
        _, _, usd = self.house.spend.since(self.started)
        self.progress(Progress(files=done, of=of, memories=self.counting.memories, usd=usd))

    def _summary(self, done: int) -> Backfilled:
        house = self.house
        calls, tokens, usd = house.spend.since(self.started)
        waiting = sum(len(house.turns.due(root, inf, 10**9)) for root in self.roots)
        held = (row for row in house.history.held_up() if row["state"] != "quarantined")
        return Backfilled(
            files=done,
            turns=Bills(house.database).finished(self.started),
            memories=self.counting.memories,
            calls=calls,
            tokens=tokens,
            usd=usd,
            waiting=waiting,
            trouble=self.counting.trouble,
            reasons=tuple(dict.fromkeys(str(row["reason"]) for row in held)),
        )
