"""Whose memories are shown, where they lie, and why one cannot be."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.running import Home

OWN = "---\nname: tabs\ndescription: Use tabs.\ntype: feedback\n{more}---\n\nUse tabs.\n"


@pytest.fixture
def project(home: Home) -> Path:
    folder = home.path / "src" / "网店"
    (folder / ".memory").mkdir(parents=True)
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    return folder


def write(project: Path, more: str = "", name: str = "feedback-tabs.md") -> None:
    (project / ".memory" / name).write_text(OWN.replace("{more}", more), encoding="utf-8")


@pytest.mark.parametrize("command", ["show", "why"])
@pytest.mark.parametrize("name", ["broken", "broken.md"])
def test_a_broken_memory_is_unreadable_and_not_absent(home: Home, project: Path, command: str, name: str) -> None:
    (project / ".memory" / "broken.md").write_bytes(b"---\nname: [\n---\n")
    run = home.memoryd(command, name, cwd=project)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (1, "", 1)
    assert f"{project}/.memory/broken.md cannot be read: its front matter is not YAML" in run.stderr
    assert "mend or remove the file" in run.stderr


def test_why_shows_what_the_file_says_where_the_ledger_knows_nothing(home: Home, project: Path) -> None:
    write(project, 'source: claude-code/3f2a/turn-7\nevidence: "以后一律用 tab"\n')
    run = home.memoryd("why", "tabs", cwd=project)
    assert run.stdout == "“以后一律用 tab”\n  source claude-code/3f2a/turn-7, from its file\n"
    (ground,) = json.loads(home.memoryd("why", "tabs", "--json", cwd=project).stdout)
    assert ground == {"quote": "以后一律用 tab", "source": "claude-code/3f2a/turn-7", "from": "its file"}


def test_only_what_has_neither_was_written_by_hand(home: Home, project: Path) -> None:
    write(project)
    assert "was written by hand" in home.memoryd("why", "tabs", cwd=project).stdout
    write(project, "source: claude-code/3f2a/turn-7\n")
    assert "by hand" not in home.memoryd("why", "tabs", cwd=project).stdout
    assert home.memoryd("add", "Deploys go out on Tuesdays.", "--name", "部署", cwd=project).returncode == 0
    assert "部署 was written with `memoryd add` on 20" in home.memoryd("why", "部署", cwd=project).stdout


def test_what_is_pinned_or_holds_always_is_marked(home: Home, project: Path) -> None:
    write(project, "pinned: true\nalways: true\n")
    write(project, name="plain.md")
    pinned, plain = home.memoryd("list", cwd=project).stdout.splitlines()
    assert ("feedback (pinned, always)" in pinned, "pinned" in plain or "always" in plain) == (True, False)
    shown = home.memoryd("show", "feedback-tabs", cwd=project).stdout
    assert "\npinned: true\nalways: true\n" in shown
    assert "true" not in home.memoryd("show", "plain.md", cwd=project).stdout
    (project / ".memory" / "随手.md").write_text("没有前言。\n", encoding="utf-8")
    assert home.memoryd("show", "随手", cwd=project).stdout.startswith("随手\n没有前言。\n")


def test_a_journal_that_holds_nothing_says_of_what(home: Home, project: Path) -> None:
    assert home.memoryd("log", cwd=project).stderr == f"nothing was changed yet in {project}\n"
    told = home.memoryd("log", "没有", cwd=project).stderr
    assert told == f"the journal holds nothing about '没有' in {project}; see `memoryd list`\n"


def test_a_folder_that_came_with_the_repository_is_said_to_be_set_aside(home: Home, project: Path) -> None:
    write(project)
    subprocess.run(["git", "-C", str(project), "add", "."], check=True)
    listed = home.memoryd("list", cwd=project)
    first, second = listed.stderr.splitlines()
    data = home.path / ".local" / "share" / "memoryd" / "projects"
    why = "for it came with the repository (`memoryd trust` shows it)"
    assert first.startswith(f"{project}/.memory is set aside, {why}; its memories lie in")
    assert f"its memories lie in {data}/" in first
    assert second.startswith("no memories in")
    shown = home.memoryd("show", "tabs", cwd=project)
    assert (shown.returncode, "is set aside" in shown.stderr) == (1, True)
    assert json.loads(home.memoryd("list", "--json", cwd=project).stdout)["folder"].startswith(str(data))


def test_the_home_folder_is_said_to_be_no_project(home: Home) -> None:
    run = home.memoryd("list")
    assert f"{home.path} is the home folder, not a project; its memories lie in" in run.stderr


def test_an_ordinary_project_is_shown_without_a_word(home: Home, project: Path) -> None:
    write(project)
    run = home.memoryd("list", cwd=project)
    assert (run.returncode, run.stderr) == (0, "")
    assert "tabs" in run.stdout


def test_a_place_for_all_projects_is_no_surprise(home: Home, project: Path) -> None:
    config = home.path / "c.toml"
    config.write_text('[memory]\nlocation = "~/memories/{project}"\n', encoding="utf-8")
    assert home.memoryd("--config", str(config), "add", "one", cwd=project).returncode == 0
    run = home.memoryd("--config", str(config), "list", cwd=project)
    assert (run.stderr, "one" in run.stdout) == ("", True)


def test_memories_of_a_project_that_is_gone_can_still_be_seen(home: Home, project: Path) -> None:
    write(project)
    subprocess.run(["git", "-C", str(project), "add", "."], check=True)
    assert home.memoryd("add", "one", "--name", "first", cwd=project).returncode == 0
    shutil.rmtree(project)
    run = home.memoryd("list", "--project", str(project))
    assert (run.returncode, "first" in run.stdout) == (0, True)
    assert f"{project} no longer exists; its memories lie in" in run.stderr
    assert home.memoryd("add", "two", "--project", str(project)).returncode == 1


@pytest.mark.parametrize("command", [["list"], ["show", "tabs"], ["why", "tabs"], ["log"], ["rejected"], ["backfill"]])
def test_a_folder_that_is_not_there_is_not_the_project_around_it(home: Home, project: Path, command: list[str]) -> None:
    assert home.memoryd("add", "Use tabs", "--name", "tabs", cwd=project).returncode == 0
    run = home.memoryd(*command, "--project", "不存在", cwd=project)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"memoryd: there is no folder {project}/不存在; look for a typing mistake in --project\n"


def test_personal_memories_do_not_stand_for_a_folder_that_is_not_there(home: Home) -> None:
    config = home.path / "personal.toml"
    config.write_text(f'[memory]\npersonal = "{home.path}/mine"\n', encoding="utf-8")
    told = ("--config", str(config))
    add = home.memoryd(*told, "add", "Likes tea", "--type", "user", "--name", "tea")
    assert add.returncode == 0
    for command in ("list", "log"):
        run = home.memoryd(*told, command, "--project", "没有")
        assert (run.returncode, run.stdout) == (1, "")
        assert run.stderr == f"memoryd: there is no folder {home.path}/没有; look for a typing mistake in --project\n"
