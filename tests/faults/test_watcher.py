"""Rows 26 to 31: file events that are lost, refused or never come. The look at everything is what counts."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from tests.e2e.running import eventually
from tests.faults.harness import FaultyHome, stopped
from tests.faults.machine import allowed, cpu_seconds, overflow, with_inotify_limit, with_lies
from tests.faults.oracle import RECOVERY_SECONDS, Footprint

FOLDERS = 150
FILES = 200
TURNS = 40


@pytest.fixture
def home(tmp_path: Path) -> FaultyHome:
    return FaultyHome(tmp_path)


def say_everywhere(home: FaultyHome, numbers: range, sessions: str = "p{}/s") -> None:
    """Say one thing in a session of its own for each number, and close it."""
    for number in numbers:
        session = sessions.format(number)
        home.remember([number], session)
        home.end(session)


def folders_for(home: FaultyHome, numbers: range) -> None:
    for number in numbers:
        (home.sessions / f"p{number}").mkdir()


def test_what_was_said_during_an_overflow_is_read_at_once(home: FaultyHome) -> None:
    with home.running() as process:
        home.remember([0])
        home.end()
        home.wait_for([0])
        before = Footprint.of(process.pid)
        with stopped(process):
            overflow(home.sessions)
            # Its events are the ones that are lost.
            home.remember(range(1, 6))
            home.end()
        home.wait_for(range(6), RECOVERY_SECONDS)
        home.oracle.error_once("queue of file events overflowed", "everything is looked at now")
        home.oracle.well_within()
        assert Footprint.of(process.pid).is_no_more_than(before)
    home.oracle.all_holds(range(6))


@pytest.mark.faults
def test_a_storm_of_overflows_ends_in_polling_that_costs_little(home: FaultyHome) -> None:
    for number in range(6_000):
        (home.sessions / f"old-{number}").mkdir()
    with home.running() as process:
        for round_ in range(3):
            with stopped(process):
                overflow(home.sessions)
                home.remember([round_])
            home.wait_for(range(round_))
            eventually(lambda: home.oracle.warnings("overflowed") != [])
            # A queue that is still full is no new overflow.
            eventually(lambda: cpu_of(process.pid, 0.3) < 0.5)
        eventually(lambda: home.oracle.status_says("again and again", "sysctl fs.inotify.max_queued_events="))
        home.remember([3])
        home.end()
        home.wait_for(range(4), RECOVERY_SECONDS)
        assert home.memoryd("status").returncode == 1
        assert cpu_of(process.pid, 10.0) < 0.1
        home.oracle.error_once("queue of file events overflowed", "everything is looked at now")
    home.oracle.all_holds(range(4))


def cpu_of(pid: int, seconds: float) -> float:
    """Return the share of a core a process uses for a while."""
    began, used = time.monotonic(), cpu_seconds(pid)
    time.sleep(seconds)
    return (cpu_seconds(pid) - used) / (time.monotonic() - began)


def watch_anew_often(home: FaultyHome) -> None:
    with home.config.open("a", encoding="utf-8") as config:
        config.write("\n[watch]\nrescan_seconds = 2\n")


@pytest.mark.parametrize(
    ("name", "limit", "line"),
    [
        ("watches", 100, "sysctl fs.inotify.max_user_watches="),
        pytest.param("watches", 0, "sysctl fs.inotify.max_user_watches=", marks=pytest.mark.faults),
        pytest.param("instances", 0, "sysctl fs.inotify.max_user_instances=", marks=pytest.mark.faults),
    ],
)
def test_without_watches_it_polls_and_says_what_to_raise(home: FaultyHome, name: str, limit: int, line: str) -> None:
    folders_for(home, range(FOLDERS))
    with home.running(*with_inotify_limit(name, limit)):
        numbers = range(0, FOLDERS, 30)
        say_everywhere(home, numbers)
        home.wait_for(numbers, RECOVERY_SECONDS)
        eventually(lambda: home.oracle.status_says("sessions are polled", line))
        assert home.memoryd("status").returncode == 1
        home.oracle.error_once("watching", line)
    home.oracle.all_holds(numbers)


def test_folders_that_come_when_no_watch_is_left_are_polled_and_that_is_told(home: FaultyHome) -> None:
    watch_anew_often(home)
    folders_for(home, range(10))
    with home.running(*with_inotify_limit("watches", 20)):
        assert home.status()["roots"][0]["mode"] == "events"
        numbers = range(10, 30)
        folders_for(home, numbers)
        say_everywhere(home, numbers)
        home.wait_for(numbers)
        eventually(lambda: home.oracle.status_says("cannot be watched", "sysctl fs.inotify.max_user_watches="))
        eventually(lambda: home.oracle.warnings("watching", "cannot be watched") != [])
        home.oracle.error_once("watching", "cannot be watched")
    home.oracle.all_holds(numbers)


@pytest.mark.faults
def test_where_no_event_ever_comes_everything_is_read_and_the_silence_is_told(home: FaultyHome) -> None:
    # The kernel is never asked, and the library believes that it was: a network disk, seen from here.
    with home.running(*with_lies("inotify_add_watch:retval=7")):
        eventually(lambda: home.oracle.status_says("no file events arrive", 'polling = "always"'))
        home.remember(range(3))
        home.end()
        home.wait_for(range(3), RECOVERY_SECONDS)
        home.oracle.error_once("watching", "no file events arrive")
    home.oracle.all_holds(range(3))


@pytest.mark.faults
def test_a_thread_of_the_library_that_dies_is_replaced(home: FaultyHome) -> None:
    with home.running(*with_lies("read:error=EIO:when=3", only="anon_inode:inotify")):
        home.remember(range(3))
        home.end()
        home.wait_for(range(3))
        home.remember(range(3, 6))
        home.end()
        home.wait_for(range(3, 6))
        home.oracle.well_within(20)
    home.oracle.lines_once(range(6))
    home.oracle.turns_once(range(6))


@pytest.fixture
def sessions(home: FaultyHome) -> range:
    """Return the numbers for which something is said, each in one of many sessions."""
    for number in range(FILES):
        home.append(f"s{number}", b"\n")
    return range(0, FILES, FILES // TURNS)


@pytest.mark.faults
def test_a_process_without_open_files_loses_nothing_and_reads_nothing_again(home: FaultyHome, sessions: range) -> None:
    prlimit = allowed("prlimit")
    with home.running() as process:
        say_everywhere(home, sessions[:5], "s{}")
        home.wait_for(sessions[:5])
        before = Footprint.of(process.pid)
        subprocess.run([*prlimit, "--pid", str(process.pid), "--nofile=8:4096"], check=True)
        say_everywhere(home, sessions[5:], "s{}")
        eventually(lambda: home.oracle.warnings("ulimit -n") != [])
        assert process.poll() is None
        subprocess.run([*prlimit, "--pid", str(process.pid), "--nofile=1024:4096"], check=True)
        home.wait_for(sessions)
        home.oracle.well_within()
        home.oracle.error_once("open files", "ulimit -n", at_most=6)
        assert Footprint.of(process.pid).is_no_more_than(before)
    home.oracle.all_holds(sessions)


@pytest.mark.faults
def test_forty_open_files_are_enough_for_two_hundred_sessions(home: FaultyHome, sessions: range) -> None:
    with home.running(*allowed("prlimit", "--nofile=40")):
        say_everywhere(home, sessions, "s{}")
        home.wait_for(sessions)
        home.oracle.well_within()
    home.oracle.all_holds(sessions)
