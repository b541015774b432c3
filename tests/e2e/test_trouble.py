"""One project's trouble is its own: it is told with its remedy, and everything else goes on."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path

import pytest

from tests.e2e.running import Home, eventually

RULE = "Always run the database migrations before the integration tests."
OTHER_RULE = "Never commit generated files."


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def say_in(home: Home, folder: Path, rule: str, session: str) -> None:
    home.say(rule, session=session, cwd=str(folder))
    home.say("Next.", session=session, cwd=str(folder))


def test_a_memory_folder_others_can_write_is_named_and_the_other_project_works(home: Home) -> None:
    odd, well = home.folder / "work" / "odd", home.folder / "work" / "well"
    odd.mkdir()
    well.mkdir()
    with home.running():
        say_in(home, odd, RULE, "s1")
        eventually(lambda: list((odd / ".memory").glob("*-*.md")))
        (odd / ".memory").chmod(0o777)
        say_in(home, well, RULE, "s2")
        eventually(lambda: list((well / ".memory").glob("*-*.md")))
        status = home.status()
        assert any(str(odd) in line for line in status["trouble"])
        assert home.memoryd("status").returncode == 1
    say_in(home, well, OTHER_RULE, "s3")
    once = home.memoryd("once")
    assert len(list((well / ".memory").glob("feedback-*.md"))) == 2, once.stderr


@pytest.mark.parametrize("cwd", ["/" + "a" * 300, "/" + "a/" * 3000, "relative", "/nul\0", ""])
def test_a_turn_in_a_folder_that_cannot_be_is_left_out_and_its_neighbours_are_not(home: Home, cwd: str) -> None:
    with home.running():
        home.say(RULE)
        home.say(OTHER_RULE, cwd=cwd)
        home.say("Use two spaces in YAML files, always.")
        home.say("Bye.")
        eventually(lambda: len(home.memories()) >= 2)
    texts = "".join(memory.read_text(encoding="utf-8") for memory in home.memories())
    assert RULE in texts
    assert OTHER_RULE not in texts


def test_a_ledger_that_another_process_holds_is_waited_for(home: Home) -> None:
    with home.running() as process:
        home.say(RULE)
        home.say("Next.")
        eventually(home.memories)
        holder = sqlite3.connect(home.state / "ledger.sqlite3", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            process.send_signal(signal.SIGHUP)
        home.say(OTHER_RULE)
        home.say("Next.")
        eventually(lambda: "another process holds" in home.log.read_text(encoding="utf-8"))
        assert any("another process has held the ledger" in line for line in home.status()["trouble"])
        assert process.poll() is None
        holder.execute("ROLLBACK")
        holder.close()
        process.send_signal(signal.SIGHUP)
        eventually(lambda: len(home.memories()) == 2)
        eventually(lambda: home.memoryd("status").returncode == 0)


def test_a_session_dated_at_the_end_of_time_is_remembered(home: Home) -> None:
    home.env |= {"TZ": "Asia/Shanghai"}
    with home.running():
        home.say(RULE, timestamp="9999-12-31T23:59:59Z")
        home.say("Next.", timestamp="9999-12-31T23:59:59Z")
        eventually(home.memories)
