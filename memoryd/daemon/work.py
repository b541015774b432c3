"""What the work lanes do: each project on one lane, so that its turns, commands and index take turns."""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.cron import parse
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.daemon.lane import Lane
from memoryd.ports import Clock, Reporter, TurnQueue, Upkeep


@dataclass(frozen=True, slots=True)
class Extract:
    """Work on a project's closed turns."""

    root: str


@dataclass(frozen=True, slots=True)
class Reindex:
    """Something in a memory folder changed: make its index true."""

    project: Project


@dataclass(frozen=True, slots=True)
class Consolidate:
    """Tidy a project's memories, if anything changed since the last time."""

    project: Project


@dataclass(frozen=True, slots=True, eq=False)
class Perform:
    """Do what a person asked for and hand the outcome to who waits."""

    command: Command
    answer: queue.SimpleQueue[Outcome | MemorydError] = field(default_factory=queue.SimpleQueue)


Task = Extract | Reindex | Consolidate | Perform


class Steps(Protocol):
    """The pipeline as the work lanes use it."""

    def extract(self, root: str) -> bool:
        """Work on one turn; tell whether there may be another one."""
        ...

    def reindex(self, project: Project) -> None:
        """Make the index true."""
        ...

    def consolidate(self, project: Project) -> None:
        """Consolidate when something changed."""
        ...

    def perform(self, command: Command) -> Outcome:
        """Do what a command asks."""
        ...


class Work:
    """Share the projects among a few lanes; one project is always on the same lane."""

    def __init__(self, steps: Steps, turns: TurnQueue, upkeep: Upkeep, lanes: int, clock: Clock, reporter: Reporter):
        self._steps = steps
        self._turns = turns
        self._upkeep = upkeep
        self._clock = clock
        self._reporter = reporter
        self.lanes: tuple[Lane[Task], ...] = tuple(
            Lane(f"work-{number}", self._work, clock, reporter) for number in range(1, lanes + 1)
        )
        self._lane_of: dict[str, Lane[Task]] = {}

    def extract(self, root: str) -> None:
        """Have a project's turns worked on."""
        self._put(root, Extract(root))

    def extract_all(self, roots: Sequence[str]) -> None:
        """Have the turns of several projects worked on."""
        for root in roots:
            self.extract(root)

    def reindex(self, project: Project) -> None:
        """Have a project's index made true."""
        self._put(project.root, Reindex(project))

    def consolidate(self, project: Project) -> None:
        """Have a project consolidated, if anything changed."""
        self._put(project.root, Consolidate(project))

    def consolidate_all(self) -> None:
        """Have every project consolidated in which anything changed."""
        for project in self._upkeep.known_projects():
            self.consolidate(project)

    def catch_up(self, cron: str) -> None:
        """Have what a schedule would have done while no daemon ran done now."""
        missed = parse(cron).latest(datetime.fromtimestamp(self._clock.now(), UTC).astimezone())
        for project in self._upkeep.known_projects():
            if missed and self._upkeep.consolidated_at(project) < missed.timestamp():
                self.consolidate(project)

    def wake(self) -> None:
        """Take up the turns whose time has come."""
        for root in self._turns.waiting(self._clock.now()):
            self.extract(root)

    def perform(self, root: str, command: Command, seconds: float) -> Outcome:
        """Do a command on its project's lane and wait for the outcome; MemorydError when it fails or takes too long."""
        task = Perform(command)
        self._put(root, task)
        try:
            outcome = task.answer.get(timeout=seconds)
        except queue.Empty:
            remedy = "it is done as soon as the work before it is"
            raise MemorydError(f"`{command.name}` still waits for its turn", remedy) from None
        if isinstance(outcome, MemorydError):
            raise outcome
        return outcome

    def _put(self, root: str, task: Task) -> None:
        # setdefault is one step: two threads that see a project first at the same moment agree on its lane.
        lane = self._lane_of.setdefault(root, self.lanes[len(self._lane_of) % len(self.lanes)])
        lane.put(task)

    def _work(self, task: Task) -> None:
        match task:
            case Extract(root):
                if self._guarded(root, lambda: self._steps.extract(root)):
                    self.extract(root)
            case Reindex(project):
                self._guarded(project.root, lambda: self._steps.reindex(project))
            case Consolidate(project):
                self._guarded(project.root, lambda: self._steps.consolidate(project))
            case Perform(command, answer):
                outcome: Outcome | MemorydError = MemorydError(f"`{command.name}` failed", "see the daemon's log")
                try:
                    outcome = self._outcome(command)
                finally:
                    answer.put(outcome)

    def _guarded(self, where: str, step: Callable[[], bool | None]) -> bool:
        try:
            return bool(step())
        except MemorydError as error:
            self._reporter.tell(Troubled(where, str(error)))
            return False

    def _outcome(self, command: Command) -> Outcome | MemorydError:
        try:
            return self._steps.perform(command)
        except MemorydError as error:
            return error
