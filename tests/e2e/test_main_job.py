"""A person works, and finds in the project's memory folder what was worth remembering."""

from __future__ import annotations

import json
import signal
import subprocess
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest

from memoryd.adapters.instance import InstanceLock
from memoryd.bootstrap.state_names import LOCK
from tests.e2e.running import Home, eventually

RULE = "Always run the database migrations before the integration tests."
规则 = "记住：所有接口的错误信息一律用中文。"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def claude_line(kind: str, uuid: str, parent: str | None, home: Home, **more: object) -> bytes:
    place = {"sessionId": "5e55", "cwd": str(home.project), "entrypoint": "cli", "version": "2.1.332"}
    node = {"parentUuid": parent, "isSidechain": False, "type": kind, "uuid": uuid, "userType": "external"}
    fields = {**node, **place, "timestamp": "2026-11-29T10:00:00.000Z", **more}
    return json.dumps(fields, ensure_ascii=False).encode() + b"\n"


def claude_turn(home: Home, prompt: str) -> bytes:
    said = {"role": "user", "content": prompt}
    answer = {
        "id": "msg_1", "role": "assistant", "stop_reason": "end_turn", "content": [{"type": "text", "text": "Noted."}],
    }  # fmt: skip
    return b"".join((
        claude_line("user", "u1", None, home, message=said, promptSource="typed"),
        claude_line("assistant", "a1", "u1", home, message=answer),
        claude_line("system", "s1", "a1", home, subtype="turn_duration", durationMs=5, messageCount=2),
    ))  # fmt: skip


def test_a_growing_session_becomes_a_memory_and_an_index_line(home: Home) -> None:
    with home.running():
        home.say(RULE)
        home.say("Now fix the typo in the README.")
        eventually(home.memories)
        eventually(lambda: home.memories()[0].name in home.index())
    text = home.memories()[0].read_text(encoding="utf-8")
    assert "type: feedback" in text
    assert RULE in text
    assert (home.memory / ".gitignore").read_text(encoding="utf-8") == "*\n"


def test_a_claude_code_session_written_in_pieces_mid_character(tmp_path: Path) -> None:
    home = Home(tmp_path, agent="claude-code")
    data = claude_turn(home, 规则)
    with home.running():
        for start in range(0, len(data), 7):
            home.append("5e55", data[start : start + 7])
        eventually(home.memories)
    (memory,) = home.memories()
    assert "一律用中文" in memory.read_text(encoding="utf-8")
    why = json.loads(home.memoryd("why", memory.stem, "--json").stdout)
    assert (why[0]["session"], why[0]["turn"], why[0]["speaker"]) == ("5e55", 1, "user")


def test_a_new_file_in_a_new_folder_is_seen(home: Home) -> None:
    with home.running():
        deep = home.sessions / "2026" / "11"
        deep.mkdir(parents=True)
        home.say(RULE, session="2026/11/new")
        home.say("Next, please.", session="2026/11/new")
        eventually(home.memories)


def test_a_sessions_folder_that_appears_later_is_seen_at_once(home: Home) -> None:
    home.sessions.rmdir()
    home.sessions.parent.rmdir()
    with home.running():
        home.sessions.mkdir(parents=True)
        home.say(RULE)
        home.say("Next, please.")
        eventually(home.memories, 20)


def test_what_was_there_before_the_first_start_is_left_alone_and_what_comes_is_read(home: Home) -> None:
    home.say("Never push to main without a review.")
    home.say("What time is it?")
    with home.running():
        home.say(RULE)
        home.say("Thanks, next.")
        eventually(home.memories)
    assert [RULE in memory.read_text(encoding="utf-8") for memory in home.memories()] == [True]


def test_what_is_said_while_no_daemon_runs_is_read_at_the_next_start(home: Home) -> None:
    with home.running():
        pass
    home.say(RULE)
    home.say("Next.")
    with home.running():
        eventually(home.memories)


def test_hand_edits_reach_the_index_within_moments(home: Home) -> None:
    with home.running():
        home.say(RULE)
        home.say("Next.")
        eventually(lambda: home.index())
        hand_made = home.memory / "手写的.md"
        hand_made.write_text("# 部署只在周二进行\r\n\r\n没有例外。 🚦\r\n", encoding="utf-8")
        eventually(lambda: "部署只在周二进行" in home.index())
        hand_made.rename(home.memory / "deploy-day.md")
        eventually(lambda: "deploy-day.md" in home.index() and "手写的.md" not in home.index())
        (home.memory / "deploy-day.md").unlink()
        eventually(lambda: "deploy-day.md" not in home.index())
        (home.memory / "broken.md").write_text("---\nname: [\n---\n", encoding="utf-8")
        eventually(lambda: any("broken.md" in trouble for trouble in home.status()["trouble"]))


