"""What the documents say holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd import agents
from memoryd.cli.exits import Exit
from memoryd.cli.parser import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("agent", agents.names())
def test_every_agent_has_its_row_with_where_its_transcripts_are(agent: str) -> None:
    (row,) = [line for line in README.splitlines() if line.startswith(f"| `{agent}`")]
    assert [root for root in agents.get(agent).roots if f"`{root}`" not in row] == []
    assert f"`{agent}`" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_command_and_exit_code_is_told() -> None:
    assert [command.NAME for command in COMMANDS if f"`memoryd {command.NAME}" not in README] == []
    codes = README.split("Exit codes: ")[1].split("\n\n")[0]
    assert [code for code in Exit if f"{code.value} " not in codes] == []


def test_no_line_is_longer_than_a_screen_but_in_tables_and_shown_output() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > 120 and not line.startswith(("|", "    "))] == []
