"""What a service of the machine is told about memoryd, and the mark by which memoryd knows its own files again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from memoryd.core.expressions import expression

_MARK = expression(r"memoryd service install, mark ([0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Service:
    """How memoryd is to be run: absolute words of a command, and what it needs from the shell of whoever installs it.

    `writes` are the folders it writes to. `account` is the user a system service runs as, "" for one's own.
    """

    command: tuple[str, ...]
    home: str
    key_file: str
    environment: Mapping[str, str] = field(default_factory=dict)
    writes: tuple[str, ...] = ()
    account: str = ""


@dataclass(frozen=True, slots=True)
class ServiceFile:
    """One file that tells the machine about memoryd."""

    path: str
    text: str
    mode: int = 0o600


@dataclass(frozen=True, slots=True)
class Step:
    """One command of the machine's own; `may_fail` where it only takes back what may never have been."""

    words: tuple[str, ...]
    may_fail: bool = False


@dataclass(frozen=True, slots=True)
class ServiceState:
    """What the machine says about the service; `ended` is the exit code of the last run, None where there is none."""

    running: bool
    pid: int = 0
    ended: int | None = None
    words: str = ""


def marked(body: str, comment: str) -> str:
    """Return a file's text with a last line that holds the mark of the rest; `comment` is a comment with a `{}`."""
    return f"{body}{comment.format(f'memoryd service install, mark {_mark_of(body)}')}\n"


def is_untouched(text: str) -> bool:
    """Tell whether a file is as memoryd wrote it; one that a person wrote or changed is not."""
    body, newline, last = text.removesuffix("\n").rpartition("\n")
    found = _MARK.search(last)
    return found is not None and found[1] == _mark_of(body + newline)


def _mark_of(body: str) -> str:
    return sha256(body.encode("utf-8", "surrogateescape")).hexdigest()[:16]
