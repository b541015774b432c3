"""Memories that only the person changes: pinned ones, and those that hold words of their own."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.corrections import corrects
from memoryd.core.model import Draft, Memory


def refusal(memory: Memory, verb: str = "change") -> str:
    """Return why a memory is not changed by itself, with the command that allows it; "" for one that may be."""
    if memory.pinned:
        return f"would {verb} “{memory.name}”, which is pinned (`memoryd unpin {memory.name}` allows it)"
    if memory.by_hand or not memory.typed:
        remedy = f"`memoryd adopt {memory.name}` lets memoryd change it"
        return f"would {verb} “{memory.name}”, which holds words of your own ({remedy})"
    return ""


def stood_against(draft: Draft, known: Sequence[Memory]) -> str:
    """Return why a new memory is not put beside one that says the opposite and may not be changed; "" for none.

    Both in one index would leave an agent to choose.
    """
    against = corrects(draft.description, draft.type, [memory for memory in known if refusal(memory)])
    return refusal(against[0]) if against else ""
