"""What a running daemon knows about itself beyond its ledger."""

from __future__ import annotations

import os
from collections import deque
from dataclasses import asdict
from typing import TYPE_CHECKING

from memoryd import __version__
from memoryd.bootstrap.facts import facts
from memoryd.config import Config
from memoryd.core.news import Filed, News, Troubled
from memoryd.ports import Reporter

if TYPE_CHECKING:
    from memoryd.bootstrap.house import House
    from memoryd.daemon import IntakeLane, Work
    from memoryd.pipeline.tailing import Intake

REMEMBERED = 20
LANE_SECONDS = 5.0


class Live:
    """A reporter that passes news on and remembers the latest trouble; answers `memoryd status`."""

    def __init__(self, config: Config, reporter: Reporter) -> None:
        self._config = config
        self._reporter = reporter
        self._troubles: deque[tuple[float, Troubled]] = deque(maxlen=REMEMBERED)
        self._last_written = ""
        self._parts: tuple[House, IntakeLane, Intake, Work] | None = None

    def attach(self, house: House, lane: IntakeLane, intake: Intake, work: Work) -> None:
        """Take the parts whose state is shown."""
        self._parts = (house, lane, intake, work)
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
        house, lane, intake, work = self._parts
        lags = [asdict(lag) for lag in lane.ask(intake.lags, LANE_SECONDS) or ()]
        broken = [f"{project.memory}/{item.file}: {item.reason}" for project, item in house.broken()]
        held_up = [f"turn {row['turn']} of {row['session']}: {row['reason']}" for row in house.history.held_up()]
        trouble = [*broken, *held_up]
        if lane.mode == "polling":
            trouble.append(f"watching by polling only: {lane.trouble}" if lane.trouble else "watching by polling only")
        if not lane.alive() or not all(each.alive() for each in work.lanes):
            trouble.append("a lane has ended; restart memoryd and report this as a bug")
        trouble.extend(f"{lag['troubled']} files under {lag['root']} cannot be read" for lag in lags if lag["troubled"])
        return {
            "running": True,
            "pid": os.getpid(),
            "version": __version__,
            "started": self._started,
            "watching": lane.mode,
            "roots": lags,
            "last_file": self._last_written,
            **facts(house.history, house.spend, self._config, house.clock.now()),
            "trouble": trouble,
            "recent_trouble": [{"at": at, "where": news.where, "what": news.message} for at, news in self._troubles],
        }
