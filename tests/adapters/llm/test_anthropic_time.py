"""A call ends at its deadline, or when memoryd does, and leaves nothing behind."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from memoryd.core.errors import LLMError, Transient
from memoryd.core.model import Prompt
from tests import messages_api as api_
from tests.adapters.llm.calls import PROMPT, Connect, failure
from tests.messages_api import MessagesApi, Reply


@pytest.mark.parametrize("script", [api_.hang(), api_.drip()], ids=["hang", "drip"])
def test_the_deadline_is_a_deadline(server: MessagesApi, connect: Connect, script: Reply) -> None:
    connect().ask(PROMPT)
    server.script(script)
    started = time.monotonic()
    error = failure(connect(0.6))
    assert 0.5 < time.monotonic() - started < 3.0
    assert isinstance(error, Transient)
    assert "within 0.6 seconds" in str(error) or "in time" in str(error)
    assert error.usage is None


def test_a_dripping_error_page_ends_at_the_deadline_too(server: MessagesApi, connect: Connect) -> None:
    connect().ask(PROMPT)
    server.script(Reply(529, b"x" * 10_000, {}, "drip"))
    started = time.monotonic()
    assert isinstance(failure(connect(0.6)), Transient)
    assert time.monotonic() - started < 3.0


def test_nothing_is_left_behind_by_a_call_that_ran_out_of_time(server: MessagesApi, connect: Connect) -> None:
    connect().ask(PROMPT)
    server.script(api_.hang())
    threads, descriptors = _ours(), _descriptors()
    for _ in range(3):
        failure(connect(0.2))
    # The server's own side of a connection ends with its handler; ours must be gone at once.
    assert _ours() == threads
    assert _descriptors() <= descriptors + 3


def _ours() -> set[str]:
    return {thread.name for thread in threading.enumerate() if "process_request" not in thread.name}


def _descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").exists() else 0


def test_calls_do_not_wait_for_each_other(server: MessagesApi, connect: Connect) -> None:
    connect().ask(PROMPT)
    server.script(lambda sent: api_.hang() if "slow" in sent.words else api_.message("quick"))
    model = connect(20.0)
    slow = threading.Thread(target=lambda: failure(model, Prompt("", "slow")), daemon=True)
    slow.start()
    server.wait_for(2)
    assert model.ask(Prompt("", "fast")).text == "quick"
    model.close()
    slow.join(5.0)
    assert not slow.is_alive()


def test_close_ends_a_call_under_way_and_every_later_one(server: MessagesApi, connect: Connect) -> None:
    server.script(api_.hang())
    model, caught = connect(20.0), list[LLMError]()
    caller = threading.Thread(target=lambda: caught.append(failure(model)), daemon=True)
    caller.start()
    server.wait_for(1)
    model.close()
    caller.join(5.0)
    assert isinstance(caught[0], Transient)
    assert "memoryd ends" in str(caught[0])
    assert "memoryd ends" in str(failure(model))
    assert len(server.received) == 1
