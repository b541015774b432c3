"""Where memoryd keeps its files on this platform, told without loading what tells it to all others.

Only for the quick way of recall, which is gone only where the full way found the same places (see `recall_ticket`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

_MOST_BYTES = 65_536
_MOVERS = ("HOME", "XDG_DATA_HOME", "TMPDIR", "TEMP", "TMP")


def quick_places(env: Mapping[str, str]) -> tuple[str, str] | None:
    """Return the config file's path and the state folder's; None where they cannot be told so simply."""
    home = env.get("HOME", "")
    if not home.startswith("/"):
        return None
    if sys.platform == "darwin":
        config = state = f"{home}/Library/Application Support/memoryd"
    elif sys.platform == "linux":
        config = f"{_base(env, 'XDG_CONFIG_HOME', f'{home}/.config')}/memoryd"
        state = f"{_base(env, 'XDG_STATE_HOME', f'{home}/.local/state')}/memoryd"
    else:
        return None
    source = env.get("MEMORYD_CONFIG") or f"{config}/config.toml"
    if not source.startswith("/"):
        return None
    moved = _state_in(source)
    return None if moved is None else (source, moved or state)


def setting_of(env: Mapping[str, str], config: str) -> str:
    """Return all that stands outside of files and decides which are read, as one text."""
    return "|".join([config, *(env.get(name, "") for name in _MOVERS)])


def _base(env: Mapping[str, str], name: str, otherwise: str) -> str:
    return env.get(name, "").strip() or otherwise


def _state_in(config: str) -> str | None:
    """Return the state folder a config file names, "" where it names none, None where that cannot be told so simply."""
    try:
        with open(config, "rb") as file:
            lines = os.fsdecode(file.read(_MOST_BYTES)).split("\n")
    except FileNotFoundError:
        return ""
    except OSError:
        return None
    named = [line.partition("=") for line in map(str.strip, lines) if line.startswith("directory")]
    if not named:
        return ""
    value = named[0][2].strip()
    path = value[1:-1]
    simple = len(named) == 1 and len(value) > 2 and value[0] == value[-1] == '"' and not {'"', "\\"} & set(path)
    return path.rstrip("/") if simple and path.startswith("/") else None
