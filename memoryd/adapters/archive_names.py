"""The names of files in an archive folder, which tell who put them there.

Two memoryds with a ledger each may look after one folder: on a shared checkout, or on two machines that keep it in
step. What the one merged, let expire or renamed is gone for the other, who would take it for a person's deletion. So
what nobody took away is named as retired in the archive, and when it came there is told by the file system. All else in
an archive lies there because somebody wanted it gone.
"""

from __future__ import annotations

import os

from memoryd.core.expressions import expression

_RETIRED = ".retired"
_END = ".md"
_LONGEST_STEM = 255 - len(f"{_RETIRED}-99999{_END}")
_NUMBERED = expression(r"(?:-\d{1,5})?\.md")


def retired(name: str) -> str:
    """Return the name in the archive of a memory file that nobody took away."""
    return f"{_stem(name)}{_END}"


def retired_at(archive: int, name: str) -> float:
    """Return when a memory file of that name was last retired (seconds since 1970), 0 when it never was.

    It is when the file came to lie there, however old its words are.
    """
    stem = _stem(name)
    found = (each for each in os.listdir(archive) if each.startswith(stem) and _NUMBERED.fullmatch(each[len(stem) :]))
    return max((os.stat(each, dir_fd=archive, follow_symlinks=False).st_ctime for each in found), default=0.0)


def _stem(name: str) -> str:
    return os.fsencode(name.removesuffix(_END))[:_LONGEST_STEM].decode("utf-8", "ignore") + _RETIRED
