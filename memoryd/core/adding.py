"""A memory that a person writes by command: their words are believed, twins are not made."""

from __future__ import annotations

from dataclasses import replace

from memoryd.core.always import holds_always
from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder, Memory, MemoryType
from memoryd.core.naming import free_file
from memoryd.core.personal import taken
from memoryd.core.text import normalise, one_line, slug
from memoryd.core.titles import title
from memoryd.core.twins import plainly

TEXT_CHARACTERS = 20_000
"""A memory is a note. What is longer than this is a document, and belongs into the project itself."""
DESCRIPTION_CHARACTERS = 200
NAME_CHARACTERS = 60
SOURCE = "command"
"""What the file of a memory names as its source that a person wrote by command."""


def memory(
    text: str, *, kind: str, name: str, description: str, folder: Folder, today: str, source: str = SOURCE
) -> Memory:
    """Return the memory to write; MemorydError for no or too much text, an unknown type, or what is known already."""
    check_text(text)
    if kind not in list(MemoryType):
        raise MemorydError(f"{kind!r} is no type of memory", f"use one of {', '.join(MemoryType)}")
    description = one_line(description or text, DESCRIPTION_CHARACTERS)
    chosen = slug(name) if name else _unused(description, kind, folder)
    for other in folder.memories:
        if normalise(text) in (normalise(other.body), normalise(other.description)):
            raise MemorydError(f"{other.name} says the same already", f"see `memoryd show {other.name}`")
        if chosen in (slug(other.name), other.name):
            raise MemorydError(f"there is a memory named {other.name} already", "give another name, or edit its file")
    return Memory(
        name=chosen, description=description, type=MemoryType(kind).value, body=text.strip() + "\n",
        created=today, updated=today, source=source, file=free_file(kind, chosen, taken(folder.files)),
        always=holds_always(kind, plainly(description)),
    )  # fmt: skip


def _unused(description: str, kind: str, folder: Folder) -> str:
    """Return the short name that a statement gives; the long one where another memory has that."""
    short, long = slug(title(description, kind)), slug(one_line(description, NAME_CHARACTERS))
    return long if any(short in (slug(other.name), other.name) for other in folder.memories) else short


def revised(memory: Memory, text: str | None, *, description: str, today: str) -> Memory:
    """Return a memory with another text, description, or both; MemorydError for a text that no memory can have.

    A description that was made from the text follows it; one of its own stays.
    """
    if not memory.typed:
        raise MemorydError(f"{memory.file} has no front matter", "edit the file")
    body = memory.body if text is None else text.strip() + "\n"
    check_text(body)
    own = memory.description != one_line(memory.body, DESCRIPTION_CHARACTERS)
    kept = memory.description if own else one_line(body, DESCRIPTION_CHARACTERS)
    line = one_line(description, DESCRIPTION_CHARACTERS) or kept
    return replace(memory, body=body, description=line, updated=today)


def check_text(text: str) -> None:
    """Raise a MemorydError for a text that no memory can have: an empty one, or a whole document."""
    if not text.strip():
        raise MemorydError("there is nothing to remember", "give the text of the memory")
    if len(text) > TEXT_CHARACTERS:
        message = f"a memory has at most {TEXT_CHARACTERS:,} characters"
        raise MemorydError(message, "keep the gist, and say where the rest is")
