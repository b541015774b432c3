"""Run one coroutine in the calling thread, for so long and no longer.

A read timeout is no deadline: a body that drips a byte a second never runs into it. A task that is cancelled is.
The event loop is loaded by the first call: a daemon that was never asked anything has no use for its megabytes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    import asyncio

GRACE_SECONDS = 1.0

T = TypeVar("T")
P = ParamSpec("P")


class Stopped(Exception):
    """The call was ended because memoryd ends."""


class Deadline:
    """Give each of any number of calls the same number of seconds; all can be ended from another thread."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._lock = threading.Lock()
        self._under_way: dict[asyncio.Task[Any], asyncio.AbstractEventLoop] = {}
        self._stopped = False

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Return what the coroutine returns; TimeoutError at the deadline, Stopped after `stop`."""
        import asyncio

        loop = asyncio.new_event_loop()
        loop.set_default_executor(_Threads())
        task = loop.create_task(coroutine)
        self._begin(task, loop)
        try:
            return loop.run_until_complete(self._wait(task))
        finally:
            self._end(task)
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()

    def stop(self) -> None:
        """End all calls under way, and every later one at once."""
        with self._lock:
            self._stopped = True
            for task, loop in self._under_way.items():
                loop.call_soon_threadsafe(task.cancel)

    async def _wait(self, task: asyncio.Task[T]) -> T:
        import asyncio

        await asyncio.wait((task,), timeout=self.seconds)
        if not task.done():
            task.cancel()
            # Whatever the task does with its cancellation, the caller is not kept waiting for it.
            await asyncio.wait((task,), timeout=GRACE_SECONDS)
            if task.done() and not task.cancelled():
                task.exception()
            raise TimeoutError
        if task.cancelled():
            raise Stopped
        return task.result()

    def _begin(self, task: asyncio.Task[Any], loop: asyncio.AbstractEventLoop) -> None:
        with self._lock:
            self._under_way[task] = loop
            if self._stopped:
                task.cancel()

    def _end(self, task: asyncio.Task[Any]) -> None:
        with self._lock:
            del self._under_way[task]


class _Threads(ThreadPoolExecutor):
    """Resolve names in threads that the end of the process need not wait for; a dead resolver blocks for minutes."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Start `fn` in a thread of its own."""
        future: Future[T] = Future()

        def work() -> None:
            try:
                future.set_result(fn(*args, **kwargs))
            except (OSError, ValueError) as error:
                future.set_exception(error)

        future.set_running_or_notify_cancel()
        threading.Thread(target=work, name="memoryd-resolve", daemon=True).start()
        return future
