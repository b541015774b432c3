"""Open a project's memory folder, or make it, without being led anywhere else."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from memoryd.adapters import atomic, own_folder, real_folder
from memoryd.adapters.beneath import NO_FOLDER, Unfit, is_link, open_folder, read, told
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project

IGNORE = ".gitignore"
_PRIVATE = b"*\n"
_SHARED = b".*\narchive/\n"


class Refused(StoreUnavailable):
    """What stands at the place of a memory folder is not one to use, now or later, until the person changes it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a project's memory folder is looked for: below `base`, one folder after the other.

    `in_project` tells a base that is the project itself, which is never made, and in which a link may lead on.
    """

    project: Project
    base: str
    steps: tuple[str, ...]
    in_project: bool

    @classmethod
    def of(cls, project: Project, data: str) -> Place:
        """Return the place of a project's memory; `data` is memoryd's own data folder, or "" where there is none."""
        memory = project.memory.rstrip("/")
        for base in (data.rstrip("/"), project.root.rstrip("/")):
            if base and memory.startswith(f"{base}/"):
                own = base == data.rstrip("/")
                return cls(project, base, tuple(memory[len(base) + 1 :].split("/")), not own)
        base, _, name = memory.rpartition("/")
        return cls(project, base or "/", (name,), False)

    def shared(self) -> bool:
        """Tell whether the folder is kept as a shared one: its memories are meant to be committed."""
        with self.opened() as folder:
            if folder is None:
                return False
            with told(self.project.memory), suppress(FileNotFoundError, Unfit):
                return read(folder, IGNORE, 4096) == _SHARED
        return False

    def refusal(self) -> str:
        """Return why the folder can be neither used nor made, or ""; says nothing of passing trouble."""
        try:
            with self.opened() as folder:
                looked_at = self.project.memory if folder is not None else self.base
        except Refused as error:
            return str(error)
        except StoreUnavailable:
            looked_at = self.project.memory
        try:
            usable = os.access(looked_at, os.R_OK | os.W_OK | os.X_OK) or not real_folder.is_folder(looked_at)
        except OSError as error:
            return f"{looked_at} cannot be looked at: {real_folder.reason_of(error)}"
        return "" if usable else f"{looked_at} cannot be written by memoryd's user"

    @contextmanager
    def opened(self) -> Iterator[int | None]:
        """Hold the memory folder for a while; None where there is none yet."""
        folder = self._open(create=False)
        try:
            yield folder
        finally:
            if folder is not None:
                os.close(folder)

    @contextmanager
    def made(self) -> Iterator[int]:
        """Hold the memory folder for a while, and make it first where it is missing.

        A project folder that no longer exists is never made again.
        """
        folder = self._open(create=True)
        if folder is None:
            raise StoreUnavailable(f"{self.project.root}: the project folder is not there any more")
        try:
            with told(self.project.memory):
                keep_from_git(folder, self.project.shared)
            yield folder
        finally:
            os.close(folder)

    def _open(self, *, create: bool) -> int | None:
        with told(self.project.memory):
            if create and not self.in_project:
                own_folder.make(Path(self.base))
            try:
                base = os.open(self.base, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            except (FileNotFoundError, NotADirectoryError):
                return None
            try:
                return self._walk(base, self.steps, create=create, follow=self.in_project)
            finally:
                os.close(base)

    def _walk(self, base: int, steps: Sequence[str], *, create: bool, follow: bool) -> int | None:
        """Open one folder after the other; a link is followed once, as real folders, and only to inside the project."""
        held = os.dup(base)
        try:
            for number, step in enumerate(steps):
                try:
                    deeper = open_folder(held, step, create=create)
                except FileNotFoundError:
                    return None
                except OSError as error:
                    target = self._behind(held, steps[: number + 1], error, follow=follow)
                    return self._walk(base, [*target, *steps[number + 1 :]], create=create, follow=False)
                os.close(held)
                held = deeper
            self._refuse_strangers(held)
            return os.dup(held)
        finally:
            os.close(held)

    def _behind(self, parent: int, steps: Sequence[str], error: OSError, *, follow: bool) -> list[str]:
        """Return the steps to where a link leads within the project; Refused for any other thing in the way."""
        if error.errno not in NO_FOLDER:
            raise error
        path = "/".join([self.base, *steps])
        if not is_link(parent, steps[-1]):
            raise Refused(f"{path}: is not a folder", "move it out of the way") from error
        try:
            real, home = real_folder.of(path), real_folder.of(self.base)
        except real_folder.OutOfReach as reason:
            raise Refused(f"{path}: cannot be followed: {reason}", "replace it by a folder") from error
        if not follow or not real.startswith(f"{home}/"):
            raise Refused(f"{path}: is a link that leads elsewhere", "replace it by a folder") from error
        return real[len(home) + 1 :].split("/")

    def _refuse_strangers(self, folder: int) -> None:
        status = os.fstat(folder)
        path = self.project.memory
        if status.st_uid != os.geteuid():
            raise Refused(f"{path}: it belongs to another user", "let its owner run memoryd, or remove it")
        if status.st_mode & stat.S_IWOTH:
            raise Refused(f"{path}: everybody may write there", f"run: chmod o-w {path}")
        if status.st_mode & stat.S_IWGRP and status.st_gid != os.getegid():
            raise Refused(f"{path}: another group may write there", f"run: chmod g-w {path}")


def keep_from_git(folder: int, shared: bool) -> None:
    """Keep memories out of commits; in a shared folder, only what is memoryd's own. A hand-made file stays."""
    wanted, other = (_SHARED, _PRIVATE) if shared else (_PRIVATE, _SHARED)
    try:
        there = read(folder, IGNORE, 4096)
    except FileNotFoundError:
        atomic.create(folder, IGNORE, wanted)
        return
    except Unfit:
        return
    if there == other:
        atomic.write(folder, IGNORE, wanted)
