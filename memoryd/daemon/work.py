"""What the work lanes do, and the one for what must not wait for a model.

Each project is on one work lane, so that its turns and consolidations take turns. Indexes and commands have a lane of
their own: a model call may take minutes and holds no memory folder meanwhile, and whoever writes to a folder holds its
lock.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.daemon.lane import Lane
from memoryd.daemon.tending import Tending
from memoryd.daemon.unmade import Unmade
from memoryd.ports import Clock, Reporter, TurnQueue, Upkeep

SLOW_COMMANDS = frozenset({"consolidate"})
"""Commands that may ask a model; they wait on the lane of their project."""


@dataclass(frozen=True, slots=True)
class Extract:
    """Work on a project's closed turns."""

    root: str


@dataclass(frozen=True, slots=True)
class Reindex:
    """Something in a memory folder changed: make its index true."""

    project: Project


@dataclass(frozen=True, slots=True)
class Tend:
    """See what time did to a project's memories: what has expired, what was used, what is gone."""

    project: Project


@dataclass(frozen=True, slots=True)
class Keep:
    """Do what is due once a day for the ledger itself."""


@dataclass(frozen=True, slots=True)
class Consolidate:
    """Tidy a project's memories, if anything changed since the last time and that was earlier than `before`."""

    project: Project
    before: float = inf


@dataclass(frozen=True, slots=True)
class ConsolidateAll:
    """The same for every project."""

    before: float = inf


@dataclass(frozen=True, slots=True, eq=False)
class Perform:
    """Do what a person asked for and hand the outcome to who waits."""

    command: Command
    answer: queue.SimpleQueue[Outcome | MemorydError] = field(default_factory=queue.SimpleQueue)


Task = Extract | Reindex | Tend | Keep | Consolidate | ConsolidateAll | Perform


class Steps(Protocol):
    """The pipeline as the work lanes use it."""

    def extract(self, root: str) -> bool:
        """Work on one turn; tell whether there may be another one."""
        ...

    def reindex(self, project: Project, files: Collection[str] | None) -> None:
        """Make the index true; `files` names what may have changed, None looks at every file."""
        ...

    def tend(self, project: Project) -> None:
        """See what time did to the memories, and make the index true."""
        ...

    def keep(self) -> None:
        """Do what is due once a day for the ledger itself."""
        ...

    def consolidate(self, project: Project, before: float) -> None:
        """Consolidate when something changed since the last time, if that was earlier than `before`."""
        ...

    def defect(self, root: str, message: str) -> None:
        """Count a defect against the turn that was being worked on."""
        ...

    def perform(self, command: Command) -> Outcome:
        """Do what a command asks."""
        ...


