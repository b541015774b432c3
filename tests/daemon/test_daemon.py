"""The daemon itself: real lanes, real signals, everything outside made by hand."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator
from math import inf

import pytest

from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.news import News, Troubled
from memoryd.core.settings import WatchSettings
from memoryd.daemon import REST_SECONDS, Daemon, IntakeLane, MemoryWatch, Work
from memoryd.daemon.intake import HEALTH_SECONDS
from memoryd.ports import Clock, Notifier
from tests.daemon.test_intake import Notes
from tests.daemon.test_work import PROJECTS, NoTurns, Recorder
from tests.fakes_memory import MemoryUpkeep
from tests.fakes_model import HandClock
from tests.fakes_sessions import HandWatcher

HUNG = 20.0
STUCK = 100.0
RESCAN = 60.0


class Manager:
    """A service manager, and the script of a test: each feeding of its watchdog calls the next step."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.steps: list[Callable[[], object]] = []

    def ready(self, status: str) -> None:
        self.heard.append("ready")

    def alive(self, status: str) -> None:
        self.heard.append("alive")
        (self.steps.pop(0) if self.steps else end)()

    def extend(self, seconds: float) -> None:
        self.heard.append("extend")

    def stopping(self) -> None:
        self.heard.append("stopping")


class Turns(NoTurns):
    """Turns that cannot be asked for while the ledger is in trouble."""

    trouble: StoreUnavailable | None = None
    held: tuple[str, ...] = ()

    def waiting(self, now: float) -> tuple[str, ...]:
        if self.trouble:
            trouble, self.trouble = self.trouble, None
            raise trouble
        return self.held if now == inf else ()


class Deadly(Recorder):
    """Steps of which one ends its thread without a word, as a bug in the interpreter would."""

    deadly = ""

    def consolidate(self, project: Project, before: float) -> None:
        if project.root == self.deadly:
            raise SystemExit

    def reindex(self, project: Project, files: Collection[str] | None) -> None:
        self._note("reindex", project.root)


def end() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


class House:
    def __init__(
        self, cron: str = "", rest: float = 0.02, notifier: Notifier | None = None, clock: Clock | None = None,
        stuck: float = STUCK, steps: Recorder | None = None,
    ) -> None:  # fmt: skip
        self.clock = HandClock()
        self.manager = Manager()
        its_clock = clock or self.clock
        self.told: list[Troubled] = []
        self.on_trouble: Callable[[Troubled], object] = lambda news: None
        self.done: list[str] = []
        self.upgrade = ""
        self.steps, self.turns, self.notes = Deadly(), Turns(), Notes()
        self.work = Work(steps or self.steps, self.turns, MemoryUpkeep(*PROJECTS), 2, its_clock, self)
        self.intake = IntakeLane(self.notes, HandWatcher(), ["/s"], RESCAN, its_clock, self)
        self.folders = HandWatcher()
        self.memory = MemoryWatch(self.folders, MemoryUpkeep(*PROJECTS), self.work.reindex, its_clock, self)
        self.daemon = Daemon(
            intake=self.intake, work=self.work, memory=self.memory, schedule=self, cron=cron,
            last_due=lambda now: now, door=self, notifier=notifier or self.manager,
            hang_up=lambda: self.done.append("hang up"), retry_now=lambda: self.done.append("retry"),
            clock=its_clock, reporter=self, rescan_seconds=RESCAN, stuck_seconds=stuck, pulse_seconds=0.02,
            rest_seconds=rest, upgraded=lambda: self.upgrade,
        )  # fmt: skip

    def tell(self, news: News) -> None:
        if isinstance(news, Troubled):
            self.told.append(news)
            self.on_trouble(news)

    def start(self, *args: object) -> None:
        self.done.append("start")

    def stop(self) -> None:
        self.done.append("stop")

    def run(self, *steps: Callable[[], object]) -> int:
        self.manager.steps = list(steps)
        hung = threading.Timer(HUNG, end)
        hung.start()
        try:
            return self.daemon.run()
        finally:
            assert hung.is_alive(), "it did not come to the end of the test by itself"
            hung.cancel()


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    kept = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_is_ready_fed_and_ends_in_order_at_a_signal(number: int) -> None:
    house = House()
    assert house.run(lambda: None, lambda: os.kill(os.getpid(), number)) == 0
    heard = [each for each in house.manager.heard if each != "extend"]
    assert heard == ["ready", "alive", "alive", "stopping"]
    assert house.daemon.all_ended
    assert house.done == ["start", "hang up", "stop", "stop"]
    assert house.notes.closed.is_set()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_lane_whose_thread_ended_starves_the_watchdog_and_is_told_once() -> None:
    house = House()
    house.steps.deadly = "/p1"
    fed: list[int] = []

    def told(news: Troubled) -> None:
        fed.append(len(house.manager.heard))
        # Time for many more pulses, none of which may feed.
        threading.Timer(0.5, end).start()

    house.on_trouble = told
    house.run(lambda: house.work.consolidate(PROJECTS[1]), *(lambda: None,) * 10_000)
    (trouble,) = house.told
    assert "show no life" in trouble.message
    assert len(house.manager.heard) == fed[0] + 1, "only its end may be told after that"
    dead = [beat.lane for beat in house.daemon.beats() if not beat.alive]
    assert any(name in trouble.message for name in dead)
    assert house.daemon.all_ended


