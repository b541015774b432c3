"""Rows 44 to 48: clocks that jump, work that never ends, and a service manager that is there, odd, or gone."""

from __future__ import annotations

import os
import pty
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from datetime import datetime
from pathlib import Path

import pytest

from memoryd.daemon import PULSE_SECONDS
from tests.e2e.running import PATIENCE, eventually
from tests.faults.asking import home_that_asks, remembering
from tests.faults.deadlock import STUCK_SECONDS
from tests.faults.harness import FaultyHome, stopped
from tests.faults.oracle import Footprint
from tests.messages_api import MessagesApi, Received, Reply, error

ROOT = Path(__file__).parents[2]
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")


@pytest.fixture
def home(tmp_path: Path) -> FaultyHome:
    return FaultyHome(tmp_path)


class Clock:
    """The clock a home's daemon sees: it stands where it was set, and goes on from there."""

    def __init__(self, home: FaultyHome, zone: str) -> None:
        found = FAKETIME if FAKETIME.exists() else next(Path("/usr/lib").glob("**/libfaketimeMT.so.1"), None)
        if found is None:
            pytest.skip("faketime is not installed")
        self.file = home.folder / "clock"
        home.env |= {
            "LD_PRELOAD": str(found), "FAKETIME_TIMESTAMP_FILE": str(self.file), "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1", "TZ": zone,
        }  # fmt: skip

    def ahead(self, seconds: float) -> None:
        """Set the clock to so much after the real time."""
        self.file.write_text(f"{seconds:+.0f}\n", encoding="ascii")


def consolidations(home: FaultyHome) -> int:
    return sum('"event": "consolidated"' in line for line in home.log.read_text(encoding="utf-8").splitlines())


@pytest.mark.faults
def test_ctrl_c_ends_a_watched_status_in_order(home: FaultyHome) -> None:
    with home.running() as process:
        before = Footprint.of(process.pid)
        controller, terminal = pty.openpty()
        watching = subprocess.Popen(
            home.command("status", "--watch"), env=home.environment() | {"TERM": "xterm"}, cwd=home.project,
            stdin=terminal, stdout=terminal, stderr=terminal, start_new_session=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),
        )  # fmt: skip
        os.close(terminal)
        shown = b""
        deadline = time.monotonic() + PATIENCE
        while shown.count(b"memoryd is well") < 2:
            assert time.monotonic() < deadline, shown
            if select.select([controller], [], [], 0.2)[0]:
                shown += os.read(controller, 65_536)
        os.write(controller, b"\x03")
        while select.select([controller], [], [], 0.2)[0]:
            try:
                shown += os.read(controller, 65_536)
            except OSError:
                break
        assert watching.wait(PATIENCE) == 0, shown
        os.close(controller)
        assert b"Traceback" not in shown
        assert Footprint.of(process.pid).is_no_more_than(before)


@pytest.mark.faults
@pytest.mark.parametrize("address", [None, "@memoryd-nobody-listens", "/nowhere/notify", "odd"])
def test_it_runs_whatever_the_service_manager_is(home: FaultyHome, address: str | None) -> None:
    env = home.environment() | ({} if address is None else {"NOTIFY_SOCKET": address})
    with home.log.open("ab") as log:
        process = subprocess.Popen(home.command("run"), cwd=home.folder, env=env, stdout=log, stderr=log)
    try:
        eventually(lambda: home.memoryd("status").returncode == 0)
        home.remember([0])
        home.end()
        home.wait_for([0])
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    home.oracle.all_holds([0])
    assert len(home.oracle.warnings("NOTIFY_SOCKET")) <= 1


@pytest.mark.faults
def test_an_abstract_socket_hears_that_it_is_ready_and_that_it_ends(home: FaultyHome) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("abstract sockets are Linux's")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager, home.log.open("ab") as log:
        name = f"memoryd-test-{os.getpid()}"
        manager.bind("\0" + name)
        manager.settimeout(PATIENCE)
        env = home.environment() | {"NOTIFY_SOCKET": f"@{name}"}
        process = subprocess.Popen(home.command("run"), cwd=home.folder, env=env, stdout=log, stderr=log)
        try:
            heard = b""
            while b"READY=1" not in heard:
                heard = manager.recv(4096)
            process.send_signal(signal.SIGTERM)
            while b"STOPPING=1" not in heard:
                heard = manager.recv(4096)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            process.wait()


def test_a_worker_that_waits_for_itself_lets_the_watchdog_go_hungry(tmp_path: Path) -> None:
    address = tmp_path / "notify"
    env = os.environ | {"NOTIFY_SOCKET": str(address)}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(address))
        manager.settimeout(PATIENCE)
        process = subprocess.Popen([sys.executable, "-m", "tests.faults.deadlock"], cwd=ROOT, env=env)
        try:
            for _ in range(3):
                fed(manager)
            process.send_signal(signal.SIGUSR1)
            # What is on its way is heard out; then there is silence.
            manager.settimeout(5 * STUCK_SECONDS)
            until = time.monotonic() + 5 * STUCK_SECONDS
            with pytest.raises(TimeoutError):
                while time.monotonic() < until:
                    fed(manager)
            assert process.poll() is None
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0


def fed(manager: socket.socket) -> None:
    """Wait until the watchdog is fed."""
    while b"WATCHDOG=1" not in manager.recv(4096):
        pass


