"""Session folders that come, go and change, and files that may not be read or are none."""

from __future__ import annotations

import os
import shutil
import socket
import time
from pathlib import Path

import pytest

from tests.e2e.running import eventually
from tests.faults.harness import FaultyHome, words
from tests.needs import needs_setpriv

WATCH = "[watch]\nrescan_seconds = 2\n"
NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


@pytest.fixture
def home(tmp_path: Path) -> FaultyHome:
    return FaultyHome(tmp_path, WATCH)


def test_a_root_that_is_a_link_shows_a_new_project_within_two_seconds(tmp_path: Path) -> None:
    home = FaultyHome(tmp_path)
    real = home.folder / "dotfiles"
    home.sessions.rename(real)
    home.sessions.symlink_to(real)
    with home.running():
        took = []
        for number in range(3):
            project = real / f"-home-ada-新-{number}"
            project.mkdir()
            (project / "a.jsonl").write_bytes(words(home, [number]))
            began = time.monotonic()
            # No rescan comes to help: it is a minute away.
            eventually(lambda: home.oracle.rows("SELECT count(*) FROM turns")[0][0] > number, 10)  # noqa: B023
            took.append(time.monotonic() - began)
        # Where everything else is at work as well, one of them may wait.
        assert min(took) < 2
        home.wait_for(range(3))
        home.oracle.well_within()
        home.oracle.all_holds(range(3))


def test_a_root_that_goes_comes_and_is_another_loses_and_repeats_nothing(home: FaultyHome) -> None:
    home.sessions.rmdir()
    with home.running():
        home.sessions.mkdir()
        home.append("a", words(home, [1, 2]))
        home.wait_for([1, 2])
        home.oracle.well_within()
        kept = (home.sessions / "a.jsonl").read_bytes()
        shutil.rmtree(home.sessions)
        eventually(lambda: home.status()["roots"][0]["mode"] == "missing")
        home.sessions.mkdir()
        home.append("a", kept + words(home, [3]))
        home.wait_for([1, 2, 3])
        home.sessions.rename(home.sessions.with_name("renamed"))
        home.sessions.mkdir()
        home.append("b", words(home, [4]))
        home.wait_for([1, 2, 3, 4])
        home.oracle.well_within()
        home.oracle.all_holds([1, 2, 3, 4])
    home.oracle.error_once(str(home.sessions), "was removed", at_most=2)


@needs_setpriv
def test_a_file_and_a_folder_that_are_closed_for_a_while_are_told_and_read_on(home: FaultyHome) -> None:
    closed = home.sessions / "closed"
    closed.mkdir()
    (closed / "a.jsonl").write_bytes(b"")
    (home.sessions / "b.jsonl").write_bytes(b"")
    for path in (home.folder, *home.folder.rglob("*")):
        os.chown(path, 65534, 65534)
    for path in list(home.folder.parents)[:-2]:
        path.chmod(path.stat().st_mode | 0o011)
    for path in Path(__file__).parents:
        if not path.stat().st_mode & 0o001:
            pytest.skip(f"nobody may not come through {path} to memoryd itself")
    with home.running(*NOBODY):
        home.append("closed/a", words(home, [1]))
        home.append("b", words(home, [11]))
        eventually(lambda: len(home.memories()) == 2)
        closed.chmod(0)
        (home.sessions / "b.jsonl").chmod(0)
        home.append("closed/a", words(home, [2]))
        home.append("b", words(home, [12]))
        eventually(lambda: home.oracle.warnings("b.jsonl", "Permission denied", "give the user"))
        eventually(lambda: home.oracle.warnings("sessions/closed", "Permission denied", "give the user"))
        closed.chmod(0o755)
        (home.sessions / "b.jsonl").chmod(0o644)
        # Root may not look into another user's state by a command of memoryd, but into its database.
        home.wait_for([1, 2, 11, 12])
        home.oracle.lines_once([1, 2, 11, 12])
        home.oracle.turns_once([1, 2, 11, 12])
    home.oracle.error_once("b.jsonl")


def test_what_only_has_the_name_of_a_session_holds_nothing_up_and_is_told_once(home: FaultyHome) -> None:
    with home.running():
        os.mkfifo(home.sessions / "fifo.jsonl")
        with socket.socket(socket.AF_UNIX) as listener:
            os.chdir(home.sessions)
            listener.bind("socket.jsonl")
        (home.sessions / "folder.jsonl").mkdir()
        (home.sessions / "zero.jsonl").symlink_to("/dev/zero")
        home.append("a", words(home, [1, 2]))
        home.wait_for([1, 2])
        home.append("folder.jsonl/in", words(home, [3]))
        home.wait_for([1, 2, 3])
        eventually(lambda: home.oracle.warnings("fifo.jsonl"))
        home.oracle.all_holds([1, 2, 3])
    home.oracle.error_once("fifo.jsonl")
    home.oracle.error_once("socket.jsonl")
