"""What `MemoryDir.recall` returns, and how it is chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from memoryd.core.model import Memory
from memoryd.core.recall import EntryIndex, Limits
from memoryd.core.recall_answer import as_json, as_text, as_xml
from memoryd.core.recall_entry import entry_of
from memoryd.core.recall_request import request_of
from memoryd.pipeline.recalling import KeywordSelector, choose


@dataclass(frozen=True, slots=True)
class Recalled:
    """The memories that matter for a request, the most important first; false when there are none.

    `items` holds `{source, type, name, content, updated, note}` each: the path of the file, an ISO date, what to mind.
    `text` is for a person to read, `xml` one `<relevant_memories>` block for a prompt; both are "" for none.
    """

    items: tuple[dict[str, str], ...]
    text: str
    xml: str

    def __bool__(self) -> bool:
        return bool(self.items)

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[dict[str, str]]:
        return iter(self.items)

    def __str__(self) -> str:
        return self.text


def recalled(
    folder: str,
    memories: Sequence[Memory],
    messages: str | Iterable[object],
    today: str,
    limits: Limits,
    *,
    surfaced: Collection[str],
    by_hand: bool,
) -> Recalled:
    """Choose from the memories of a folder (its path) by words; `today` is an ISO date."""
    selector = KeywordSelector(EntryIndex([entry_of(memory, folder) for memory in memories]))
    request = request_of(messages)
    chosen = choose(selector, request, today=today, limits=limits, surfaced=surfaced, by_hand=by_hand)
    return Recalled(tuple(as_json(chosen, today)), as_text(chosen, today), as_xml(chosen, today))
