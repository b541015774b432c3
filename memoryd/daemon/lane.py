"""A lane: one thread and the tasks that wait for it."""

from __future__ import annotations

import queue
import threading
import traceback
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from memoryd.core.news import Troubled
from memoryd.ports import Clock, Reporter

Task = TypeVar("Task", bound=Hashable)


class _OnceQueue(queue.Queue[Task]):
    """A queue in which a task waits once, however often it is put."""

    def _init(self, maxsize: int) -> None:
        self._waiting: dict[Task, None] = {}
        self.taken = False

    def _qsize(self) -> int:
        return len(self._waiting)

    def _put(self, item: Task) -> None:
        self._waiting.setdefault(item)

    def _get(self) -> Task:
        task = next(iter(self._waiting))
        del self._waiting[task]
        self.taken = True
        return task


class Lane(Generic[Task]):
    """Work on tasks one after the other, on a thread of its own.

    This is the lane boundary: whatever a task raises is told with its place, and the next task is worked on.
    `defect` hears of a task that ended so, on the same thread; it must not raise.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[Task], None],
        clock: Clock,
        reporter: Reporter,
        defect: Callable[[Task, str], None] = lambda task, message: None,
    ) -> None:
        self._tasks: _OnceQueue[Task | None] = _OnceQueue()
        self._work = work
        self._clock = clock
        self._reporter = reporter
        self._defect = defect
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.name = name
        self.busy_since: float | None = None
        """Since when (monotonic seconds) the present task is being worked on; None between tasks."""

    def put(self, task: Task) -> None:
        """Add a task, unless the same one waits already."""
        self._tasks.put(task)

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def stop(self) -> None:
        """Work on nothing after the present task; what waits is left to the next start."""
        self._stopping.set()
        self._tasks.put(None)

    def join(self, seconds: float) -> bool:
        """Wait for the end of the present task; tell whether the thread has ended."""
        self._thread.join(max(0.0, seconds))
        return not self._thread.is_alive()

    def alive(self) -> bool:
        """Tell whether the thread is there to work."""
        return self._thread.is_alive()

    def at_rest(self) -> bool:
        """Tell whether there is nothing to do and nothing being done."""
        return self._tasks.qsize() == 0 and not self._tasks.taken

    def waiting(self) -> int:
        """Return how many tasks wait."""
        return self._tasks.qsize()

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None and not self._stopping.is_set():
            self.busy_since = self._clock.monotonic()
            try:
                self._work(task)
            except Exception as error:  # noqa: BLE001  The lane boundary: a bug in one task must not end the lane.
                message = bug_line(error)
                self._reporter.tell(Troubled(self.name, message))
                self._defect(task, message)
            self.busy_since = None
            self._tasks.taken = False


def bug_line(error: BaseException) -> str:
    """Return one line for an unexpected error: what it was and where; never the values it held."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {frames[-1].filename.rsplit('/', 1)[-1]}:{frames[-1].lineno}" if frames else ""
    return f"unexpected {type(error).__name__}{place}: please report this as a bug"
