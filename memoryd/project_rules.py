"""Where projects' memories may lie, by the configuration and this machine."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from memoryd.config import Config
from memoryd.core.projects import Rules


def rules_of(config: Config) -> Rules:
    """Return where memories may lie, by the configuration and this machine."""
    home = os.path.realpath(config.places.home)
    never = (
        (home, "the home folder"),
        ("/", "the root of the file system"),
        (os.path.realpath(tempfile.gettempdir()), "the folder for temporary files"),
    )
    location = config.memory.location
    return Rules(
        data=os.path.realpath(config.places.data),
        never=never,
        location=str(Path(location).expanduser()) if location.startswith("~") else location,
        share=config.memory.share,
        exclude=config.memory.exclude,
        personal=_personal(config.memory.personal),
    )


def _personal(path: str) -> str:
    """Return where the personal folder is, whatever links lead to it; itself it may be none."""
    if not path:
        return ""
    parent, _, name = path.rstrip("/").rpartition("/")
    return f"{os.path.realpath(parent or '/').rstrip('/')}/{name}"
