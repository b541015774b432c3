"""Change what a draft corrects or takes the place of, where a model took it for something new or for an end only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memoryd.core.clauses import stated
from memoryd.core.corrections import corrects
from memoryd.core.model import Draft, Memory, Op
from memoryd.core.retiring import ended, tells_instead
from memoryd.core.text import one_line
from memoryd.core.titles import title

_SENTENCE_LIMIT = 200


def as_correction(draft: Draft, known: Sequence[Memory], said: str = "") -> Draft:
    """Return a new memory that plainly corrects a single known one as a change of it, any other as it is.

    A model may miss that, or the memory was not shown to it; an index must never show both. `said` are the sentences
    that a person's quote stands in: where they say what takes the place of something that is over, the memory of that
    is changed, and not lost.
    """
    instead = tells_instead(said)
    if draft.op == Op.RETIRE and instead:
        told = one_line(said, _SENTENCE_LIMIT)
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
