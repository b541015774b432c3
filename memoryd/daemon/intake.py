"""The intake lane: woken by hints and by time, and looking at everything once in a while whatever happens.

Events are hints, the rescan is the truth: a watcher that lost something only brings the next rescan forward, and one
that cannot be relied on makes rescans frequent.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Protocol, TypeVar

from memoryd.core.errors import MemorydError
from memoryd.core.news import Troubled, Watched
from memoryd.daemon.lane import bug_line
from memoryd.ports import Clock, Reporter, Watcher

Answer = TypeVar("Answer")

POLLING_SECONDS = 5.0
"""How often everything is looked at while no hints can be expected."""
HEALTH_SECONDS = 30.0
"""How often it looks whether the watcher still lives: a dead one brings the next rescan forward."""
RETRY_SECONDS = 5.0
"""How long to wait after a step that failed, such as one that found the ledger's disk full."""


class _Call(Enum):
    WAKE = auto()
    LOOK = auto()


class Hints(Watcher, Protocol):
    """A watcher that keeps its hints until they are taken, and can say why none may come."""

    @property
    def trouble(self) -> str:
        """Return why hints cannot be expected, with the remedy, or ""."""
        ...

    def take(self) -> tuple[str, ...]:
        """Return the paths hinted at since the last call."""
        ...


class Reading(Protocol):
    """The intake as its lane drives it."""

    def rescan(self) -> None:
        """Begin a look at every root."""
        ...

    def changed(self, paths: Sequence[str]) -> None:
        """Take paths as hints."""
        ...

    def step(self) -> bool:
        """Do a little; tell whether there is more to do now."""
        ...

    def tick(self) -> None:
        """Close what has been quiet for long enough."""
        ...

    def deadline(self) -> float | None:
        """Return when `tick` should be called next (seconds since 1970)."""
        ...

    def close(self) -> None:
        """Write down how far reading came."""
        ...


class IntakeLane:
    """Drive the reading on a thread of its own until told to stop."""

    def __init__(
        self,
        reading: Reading,
        watcher: Hints,
        roots: Sequence[str],
        rescan_seconds: float,
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._reading = reading
        self._watcher = watcher
        self._roots = tuple(roots)
        self._rescan_seconds = rescan_seconds
        self._clock = clock
        self._reporter = reporter
        self._calls: queue.SimpleQueue[_Call] = queue.SimpleQueue()
        self._questions: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._stopping = threading.Event()
        self._mode = ""
        self._next_rescan = 0.0
        self._thread = threading.Thread(target=self._run, name="intake", daemon=True)
        self.first_look = threading.Event()
        """Set once every root has been looked at and what was found has been read."""
        self.beat = clock.monotonic()
        """When the lane last showed that it is alive (monotonic seconds)."""

    @property
    def mode(self) -> str:
        """Return "events" or "polling"."""
        return self._mode

    @property
    def trouble(self) -> str:
        """Return why no hints can be expected, with the remedy, or ""."""
        return self._watcher.trouble

    def hint(self) -> None:
        """Wake the lane: hints wait to be taken. Safe from any thread."""
        self._calls.put(_Call.WAKE)

    def look(self, lost: str = "") -> None:
        """Have everything looked at now; `lost` says how hints were lost, if they were. Safe from any thread."""
        if lost:
            self._reporter.tell(Troubled("watching", f"{lost}; everything is looked at now", serious=False))
        self._calls.put(_Call.LOOK)

    def ask(self, question: Callable[[], Answer], seconds: float) -> Answer | None:
        """Have a question about the reading answered on this lane; None when it is too busy. Safe from any thread."""
        answer: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._questions.put(lambda: answer.put(question()))
        self.hint()
        try:
            return answer.get(timeout=seconds)
        except queue.Empty:
            return None

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopping.set()
        self._calls.put(_Call.WAKE)

    def join(self, seconds: float) -> bool:
        """Wait for the end of the present step; tell whether the thread has ended."""
        self._thread.join(max(0.0, seconds))
        return not self._thread.is_alive()

    def alive(self) -> bool:
        """Tell whether the thread is there to read."""
        return self._thread.is_alive()

    def _run(self) -> None:
        while not self._stopping.is_set():
            self.beat = self._clock.monotonic()
            try:
                self._round()
            except MemorydError as error:
                self._failed(str(error))
            except Exception as error:  # noqa: BLE001  The lane boundary: a bug must not end the reading for good.
                self._failed(bug_line(error))
        self._watcher.stop()
        try:
            self._reading.close()
        except MemorydError as error:
            self._reporter.tell(Troubled("intake", str(error)))

    def _round(self) -> None:
        failed = self._mode == "events" and not self._watcher.healthy()
        if failed or self._clock.monotonic() >= self._next_rescan:
            self._begin_rescan()
        if hints := self._watcher.take():
            self._reading.changed(hints)
        self._reading.tick()
        while not self._questions.empty():
            self._questions.get()()
        if self._reading.step():
            return
        self.first_look.set()
        self._wait(self._idle_seconds())

    def _begin_rescan(self) -> None:
        self._watcher.watch(self._roots)
        mode = "events" if self._watcher.healthy() else "polling"
        if mode != self._mode:
            self._mode = mode
            self._reporter.tell(Watched(self._roots, mode))
            if self._watcher.trouble:
                self._reporter.tell(Troubled("watching", self._watcher.trouble, serious=False))
        self._reading.rescan()
        often = POLLING_SECONDS if mode == "polling" else self._rescan_seconds
        self._next_rescan = self._clock.monotonic() + min(often, self._rescan_seconds)

    def _idle_seconds(self) -> float:
        until_rescan = min(self._next_rescan - self._clock.monotonic(), HEALTH_SECONDS)
        deadline = self._reading.deadline()
        until_quiet = until_rescan if deadline is None else deadline - self._clock.now()
        return max(0.0, min(until_rescan, until_quiet))

    def _wait(self, seconds: float) -> None:
        """Sleep until somebody calls, and take all calls there are: one look answers them together."""
        try:
            call = self._calls.get(timeout=seconds)
            while True:
                if call is _Call.LOOK:
                    self._next_rescan = 0.0
                call = self._calls.get_nowait()
        except queue.Empty:
            pass

    def _failed(self, message: str) -> None:
        self._reporter.tell(Troubled("intake", message))
        self._stopping.wait(RETRY_SECONDS)
        self._next_rescan = 0.0
