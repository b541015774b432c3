from __future__ import annotations

import queue
import threading
from collections.abc import Collection, Sequence

import pytest

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.model import Project, Verdict
from memoryd.core.news import Troubled
from memoryd.daemon.tending import SELDOM_SECONDS, SOON_SECONDS
from memoryd.daemon.work import Work
from memoryd.ports import QueuedTurn
from tests.daemon.test_lane import PATIENCE, Listener, StillClock, come_to_rest
from tests.fakes_memory import MemoryUpkeep
from tests.fakes_model import HandClock

PROJECTS = tuple(Project(f"/p{number}", f"/p{number}/.memory") for number in range(4))


class NoTurns:
    def waiting(self, now: float) -> tuple[str, ...]:
        return tuple(project.root for project in PROJECTS)

    def due(self, root: str, now: float, limit: int) -> tuple[QueuedTurn, ...]:
        return ()

    def answer(self, queued: QueuedTurn, verdicts: Sequence[Verdict], at: float) -> None:
        raise AssertionError

    def answer_all(self, answers: Sequence[tuple[QueuedTurn, Sequence[Verdict]]], at: float) -> None:
        raise AssertionError

    def finish(self, queued: QueuedTurn, at: float) -> None:
        raise AssertionError

    def finish_all(self, turns: Sequence[QueuedTurn], at: float) -> None:
        raise AssertionError

    def pass_over(self, turns: Sequence[QueuedTurn], at: float) -> None:
        raise AssertionError


class QuietTurns(NoTurns):
    def waiting(self, now: float) -> tuple[str, ...]:
        return ()


class Recorder:
    """Steps that note what they were asked, on which thread; a project's turns run out after three."""

    def __init__(self) -> None:
        self.steps: queue.SimpleQueue[tuple[str, str, str]] = queue.SimpleQueue()
        self.turns = dict.fromkeys((project.root for project in PROJECTS), 3)
        self.tended: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.kept: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.hints: queue.SimpleQueue[Collection[str] | None] = queue.SimpleQueue()
        self.hold: threading.Event | None = None
        self.broken = ""

    def _note(self, what: str, root: str) -> None:
        self.steps.put((what, root, threading.current_thread().name))

    def extract(self, root: str) -> bool:
        self._note("extract", root)
        if root == self.broken:
            raise KeyError("oops")
        self.turns[root] -= 1
        return self.turns[root] > 0

    def tend(self, project: Project) -> None:
        self.tended.put(project.root)

    def keep(self) -> None:
        self.kept.put("kept")

    def reindex(self, project: Project, files: Collection[str] | None) -> None:
        self._note("reindex", project.root)
        self.hints.put(files)
        raise StoreUnavailable("the disk is full", "make room")

    def consolidate(self, project: Project, before: float) -> None:
        self._note(f"consolidate {before:.0f}", project.root)
        if self.hold:
            self.hold.wait(PATIENCE)

    def defect(self, root: str, message: str) -> None:
        self._note("defect", root)

    def perform(self, command: Command) -> Outcome:
        self._note(command.name, command.project)
        if command.name == "rm":
            raise MemorydError("no memory of that name", "see `memoryd list`")
        if command.name == "bug":
            raise KeyError("oops")
        return Outcome(True, ("done",))


def started(steps: Recorder, listener: Listener) -> Work:
    work = Work(steps, NoTurns(), MemoryUpkeep(*PROJECTS), 2, StillClock(), listener)
    for lane in work.lanes:
        lane.start()
    return work


def ended(work: Work) -> None:
    come_to_rest(*work.lanes)
    come_to_rest(*work.lanes)
    for lane in work.lanes:
        lane.stop()
    assert all(lane.join(PATIENCE) for lane in work.lanes)


def test_every_turn_is_worked_on_and_each_project_stays_on_one_lane() -> None:
    steps = Recorder()
    work = started(steps, Listener())
    work.wake()
    seen = [steps.steps.get(timeout=PATIENCE) for _ in range(12)]
    ended(work)
    lanes = {root: {lane for _, place, lane in seen if place == root} for root in steps.turns}
    assert all(len(names) == 1 for names in lanes.values())
    assert {name for names in lanes.values() for name in names} == {"work-1", "work-2"}
    assert set(steps.turns.values()) == {0}


def test_one_projects_trouble_is_told_and_the_others_go_on() -> None:
    steps, listener = Recorder(), Listener()
    work = started(steps, listener)
    work.reindex(PROJECTS[0])
    for project in PROJECTS:
        work.consolidate(project)
    assert listener.heard.get(timeout=PATIENCE) == Troubled("/p0", "the disk is full; make room")
    ended(work)
    assert sum(what.startswith("consolidate") for what, _, _ in (steps.steps.get() for _ in range(5))) == 4


