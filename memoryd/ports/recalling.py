"""Who selects memories for a request, and what they are looked up in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from memoryd.core.recall import Selection
from memoryd.core.recall_entry import Entry

Fit = Callable[[Entry], bool]
"""Tells whether a memory may be recalled at all."""


class RecallIndex(Protocol):
    """Memories, found by search words (`core.recall_words`)."""

    def size(self) -> int:
        """Return how many memories there are."""
        ...

    def always(self) -> Sequence[Entry]:
        """Return the memories that hold for everything."""
        ...

    def frequencies(self, words: Collection[str]) -> Mapping[str, int]:
        """Return in how many memories each search word stands; those that stand in none are left out."""
        ...

    def candidates(self, words: Sequence[str]) -> Sequence[Entry]:
        """Return the memories that hold any of these search words; of very many, the likeliest."""
        ...

    def every(self) -> Sequence[Entry]:
        """Return all memories."""
        ...


class Selector(Protocol):
    """Select the memories that matter for a request."""

    def always(self) -> Sequence[Entry]:
        """Return the memories that hold for everything."""
        ...

    def select(self, request: str, most: int, fit: Fit) -> Selection:
        """Return at most so many memories, the best first, and none where none answers the request.

        Trouble never raises: another selector stands in, and the selection's note says so.
        """
        ...
