"""The benchmark of the hook measures a hook that answers."""

from __future__ import annotations

from pathlib import Path

from benchmarks.hook import measure


def test_it_measures_prompts_that_are_answered(tmp_path: Path) -> None:
    figures = measure(tmp_path, 200, 2)
    assert float(str(figures["ratio"])) > 0
    assert (figures["memories"], figures["rounds"]) == (200, 2)
