"""What a running daemon knows about itself beyond its ledger."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import chain
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from memoryd import __version__
from memoryd.bootstrap import attention
from memoryd.bootstrap.facts import facts, notices
from memoryd.bootstrap.root_states import beside_disk, state_of
from memoryd.config import Config
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Filed, News, Troubled
from memoryd.ports import Reporter

if TYPE_CHECKING:
    from memoryd.bootstrap.house import House
    from memoryd.daemon import Beat, IntakeLane, MemoryWatch
    from memoryd.pipeline.lag import Lag
    from memoryd.pipeline.tailing import Intake

Found = TypeVar("Found")
REMEMBERED = 20
LANE_SECONDS = 5.0
OVER_SECONDS = 86_400.0
"""How long trouble is shown after it came up for the last time."""
AGAIN_SECONDS = 300.0
"""How long the same trouble is only counted after it was told."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What is asked how it is; `upgraded` says what was done to memoryd itself."""

    house: House
    lane: IntakeLane
    intake: Intake
    memory: MemoryWatch
    beats: Callable[[], tuple[Beat, ...]]
    upgraded: Callable[[], str]


@dataclass(frozen=True, slots=True)
class _Told:
    first: float
    last: float
    times: int
    news: Troubled


class Live:
    """A reporter that passes news on and remembers the latest trouble; answers `memoryd status`.

    Trouble that is told again and again is passed on once in five minutes, and counted.
    """

    def __init__(self, config: Config, reporter: Reporter) -> None:
        self._config = config
        self._reporter = reporter
        self._troubles: dict[tuple[str, str], _Told] = {}
        self._passed_on: dict[tuple[str, str], float] = {}
        self._lock = Lock()
        self._last_written = ""
        self._started = 0.0
        self._parts: Parts | None = None

    def attach(self, parts: Parts) -> None:
        """Take the parts whose state is shown."""
        self._parts = parts
        self._started = parts.house.clock.now()

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
        if isinstance(news, Filed):
            self._last_written = f"{news.project.memory}/{news.change.file}"
        if not (isinstance(news, Troubled) and self._parts) or self._is_news(news, self._parts.house.clock.now()):
            self._reporter.tell(news)

    def status(self) -> dict[str, object]:
        """Return how the daemon is, as JSON-able values, from what it finds now and not from what it once set."""
        assert self._parts is not None
        parts, config = self._parts, self._config
        house, trouble = parts.house, list[str]()
        now, upgraded = house.clock.now(), parts.upgraded()
        beats = parts.beats()
        lags = parts.lane.ask(parts.intake.lags, LANE_SECONDS) if parts.lane.alive() else None
        told = _guarded(lambda: facts(house.history, house.spend, config, now), dict[str, object](), trouble)
        rest = house.backend.standing() if house.backend else None
        trouble += self._trouble(beats, lags)
        return {
            "running": True,
            "pid": os.getpid(),
            "version": __version__,
            "started": self._started,
            "watching": _mode(parts.lane),
            "watching_memories": "polling" if parts.memory.trouble else "events",
            "roots": _guarded(lambda: self._roots(lags), list[dict[str, object]](), trouble),
            "lanes": [asdict(beat) for beat in beats],
            "last_file": self._last_written,
            "excluded": parts.intake.excluded,
            **told,
            "model": asdict(rest) if rest else None,
            "trouble": list(dict.fromkeys(trouble)),
            "notices": notices(config, now, lags or (), upgraded),
            "recent_trouble": self._recent(upgraded),
        }

    def _is_news(self, news: Troubled, now: float) -> bool:
        """Remember a trouble; tell whether it was not told a moment ago."""
        key = (news.where, news.message)
        with self._lock:
            before = self._troubles.pop(key, None)
            known = replace(before, last=now, times=before.times + 1) if before else _Told(now, now, 1, news)
            self._troubles[key] = known
            while len(self._troubles) > REMEMBERED:
                del self._troubles[next(iter(self._troubles))]
            if before and now - self._passed_on.get(key, 0.0) < AGAIN_SECONDS:
                return False
            self._passed_on = {each: at for each, at in self._passed_on.items() if each in self._troubles}
            self._passed_on[key] = now
        return True

    def _recent(self, notice: str) -> list[dict[str, object]]:
        """Return what was told lately, but for what is a notice now."""
        assert self._parts is not None
        since = self._parts.house.clock.now() - OVER_SECONDS
        with self._lock:
            told = tuple(each for each in self._troubles.values() if each.last > since and each.news.message != notice)
        return [
            {"at": each.last, "where": each.news.where, "what": each.news.message, "times": each.times} for each in told
        ]

    def _trouble(self, beats: Sequence[Beat], lags: Sequence[Lag] | None) -> list[str]:
        """Return what stands in the way now."""
        found: list[str] = []
        assert self._parts is not None
        parts, house, state = self._parts, self._parts.house, str(self._config.state_folder)
        projects = _guarded(house.upkeep.known_projects, tuple[Project, ...](), found)
        rest = house.backend.standing() if house.backend else None
        sources: tuple[Callable[[], Iterable[str]], ...] = (
            lambda: attention.lanes(beats),
            lambda: _reading(parts, lags),
            lambda: attention.disks(state, projects),
            lambda: filter(None, (house.database.gone() or house.database.unwritten(), house.keeping.held())),
            lambda: attention.model(rest),
            lambda: attention.held_up(house.history.held_up()),
            lambda: attention.watching("memory folders are", parts.memory.trouble),
            lambda: attention.reading(lags or ()),
            lambda: filter(None, (house.projects.refused(project.root) for project in projects)),
            house.unreadable,
            lambda: map(_paused, parts.intake.paused),
        )
        for source in sources:
            found += _guarded(lambda source=source: list(source()), [], found)  # type: ignore[misc]
        return found

    def _roots(self, lags: Sequence[Lag] | None) -> list[dict[str, object]]:
        assert self._parts is not None
        history = self._parts.house.history
        if lags is None:
            return beside_disk(self._config, history, mode="unknown")
        waiting, mode = history.waiting(), _mode(self._parts.lane)
        return [state_of(lag, waiting.get(lag.root, 0), mode) for lag in lags]


def _reading(parts: Parts, lags: Sequence[Lag] | None) -> Iterator[str]:
    """Yield why nothing, or not everything, is read as it is written."""
    held = parts.house.database.held_for()
    stalled = (parts.intake.stalled,) if parts.intake.stalled else ()
    holding = (f"another process has held the ledger for {held:.0f} s; end it, memoryd waits and loses nothing",)
    yield from chain(stalled, holding if held else ())
    if lags is None and parts.lane.alive():
        yield f"reading was too busy to say how far it is (asked for {LANE_SECONDS:.0f} s); ask again"
    if parts.lane.mode == "polling":
        yield from attention.watching("sessions are", parts.lane.trouble or "file events come and go; nothing to do")


def _mode(lane: IntakeLane) -> str:
    return lane.mode or "starting" if lane.alive() else "nothing"


def _guarded(question: Callable[[], Found], otherwise: Found, trouble: list[str]) -> Found:
    """Ask something; what fails of it is trouble of its own, and the rest can still be told."""
    try:
        return question()
    except MemorydError as error:
        trouble.append(str(error))
        return otherwise


def _paused(folder: str) -> str:
    return f"{folder}: sessions multiply without a person's words; nothing is learned from them until that ends"
