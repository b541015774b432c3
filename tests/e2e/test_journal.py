"""The journal of a real memoryd: a set that a kill cuts off is whole, and a lost ledger costs nothing."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.core.journal import Cause, FileChange, Why
from memoryd.core.model import Project
from tests.e2e.running import Home, eventually
from tests.fakes_memory import memory, written

TEXT = "部署只在周二进行。 🚦"
KILLED = """
import os, signal, sys
from memoryd.adapters.memory_dir import DirMemoryStore
from memoryd.bootstrap import perform
from memoryd.config import load, platform_places
from memoryd.core.commands import Command
from pathlib import Path
real, done = DirMemoryStore.apply, [0]
def apply(self, change):
    if done[0] == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
    done[0] += 1
    real(self, change)
DirMemoryStore.apply = apply
config = load(Path(sys.argv[1]), os.environ, platform_places())
perform(config, Command("undo", os.getcwd(), {"run": "r1", "force": "yes"}))
"""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    (home.project / ".git").mkdir()
    return home


def files(home: Home) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in home.memories()}


def entries(home: Home) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(home.memoryd("log", "--json").stdout)
    return found


def test_log_undo_and_restore_work_with_a_daemon_and_without_one(home: Home) -> None:
    assert home.memoryd("add", "--type", "project", TEXT).returncode == 0
    (file,) = home.memories()
    before = file.read_bytes()
    with home.running():
        # In one step: a file that is emptied first, and seen so, was changed twice.
        typed = home.folder / "typed"
        typed.write_bytes(before.replace("周二".encode(), "周三".encode()) + b"\r\nmore\r\n")
        typed.replace(file)
        eventually(lambda: [entry["cause"] for entry in entries(home)] == ["hand", "command"])
        shown = home.memoryd("log", file.stem).stdout
        assert "by hand" in shown
        assert "+more\\r" in shown
        number = str(entries(home)[0]["entry"])
        file.write_bytes(before + b"mine too\n")
        refused = home.memoryd("undo", number)
        assert (refused.returncode, "changed again since" in refused.stdout) == (1, True)
        assert home.memoryd("undo", number, "--force").returncode == 0
        assert file.read_bytes() == before
        assert home.memoryd("rm", file.stem).returncode == 0
        assert home.memoryd("undo", "--last").returncode == 0
        assert file.read_bytes() == before
    assert home.memoryd("rm", file.stem).returncode == 0
    assert home.memoryd("restore", file.stem, "--at", "2099-01-01").returncode == 1
    assert home.memoryd("undo", "--last").returncode == 0
    assert file.read_bytes() == before
    assert home.memoryd("undo", "999").returncode == 1
    assert [home.memoryd("undo", *words).returncode for words in ([""], ["--run", ""])] == [1, 1]


@pytest.mark.parametrize("killed_at", [0, 2])
def test_a_set_that_a_kill_cuts_off_is_whole_when_the_folder_is_used_again(home: Home, killed_at: int) -> None:
    assert home.memoryd("reindex").returncode == 0
    project = Project(str(home.project), str(home.memory))
    home.memory.mkdir(exist_ok=True)
    made = [FileChange(f"{name}.md", name, None, written(memory(name, body=TEXT))) for name in ("a", "b", "c")]
    for change in made:
        (home.memory / change.file).write_bytes(change.after or b"")
    database = Database(home.state / "ledger.sqlite3")
    SqliteJournal(database).note(project, Why(Cause.EXTRACTION, "generic/s1/turn-1", "r1"), made, 1.0)
    database.close()
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(home.config), str(killed_at)],
        cwd=home.project, env=home.environment(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert len(files(home)) == 3 - killed_at
    with home.running():
        eventually(lambda: entries(home)[0]["cause"] == "undo")
        eventually(lambda: "a.md" not in home.index())
        assert files(home) == {}
        (redo,) = [entry["entry"] for entry in entries(home) if entry["cause"] == "undo"]
        assert home.memoryd("undo", str(redo)).returncode == 0
    assert files(home) == {change.file: change.after for change in made}


@pytest.mark.parametrize("how", ["deleted", "garbage"])
def test_a_lost_ledger_costs_no_memory_and_nothing_is_learned_twice(home: Home, how: str) -> None:
    home.config.write_text(
        home.config.read_text(encoding="utf-8").replace("agent = ", 'start = "beginning"\nagent = '), encoding="utf-8"
    )
    with home.running():
        home.say("Remember that the staging host is called kestrel.")
        home.say("Remember that all builds run on tuesday nights.")
        home.say("That was all.")
        eventually(lambda: len(home.memories()) == 2)
        gone = home.memories()[0]
        assert home.memoryd("rm", gone.stem).returncode == 0
    before = files(home)
    ledger = home.state / "ledger.sqlite3"
    if how == "deleted":
        ledger.unlink()
    else:
        ledger.write_bytes(b"garbage" * 2_000)
    with home.running():
        trouble = " ".join(home.status()["trouble"])
        assert "memoryd resume" in trouble
        assert "memoryd backfill" in trouble
        home.say("Remember that the docs are written in English.", session="s2")
        home.say("Thanks.", session="s2")
        eventually(lambda: len(home.memories()) == 2)
        assert before.items() <= files(home).items()
        assert home.status()["queue"] == {"done": 1}
        assert home.memoryd("unforget", gone.stem).returncode == 0
        assert home.memoryd("resume").stdout.startswith("model calls go on")
        assert "memoryd resume" not in " ".join(home.status()["trouble"])
    aside = list(home.state.glob("ledger.sqlite3.damaged-*"))
    assert [path.read_bytes() for path in aside] == (
        [] if how == "deleted" else [b"" if how == "empty" else b"garbage" * 2_000]
    )


def test_a_ledger_removed_under_the_daemon_stops_it_from_changing_anything_until_it_is_started_anew(home: Home) -> None:
    with home.running():
        assert home.memoryd("add", "--type", "project", TEXT).returncode == 0
        before = files(home)
        for part in home.state.glob("ledger.sqlite3*"):
            part.unlink()
        refused = home.memoryd("add", "--type", "project", "Another thing about the shop.")
        assert (refused.returncode, "start memoryd anew" in refused.stderr) == (1, True)
        assert "removed or replaced" in json.dumps(home.status()["trouble"])
        assert files(home) == before
    with home.running():
        assert home.memoryd("add", "--type", "project", "Another thing about the shop.").returncode == 0
