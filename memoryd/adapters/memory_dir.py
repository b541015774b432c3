"""A project's memory folder on disk: one markdown file a memory, an index, an archive.

Each operation opens the folder anew and works through that one descriptor, so that a folder or file somebody swaps
for a link in between leads nowhere. Memories lie at the top, or in a folder named by their type as some agents keep
them; hidden files, other folders and the archive are not memories.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import TypeVar

from memoryd.adapters import archive_names, atomic, beneath, folder_lock, leftovers, memory_heads
from memoryd.adapters.beneath import Unfit, told
from memoryd.adapters.leftovers import ARCHIVE
from memoryd.adapters.memory_files import INDEX, MOST_BYTES, MemoryFiles, target
from memoryd.adapters.memory_place import Place, keep_from_git
from memoryd.core import index
from memoryd.core.errors import MemoryChanged, MemoryCorrupt, StoreUnavailable
from memoryd.core.look import Look
from memoryd.core.manifest import Head
from memoryd.core.model import Change, Folder, Project
from memoryd.ports import MemoryText

T = TypeVar("T")
LOCK_SECONDS = 10.0
LARGEST = 16 * 1024 * 1024
"""The most bytes of a file that is looked at before it is changed."""
_LOCK = ".lock"
_MOST_TRIES = 10


class DirMemoryStore:
    """One project's memory folder. Nothing outside the folder is ever touched, whatever a name or a link says."""

    def __init__(self, project: Project, text: MemoryText, data: str = "", lock_seconds: float = LOCK_SECONDS) -> None:
        self._project = project
        self._place = Place.of(project, data)
        self._text = text
        self._files = MemoryFiles(text)
        self._lock_seconds = lock_seconds
        self._turn = threading.RLock()
        self._depth = 0
        self._lock: int | None = None
        self._swept = False

    def read(self) -> Folder:
        """Return the memories in the folder and the files that are broken; an absent folder is an empty one."""
        with self._place.opened() as folder:
            if folder is None:
                return Folder()
            with told(self._project.memory):
                return self._files.all(folder)

    def heads(self) -> tuple[Head, ...]:
        """Return what the heads of the files tell, for a manifest; no more than a head of any file is read."""
        with self._place.opened() as folder:
            if folder is None:
                return ()
            with told(self._project.memory):
                return tuple(memory_heads.heads(folder, self._text))

    def look(self, files: Collection[str] | None = None, *, anew: bool = False) -> Look:
        """Return what changed since the last look, with `anew` all there is as new; for one who keeps track.

        `files` names what may have changed, and only that is looked at; None looks at every file, and removes what
        processes that were killed left there.
        """
        with self._place.opened() as folder:
            if folder is None:
                return Look.nowhere(first=anew)
            with told(self._project.memory):
                if files is None:
                    with self.alone():
                        leftovers.remove(folder)
                return self._files.look(folder, files, anew=anew)

    def there(self) -> bool:
        """Tell whether the folder exists."""
        with self._place.opened() as folder:
            return folder is not None

    def content(self, file: str) -> bytes | None:
        """Return a memory file's bytes, None where there is none; MemoryChanged for what is no file to read."""
        try:
            return self._asked(file, lambda folder, name: beneath.read(folder, name, LARGEST))
        except Unfit as error:
            raise MemoryChanged(self._path(file), str(error)) from error

    def written_at(self, file: str) -> float:
        """Return when a memory file was last written or put in its place (seconds since 1970), 0.0 for none."""
        return self._asked(file, lambda folder, name: os.lstat(name, dir_fd=folder).st_ctime) or 0.0

    def retired_at(self, file: str) -> float:
        """Return when a memoryd last put a file into the archive that nobody took away, 0 when none ever did."""
        _, name = target(file)
        with self._place.opened() as folder, told(self._path(ARCHIVE)):
            if folder is None or not beneath.exists(folder, ARCHIVE):
                return 0.0
            with self._inside(folder, ARCHIVE) as archive:
                return archive_names.retired_at(archive, name)

    def apply(self, change: Change) -> None:
        """Write or archive one file, atomically; MemoryChanged when it is not what the change was made for.

        A file that already is what the change makes it is left alone.
        """
        try:
            self._apply(change)
        finally:
            self._files.touched(change.file)

    def write_index(self, text: str, *, make: bool = False) -> bool:
        """Write MEMORY.md when it differs; tell whether it did. An absent folder stays absent unless `make` says so.

        What somebody else wrote there by hand goes to the archive first. What is no file to write is left as it is,
        and a StoreUnavailable.
        """
        content = text.encode("utf-8", "replace")
        with self._place.made() if make else self._place.opened() as folder, told(self._path(INDEX)):
            if folder is None:
                return False
            for _ in range(_MOST_TRIES):
                before = self._index_before(folder, content)
                if before == sha256(content).hexdigest():
                    return False
                if self._put(folder, INDEX, content, before):
                    return True
        raise StoreUnavailable(f"{self._path(INDEX)}: somebody else writes it all the time", "try again in a moment")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the folder's lock, so that memoryd's processes take turns; may be nested within a thread.

        StoreUnavailable when another process keeps it too long. An absent folder stays absent and needs no lock.
        """
        if not self._turn.acquire(timeout=self._lock_seconds):
            raise self._busy()
        try:
            self._depth += 1
            if self._lock is None:
                self._lock = self._locked()
            yield
        finally:
            self._depth -= 1
            if self._depth == 0 and self._lock is not None:
                os.close(self._lock)
                self._lock = None
            self._turn.release()

    def _asked(self, file: str, ask: Callable[[int, str], T]) -> T | None:
        """Return what is answered about a file by its folder and name; None where there is none."""
        parent, name = target(file)
        with self._place.opened() as folder, told(self._path(file)):
            if folder is None or (parent and not beneath.exists(folder, parent)):
                return None
            with self._inside(folder, parent) as inner, suppress(FileNotFoundError):
                return ask(inner, name)
        return None

    def _apply(self, change: Change) -> None:
        parent, name = target(change.file)
        if change.content is None:
            with self._place.opened() as folder, self.alone(), told(self._path(change.file)):
                if folder is not None:
                    self._archive(folder, parent, name, change)
            return
        content = _encoded(change.file, change.content)
        path = self._path(change.file)
        with self._place.made() as folder, self.alone(), self._inside(folder, parent) as inner, told(path):
            self._write(inner, name, change, content)

    def _write(self, folder: int, name: str, change: Change, content: bytes) -> None:
        now = atomic.digest(folder, name)
        if now == sha256(content).hexdigest():
            return
        if now != change.before or not self._put(folder, name, content, now):
            raise MemoryChanged(self._path(change.file))

    def _put(self, folder: int, name: str, content: bytes, before: str) -> bool:
        if not before:
            return atomic.create(folder, name, content)
        return atomic.replace(folder, name, content, before, keep=lambda left: self._keep(folder, left, name))

    def _keep(self, folder: int, left: str, name: str) -> None:
        """Archive words that somebody wrote while somebody else wrote the same file."""
        with self._place.opened() as top:
            if top is not None:
                with self._inside(top, ARCHIVE) as archive:
                    atomic.put_away(folder, left, archive, name)

    def _index_before(self, folder: int, content: bytes) -> str:
        """Return the hash of the index there is, "" when there is none; one made by hand goes to the archive."""
        there = self._index_bytes(folder)
        if there is not None and (there in (b"", content) or index.is_ours(there.decode("utf-8", "replace"))):
            return sha256(there).hexdigest()
        if there is not None or beneath.exists(folder, INDEX):
            with self._inside(folder, ARCHIVE) as archive:
                atomic.archive(folder, INDEX, atomic.digest(folder, INDEX), archive)
        return ""

    def _index_bytes(self, folder: int) -> bytes | None:
        """Return the index's bytes; None for one that is not there or too long to be memoryd's own."""
        try:
            return beneath.read(folder, INDEX, MOST_BYTES)
        except FileNotFoundError:
            return None
        except beneath.TooLarge:
            return None
        except Unfit as error:
            remedy = "move it out of the way: memoryd writes the list of memories there"
            raise StoreUnavailable(f"{self._path(INDEX)}: {error}", remedy) from error

    def _archive(self, folder: int, parent: str, name: str, change: Change) -> None:
        if parent and not beneath.exists(folder, parent):
            return
        with self._inside(folder, parent) as inner:
            if not beneath.exists(inner, name):
                return
            wanted = archive_names.retired(name) if change.retired else name
            with self._inside(folder, ARCHIVE) as archive:
                if not atomic.archive(inner, name, change.before, archive, wanted):
                    raise MemoryChanged(self._path(change.file))

    @contextmanager
    def _inside(self, folder: int, name: str) -> Iterator[int]:
        """Hold a folder in the memory folder ("" for itself), which is made where it is missing."""
        with told(self._path(name)):
            inner = beneath.open_folder(folder, name, create=True) if name else os.dup(folder)
        try:
            yield inner
        finally:
            os.close(inner)

    def _locked(self) -> int | None:
        """Return the held lock; None where there is no folder to lock."""
        with self._place.opened() as folder, told(self._path(_LOCK)):
            if folder is None:
                return None
            if self._project.shared:
                keep_from_git(folder, shared=True)
            lock = folder_lock.take(folder, _LOCK, self._lock_seconds)
            if lock is None:
                raise self._busy()
            try:
                if not self._swept:
                    leftovers.remove(folder)
                    self._swept = True
            except (OSError, StoreUnavailable):
                os.close(lock)
                raise
            return lock

    def _busy(self) -> StoreUnavailable:
        return StoreUnavailable(f"{self._project.memory}: another memoryd works on it", "try again in a moment")

    def _path(self, file: str) -> str:
        return f"{self._project.memory}/{file}"


class DirMemoryStores:
    """Open the memory folder of a project; the same one each time, so that its lock is one.

    `data` is memoryd's data folder: memory folders below it are made with all that leads to them.
    """

    def __init__(self, text: MemoryText, data: str = "") -> None:
        self._text = text
        self._data = data
        self._guard = threading.Lock()
        self._stores: dict[Project, DirMemoryStore] = {}

    def open(self, project: Project) -> DirMemoryStore:
        """Return the project's memory folder."""
        with self._guard:
            if project not in self._stores:
                self._stores[project] = DirMemoryStore(project, self._text, self._data)
            return self._stores[project]


def _encoded(file: str, content: str | bytes) -> bytes:
    if isinstance(content, bytes):
        return content
    try:
        return content.encode("utf-8")
    except UnicodeEncodeError as error:
        raise MemoryCorrupt(file, "it would hold half a character, which no text file can") from error
