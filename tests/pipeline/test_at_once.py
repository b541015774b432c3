"""No more questions are under way at once than is allowed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from memoryd.core.errors import TextPurged, Transient
from memoryd.core.model import Answer, Prompt, Usage
from memoryd.pipeline.at_once import AtOnce
from memoryd.pipeline.held_model import HeldModel
from memoryd.pipeline.in_flight import InFlight

PATIENCE = 10.0
QUESTION = Prompt(system="", user="?", schema={}, max_tokens=1, purpose="extraction")


class Busy:
    """A model that answers when it is let."""

    def __init__(self) -> None:
        self.under_way = self.most = self.asked = 0
        self.let = threading.Event()
        self._lock = threading.Lock()

    def ask(self, prompt: Prompt) -> Answer:
        with self._lock:
            self.asked += 1
            self.under_way += 1
            self.most = max(self.most, self.under_way)
        assert self.let.wait(PATIENCE)
        with self._lock:
            self.under_way -= 1
        return Answer("{}", Usage())


def test_no_more_are_asked_at_once_than_is_allowed_and_all_are_answered() -> None:
    busy = Busy()
    model = AtOnce(busy, 2, InFlight())
    with ThreadPoolExecutor(5) as pool:
        asked = [pool.submit(model.ask, QUESTION) for _ in range(5)]
        deadline = time.monotonic() + PATIENCE
        while busy.under_way < 2:
            assert time.monotonic() < deadline
            time.sleep(0.001)
        busy.let.set()
        assert len([each.result(PATIENCE) for each in asked]) == 5
    assert busy.most == 2


def test_a_failure_gives_its_place_back() -> None:
    class Down:
        def ask(self, prompt: Prompt) -> Answer:
            raise Transient("down")

    model = AtOnce(Down(), 1, InFlight())
    for _ in range(3):
        with pytest.raises(Transient):
            model.ask(QUESTION)


def test_a_purge_passes_who_waits_for_a_place_and_their_question_is_not_asked_any_more() -> None:
    in_flight, busy, begun, told = InFlight(), Busy(), list[int](), list[str]()
    model = AtOnce(HeldModel(busy, lambda: "", in_flight), 1, in_flight)

    def step() -> None:
        with in_flight.step():
            begun.append(1)
            try:
                model.ask(QUESTION)
            except TextPurged:
                told.append("let go")

    def purge() -> None:
        with in_flight.purge():
            told.append("purged")

    def wait(enough: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not enough():
            assert time.monotonic() < deadline
            time.sleep(0.001)

    def in_thread(work: Callable[[], None]) -> threading.Thread:
        # Nobody waits for it at the end: what waits for itself would never end.
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        return thread

    threads = [in_thread(step)]
    wait(lambda: busy.under_way == 1)
    threads += [in_thread(step)]
    wait(lambda: len(begun) == 2)
    threads += [in_thread(purge)]
    wait(lambda: told == ["purged"])
    busy.let.set()
    wait(lambda: len(told) == 3)
    assert told == ["purged", "let go", "let go"]
    assert busy.asked == 1
    for thread in threads:
        thread.join(PATIENCE)
