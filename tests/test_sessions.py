"""The transcript of a home-made agent: written whole, read back, understood by the daemon's format."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from anthropic.types import TextBlock, ToolUseBlock

from memoryd import agents, sessions
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.events import Kind, Record

CALL = ToolUseBlock(type="tool_use", id="t1", name="bash", input={"command": "ls"})
RESULT = {"type": "tool_result", "tool_use_id": "t1", "content": "a.py"}


def kinds(session: sessions.Session) -> list[Kind]:
    return [record.kind for record in records(session)]


def records(session: sessions.Session) -> list[Record]:
    parse = agents.get("generic").parse_line
    return [record for line in session.path.read_bytes().splitlines() for record in parse(line)]


def test_what_was_said_comes_back_as_messages(tmp_path: Path) -> None:
    session = sessions.create(tmp_path, cwd=tmp_path)
    session.append("user", "缩进用 tab 🐟\r\nמימין לשמאל\u2028end")
    session.append("assistant", [TextBlock(type="text", text="Looking."), CALL])
    session.append("user", [RESULT])
    session.append("assistant", "Done.")
    session.end_turn()
    assert session.history() == [
        {"role": "user", "content": "缩进用 tab 🐟\r\nמימין לשמאל\u2028end"},
        {
            "role": "assistant",
            "content": [
                {"type": "text", "text": "Looking."},
                {"type": "tool_use", "id": "t1", "name": "bash", "input": {"command": "ls"}},
            ],
        },
        {"role": "user", "content": [RESULT]},
        {"role": "assistant", "content": "Done."},
    ]


def test_the_daemon_sees_a_turn_that_ends_at_once(tmp_path: Path) -> None:
    session = sessions.create(tmp_path, cwd="/home/ada/shop")
    session.append("user", "Use tabs.")
    session.append("assistant", [CALL])
    session.append("user", [RESULT])
    session.append(sessions.HARNESS, "The tests fail; go on.")
    session.append("assistant", "Done.")
    session.end_turn()
    assert kinds(session) == [Kind.OPENER, Kind.PIECE, Kind.RESULTS, Kind.PIECE, Kind.CLOSE]
    opener = records(session)[0]
    assert (opener.session, opener.cwd) == (session.id, "/home/ada/shop")
    assert opener.at == pytest.approx(time.time(), abs=60)


def test_words_of_the_program_are_the_models_and_no_persons(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    session.append(sessions.HARNESS, "Remember: always use tabs.")
    assert session.history() == [{"role": "user", "content": "Remember: always use tabs."}]
    assert records(session) == []


def test_files_are_for_their_owner_alone_and_sort_by_age(tmp_path: Path) -> None:
    made = [sessions.create(tmp_path / "a" / "b").path for _ in range(20)]
    assert sorted(made) == made
    assert len(set(made)) == 20
    assert {path.stat().st_mode & 0o777 for path in made} == {0o600}
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700


def test_the_latest_session_is_resumed_of_one_folder_or_of_any(tmp_path: Path) -> None:
    assert sessions.resume(tmp_path / "none") is None
    here, there, silent = (sessions.create(tmp_path, cwd=f"/{name}") for name in ("here", "there", "silent"))
    for session in (here, there):
        session.append("user", "Hello.")
    latest, of_here = sessions.resume(tmp_path), sessions.resume(tmp_path, cwd="/here")
    assert latest is not None
    assert of_here is not None
    assert (latest.path, latest.cwd) == (there.path, "/there")
    assert (of_here.path, of_here.cwd) == (here.path, "/here")
    assert sessions.resume(tmp_path, cwd="/silent") is None
    assert silent.history() == []


def test_a_line_that_a_crash_cut_short_spoils_no_other(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    session.append("user", "One.")
    whole = session.path.read_bytes()
    for cut in range(1, len(whole) - 1, 7):
        session.path.write_bytes(whole + whole[:cut])
        session.append("user", "Two.")
        assert [message["content"] for message in session.history()] == ["One.", "Two."]
        assert session.path.read_bytes().startswith(whole + whole[:cut] + b"\n{")


def test_a_tool_call_that_nobody_answered_is_answered_in_the_history_and_not_in_the_file(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    session.append("user", "List it.")
    session.append("assistant", [CALL, {"type": "tool_use", "id": "t2", "name": "bash", "input": {}}])
    before = session.path.read_bytes()
    (answer,) = session.history()[-1]["content"][1:]
    assert answer["tool_use_id"] == "t2"
    assert answer["is_error"] is True
    session.append("user", [RESULT])
    session.append("user", "Go on.")
    _, _, answers, following = session.history()
    assert [block["tool_use_id"] for block in answers["content"]] == ["t2", "t1"]
    assert following["content"] == "Go on."
    assert session.path.read_bytes().startswith(before)


@pytest.mark.parametrize("content", [{1, 2}, object(), b"bytes"])
def test_what_json_cannot_hold_is_refused_and_nothing_is_written(tmp_path: Path, content: object) -> None:
    session = sessions.create(tmp_path)
    with pytest.raises(MemorydError, match="use texts and blocks"):
        session.append("user", content)
    assert session.path.read_bytes() == b""


def test_what_is_no_file_is_no_session_to_resume(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "99999999T000000.jsonl")
    (tmp_path / "99999998T000000.jsonl").mkdir()
    assert sessions.resume(tmp_path) is None


def test_half_a_character_is_written_and_read_without_an_error(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    session.append("user", "x\ud800y")
    assert len(session.history()) == 1
    assert kinds(session) == [Kind.OPENER]


def test_a_transcript_that_is_gone_or_a_link_is_told(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    session.path.rename(tmp_path / "moved.jsonl")
    with pytest.raises(StoreUnavailable, match="No such file or directory; begin another session"):
        session.append("user", "Hello.")
    session.path.symlink_to(tmp_path / "moved.jsonl")
    with pytest.raises(StoreUnavailable):
        session.append("user", "Hello.")
    assert (tmp_path / "moved.jsonl").read_bytes() == b""


def test_a_full_disk_is_told_and_the_next_line_is_whole(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    session.append("user", "One.")
    script = (
        "import resource, signal, sys\n"
        "from memoryd import sessions, StoreUnavailable\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))\n"
        "try: sessions.Session(sys.argv[1]).append('user', 'x' * 999)\n"
        "except StoreUnavailable as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", script, session.path], capture_output=True, text=True, check=True)
    assert "only a part of a line could be written; make room on the disk" in done.stdout
    session.append("user", "Two.")
    assert [message["content"] for message in session.history()] == ["One.", "Two."]


def test_nobody_looks_at_the_end_of_a_file_that_another_process_is_writing(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    script = (
        "import sys\nfrom memoryd import sessions\nprint(1, flush=True)\n"
        "sessions.Session(sys.argv[1]).append('user', 2)\n"
    )
    with session.path.open("ab", buffering=0) as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write(b'{"role": "user", ')
        with subprocess.Popen([sys.executable, "-c", script, session.path], stdout=subprocess.PIPE) as other:
            assert other.stdout is not None
            assert other.stdout.readline() == b"1\n"
            with pytest.raises(subprocess.TimeoutExpired):
                other.wait(0.5)
            file.write(b'"content": 1}\n')
            fcntl.flock(file, fcntl.LOCK_UN)
            assert other.wait(10) == 0
    assert [message["content"] for message in session.history()] == [1, 2]


def test_processes_that_append_and_are_killed_at_any_moment_leave_whole_lines(tmp_path: Path) -> None:
    session = sessions.create(tmp_path)
    script = (
        "import sys\nfrom memoryd import sessions\n"
        "session = sessions.Session(sys.argv[1])\n"
        "print('go', flush=True)\n"
        "while True: session.append('user', sys.argv[2] * 3000)\n"
    )
    for letter in "ab":
        arguments = [sys.executable, "-c", script, str(session.path)]
        writers = [
            subprocess.Popen([*arguments, word], stdout=subprocess.PIPE, text=True) for word in (letter, letter.upper())
        ]
        for writer in writers:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "go\n"
        both = [word.encode() * 3000 for word in (letter, letter.upper())]
        wanted = session.path.stat().st_size + 200_000
        deadline = time.monotonic() + 30
        while session.path.stat().st_size < wanted or any(part not in session.path.read_bytes() for part in both):
            assert time.monotonic() < deadline
        for writer in writers:
            writer.send_signal(signal.SIGKILL)
            writer.wait(10)
            assert writer.stdout is not None
            writer.stdout.close()
    session.append("user", "last")
    lines = session.path.read_bytes().splitlines()
    whole = [line for line in lines if line.endswith(b"}")]
    torn = [line for line in lines if not line.endswith(b"}")]
    contents = [json.loads(line)["content"] for line in whole]
    assert [message["content"] for message in session.history()] == contents
    assert contents[-1] == "last"
    assert {text[0] for text in contents[:-1]} == {*"aAbB"}
    assert all(text == text[0] * 3000 for text in contents[:-1])
    # A kill may cut the line that is being written, and none that stands after it.
    assert len(torn) <= 4
    assert all(line.count(b'"role"') <= 1 for line in lines)


def test_importing_it_loads_nothing_heavy() -> None:
    script = (
        "import sys\nfrom memoryd import sessions\n"
        "print([n for n in ('yaml', 'anthropic', 'structlog', 'apscheduler', 'watchdog', 'sqlite3', 'memoryd.agents')"
        " if n in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_session_is_where_it_was_when_the_program_goes_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = sessions.create("sessions")
    assert session.cwd == os.fspath(tmp_path)
    monkeypatch.chdir("/")
    session.append("user", "Hello.")
    assert len(session.history()) == 1
