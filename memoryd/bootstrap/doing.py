"""What changes something: the daemon, one pass over everything, and single commands."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any

import memoryd
from memoryd.adapters import control
from memoryd.adapters.control import ControlServer
from memoryd.adapters.installed import Installed
from memoryd.adapters.notify import SystemdNotifier
from memoryd.adapters.processes import SystemProcesses
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap import checking, selecting
from memoryd.bootstrap.backends import emptiness_of, lanes_of, workers_of
from memoryd.bootstrap.house import SOCKET, House, opened
from memoryd.bootstrap.live import Live, Parts
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.session_roots import session_roots
from memoryd.bootstrap.state_names import CANARY
from memoryd.bootstrap.taking_turns import is_answered, when_free
from memoryd.config import Config
from memoryd.core.commands import Command, Outcome
from memoryd.core.cron import parse
from memoryd.core.errors import NotRunning, StoreUnavailable
from memoryd.core.news import Closed, Filed, News, Troubled, Waiting
from memoryd.core.personal import is_personal
from memoryd.daemon import PULSE_SECONDS, REST_SECONDS, Daemon, IntakeLane, MemoryWatch, Work
from memoryd.daemon.crew import Crew
from memoryd.daemon.work import SLOW_COMMANDS
from memoryd.pipeline.planning import MOST_QUESTIONS
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.tailing import Intake
from memoryd.ports import Clock, Excluded, Reporter

if TYPE_CHECKING:
    from memoryd.adapters.watching import FolderWatcher

QUIET_SECONDS = 30.0
"""How long one pass waits for a turn to fall quiet; a turn that would take longer is left to the next pass."""
STUCK_SECONDS = 600.0
"""How long a task may take beyond its model calls before its lane counts as stuck."""
COMMAND_SECONDS = 600.0
"""How long a command may wait for the daemon: a consolidation with a model takes minutes."""


@dataclass(frozen=True, slots=True)
class OnceSummary:
    """What one pass did: turns that closed, files written, turns that still wait, things that could not be done.

    `reasons` say why turns wait, and until when.
    """

    turns: int
    memories: int
    waiting: int
    trouble: int
    reasons: tuple[str, ...] = ()


class _Counting:
    """Pass news on and count it."""

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter
        self.turns = self.memories = self.trouble = 0

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
        self.turns += isinstance(news, Closed)
        self.memories += isinstance(news, Filed)
        self.trouble += isinstance(news, Troubled) and news.serious
        self._reporter.tell(news)


def run(config: Config, reporter: Reporter) -> int:
    """Run the daemon until a signal; returns the exit code. A command that is at work is waited for."""
    live = Live(config, reporter)
    with ExitStack() as held:
        socket = config.state_folder / SOCKET
        house = when_free(lambda: held.enter_context(opened(config, live)), lambda: is_answered(socket))
        # The config may be another one than when turns were made to wait: a ceiling raised, a key given.
        house.try_again()
        daemon = daemon_of(house, live)
        try:
            return daemon.run()
        finally:
            house.all_ended = daemon.all_ended


def once(config: Config, reporter: Reporter, since: float | None = None) -> OnceSummary:
    """Read what is new, and with `since` (seconds since 1970) also what is old; work on all of it; then return."""
    counting = _Counting(reporter)
    with opened(config, counting) as house:
        house.try_again()
        intake = _intake(house, since)
        intake.rescan()
        intake.run()
        _let_quiet_pass(intake, house.clock, counting)
        intake.finish()
        intake.run()
        intake.close()
        for project in house.upkeep.known_projects():
            house.tend(project)
        _work_through(house)
        house.keep()
        waiting = sum(
            len(house.turns.due(project.root, float("inf"), 10**9)) for project in house.upkeep.known_projects()
        )
        reasons = tuple(dict.fromkeys(_reason(row) for row in house.history.held_up() if row["state"] != "quarantined"))
    return OnceSummary(counting.turns, counting.memories, waiting, counting.trouble, reasons)


def _reason(row: Mapping[str, Any]) -> str:
    until = datetime.fromtimestamp(row["not_before"], UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    return f"{row['reason']} (waits until {until})"


def perform(config: Config, command: Command) -> Outcome:
    """Do a command: by the running daemon, else here, under the instance lock; another command is waited for."""

    def step() -> Outcome:
        try:
            return Outcome.from_message(
                control.send(config.state_folder / SOCKET, command.to_message(), COMMAND_SECONDS)
            )
        except NotRunning:
            with opened(config, _Silent()) as house:
                return house.perform(command)

    return when_free(step)


class _Silent:
    """Tell nobody: a command prints its outcome itself."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def _let_quiet_pass(intake: Intake, clock: Clock, reporter: Reporter) -> None:
    """Wait for turns that will have been quiet for long enough in a moment: a session that ended just now."""
    end = clock.now() + QUIET_SECONDS
    while (due := intake.deadline()) is not None and due < end:
        if (seconds := due - clock.now()) > 1:
            reporter.tell(Waiting(seconds, "for the last turn to fall quiet"))
        sleep(max(seconds, 0.0))
        intake.tick()
        intake.run()


def _make_indexes_true(house: House, reporter: Reporter) -> None:
    for project in house.upkeep.known_projects():
        try:
            house.indexing.rebuild(project)
        except StoreUnavailable as error:
            # One project's trouble never stops another's.
            reporter.tell(Troubled(project.root, str(error)))


def _work_through(house: House) -> None:
    def work(root: str, ending: threading.Event) -> bool:
        while not ending.is_set() and house.extract(root):
            pass
        return True

    house.extracting.gathering.in_a_hurry = True
    with Crew(workers_of(house.config), work, house.hang_up) as crew:
        while roots := house.turns.waiting(house.clock.now()):
            crew.put(roots)
            crew.finish()


