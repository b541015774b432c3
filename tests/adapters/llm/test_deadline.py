from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from memoryd.adapters.llm.deadline import Deadline, Stopped


async def value() -> str:
    await asyncio.sleep(0)
    return "值"


async def never() -> None:
    await asyncio.Event().wait()


async def fails() -> None:
    raise ValueError("mine")


async def clings() -> None:
    """Refuse to be cancelled for a while."""
    for _ in range(200):
        try:
            await asyncio.sleep(0.05)
        except asyncio.CancelledError:
            continue


def test_a_coroutine_gives_its_value_or_its_error() -> None:
    deadline = Deadline(5.0)
    assert deadline.run(value()) == "值"
    with pytest.raises(ValueError, match="mine"):
        deadline.run(fails())


def test_one_that_never_ends_is_ended() -> None:
    started = time.monotonic()
    with pytest.raises(TimeoutError):
        Deadline(0.1).run(never())
    assert time.monotonic() - started < 1.0


def test_the_caller_does_not_wait_for_one_that_will_not_be_cancelled() -> None:
    started = time.monotonic()
    with pytest.raises(TimeoutError):
        Deadline(0.1).run(clings())
    assert time.monotonic() - started < 3.0


def test_stop_ends_those_under_way_in_any_thread_and_all_later_ones() -> None:
    deadline = Deadline(30.0)
    begun, ended = threading.Barrier(3), list[str]()

    async def wait() -> None:
        begun.wait(5.0)
        await never()

    def call() -> None:
        try:
            deadline.run(wait())
        except Stopped:
            ended.append("stopped")

    threads = [threading.Thread(target=call, daemon=True) for _ in range(2)]
    for thread in threads:
        thread.start()
    begun.wait(5.0)
    deadline.stop()
    for thread in threads:
        thread.join(5.0)
    assert ended == ["stopped", "stopped"]
    with pytest.raises(Stopped):
        deadline.run(never())


async def resolve() -> object:
    return await asyncio.get_running_loop().getaddrinfo("127.0.0.1", 80, type=socket.SOCK_STREAM)


async def resolve_nothing() -> object:
    return await asyncio.get_running_loop().getaddrinfo("memoryd.invalid", 80)


def test_names_are_resolved_beside_the_call() -> None:
    assert Deadline(5.0).run(resolve())
    with pytest.raises(OSError, match=r"."):
        Deadline(20.0).run(resolve_nothing())


def test_a_resolver_that_hangs_holds_up_neither_the_call_nor_the_end_of_the_process() -> None:
    code = (
        "import asyncio, time\n"
        "from memoryd.adapters.llm.deadline import Deadline\n"
        "async def stuck():\n"
        "    await asyncio.get_running_loop().run_in_executor(None, time.sleep, 50)\n"
        "try:\n    Deadline(0.2).run(stuck())\nexcept TimeoutError:\n    print('in time')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
        cwd=Path(__file__).parents[3],
    )
    assert (done.stdout, done.stderr, done.returncode) == ("in time\n", "", 0)
