"""The table of formats is true: it says "same" only where everything is."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.agents.scenarios import DATA

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "formats.py"


def run(*folders: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *map(str, folders)], capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for scenario in ("opencode/resume", "cline/tools", "generic/chinese"):
        shutil.copytree(DATA / scenario, tmp_path / scenario)
    return tmp_path


def change(folder: Path, scenario: str, how: Callable[[dict[str, Any]], None]) -> None:
    path = folder / scenario / "expected.json"
    expected = json.loads(path.read_text("utf-8"))
    how(expected)
    path.write_text(json.dumps(expected), "utf-8")


def test_every_kind_of_source_is_the_same(folder: Path) -> None:
    code, table = run(folder)
    assert code == 0
    assert "DIFFERENT" not in table
    assert "all            3 of   3 scenarios the same" in table


@pytest.mark.parametrize("scenario", ["opencode/resume", "cline/tools", "generic/chinese"])
@pytest.mark.parametrize(
    "how",
    [
        lambda told: told["turns"].pop(),
        lambda told: told["turns"].reverse(),
        lambda told: told["turns"][0].update(final="something else"),
        lambda told: told["turns"][0].update(cwd="/elsewhere"),
        lambda told: told.update(agent="pi"),
    ],
    ids=["too many", "order", "final", "cwd", "agent"],
)
def test_any_difference_is_told(folder: Path, scenario: str, how: Callable[[dict[str, Any]], None]) -> None:
    change(folder, scenario, how)
    code, table = run(folder)
    assert code == 1
    assert table.count("DIFFERENT") == 1


def test_a_close_that_nobody_knows_asks_nothing(folder: Path) -> None:
    change(folder, "cline/tools", lambda told: told["turns"][0].update(close="unknown", final="?"))
    assert run(folder)[0] == 0


def test_a_sum_is_compared_where_no_turns_are_told(folder: Path) -> None:
    def in_sum(told: dict[str, Any]) -> None:
        turns = told.pop("turns")
        prompts = [prompt for turn in turns for prompt in turn["prompts"]]
        told.update(prompts=prompts, turns_closed=len(turns), final=turns[-1]["final"])

    change(folder, "opencode/resume", in_sum)
    assert run(folder)[0] == 0
    change(folder, "opencode/resume", lambda told: told.update(turns_closed=1))
    assert run(folder)[0] == 1


def test_an_agent_without_a_format_is_no_difference(folder: Path) -> None:
    change(folder, "cline/tools", lambda told: told.update(agent="nobody"))
    code, table = run(folder)
    assert code == 0
    assert "no such format" in table


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "no expected.json" in done.stderr
