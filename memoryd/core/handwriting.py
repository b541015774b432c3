"""What a person does to a memory by command: the keys of its front matter to set, and the names it may have."""

from __future__ import annotations

from memoryd.core.agent_marks import ASSISTANT, KEY
from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder, Memory, MemoryType
from memoryd.core.naming import free_file
from memoryd.core.text import slug


def pin(memory: Memory, *, on: bool) -> dict[str, str]:
    """Return the keys that pin a memory as it stands in its file, or take the pin away."""
    return _typed(memory) | {"pinned": "true" if on else ""}


def adopted(memory: Memory, today: str) -> dict[str, str]:
    """Return the keys by which a memory's file becomes one that memoryd may write and answers for."""
    return {KEY: ""} if memory.typed else _typed(memory) | {"created": today}


def named(memory: Memory, name: str, *, of_agent: bool) -> dict[str, str]:
    """Return the keys of a memory under another name; an agent's says so itself, for its new file is not known."""
    if of_agent:
        return _typed(memory) | {"name": name, KEY: ASSISTANT}
    return {"name": name} if memory.typed else {}


def renamed(memory: Memory, wanted: str, folder: Folder) -> tuple[str, str]:
    """Return the name and the file that a memory gets; MemorydError for no name, and for one that is taken.

    A file stays in its folder; one without front matter is named by its file alone.
    """
    if not any(map(str.isalnum, wanted)):
        raise MemorydError(f"{wanted!r} is no name for a memory", "give it a word or two")
    name = slug(wanted.removesuffix(".md"))
    refuse_taken(name, memory.file, folder)
    if name == memory.name:
        return name, memory.file
    parent, slash, _ = memory.file.rpartition("/")
    taken = [file for file in folder.files if file != memory.file]
    if slash or not memory.typed:
        file = f"{parent}{slash}{name}.md"
        if file.casefold() in {other.casefold() for other in taken}:
            raise MemorydError(f"there is a file {file} already", "give another name")
        return name, file
    return name, free_file(memory.type, name, taken)


def refuse_taken(name: str, file: str, folder: Folder) -> None:
    """Raise MemorydError when another file than this one has a memory of that name."""
    for other in folder.memories:
        if other.file != file and slug(other.name) == slug(name):
            raise MemorydError(f"there is a memory named {other.name} already", "give another name")


def _typed(memory: Memory) -> dict[str, str]:
    """Return the type that a file without front matter needs once it has some."""
    return {} if memory.typed else {"type": memory.type or MemoryType.PROJECT.value}
