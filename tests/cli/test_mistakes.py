"""A typing mistake is told as one, with what was probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.cli import parser
from tests.cli.running import Home


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    with pytest.raises(SystemExit) as ended:
        parser.parse(argv)
    assert ended.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


def test_a_misspelt_command_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no command 'statsu'; did you mean `memoryd status`?" in refused(capsys, "statsu")
    assert "did you mean `memoryd inspect`?" in refused(capsys, "--config", "list", "inspct", "x")
    assert "known are init, " in refused(capsys, "帮助")


@pytest.mark.parametrize("argv", [["list", "--config", "c"], ["list", "--config=c"], ["show", "--config", "c"]])
def test_config_after_the_command_is_told_where_it_belongs(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert f"--config goes before the command: memoryd --config PATH {argv[0]}" in refused(capsys, *argv)


def test_config_before_the_command_is_taken() -> None:
    args = parser.parse(["--config", "c", "show", "n"])
    assert (args.config, args.command, args.name) == ("c", "show", "n")


def test_an_unknown_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "unrecognized arguments: --bogus" in refused(capsys, "list", "--bogus")


@pytest.mark.parametrize(
    "command",
    [
        ["off"],
        ["on"],
        ["add", "one"],
        ["reindex"],
        ["consolidate"],
        ["rm", "a"],
        ["list"],
        ["show", "a"],
        ["log"],
        ["rejected"],
        ["backfill"],
        ["backfill", "--dry-run"],
    ],
)
def test_a_folder_that_is_not_there_is_refused_and_not_made(home: Home, command: list[str]) -> None:
    run = home.memoryd(*command, "--project", "nonexist")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"memoryd: there is no folder {home.path}/nonexist; look for a typing mistake in --project\n"
    assert not (home.path / "nonexist").exists()
    assert not (home.path / ".local" / "share" / "memoryd" / "projects").exists()


def test_a_home_of_nobody_and_a_folder_of_strangers_are_no_defects(home: Home) -> None:
    run = home.memoryd("list", "--project", "~nobody-at-all/x")
    assert (run.returncode, "there is no such user" in run.stderr) == (1, True)
    run = home.memoryd("inspect", "~nobody-at-all/x")
    assert (run.returncode, "there is no such user" in run.stderr) == (1, True)


def test_a_folder_that_went_away_under_ones_feet_is_no_defect(home: Home) -> None:
    import subprocess
    import sys

    away = home.path / "away"
    away.mkdir()
    script = f"import os, sys; os.rmdir({str(away)!r}); from memoryd.cli import main; sys.exit(main(['list']))"
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=away, env=home.env, capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)
    assert "the folder you stand in cannot be found" in run.stderr


def test_two_commands_in_one_process_are_two_commands(home: Home, tmp_path: Path) -> None:
    import subprocess
    import sys

    script = "from memoryd.cli import main; print([main(['list', '--project', '.']) for _ in range(2)])"
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=home.env,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "[0, 0]" in run.stdout


def test_a_secret_that_was_taken_out_is_told(home: Home, tmp_path: Path) -> None:
    project = home.path / "p"
    project.mkdir()
    key = "sk-ant-api03-" + "a1B2c3D4e5F6" * 4
    run = home.memoryd("add", f"my key is {key}", "--name", "key", cwd=project)
    assert (run.returncode, "a secret was taken out" in run.stderr) == (0, True)
    assert not [path for path in project.rglob("*") if path.is_file() and key in path.read_text(encoding="utf-8")]
    harmless = home.memoryd("add", "Deploys go out on Tuesdays.", cwd=project)
    assert (harmless.returncode, harmless.stderr) == (0, "")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("https://docs.example.com/webshop/api", "reference"),
        ("接口文档：https://docs.example.com/webshop/api。", "reference"),
        ("The API docs: https://docs.example.com/webshop/api", "reference"),
        ("We decided to move everything from https://a.example to the new cluster by the end of March.", "project"),
        ("Deploys go out on Tuesdays.", "project"),
        ("http://", "project"),
    ],
)
def test_a_link_is_a_reference_unless_said_otherwise(text: str, kind: str) -> None:
    from memoryd.cli.add import usual_type

    assert usual_type(text) == kind
