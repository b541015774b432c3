"""The benchmark of the index measures what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import one_change
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


def test_one_change_is_followed_truly_and_told_for_each_kind(tmp_path: Path) -> None:
    found = one_change.report(tmp_path, 2, 0.02)
    assert [figure.what.split(":")[0] for figure in found.figures] == [
        f"one file {done}" for done in ("edited", "made", "renamed", "removed")
    ]
    assert "10, 20 and 200 memory files" in found.title
