"""No more questions are under way at once than is allowed."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from memoryd.core.errors import Transient
from memoryd.core.model import Answer, Prompt, Usage
from memoryd.pipeline.at_once import AtOnce

PATIENCE = 10.0
QUESTION = Prompt(system="", user="?", schema={}, max_tokens=1, purpose="extraction")


class Busy:
    """A model that answers when it is let."""

    def __init__(self) -> None:
        self.under_way = self.most = 0
        self.let = threading.Event()
        self._lock = threading.Lock()

    def ask(self, prompt: Prompt) -> Answer:
        with self._lock:
            self.under_way += 1
            self.most = max(self.most, self.under_way)
        assert self.let.wait(PATIENCE)
        with self._lock:
            self.under_way -= 1
        return Answer("{}", Usage())


def test_no_more_are_asked_at_once_than_is_allowed_and_all_are_answered() -> None:
    busy = Busy()
    model = AtOnce(busy, 2)
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

    model = AtOnce(Down(), 1)
    for _ in range(3):
        with pytest.raises(Transient):
            model.ask(QUESTION)
