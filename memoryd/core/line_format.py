"""What most transcript formats have in common: lines in files, and nothing beside them."""

from __future__ import annotations

from enum import StrEnum

from memoryd.core.events import Record, Status


class Source(StrEnum):
    """How a format's sessions lie on the disk."""

    LINES = "lines"
    """A file that grows, a record a line."""
    DOCUMENT = "document"
    """A file that is written anew as a whole."""
    TABLE = "table"
    """A database table that grows, read by its sequence numbers."""


class LineFormat:
    """The usual answers of a format (see `agents.Format`); a format overrides what is different with it."""

    name = ""
    roots: tuple[str, ...] = ()
    suffixes: tuple[str, ...] = (".jsonl",)
    source = Source.LINES

    def skips(self, path: str) -> bool:
        """Leave out nothing."""
        return False

    def hints(self, path: str) -> bool:
        """Tell nothing from a path."""
        return False

    def path_facts(self, path: str) -> tuple[Record, ...]:
        """Tell nothing from where a session lies."""
        return ()

    def companions(self, path: str) -> tuple[str, ...]:
        """Name no files beside a session."""
        return ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Read nothing from a file beside a session."""
        return ()

    def status_files(self, path: str) -> tuple[str, str] | None:
        """Return None: the client does not tell how it is."""
        return None

    def parse_status(self, content: bytes) -> Status | None:
        """Return None: the client does not tell how it is."""
        return None
