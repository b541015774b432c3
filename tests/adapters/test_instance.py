"""One memoryd a state folder."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.adapters.instance import InstanceLock
from memoryd.core.errors import AlreadyRunning, StoreUnavailable

HOLD = """
import sys, time, pathlib
from memoryd.adapters.instance import InstanceLock
with InstanceLock(pathlib.Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def hold(path: Path) -> subprocess.Popen[str]:
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "held\n"
    return child


def test_the_second_one_is_told_who_runs(tmp_path: Path) -> None:
    path = tmp_path / "state" / "lock"
    child = hold(path)
    try:
        with pytest.raises(AlreadyRunning, match=f"process {child.pid}"), InstanceLock(path):
            pass
    finally:
        child.communicate("")
    with InstanceLock(path):
        pass


def test_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    child = hold(path)
    child.send_signal(signal.SIGKILL)
    child.communicate()
    with InstanceLock(path), pytest.raises(AlreadyRunning, match=f"process {os.getpid()}"), InstanceLock(path):
        pass


def test_the_lock_is_free_after_use_and_can_be_taken_again(tmp_path: Path) -> None:
    lock = InstanceLock(tmp_path / "lock")
    for _ in range(2):
        with lock:
            assert (tmp_path / "lock").read_text(encoding="utf-8") == f"{os.getpid()}\n"
    assert (tmp_path / "lock").read_text(encoding="utf-8") == ""


def test_lock_and_folder_are_the_users_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with InstanceLock(tmp_path / "state" / "lock"):
            pass
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "state" / "lock").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "state").stat().st_mode) == 0o700


def test_a_link_in_place_of_the_lock_is_not_followed(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious", encoding="utf-8")
    (tmp_path / "lock").symlink_to(victim)
    with pytest.raises(StoreUnavailable, match="lock file"), InstanceLock(tmp_path / "lock"):
        pass
    assert victim.read_text(encoding="utf-8") == "precious"


def test_a_state_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with (
        pytest.raises(StoreUnavailable, match=r"state folder .*file/state"),
        InstanceLock(tmp_path / "file/state/lock"),
    ):
        pass


def test_a_state_folder_that_stood_open_is_closed(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir(mode=0o755)
    with InstanceLock(tmp_path / "state" / "lock"):
        assert stat.S_IMODE((tmp_path / "state").stat().st_mode) == 0o700


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_state_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    os.chown(tmp_path / "state", 12345, 12345)
    with pytest.raises(StoreUnavailable, match="belongs to another user"), InstanceLock(tmp_path / "state" / "lock"):
        pass


def test_a_disk_on_which_nothing_can_be_written_is_told_and_no_defect(tmp_path: Path) -> None:
    path = tmp_path / "state" / "lock"
    path.parent.mkdir()
    full = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    tried = subprocess.run([sys.executable, "-c", full + HOLD, str(path)], capture_output=True, text=True, timeout=30)
    last = tried.stderr.strip().splitlines()[-1]
    assert last.startswith("memoryd.core.errors.StoreUnavailable: ")
    assert f"{path} cannot be written" in last
    assert "make room" in last


def test_a_disk_that_became_read_only_meanwhile_is_no_defect_either(tmp_path: Path) -> None:
    lock = InstanceLock(tmp_path / "state" / "lock")
    with lock:
        reading = os.open(tmp_path / "state" / "lock", os.O_RDONLY)
        os.dup2(reading, lock._fd)
        os.close(reading)
    with lock:
        pass
