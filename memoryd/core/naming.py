"""Names of memories and of their files: which are free, and which memory one means."""

from __future__ import annotations

from collections.abc import Collection

from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder, Memory, MemoryType, Project
from memoryd.core.personal import lies_there, path_of
from memoryd.core.text import slug

_MOST_NEAR = 3


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
    """Return the memory of that name or file name; the project's own before a personal one.

    NoSuchMemory, with the names that come near, when there is none; MemorydError when its file cannot be read, and when
    several have that name.
    """
    if meant := _meant(folder, name):
        if len(meant) > 1:
            files = " or ".join(memory.file for memory in meant)
            raise MemorydError(f"{name!r} may be {files}", "name the file")
        return meant[0]
    for broken in folder.broken:
        if is_file(broken.file, name):
            message = f"{path_of(project.memory, broken.file)} cannot be read: {broken.reason}"
            raise MemorydError(message, f"mend or remove the file; `memoryd edit {broken.file}` opens it")
    near = _near(folder, name)
    remedy = f"did you mean {' or '.join(near)}?" if near else "see `memoryd list`"
    raise NoSuchMemory(f"there is no memory {name!r} in {project.memory}", remedy)


def _near(folder: Folder, name: str) -> list[str]:
    """Return the names that hold the one that is asked for, or the name in a file name; else those that come near."""
    from difflib import get_close_matches

    names = [memory.name for memory in folder.memories]
    stem = name.removesuffix(".md")
    kind, _, rest = stem.partition("-")
    wanted = rest if rest and kind in list(MemoryType) else stem
    holding = [each for each in names if len(wanted) > 1 and wanted in each]
    return list(dict.fromkeys(holding or get_close_matches(wanted, names)))[:_MOST_NEAR]


def _meant(folder: Folder, name: str) -> list[Memory]:
    """Return the memory whose whole file name that is, else all that go by it."""
    if whole := [memory for memory in folder.memories if memory.file == name]:
        return whole
    found = [memory for memory in folder.memories if name == memory.name or is_file(memory.file, name)]
    return [memory for memory in found if not lies_there(memory.file)] or found


def is_file(file: str, name: str) -> bool:
    """Tell whether a name means a file, with or without `.md`; one in the personal folder goes by its last part too."""
    names = (file, file.rpartition("/")[2]) if lies_there(file) else (file,)
    return any(name in (each, each.removesuffix(".md")) for each in names)
