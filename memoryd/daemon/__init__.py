"""The daemon: lanes, signals, readiness and shutdown.

The main thread starts the lanes, tells the service manager when the first look at everything is over, feeds its
watchdog only while every lane shows life, and ends all of it within seconds of a signal. Whatever a lane is in the
middle of then is in the ledger as not done, and is taken up at the next start.
"""

from __future__ import annotations

import queue
import signal
from collections.abc import Callable
from types import FrameType
from typing import Protocol

from memoryd.core.errors import MemorydError
from memoryd.core.news import Troubled
from memoryd.daemon.due import Due
from memoryd.daemon.heartbeat import Beat, Heartbeats
from memoryd.daemon.intake import IntakeLane
from memoryd.daemon.memory_watch import MemoryWatch
from memoryd.daemon.work import Work
from memoryd.ports import Clock, Notifier, Reporter, Schedule

__all__ = ["PULSE_SECONDS", "REST_SECONDS", "Beat", "Daemon", "IntakeLane", "MemoryWatch", "Work"]

PULSE_SECONDS = 5.0
"""How often the main thread looks after the lanes and takes up what has waited, while anything is at work or waits."""
REST_SECONDS = 30.0
"""The same while nothing is, and nothing is wrong: a machine at rest is woken seldom."""
STARTING_SECONDS = 0.05
"""How often it looks whether the first look at everything is over."""
STOP_SECONDS = 4.0
"""How long the lanes together may take to end; what takes longer is left to the next start."""
EXTEND_SECONDS = 60.0
"""How much more time is asked for while the first look takes long, again and again."""
_WAKE, _SOON = 0, -1
"""No signals: the schedule has the main thread look at the clock, a lane that ended its work has it look soon."""
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class Door(Protocol):
    """Where commands come in."""

    def start(self) -> None:
        """Let them in."""
        ...

    def stop(self) -> None:
        """Let no more in."""
        ...


class _Thread(Protocol):
    def join(self, seconds: float) -> bool: ...


