from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from datetime import UTC, datetime

from memoryd.core.errors import StoreUnavailable
from memoryd.core.news import Troubled, Watched
from memoryd.daemon.intake import IntakeLane
from tests.daemon.test_lane import PATIENCE, Listener
from tests.fakes_sessions import HandWatcher


class RealTime:
    """A clock that stands still but for the waiting of the lane, which is real."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    def day(self, at: float) -> str:
        return datetime.fromtimestamp(at, UTC).date().isoformat()


class Notes:
    """A reading that notes what it is asked for."""

    def __init__(self) -> None:
        self.calls: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.trouble: Exception | None = None
        self.steps = 0
        self.due: float | None = None
        self.closed = threading.Event()

    def rescan(self) -> None:
        self.calls.put("rescan")
        if self.trouble:
            trouble, self.trouble = self.trouble, None
            raise trouble

    def changed(self, paths: Sequence[str]) -> None:
        self.calls.put("changed " + " ".join(paths))

    def step(self) -> bool:
        self.steps -= 1
        return self.steps > 0

    def tick(self) -> None:
        if self.due is not None and self.due <= 1000.0:
            self.due = None
            self.calls.put("tick")

    def deadline(self) -> float | None:
        return self.due

    def close(self) -> None:
        self.closed.set()


class Desk:
    def __init__(self, trouble: str = "") -> None:
        self.notes = Notes()
        self.watcher = HandWatcher(trouble=trouble)
        self.listener = Listener()
        self.lane = IntakeLane(self.notes, self.watcher, ["/s"], 60.0, RealTime(), self.listener)

    def started(self) -> Desk:
        self.lane.start()
        assert self.next() == "rescan"
        assert self.lane.first_look.wait(PATIENCE)
        return self

    def next(self) -> str:
        return self.notes.calls.get(timeout=PATIENCE)

    def ended(self) -> None:
        self.lane.stop()
        assert self.lane.join(PATIENCE)
        assert self.watcher.stopped
        assert self.notes.closed.is_set()


def test_everything_is_looked_at_first_and_hints_are_followed_then() -> None:
    desk = Desk().started()
    assert desk.listener.heard.get(timeout=PATIENCE) == Watched(("/s",), "events")
    desk.watcher.hints = ["/s/a.jsonl"]
    desk.lane.hint()
    assert desk.next() == "changed /s/a.jsonl"
    desk.ended()


def test_lost_hints_bring_the_next_look_forward() -> None:
    desk = Desk().started()
    desk.lane.look("the kernel's queue of file events overflowed")
    assert desk.next() == "rescan"
    desk.ended()


def test_without_hints_it_says_that_it_polls_and_why() -> None:
    desk = Desk(trouble="no watches left; raise fs.inotify.max_user_watches")
    desk.started()
    assert desk.listener.heard.get(timeout=PATIENCE) == Watched(("/s",), "polling")
    trouble = desk.listener.heard.get(timeout=PATIENCE)
    assert isinstance(trouble, Troubled)
    assert "max_user_watches" in trouble.message
    assert desk.lane.mode == "polling"
    desk.ended()


def test_questions_are_answered_on_the_lane() -> None:
    desk = Desk().started()
    assert desk.lane.ask(lambda: threading.current_thread().name, PATIENCE) == "intake"
    desk.ended()
    assert desk.lane.ask(lambda: "too late", 0.01) is None


def test_neither_trouble_nor_a_defect_ends_the_reading() -> None:
    desk = Desk()
    desk.notes.trouble = StoreUnavailable("the ledger's disk is full", "make room")
    desk.lane.start()
    assert desk.next() == "rescan"
    assert isinstance(desk.listener.heard.get(timeout=PATIENCE), Watched)
    told = desk.listener.heard.get(timeout=PATIENCE)
    assert told == Troubled("intake", "the ledger's disk is full; make room")
    assert desk.next() == "rescan"
    assert desk.lane.first_look.wait(PATIENCE)
    desk.ended()


def test_a_stop_is_heard_between_two_steps_of_long_work() -> None:
    desk = Desk()
    desk.notes.steps = 10**9
    desk.lane.start()
    assert desk.next() == "rescan"
    desk.ended()