class Work:
    """Share the projects among a few lanes; what a person waits for is done on another one.

    Each step is done within a `step` of its own.
    """

    def __init__(
        self,
        steps: Steps,
        turns: TurnQueue,
        upkeep: Upkeep,
        lanes: int,
        clock: Clock,
        reporter: Reporter,
        step: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self._steps = steps
        self._turns = turns
        self._upkeep = upkeep
        self._clock = clock
        self._reporter = reporter
        self._step = step
        self._shared: tuple[Lane[Task], ...] = tuple(self._lane(f"work-{number}") for number in range(1, lanes + 1))
        self._folders = self._lane("folders")
        self._lane_of: dict[str, Lane[Task]] = {}
        self._guard = threading.Lock()
        self._hinted: dict[Project, frozenset[str] | None] = {}
        self._unmade = Unmade(clock)
        self._tending = Tending(clock)
        self._day = ""
        self.left: Callable[[], None] = lambda: None
        """Called on a lane when it has worked on a project's turns as far as it can now: some may have to wait."""

    @property
    def lanes(self) -> tuple[Lane[Task], ...]:
        """Return all lanes."""
        return (*self._shared, self._folders)

    def extract(self, root: str) -> None:
        """Have a project's turns worked on."""
        self._put(root, Extract(root))

    def extract_all(self, roots: Sequence[str]) -> None:
        """Have the turns of several projects worked on."""
        for root in roots:
            self.extract(root)

    def reindex(self, project: Project, files: Collection[str] | None = None) -> None:
        """Have a project's index made true; `files` names what may have changed, None looks at every file."""
        with self._guard:
            before = self._hinted.get(project, frozenset())
            self._hinted[project] = None if before is None or files is None else before | {*files}
        self._folders.put(Reindex(project))

    def unmade(self, project: Project) -> None:
        """Have an index that could not be made true tried again at a later `wake`. Safe from any thread."""
        self._unmade.failed(project)

    def tend(self, project: Project) -> None:
        """Have it seen what time did to a project's memories; slow, and behind the project's other work."""
        self._tending.begin(project.root)
        self._put(project.root, Tend(project))

    def worked(self, roots: Sequence[str]) -> None:
        """Have projects tended whose agent did something, now or when they are due: what memories name may be gone.

        Safe from any thread.
        """
        for root in roots:
            self._tending.worked(root)
        if due := self._tending.due(roots):
            for project in self._upkeep.known_projects():
                if project.root in due:
                    self.tend(project)

    def consolidate(self, project: Project) -> None:
        """Have a project consolidated, if anything changed."""
        self._put(project.root, Consolidate(project))

    def consolidate_all(self, before: float = inf) -> None:
        """Have every project consolidated in which anything changed and that was not since `before`."""
        self._folders.put(ConsolidateAll(before))

    def wake(self) -> None:
        """Take up the turns whose time has come, the indexes that failed, and what time did."""
        projects = {project.root: project for project in self._upkeep.known_projects()}
        due = self._tending.due(projects)
        if (day := self._clock.day(self._clock.now())) != self._day:
            self._day, due = day, [*projects]
            self._folders.put(Keep())
        for root in due:
            self.tend(projects[root])
        for root in self._turns.waiting(self._clock.now()):
            self.extract(root)
        for project in self._unmade.take():
            self.reindex(project)

    def at_rest(self) -> bool:
        """Tell whether no lane works, no turn waits, however long it has to, and no index that just failed."""
        waits = self._unmade.soon() or not all(lane.at_rest() for lane in self.lanes)
        return not waits and not self._turns.waiting(inf)

    def perform(self, root: str, command: Command, seconds: float) -> Outcome:
        """Have a command done and wait for the outcome; MemorydError when it fails or takes too long."""
        task = Perform(command)
        if command.name in SLOW_COMMANDS:
            self._put(root, task)
        else:
            self._folders.put(task)
        try:
            outcome = task.answer.get(timeout=seconds)
        except queue.Empty:
            remedy = "it is done as soon as the work before it is"
            raise MemorydError(f"`{command.name}` still waits for its turn", remedy) from None
        if isinstance(outcome, MemorydError):
            raise outcome
        return outcome

    def _lane(self, name: str) -> Lane[Task]:
        return Lane(name, self._work, self._clock, self._reporter, self._defect)

    def _put(self, root: str, task: Task) -> None:
        # setdefault is one step: two threads that see a project first at the same moment agree on its lane.
        lane = self._lane_of.setdefault(root, self._shared[len(self._lane_of) % len(self._shared)])
        lane.put(task)

    def _work(self, task: Task) -> None:
        match task:
            case Extract(root):
                if self._guarded(root, lambda: self._steps.extract(root)):
                    self.extract(root)
                else:
                    self.worked([root])
                    self.left()
            case Reindex(project):
                with self._guard:
                    files = self._hinted.pop(project, frozenset())
                with self._unmade.trying(project):
                    self._guarded(project.root, lambda: self._steps.reindex(project, files))
            case Tend(project):
                began = self._clock.monotonic()
                self._guarded(project.root, lambda: self._steps.tend(project))
                self._tending.end(project.root, self._clock.monotonic() - began)
            case Keep():
                self._guarded("ledger", self._steps.keep)
            case Consolidate(project, before):
                self._guarded(project.root, lambda: self._steps.consolidate(project, before))
            case ConsolidateAll(before):
                for project in self._upkeep.known_projects():
                    self._put(project.root, Consolidate(project, before))
            case Perform(command, answer):
                answer.put(self._outcome(command))

    def _defect(self, task: Task, message: str) -> None:
        match task:
            case Extract(root):
                self._guarded(root, lambda: self._steps.defect(root, message))
            case Perform(command, answer):
                answer.put(MemorydError(f"`{command.name}` failed: {message}", "see the daemon's log"))
            case _:
                pass

    def _guarded(self, where: str, step: Callable[[], bool | None]) -> bool:
        try:
            with self._step():
                return bool(step())
        except MemorydError as error:
            self._reporter.tell(Troubled(where, str(error)))
            return False

    def _outcome(self, command: Command) -> Outcome | MemorydError:
        try:
            with self._step():
                return self._steps.perform(command)
        except MemorydError as error:
            return error
