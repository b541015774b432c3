"""Open a project's memory folder, or make it, without being led anywhere else."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager

from memoryd.adapters import atomic, beneath
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project

IGNORE = ".gitignore"
_PRIVATE = b"*\n"
_SHARED = b".*\narchive/\n"
_NO_FOLDER = (errno.ENOTDIR, errno.ELOOP, errno.EMLINK)


class Refused(StoreUnavailable):
    """What stands at the place of a memory folder is not one to use, now or later, until the person changes it."""


def refusal(project: Project) -> str:
    """Return why the project's memory folder can be neither used nor made, or ""; says nothing of passing trouble."""
    try:
        with opened(project) as folder:
            place = project.memory if folder is not None else project.root
    except Refused as error:
        return str(error)
    except StoreUnavailable:
        place = project.memory
    if os.path.isdir(place) and not os.access(place, os.R_OK | os.W_OK | os.X_OK):  # noqa: PTH112
        return f"{place} cannot be written by memoryd's user"
    return ""


@contextmanager
def opened(project: Project) -> Iterator[int | None]:
    """Hold the project's memory folder for a while; None where there is none yet."""
    with beneath.told(project.memory):
        folder = _open(project, create=False)
    try:
        yield folder
    finally:
        if folder is not None:
            os.close(folder)


@contextmanager
def made(project: Project) -> Iterator[int]:
    """Hold the project's memory folder for a while, and make it first where it is missing.

    A project folder that no longer exists is never made again.
    """
    with beneath.told(project.memory):
        folder = _open(project, create=True)
    if folder is None:
        raise StoreUnavailable(f"{project.root}: the project folder is not there any more", "nothing is written there")
    try:
        with beneath.told(project.memory):
            _keep_from_git(folder, project.shared)
        yield folder
    finally:
        os.close(folder)


def _open(project: Project, *, create: bool) -> int | None:
    root, memory = project.root.rstrip("/"), project.memory.rstrip("/")
    inside = memory.startswith(f"{root}/")
    base, parts = (root, memory[len(root) + 1 :].split("/")) if inside else os.path.split(memory)
    steps = parts if isinstance(parts, list) else [parts]
    if not inside and create:
        os.makedirs(base, 0o700, exist_ok=True)  # noqa: PTH103
    try:
        held = os.open(base, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except (FileNotFoundError, NotADirectoryError):
        return None
    try:
        folder = _walk(held, base, steps, create=create, within=inside)
    finally:
        os.close(held)
    if folder is not None:
        _refuse_strangers(folder, memory)
    return folder


def _walk(base: int, path: str, parts: list[str], *, create: bool, within: bool) -> int | None:
    """Open one folder after the other; a link is followed once, as real folders, and only to inside the project."""
    held = os.dup(base)
    for number, part in enumerate(parts):
        try:
            deeper = beneath.open_folder(held, part, create=create)
        except FileNotFoundError:
            os.close(held)
            return None
        except OSError as error:
            link = error.errno in _NO_FOLDER and beneath.is_link(held, part)
            os.close(held)
            if error.errno not in _NO_FOLDER:
                raise
            where = "/".join([path, *parts[: number + 1]])
            if not link:
                raise Refused(f"{where}: is not a folder", "move it out of the way") from error
            target = _inner_target(path, where) if within else None
            if target is None:
                reason = "leads out of the project" if within else "is a link"
                raise Refused(f"{where}: {reason}", "replace the link by a folder") from error
            return _walk(base, path, [*target, *parts[number + 1 :]], create=False, within=False)
        os.close(held)
        held = deeper
    return held


def _inner_target(root: str, link: str) -> list[str] | None:
    real, home = os.path.realpath(link), os.path.realpath(root)
    return real[len(home) + 1 :].split("/") if real.startswith(f"{home}/") else None


def _refuse_strangers(folder: int, path: str) -> None:
    status = os.fstat(folder)
    reason, remedy = "", f"run: chmod go-w {path}"
    if status.st_uid != os.geteuid():
        reason, remedy = "it belongs to another user", "let its owner run memoryd, or remove it"
    elif status.st_mode & stat.S_IWOTH:
        reason = "everybody may write there"
    elif status.st_mode & stat.S_IWGRP and status.st_gid != os.getegid():
        reason = "another group may write there"
    if reason:
        os.close(folder)
        raise Refused(f"{path}: {reason}", remedy)


def _keep_from_git(folder: int, shared: bool) -> None:
    """Keep memories out of commits; in a shared folder, only what is memoryd's own. A hand-made file stays."""
    wanted, other = (_SHARED, _PRIVATE) if shared else (_PRIVATE, _SHARED)
    try:
        there = beneath.read(folder, IGNORE, 4096)
    except FileNotFoundError:
        atomic.create(folder, IGNORE, wanted)
        return
    except beneath.Unfit:
        return
    if there == other:
        atomic.write(folder, IGNORE, wanted)
