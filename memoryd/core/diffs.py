"""Show what changed in a memory file, line by line, as a unified diff."""

from __future__ import annotations

MOST_LINES = 4_000
"""Longer files are told by their sizes: nobody reads such a diff."""


def diff(file: str, before: bytes | None, after: bytes | None) -> tuple[str, ...]:
    """Return the lines of a unified diff, without line ends; None stands for no file, and nothing for no difference.

    Bytes that are no UTF-8 are shown as `\\xNN`, and a line that ends in CRLF with its `\\r`.
    """
    if before == after:
        return ()
    from difflib import unified_diff

    old, new = lines_of(before), lines_of(after)
    heads = (file if before is not None else "(no file)", file if after is not None else "(no file)")
    if len(old) > MOST_LINES or len(new) > MOST_LINES:
        return (f"--- {heads[0]}", f"+++ {heads[1]}", f"{len(old):,} lines became {len(new):,}")
    return tuple(unified_diff(old, new, *heads, lineterm="")) or (f"--- {heads[0]}", f"+++ {heads[1]}")


def lines_of(content: bytes | None) -> list[str]:
    """Return lines of which each shows how it ends, where that is not a plain line feed; none for no file.

    Only a line feed ends a line: what else may look like the end of one is part of the text.
    """
    if not content:
        return []
    lines = content.decode("utf-8", "backslashreplace").split("\n")
    if lines[-1] == "":
        return lines[:-1]
    return [*lines[:-1], f"{lines[-1]}  (no line end)"]
