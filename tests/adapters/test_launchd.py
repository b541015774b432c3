"""launchd is asked for the right things, and understood. A stand-in answers: there is no macOS here."""

from __future__ import annotations

import os
import plistlib
from pathlib import Path

import pytest

from memoryd.adapters.launchd import LABEL, Launchd
from memoryd.bootstrap import service
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service
from tests.service.stand_ins import StandIns

DOMAIN = f"gui/{os.getuid()}"
TARGET = f"{DOMAIN}/{LABEL}"
RUNS = "io.memoryd.agent = {\n\tstate = running\n\tpid = 4711\n\tlast exit code = (never exited)\n}\n"
WANTED = Service(("/usr/bin/python3", "-m", "memoryd", "run"), "/Users/ada", "/Users/ada/keys", {"PATH": "/usr/bin"})


@pytest.fixture
def machine(tmp_path: Path) -> StandIns:
    made = StandIns(tmp_path / "bin").add("launchctl")
    made.answer("launchctl", "print", TARGET, out=RUNS)
    return made


@pytest.fixture
def launchd(tmp_path: Path, machine: StandIns) -> service.Manager:
    return service.manager_of(tmp_path, {"PATH": machine.path}, "darwin", system=False)


def installed(launchd: service.Manager) -> list[str]:
    told: list[str] = []
    service.install(launchd, launchd.files(WANTED, hardened=False), told.append, force=False)
    return told


def test_install_loads_the_agent_anew(launchd: service.Manager, machine: StandIns) -> None:
    told = installed(launchd)
    (path,) = launchd.paths
    assert plistlib.loads(path.read_bytes())["ProgramArguments"] == list(WANTED.command)
    assert path.stat().st_mode & 0o777 == 0o600
    assert machine.asked == [
        f"launchctl print {DOMAIN}",
        f"launchctl bootout {TARGET}",
        f"launchctl bootstrap {DOMAIN} {path}",
        f"launchctl print {TARGET}",
    ]
    assert told[-1] == "memoryd runs as a service of launchd."


def test_an_agent_still_on_its_way_out_is_waited_for(launchd: service.Manager, machine: StandIns) -> None:
    said = "Bootstrap failed: 5: Input/output error\n"
    machine.answer("launchctl", "bootstrap", DOMAIN, str(launchd.paths[0]), code=5, err=said, once=True)
    installed(launchd)
    assert sum("bootstrap" in line for line in machine.asked) == 2


def test_without_a_session_nothing_is_written(launchd: service.Manager, machine: StandIns) -> None:
    machine.answer("launchctl", "print", DOMAIN, code=125, err="Domain does not support specified action\n")
    with pytest.raises(MemorydError, match="log in on the machine's own screen"):
        installed(launchd)
    assert not launchd.paths[0].exists()


def test_uninstall_unloads_and_removes_it(launchd: service.Manager, machine: StandIns) -> None:
    installed(launchd)
    assert service.uninstall(launchd, lambda _: None, force=False)
    assert not launchd.paths[0].exists()
    assert machine.asked[-1] == f"launchctl bootout {TARGET}"
    assert not service.uninstall(launchd, lambda _: None, force=False)


def test_start_stop_and_logs(launchd: service.Manager, tmp_path: Path) -> None:
    words = [step.words for what in ("start", "stop") for step in launchd.steps(what)]
    assert words == [("launchctl", "kickstart", TARGET), ("launchctl", "kill", "SIGTERM", TARGET)]
    assert launchd.log(5, follow=True) == ("tail", "-n", "5", "-F", f"{tmp_path}/Library/Logs/memoryd.log")


@pytest.mark.parametrize(
    ("out", "code", "running", "ended"),
    [
        (RUNS, 0, True, None),
        ("x = {\n\tstate = not running\n\tlast exit code = 2\n}\n", 0, False, 2),
        ("", 113, False, None),
    ],
)
def test_state_is_read_from_what_launchctl_prints(
    launchd: service.Manager, machine: StandIns, out: str, code: int, running: bool, ended: int | None
) -> None:
    machine.answer("launchctl", "print", TARGET, code=code, out=out)
    state = launchd.state()
    assert (state.running, state.ended) == (running, ended)


def test_what_launchd_has_not_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(MemorydError, match="--system is for systemd"):
        service.manager_of(tmp_path, {}, "darwin", system=True)
    with pytest.raises(MemorydError, match="no hardening drop-in"):
        Launchd({}, tmp_path).files(WANTED, hardened=True)
    with pytest.raises(MemorydError, match="knows no services of win32"):
        service.manager_of(tmp_path, {}, "win32", system=False)
