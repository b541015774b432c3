"""The service files are what systemd and launchd understand."""

from __future__ import annotations

import os
import plistlib
import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "systemd" / "memoryd.service"
HARDENING = ROOT / "systemd" / "hardening.conf"
PLIST = ROOT / "launchd" / "io.memoryd.agent.plist"

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed (Debian: systemd)"
)


def sections(path: Path) -> dict[str, dict[str, str]]:
    parser = RawConfigParser(strict=False, comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text(encoding="utf-8"))
    return {name: dict(parser[name]) for name in parser.sections()}


def installed(tmp_path: Path, *, hardened: bool) -> Path:
    """Lay the unit out as a person would, with an executable that exists here."""
    unit = tmp_path / "memoryd.service"
    text = UNIT.read_text(encoding="utf-8")
    unit.write_text(text.replace("%h/.local/bin/memoryd", sys.executable), encoding="utf-8")
    if hardened:
        (tmp_path / "memoryd.service.d").mkdir()
        shutil.copy(HARDENING, tmp_path / "memoryd.service.d")
    return unit


def analyze(tmp_path: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path), "SYSTEMD_COLORS": "0"}
    command = ["systemd-analyze", *args]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)


@needs_systemd
@pytest.mark.parametrize("hardened", [False, True])
def test_systemd_understands_every_key(tmp_path: Path, hardened: bool) -> None:
    run = analyze(tmp_path, "verify", "--user", str(installed(tmp_path, hardened=hardened)))
    # It returns 0 even for a key that does not exist, and says so on standard error only.
    assert (run.returncode, run.stderr) == (0, "")


@needs_systemd
def test_verifying_would_notice_a_misspelt_key(tmp_path: Path) -> None:
    unit = installed(tmp_path, hardened=False)
    unit.write_text(unit.read_text(encoding="utf-8").replace("UMask=", "UMsak="), encoding="utf-8")
    assert "UMsak" in analyze(tmp_path, "verify", "--user", str(unit)).stderr


@needs_systemd
def test_the_drop_in_hardens_as_it_says(tmp_path: Path) -> None:
    unit = installed(tmp_path, hardened=True)
    run = analyze(tmp_path, "security", "--user", "--offline=yes", "--no-pager", str(unit))
    found = re.search(r"Overall exposure level for memoryd.service: ([0-9.]+)", run.stdout)
    assert found, run.stdout + run.stderr
    assert float(found[1]) <= 3.0


def test_the_unit_says_what_the_daemon_does() -> None:
    unit = sections(UNIT)
    service = unit["Service"]
    assert service["Type"] == "notify"
    assert service["ExecStart"].split()[1:] == ["run"]
    assert service["Restart"] == "on-failure"
    # Exit code 2 is a wrong configuration: starting again does not mend it.
    assert service["RestartPreventExitStatus"] == "2"
    assert int(service["WatchdogSec"]) >= 30
    # The daemon ends within 10 s; the manager waits longer than that before it kills.
    assert int(service["TimeoutStopSec"]) > 10
    assert service["UMask"] == "0077"
    assert unit["Install"]["WantedBy"] == "default.target"


def test_the_unit_needs_no_user_namespace() -> None:
    namespaced = ("Private", "Protect", "ReadWrite", "ReadOnly", "Inaccessible", "TemporaryFile", "Bind", "RestrictNam")
    assert [key for key in sections(UNIT)["Service"] if key.startswith(namespaced)] == []


@pytest.mark.parametrize("path", [UNIT, HARDENING, PLIST])
def test_no_key_stands_in_a_service_file(path: Path) -> None:
    assert re.search(r"sk-ant-|API_KEY=[A-Za-z0-9_-]{8}", path.read_text(encoding="utf-8")) is None


def test_launchd_starts_it_again_after_a_failure_only() -> None:
    job = plistlib.loads(PLIST.read_bytes())
    assert plistlib.loads(plistlib.dumps(job)) == job
    assert job["ProgramArguments"][1:] == ["run"]
    assert job["ProgramArguments"][0].startswith("/")
    assert job["KeepAlive"] == {"SuccessfulExit": False}
    assert (job["RunAtLoad"], job["Umask"], job["ProcessType"]) == (True, 0o077, "Background")
    assert job["ExitTimeOut"] > 10
    assert f"{job['Label']}.plist" == PLIST.name


def test_launchd_expands_nothing_so_nothing_is_left_to_expand() -> None:
    text = PLIST.read_text(encoding="utf-8")
    strings = re.findall(r"<string>(.*?)</string>", text)
    assert [value for value in strings if "~" in value or "$" in value] == []