def test_a_task_that_takes_too_long_starves_the_watchdog_and_its_end_feeds_it_again() -> None:
    house, release = House(), threading.Event()

    def hold(project: Project, before: float) -> None:
        release.wait(HUNG)

    house.steps.consolidate = hold  # type: ignore[method-assign]

    def busy() -> bool:
        return any(beat.seconds > STUCK for beat in house.daemon.beats() if beat.lane.startswith("work"))

    def begin() -> None:
        house.work.consolidate(PROJECTS[0])

    def later() -> None:
        house.clock.time += STUCK + 1
        # The intake and the main thread show life by themselves; what hangs does not.
        house.intake.hint()

    def told(news: Troubled) -> None:
        assert busy()
        release.set()

    house.on_trouble = told
    waits: Iterator[Callable[[], object]] = iter([begin, *(lambda: None,) * 5, later, *(lambda: None,) * 3])
    house.run(*waits)
    assert [news.where for news in house.told] == ["lanes"]
    assert house.manager.heard[-2:] == ["alive", "stopping"]


def test_hup_tries_everything_again() -> None:
    house = House()
    house.run(lambda: os.kill(os.getpid(), signal.SIGHUP), lambda: None)
    assert "retry" in house.done
    assert house.notes.calls.qsize() >= 2, "everything is looked at again"


def test_a_ledger_that_cannot_be_read_for_a_moment_ends_nothing() -> None:
    house = House()

    def break_it() -> None:
        house.turns.trouble = StoreUnavailable("the ledger's disk is full", "make room")

    house.run(break_it, lambda: None, lambda: None)
    assert house.told == [Troubled("daemon", "the ledger's disk is full; make room")]


def test_an_upgrade_under_it_is_told_once_and_again_when_it_is_another() -> None:
    house = House()

    def upgrade(text: str) -> Callable[[], None]:
        return lambda: setattr(house, "upgrade", text)

    house.run(upgrade("0.2 is installed"), lambda: None, lambda: None, upgrade("0.3 is installed"), lambda: None)
    assert [news.message for news in house.told] == ["0.2 is installed", "0.3 is installed"]
    assert not any(news.serious for news in house.told)


def test_it_asks_for_time_while_the_first_look_takes_long_and_is_not_ready_before() -> None:
    house, look = House(), threading.Event()
    real = house.notes.step

    def slow() -> bool:
        look.wait(HUNG)
        return real()

    house.notes.step = slow  # type: ignore[method-assign]
    threading.Timer(0.3, lambda: setattr(house.clock, "time", house.clock.time + 40)).start()
    threading.Timer(0.8, look.set).start()
    house.run()
    assert house.manager.heard[: house.manager.heard.index("ready")] == ["extend", "extend"]


def test_what_is_due_is_consolidated_by_the_pulse_also_without_the_schedule() -> None:
    house = House(cron="30 3 * * *")
    seen: list[float] = []
    house.steps.consolidate = lambda project, before: seen.append(before)  # type: ignore[method-assign]

    def wait() -> None:
        if len(seen) < len(PROJECTS):
            house.manager.steps.insert(0, wait)

    house.run(wait)
    assert set(seen) == {house.clock.time}


def test_at_rest_it_pulses_seldom_and_soon_again_once_a_lane_ended_its_work() -> None:
    house = House(rest=3_600.0)
    pulses: list[str] = []

    def work() -> None:
        pulses.extend(house.manager.heard)
        # Nobody looks for an hour, unless who worked says so.
        house.work.extract("/p1")

    def until_at_rest() -> None:
        if house.work.at_rest():
            threading.Timer(0.3, work).start()
        else:
            house.manager.steps.insert(0, until_at_rest)

    house.run(until_at_rest)
    rested = pulses.count("alive")
    assert house.manager.heard[: len(pulses)] == pulses
    assert house.manager.heard.count("alive") == rested + 1


@pytest.mark.parametrize("trouble", ["a turn waits", "hints do not come"])
def test_it_pulses_on_while_a_turn_waits_or_a_watch_is_in_trouble(trouble: str) -> None:
    house = House(rest=3_600.0)
    if trouble == "a turn waits":
        house.turns.held = ("/p1",)
    else:
        house.folders.trouble = "no watches are left"
    house.run(*(lambda: None,) * 5)
    assert house.manager.heard.count("alive") == 6


def test_the_timers_of_a_daemon_at_rest_are_few() -> None:
    # The intake looks whether its watch lives, and now and then at everything. The main thread pulses, and has the lane
    # of the memory folders look whether there are others.
    seconds = min(HEALTH_SECONDS, WatchSettings().rescan_seconds)
    assert 60 / seconds + 2 * 60 / REST_SECONDS <= 6
