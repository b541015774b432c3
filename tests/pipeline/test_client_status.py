"""What a client says about itself holds a close back, brings it on, or ends a turn whose client is gone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.core.errors import StoreUnavailable
from memoryd.core.events import Activity
from memoryd.core.model import Close
from memoryd.pipeline.client_status import FRESH_SECONDS, ClientStatus
from tests.fakes_model import HandClock
from tests.fakes_sessions import ListedProcesses, MemoryFile, MemorySessionFiles
from tests.pipeline.intake_house import House

CLAUDE = agents.get("claude-code")
TRANSCRIPT = "/home/me/.claude/projects/-p/s1.jsonl"
SESSIONS = "/home/me/.claude/sessions"


class Client:
    """Status files in memory."""

    def __init__(self) -> None:
        self.files = MemorySessionFiles()
        self.processes = ListedProcesses({1, 2})
        self.clock = HandClock(1_000.0)
        self.status = ClientStatus(self.files, self.processes, self.clock)

    def says(self, pid: int, status: str, session: str = "s1") -> None:
        content = json.dumps({"pid": pid, "sessionId": session, "status": status, "procStart": "77"}).encode()
        self.files.files[f"{SESSIONS}/{pid}.json"] = MemoryFile(pid, content)

    def now(self) -> dict[str, Activity]:
        self.clock.time += FRESH_SECONDS
        return self.status.of(CLAUDE, TRANSCRIPT)


@pytest.mark.parametrize(
    ("status", "expected"),
    [("busy", Activity.BUSY), ("waiting", Activity.WAITING), ("idle", Activity.IDLE), ("new word", Activity.UNKNOWN)],
)
def test_a_client_says_what_it_does(status: str, expected: Activity) -> None:
    client = Client()
    client.says(1, status)
    assert client.now() == {"s1": expected}


def test_a_client_whose_process_ended_is_gone() -> None:
    client = Client()
    client.says(1, "busy")
    assert client.now() == {"s1": Activity.BUSY}
    client.processes.running.clear()
    assert client.now() == {"s1": Activity.GONE}


def test_a_status_file_that_vanished_means_gone_and_may_come_back() -> None:
    client = Client()
    client.says(1, "idle")
    client.now()
    client.files.files.clear()
    assert client.now() == {"s1": Activity.GONE}
    client.says(2, "busy")
    assert client.now() == {"s1": Activity.BUSY}


def test_a_half_written_status_file_means_what_it_said_before() -> None:
    client = Client()
    client.says(1, "busy")
    client.now()
    client.files.files[f"{SESSIONS}/1.json"].content = b'{"pid": 1, "sess'
    assert client.now() == {"s1": Activity.BUSY}
    client.files.files[f"{SESSIONS}/1.json"].content = b""
    assert client.now() == {"s1": Activity.BUSY}


def test_of_two_clients_on_a_session_the_one_at_work_counts() -> None:
    client = Client()
    client.says(1, "idle")
    client.says(2, "busy")
    assert client.now() == {"s1": Activity.BUSY}
    client.processes.running.discard(2)
    assert client.now() == {"s1": Activity.IDLE}


def test_status_files_are_looked_at_twice_a_second_at_most() -> None:
    client = Client()
    client.says(1, "idle")
    client.now()
    reads = len(client.files.reads)
    client.says(1, "busy")
    assert client.status.of(CLAUDE, TRANSCRIPT) == {"s1": Activity.IDLE}
    assert len(client.files.reads) == reads
    assert client.now() == {"s1": Activity.BUSY}


def test_a_folder_that_cannot_be_read_is_an_error_and_not_silence() -> None:
    client = Client()
    client.files.broken[SESSIONS] = "Permission denied"
    with pytest.raises(StoreUnavailable):
        client.now()


def test_a_format_without_status_files_says_nothing() -> None:
    client = Client()
    assert client.status.of(agents.get("generic"), TRANSCRIPT) == {}


# Through the intake.


class ClaudeHouse(House):
    """A home of the client, with one transcript."""

    def __init__(self, home: Path) -> None:
        super().__init__(home / "projects", CLAUDE)
        self.sessions = home / "sessions"
        self.sessions.mkdir(parents=True)
        self.processes.running.add(1)
        self.rescan()

    def status(self, status: str) -> None:
        (self.sessions / "1.json").write_text(json.dumps({"pid": 1, "sessionId": "s1", "status": status}))

    def turn(self, stop: str | None = "end_turn", entrypoint: str = "sdk-cli") -> Path:
        node = {
            "isSidechain": False, "sessionId": "s1", "cwd": "/work", "version": "2.1.332", "entrypoint": entrypoint,
            "timestamp": "2026-11-29T10:00:00.000Z", "userType": "external",
        }  # fmt: skip
        prompt = {"type": "user", "uuid": "u1", "parentUuid": None, "message": {"role": "user", "content": "你好"}}
        reply = {"id": "m1", "role": "assistant", "stop_reason": stop, "content": [{"type": "text", "text": "hello"}]}
        answer = {"type": "assistant", "uuid": "a1", "parentUuid": "u1", "message": reply}
        content = "".join(json.dumps({**node, **entry}) + "\n" for entry in (prompt, answer))
        path = self.append("-work/s1.jsonl", content.encode())
        os.utime(path, (self.clock.now(), self.clock.now()))
        self.hint(path)
        return path

    def wait(self, seconds: float) -> float:
        """Do what is due, when it is due, until something closes; return how long that took."""
        begun = self.clock.time
        while not self.closed and (due := self.intake.deadline()) is not None and due <= begun + seconds:
            self.pass_time(max(0.0, due - self.clock.time))
        return self.clock.time - begun


@pytest.fixture
def claude(tmp_path: Path) -> ClaudeHouse:
    return ClaudeHouse(tmp_path)


def test_without_a_word_of_the_client_the_formats_quiet_time_counts(claude: ClaudeHouse) -> None:
    claude.turn()
    assert claude.wait(60) == pytest.approx(5.0)
    assert claude.said == ["你好"]


def test_an_idle_client_closes_sooner(claude: ClaudeHouse) -> None:
    claude.status("idle")
    claude.turn()
    assert claude.wait(60) == pytest.approx(1.0)


def test_a_busy_client_holds_the_close_back_and_is_asked_until_it_is_idle(claude: ClaudeHouse) -> None:
    claude.status("busy")
    claude.turn()
    asked = claude.wait(30)
    assert claude.closed == []
    assert asked > 10
    claude.status("idle")
    assert claude.wait(15) <= 8
    assert claude.said == ["你好"]


def test_a_client_at_work_for_long_is_asked_less_and_less(claude: ClaudeHouse) -> None:
    claude.status("waiting")
    claude.turn()
    asked = 0
    end = claude.clock.time + 3_600
    while (due := claude.intake.deadline()) is not None and due < end:
        claude.pass_time(due - claude.clock.time)
        asked += 1
    assert claude.closed == []
    assert 200 < asked < 300


def test_a_client_that_is_gone_ends_its_open_turn_at_the_next_look(claude: ClaudeHouse) -> None:
    claude.status("busy")
    claude.turn(stop="tool_use", entrypoint="cli")
    claude.processes.running.clear()
    claude.clock.time += 60
    claude.rescan()
    claude.pass_time(2)
    assert [news.turn.close for news in claude.closed] in ([Close.SUPERSEDED], [Close.COMPLETED])
    assert claude.said == ["你好"]


def test_a_status_folder_that_cannot_be_read_stops_no_turn(claude: ClaudeHouse) -> None:
    class Closed:
        scan, look, read = claude.files.scan, claude.files.look, claude.files.read

        def side_files(self, folder: str, pattern: str) -> object:
            raise StoreUnavailable(f"{folder} cannot be read: Permission denied")

    claude.files = Closed()  # type: ignore[assignment]
    claude.start()
    claude.turn()
    claude.wait(60)
    assert claude.said == ["你好"]
    assert len(claude.troubles) == 1
