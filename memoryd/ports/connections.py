"""Files of a person in which agents are told of the memory."""

from __future__ import annotations

from typing import Protocol

from memoryd.core.connections import Connection


class Connections(Protocol):
    """Know which files agents were connected in."""

    def all(self) -> tuple[Connection, ...]:
        """Return every connection that was made and not ended."""
        ...


class RulesFiles(Protocol):
    """Read and write a file of a person, without ever following a link to it below its base folder."""

    def read(self, base: str, file: str) -> bytes | None:
        """Return its bytes, None where there is none; StoreUnavailable for what is no file to read."""
        ...

    def write(self, base: str, file: str, content: bytes, before: bytes | None) -> bool:
        """Make it hold these bytes if it holds `before` (None: if there is no file); else False, and it stays."""
        ...