class Daemon:
    """Run until a signal says otherwise. SIGTERM and SIGINT end it, SIGHUP has everything looked at and tried again.

    `hang_up` ends model calls under way, `retry_now` lets nothing wait any longer. `cron` says when to consolidate (""
    for never), `last_due` when that was last due at a given time (seconds since 1970). A task at work for longer than
    `stuck_seconds` counts as stuck. `upgraded` says what was done to memoryd itself since it began, "" for nothing.
    """

    def __init__(
        self,
        *,
        intake: IntakeLane,
        work: Work,
        memory: MemoryWatch,
        schedule: Schedule,
        cron: str,
        last_due: Callable[[float], float],
        door: Door,
        notifier: Notifier,
        hang_up: Callable[[], None],
        retry_now: Callable[[], None],
        clock: Clock,
        reporter: Reporter,
        rescan_seconds: float,
        stuck_seconds: float,
        pulse_seconds: float = PULSE_SECONDS,
        rest_seconds: float = REST_SECONDS,
        upgraded: Callable[[], str] = lambda: "",
    ) -> None:
        self._intake = intake
        self._work = work
        self._memory = memory
        self._schedule = schedule
        self._cron = cron
        self._due = Due(last_due, work.consolidate_all, clock)
        self._door = door
        self._notifier = notifier
        self._hang_up = hang_up
        self._retry_now = retry_now
        self._clock = clock
        self._reporter = reporter
        self._pulse_seconds = pulse_seconds
        self._rest_seconds = max(pulse_seconds, rest_seconds)
        self._next_pulse = 0.0
        self._upgraded = upgraded
        self._upgrade = ""
        self._beats = Heartbeats(intake, (*work.lanes, memory.lane), clock, rescan_seconds, stuck_seconds)
        self._signals: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._stuck: frozenset[str] = frozenset()
        self._ending = False
        work.left = lambda: self._signals.put(_SOON)
        self.all_ended = False
        """Whether every lane had ended when `run` returned; else one may still use what it was given."""

    def run(self) -> int:
        """Run; returns the exit code."""
        for handled in SIGNALS:
            signal.signal(handled, self._on_signal)
        try:
            self._start()
            self._until_ready()
            self._pulse_within(self._pulse_seconds)
            while self._handle(self._next_signal(self._next_pulse - self._clock.monotonic()), self._pulse):
                pass
        finally:
            self._end()
        return 0

    def beats(self) -> tuple[Beat, ...]:
        """Return how each lane is now. Safe from any thread."""
        return self._beats.look()

    def _start(self) -> None:
        self._beats.beat()
        for lane in self._work.lanes:
            lane.start()
        self._memory.start()
        self._intake.start()
        if self._cron:
            self._schedule.start(self._cron, lambda: self._signals.put(_WAKE))
            self._due.look()
        self._door.start()
        self._work.wake()

    def _until_ready(self) -> None:
        asked = -EXTEND_SECONDS

        def wait() -> None:
            nonlocal asked
            if self._clock.monotonic() - asked > EXTEND_SECONDS / 2:
                asked = self._clock.monotonic()
                self._notifier.extend(EXTEND_SECONDS)

        while not self._intake.first_look.is_set():
            if not self._handle(self._next_signal(STARTING_SECONDS), wait):
                return
        self._notifier.ready(self._status())

    def _handle(self, number: int | None, otherwise: Callable[[], None]) -> bool:
        """Do what a signal asks, or something else while there is none; tell whether to go on."""
        if number not in (None, _WAKE, _SOON, signal.SIGHUP):
            self._ending = True
        if self._ending:
            return False
        self._beats.beat()
        try:
            if number == _SOON:
                self._pulse_within(min(self._pulse_seconds, self._next_pulse - self._clock.monotonic()))
            else:
                (self._try_again if number == signal.SIGHUP else otherwise)()
        except MemorydError as error:
            # A ledger that cannot be written now may be written again; nothing is lost by going on.
            self._reporter.tell(Troubled("daemon", str(error)))
        return True

    def _pulse_within(self, seconds: float) -> None:
        self._next_pulse = self._clock.monotonic() + seconds

    def _pulse(self) -> None:
        # Soon again, unless it is seen below that all is well and at rest.
        self._pulse_within(self._pulse_seconds)
        if self._cron:
            self._due.look()
        self._work.wake()
        self._tell_upgrade()
        stuck = self._beats.stuck()
        if stuck - self._stuck:
            names = ", ".join(sorted(stuck))
            self._reporter.tell(Troubled("lanes", f"{names} show no life; restart memoryd and report this as a bug"))
        self._stuck = stuck
        if not stuck:
            self._notifier.alive(self._status())
        if not stuck and self._work.at_rest() and not self._memory.trouble:
            self._pulse_within(self._rest_seconds)
        # Last, so that the lane has the interpreter to itself: each would wake the other otherwise.
        self._memory.refresh()

    def _tell_upgrade(self) -> None:
        found = self._upgraded()
        if found and found != self._upgrade:
            self._reporter.tell(Troubled("memoryd", found, serious=False))
        self._upgrade = found

    def _status(self) -> str:
        waiting = sum(lane.waiting() for lane in self._work.lanes)
        return f"watching ({self._intake.mode}), {waiting} tasks waiting"

    def _try_again(self) -> None:
        self._retry_now()
        self._intake.look()
        self._work.wake()

    def _end(self) -> None:
        deadline = self._clock.monotonic() + STOP_SECONDS
        self._notifier.stopping()
        self._intake.stop()
        self._memory.stop()
        for lane in self._work.lanes:
            lane.stop()
        self._hang_up()
        self._schedule.stop()
        threads: tuple[_Thread, ...] = (self._intake, self._memory.lane, *self._work.lanes)
        ended = [thread.join(deadline - self._clock.monotonic()) for thread in threads]
        self.all_ended = all(ended)
        self._door.stop()
        self._memory.close()

    def _next_signal(self, seconds: float) -> int | None:
        try:
            return self._signals.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        # SimpleQueue.put is the one thing that is safe to do here: a signal may come in the middle of anything.
        self._signals.put(number)
