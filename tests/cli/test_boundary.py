"""Every failure ends as one line and an exit code."""

from __future__ import annotations

import io
import os
import re
import stat
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from memoryd.cli.boundary import guarded
from memoryd.cli.context import Context
from memoryd.core.errors import AlreadyRunning, ConfigError, MemorydError, NotRunning, StoreUnavailable


def ended(error: BaseException | int, env: dict[str, str] | None = None) -> tuple[int, str]:
    def perform(context: Context) -> int:
        if isinstance(error, BaseException):
            raise error
        return error

    err = io.StringIO()
    code = guarded(Context(Namespace(perform=perform), env or {}, io.StringIO(), err, io.StringIO()))
    return code, err.getvalue()


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (0, 0, ""),
        (1, 1, ""),
        (MemorydError("no such memory", "see the list"), 1, "memoryd: no such memory; see the list\n"),
        (StoreUnavailable("disk full"), 1, "memoryd: disk full\n"),
        (AlreadyRunning("already running (process 7)"), 1, "memoryd: already running (process 7)\n"),
        (NotRunning("not running", "start it"), 4, "memoryd: not running; start it\n"),
        (ConfigError(["one", "two"], "mend it"), 2, "memoryd: one\nmemoryd: two\nmemoryd: mend it\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_each_failure_has_its_line_and_its_code(error: BaseException | int, code: int, said: str) -> None:
    assert ended(error) == (code, said)


def test_a_message_cannot_command_the_terminal_or_add_a_line() -> None:
    code, said = ended(MemorydError("file \x1b[2Jx\nmemoryd: all is well"))
    assert (code, said) == (1, "memoryd: file \\x1b[2Jx\\nmemoryd: all is well\n")


def test_a_defect_leaves_its_details_in_a_private_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    code, said = ended(ZeroDivisionError("绝密"))
    assert code == 3
    found = re.search(r"details are in (\S+)", said)
    assert found
    report = Path(found[1])
    assert stat.S_IMODE(report.stat().st_mode) == 0o600
    assert "ZeroDivisionError: 绝密" in report.read_text(encoding="utf-8")
    assert "绝密" not in said
    assert "Traceback" not in said


def memoryd(*args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    own = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "memoryd", *args]
    return subprocess.run(command, env={**own, **(env or {})}, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("args", [[], ["bogus"], ["list", "--bogus"], ["once", "--since", "soon"], ["show"]])
def test_a_wrong_command_line_is_2(args: list[str]) -> None:
    run = memoryd(*args)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


def test_a_wrong_config_is_2_with_every_problem_a_line(tmp_path: Path) -> None:
    config = tmp_path / "c.toml"
    config.write_text("[log]\nlevle = 'info'\n[budget]\nusd_per_day = -1", encoding="utf-8")
    for run in (memoryd("--config", str(config), "list"), memoryd("list", env={"MEMORYD_CONFIG": str(config)})):
        assert run.returncode == 2
        assert [line.split(": ", 2)[2] for line in run.stderr.splitlines()] == [
            "[budget] usd_per_day = -1.0: must be at least 0",
            '[log] levle: unknown key; did you mean "level"?',
        ]


def test_help_and_version_work_without_a_home_or_a_config() -> None:
    assert memoryd("--version").stdout.startswith("memoryd ")
    assert "demo" in memoryd("--help").stdout


def test_a_reader_that_leaves_early_is_no_error() -> None:
    script = "import sys; from memoryd.cli.boundary import guarded; from memoryd.cli.context import Context\n"
    script += "from argparse import Namespace\n"
    script += (
        "def perform(context):\n    for n in range(100_000): context.terminal.line('line', str(n))\n    return 0\n"
    )
    script += "sys.exit(guarded(Context(Namespace(perform=perform))))"
    child = subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stderr is not None
    assert child.stdout.readline() == "line 0\n"
    child.stdout.close()
    assert (child.wait(30), child.stderr.read()) == (0, "")
    child.stderr.close()


def test_a_terminal_without_chinese_gets_escapes() -> None:
    run = memoryd("--config", "/nonexistent/中文.toml", "list", env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C"})
    assert run.returncode == 2
    assert "\\u4e2d\\u6587.toml" in run.stderr


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no device here that is always full")
@pytest.mark.parametrize("args", ["status", "list --json", "--help", "list --help", "inspect .", "demo"])
def test_an_output_that_is_full_is_1_in_one_line(args: str, tmp_path: Path) -> None:
    said = '{"role":"user","content":"hi"}\n{"role":"assistant","content":"ho"}\n'
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "a.jsonl").write_text(said, encoding="utf-8")
    run = into_full(args, "> /dev/full", tmp_path)
    assert (run.returncode, run.stderr.count("\n")) == (1, 1), run.stderr
    assert "the output cannot be written: No space left on device" in run.stderr


@pytest.mark.skipif(not FULL.exists(), reason="there is no device here that is always full")
def test_where_nothing_at_all_can_be_written_the_code_still_tells(tmp_path: Path) -> None:
    assert into_full("show none", "> /dev/full 2> /dev/full", tmp_path).returncode == 1
    assert into_full("bogus", "2> /dev/full", tmp_path).returncode == 2
    assert into_full("status", ">&- 2>&-", tmp_path).returncode == 4


def into_full(args: str, redirection: str, home: Path) -> subprocess.CompletedProcess[str]:
    own = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}
    command = f"{sys.executable} -m memoryd {args} {redirection}"
    cwd = home / "project" if (home / "project").is_dir() else home
    return subprocess.run(["sh", "-c", command], cwd=cwd, env=own, capture_output=True, text=True, check=False)
