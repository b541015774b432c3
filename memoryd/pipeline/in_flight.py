"""Who works with words now, so that a purge misses none that were read before it and are written behind it.

A step holds the words it read until it has written what it makes of them. A purge waits until no step is under way and
lets none begin before it is done. A model call may take minutes and lets a purge pass: what comes back then may rest on
words that are gone, so it is let go, and the step begins anew. Who keeps words from one step to the next (the intake,
between reading a turn and storing it) sees by `purges` that they have to be covered once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition, get_ident

from memoryd.core.errors import TextPurged


class InFlight:
    """Let steps run beside each other, and a purge alone. Safe from any thread."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._steps: set[int] = set()
        self._purge: int | None = None
        self.purges = 0
        """How many purges were done since memoryd started."""

    @contextmanager
    def step(self) -> Iterator[None]:
        """Hold off purges; one step within another of the same thread is a part of it."""
        if get_ident() in (self._purge, *self._steps.copy()):
            yield
            return
        self._begin()
        try:
            yield
        finally:
            self._end()

    @contextmanager
    def purge(self) -> Iterator[None]:
        """Wait for the steps under way and be alone; the step that a purge is itself holds no words of others."""
        me = get_ident()
        with self._changed:
            within = me in self._steps
            self._steps.discard(me)
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._purge is None)
            self._purge = me
            self._changed.wait_for(lambda: not self._steps)
        try:
            yield
        finally:
            with self._changed:
                self.purges += 1
                self._purge = None
                if within:
                    self._steps.add(me)
                self._changed.notify_all()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Let purges pass within a step; TextPurged when one did, whatever else came of it."""
        if get_ident() not in self._steps.copy():
            yield
            return
        before = self.purges
        self._end()
        try:
            yield
        finally:
            self._begin()
            if self.purges != before:
                raise TextPurged("a text was purged while a model was asked, so its answer is let go", "ask again")

    def _begin(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._purge is None)
            self._steps.add(get_ident())

    def _end(self) -> None:
        with self._changed:
            self._steps.discard(get_ident())
            self._changed.notify_all()
