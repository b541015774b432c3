"""What changes something and ends: one pass over everything, and single commands."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from time import sleep
from typing import Any

from memoryd.adapters import control
from memoryd.adapters.consolidations import FolderConsolidations
from memoryd.adapters.git import GitProjects
from memoryd.bootstrap.backends import workers_of
from memoryd.bootstrap.house import SOCKET, House, opened
from memoryd.bootstrap.intakes import intake_of
from memoryd.bootstrap.taking_turns import when_free
from memoryd.config import Config
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import NotRunning
from memoryd.core.model import Project
from memoryd.core.news import Closed, Filed, News, Troubled, Waiting
from memoryd.daemon.crew import Crew
from memoryd.daemon.work import SLOW_COMMANDS
from memoryd.pipeline.tailing import Intake
from memoryd.ports import Clock, Reporter
from memoryd.project_rules import rules_of

QUIET_SECONDS = 30.0
"""How long one pass waits for a turn to fall quiet; a turn that would take longer is left to the next pass."""
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


def once(config: Config, reporter: Reporter, since: float | None = None) -> OnceSummary:
    """Read what is new, and with `since` (seconds since 1970) also what is old; work on all of it; then return."""
    counting = _Counting(reporter)
    with opened(config, counting) as house:
        house.try_again()
        intake = intake_of(house, since)
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
            if command.name in SLOW_COMMANDS:
                _refuse_second(config, command)
            with opened(config, _Silent()) as house:
                return house.perform(command)

    return when_free(step)


@contextmanager
def consolidating_alone(config: Config, place: str) -> Iterator[None]:
    """Hold that a person is asked about a consolidation of the project around a folder; UnderWay where one goes on.

    What is held is let go before their answers are handed over: who carries them out holds it in their place.
    """
    project = GitProjects(rules_of(config), _Silent()).locate(place)
    with ExitStack() as held:
        if isinstance(project, Project):
            held.enter_context(FolderConsolidations(rules_of(config).data).alone(project))
        yield


def _refuse_second(config: Config, command: Command) -> None:
    """Raise UnderWay where a process consolidates the project: it is waited for by nobody, and told at once."""
    rules = rules_of(config)
    place = GitProjects(rules, _Silent()).locate(command.project)
    if isinstance(place, Project):
        FolderConsolidations(rules.data).refuse_second(place)


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
