"""What is kept a second time beside the ledger, in a file that people can read: what must not be lost with it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

VERSION = 1
NOTE = "memoryd's second copy of what must outlive its ledger; it is read back when the ledger is lost"
Row = Mapping[str, str | int | float]
TABLES: Mapping[str, tuple[str, ...]] = {
    "tombstones": ("project", "file", "name", "description", "body", "evidence", "day", "by_hand"),
    "purged": ("mark", "length", "whole", "at"),
    "calls": (
        "at", "purpose", "model", "settled", "tokens", "usd", "input", "output", "cache_read", "cache_write", "project",
    ),
    "by_hand": ("memory", "file", "digest"),
}  # fmt: skip
"""The tables and their columns; `by_hand` are the files whose words are a person's."""

SAME: Mapping[str, tuple[str, ...]] = {"tombstones": ("project", "file"), "calls": ("at", "purpose")}
"""The columns by which a row is the same one in the ledger, where the table itself does not tell."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The rows of each table; `at` is when they were kept (seconds since 1970), `number` counts the copies."""

    at: float
    tables: Mapping[str, Sequence[Row]]
    number: int = 0


def to_text(kept: Kept) -> str:
    """Return the file's text, a line a row."""
    lines = []
    for name in TABLES:
        rows = [json.dumps(dict(row), ensure_ascii=False) for row in kept.tables.get(name, ())]
        lines.append(f'  "{name}": [' + ("\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "]"))
    head = f'{{\n  "what": {json.dumps(NOTE)},\n  "version": {VERSION},\n  "at": {kept.at!r},\n'
    head += f'  "number": {kept.number},\n'
    return head + ",\n".join(lines) + "\n}\n"


def from_text(text: str) -> Kept:
    """Read what `to_text` wrote; ValueError says what is wrong with it. Rows that are none are left out."""
    value = json.loads(text)
    if not isinstance(value, dict) or value.get("version") != VERSION:
        raise ValueError("it is not of this version")
    tables = {name: [row for row in value.get(name, []) if _fits(row, columns)] for name, columns in TABLES.items()}
    number = value.get("number", 0)
    return Kept(float(value.get("at", 0.0)), tables, number if isinstance(number, int) else 0)


def _fits(row: object, columns: Sequence[str]) -> bool:
    return isinstance(row, dict) and all(isinstance(row.get(column), str | int | float) for column in columns)
