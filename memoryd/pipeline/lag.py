"""How far behind the reading of a session root is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memoryd.pipeline.reading import Reading

UNKNOWN_SHOWN = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Lag:
    """How far behind a root's reading is.

    `unread` is in bytes (rows, where sessions lie in a table), `last_line` when the newest line was written (seconds
    since 1970), `open_turns` the files whose last turn has not closed, `troubled` the files and folders that cannot be
    read now. `unknown` counts the files that belong to no known agent, `unknown_files` are the first of them.
    """

    root: str
    files: int
    unread: int
    last_line: float | None
    open_turns: int
    bad_lines: int
    troubled: int
    unknown: int
    unknown_files: tuple[str, ...]


def lag(root: str, reading: Reading, unknown: Sequence[str]) -> Lag:
    """Return how far behind the reading of a root is, in which these files belong to no known agent."""
    known = [known for known in reading.known.awake() if known.checkpoint.root == root]
    resting = reading.known.resting(root)
    times = [resting.last_line or 0.0, *(file.checkpoint.mtime for file in known)]
    return Lag(
        root=root,
        files=len(known) + resting.files,
        unread=sum(file.tail.unread for file in known if file.tail is not None),
        last_line=max(times) or None,
        open_turns=sum(file.open for file in known),
        bad_lines=sum(file.checkpoint.bad for file in known) + resting.bad,
        troubled=reading.troubles.below(root),
        unknown=len(unknown),
        unknown_files=tuple(unknown[:UNKNOWN_SHOWN]),
    )
