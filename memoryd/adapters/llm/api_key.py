"""Where the key for a model comes from: a private file, or a variable of the environment. Read at each call."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path

from memoryd.core.errors import Paused

MOST_BYTES = 4096


@dataclass(frozen=True, slots=True)
class ApiKey:
    """A key's place. A file, where one is named, is the only place: no other account is billed by surprise."""

    variable: str = "ANTHROPIC_API_KEY"
    file: str = ""

    def read(self) -> str:
        """Return the key as it is now; Paused, without a word of it, when there is none that can be used."""
        if self.file:
            return _usable(_content(Path(self.file).expanduser()), f"the key file {self.file}")
        key = os.environ.get(self.variable, "").strip()
        if not key:
            remedy = f"set {self.variable}, or name a private file in [anthropic] api_key_file (a service has no shell)"
            raise _paused(f"no API key: {self.variable} is not set and api_key_file is empty", remedy)
        return _usable(key, self.variable)


def _content(path: Path) -> str:
    try:
        # A FIFO must not hold the daemon up.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        remedy = "put the key there (mode 0600), or leave api_key_file empty and use api_key_env"
        raise _paused(f"no API key: {path}: {error.strerror}", remedy) from None
    try:
        _check(path, os.fstat(descriptor))
        return os.read(descriptor, MOST_BYTES).decode("utf-8", "replace").strip()
    except OSError as error:
        raise _paused(f"no API key: {path}: {error.strerror}", "make the file readable") from None
    finally:
        os.close(descriptor)


def _check(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise _paused(f"no API key: {path} is no regular file", "name a file that holds the key and nothing else")
    if status.st_uid not in (os.geteuid(), 0):
        raise _paused(f"no API key: {path} belongs to another user", f"chown it, or copy it: it is used as {path}")
    if status.st_mode & 0o077:
        raise _paused(f"the API key in {path} can be read by others", f"chmod 600 {path}")


def _usable(key: str, place: str) -> str:
    if not key:
        raise _paused(f"no API key: {place} is empty", "put the key there")
    if not all("!" <= c <= "~" for c in key):
        raise _paused(f"{place} holds no API key", "it must hold the key alone, on one line")
    return key


def _paused(message: str, remedy: str) -> Paused:
    error = Paused(message, remedy)
    error.unsent = True
    return error
