"""The config file: read as TOML, and only when nobody else can have written it."""

from __future__ import annotations

import os
import stat
import tomllib
from pathlib import Path
from typing import Any

from memoryd.core.errors import ConfigError


def read_toml(source: Path) -> dict[str, Any]:
    """Return the document in a file; ConfigError says why it cannot be read or must not be trusted."""
    try:
        with source.open("rb") as file:
            _refuse_foreign(source, os.fstat(file.fileno()))
            # Some editors put a byte order mark in front.
            return tomllib.loads(file.read().decode("utf-8-sig"))
    except OSError as error:
        remedy = "write one with `memoryd init`, or name another with --config"
        raise ConfigError([f"{source} cannot be read: {error.strerror}"], remedy) from error
    except UnicodeDecodeError as error:
        raise ConfigError([f"{source} is not UTF-8 text (byte {error.start + 1})"], "save it as UTF-8") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigError([f"{source} is not TOML: {error}"], "see config.example.toml for the form") from error


def _refuse_foreign(source: Path, found: os.stat_result) -> None:
    """Refuse a file others can write: it says where transcripts are sent and what may be spent."""
    if found.st_uid not in (os.geteuid(), 0):
        raise ConfigError([f"{source} belongs to another user"], "make it your own")
    if stat.S_ISREG(found.st_mode) and found.st_mode & stat.S_IWOTH:
        raise ConfigError([f"{source} can be written by anyone"], f"run `chmod o-w {source}`")
