"""What the documents say holds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import memoryd
from memoryd import agents
from memoryd.cli.exits import Exit
from memoryd.cli.parser import NAMES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("agent", agents.names())
def test_every_agent_has_its_row_with_where_its_transcripts_are(agent: str) -> None:
    (row,) = [line for line in README.splitlines() if line.startswith(f"| `{agent}`")]
    assert [root for root in agents.get(agent).roots if f"`{root}`" not in row] == []
    assert f"`{agent}`" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_command_and_exit_code_is_told() -> None:
    assert [name for name in NAMES if f"`memoryd {name}" not in README] == []
    codes = README.split("Exit codes: ")[1].split("\n\n")[0]
    assert [code for code in Exit if f"{code.value} " not in codes] == []


def test_no_line_is_longer_than_a_screen_but_in_tables_and_shown_output() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > 120 and not line.startswith(("|", "    "))] == []


def test_what_the_readme_shows_of_the_library_is_what_it_prints(tmp_path: Path) -> None:
    told = README.split("## In an agent of your own")[1]
    code, printed = (textwrap.dedent(block) for block in re.findall(r"\n\n((?:    .*\n)+)", told)[:2])
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / ".memory").mkdir(mode=0o700)
    # A temporary folder never has memories of its own: this one must not count as one.
    env = os.environ | {"HOME": str(tmp_path), "TMPDIR": "/", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path / "shop", env=env, capture_output=True, text=True, check=True
    )
    assert _undated(done.stdout) == _undated(printed.replace("/home/ada", str(tmp_path)))


def _undated(text: str) -> str:
    return re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "DATE", text)


def test_every_public_name_of_the_library_that_is_called_is_told() -> None:
    told = README.split("## In an agent of your own")[1].split("\n## ")[0]
    methods = [name for name in vars(memoryd.MemoryDir) if not name.startswith("_") and name not in ("path", "guide")]
    assert [name for name in methods if f"{name}(" not in told] == []
    assert [name for name in ("system_prompt", "age_text", "sessions", "MemorydError") if name not in told] == []
