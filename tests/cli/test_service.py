"""memoryd service, with stand-ins for the programs of a systemd that does not run where tests do."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Home
from tests.service.stand_ins import NO_NAMESPACE, RUNNING, StandIns, systemd

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="systemd is for Linux")


@pytest.fixture
def machine(tmp_path: Path) -> StandIns:
    return systemd(tmp_path / "bin")


def service(home: Home, machine: StandIns, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return home.memoryd("service", *args, env={"PATH": machine.path, **env})


def units(home: Home) -> Path:
    return home.path / ".config" / "systemd" / "user"


def unit(home: Home) -> Path:
    return units(home) / "memoryd.service"


def drop_in(home: Home) -> Path:
    return units(home) / "memoryd.service.d" / "hardening.conf"


def config(home: Home, text: str = "") -> None:
    home.config.parent.mkdir(parents=True, exist_ok=True)
    home.config.write_text(text, encoding="utf-8")


def test_install_lays_the_unit_down_and_has_it_started(home: Home, machine: StandIns) -> None:
    config(home)
    done = service(home, machine, "install")
    assert (done.returncode, done.stderr) == (0, "")
    text = unit(home).read_text(encoding="utf-8")
    assert f'ExecStart={sys.executable} -P -m memoryd --config "{home.config}" run\n' in text
    assert "RestartPreventExitStatus=2\n" in text
    assert unit(home).stat().st_mode & 0o777 == 0o600
    assert machine.asked == [
        "systemctl --user show --property=Version",
        "systemctl --user daemon-reload",
        "systemctl --user enable memoryd.service",
        "systemctl --user restart memoryd.service",
        next(line for line in machine.asked if " show memoryd.service " in line),
        f"loginctl show-user {os.getuid()} --property=Linger",
    ]
    assert "memoryd runs as a service of systemd." in done.stdout


def test_install_twice_is_install_once(home: Home, machine: StandIns) -> None:
    service(home, machine, "install")
    first = unit(home).read_bytes(), unit(home).stat().st_mtime_ns
    done = service(home, machine, "install")
    assert done.returncode == 0
    assert (unit(home).read_bytes(), unit(home).stat().st_mtime_ns) == first
    assert f"Is so already: {unit(home)}" in done.stdout
    assert [path.name for path in units(home).iterdir()] == ["memoryd.service"]


def test_a_unit_changed_by_hand_is_left_as_it_is_unless_forced(home: Home, machine: StandIns) -> None:
    service(home, machine, "install")
    changed = unit(home).read_text(encoding="utf-8").replace("Nice=10", "Nice=15")
    unit(home).write_text(changed, encoding="utf-8")
    for act in ("install", "uninstall"):
        done = service(home, machine, act)
        assert done.returncode == 1
        assert f"{unit(home)} was written or changed by hand" in done.stderr and "--force" in done.stderr
        assert unit(home).read_text(encoding="utf-8") == changed
    assert service(home, machine, "install", "--force").returncode == 0
    assert "Nice=10" in unit(home).read_text(encoding="utf-8")


def test_a_dry_run_says_what_would_be_and_changes_nothing(home: Home, machine: StandIns) -> None:
    done = service(home, machine, "install", "--dry-run", "--hardened")
    assert done.returncode == 0
    assert f"Would write {unit(home)}:" in done.stdout and f"Would write {drop_in(home)}:" in done.stdout
    assert "Would run: systemctl --user restart memoryd.service" in done.stdout
    assert not units(home).exists()
    assert machine.asked == []


def test_the_system_s_unit_runs_as_a_user_and_is_for_the_machine(home: Home, machine: StandIns) -> None:
    done = service(home, machine, "install", "--dry-run", "--system")
    assert done.returncode == 0
    assert "Would write /etc/systemd/system/memoryd.service:" in done.stdout
    assert re.search(r"^User=\S+$", done.stdout, re.MULTILINE)
    assert "WantedBy=multi-user.target" in done.stdout
    assert "Would run: systemctl restart memoryd.service" in done.stdout


def test_no_secret_of_the_shell_gets_into_the_unit_but_the_places_do(home: Home, machine: StandIns) -> None:
    secret = "sk-ant-" + "x" * 30
    done = service(
        home, machine, "install", ANTHROPIC_API_KEY=secret, CODEX_HOME="/srv/co dex", XDG_STATE_HOME="/srv/s"
    )
    assert done.returncode == 0
    text = unit(home).read_text(encoding="utf-8")
    assert secret not in text and secret not in done.stdout
    assert 'Environment="CODEX_HOME=/srv/co dex"\n' in text and "Environment=XDG_STATE_HOME=/srv/s\n" in text


@pytest.mark.parametrize(("mode", "code"), [(0o600, 0), (0o640, 1), (0o604, 1)])
def test_a_key_file_that_others_can_read_is_not_taken(home: Home, machine: StandIns, mode: int, code: int) -> None:
    config(home, '[extraction]\nbackend = "anthropic"\n')
    keys = home.config.parent / "environment"
    keys.write_text("ANTHROPIC_API_KEY=x\n", encoding="utf-8")
    keys.chmod(mode)
    done = service(home, machine, "install")
    assert done.returncode == code
    assert (f"chmod 600 {keys}" in done.stderr) == bool(code)
    assert unit(home).exists() == (not code)


def test_a_missing_key_is_told_with_where_to_put_it(home: Home, machine: StandIns) -> None:
    config(home, '[extraction]\nbackend = "anthropic"\n')
    done = service(home, machine, "install")
    assert done.returncode == 0
    assert f"{home.config.parent / 'environment'} (0600)" in done.stdout


@pytest.mark.parametrize(
    ("words", "said", "remedy"),
    [
        (
            ("show",),
            "System has not been booted with systemd as init system (PID 1). Can't operate.",
            "systemd does not run here (a container?)",
        ),
        (("show",), "Failed to connect to bus: No medium found", "loginctl enable-linger"),
        (("show",), "Failed to connect to bus: $DBUS_SESSION_BUS_ADDRESS and $XDG_RUNTIME_DIR not defined", "--system"),
    ],
)
def test_where_no_systemd_answers_nothing_is_written_and_one_line_says_what_helps(
    home: Home, machine: StandIns, words: tuple[str, ...], said: str, remedy: str
) -> None:
    machine.answer("systemctl", *words, code=1, err=f"{said}\n")
    done = service(home, machine, "install")
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert said.rstrip(".") in line and remedy in line
    assert not unit(home).exists()


def test_where_there_is_no_systemctl_one_line_says_so(home: Home, tmp_path: Path) -> None:
    done = home.memoryd("service", "install", env={"PATH": str(tmp_path)})
    assert done.returncode == 1
    assert done.stderr == (
        "memoryd: there is no systemctl on this machine;"
        " memoryd can be started with `memoryd run` by whatever starts programs here\n"
    )


def test_a_wrong_config_is_told_before_anything_is_written(home: Home, machine: StandIns) -> None:
    config(home, "[extraction]\nbackend = 3\n")
    assert service(home, machine, "install").returncode == 2
    assert machine.asked == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_a_hardened_service_may_write_where_the_config_says_and_is_confined(home: Home, machine: StandIns) -> None:
    config(home, f'[state]\ndirectory = "{home.path}/存 放 %h"\n')
    done = service(home, machine, "install", "--hardened")
    assert (done.returncode, done.stderr) == (0, "")
    text = drop_in(home).read_text(encoding="utf-8")
    assert f'ReadWritePaths="-{home.path}/存 放 %%h"\n' in text
    assert f'ReadWritePaths="-{home.path}/.local/share/memoryd"\n' in text
    assert "%h/src" not in text
    env = {**os.environ, "XDG_RUNTIME_DIR": str(home.path), "SYSTEMD_COLORS": "0"}
    command = ["systemd-analyze", "security", "--user", "--offline=yes", "--no-pager", str(unit(home))]
    said = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False).stdout
    found = re.search(r"Overall exposure level for memoryd.service: ([0-9.]+)", said)
    assert found and float(found[1]) <= 3.0


def test_projects_that_are_known_may_be_written_to(home: Home, machine: StandIns) -> None:
    project = home.path / "网店"
    project.mkdir()
    assert home.memoryd("add", "--project", str(project), "We deploy on Fridays.").returncode == 0
    done = service(home, machine, "install", "--hardened", "--dry-run")
    assert f'ReadWritePaths="-{project}"' in done.stdout


def test_where_namespaces_are_forbidden_it_runs_without_the_drop_in_and_says_so(home: Home, machine: StandIns) -> None:
    machine.answer(
        "systemctl", "restart", "memoryd.service", code=1, err="Job for memoryd.service failed.\n", once=True
    )
    machine.answer("systemctl", "show", "memoryd.service", out=NO_NAMESPACE, once=True)
    done = service(home, machine, "install", "--hardened")
    assert (done.returncode, done.stderr) == (0, "")
    assert "226" in done.stdout and not drop_in(home).parent.exists() and unit(home).exists()
    assert machine.asked.count("systemctl --user restart memoryd.service") == 2


def test_a_service_that_ends_at_once_is_not_called_installed(home: Home, machine: StandIns) -> None:
    failed = RUNNING.replace("active\n", "failed\n").replace("Status=0", "Status=2").replace("Code=0", "Code=1")
    machine.answer("systemctl", "show", "memoryd.service", out=failed)
    done = service(home, machine, "install")
    assert done.returncode == 1
    assert "exit code 2" in done.stderr and "the configuration is wrong" in done.stderr
    assert "runs as a service" not in done.stdout


def test_install_without_hardened_takes_the_drop_in_away(home: Home, machine: StandIns) -> None:
    service(home, machine, "install", "--hardened")
    assert f"Removed {drop_in(home)}" in service(home, machine, "install").stdout
    assert not drop_in(home).exists()


def test_uninstall_leaves_the_memories_and_says_where_everything_is(home: Home, machine: StandIns) -> None:
    config(home)
    service(home, machine, "install", "--hardened")
    done = service(home, machine, "uninstall")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(units(home).iterdir()) == []
    assert "systemctl --user disable --now memoryd.service" in machine.asked
    assert machine.asked[-1] == "systemctl --user reset-failed memoryd.service"
    for place in (home.config, home.path / ".local/state/memoryd", home.path / ".local/share/memoryd"):
        assert str(place) in done.stdout
    again = service(home, machine, "uninstall")
    assert (again.returncode, again.stderr) == (0, "memoryd is not installed as a service here\n")


def test_a_drop_in_of_the_person_s_own_stays(home: Home, machine: StandIns) -> None:
    service(home, machine, "install", "--hardened")
    own = drop_in(home).with_name("override.conf")
    own.write_text("[Service]\nNice=5\n", encoding="utf-8")
    assert service(home, machine, "uninstall").returncode == 0
    assert own.exists() and not drop_in(home).exists()


def test_without_linger_install_says_that_it_ends_with_the_login(home: Home, machine: StandIns) -> None:
    machine.answer("loginctl", "show-user", str(os.getuid()), out="Linger=no\n")
    assert "loginctl enable-linger" in service(home, machine, "install").stdout


def test_start_and_stop_ask_for_just_that(home: Home, machine: StandIns) -> None:
    assert service(home, machine, "start").stdout == "Started.\n"
    assert service(home, machine, "stop").stdout == "Stopped.\n"
    assert machine.asked == ["systemctl --user start memoryd.service", "systemctl --user stop memoryd.service"]


def test_starting_what_is_not_installed_says_how_to(home: Home, machine: StandIns) -> None:
    said = "Failed to start memoryd.service: Unit memoryd.service not found.\n"
    machine.answer("systemctl", "start", "memoryd.service", code=5, err=said)
    done = service(home, machine, "start")
    assert done.returncode == 1 and "memoryd service install" in done.stderr


def test_status_tells_by_its_exit_code_whether_it_runs(home: Home, machine: StandIns) -> None:
    done = service(home, machine, "status", "--json")
    shown = json.loads(done.stdout)
    assert (done.returncode, shown["running"], shown["pid"]) == (0, True, 4711)
    # What waits for its next try after a failure does not run, whatever systemd calls it.
    machine.answer("systemctl", "show", "memoryd.service", out=NO_NAMESPACE)
    done = service(home, machine, "status")
    assert done.returncode == 4
    assert "auto-restart" in done.stdout and "last exit code 226" in done.stdout


def test_logs_come_from_the_journal_and_cannot_command_the_terminal(home: Home, machine: StandIns) -> None:
    machine.answer("journalctl", "memoryd.service", out="2026-11-30 你好 \x1b[2J\n")
    done = service(home, machine, "logs", "--lines", "7")
    assert done.returncode == 0
    assert "你好" in done.stdout and "\x1b" not in done.stdout
    assert "--user-unit memoryd.service" in machine.asked[0] and "--lines=7" in machine.asked[0]
    machine.answer("journalctl", "memoryd.service", code=1, err="No journal files were found.\n")
    assert "No journal files were found" in service(home, machine, "logs").stderr
