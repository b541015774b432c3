"""Whether the memoryd on the disk is still the one that runs."""

from __future__ import annotations

import re
from pathlib import Path

from memoryd.core.expressions import expression

_VERSION = expression(r'^__version__ = "([^"]+)"', re.MULTILINE)
_RESTART = "restart memoryd to run it"


class Installed:
    """The package as it was when this was made; `file` is its `__init__.py`, `version` the one that runs."""

    def __init__(self, file: Path, version: str) -> None:
        self._file = file
        self._version = version
        self._began = _mark(file)

    def news(self) -> str:
        """Return what was done to the package since, with what to do, or ""."""
        now = _mark(self._file)
        if now == self._began:
            return ""
        if now is None:
            return f"memoryd {self._version} runs and was removed from the disk; stop it, or install it again"
        found = _version(self._file)
        if found == self._version:
            return f"memoryd {found} was installed again under the one that runs; {_RESTART}"
        return f"memoryd {found or 'of an unknown version'} is installed, and {self._version} runs; {_RESTART}"


def _mark(file: Path) -> tuple[int, ...] | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns


def _version(file: Path) -> str:
    try:
        found = _VERSION.search(file.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return ""
    return found[1] if found else ""
