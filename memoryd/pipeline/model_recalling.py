"""Let a model select memories, and words wherever it cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from memoryd.core.errors import MemorydError
from memoryd.core.recall import Selection
from memoryd.core.recall_entry import Entry
from memoryd.core.recall_model import catalog
from memoryd.core.recall_rank import Ranked
from memoryd.ports.recalling import Fit, RecallIndex, Selector

Ask = Callable[[str, Sequence[str], int], Sequence[int]]
"""Asks which lines of a catalog help with a request (at most so many); a MemorydError says why nobody answered."""


class ModelSelector:
    """Select by asking a model, within the deadline `ask` keeps; any failure falls back to `keyword`, and says so."""

    def __init__(self, keyword: Selector, index: RecallIndex, ask: Ask) -> None:
        self._keyword = keyword
        self._index = index
        self._ask = ask

    def always(self) -> Sequence[Entry]:
        """Return the memories that hold for everything."""
        return self._keyword.always()

    def select(self, request: str, most: int, fit: Fit) -> Selection:
        """Return the memories the model picks; a request without words, or no memories, asks nobody."""
        offered = self._offered(request, fit)
        if not request.strip() or not offered:
            return Selection((), "model")
        lines = catalog(offered)
        try:
            places = self._ask(request, lines, most)
        except MemorydError as error:
            found = self._keyword.select(request, most, fit)
            return Selection(found.picks, found.by, f"chosen by words: {error}")
        return Selection([Ranked(offered[place], 0.0, 0.0, ()) for place in places], "model")

    def _offered(self, request: str, fit: Fit) -> list[Entry]:
        """Return the memories in the order of the catalog: what words would choose first, then the newest."""
        likely = [one.entry for one in self._keyword.select(request, 1_000, fit).picks]
        first = {entry.source for entry in likely}
        rest = [entry for entry in self._index.every() if fit(entry) and entry.source not in first]
        rest.sort(key=lambda entry: (entry.updated or entry.created, entry.source), reverse=True)
        return likely + rest
