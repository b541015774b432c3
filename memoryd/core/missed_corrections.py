"""Change what a draft corrects or takes the place of, where a model took it for something new or for an end only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memoryd.core.cjk import has_cjk
from memoryd.core.clauses import stated
from memoryd.core.corrections import corrects
from memoryd.core.model import Draft, Memory, Op
from memoryd.core.retiring import ended, tells_instead
from memoryd.core.text import key_words, normalise, one_line, slug
from memoryd.core.titles import title

_SENTENCE_LIMIT = 200
_COMMON = frozenset(
    ["alway", "never", "not", "no", "use", "remember", "now", "from", "on", "any", "more", "every", "each", "all",
     "以后", "一律", "不要", "禁止", "使用"]
)  # fmt: skip
"""Words that rules about different things share."""


def as_correction(draft: Draft, known: Sequence[Memory], said: str = "") -> Draft:
    """Return a new memory that plainly corrects a single known one as a change of it, any other as it is.

    A model may miss that, or the memory was not shown to it; an index must never show both. `said` are the sentences
    that a person's quote stands in: where they say what takes the place of something that is over, the memory of that
    is changed, and not lost. A change that shares no word with what it would change is something new.
    """
    instead = tells_instead(said)
    if draft.op == Op.RETIRE and instead:
        told = one_line(said, _SENTENCE_LIMIT)
        return replace(draft, op=Op.UPDATE, name=title(told, draft.type), description=told, body=said.strip())
    if draft.op == Op.UPDATE and (target := named(draft.target, known)) and _is_of_something_else(draft, target):
        draft = replace(draft, op=Op.CREATE, target="")
    if draft.op != Op.CREATE:
        return draft
    opposed = corrects(draft.description, draft.type, known)
    if not opposed and instead:
        opposed = tuple(gone for line in said.split("\n") if (gone := ended(stated(line), known)))
    if not opposed:
        near = [memory for memory in known if not _is_of_something_else(draft, memory)]
        opposed = tuple(one for line in said.split("\n") for one in corrects(stated(line), draft.type, near))
    if len(opposed) != 1:
        return draft
    kind = opposed[0].type if opposed[0].type in ("user", "feedback") else draft.type
    return replace(draft, op=Op.UPDATE, target=opposed[0].name, type=kind)


def named(name: str, known: Sequence[Memory]) -> Memory | None:
    """Return the memory that goes by a name, a file's name without its ending, or what a file's name is made of it."""
    wanted = {normalise(name), slug(name)} if name else set()
    return next((m for m in known if wanted & {normalise(m.name), slug(m.name), m.file.removesuffix(".md")}), None)


def _is_of_something_else(draft: Draft, memory: Memory) -> bool:
    """Tell whether a draft shares no word that tells with a memory of the same language."""
    if has_cjk(draft.description) != has_cjk(memory.description):
        return False
    said = key_words(f"{draft.description}\n{draft.body}\n{draft.evidence}")
    held = key_words(f"{memory.name}\n{memory.description}\n{memory.body}")
    return (said - _COMMON).isdisjoint(held - _COMMON)
