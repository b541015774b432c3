"""memoryd init shows, asks, writes once, and never overwrites."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import stat
import struct
import subprocess
import sys
import termios
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.config import Places, load
from tests.cli.running import Home

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the paths expected here are Linux's")


def session(home: Home, project: Path) -> None:
    folder = home.path / ".claude" / "projects" / "-src-app"
    folder.mkdir(parents=True)
    line: dict[str, object] = {"type": "user", "uuid": "u1", "parentUuid": None, "sessionId": "s", "cwd": str(project)}
    line["message"] = {"role": "user", "content": "hello"}
    (folder / "s.jsonl").write_text('{"type":"mode"}\nnonsense\n' + json.dumps(line) + "\n", encoding="utf-8")


def test_a_folder_that_is_not_there_yet_is_not_said_to_be_found(home: Home) -> None:
    (home.path / ".codex" / "sessions").mkdir(parents=True)
    shown = " ".join(home.memoryd("init", "--yes").stdout.split())
    assert f"codex: 0 transcripts in {home.path}/.codex/sessions " in shown
    assert f"codex: {home.path}/.codex/archived_sessions is not there yet" in shown


def test_it_shows_what_it_found_and_where_it_would_write(home: Home) -> None:
    project = home.path / "src" / "应用"
    project.mkdir(parents=True)
    session(home, project)
    run = home.memoryd("init", "--yes")
    assert run.returncode == 0, run.stderr
    assert f"claude-code: 1 transcript in {home.path}/.claude/projects" in run.stdout
    assert f"{project}/.memory" in run.stdout
    assert str(home.path / ".local/state/memoryd") in run.stdout
    assert "nothing is sent anywhere" in run.stdout
    assert run.stdout.rstrip().endswith("    memoryd connect claude-code")
    assert not (project / ".memory").exists()


def test_it_writes_a_private_config_that_loads_as_the_defaults(home: Home, tmp_path: Path) -> None:
    (home.path / ".claude").mkdir()
    assert home.memoryd("init", "--yes").returncode == 0
    assert stat.S_IMODE(home.config.stat().st_mode) == 0o600
    assert stat.S_IMODE(home.config.parent.stat().st_mode) == 0o700
    places = Places(home.path, tmp_path / "none", tmp_path / "s", tmp_path / "d")
    written, none = load(home.config, {}, places), load(None, {}, places)
    assert (written.sessions, written.extraction, written.budget) == (none.sessions, none.extraction, none.budget)


def test_the_backend_chosen_is_the_one_written(home: Home) -> None:
    run = home.memoryd("init", "--yes", "--backend", "anthropic")
    assert "ANTHROPIC_API_KEY" in run.stdout
    assert tomllib.loads(home.config.read_text(encoding="utf-8"))["extraction"] == {"backend": "anthropic"}


def test_a_config_that_is_there_is_left_as_it_is(home: Home) -> None:
    home.config.parent.mkdir(parents=True)
    home.config.write_text("# mine", encoding="utf-8")
    run = home.memoryd("init", "--yes")
    assert run.returncode == 1
    assert "exists already" in run.stderr
    assert home.config.read_text(encoding="utf-8") == "# mine"


def test_config_names_another_place(home: Home) -> None:
    target = home.path / "新" / "my.toml"
    assert home.memoryd("--config", str(target), "init", "--yes").returncode == 0
    assert target.is_file()
    assert not home.config.exists()


def test_without_a_terminal_it_does_not_guess_the_answers(home: Home) -> None:
    run = home.memoryd("init", stdin="\n\n")
    assert run.returncode == 1
    assert "--yes" in run.stderr
    assert not home.config.exists()


def answered(home: Home, answers: str) -> tuple[int, str]:
    outer, inner = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "memoryd", "init"],
        cwd=home.path,
        env={**home.env, "TERM": "dumb"},
        stdin=inner,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    os.close(inner)
    os.write(outer, answers.encode())
    said, _ = child.communicate(timeout=60)
    os.close(outer)
    return child.returncode, said


def test_enter_takes_the_defaults(home: Home) -> None:
    code, said = answered(home, "\n\n")
    assert code == 0, said
    assert "Which one? [rules]" in said
    assert home.config.is_file()


def test_no_writes_nothing(home: Home) -> None:
    code, said = answered(home, "anthropic\nn\n")
    assert (code, "Nothing was written." in said) == (0, True)
    assert not home.config.exists()


def test_an_unknown_backend_is_refused_and_asked_for_again(home: Home) -> None:
    code, said = answered(home, "gpt\nrulez\nrules\n\n")
    assert (code, said.count("is no backend"), home.config.is_file()) == (0, 2, True)


def test_a_screen_of_80_columns_loses_no_word(home: Home) -> None:
    (home.path / ".claude").mkdir()
    (home.path / ".codex").mkdir()
    outer, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    child = subprocess.Popen(
        [sys.executable, "-m", "memoryd", "init", "--yes"], env=home.env, stdin=inner, stdout=inner, stderr=inner
    )
    os.close(inner)
    said = b""
    with suppress(OSError):
        while part := os.read(outer, 65536):
            said += part
    os.close(outer)
    assert child.wait(60) == 0
    words = " ".join(re.sub(r"\x1b\[[0-9;]*m", "", said.decode()).split())
    assert "secrets taken out) to the Anthropic API; costs money." in words
    assert "…" not in words
    assert "To make claude-code, codex read the memory" in words
    assert words.endswith("memoryd connect claude-code memoryd connect codex")


def test_every_known_agent_is_told_how_to_read_the_memory(home: Home) -> None:
    run = home.memoryd("init", "--yes")
    assert run.returncode == 0, run.stderr
    told = run.stdout.split("To make ", 1)[1]
    assert [name for name in agents.names() if agents.get(name).roots and name not in told] == []
