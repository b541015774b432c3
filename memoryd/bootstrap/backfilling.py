"""Work through existing transcripts, or say what that would take: `memoryd backfill`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from time import sleep

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.ledger.bills import Bills
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap.backends import RULES
from memoryd.bootstrap.house import LEDGER, House, opened, rules_of
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.session_roots import session_roots
from memoryd.config import Config
from memoryd.core.budget import price_of
from memoryd.core.errors import AlreadyRunning
from memoryd.core.forecast import OUTPUT_A_TURN, Forecast, forecast
from memoryd.core.model import Project, Turn
from memoryd.core.news import Filed, News, Troubled
from memoryd.core.redaction import redact_turn
from memoryd.core.signal import has_signal
from memoryd.pipeline.backfilling import Backfilling, DryBacklog
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.recording import Recorder
from memoryd.ports import Clock, IntakeLedger, Projects, Reporter

TOGETHER = 12
"""Turns in one question at least: nobody waits for old ones, so they wait for company."""
PATIENCE_SECONDS = 120.0
"""How long a backfill waits for a server that asks for time before it leaves the rest to the next run."""
WAITS = 20


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseen:
    """What a backfill would take: transcripts, new turns, those with signal, and the calls about them."""

    files: int
    turns: int
    signal: int
    cost: Forecast


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
            return _Run(house, counting, since, _root(house.projects, project), progress).through()
    except AlreadyRunning as error:
        remedy = (
            "stop it (`systemctl --user stop memoryd`, or Ctrl-C where it runs), backfill, then start it again;"
            " --dry-run works beside it"
        )
        raise AlreadyRunning(f"{error.args[0]}, and only one may write", remedy) from error


def foresee(config: Config, reporter: Reporter, since: float, project: str) -> Foreseen:
    """Say what a backfill would take, and change nothing; also works beside a running daemon."""
    path = config.state_folder / LEDGER
    database = Database(path, read_only=True) if path.exists() else None
    try:
        return _foresee(config, reporter, since, project, database)
    finally:
        if database:
            database.close()


def _foresee(config: Config, reporter: Reporter, since: float, project: str, database: Database | None) -> Foreseen:
    backlog = SqliteBacklog(database) if database else None
    dry = DryBacklog(backlog.keys() if backlog else frozenset(), backlog.skipped_sessions() if backlog else {})
    places, clock = GitProjects(rules_of(config), reporter), SystemClock()
    backfilling = _backfilling(
        config, dry, places, clock, reporter, redact_turn, since, _root(places, project), lambda roots: None
    )
    found = backfilling.transcripts()
    for old in found:
        backfilling.take(old)
    signal = {project: [turn for turn in turns if has_signal(turn)] for project, turns in dry.taken.items()}
    output = (Bills(database).output_a_turn() if database else None) or OUTPUT_A_TURN
    whole = Forecast()
    if config.extraction.backend != RULES:
        for place, turns in signal.items():
            whole += _forecast(config, place, turns, output, clock)
    return Foreseen(
        files=len(found),
        turns=sum(map(len, dry.taken.values())),
        signal=sum(map(len, signal.values())),
        cost=whole,
    )


def _forecast(config: Config, project: Project, turns: Sequence[Turn], output: float, clock: Clock) -> Forecast:
    stores = DirMemoryStores(YamlMemoryText(), rules_of(config).data)
    return forecast(
        turns,
        [clock.day(turn.at if turn.at is not None else clock.now()) for turn in turns],
        stores.open(project).read().memories,
        together=_together(config),
        price=price_of(config.anthropic.model, config.anthropic.prices),
        output_a_turn=output,
    )


def _together(config: Config) -> int:
    return max(config.extraction.batch_turns, TOGETHER)


def _root(places: Projects, folder: str) -> str:
    place = places.locate(folder) if folder else None
    return place.root if isinstance(place, Project) else folder


def _backfilling(
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
    """Pass news on and count it."""

    reporter: Reporter
    memories: int = 0
    trouble: int = 0

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
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
    waits: int = 0

    def through(self) -> Backfilled:
        """Go through all transcripts; stop where calls have to wait for long."""
        house = self.house
        started = house.clock.now()
        patient = replace(
            house.extracting.gathering.batching, seconds=inf, urgent=lambda turn: False, ended=lambda turn: False
        )
        if house.backend:
            house.extracting.gathering.batching = replace(patient, turns=_together(house.config))
        # Tidying would cost what nobody foresaw; the nightly one does it, for what changed is counted.
        house.consolidating.on_due = lambda project: None
        self._take_up_what_waits()
        backfilling = _backfilling(
            house.config, SqliteBacklog(house.database), house.projects, house.clock, self.counting,
            house.trust.clean_turn, self.since, self.project, self._has_work,
        )  # fmt: skip
        found = backfilling.transcripts()
        done = 0
        for done, old in enumerate(found, 1):
            backfilling.take(old)
            going_on = all(map(self._work, self.roots))
            self._tell(done, len(found), started)
            if not going_on:
                break
        house.extracting.gathering.in_a_hurry = True
        for root in self.roots:
            self._work(root)
        self._tell(done, len(found), started)
        return self._summary(done, started)

    def _take_up_what_waits(self) -> None:
        """Count in what an earlier run, or the daemon, has left to do."""
        for project in self.house.upkeep.known_projects():
            if self.project in ("", project.root) and self.house.turns.due(project.root, inf, 1):
                self.roots[project.root] = None

    def _has_work(self, roots: Sequence[str]) -> None:
        self.roots.update(dict.fromkeys(roots))

    def _work(self, root: str) -> bool:
        """Work on a project; tell whether calls go on, or would have to wait for longer than a backfill does."""
        while True:
            while self.house.extract(root):
                pass
            wait = self._wait(root)
            if wait <= 0:
                return True
            if wait > PATIENCE_SECONDS or self.waits >= WAITS:
                return False
            self.waits += 1
            sleep(wait)

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

    def _tell(self, done: int, of: int, started: float) -> None:
        _, _, usd = self.house.spend.since(started)
        self.progress(Progress(files=done, of=of, memories=self.counting.memories, usd=usd))

    def _summary(self, done: int, started: float) -> Backfilled:
        house = self.house
        calls, tokens, usd = house.spend.since(started)
        waiting = sum(len(house.turns.due(root, inf, 10**9)) for root in self.roots)
        held = (row for row in house.history.held_up() if row["state"] != "quarantined")
        return Backfilled(
            files=done,
            turns=Bills(house.database).finished(started),
            memories=self.counting.memories,
            calls=calls,
            tokens=tokens,
            usd=usd,
            waiting=waiting,
            trouble=self.counting.trouble,
            reasons=tuple(dict.fromkeys(str(row["reason"]) for row in held)),
        )
