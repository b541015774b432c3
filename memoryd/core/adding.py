"""A memory that a person writes by command: their words are believed, twins are not made."""

from __future__ import annotations

from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder, Memory, MemoryType
from memoryd.core.naming import free_file
from memoryd.core.text import normalise, one_line, slug

DESCRIPTION_CHARACTERS = 200
NAME_CHARACTERS = 60


def memory(text: str, *, kind: str, name: str, description: str, folder: Folder, today: str) -> Memory:
    """Return the memory to write; MemorydError for no text, an unknown type, or what is known already."""
    if not text.strip():
        raise MemorydError("there is nothing to remember", "give the text of the memory")
    if kind not in list(MemoryType):
        raise MemorydError(f"{kind!r} is no type of memory", f"use one of {', '.join(MemoryType)}")
    description = one_line(description or text, DESCRIPTION_CHARACTERS)
    chosen = slug(name or one_line(description, NAME_CHARACTERS))
    for other in folder.memories:
        if normalise(text) in (normalise(other.body), normalise(other.description)):
            raise MemorydError(f"{other.name} says the same already", f"see `memoryd show {other.name}`")
        if chosen in (slug(other.name), other.name):
            raise MemorydError(f"there is a memory named {other.name} already", "give another --name, or edit its file")
    return Memory(
        name=chosen, description=description, type=kind, body=text.strip() + "\n",
        created=today, updated=today, source="command", file=free_file(kind, chosen, folder.files),
    )  # fmt: skip
