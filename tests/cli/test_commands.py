"""The commands, each in a process of its own, without a daemon."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from pathlib import Path

import pytest

from memoryd.adapters.instance import InstanceLock
from memoryd.adapters.use_notes import FileUseNotes
from memoryd.cli.add import usual_type
from tests.cli.running import Home

RULE = "From now on always use Decimal for money, never float."


@pytest.fixture
def project(home: Home) -> Path:
    folder = home.path / "src" / "网店"
    folder.mkdir(parents=True)
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    return folder


def transcript(home: Home, project: Path, *said: str) -> None:
    config = home.path / "c.toml"
    config.write_text(f'[[sessions]]\npath = "{home.path}/logs"\nagent = "generic"\n', encoding="utf-8")
    (home.path / "logs").mkdir()
    lines: list[dict[str, str]] = []
    for number, words in enumerate(said):
        at = f"2026-11-29T10:{number:02d}:00Z"
        lines.append({"role": "user", "content": words, "timestamp": at, "cwd": str(project), "session": "mine"})
        lines.append({"role": "assistant", "content": "Done.", "timestamp": at, "cwd": str(project), "session": "mine"})
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    session = home.path / "logs" / "a.jsonl"
    session.write_text(text, encoding="utf-8")
    # It fell quiet an hour ago; a session that may still go on keeps its last turn open.
    os.utime(session, (time.time() - 3600, time.time() - 3600))


def test_a_memory_of_ones_own_can_be_written_seen_and_taken_away(home: Home, project: Path) -> None:
    added = home.memoryd("add", "测试一律用真实的数据库。", "--type", "feedback", "--name", "real-db", cwd=project)
    assert added.returncode == 0, added.stderr
    assert "real-db" in home.memoryd("list", cwd=project).stdout
    shown = home.memoryd("show", "real-db", "--project", str(project))
    assert "测试一律用真实的数据库。" in shown.stdout
    assert "(feedback)" in shown.stdout
    assert "real-db" in (project / ".memory" / "MEMORY.md").read_text(encoding="utf-8")
    removed = home.memoryd("rm", "real-db", cwd=project)
    assert removed.returncode == 0, removed.stderr
    assert "real-db" not in home.memoryd("list", cwd=project).stdout
    assert len(list((project / ".memory" / "archive").glob("*.md"))) == 1


def test_the_text_may_come_on_standard_input(home: Home, project: Path) -> None:
    assert home.memoryd("add", "-", cwd=project, stdin="Deploys go out on Tuesdays.\n").returncode == 0
    assert "Deploys go out on Tuesdays." in home.memoryd("list", cwd=project).stdout
    empty = home.memoryd("add", "-", cwd=project, stdin="  \n")
    assert (empty.returncode, "nothing to remember" in empty.stderr) == (1, True)


def test_a_text_without_quotes_is_taken_as_one(home: Home, project: Path) -> None:
    assert home.memoryd("add", "部署只在", "Tuesday", "mornings", "--type", "project", cwd=project).returncode == 0
    assert "部署只在 Tuesday mornings" in home.memoryd("list", cwd=project).stdout


def test_a_secret_is_taken_out_of_what_is_added_and_that_is_said(home: Home, project: Path) -> None:
    secret = "ghp_" + "a1B2c3D4e5F6" * 3
    told = home.memoryd("add", f"令牌是 {secret}。", "--name", f"Token {secret}", cwd=project)
    assert "a secret was taken out of it" in told.stderr
    assert not any(
        secret[4:].lower() in f"{path} {path.read_text()}".lower() for path in (project / ".memory").glob("*.md")
    )


def test_a_project_is_the_same_from_any_folder_in_it(home: Home, project: Path) -> None:
    (project / "deep" / "er").mkdir(parents=True)
    home.memoryd("add", "one", "--name", "one", cwd=project)
    assert "one" in home.memoryd("list", cwd=project / "deep" / "er").stdout


def test_list_as_json_reads_back(home: Home, project: Path) -> None:
    home.memoryd("add", "一", "--name", "first", "--type", "user", cwd=project)
    (project / ".memory" / "broken.md").write_bytes(b"---\nname: [\n---\n")
    listed = json.loads(home.memoryd("list", "--json", cwd=project).stdout)
    assert [(memory["name"], memory["type"]) for memory in listed["memories"]] == [("first", "user")]
    assert [broken["file"] for broken in listed["broken"]] == ["broken.md"]
    assert listed["project"] == str(project)


def test_what_is_old_says_so_in_its_language_and_what_is_used_most_comes_first(home: Home, project: Path) -> None:
    home.memoryd("add", "发布分支叫 release", "--name", "分支", cwd=project)
    home.memoryd("add", "The freeze ends soon.", "--name", "freeze", cwd=project)
    for path in (project / ".memory").glob("project-*.md"):
        path.write_text(re.sub("20\\d\\d-\\d\\d-\\d\\d", "2020-01-01", path.read_text()), encoding="utf-8")
    shown = home.memoryd("list", cwd=project).stdout
    assert re.search(r"The freeze ends soon\. \(noted [\d,]+ days ago, check first\)", shown)
    assert re.search(r"发布分支叫 release \([\d,]+ 天前记下的，先核实\)", shown)
    notes = FileUseNotes(home.path / ".local" / "state" / "memoryd")
    (file,) = [path.name for path in (project / ".memory").glob("project-*.md") if "freeze" in path.name]
    assert all(notes.recalled(str(project), [file], 5.0) for _ in range(2))
    first, second = home.memoryd("list", "--by", "use", cwd=project).stdout.splitlines()
    assert "read 0, recalled 2" in first
    assert "freeze" in first
    assert "not used" in second
    listed = json.loads(home.memoryd("list", "--by", "use", "--json", cwd=project).stdout)["memories"]
    assert [(memory["old"], memory["recalls"]) for memory in listed] == [(True, 2), (True, 0)]


def test_a_broken_file_is_named_beside_the_good_ones(home: Home, project: Path) -> None:
    home.memoryd("add", "one", "--name", "one", cwd=project)
    (project / ".memory" / "broken.md").write_bytes(b"---\nname: [\n---\n")
    run = home.memoryd("list", cwd=project)
    assert "one" in run.stdout
    assert "broken.md cannot be read" in run.stderr


def test_a_project_without_memories_says_so(home: Home, project: Path) -> None:
    run = home.memoryd("list", cwd=project)
    assert (run.returncode, run.stdout) == (0, "")
    assert "no memories in" in run.stderr


@pytest.mark.parametrize("command", ["show", "why", "rm"])
def test_a_name_that_is_not_there_is_1_with_what_comes_near(home: Home, project: Path, command: str) -> None:
    home.memoryd("add", "one", "--name", "use-decimal", cwd=project)
    run = home.memoryd(command, "use-decimals", cwd=project)
    assert run.returncode == 1
    assert "use-decimals" in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_memory_cannot_command_the_terminal(home: Home, project: Path) -> None:
    home.memoryd("add", "one", "--name", "one", cwd=project)
    evil = '---\nname: evil\ndescription: "x\\e[2J\\u202e"\ntype: user\n---\n\nbody \x1b]0;owned\x07\n'
    (project / ".memory" / "evil.md").write_text(evil, encoding="utf-8")
    for args in (["list"], ["show", "evil"], ["list", "--json"]):
        run = home.memoryd(*args, cwd=project)
        assert "evil" in run.stdout
        assert "\x1b" not in run.stdout + run.stderr
        assert "\u202e" not in run.stdout


def test_status_without_a_daemon_is_4_and_says_so(home: Home) -> None:
    run = home.memoryd("status")
    assert run.returncode == 4
    assert run.stdout.startswith("memoryd is not running; start it with `memoryd run`\n")
    as_json = home.memoryd("status", "--json")
    assert as_json.returncode == 4
    assert json.loads(as_json.stdout)["running"] is False


def test_off_and_on_are_a_projects_own_switch(home: Home, project: Path) -> None:
    assert home.memoryd("off", cwd=project).returncode == 0
    assert (project / ".memory" / ".off").is_file()
    transcript(home, project, RULE)
    assert home.memoryd("--config", str(home.path / "c.toml"), "once", "--since", "2026-01-01").returncode == 0
    assert not list((project / ".memory").glob("*.md"))
    assert home.memoryd("on", cwd=project).returncode == 0
    assert not (project / ".memory" / ".off").exists()


def test_once_works_through_what_was_said_and_why_shows_the_words(home: Home, project: Path) -> None:
    transcript(home, project, "以后提交信息一律用中文写。", "Fix the typo in the readme.", RULE)
    config = ("--config", str(home.path / "c.toml"))
    first = home.memoryd(*config, "once", "--since", "2026-01-01", cwd=project)
    assert first.returncode == 0, first.stderr
    assert first.stdout == "3 turns, 2 memories written\n"
    listed = json.loads(home.memoryd(*config, "list", "--json", cwd=project).stdout)["memories"]
    assert len(listed) == 2
    grounds = [
        ground
        for memory in listed
        for ground in json.loads(home.memoryd(*config, "why", memory["name"], "--json", cwd=project).stdout)
    ]
    assert sorted(ground["session"] for ground in grounds) == ["mine", "mine"]
    assert {ground["speaker"] for ground in grounds} == {"user"}
    said = "以后提交信息一律用中文写。" + RULE
    assert all(ground["quote"] in said for ground in grounds)
    for ground in grounds:
        begins, ends = map(int, ground["bytes"].split("-"))
        there = Path(ground["file"]).read_bytes()[begins:ends].decode("utf-8")
        assert ground["quote"] in there or json.dumps(ground["quote"])[1:-1] in there
    why = home.memoryd(*config, "why", listed[0]["name"], cwd=project)
    assert "2026-11-29" in why.stdout
    again = home.memoryd(*config, "once", "--since", "2026-01-01", cwd=project)
    assert again.stdout == "0 turns, 0 memories written\n"


def test_once_leaves_existing_transcripts_alone_unless_asked(home: Home, project: Path) -> None:
    transcript(home, project, RULE)
    run = home.memoryd("--config", str(home.path / "c.toml"), "once", cwd=project)
    assert (run.returncode, run.stdout) == (0, "0 turns, 0 memories written\n")


def test_once_counts_in_words_that_agree(home: Home, project: Path) -> None:
    transcript(home, project, RULE)
    run = home.memoryd("--config", str(home.path / "c.toml"), "once", "--since", "2026-01-01", cwd=project)
    assert run.stdout == "1 turn, 1 memory written\n"


def test_once_says_what_to_do_when_there_is_nothing_to_watch(home: Home) -> None:
    assert "there is nothing to watch, no agent memoryd knows" in home.memoryd("once").stderr
    config = home.path / "c.toml"
    config.write_text(f'[[sessions]]\npath = "{home.path}/none"\n', encoding="utf-8")
    assert f"none of these is there: {home.path}/none; " in home.memoryd("--config", str(config), "once").stderr


def test_once_says_why_turns_wait_and_until_when(home: Home, project: Path) -> None:
    transcript(home, project, RULE)
    config = home.path / "c.toml"
    with config.open("a", encoding="utf-8") as file:
        file.write('[extraction]\nbackend = "anthropic"\n[budget]\nusd_per_day = 0\n')
    key = {"ANTHROPIC_API_KEY": "none"}
    run = home.memoryd("--config", str(config), "once", "--since", "2026-01-01", cwd=project, env=key)
    assert "1 turn, 0 memories written, 1 still waiting" in run.stdout
    assert re.search(r"^waiting: .*usd_per_day.*until", run.stderr, re.MULTILINE), run.stderr


def test_once_logs_json_lines_where_no_terminal_is_and_no_words(home: Home, project: Path) -> None:
    transcript(home, project, RULE)
    run = home.memoryd("--config", str(home.path / "c.toml"), "once", "--since", "2026-01-01", cwd=project)
    events = [json.loads(line)["event"] for line in run.stderr.splitlines()]
    assert "turn closed" in events
    assert "draft accepted" in events
    assert "memory written" in events
    assert "Decimal for money" not in run.stderr


def test_reindex_and_a_dry_consolidation_change_no_memory(home: Home, project: Path) -> None:
    home.memoryd("add", "Deploys go out on Tuesdays.", "--name", "deploys", cwd=project)
    before = {path.name: path.read_bytes() for path in (project / ".memory").glob("*.md")}
    (project / ".memory" / "MEMORY.md").unlink()
    assert home.memoryd("reindex", cwd=project).returncode == 0
    assert home.memoryd("consolidate", "--dry-run", cwd=project).returncode == 0
    assert {path.name: path.read_bytes() for path in (project / ".memory").glob("*.md")} == before


def test_a_command_waits_for_nobody_who_holds_the_lock(home: Home, project: Path) -> None:
    with InstanceLock(home.path / ".local" / "state" / "memoryd" / "instance.lock"):
        run = home.memoryd("add", "one", cwd=project)
    assert run.returncode == 1
    assert "already running (process" in run.stderr


def test_inspect_prints_an_object_a_turn(home: Home, project: Path) -> None:
    transcript(home, project, "你好", "Fix it")
    run = home.memoryd("inspect", str(home.path / "logs"), "--json")
    assert run.returncode == 0, run.stderr
    turns = [json.loads(line) for line in run.stdout.splitlines()]
    assert [turn["prompts"] for turn in turns] == [["你好"], ["Fix it"]]
    expected = {"file", "agent", "session", "turn", "prompts", "final", "close", "cwd", "start", "end"}
    assert set(turns[0]) == expected
    assert (turns[0]["agent"], turns[0]["final"], turns[0]["close"]) == ("generic", "Done.", "completed")
    human = home.memoryd("inspect", str(home.path / "logs" / "a.jsonl"))
    assert "你好" in human.stdout
    assert "a.jsonl bytes 0-" in human.stdout


def test_inspect_says_what_it_cannot_read(home: Home) -> None:
    run = home.memoryd("inspect", str(home.path / "nowhere"))
    assert run.returncode == 1
    assert "nowhere" in run.stderr


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("以后提交信息一律用中文写。", "feedback"),
        ("Always use Decimal for money.", "feedback"),
        ("I prefer short answers.", "user"),
        ("Deploys go out on Tuesdays.", "project"),
        ("https://wiki.example.com/runbook", "reference"),
    ],
)
def test_a_text_without_a_type_gets_the_one_it_reads_like(text: str, kind: str) -> None:
    assert usual_type(text) == kind