@pytest.fixture
def berlin(home: FaultyHome) -> Clock:
    text = home.config.read_text(encoding="utf-8")
    home.config.write_text(f'{text}\n[consolidation]\nschedule = "30 2 * * *"\n', encoding="utf-8")
    # A manager with little patience has it look at its clock as often as if it were at work.
    home.env["WATCHDOG_USEC"] = str(int(2 * PULSE_SECONDS * 1_000_000))
    return Clock(home, "Europe/Berlin")


def at(clock: Clock, moment: str) -> None:
    """Set the clock to a moment (UTC)."""
    clock.ahead(datetime.fromisoformat(f"{moment}+00:00").timestamp() - time.time())


def remembered(home: FaultyHome, number: int) -> None:
    home.remember([number])
    home.end()
    home.wait_for([number])


@pytest.mark.faults
def test_a_night_slept_through_is_made_up_for_once_and_a_clock_set_back_repeats_nothing(
    home: FaultyHome, berlin: Clock
) -> None:
    at(berlin, "2026-11-10 19:00:00")
    with home.running() as process:
        remembered(home, 0)
        with stopped(process):
            at(berlin, "2026-11-11 03:00:00")
        eventually(lambda: consolidations(home) == 1)
        # By now the folder that the first memory made is watched as well.
        before = Footprint.of(process.pid)
        remembered(home, 1)
        at(berlin, "2026-11-11 01:00:00")
        two_pulses(home)
        assert consolidations(home) == 1
        at(berlin, "2026-11-12 01:40:00")
        eventually(lambda: consolidations(home) == 2)
        remembered(home, 2)
        home.oracle.well_within()
        assert Footprint.of(process.pid).is_no_more_than(before)
    home.oracle.turns_once(range(3))


@pytest.mark.faults
def test_the_hour_that_comes_twice_has_one_run_and_the_hour_that_never_comes_has_one_too(
    home: FaultyHome, berlin: Clock
) -> None:
    at(berlin, "2026-10-25 00:20:00")
    with home.running():
        remembered(home, 0)
        at(berlin, "2026-10-25 00:40:00")
        eventually(lambda: consolidations(home) == 1)
        remembered(home, 1)
        at(berlin, "2026-10-25 01:40:00")
        two_pulses(home)
        assert consolidations(home) == 1
        at(berlin, "2027-03-27 01:40:00")
        eventually(lambda: consolidations(home) == 2)
        remembered(home, 2)
        at(berlin, "2027-03-28 01:40:00")
        eventually(lambda: consolidations(home) == 3)
        home.oracle.well_within()
    home.oracle.turns_once(range(3))


def two_pulses(home: FaultyHome) -> None:
    """Wait until the daemon has surely looked at its clock."""
    began = time.monotonic()
    eventually(lambda: time.monotonic() - began > 2 * PULSE_SECONDS + 1)
    assert home.memoryd("status").returncode == 0


class Tidying:
    """A model that keeps what is said, and fails at each consolidation after a while; how many of them at once."""

    def __init__(self) -> None:
        self.calls = self.most = self._now = 0
        self.over = threading.Event()
        self._lock = threading.Lock()

    def __call__(self, request: Received) -> Reply:
        if "\nTurn " in request.words:
            return remembering(request)
        with self._lock:
            self.calls += 1
            self._now += 1
            self.most = max(self.most, self._now)
        self.over.wait(PATIENCE)
        with self._lock:
            self._now -= 1
        return error(500)


@pytest.mark.faults
def test_a_consolidation_has_no_second_beside_it_and_one_that_always_fails_holds_no_turn_up(tmp_path: Path) -> None:
    model = Tidying()
    with MessagesApi(model) as api:
        home = home_that_asks(tmp_path, api.url, "[consolidation]\nthreshold = 2\n", deadline=30)
        with home.running() as process:
            home.remember(range(4))
            home.end()
            eventually(lambda: model.calls == 1)
            home.remember(range(4, 12))
            home.end()
            eventually(lambda: home.oracle.rows("SELECT count(*) FROM turns") == [(14,)])
            assert model.calls == 1
            model.over.set()

            def through() -> bool:
                # Each failure of the server has the turns wait a little, too.
                process.send_signal(signal.SIGHUP)
                return home.oracle.has_read(range(12))

            eventually(through)
            assert model.most == 1
            assert model.calls <= 12 // 2 + 1
            home.oracle.error_once("500", at_most=model.calls)
        home.oracle.all_holds(range(12))


@pytest.mark.faults
def test_a_consolidation_that_fails_is_no_failure_of_a_command_that_made_it_due(tmp_path: Path) -> None:
    model = Tidying()
    model.over.set()
    with MessagesApi(model) as api:
        home = home_that_asks(tmp_path, api.url, "[consolidation]\nthreshold = 2\n", deadline=30)
        assert home.memoryd("once").returncode == 0
        home.remember(range(4))
        home.end()
        done = home.memoryd("once")
        assert model.calls
        assert "it could not be consolidated" in done.stderr
        assert home.oracle.has_read(range(4))
        for name in ("queue", "cache"):
            added = home.memoryd("add", "--type", "project", "--name", name, f"The {name} runs on host-{name}.")
            assert added.returncode == 0, added.stderr
        home.oracle.lines_once(range(4))