def test_commands_go_to_the_running_daemon_and_work_without_one(home: Home) -> None:
    with home.running():
        added = home.memoryd("add", "Staging lives at https://staging.example.org", "--type", "reference")
        assert added.returncode == 0, added.stderr
        assert "staging.example.org" in home.index()
        assert home.memoryd("status").returncode == 0
    name = home.memories()[0].stem.removeprefix("reference-")
    removed = home.memoryd("rm", name)
    assert removed.returncode == 0, removed.stderr
    assert home.memories() == []
    assert list((home.memory / "archive").iterdir())
    assert home.memoryd("status").returncode == 4


def test_a_project_that_is_switched_off_gets_no_memory(home: Home) -> None:
    with home.running():
        assert home.memoryd("off").returncode == 0
        home.say(RULE, session="s1")
        home.say("Next.", session="s1")
        other = home.folder / "work" / "blog"
        other.mkdir()
        home.say(RULE, session="s2", cwd=str(other))
        home.say("Next.", session="s2", cwd=str(other))
        eventually(lambda: list((other / ".memory").glob("feedback-*.md")))
        assert home.memories() == []
        assert home.memoryd("on").returncode == 0
        home.say("Never commit generated files.", session="s3")
        home.say("Next.", session="s3")
        eventually(home.memories)


def test_once_does_all_that_is_pending_and_exits(home: Home) -> None:
    home.say(RULE)
    first = home.memoryd("once")
    assert (first.returncode, home.memories()) == (0, []), first.stderr
    again = home.memoryd("once", "--since", "7d")
    assert again.returncode == 0, again.stderr
    assert len(home.memories()) == 1
    home.memoryd("once", "--since", "7d")
    assert len(home.memories()) == 1


def test_a_daemon_that_starts_waits_for_a_command_that_is_at_work(home: Home) -> None:
    with ExitStack() as held:
        held.enter_context(InstanceLock(home.state / LOCK))
        threading.Timer(1.5, held.pop_all().close).start()
        with home.running():
            assert home.memoryd("status").returncode == 0


def test_a_second_daemon_says_who_is_running(home: Home) -> None:
    with home.running() as process:
        second = home.memoryd("run")
        assert second.returncode == 1
        assert f"already running (process {process.pid})" in second.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_at_once_and_cleanly(home: Home, number: signal.Signals) -> None:
    with home.running() as process:
        process.send_signal(number)
        assert process.wait(10) == 0
    assert not (home.state / "control.sock").exists()


def test_a_bad_configuration_is_told_whole_with_exit_2(home: Home) -> None:
    home.config.write_text("[extraction]\nbackend = 'magic'\nidle = 3\n[nonsense]\n", encoding="utf-8")
    ended = home.memoryd("run")
    assert ended.returncode == 2
    for word in ("magic", "idle", "nonsense"):
        assert word in ended.stderr


def test_no_transcript_word_is_logged(home: Home) -> None:
    with home.running():
        home.say(f"{RULE} The canary is zxqw-7781.")
        home.say("Next, zxqw-7782.")
        eventually(home.memories)
    assert "zxqw" not in home.log.read_text(encoding="utf-8")
    for line in home.log.read_text(encoding="utf-8").splitlines():
        json.loads(line)


def test_a_secret_reaches_neither_disk_nor_log(home: Home) -> None:
    secret = "ghp_" + "a1B2c3D4e5F6" * 3
    with home.running():
        home.say(f"Remember that the deploy token is {secret}, always use it.")
        home.say(RULE)
        home.say("Next.")
        eventually(home.memories)
    found = subprocess.run(
        ["grep", "-rl", secret, str(home.state), str(home.project)], capture_output=True, check=False
    )
    assert found.stdout == b""
    assert secret not in home.log.read_text(encoding="utf-8")


def test_everything_is_for_its_owner_only(home: Home) -> None:
    with home.running():
        home.say(RULE)
        home.say("Next.")
        eventually(lambda: home.index())
        for path in (*home.state.iterdir(), *home.memory.iterdir()):
            assert path.lstat().st_mode & 0o077 == 0, path
        assert home.state.stat().st_mode & 0o077 == 0
        assert home.memory.stat().st_mode & 0o077 == 0
