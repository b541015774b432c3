"""The benchmark of the index measures what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.index import kept, measure, table


def test_it_compares_equal_indexes_and_prints_a_row_for_each_way(tmp_path: Path) -> None:
    figures = measure(tmp_path / "project", 60, 2)
    assert figures["equal"]
    assert table(figures).count("\n") == 7


@pytest.mark.parametrize(
    ("nothing", "one", "equal", "good"),
    [(19.0, 0.1, True, True), (21.0, 0.1, True, False), (5.0, 0.3, True, False), (5.0, 0.1, False, False)],
)
def test_what_is_not_kept_is_told(nothing: float, one: float, equal: bool, good: bool) -> None:
    ratios = {"from nothing": [nothing], "one change, named": [one]}
    assert kept({"ratios": ratios, "equal": equal}) is good
