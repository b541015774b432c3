"""Remove a text from the files of memory folders: memories, broken files, the archive and the index."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256

from memoryd.adapters import atomic, beneath
from memoryd.adapters.beneath import Unfit, told
from memoryd.adapters.leftovers import ARCHIVE
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_files import INDEX, TYPES
from memoryd.adapters.memory_place import Place
from memoryd.core import frontmatter, seal
from memoryd.core.errors import MemoryChanged, MemoryCorrupt
from memoryd.core.model import Project
from memoryd.core.purged_words import COVER, without
from memoryd.ports.purging import PurgedFiles

MOST_BYTES = 16 * 1024 * 1024
_FOLDERS = ("", ARCHIVE, *TYPES)
_NAME_COVER = "purged"
_LONGEST_STEM = 240


class DirPurge:
    """PurgeFolders on disk, under the folder's lock; `data` is memoryd's data folder."""

    def __init__(self, stores: DirMemoryStores, data: str) -> None:
        self._stores = stores
        self._data = data

    def holding(self, project: Project, words: str) -> tuple[str, ...]:
        """Return the files that hold the text, or are named by it."""
        return tuple(file for _, file, name, content in self._files(project) if _holds(name, content, words))

    def doomed(self, project: Project, words: str) -> tuple[str, ...]:
        """Return those of the memories among them whose files will be gone or have another name."""
        return tuple(
            file
            for _, file, name, content in self._files(project)
            if _renamed(name, words) != name or _is_empty(file, content, words)
        )

    def purge(self, project: Project, words: str) -> PurgedFiles:
        """Remove the text from every file of the folder."""
        changed: list[str] = []
        gone: list[str] = []
        renamed: list[str] = []
        with self._stores.open(project).alone(), told(project.memory):
            for folder, file, name, content in self._files(project):
                if not _holds(name, content, words):
                    continue
                if _is_empty(file, content, words):
                    os.unlink(name, dir_fd=folder)
                    gone.append(file)
                    continue
                _rewrite(folder, name, content, words, file)
                now = file
                if _renamed(name, words) != name:
                    now = file.removesuffix(name) + _rename(folder, name, _renamed(name, words))
                    renamed.append(file)
                changed.append(now)
                os.fsync(folder)
        return PurgedFiles(tuple(changed), tuple(gone), tuple(renamed))

    def _files(self, project: Project) -> Iterator[tuple[int, str, str, bytes]]:
        """Yield held folder, path below the memory folder, name and content of each file that may hold words."""
        with Place.of(project, self._data).opened() as top, told(project.memory):
            if top is None:
                return
            for parent in _FOLDERS:
                try:
                    folder = beneath.open_folder(top, parent) if parent else os.dup(top)
                except OSError:
                    # There is no such folder, or it is a link, and what lies behind links is never touched.
                    continue
                try:
                    for name in _names(folder):
                        if name.endswith((".md", ".tmp")):
                            with suppress(FileNotFoundError, Unfit):
                                content = beneath.read(folder, name, MOST_BYTES)
                                yield folder, f"{parent}/{name}" if parent else name, name, content
                finally:
                    os.close(folder)


def _holds(name: str, content: bytes, words: str) -> bool:
    text = _text(content)
    return _cleared(text, words) != text or _renamed(name, words) != name


def _rewrite(folder: int, name: str, content: bytes, words: str, file: str) -> None:
    text = _cleared(_text(content), words)
    # What memoryd wrote to the byte is what it has changed now, and no person.
    clear = (seal.sealed(text) if seal.holds(content) else text).encode("utf-8", "surrogateescape")
    if clear != content and not atomic.replace(folder, name, clear, sha256(content).hexdigest()):
        raise MemoryChanged(file)


def _renamed(name: str, words: str) -> str:
    stem, dot, ending = name.rpartition(".")
    return without(stem, words, _NAME_COVER) + dot + ending


def _rename(folder: int, name: str, wanted: str) -> str:
    """Give a file the wanted name, or one like it that is free; returns that."""
    stem, _, ending = wanted.rpartition(".")
    # The cover may be longer than what it covers.
    stem = os.fsencode(stem)[:_LONGEST_STEM].decode("utf-8", "ignore")
    free, number = f"{stem}.{ending}", 1
    while True:
        try:
            os.link(name, free, src_dir_fd=folder, dst_dir_fd=folder, follow_symlinks=False)
        except FileExistsError:
            number += 1
            free = f"{stem}-{number}.{ending}"
            continue
        os.unlink(name, dir_fd=folder)
        return free


def _is_empty(file: str, content: bytes, words: str) -> bool:
    """Tell whether nothing would be left of a memory's body."""
    if file == INDEX:
        return False
    try:
        body = frontmatter.split(file, _text(content)).body
    except MemoryCorrupt:
        body = _text(content)
    clear = without(body, words)
    return clear != body and not any(map(str.isalnum, clear.replace(COVER, "")))


def _cleared(text: str, words: str) -> str:
    """Return a file's text without the words.

    They are looked for in each line of its front matter before they are looked for over the ends of lines.
    """
    end = text.find("\n---", 3) + 4 if text.startswith("---") else 0
    front, body = text[:end], text[end:]
    lines = "\n".join(without(line, words) for line in front.split("\n"))
    return without(lines, words) + without(body, words)


def _names(folder: int) -> list[str]:
    return sorted(os.listdir(folder))


def _text(content: bytes) -> str:
    return content.decode("utf-8", "surrogateescape")
