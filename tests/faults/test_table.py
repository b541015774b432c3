"""The table of faults names tests that are there, and leaves no fault out."""

from __future__ import annotations

import re
from pathlib import Path

TABLE = Path(__file__).with_name("README.md")
TESTS = Path(__file__).parents[1]
FAULTS = 55


def rows() -> dict[int, list[str]]:
    """Return the cells of each row, by its number."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if re.match(r"\| \d+ \|", line)]
    return {int(row[0]): row for row in cells}


def test_no_fault_is_left_out() -> None:
    assert list(rows()) == list(range(1, FAULTS + 1))


def test_no_fault_is_without_a_test_a_guard_and_what_was_seen_without_it() -> None:
    assert [number for number, row in rows().items() if len([cell for cell in row if cell]) != 5] == []


def test_every_test_that_is_named_is_there() -> None:
    for number, row in rows().items():
        for file, name in re.findall(r"`([\w/]+\.py)::(\w+)`", " ".join(row)):
            text = (TESTS / file).read_text(encoding="utf-8")
            assert re.search(rf"^ *def {name}\(", text, re.MULTILINE), f"row {number}: {file}::{name}"
