"""The files that were laid down for the machine: what is there, whose it is, and how it is written and removed."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from memoryd.adapters import atomic, own_folder
from memoryd.adapters.beneath import told
from memoryd.core.errors import MemorydError
from memoryd.core.service import ServiceFile, is_untouched


def text_of(path: Path) -> str | None:
    """Return what stands in a file; None when there is none. MemorydError when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8", errors="surrogateescape")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise MemorydError(f"{path} cannot be read: {error.strerror}", "move it away") from error


def says(path: Path, text: str | None) -> bool:
    """Tell whether a file of memoryd's own holds just this text, or is not there where None is given."""
    return not path.is_symlink() and text_of(path) == text


def by_hand(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Return those of the files that a person wrote, changed or linked."""
    return tuple(path for path in paths if path.is_symlink() or _is_by_hand(text_of(path)))


def lay(file: ServiceFile) -> bool:
    """Write a file whole; False, and nothing done, where it is so already. MemorydError when it cannot be written."""
    path = Path(file.path)
    if says(path, file.text):
        return False
    try:
        own_folder.make(path.parent, own_folder.PRIVATE if file.mode == 0o600 else 0o755)
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            atomic.write(folder, path.name, file.text.encode())
            os.chmod(path.name, file.mode, dir_fd=folder)
        finally:
            os.close(folder)
    except PermissionError as error:
        raise MemorydError(f"{path} cannot be written: {error.strerror}", "run it with sudo") from error
    except OSError as error:
        raise MemorydError(f"{path} cannot be written: {error.strerror}", "make it writable") from error
    return True


def remove(path: Path) -> bool:
    """Remove a file, and its folder if that is a drop-in's and empty now; False where there was none."""
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise MemorydError(f"{path} cannot be removed: {error.strerror}", "remove it yourself") from error
    if path.parent.name.endswith(".service.d"):
        with suppress(OSError):
            path.parent.rmdir()
    return True


def check_key_file(path: Path) -> bool:
    """Tell whether there is a file with variables for the service; MemorydError when others could read it."""
    with told(str(path)):
        try:
            found = path.stat()
        except FileNotFoundError:
            return False
    if not stat.S_ISREG(found.st_mode):
        raise MemorydError(f"{path} is no regular file", "move it away")
    if found.st_uid not in (os.geteuid(), 0):
        raise MemorydError(f"{path} belongs to another user", "make it your own")
    if found.st_mode & 0o077:
        raise MemorydError(f"the key in {path} can be read by others", f"chmod 600 {path}")
    return True


def _is_by_hand(text: str | None) -> bool:
    return text is not None and not is_untouched(text)
