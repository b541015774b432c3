"""The doctor says of each thing how it is and what to do, and changes nothing."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from memoryd.agents.generic import QUIET
from memoryd.bootstrap.examining_pipeline import examine_canary
from memoryd.core.findings import Grade
from tests.cli.running import Home

LINE = '{"role": "user", "content": "你好 👋", "cwd": "/"}\n{"role": "assistant", "content": "Hi."}\n'


def examined(home: Home, *, code: int) -> list[dict[str, str]]:
    run = home.memoryd("doctor", "--json")
    assert run.returncode == code, run.stdout + run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    assert found["ok"] is (code == 0)
    findings: list[dict[str, str]] = found["findings"]
    assert [each for each in findings if each["grade"] != "well" and not each["remedy"]] == []
    return findings


def wrong(home: Home) -> str:
    return "\n".join(
        f"{each['what']} -> {each['remedy']}" for each in examined(home, code=1) if each["grade"] == "wrong"
    )


def configure(home: Home, text: str = "", agent: str = "generic") -> Path:
    sessions = home.path / "sessions"
    sessions.mkdir(exist_ok=True)
    home.config.parent.mkdir(parents=True, exist_ok=True)
    head = f'[[sessions]]\npath = "{sessions}"\nagent = "{agent}"\n'
    home.config.write_text(head + text, encoding="utf-8")
    return sessions


def tree(folder: Path) -> dict[str, tuple[int, int]]:
    """Return what is in a folder, with size and time; what Python compiles for itself aside."""
    paths = [path for path in folder.rglob("*") if "__pycache__" not in path.parts]
    return {str(path): (path.lstat().st_size, path.lstat().st_mtime_ns) for path in paths}


def test_a_machine_in_order_is_well_and_nothing_is_changed(home: Home) -> None:
    (configure(home) / "a.jsonl").write_text(LINE, encoding="utf-8")
    temporary = home.path / "tmp"
    temporary.mkdir()
    before = tree(home.path)
    run = home.memoryd("doctor", env={"TMPDIR": str(temporary)})
    assert run.returncode == 0, run.stdout
    assert run.stdout.endswith("\nnothing is wrong\n")
    assert "a made-up turn was read, judged, written and indexed" in run.stdout
    assert "generic, 1 file, newest turn in a.jsonl today" in run.stdout
    after = {path: seen for path, seen in tree(home.path).items() if path != str(temporary)}
    assert after == {path: seen for path, seen in before.items() if path != str(temporary)}


def test_it_names_python_sqlite_and_the_areas(home: Home) -> None:
    (configure(home) / "a.jsonl").write_text(LINE, encoding="utf-8")
    findings = examined(home, code=0)
    assert {each["area"] for each in findings} == {"machine", "config", "sessions", "backend", "daemon", "pipeline"}
    assert any("SQLite" in each["what"] for each in findings)


def test_the_made_up_turn_waits_for_no_quiet() -> None:
    started = time.monotonic()
    assert examine_canary().grade is Grade.WELL
    assert time.monotonic() - started < QUIET


def test_every_problem_of_a_broken_config_is_a_finding_and_the_pipeline_is_still_tried(home: Home) -> None:
    configure(home, "[extraction]\nbakend = 1\n[budget]\nusd_per_day = 'lots'\n")
    said = wrong(home)
    assert "bakend" in said
    assert "usd_per_day" in said
    assert "made-up turn" not in said


def test_folders_that_are_not_there_are_wrong_only_when_none_is(home: Home) -> None:
    (configure(home) / "a.jsonl").write_text(LINE, encoding="utf-8")
    text = home.config.read_text(encoding="utf-8")
    more = f'[[sessions]]\npath = "{home.path}/missing"\nagent = "generic"\n'
    home.config.write_text(text + more, encoding="utf-8")
    assert any("missing is not there" in each["what"] for each in examined(home, code=0))
    home.config.write_text(text + more + more.replace("missing", "没有"), encoding="utf-8")
    (both,) = [each["what"] for each in examined(home, code=0) if "not there" in each["what"]]
    assert both == f"{home.path}/missing, {home.path}/没有 are not there"
    home.config.write_text(more, encoding="utf-8")
    assert "none of the 1 session folders is there" in wrong(home)


def test_a_format_that_is_not_recognised_is_told(home: Home) -> None:
    (configure(home, agent="auto") / "a.jsonl").write_text('{"x": 1}\n' * 50, encoding="utf-8")
    assert any("no turn is seen in the newest" in each["what"] for each in examined(home, code=0))


def test_what_others_may_read_or_change_is_wrong_with_the_command_that_mends_it(home: Home) -> None:
    state = home.path / "state"
    configure(home, f'[state]\ndirectory = "{state}"\n')
    state.mkdir(mode=0o755)
    home.config.chmod(0o660)
    said = wrong(home)
    assert f"chmod 700 {state}" in said
    assert f"chmod go-w {home.config}" in said


def test_a_damaged_ledger_is_wrong(home: Home) -> None:
    state = home.path / "state"
    configure(home, f'[state]\ndirectory = "{state}"\n')
    assert home.memoryd("once").returncode == 0
    ledger = state / "ledger.sqlite3"
    ledger.write_bytes(b"no database " * 500)
    before = ledger.read_bytes()
    assert "ledger" in wrong(home)
    assert ledger.read_bytes() == before


@pytest.mark.parametrize(("days", "grade"), [(None, "note"), (0, "wrong"), (365, "note")])
def test_an_agent_that_deletes_its_transcripts_is_warned_of(home: Home, days: int | None, grade: str) -> None:
    folder = home.path / ".claude"
    (folder / "projects" / "-商店").mkdir(parents=True)
    record = {
        "type": "user", "uuid": "u1", "parentUuid": None, "sessionId": "s", "timestamp": "2026-11-29T10:00:00Z",
        "cwd": "/", "message": {"role": "user", "content": "hello"},
    }  # fmt: skip
    (folder / "projects" / "-商店" / "s.jsonl").write_text(json.dumps(record) + "\n", encoding="utf-8")
    if days is not None:
        (folder / "settings.json").write_text(json.dumps({"cleanupPeriodDays": days}), encoding="utf-8")
    findings = examined(home, code=int(grade == "wrong"))
    (kept,) = [each for each in findings if "Claude Code" in each["what"]]
    assert kept["grade"] == grade
    assert "cleanupPeriodDays" in kept["remedy"]


def test_transcripts_that_go_before_they_are_read_are_wrong(home: Home) -> None:
    projects = home.path / ".claude" / "projects"
    (projects / "p").mkdir(parents=True)
    assert home.memoryd("once").returncode == 0
    path = projects / "p" / "s.jsonl"
    path.write_text('{"type": "user"}\n', encoding="utf-8")
    old = time.time() - 25 * 86_400
    os.utime(path, (old, old))
    assert "go in 5 days -> `memoryd once` reads them now" in wrong(home)


def test_a_backend_that_cannot_be_asked_is_wrong_without_asking_it(home: Home) -> None:
    configure(home, '[extraction]\nbackend = "anthropic"\n')
    assert "ANTHROPIC_API_KEY is not set" in wrong(home)
    configure(home, '[extraction]\nbackend = "claude-cli"\n')
    run = home.memoryd("doctor", env={"PATH": "/nowhere"})
    assert "`claude` is not found" in run.stdout
