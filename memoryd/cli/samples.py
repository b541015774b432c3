"""The sample sessions of `memoryd demo`: where they are, and a copy of them that works in a folder of one's own."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from memoryd.adapters.shipped_files import shipped
from memoryd.core.errors import MemorydError

# The project the sample sessions worked in, as their `cwd` has it.
_THEIR_PROJECT = b"/home/ada/webshop"
_MARK = "sessions/home-made/2026-11-25.jsonl"


def copy_samples(target: Path, project: Path) -> None:
    """Copy the sample sessions to `target`, moved into `project` so that memories are written there.

    They fell quiet an hour ago, so that the last turn of each is over.
    """
    shutil.copytree(_samples(), target)
    quiet_since = time.time() - 3600
    for session in target.rglob("*.jsonl"):
        session.write_bytes(session.read_bytes().replace(_THEIR_PROJECT, str(project).encode()))
        os.utime(session, (quiet_since, quiet_since))


def _samples() -> Path:
    """Return the folder that ships with memoryd."""
    if (mark := shipped(f"examples/{_MARK}")) is None:
        raise MemorydError("the sample sessions are not installed", "run the demo from a checkout: make demo")
    return mark.parent.parent
