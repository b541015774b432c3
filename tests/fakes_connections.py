"""Connections and rules files that live in dictionaries."""

from __future__ import annotations

from collections.abc import Callable

from memoryd.core.connections import Connection
from memoryd.core.errors import StoreUnavailable


class FakeConnections:
    """Connections that a test makes."""

    def __init__(self, *known: Connection) -> None:
        self.known = known

    def all(self) -> tuple[Connection, ...]:
        return self.known


class FakeRulesFiles:
    """RulesFiles in memory; `links` cannot be read, `before_write` may change a file in between."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.links: set[str] = set()
        self.writes = 0
        self.before_write: Callable[[], None] = lambda: None

    def read(self, base: str, file: str) -> bytes | None:
        if f"{base}/{file}" in self.links:
            raise StoreUnavailable(f"{base}/{file}: it is a symbolic link")
        return self.files.get(f"{base}/{file}")

    def write(self, base: str, file: str, content: bytes, before: bytes | None) -> bool:
        self.before_write()
        if self.files.get(f"{base}/{file}") != before:
            return False
        self.files[f"{base}/{file}"] = content
        self.writes += 1
        return True
