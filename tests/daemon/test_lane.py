from __future__ import annotations

import queue
import threading
import time
from datetime import UTC, datetime
from typing import Any

from memoryd.core.news import News, Troubled
from memoryd.daemon.lane import Lane

PATIENCE = 10.0


def come_to_rest(*lanes: Lane[Any]) -> None:
    """Wait until lanes have nothing to do."""
    deadline = time.monotonic() + PATIENCE
    while not all(lane.at_rest() for lane in lanes):
        assert time.monotonic() < deadline, "the lanes do not come to rest"
        time.sleep(0.005)


class Listener:
    def __init__(self) -> None:
        self.heard: queue.SimpleQueue[News] = queue.SimpleQueue()

    def tell(self, news: News) -> None:
        self.heard.put(news)


class StillClock:
    def now(self) -> float:
        return 1000.0

    def monotonic(self) -> float:
        return 5.0

    def day(self, at: float) -> str:
        return datetime.fromtimestamp(at, UTC).date().isoformat()


def test_tasks_are_done_in_order_and_a_waiting_one_only_once() -> None:
    done: queue.SimpleQueue[str] = queue.SimpleQueue()
    hold = threading.Event()

    def work(task: str) -> None:
        hold.wait(PATIENCE)
        done.put(task)

    lane: Lane[str] = Lane("work-1", work, StillClock(), Listener())
    for task in ("a", "b", "b", "c", "b"):
        lane.put(task)
    lane.start()
    hold.set()
    come_to_rest(lane)
    lane.stop()
    assert lane.join(PATIENCE)
    assert [done.get(timeout=PATIENCE) for _ in range(3)] == ["a", "b", "c"]
    assert done.empty()


def test_a_task_put_while_it_is_being_done_is_done_again() -> None:
    begun, hold = threading.Event(), threading.Event()
    done: queue.SimpleQueue[str] = queue.SimpleQueue()

    def work(task: str) -> None:
        begun.set()
        hold.wait(PATIENCE)
        done.put(task)

    lane: Lane[str] = Lane("work-1", work, StillClock(), Listener())
    lane.start()
    lane.put("a")
    assert begun.wait(PATIENCE)
    assert lane.busy_since == 5.0
    lane.put("a")
    hold.set()
    come_to_rest(lane)
    lane.stop()
    assert lane.join(PATIENCE)
    assert done.qsize() == 2
    assert not lane.alive()


def test_what_waits_at_the_end_is_left_to_the_next_start() -> None:
    begun, hold = threading.Event(), threading.Event()
    done: queue.SimpleQueue[str] = queue.SimpleQueue()

    def work(task: str) -> None:
        begun.set()
        hold.wait(PATIENCE)
        done.put(task)

    lane: Lane[str] = Lane("work-1", work, StillClock(), Listener())
    lane.start()
    for task in ("a", "b", "c"):
        lane.put(task)
    assert begun.wait(PATIENCE)
    lane.stop()
    hold.set()
    assert lane.join(PATIENCE)
    assert (done.get(timeout=PATIENCE), done.empty()) == ("a", True)


def test_an_unexpected_error_is_told_without_its_words_and_ends_nothing() -> None:
    done: queue.SimpleQueue[str] = queue.SimpleQueue()
    listener = Listener()

    def work(task: str) -> None:
        if task == "bad":
            raise KeyError("sk-secret from a transcript")
        done.put(task)

    lane: Lane[str] = Lane("work-1", work, StillClock(), listener)
    lane.start()
    lane.put("bad")
    lane.put("good")
    assert done.get(timeout=PATIENCE) == "good"
    trouble = listener.heard.get(timeout=PATIENCE)
    assert isinstance(trouble, Troubled)
    assert trouble.where == "work-1"
    assert "KeyError at test_lane.py:" in trouble.message
    assert "secret" not in trouble.message
    lane.stop()
    assert lane.join(PATIENCE)
    assert not lane.alive()
