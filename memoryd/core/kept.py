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

LASTING = ("tombstones", "purged")
"""The tables of which a row is the same one however often it is put back."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The rows of each table; `at` is when they were kept (seconds since 1970)."""

    at: float
    tables: Mapping[str, Sequence[Row]]


def to_text(kept: Kept) -> str:
    """Return the file's text, a line a row."""
    lines = []
    for name in TABLES:
        rows = [json.dumps(dict(row), ensure_ascii=False) for row in kept.tables.get(name, ())]
        lines.append(f'  "{name}": [' + ("\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "]"))
    head = f'{{\n  "what": {json.dumps(NOTE)},\n  "version": {VERSION},\n  "at": {kept.at!r},\n'
    return head + ",\n".join(lines) + "\n}\n"


def from_text(text: str) -> Kept:
    """Read what `to_text` wrote; ValueError says what is wrong with it. Rows that are none are left out."""
    value = json.loads(text)
    if not isinstance(value, dict) or value.get("version") != VERSION:
        raise ValueError("it is not of this version")
    tables = {name: [row for row in value.get(name, []) if _fits(row, columns)] for name, columns in TABLES.items()}
    return Kept(float(value.get("at", 0.0)), tables)


def _fits(row: object, columns: Sequence[str]) -> bool:
    return isinstance(row, dict) and all(isinstance(row.get(column), str | int | float) for column in columns)