def daemon_of(house: House, live: Live) -> Daemon:
    """Return the daemon over a house, not yet running; `live` answers for it."""
    from memoryd.adapters.scheduling import CronSchedule

    config, clock, reporter = house.config, house.clock, house.reporter
    step, lanes = house.trust.in_flight.step, lanes_of(config)
    work = Work(house, house.turns, house.upkeep, lanes, clock, reporter, step)
    if config.consolidation.enabled:
        house.consolidating.on_due = work.consolidate
    reading = _intake(house, None, work)
    roots = session_roots(config)
    suffixes = tuple(dict.fromkeys(suffix for root in roots for suffix in root.suffixes))
    # The watchers' callbacks reach lanes that are made after them.
    intake: IntakeLane
    memory: MemoryWatch
    sessions = _watcher(config, "sessions", lambda: intake.hint(), lambda why: intake.look(why), suffixes)
    intake = IntakeLane(reading, sessions, [root.path for root in roots], config.watch.rescan_seconds, clock, reporter)
    folders = _watcher(config, "memory", lambda: memory.hint(), lambda why: memory.lost(why), (".md",))
    memory = MemoryWatch(folders, house.upkeep, work.reindex, clock, reporter)
    house.on_files = memory.refresh
    house.indexing.renew = lambda: _renew(house, work)
    house.on_turns = work.wake
    installed = Installed(Path(memoryd.__file__), memoryd.__version__)
    notifier = SystemdNotifier(os.environ, reporter)
    settings = config.consolidation
    daemon = Daemon(
        intake=intake,
        work=work,
        memory=memory,
        schedule=CronSchedule(reporter),
        cron=settings.schedule if settings.enabled else "",
        last_due=lambda now: _last_due(settings.schedule, now),
        door=ControlServer(config.state_folder / SOCKET, lambda message: _answer(house, work, live, message)),
        notifier=notifier,
        hang_up=house.hang_up,
        retry_now=house.try_again,
        clock=clock,
        reporter=reporter,
        rescan_seconds=config.watch.rescan_seconds,
        # A model may be asked twice about each group of a consolidation, one group after another.
        stuck_seconds=2 * MOST_QUESTIONS * config.anthropic.deadline_seconds + STUCK_SECONDS,
        pulse_seconds=min(_pulse(config), (notifier.watchdog_seconds or 4 * PULSE_SECONDS) / 4),
        # Half of its patience is what systemd advises; a daemon at rest has nothing that would hold it up.
        rest_seconds=min(REST_SECONDS, (notifier.watchdog_seconds or 2 * REST_SECONDS) / 2),
        upgraded=installed.news,
    )
    live.attach(Parts(house, intake, reading, memory, daemon.beats, installed.news))
    return daemon


def _watcher(
    config: Config, name: str, on_hint: Callable[[], None], on_lost: Callable[[str], None], suffixes: tuple[str, ...]
) -> FolderWatcher:
    from memoryd.adapters.canary import Canary
    from memoryd.adapters.watching import FolderWatcher

    canary = Canary(config.state_folder / CANARY / name)
    return FolderWatcher(on_hint, on_lost, polling=config.watch.polling, suffixes=suffixes, canary=canary)


def _renew(house: House, work: Work) -> None:
    """Have the index of each project made true: what the personal folder gives to them has changed."""
    for project in house.upkeep.known_projects():
        if not is_personal(project):
            work.reindex(project, ())


def _pulse(config: Config) -> float:
    """Return how often to look after what waits (seconds): often enough for turns that wait for company."""
    if config.extraction.backend == "rules" or config.extraction.batch_seconds <= 0:
        return PULSE_SECONDS
    return min(PULSE_SECONDS, max(config.extraction.batch_seconds / 4, 1.0))


def _last_due(cron: str, now: float) -> float:
    """Return when a schedule was last due (seconds since 1970), 0 for never."""
    due = parse(cron).latest(datetime.fromtimestamp(now, UTC).astimezone())
    # The day of `due` may have another offset than now, and of an hour that comes twice only the first one counts.
    return due.replace(tzinfo=None, fold=0).timestamp() if due else 0.0


def _answer(house: House, work: Work, live: Live, message: dict[str, object]) -> dict[str, object]:
    if message.get("name") == "status":
        return live.status()
    if message.get("name") == checking.NAME:
        return checking.check(house)
    if message.get("name") == selecting.NAME:
        return selecting.select(house, message)
    command = Command.from_message(message)
    # Only these wait for others of their project; `purge` and its like are about no project, and "/" is none.
    place = house.projects.locate(command.project) if command.name in SLOW_COMMANDS else None
    root = command.project if place is None or isinstance(place, Excluded) else place.root
    return work.perform(root, command, COMMAND_SECONDS).to_message()


def _roots(house: House, since: float | None) -> tuple[SessionRoot, ...]:
    """Return what is watched; after a loss of the ledger, what was there before is not read a second time."""
    roots = session_roots(house.config, since)
    return tuple(replace(root, from_start=False) for root in roots) if house.keeping.held() else roots


def _intake(house: House, since: float | None, work: Work | None = None) -> Intake:
    return Intake(
        files=session_files(house.reporter, watched=True),
        tables=SqliteSessionTables(),
        processes=SystemProcesses(),
        ledger=house.intake_ledger,
        projects=house.projects,
        clock=house.clock,
        reporter=house.reporter,
        redact=house.trust.clean_turn,
        roots=_roots(house, since),
        on_work=work.extract_all if work else lambda roots: None,
        on_closed=work.worked if work else lambda roots: None,
        state_folder=os.path.realpath(house.config.state_folder),
        holds_nothing=emptiness_of(house.config),
        in_flight=house.trust.in_flight,
    )
