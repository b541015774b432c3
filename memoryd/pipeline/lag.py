"""How far behind the reading of a session root is."""

from __future__ import annotations

from dataclasses import dataclass


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
