"""Choose the memories that matter for a request: those that hold always, and those that answer it.

For anybody who has memories at hand (a library, a hook, a server):

    entries = [entry_of(memory, folder) for memory in memories]
    chosen = choose(KeywordSelector(EntryIndex(entries)), request, today=today, limits=Limits(items=5))
    text = as_text(chosen, today)          # or as_json, as_xml: core.recall_answer

`request` comes from `core.recall_request.request_of`, which takes a text, or messages in any of their forms. What is
fed to an agent without being asked for takes `by_hand=False`: then what strangers and agents wrote stays out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from memoryd.core.recall import Chosen, Limits, Selection, rarest
from memoryd.core.recall_entry import PERSON, Entry
from memoryd.core.recall_query import concepts
from memoryd.core.recall_rank import ranked

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Not loaded when a prompt is answered: protocols take longer to make than the search.
    from memoryd.ports.recalling import Fit, RecallIndex, Selector


def choose(
    selector: Selector,
    request: str,
    *,
    today: str,
    limits: Limits | None = None,
    surfaced: Collection[str] = (),
    by_hand: bool = True,
) -> Chosen:
    """Return what is recalled for a request on a day (an ISO date).

    `surfaced` are the sources of memories that the session was given already: they are left out. What has expired is
    never recalled. `by_hand` is false for what is fed to an agent without anybody asking: only memories that rest on
    the person's own words are, then.
    """
    limits = limits or Limits()

    def fit(entry: Entry) -> bool:
        return entry.source not in surfaced and not _expired(entry, today) and (by_hand or entry.trust == PERSON)

    always = [entry for entry in selector.always() if fit(entry) and entry.trust == PERSON]
    always.sort(key=lambda entry: (entry.updated or entry.created, entry.source), reverse=True)
    selection = selector.select(request, limits.items, lambda entry: fit(entry) and not entry.always)
    return Chosen(
        always[: limits.always_items], selection.picks[: limits.items], selection.by, selection.note, limits.characters
    )


class KeywordSelector:
    """Select by words, in memories at hand (`core.recall.EntryIndex`) or in a kept index."""

    def __init__(self, index: RecallIndex) -> None:
        self._index = index

    def always(self) -> Sequence[Entry]:
        """Return the memories that hold for everything."""
        return self._index.always()

    def select(self, request: str, most: int, fit: Fit) -> Selection:
        """Return the memories that answer a request best; nothing when none does."""
        asked = concepts(request)
        words = [word for concept in asked for way, _ in concept.ways for word in way]
        frequencies = self._index.frequencies(dict.fromkeys(words))
        candidates = self._index.candidates(rarest(asked, frequencies))
        found = ranked(asked, filter(fit, candidates), frequencies, self._index.size())
        return Selection(found[:most], "keyword")


def _expired(entry: Entry, today: str) -> bool:
    return bool(entry.expires) and entry.expires[:10] < today
