"""The daemon over a house: its lanes, what it watches, its schedule, and how it answers commands."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import memoryd
from memoryd.adapters.control import ControlServer
from memoryd.adapters.installed import Installed
from memoryd.adapters.notify import SystemdNotifier
from memoryd.bootstrap import checking, selecting
from memoryd.bootstrap.backends import lanes_of
from memoryd.bootstrap.doing import COMMAND_SECONDS
from memoryd.bootstrap.house import SOCKET, House, opened
from memoryd.bootstrap.intakes import intake_of
from memoryd.bootstrap.live import Live, Parts
from memoryd.bootstrap.session_roots import session_roots
from memoryd.bootstrap.state_names import CANARY
from memoryd.bootstrap.taking_turns import is_answered, when_free
from memoryd.config import Config
from memoryd.core.commands import Command
from memoryd.core.cron import parse
from memoryd.core.model import Project
from memoryd.core.personal import is_personal
from memoryd.daemon import PULSE_SECONDS, REST_SECONDS, Daemon, IntakeLane, MemoryWatch, Work
from memoryd.daemon.work import SLOW_COMMANDS
from memoryd.pipeline.planning import MOST_QUESTIONS
from memoryd.ports import Excluded, Reporter

if TYPE_CHECKING:
    from memoryd.adapters.watching import FolderWatcher

STUCK_SECONDS = 600.0
"""How long a task may take beyond its model calls before its lane counts as stuck."""


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


def daemon_of(house: House, live: Live) -> Daemon:
    """Return the daemon over a house, not yet running; `live` answers for it."""
    from memoryd.adapters.scheduling import CronSchedule

    config, clock, reporter = house.config, house.clock, house.reporter
    step, lanes = house.trust.in_flight.step, lanes_of(config)
    work = Work(house, house.turns, house.upkeep, lanes, clock, reporter, step)
    if config.consolidation.enabled:
        house.consolidating.on_due = work.consolidate
    reading = intake_of(house, None, work)
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
    house.indexing.unmade = work.unmade
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
    # Whoever takes a memory folder away knows it; one of sessions is to be found again.
    return FolderWatcher(
        on_hint, on_lost, config.watch.polling, suffixes, canary=canary, removal_is_loss=name != "memory"
    )


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
    if isinstance(place, Project):
        # It would wait behind what it asks for, for minutes perhaps, and then find that done.
        house.consolidations.refuse_second(place)
    return work.perform(root, command, COMMAND_SECONDS).to_message()
