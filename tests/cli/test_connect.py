"""memoryd connect and disconnect: said first, asked where git tracks the file, undone."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Home


@pytest.fixture
def project(home: Home) -> Path:
    """Return a repository with a rules file that git tracks."""
    folder = home.path / "src" / "商店"
    folder.mkdir(parents=True)
    (folder / "AGENTS.md").write_bytes("# 规则\r\n".encode())
    for words in (["init", "-q"], ["add", "AGENTS.md"]):
        subprocess.run(["git", "-C", folder, *words], check=True, capture_output=True)
    return folder


def test_a_new_file_is_said_and_made(home: Home, project: Path) -> None:
    made = project / ".claude/rules/memoryd.md"
    dry = home.memoryd("connect", "claude-code", "--dry-run", cwd=project)
    assert (dry.returncode, f"would create {made}\n" in dry.stdout) == (0, True), dry.stderr
    assert "    + @../../.memory/MEMORY.md\n" in dry.stdout
    assert not made.exists()
    run = home.memoryd("connect", "claude-code", "--project", str(project))
    assert (run.returncode, f"creates {made}\n" in run.stdout) == (0, True), run.stderr
    again = home.memoryd("connect", "claude-code", cwd=project)
    assert again.stdout == f"claude-code is told in {made} already\n"
    gone = home.memoryd("disconnect", "claude-code", cwd=project)
    assert f"removes {made}\n" in gone.stdout
    assert not (project / ".claude").exists()


def test_what_git_tracks_is_not_changed_without_a_yes(home: Home, project: Path) -> None:
    run = home.memoryd("connect", "codex", cwd=project)
    assert run.returncode == 1
    assert f"would change {project}/AGENTS.md, which git tracks" in run.stdout
    assert "--yes" in run.stderr
    assert (project / "AGENTS.md").read_bytes() == "# 规则\r\n".encode()
    assert home.memoryd("connect", "codex", "--yes", cwd=project).returncode == 0
    assert b"memoryd:begin codex" in (project / "AGENTS.md").read_bytes()
    assert home.memoryd("disconnect", "codex", cwd=project).returncode == 1
    assert home.memoryd("disconnect", "codex", "--yes", cwd=project).returncode == 0
    assert (project / "AGENTS.md").read_bytes() == "# 规则\r\n".encode()


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("是\n", 0), ("\n", 1), ("n\n", 1)])
def test_on_a_terminal_it_asks(home: Home, project: Path, answer: str, code: int) -> None:
    outer, inner = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "memoryd", "connect", "codex"], cwd=project, env={**home.env, "TERM": "dumb"},
        stdin=inner, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
    )  # fmt: skip
    os.close(inner)
    os.write(outer, answer.encode())
    said, _ = child.communicate(timeout=60)
    os.close(outer)
    assert (child.returncode, "Change it? [y/N]" in said) == (code, True), said
    assert (b"memoryd:begin" in (project / "AGENTS.md").read_bytes()) == (code == 0)


def test_an_agent_nobody_checked_gets_words_to_paste(home: Home, project: Path) -> None:
    run = home.memoryd("connect", "gemini", cwd=project)
    assert run.returncode == 1
    assert "not checked" in run.stderr
    assert '"Read .memory/MEMORY.md first' in run.stderr


def test_the_hook_runs_the_memoryd_that_installed_it_with_its_config(home: Home, project: Path) -> None:
    config = home.path / "我的.toml"
    config.write_text("", encoding="utf-8")
    run = home.memoryd("--config", str(config), "connect", "claude-code", "--hook", cwd=project)
    assert run.returncode == 0, run.stderr
    text = (project / ".claude/settings.local.json").read_text(encoding="utf-8")
    assert f"-m memoryd --config '{config}' hook claude-code" in text
    assert home.memoryd("disconnect", "claude-code", "--hook", cwd=project).returncode == 0
    assert not (project / ".claude").exists()


@pytest.mark.parametrize("rules", [False, True], ids=["the hooks alone", "beside a rules file"])
def test_disconnect_takes_the_hooks_out_with_all_else(home: Home, project: Path, *, rules: bool) -> None:
    exclude = project / ".git/info/exclude"
    before = exclude.read_bytes()
    for words in [["--hook"], *([[]] if rules else [])]:
        assert home.memoryd("connect", "claude-code", *words, cwd=project).returncode == 0
    gone = home.memoryd("disconnect", "claude-code", cwd=project)
    assert (gone.returncode, gone.stderr) == (0, "")
    assert f"removes {project}/.claude/settings.local.json\n" in gone.stdout
    assert "nothing tells" not in gone.stdout
    assert not (project / ".claude").exists()
    assert exclude.read_bytes() == before


def test_settings_that_are_not_memoryds_affair_do_not_hinder_disconnect(home: Home, project: Path) -> None:
    assert home.memoryd("connect", "claude-code", cwd=project).returncode == 0
    settings = project / ".claude/settings.local.json"
    settings.write_text("{} // 我的\n", encoding="utf-8")
    assert home.memoryd("disconnect", "claude-code", cwd=project).returncode == 0
    assert [*(project / ".claude").iterdir()] == [settings]
