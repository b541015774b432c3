"""Service units called memoryd that start another program: more than one thing in the world has that name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from memoryd.core.expressions import expression

SYSTEM = ("/etc/systemd/system", "/usr/local/lib/systemd/system", "/usr/lib/systemd/system", "/lib/systemd/system")
USER = ("~/.config/systemd/user", "/etc/systemd/user", "/usr/lib/systemd/user", "~/.local/share/systemd/user")
_START = expression(r"^ExecStart\s*=\s*[-@:+!]*(.+)$", re.MULTILINE)


def foreign_units(own: Iterable[str], folders: Iterable[str] = (*USER, *SYSTEM)) -> Iterator[tuple[str, str]]:
    """Yield the path of each unit named memoryd that starts none of the programs in `own`, and what it starts."""
    programs = tuple(own)
    seen: set[Path] = set()
    for folder in folders:
        for path in _units(Path(folder).expanduser()):
            if (real := path.resolve()) in seen:
                continue
            seen.add(real)
            start = _start(path)
            if start and not any(program in start for program in programs):
                yield str(path), start


def _units(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("memoryd*.service"))
    except OSError:
        return []


def _start(path: Path) -> str:
    try:
        found = _START.search(path.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return ""
    return found[1].strip() if found else ""
