"""All benchmarks run by name, and say what is promised and what is kept."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import run
from benchmarks.report import Figure, Report, Spread, as_json, table

SLOW = Figure("a slow way", Spread(9.5, 8.0, 12.0), "times", most=8)
FAST = Figure("a fast way", Spread(4.5, 4.5, 4.5), "times", most=8, least=1)


def test_a_table_says_the_spread_the_promise_and_what_is_not_kept() -> None:
    lines = table(Report("reading", (SLOW, FAST), missing=("fluent-bit: not installed",))).splitlines()
    assert lines[2] == "| a slow way | 9.50 (8.00 to 12.0) times | at most 8: NOT kept |"
    assert lines[3] == "| a fast way | 4.50 times | at most 8 and at least 1 |"
    assert "not compared: fluent-bit: not installed" in lines


@pytest.mark.parametrize(("figures", "kept"), [((FAST,), True), ((FAST, SLOW), False), ((), True)])
def test_a_report_is_kept_when_all_promises_are(figures: tuple[Figure, ...], kept: bool) -> None:
    assert as_json(Report("reading", figures))["kept"] is kept


def test_what_is_too_little_is_not_kept() -> None:
    assert not Figure("throughput", Spread(0.8, 0.7, 0.9), "of the ideal", least=0.9).kept


def test_each_benchmark_has_its_module() -> None:
    for module, _, minutes in run.BENCHMARKS.values():
        assert callable(run.benchmark(module).report)
        assert minutes > 0


def test_a_name_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.main(["indx"])
    assert "no such benchmark: indx; there are " in capsys.readouterr().err


def test_one_by_name_prints_its_table_and_writes_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tmp_path / "figures.json"
    run.main(["index", "--rounds", "1", "--scale", "0.002", "--json", str(found)])
    shown = capsys.readouterr().out
    assert "index: python benchmarks/run.py index" in shown
    assert "| equal to a rebuild | 1.00 | at least 1 |" in shown
    assert "with 0.002 of the data that the promises are about" in shown
    figures = json.loads(found.read_text("utf-8"))
    assert list(figures["benchmarks"]) == ["index"]
    assert figures["machine"]


def test_one_that_cannot_measure_is_told_and_the_others_are_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = {"broken": ("tests.benchmarks.broken", "nothing", 0.1), "index": run.BENCHMARKS["index"]}
    found = tmp_path / "figures.json"
    assert run.main(["--rounds", "1", "--scale", "0.002", "--json", str(found)], known) == 1
    shown = capsys.readouterr()
    assert "broken: NOT measured: the daemon ended before it was ready" in shown.out
    assert "| equal to a rebuild |" in shown.out
    assert "broken (1 of 2, less than a minute): nothing" in shown.err
    figures = json.loads(found.read_text("utf-8"))["benchmarks"]
    assert figures["broken"] == {"kept": False, "failed": "the daemon ended before it was ready"}
    assert figures["index"]["figures"]


def test_who_lacks_what_memoryd_needs_is_told_what_to_do() -> None:
    script = Path(run.__file__)
    bare = subprocess.run([sys.executable, "-I", "-S", script, "index"], capture_output=True, text=True, check=False)
    assert bare.returncode == 1
    assert "`make bench`" in bare.stderr
    assert "Traceback" not in bare.stderr
