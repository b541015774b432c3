"""What most transcript formats have in common: lines in files, and nothing beside them.

A session lies on the disk in one of three ways, and its format says in which. Whatever the way, what comes out of it is
one *entry* after the other, each of which `parse_line` understands, so that nothing behind the reading knows the
difference: a line of a file, a part of a document, or a row of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from memoryd.core.events import Record, Status
from memoryd.core.lines import Block
from memoryd.core.steps import Step, undecoded


@dataclass(frozen=True, slots=True)
class Lines:
    """A file that grows, an entry a line.

    What a line tells of the whole session stands at the head of the file; where it may stand further down too, `facts`
    is what every such line holds.
    """

    facts: bytes = b""


@dataclass(frozen=True, slots=True)
class Document:
    """A file that is written anew as a whole.

    `entries` takes its content apart, in an order in which new entries come last; RecordError when it is torn.
    """

    entries: Callable[[bytes], tuple[bytes, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A SQLite database with a table that only grows, of many sessions.

    SQL: `sessions` gives a `session` (text) and its `next` sequence number, for all of them; `written` when the row
    `:seq` of `:session` was written (one value, seconds since 1970, or null); `rows` gives `:session`'s rows from
    `:start` on, in order, at most `:limit`: first the sequence number, then a text that is this row's alone and never
    changes. An entry is a JSON object of a row's columns by their names.
    """

    sessions: str
    written: str
    rows: str


Source = Lines | Document | Table
"""How a format's sessions lie on the disk."""

LINES = Lines()


class LineFormat:
    """The usual answers of a format (see `agents.Format`); a format overrides what is different with it."""

    name = ""
    roots: tuple[str, ...] = ()
    suffixes: tuple[str, ...] = (".jsonl",)
    source: Source = LINES

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what one line tells; this is what a format must say itself."""
        raise NotImplementedError

    def parse_whole(self, line: bytes) -> tuple[Record, ...]:
        """Return what one line tells: there is no quicker way."""
        return self.parse_line(line)

    def steps(self, block: Block) -> Iterator[Step]:
        """Tell nothing short: every line must be decoded."""
        return (undecoded(start, end) for start, end in block.places())

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
