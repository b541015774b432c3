"""In which file each agent is told."""

from __future__ import annotations

import pytest

from memoryd import agents
from memoryd.core.connections import READS, Connection, file_for, hides, importers


@pytest.mark.parametrize(
    ("agent", "there", "file"),
    [
        ("claude-code", ["CLAUDE.md", "AGENTS.md", "CLAUDE.local.md"], ".claude/rules/memoryd.md"),
        ("codex", [], "AGENTS.md"),
        ("codex", ["AGENTS.md", "AGENTS.override.md"], "AGENTS.override.md"),
        ("copilot", ["CLAUDE.md", "AGENTS.override.md"], "AGENTS.md"),
        ("pi", [], "AGENTS.md"),
        ("pi", ["CLAUDE.md"], "CLAUDE.md"),
        ("pi", ["CLAUDE.md", "AGENTS.md"], "AGENTS.md"),
    ],
)
def test_the_file_is_the_one_the_agent_reads(agent: str, there: list[str], file: str) -> None:
    assert file_for(agent, everywhere=False, exists=there.__contains__) == file


def test_what_holds_for_all_projects_stands_in_the_agents_own_folder() -> None:
    own = {agent: file_for(agent, everywhere=True, exists=lambda file: False) for agent in READS}
    assert own == {
        "claude-code": "rules/memoryd.md", "codex": "AGENTS.md", "copilot": "copilot-instructions.md",
        "pi": "AGENTS.md",
    }  # fmt: skip


def test_a_new_file_that_hides_another_is_told() -> None:
    assert "pi" in hides("codex", "AGENTS.md", ["CLAUDE.md"].__contains__)
    assert hides("codex", "AGENTS.md", [].__contains__) == ""
    assert hides("claude-code", ".claude/rules/memoryd.md", ["CLAUDE.md"].__contains__) == ""


def test_nothing_is_claimed_of_agents_that_are_not_known() -> None:
    assert set(READS) <= set(agents.names())
    assert importers(("codex", "copilot"))
    assert not importers(("codex", "pi", "whoever"))


def test_a_connection_knows_its_whole_path() -> None:
    assert Connection("codex", "/", "AGENTS.md", "/m").path == "/AGENTS.md"
    assert Connection("codex", "/p/项目", "AGENTS.md", "/m").path == "/p/项目/AGENTS.md"
