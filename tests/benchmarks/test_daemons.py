"""A daemon that is measured is there while it is, and gone afterwards; one that does not come says why."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks import waits
from benchmarks.daemons import running
from benchmarks.processes import answered, house

TRACED = """\
41 1790000000.000000 futex(0x7f, FUTEX_WAIT, 0, NULL <unfinished ...>
42 1790000000.100000 poll([{fd=3, events=POLLIN}], 1, 5000) = 0 (Timeout) <5.000100>
41 1790000003.000000 <... futex resumed>) = 0 <2.999900>
43 1790000003.200000 read(5, "x", 1) = 1 <0.000040>
43 1790000059.000000 clock_nanosleep(CLOCK_REALTIME, 0, {tv_sec=30}, NULL) = 0 <30.000100>
42 1790000059.500000 +++ exited with 0 +++
"""


def test_a_daemon_is_there_until_the_end_of_the_block_and_not_behind_it(tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    with running(house(tmp_path, tmp_path / "sessions", "generic"), tmp_path) as started:
        assert started.seconds > 0
        os.kill(started.pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(started.pid, 0)


def test_a_daemon_that_ends_at_once_says_why(tmp_path: Path) -> None:
    env = house(tmp_path, tmp_path / "sessions", "generic")
    Path(env["MEMORYD_CONFIG"]).write_text("[watch]\nrescan = 5\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"ended before it was ready \(exit code 2\).*rescan"), running(env, tmp_path):
        raise AssertionError


def test_a_command_that_fails_ends_the_measurement_with_what_it_said(tmp_path: Path) -> None:
    env = house(tmp_path, tmp_path / "sessions", "generic")
    with pytest.raises(SystemExit, match=r"failed: .*no such file"):
        answered(["sh", "-c", "echo no such file >&2; exit 3"], env)


def test_waits_count_when_they_end_and_are_no_mere_blinks() -> None:
    assert waits.ended(TRACED, 1.79e9, 1.79e9 + 60) == 2
    assert waits.ended(TRACED, 1.79e9, 1.79e9 + 4) == 1
    assert waits.ended(TRACED, 1.79e9 + 60, 1.79e9 + 120) == 1
    assert waits.ended("", 0.0, 2e9) == 0
