"""The personal folder: one for all projects, where memories of type user live, and how its files are told apart.

It is a project of its own whose root is the folder itself; no turn ever works there. Seen from another project its
files go by their absolute paths, which no file of a project's own folder has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from memoryd.core.model import Change, Folder, Memory, MemoryType, Project

HERE = "it is your personal memory folder, not a project"
"""Why a turn in the personal folder is left out."""


def personal_folder(path: str, *, shared: bool = False) -> Project:
    """Return the personal folder (an absolute path) as the project that it is."""
    return Project(path, path, shared)


def is_personal(project: Project) -> bool:
    """Tell whether a project is a personal folder."""
    return project.root == project.memory


def lies_there(file: str) -> bool:
    """Tell whether a file, as a project sees it, lies in the personal folder."""
    return file.startswith("/")


def path_of(folder: str, file: str) -> str:
    """Return the absolute path of a file that is seen from a memory folder."""
    return file if lies_there(file) else f"{folder.rstrip('/')}/{file}"


def seen(folder: Folder, path: str) -> Folder:
    """Return what the personal folder at a path holds, as other projects see it."""
    return Folder(
        tuple(replace(memory, file=path_of(path, memory.file)) for memory in folder.memories),
        tuple(replace(broken, file=path_of(path, broken.file)) for broken in folder.broken),
    )


def together(own: Folder, personal: Folder, path: str) -> Folder:
    """Return a project's own memories, and after them those of the personal folder at a path."""
    other = seen(personal, path)
    return Folder((*own.memories, *other.memories), (*own.broken, *other.broken))


def owner(file: str, own: Project, personal: Project | None) -> tuple[Project, str]:
    """Return the folder that a file lies in, and its name there; a project's own where there is no personal folder."""
    if not lies_there(file):
        return own, file
    if personal is not None and file.startswith(f"{personal.memory}/"):
        return personal, file[len(personal.memory) + 1 :]
    return own, file.rpartition("/")[2]


def parted(
    changes: Iterable[Change], own: Project, personal: Project | None
) -> Sequence[tuple[Project, tuple[Change, ...]]]:
    """Return changes by the folder that they change, each with the file's name there; the first one's folder first."""
    folders: dict[Project, list[Change]] = {}
    for change in changes:
        project, file = owner(change.file, own, personal)
        folders.setdefault(project, []).append(replace(change, file=file))
    return [(project, tuple(found)) for project, found in folders.items()]


def placed(memory: Memory, personal: Project | None) -> Memory:
    """Return a memory with its file where it belongs: a new one of type user goes to the personal folder.

    One that has a file already stays where it is.
    """
    if personal is None or memory.digest or memory.type != MemoryType.USER or lies_there(memory.file):
        return memory
    return replace(memory, file=path_of(personal.memory, memory.file))


def taken(files: Iterable[str]) -> tuple[str, ...]:
    """Return names that a new file must not have in whichever of the two folders it comes to lie."""
    return tuple(file.rpartition("/")[2] if lies_there(file) else file for file in files)
