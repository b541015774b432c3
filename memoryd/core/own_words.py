"""Memories that only the person changes: pinned ones, and those that hold words of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memoryd.core.clauses import stated
from memoryd.core.corrections import corrects
from memoryd.core.model import Draft, Memory, Op
from memoryd.core.retiring import ended, tells_instead
from memoryd.core.text import one_line
from memoryd.core.titles import title

SENTENCE_LIMIT = 200


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


def as_correction(draft: Draft, known: Sequence[Memory], said: str = "") -> Draft:
    """Return a new memory that plainly corrects a single known one as a change of it, any other as it is.

    A model may miss that, or the memory was not shown to it; an index must never show both. `said` are the sentences
    that a person's quote stands in: where they say what takes the place of something that is over, the memory of that
    is changed, and not lost.
    """
    instead = tells_instead(said)
    if draft.op == Op.RETIRE and instead:
        told = one_line(said, SENTENCE_LIMIT)
        return replace(draft, op=Op.UPDATE, name=title(told, draft.type), description=told, body=said.strip())
    if draft.op != Op.CREATE:
        return draft
    opposed = corrects(draft.description, draft.type, known)
    if not opposed and instead:
        opposed = tuple(gone for line in said.split("\n") if (gone := ended(stated(line), known)))
    if len(opposed) != 1:
        return draft
    kind = opposed[0].type if opposed[0].type in ("user", "feedback") else draft.type
    return replace(draft, op=Op.UPDATE, target=opposed[0].name, type=kind)
