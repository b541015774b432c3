"""memoryd backfill: what was there before, the newest first, at a price that was told beforehand."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.e2e.old_sessions import asked, keeping, write
from tests.e2e.running import PATIENCE, Home
from tests.messages_api import MessagesApi, Received, Reply, hang, message


def home_with(folder: Path, api: MessagesApi, budget: str = "") -> Home:
    key = folder / "key"
    key.write_text("sk-test-key\n", encoding="utf-8")
    key.chmod(0o600)
    extra = (
        '[extraction]\nbackend = "anthropic"\nbatch_seconds = 0\n'
        f'[anthropic]\nbase_url = "{api.url}"\napi_key_file = "{key}"\n{budget}'
    )
    home = Home(folder / "home", extra)
    age_files(home)
    return home


def age_files(home: Home, hours: float = 24.0) -> None:
    """Let each session file be older than the one before it, and none still be written to."""
    for number, path in enumerate(sorted(home.sessions.glob("*.jsonl"))):
        at = time.time() - hours * 3600 + number * 60
        os.utime(path, (at, at))


def told(home: Home, *words: str) -> dict[str, Any]:
    done = home.memoryd("backfill", *words, "--json", timeout=3 * PATIENCE)
    assert done.returncode in (0, 1) and done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_forecast_is_within_fifteen_percent_of_what_is_then_spent(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api)
        write(home, sessions=8, turns=25)
        age_files(home)
        foreseen = told(home, "--dry-run")
        assert api.received == []
        assert not list(home.state.glob("*.sqlite3"))
        spent = told(home)
        assert foreseen["files"] == spent["files"] == 8
        assert foreseen["turns"] == spent["turns"] == 200
        assert foreseen["calls"] == spent["calls"] == len(api.received)
        assert 40 <= foreseen["turns_with_signal"] <= 100
        assert abs(foreseen["usd"] / spent["usd"] - 1) < 0.15
        assert abs((foreseen["input"] + foreseen["output"]) / spent["tokens"] - 1) < 0.15
        # One that corrects another ("X lives in …" said anew) is written into its file, and counts as kept as well.
        ledger = sqlite3.connect(f"file:{home.state / 'ledger.sqlite3'}?mode=ro", uri=True)
        with closing(ledger):
            kept = ledger.execute("SELECT count(*), count(DISTINCT file) FROM verdicts WHERE accepted").fetchone()
        assert (spent["memories"], len(home.memories())) == kept
        assert len(home.memories()) > 30
        # Nothing is left to foresee, and nothing to do.
        assert told(home, "--dry-run")["turns"] == 0
        assert told(home)["calls"] == 0


def test_what_a_ceiling_stops_goes_on_where_it_stood_the_newest_first(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api, "[budget]\ncalls_per_hour = 2\n")
        write(home, sessions=6, turns=30)
        age_files(home)
        first = told(home)
        # Two an hour, and the hour may turn meanwhile.
        assert first["calls"] in (2, 4)
        assert first["waiting"] > 0
        assert any("calls_per_hour" in reason for reason in first["reasons"])
        # The newest file is the last one written: it is read before any of the others.
        assert "(s5 t" in api.received[0].words
        home.config.write_text(
            home.config.read_text(encoding="utf-8").replace("calls_per_hour = 2", "calls_per_hour = 500"), "utf-8"
        )
        with home.running() as process:
            process.send_signal(signal.SIGHUP)
        second = told(home)
        assert second["waiting"] == 0
        said = [line for request in api.received for line in asked(request)]
        assert len(said) == len(set(said)) > 40


def test_what_waits_is_foreseen_and_what_was_purged_is_as_a_backfill_leaves_it_out(tmp_path: Path) -> None:
    def silent(request: Received) -> Reply:
        return message('{"operations": []}')

    with MessagesApi(silent) as api:
        home = home_with(tmp_path, api, "[budget]\ncalls_per_hour = 1\n")
        for number in range(18):
            home.say(
                f"Remember that the 仓库 of service {number} is at https://git.example.com/{number}.", session="old"
            )
        home.say("Remember the purple walrus of 采购部.", session="older")
        home.say("Thanks.", session="older")
        age_files(home)
        assert home.memoryd("purge", "--match", "Remember the purple walrus of 采购部", "--yes").returncode == 0
        foreseen = told(home, "--dry-run")
        assert foreseen["turns_with_signal"] == 18
        first = told(home)
        assert first["calls"] == len(api.received) == 1
        foreseen = told(home, "--dry-run")
        assert (foreseen["calls"], foreseen["turns_with_signal"]) == (1, 6)
        home.config.write_text(
            home.config.read_text(encoding="utf-8").replace("calls_per_hour = 1", "calls_per_hour = 500"), "utf-8"
        )
        assert told(home)["calls"] == foreseen["calls"]
        assert not any("walrus" in request.words for request in api.received)


def test_several_projects_are_asked_about_at_once_and_each_of_them_in_its_order(tmp_path: Path) -> None:
    lock, asked, under_way, most = threading.Lock(), dict[str, list[str]](), list[str](), [0]

    def slow(request: Received) -> Reply:
        said = re.findall(r"We deploy from room (\d+) of house (\d)", request.words)
        (house,) = {house for _, house in said}
        with lock:
            assert house not in under_way, "two questions about one project at once"
            under_way.append(house)
            most[0] = max(most[0], len(under_way))
            asked.setdefault(house, []).extend(room for room, _ in said)
        time.sleep(0.1)
        with lock:
            under_way.remove(house)
        return message('{"operations": []}')

    with MessagesApi(slow) as api:
        home = home_with(tmp_path, api)
        home.config.write_text(
            home.config.read_text("utf-8").replace("batch_seconds = 0\n", "batch_seconds = 0\nconcurrency = 3\n"),
            "utf-8",
        )
        for house in range(4):
            cwd = home.folder / "work" / f"house-{house}"
            (cwd / ".git").mkdir(parents=True)
            for room in range(40):
                # The newer session, which is read first, holds the first half.
                session = f"h{house}-{1 - room // 20}"
                home.say(f"We deploy from room {room} of house {house}", session=session, cwd=str(cwd))
        age_files(home)
        done = told(home)
    assert (done["turns"], done["waiting"], done["calls"]) == (160, 0, 16)
    assert asked == {str(house): list(map(str, range(40))) for house in range(4)}
    assert most == [3]


def test_an_interrupt_ends_a_backfill_at_once_and_the_next_one_goes_on(tmp_path: Path) -> None:
    with MessagesApi(hang()) as api:
        home = home_with(tmp_path, api)
        write(home, sessions=2, turns=30)
        age_files(home)
        process = subprocess.Popen(
            home.command("backfill"), env=home.environment(), cwd=home.project, stderr=subprocess.PIPE
        )
        api.wait_for(1, PATIENCE)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        api.script(message('{"operations": []}'))
        done = told(home)
    assert (done["waiting"], home.status()["queue"]) == (0, {"done": 60})


def test_a_running_daemon_is_named_with_what_to_do_and_a_dry_run_works_beside_it(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api)
        write(home, sessions=1, turns=8)
        age_files(home)
        with home.running():
            refused = home.memoryd("backfill")
            assert refused.returncode == 1
            assert "already running" in refused.stderr
            assert "stop it" in refused.stderr
            assert told(home, "--dry-run")["turns"] == 8
        assert api.received == []


def test_only_the_named_project_and_time_are_looked_at(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api)
        write(home, sessions=2, turns=5)
        other = home.folder / "work" / "blog"
        other.mkdir()
        home.say("Always write posts in English.", session="blog", cwd=str(other))
        age_files(home)
        assert told(home, "--dry-run", "--project", str(other))["turns"] == 1
        assert told(home, "--dry-run", "--project", str(home.project))["turns"] == 10
        assert told(home, "--dry-run", "--since", "1h")["files"] == 0
        assert told(home, "--project", str(other))["turns"] == 1
        assert home.memories() == []


def test_kill_nine_in_the_middle_costs_no_turn_and_asks_about_none_twice_that_was_answered(tmp_path: Path) -> None:
    calls: list[int] = []

    def slow(request: Received) -> Reply:
        calls.append(1)
        if len(calls) == 3:
            os.kill(process.pid, signal.SIGKILL)
        return keeping(request)

    with MessagesApi(slow) as api:
        home = home_with(tmp_path, api)
        write(home, sessions=6, turns=30)
        age_files(home)
        command = [sys.executable, "-m", "memoryd", "--config", str(home.config), "backfill"]
        env = home.env | {"PYTHONPATH": str(Path(__file__).parents[2])}
        process = subprocess.Popen(command, env=env, cwd=home.project)
        assert process.wait(3 * PATIENCE) == -signal.SIGKILL
        done = told(home)
        assert done["waiting"] == 0
        queue = home.status()["queue"]
        assert queue == {"done": 180}
        # The call that was under way is asked again; it stays booked, because it may well have been billed.
        cost = json.loads(home.memoryd("cost", "--json").stdout)
        assert cost["total"]["calls"] == len(calls)
        assert cost["total"]["open"] == 1


def test_the_rules_work_through_old_transcripts_too_and_cost_nothing(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    write(home, sessions=2, turns=20)
    age_files(home)
    foreseen = told(home, "--dry-run")
    assert (foreseen["turns"], foreseen["usd"]) == (40, 0)
    done = told(home)
    assert (done["turns"], done["calls"], done["usd"]) == (40, 0, 0)
    assert home.memories()


def test_a_person_at_a_terminal_sees_how_far_it_is(tmp_path: Path) -> None:
    with MessagesApi(message('{"operations": []}')) as api:
        home = home_with(tmp_path, api)
        write(home, sessions=3, turns=4)
        age_files(home)
        outer, inner = pty.openpty()
        command = [sys.executable, "-m", "memoryd", "--config", str(home.config), "backfill"]
        env = home.env | {"PYTHONPATH": str(Path(__file__).parents[2]), "TERM": "xterm", "COLUMNS": "80"}
        process = subprocess.Popen(command, env=env, cwd=home.project, stderr=inner, stdout=subprocess.PIPE)
        os.close(inner)
        out, _ = process.communicate(timeout=PATIENCE)
        seen = os.read(outer, 65536).decode()
        os.close(outer)
        assert "[########................] 1/3 files" in seen
        assert "[########################] 3/3 files" in seen
        assert b"3 files, 12 turns" in out
        assert b"\x1b" not in out
