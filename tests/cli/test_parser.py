"""The command line: complete, documented, light."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.cli import parser
from memoryd.cli.arguments import moment, since

ROOT = Path(__file__).parents[2]
HEAVY = ("watchdog", "apscheduler", "anthropic", "structlog", "yaml", "platformdirs", "sqlite3", "memoryd.bootstrap")


def test_every_command_of_the_design_is_there() -> None:
    first = ["init", "connect", "disconnect", "run", "once", "backfill", "service", "status", "doctor", "cost"]
    first += ["check-backend"]
    first += ["resume"]
    first += ["inspect", "list", "show", "recall", "why", "rejected", "quarantine", "log", "undo", "restore"]
    memory = ["add", "edit", "mv", "pin", "unpin", "adopt", "rm", "forget", "unforget", "purge"]
    project = ["trust", "untrust", "off", "on", "reindex", "consolidate"]
    assert list(parser.NAMES) == [*first, *memory, *project, "hook", "mcp", "demo"]


@pytest.mark.parametrize("name", parser.NAMES)
def test_every_command_has_help_with_an_example_that_parses(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = parser.command(name)
    assert name == command.NAME
    with pytest.raises(SystemExit) as ended:
        parser.build().parse_args([command.NAME, "--help"])
    assert ended.value.code == 0
    assert f"example: {command.EXAMPLE.split()[0]} {command.NAME}" in " ".join(capsys.readouterr().out.split())
    import shlex

    args = parser.build().parse_args(shlex.split(command.EXAMPLE)[1:])
    assert args.command == command.NAME


def test_each_command_is_a_module_of_its_own_name() -> None:
    for name in parser.NAMES:
        assert (ROOT / "memoryd" / "cli" / f"{name.replace('-', '_')}.py").is_file()


@pytest.mark.parametrize("words", [["--help"], ["--help", "list"], ["-h", "list"], ["--config", "x", "--help", "list"]])
def test_help_before_a_command_tells_of_all(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser.parse(words)
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert [name for name in parser.NAMES if f"\n    {name}" not in told] == []


@pytest.mark.parametrize("words", [[], ["--config", "x"], ["--config=x"]])
def test_without_a_command_all_are_listed_on_standard_error(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parser.parse(words)
    assert ended.value.code == 2
    out, told = capsys.readouterr()
    assert (out, [name for name in parser.NAMES if f"\n    {name}" not in told]) == ("", [])


@pytest.mark.parametrize("words", [["list", "--help"], ["--config", "list", "list", "--help"]])
def test_help_behind_a_command_tells_of_it(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser.parse(words)
    assert "usage: memoryd list" in capsys.readouterr().out


def test_help_imports_nothing_heavy() -> None:
    run = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "memoryd", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    imported = {line.rsplit("|", 1)[1].strip() for line in run.stderr.splitlines() if line.startswith("import time:")}
    assert "memoryd.cli.boundary" in imported
    assert [name for name in imported if name.startswith(HEAVY)] == []


@pytest.mark.parametrize(
    ("text", "seconds"), [("30m", 1800), ("12h", 43_200), ("7d", 604_800), ("2w", 1_209_600), (" 1 D ", 86_400)]
)
def test_an_age_is_counted_back_from_now(text: str, seconds: int) -> None:
    import time

    assert abs(time.time() - seconds - since(text)) < 5


def test_a_date_is_a_moment_too() -> None:
    assert since("2026-11-29T12:00:00+00:00") == 1795953600.0
    assert since("2026-11-29") < since("2026-11-30")


@pytest.mark.parametrize("text", ["", "soon", "7", "7y", "-3d", "99999999d", "2026-13-01", "0001-01-01T00:00:00+23:59"])
def test_what_is_neither_is_refused(text: str) -> None:
    import argparse

    with pytest.raises(argparse.ArgumentTypeError, match="neither an age"):
        since(text)


def test_where_a_date_is_asked_for_the_refusal_names_no_age() -> None:
    import argparse

    with pytest.raises(argparse.ArgumentTypeError, match=r"^'7d' is neither a date \(2026-11-29\) nor a moment"):
        moment("7d")


@pytest.mark.parametrize("text", ["0d", "0m", "2999-01-01"])
def test_a_time_in_which_nothing_can_lie_is_refused(text: str) -> None:
    import argparse

    with pytest.raises(argparse.ArgumentTypeError, match="leaves no time"):
        since(text)


def test_options_are_never_abbreviated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser.build().parse_args(["consolidate", "--dry"])
    assert re.search("unrecognized arguments: --dry", capsys.readouterr().err)
