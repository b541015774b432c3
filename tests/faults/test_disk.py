"""Rows 32 to 36: disks that are full, read-only or broken, and a database that is lost, newer or held."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from tests.e2e.running import eventually
from tests.faults.asking import home_that_asks, numbers_asked, remembering
from tests.faults.harness import FaultyHome
from tests.faults.machine import fill, mounted, with_lies
from tests.faults.oracle import RECOVERY_SECONDS
from tests.messages_api import MessagesApi

LEDGER = "ledger.sqlite3"
ANSWERED = "SELECT count(*) FROM turns WHERE state = 'answered'"


@pytest.fixture
def home(tmp_path: Path) -> FaultyHome:
    return FaultyHome(tmp_path)


def test_a_full_disk_of_the_ledger_stops_the_reading_until_there_is_room(home: FaultyHome) -> None:
    with mounted(home.state, "size=16m", "mode=700"), home.running() as process:
        home.remember(range(3))
        home.wait_for(range(2))
        filler = fill(home.state)
        home.remember(range(3, 20))
        eventually(lambda: home.oracle.status_says(str(home.state), "full", "make room"))
        eventually(lambda: home.oracle.warnings("ledger", "full") != [])
        assert home.memoryd("status").returncode == 1
        assert process.poll() is None
        filler.unlink()
        home.end()
        home.oracle.well_within()
        home.wait_for(range(20))
        home.oracle.error_once("ledger", "full", "space", at_most=2)
        home.oracle.all_holds(range(20))


def break_disk(how: str, disk: Path) -> Callable[[], object]:
    """Let nothing be written to a disk any more; return what mends it."""
    if how == "full":
        return fill(disk).unlink
    taken = []
    with contextlib.suppress(OSError):
        for number in count():
            taken.append(disk / f"taken-{number}")
            taken[-1].touch()
    return partial(_remove, taken)


def _remove(files: list[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def remount(disk: Path, how: str) -> None:
    """Mount a disk anew, once nobody writes there: the index may follow a moment after the memory."""
    eventually(lambda: subprocess.run(["mount", "-o", f"remount,{how}", disk], check=False).returncode == 0)


@pytest.mark.faults
@pytest.mark.parametrize(("how", "words"), [("full", "is full"), ("no inodes", "no room for another file")])
def test_an_answer_waits_for_the_memory_folder_and_is_not_asked_for_again(tmp_path: Path, how: str, words: str) -> None:
    with MessagesApi(remembering) as api:
        home = home_that_asks(tmp_path, api.url)
        other = home.folder / "work" / "other"
        other.mkdir()
        with mounted(home.memory, "size=2m", "nr_inodes=40", "mode=700"), home.running():
            home.remember([0])
            home.end()
            home.wait_for([0])
            mend = break_disk(how, home.memory)
            home.remember([1])
            home.end()
            api.wait_for(2, 30)
            eventually(lambda: home.oracle.status_says(str(home.memory), words))
            eventually(lambda: home.oracle.rows(ANSWERED) == [(1,)])
            assert home.memoryd("status").returncode == 1
            # The neighbour's memories do not wait.
            home.say("Remember that service-7 listens on port 9007.", session="s2", cwd=str(other))
            home.say("That was all.", session="s2", cwd=str(other))
            eventually(lambda: list((other / ".memory").glob("project-*.md")))
            mend()
            eventually(lambda: home.oracle.rows(ANSWERED) == [(0,)])
            home.oracle.well_within()
            assert numbers_asked(api) == [0, 1, 7]
            home.oracle.error_once(str(home.memory), at_most=3)
            home.oracle.lines_once([0, 1, 7])
            home.oracle.turns_once([0, 1])
            home.oracle.index_is_a_rebuild()
            home.oracle.nothing_left()


@pytest.mark.faults
def test_memories_of_a_folder_that_is_read_only_go_elsewhere_and_that_is_told(tmp_path: Path) -> None:
    with MessagesApi(remembering) as api:
        home = home_that_asks(tmp_path, api.url)
        with mounted(home.memory, "size=2m", "mode=700"), home.running():
            home.remember([0])
            home.end()
            home.wait_for([0])
            remount(home.memory, "ro")
            home.remember([1])
            home.end()
            home.wait_for([1])
            eventually(lambda: home.oracle.status_says(str(home.memory), "cannot be written"))
            home.oracle.error_once(str(home.memory), "cannot be written", "its memories lie in")
            elsewhere = home.folder / ".local" / "share" / "memoryd" / "projects"
            assert len(list(elsewhere.glob("*/project-*.md"))) == 1
            home.oracle.turns_once([0])
            remount(home.memory, "rw")
            home.remember([2])
            home.end()
            home.wait_for([2])
            home.oracle.well_within()
            home.oracle.turns_once([0, 2])
            assert numbers_asked(api) == [0, 1, 2]


@pytest.mark.faults
@pytest.mark.parametrize(
    "lie",
    [
        pytest.param("fsync:error=EIO:when=1", id="fsync once"),
        pytest.param("fsync:error=EIO:when=4+3", id="every third fsync"),
        pytest.param("fdatasync:error=EIO:when=30", id="fdatasync of the ledger"),
        pytest.param("pwrite64:error=EIO:when=60", id="a write of the ledger"),
        pytest.param("pread64:error=EIO:when=40+9", id="reading"),
        pytest.param("rename,renameat,renameat2:error=EIO:when=2", id="a rename"),
        # It says that it wrote seven bytes, and wrote none.
        pytest.param("write:retval=7:when=2+4", id="a write that lies"),
    ],
)
def test_a_disk_that_fails_now_and_then_costs_nothing(home: FaultyHome, lie: str) -> None:
    with home.running():
        pass
    with home.running(*with_lies(lie)) as process:
        home.remember(range(6))
        home.end()
        home.wait_for(range(6), 60)
        # An index that could not be written is tried again at each pulse.
        eventually(lambda: all(f"service-{number} " in home.index() for number in range(6)), 60)
        assert process.poll() is None
    home.oracle.all_holds(range(6))


@pytest.mark.faults
def test_a_disk_of_memories_that_fails_for_ever_is_told_and_what_was_there_stays(home: FaultyHome) -> None:
    with home.running():
        home.remember([0])
        home.end()
        home.wait_for([0])
    before = {path: path.read_bytes() for path in home.memory.glob("*.md")}
    with home.running(*with_lies("fsync:error=EIO")) as process:
        home.remember(range(1, 4))
        home.end()
        eventually(lambda: home.oracle.warnings(str(home.memory), "Input/output error") != [], 60)
        assert {path: path.read_bytes() for path in home.memory.glob("*.md")} == before
        assert home.memoryd("status").returncode == 1
        assert process.poll() is None
    with home.running():
        home.wait_for(range(4), 60)
        home.oracle.well_within()
    home.oracle.all_holds(range(4))


@pytest.mark.faults
def test_a_ledger_that_fails_for_ever_is_told_and_what_was_said_meanwhile_is_read_later(home: FaultyHome) -> None:
    with home.running():
        home.remember([0])
        home.end()
        home.wait_for([0])
    with home.running(*with_lies("fdatasync:error=EIO:when=20+")) as process:
        home.remember(range(1, 20))
        home.end()
        eventually(lambda: home.oracle.warnings("ledger", "disk I/O error", "check the disk") != [], 60)
        eventually(lambda: home.memoryd("status").returncode == 1)
        assert process.poll() is None
        assert len(home.oracle.warnings("disk I/O error")) < 20
    with home.running():
        home.wait_for(range(20), 60)
        home.oracle.well_within()
    home.oracle.all_holds(range(20))


@pytest.mark.faults
@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ("pwrite64:error=EIO", "make room"),
        ("fdatasync:error=EIO", "check the disk"),
    ],
)
def test_a_state_that_cannot_be_written_ends_the_start_with_one_line(home: FaultyHome, lie: str, words: str) -> None:
    lies = with_lies(lie)
    done = subprocess.run(
        [*lies, *home.command("run")],
        cwd=home.folder,
        env=home.environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    (line,) = done.stderr.strip().splitlines()
    assert str(home.state) in line
    assert words in line


@pytest.mark.faults
@pytest.mark.parametrize("what", ["the write-ahead log", "the ledger", "both"])
def test_a_part_of_the_ledger_that_is_lost_after_a_kill_makes_no_memory_twice(home: FaultyHome, what: str) -> None:
    process = home.start()
    home.remember(range(5))
    home.end()
    home.wait_for(range(5))
    process.kill()
    process.wait()
    for path in home.state.glob(f"{LEDGER}*"):
        is_log = path.name != LEDGER
        if what == "both" or is_log == (what == "the write-ahead log"):
            path.unlink()
    before = {path: path.read_bytes() for path in home.memories()}
    with home.running():
        home.remember(range(5, 8))
        home.end()
        home.wait_for(range(5, 8))
        home.oracle.turns_once(range(8))
        home.oracle.ledger_is_sound()
        home.oracle.index_is_a_rebuild()
        assert {path: path.read_bytes() for path in before} == before


def test_a_ledger_of_a_newer_memoryd_is_refused_and_left_as_it_is(home: FaultyHome) -> None:
    with home.running():
        home.remember([0])
        home.end()
        home.wait_for([0])
    path = home.state / LEDGER
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    done = home.memoryd("run")
    assert done.returncode == 1
    assert "newer memoryd (schema 999); upgrade memoryd" in done.stderr
    assert path.read_bytes() == before
    assert [each.name for each in home.state.glob("*damaged*")] == []


@pytest.mark.faults
def test_a_ledger_held_for_a_minute_is_waited_for_and_nothing_is_skipped(home: FaultyHome) -> None:
    with home.running() as process:
        home.remember([0])
        home.end()
        home.wait_for([0])
        with contextlib.closing(sqlite3.connect(home.state / LEDGER, isolation_level=None)) as holder:
            holder.execute("BEGIN EXCLUSIVE")
            home.remember(range(1, 4))
            home.end()
            ends = time.monotonic() + 60
            eventually(lambda: home.oracle.warnings("another process holds", LEDGER) != [])
            eventually(lambda: home.oracle.status_says("another process has held the ledger", "end it"))
            while time.monotonic() < ends:
                assert process.poll() is None
                time.sleep(0.5)
            holder.execute("ROLLBACK")
        home.wait_for(range(4), RECOVERY_SECONDS)
        home.oracle.well_within()
        home.oracle.error_once("another process holds", "waits", at_most=2)
    home.oracle.all_holds(range(4))
