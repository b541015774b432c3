"""What `MemoryDir.recall` returns, and how it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from memoryd.adapters.recall_keeping import NoIndex
from memoryd.adapters.recall_warm import WarmRecall
from memoryd.core.errors import MemorydError
from memoryd.core.model import Memory, Project
from memoryd.core.recall import Chosen, EntryIndex, Limits
from memoryd.core.recall_answer import as_json, as_text, as_xml
from memoryd.core.recall_entry import entry_of
from memoryd.core.recall_request import request_of
from memoryd.pipeline.recalling import KeywordSelector, choose
from memoryd.ports import MemoryText
from memoryd.ports.recalling import RecallIndex


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
    warm: WarmRecall | None,
    memories: Callable[[], Sequence[Memory]],
    folder: str,
    messages: object,
    today: str,
    limits: Limits,
    *,
    surfaced: Collection[str],
    by_hand: bool,
) -> Recalled:
    """Choose from the memories of a folder (its path) by words; `today` is an ISO date.

    `warm` is its index, None where none can be made: then its `memories` are read and searched each time.
    """
    request = request_of(_asked(messages))

    def pick(index: RecallIndex) -> Chosen:
        return choose(KeywordSelector(index), request, today=today, limits=limits, surfaced=surfaced, by_hand=by_hand)

    if warm is None:
        chosen = pick(EntryIndex([entry_of(memory, folder) for memory in memories()]))
    else:
        chosen = warm.choose(pick)
    return Recalled(tuple(as_json(chosen, today)), as_text(chosen, today), as_xml(chosen, today))


def _asked(messages: object) -> str | Iterable[object]:
    if isinstance(messages, str):
        return messages
    if isinstance(messages, Mapping) or hasattr(messages, "role"):
        return (messages,)
    if isinstance(messages, Iterable) and not isinstance(messages, (bytes, bytearray)):
        return messages
    given = type(messages).__name__
    raise MemorydError(f"a request is a text or messages, not {given}", 'pass a str, or [{"role": …, "content": …}]')


def warm_recall(projects: Sequence[Project], text: MemoryText, data: str) -> WarmRecall | None:
    """Return an index for memory folders that are asked often; None where this SQLite can make none."""
    try:
        return WarmRecall(projects, text, data)
    except NoIndex:
        return None
