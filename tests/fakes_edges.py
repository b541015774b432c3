"""Fakes and listeners for the edges: news heard, a bounded wait."""

from __future__ import annotations

import time
from collections.abc import Callable

from memoryd.core.news import News


class HeardNews:
    """A Reporter that keeps what it was told."""

    def __init__(self) -> None:
        self.news: list[News] = []

    def tell(self, news: News) -> None:
        """Keep one piece of news."""
        self.news.append(news)


def wait_for(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    """Poll until a condition holds; fail when it does not in time."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)
