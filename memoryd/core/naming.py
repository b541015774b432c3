"""Names of memories and of their files: which are free, and which memory one means."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder, Memory, Project
from memoryd.core.text import slug


class NoSuchMemory(MemorydError):
    """A project has no memory of that name."""


def free_file(kind: str, name: str, taken: Collection[str]) -> str:
    """Return a file name for a memory that no file in the folder has, whatever the case of its letters."""
    used = {file.casefold() for file in taken}
    short = slug(name)
    stem = short if short.startswith(f"{kind}-") else slug(f"{kind}-{short}")
    names = (f"{stem}.md", *(f"{stem}-{number}.md" for number in range(2, len(used) + 3)))
    return next(file for file in names if file.casefold() not in used)


def find(folder: Folder, name: str, project: Project) -> Memory:
    """Return the memory of that name or file name.

    NoSuchMemory, with the names that come near, when there is none; MemorydError when its file cannot be read.
    """
    for memory in folder.memories:
        if name in (memory.name, memory.file, memory.file.removesuffix(".md")):
            return memory
    for broken in folder.broken:
        if name in (broken.file, broken.file.removesuffix(".md")):
            message = f"{project.memory}/{broken.file} cannot be read: {broken.reason}"
            raise MemorydError(message, "mend or remove the file")
    near = get_close_matches(name, [memory.name for memory in folder.memories])
    remedy = f"did you mean {' or '.join(near)}?" if near else "see `memoryd list`"
    raise NoSuchMemory(f"there is no memory {name!r} in {project.memory}", remedy)