def test_hints_that_wait_are_looked_at_together_and_a_look_at_everything_holds_them_all() -> None:
    steps = Recorder()
    work = Work(steps, NoTurns(), MemoryUpkeep(*PROJECTS), 2, StillClock(), Listener())
    work.reindex(PROJECTS[0], {"a.md"})
    work.reindex(PROJECTS[1], {"x.md"})
    work.reindex(PROJECTS[0], {"b.md"})
    work.reindex(PROJECTS[1])
    work.reindex(PROJECTS[1], {"y.md"})
    for lane in work.lanes:
        lane.start()
    assert [steps.hints.get(timeout=PATIENCE) for _ in range(2)] == [{"a.md", "b.md"}, None]
    ended(work)
    assert steps.hints.empty()


def test_an_index_that_failed_is_tried_again_at_the_next_wake_and_until_then_nothing_is_at_rest() -> None:
    steps, clock = Recorder(), HandClock()
    work = Work(steps, QuietTurns(), MemoryUpkeep(*PROJECTS), 2, clock, Listener())
    for lane in work.lanes:
        lane.start()
    work.wake()
    come_to_rest(*work.lanes)
    assert work.at_rest()
    work.unmade(PROJECTS[1])
    assert not work.at_rest()
    for _ in range(2):
        work.wake()
        come_to_rest(*work.lanes)
        assert work.at_rest()
    ended(work)
    assert [steps.steps.get_nowait()[:2] for _ in range(steps.steps.qsize())] == [("reindex", "/p1")]
    assert steps.hints.get_nowait() is None


def test_each_project_is_tended_once_a_day_and_after_its_turns_but_not_all_the_time() -> None:
    steps = Recorder()
    work = started(steps, Listener())
    work.wake()
    assert sorted(steps.tended.get(timeout=PATIENCE) for _ in PROJECTS) == [project.root for project in PROJECTS]
    work.wake()
    ended(work)
    assert steps.tended.empty()
    alone = Recorder()
    work = started(alone, Listener())
    work.extract("/p2")
    assert alone.tended.get(timeout=PATIENCE) == "/p2"
    work.extract("/p2")
    ended(work)
    assert alone.tended.empty()


def test_work_that_came_too_soon_after_a_look_is_looked_at_when_that_is_due() -> None:
    steps, clock = Recorder(), HandClock()
    steps.turns = dict.fromkeys(steps.turns, 0)
    work = Work(steps, QuietTurns(), MemoryUpkeep(*PROJECTS), 2, clock, Listener())
    for lane in work.lanes:
        lane.start()
    work.wake()
    for _ in PROJECTS:
        steps.tended.get(timeout=PATIENCE)
    come_to_rest(*work.lanes)
    work.worked(["/p2", "/unknown"])
    work.wake()
    clock.time += SOON_SECONDS
    work.wake()
    assert steps.tended.get(timeout=PATIENCE) == "/p2"
    come_to_rest(*work.lanes)
    clock.time += SELDOM_SECONDS - SOON_SECONDS
    work.wake()
    ended(work)
    assert sorted(steps.tended.get() for _ in range(3)) == ["/p0", "/p1", "/p3"]
    assert steps.tended.empty()


def test_a_schedule_is_for_every_project() -> None:
    steps = Recorder()
    work = started(steps, Listener())
    work.consolidate_all(5000.0)
    seen = {steps.steps.get(timeout=PATIENCE)[:2] for _ in PROJECTS}
    ended(work)
    assert seen == {("consolidate 5000", project.root) for project in PROJECTS}


def test_what_a_person_waits_for_does_not_wait_for_a_model() -> None:
    steps = Recorder()
    hold = threading.Event()
    steps.hold = hold
    work = started(steps, Listener())
    for project in PROJECTS:
        work.consolidate(project)
    assert work.perform("/p0", Command("add", "/p0"), PATIENCE) == Outcome(True, ("done",))
    hold.set()
    ended(work)


def test_a_defect_is_counted_against_the_turn_that_was_worked_on() -> None:
    steps = Recorder()
    steps.broken = "/p1"
    work = started(steps, Listener())
    work.extract("/p1")
    seen = [steps.steps.get(timeout=PATIENCE)[:2] for _ in range(2)]
    ended(work)
    assert seen == [("extract", "/p1"), ("defect", "/p1")]


def test_a_command_waits_for_its_outcome() -> None:
    work = started(Recorder(), Listener())
    assert work.perform("/p0", Command("add", "/p0"), PATIENCE) == Outcome(True, ("done",))
    with pytest.raises(MemorydError, match="no memory of that name"):
        work.perform("/p0", Command("rm", "/p0"), PATIENCE)
    with pytest.raises(MemorydError, match="see the daemon's log"):
        work.perform("/p0", Command("bug", "/p0"), PATIENCE)
    ended(work)


def test_a_command_that_must_wait_too_long_says_so() -> None:
    work = Work(Recorder(), NoTurns(), MemoryUpkeep(*PROJECTS), 1, StillClock(), Listener())
    with pytest.raises(MemorydError, match="still waits for its turn"):
        work.perform("/p0", Command("add", "/p0"), 0.01)
