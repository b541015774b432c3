"""Projects and their memory folders."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from memoryd.core.look import Look
from memoryd.core.model import Change, Folder, Memory, Project


@dataclass(frozen=True, slots=True)
class Excluded:
    """A folder that gets no memory, and why."""

    reason: str


class Projects(Protocol):
    """Find the project of a folder."""

    def locate(self, cwd: str) -> Project | Excluded:
        """Return the project a turn in `cwd` belongs to, by the rules of `core.projects`."""
        ...

    def personal(self) -> Project | None:
        """Return the personal memory folder as a project of its own; None without one, and while it cannot be used."""
        ...


class MemoryText(Protocol):
    """Turn a memory into the text of its file and back."""

    def render(self, memory: Memory) -> str:
        """Return the file's text: YAML front matter and the body."""
        ...

    def parse(self, file: str, content: bytes) -> Memory:
        """Read a file's bytes; MemoryCorrupt when they cannot be understood."""
        ...


class MemoryStore(Protocol):
    """One project's memory folder. Nothing outside the folder is ever touched, whatever a name or a link says."""

    def read(self) -> Folder:
        """Return the memories in the folder and the files that are broken; an absent folder is an empty one."""
        ...

    def look(self, files: Collection[str] | None = None, *, anew: bool = False) -> Look:
        """Return what changed since the last look, with `anew` all there is as new; for one who keeps track.

        `files` names what may have changed, and only that is looked at; None looks at every file.
        """
        ...

    def there(self) -> bool:
        """Tell whether the folder exists."""
        ...

    def content(self, file: str) -> bytes | None:
        """Return a memory file's bytes, None where there is none.

        MemoryCorrupt for what is no name of a memory file; MemoryChanged for what is no file to read (a link).
        """
        ...

    def written_at(self, file: str) -> float:
        """Return when a memory file was last written or put in its place (seconds since 1970), 0.0 for none."""
        ...

    def apply(self, change: Change) -> None:
        """Write or archive one file, atomically; MemoryChanged when it is not what the change was made for.

        A file that already is what the change makes it is left alone.
        """
        ...

    def write_index(self, text: str, *, make: bool = False) -> bool:
        """Write MEMORY.md when it differs; tell whether it did. An absent folder stays absent unless `make` says so."""
        ...

    def alone(self) -> AbstractContextManager[None]:
        """Hold the folder's lock, so that memoryd's processes take turns."""
        ...


class Consolidations(Protocol):
    """Let one consolidation of a project run at a time, whoever asks for it in whatever process."""

    def alone(self, project: Project) -> AbstractContextManager[None]:
        """Hold that a project is being consolidated; UnderWay when somebody else does that. Others may write there."""
        ...

    def refuse_second(self, project: Project) -> None:
        """Raise UnderWay when a project is being consolidated; waits for nobody."""
        ...


class MemoryStores(Protocol):
    """Open the memory folder of a project."""

    def open(self, project: Project) -> MemoryStore:
        """Return the project's memory folder."""
        ...


class Archive(Protocol):
    """What lies in the archive of one project's memory folder."""

    def retired_at(self, file: str) -> float:
        """Return when a memoryd last put a file there that nobody took away.

        Seconds since 1970 by the file system's clock, 0 when none ever did.
        """
        ...


class Archives(Protocol):
    """Open the archive of a project's memory folder."""

    def open(self, project: Project) -> Archive:
        """Return the project's archive."""
        ...
