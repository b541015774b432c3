"""What a running daemon knows about itself beyond its ledger."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Protocol

from memoryd import __version__
from memoryd.bootstrap.facts import facts
from memoryd.config import Config
from memoryd.core.news import Filed, News, Troubled
from memoryd.ports import Reporter

if TYPE_CHECKING:
    from memoryd.bootstrap.house import House
    from memoryd.daemon import IntakeLane
    from memoryd.pipeline.tailing import Intake, Lag

REMEMBERED = 20
LANE_SECONDS = 5.0


class Alive(Protocol):
    """What can be asked whether it lives."""

    def alive(self) -> bool:
        """Tell whether the thread is there."""
        ...


class Live:
    """A reporter that passes news on and remembers the latest trouble; answers `memoryd status`."""

    def __init__(self, config: Config, reporter: Reporter) -> None:
        self._config = config
        self._reporter = reporter
        self._troubles: deque[tuple[float, Troubled]] = deque(maxlen=REMEMBERED)
        self._last_written = ""
        self._started = 0.0
        self._parts: tuple[House, IntakeLane, Intake, Sequence[Alive]] | None = None

    def attach(self, house: House, lane: IntakeLane, intake: Intake, lanes: Sequence[Alive]) -> None:
        """Take the parts whose state is shown."""
        self._parts = (house, lane, intake, lanes)
        self._started = house.clock.now()

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
        if isinstance(news, Troubled) and self._parts:
            self._troubles.append((self._parts[0].clock.now(), news))
        if isinstance(news, Filed):
            self._last_written = f"{news.project.memory}/{news.change.file}"
        self._reporter.tell(news)

    def status(self) -> dict[str, object]:
        """Return how the daemon is, as JSON-able values, from what it finds now and not from what it once set."""
        assert self._parts is not None
        house, lane, intake, lanes = self._parts
        lags = lane.ask(intake.lags, LANE_SECONDS)
        trouble = [*house.unreadable(), *(_held_up(row) for row in house.history.held_up())]
        if held := house.keeping.held():
            trouble.append(held)
        if lane.mode == "polling":
            trouble.append(f"watching by polling only: {lane.trouble}" if lane.trouble else "watching by polling only")
        if not all(each.alive() for each in (lane, *lanes)):
            trouble.append("a lane has ended; restart memoryd and report this as a bug")
        if lags is None:
            trouble.append(f"reading is too busy to say how far it is (asked for {LANE_SECONDS:.0f} s); ask again")
        trouble.extend(_unreadable(lag) for lag in lags or () if lag.troubled)
        trouble.extend(_paused(folder) for folder in intake.paused)
        return {
            "running": True,
            "pid": os.getpid(),
            "version": __version__,
            "started": self._started,
            "watching": lane.mode,
            "roots": [asdict(lag) for lag in lags or ()],
            "last_file": self._last_written,
            "excluded": intake.excluded,
            **facts(house.history, house.spend, self._config, house.clock.now()),
            "trouble": trouble,
            "recent_trouble": [
                {"at": at, "where": news.where, "what": news.message} for at, news in tuple(self._troubles)
            ],
        }


def _held_up(row: Mapping[str, object]) -> str:
    told = f"turn {row['turn']} of {row['session']} in {row['project']}: {row['reason']}"
    if row["state"] != "quarantined":
        return told
    return f"{told}; it is set aside, see `memoryd quarantine show {row['id']}`"


def _paused(folder: str) -> str:
    return f"{folder}: sessions multiply without a person's words; nothing is learned from them until that ends"


def _unreadable(lag: Lag) -> str:
    files = "1 file" if lag.troubled == 1 else f"{lag.troubled} files"
    return f"{files} under {lag.root} cannot be read; `recent trouble` says why"
