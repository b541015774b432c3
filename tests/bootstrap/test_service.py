"""What is installed as a service is checked before it counts."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.adapters.account import behind_sudo
from memoryd.adapters.systemd import Systemd
from memoryd.bootstrap import service
from memoryd.config import Config, Places
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service
from tests.service.stand_ins import StandIns, systemd

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="systemd is for Linux")


@pytest.fixture
def machine(tmp_path: Path) -> StandIns:
    return systemd(tmp_path / "bin")


@pytest.fixture
def config(tmp_path: Path) -> Config:
    places = Places(tmp_path, tmp_path / "config" / "config.toml", tmp_path / "state", tmp_path / "data")
    return Config(source=None, places=places, sessions=())


def units_of_machine(machine: StandIns, units: Path) -> Systemd:
    return Systemd({"PATH": machine.path}, units, system=True)


def test_a_unit_of_the_machine_is_readable_runs_as_the_user_and_asks_no_user_s_systemd(
    machine: StandIns, tmp_path: Path, config: Config
) -> None:
    manager = units_of_machine(machine, tmp_path / "units")
    account = behind_sudo({})
    wanted = service.service_of(config, {"PATH": "/usr/bin:relative:", "CODEX_HOME": "/srv/codex"}, account)
    files = manager.files(wanted, hardened=True)
    service.install(manager, files, lambda _: None, force=False)
    unit = tmp_path / "units" / "memoryd.service"
    assert unit.stat().st_mode & 0o777 == 0o644
    text = unit.read_text(encoding="utf-8")
    assert f"\nUser={account.name}\n" in text
    assert "Environment=PATH=/usr/bin\n" in text
    assert [line for line in machine.asked if "--user" in line] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
@pytest.mark.parametrize("system", [True, False])
def test_a_unit_that_systemd_does_not_understand_is_never_laid_down(
    machine: StandIns, tmp_path: Path, config: Config, system: bool
) -> None:
    manager = Systemd({"PATH": machine.path}, tmp_path / "units", system=system)
    (file,) = manager.files(service.service_of(config, {}, None), hardened=False)
    manager.verify((file,))
    bad = replace(file, text=file.text.replace("UMask=", "UMsak="))
    with pytest.raises(MemorydError, match=r"systemd does not take the unit: .*units/memoryd.service.*UMsak"):
        service.install(manager, (bad,), lambda _: None, force=False)
    assert not (tmp_path / "units").exists()
    assert not any("enable" in line for line in machine.asked)


def test_a_command_that_does_not_run_by_itself_is_refused(config: Config) -> None:
    wanted = service.service_of(config, {}, None)
    service.check(config, wanted)
    program, *rest = wanted.command
    lost = replace(wanted, command=(program, "-I", "-S", *rest))
    with pytest.raises(MemorydError, match=r"does not run by itself: .*No module named"):
        service.check(config, lost)


def test_a_folder_called_memoryd_where_the_service_starts_is_not_taken_for_it(config: Config) -> None:
    assert "-P" in service.service_of(config, {}, None).command


def test_a_link_in_place_of_the_unit_is_a_person_s_own(machine: StandIns, tmp_path: Path, config: Config) -> None:
    manager = units_of_machine(machine, tmp_path)
    files = manager.files(service.service_of(config, {}, None), hardened=False)
    own = tmp_path / "dotfiles.service"
    own.write_text(files[0].text, encoding="utf-8")
    (tmp_path / "memoryd.service").symlink_to(own)
    with pytest.raises(MemorydError, match="by hand"):
        service.install(manager, files, lambda _: None, force=False)
    assert (tmp_path / "memoryd.service").is_symlink()
    service.install(manager, files, lambda _: None, force=True)
    assert own.exists() and not (tmp_path / "memoryd.service").is_symlink()


def test_the_service_is_told_of_no_variable_but_of_those_that_move_folders(config: Config) -> None:
    env = {"PATH": "/bin", "ANTHROPIC_API_KEY": "sk", "LD_PRELOAD": "/x", "CLAUDE_CONFIG_DIR": "/c", "QWEN_HOME": ""}
    made: Service = service.service_of(config, env, None)
    assert made.environment == {"PATH": "/bin", "CLAUDE_CONFIG_DIR": "/c"}
