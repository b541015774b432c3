"""The machine and the person around the daemon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from memoryd.core.news import News


class Clock(Protocol):
    """Tell the time."""

    def now(self) -> float:
        """Return seconds since 1970."""
        ...

    def monotonic(self) -> float:
        """Return seconds that never go back."""
        ...

    def day(self, at: float) -> str:
        """Return the ISO date of a moment (seconds since 1970) where the person is."""
        ...


class Watcher(Protocol):
    """Hint at changed files. Hints may be missing; the rescan is the truth."""

    def watch(self, roots: Sequence[str]) -> tuple[str, ...]:
        """Watch these folders from now on, in place of those before; missing ones are tried again at each call.

        Returns those among them whose watch begins only now: what changed in them before was not hinted at.
        """
        ...

    def healthy(self) -> bool:
        """Tell whether hints can be expected; False means that only the rescan sees anything."""
        ...

    def stop(self) -> None:
        """End all watching."""
        ...


class Schedule(Protocol):
    """Call something at the times of a cron string."""

    def start(self, cron: str, call: Callable[[], None]) -> None:
        """Begin; `call` only puts work on a lane."""
        ...

    def stop(self) -> None:
        """End without waiting for anything."""
        ...


class Notifier(Protocol):
    """Tell the service manager how the daemon is."""

    def ready(self, status: str) -> None:
        """Say that start-up is over."""
        ...

    def alive(self, status: str) -> None:
        """Feed the watchdog and show one line of status."""
        ...

    def extend(self, seconds: float) -> None:
        """Ask for more time while start-up takes long."""
        ...

    def stopping(self) -> None:
        """Say that the end has begun."""
        ...


class Reporter(Protocol):
    """Hear what happens."""

    def tell(self, news: News) -> None:
        """Log or print one piece of news; never fails."""
        ...
