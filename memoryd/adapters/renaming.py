"""Renames that never lose what stands at the target: swap two names, or move only where nothing is.

Python has neither; Linux has renameat2, macOS renameatx_np. Where the system or the file system has none, Unsupported
tells the caller to take the long way.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from collections.abc import Callable

_SWAP, _NEW_ONLY = 2, 4 if sys.platform == "darwin" else 1
_MISSING = (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP)


class Unsupported(Exception):
    """This system, or this file system, cannot rename that way."""


def _find() -> Callable[[int, bytes, int, bytes, int], int] | None:
    library = ctypes.CDLL(None, use_errno=True)
    name = "renameatx_np" if sys.platform == "darwin" else "renameat2"
    function = getattr(library, name, None)
    if function is None:
        return None
    function.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
    function.restype = ctypes.c_int
    found: Callable[[int, bytes, int, bytes, int], int] = function
    return found


_rename = _find()


def swap(folder: int, one: str, other: str) -> None:
    """Let two names in a folder change places, in one step; FileNotFoundError when either is missing."""
    _call(folder, one, folder, other, _SWAP)


def move(folder: int, name: str, target: int, new_name: str) -> None:
    """Move a file to a name in a folder, in one step; FileExistsError when that name is taken."""
    _call(folder, name, target, new_name, _NEW_ONLY)


def _call(folder: int, name: str, target: int, new_name: str, flag: int) -> None:
    if _rename is None:
        raise Unsupported
    if _rename(folder, os.fsencode(name), target, os.fsencode(new_name), flag) == 0:
        return
    number = ctypes.get_errno()
    if number in _MISSING:
        raise Unsupported
    raise OSError(number, os.strerror(number), new_name)
