"""A number alone does not say that a process still runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.adapters.processes import SystemProcesses

linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells when a process started")


def started(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[19]


def test_this_process_runs_and_impossible_numbers_do_not() -> None:
    processes = SystemProcesses()
    assert processes.alive(os.getpid(), "")
    assert not any(processes.alive(pid, "") for pid in (0, -1, 2**22 + 12345, 10**30))


def test_a_process_that_ended_is_gone() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    assert not SystemProcesses().alive(child.pid, "")


@linux
def test_a_zombie_is_gone() -> None:
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
    alive = SystemProcesses().alive(child, "")
    os.waitpid(child, 0)
    assert not alive


@linux
def test_a_number_that_belongs_to_a_later_process_is_not_taken_for_the_first() -> None:
    ticks = started(os.getpid())
    assert SystemProcesses().alive(os.getpid(), ticks)
    assert not SystemProcesses().alive(os.getpid(), str(int(ticks) + 1))


@linux
@pytest.mark.parametrize("other", ["1764460800000", "Sun Nov 29 22:52:00 2026", ""])
def test_a_start_in_another_unit_proves_nothing(other: str) -> None:
    assert SystemProcesses().alive(os.getpid(), other)
