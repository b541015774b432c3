"""Make the memory that an accepted draft becomes: a new one, or a known one in new words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from memoryd.core.always import holds_always
from memoryd.core.model import Draft, Memory
from memoryd.core.naming import free_file
from memoryd.core.text import slug


def created(draft: Draft, others: Sequence[Memory], taken: Collection[str], *, source: str, today: str) -> Memory:
    """Return the new memory of a draft, in a file that neither another memory nor one of `taken` has."""
    return Memory(
        name=slug(draft.name),
        description=draft.description,
        type=draft.type,
        body=draft.body,
        created=today,
        updated=today,
        source=source,
        evidence=draft.evidence,
        expires=draft.expires,
        always=holds_always(draft.type, draft.description),
        file=free_file(draft.type, draft.name, (*taken, *(memory.file for memory in others))),
    )


def updated(draft: Draft, target: Memory, others: Sequence[Memory], *, source: str, today: str) -> Memory:
    """Return a memory in the words of a draft. It takes the draft's name where that is free; its file keeps its own."""
    name = slug(draft.name)
    taken = any(slug(other.name) == name for other in others if other.file != target.file)
    return replace(
        target,
        name=target.name if taken else name,
        description=draft.description,
        type=draft.type,
        body=draft.body,
        created=target.created or today,
        updated=today,
        source=source,
        evidence=draft.evidence,
        expires=draft.expires,
        # A person may have set it by hand; new words of the same rule do not take that back.
        always=target.always or holds_always(draft.type, draft.description),
    )
