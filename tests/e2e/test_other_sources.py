"""A running memoryd beside clients that keep their sessions in a database or in a document."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from tests.e2e.running import Home, eventually

TURNS = 40
KILLS = 8


def sentence(number: int) -> str:
    return f"Remember that service-{number} listens on port {9000 + number}."


class OpenCode:
    """The client, as far as its database shows it."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.database = sqlite3.connect(
            home.sessions / "opencode.db", isolation_level=None, timeout=0, check_same_thread=False
        )
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("CREATE TABLE event_sequence (aggregate_id TEXT PRIMARY KEY, seq INTEGER)")
        self.database.execute(
            "CREATE TABLE event (id TEXT PRIMARY KEY, aggregate_id TEXT, seq INTEGER, type TEXT, data TEXT)"
        )

    def say(self, prompt: str, session: str = "ses_1") -> None:
        """Write a prompt and its answer, event by event."""
        seq = self.database.execute("SELECT seq FROM event_sequence WHERE aggregate_id = ?", (session,)).fetchone()
        start = 0 if seq is None else seq[0] + 1
        asked, answered, now = f"msg_u{start}", f"msg_a{start}", int(time.time() * 1000)
        user = {"id": asked, "sessionID": session, "role": "user", "time": {"created": now}}
        agent = {"id": answered, "sessionID": session, "role": "assistant", "parentID": asked, "time": {"created": now}}
        told = {"id": f"prt_u{start}", "messageID": asked, "sessionID": session, "type": "text", "text": prompt}
        said = {"id": f"prt_a{start}", "messageID": answered, "type": "text", "text": "Noted.", "time": {"end": now}}
        folder = {"id": session, "directory": str(self.home.project), "time": {"created": now}}
        events: list[tuple[str, dict[str, object]]] = [
            ("session.created.1" if start == 0 else "session.updated.1", {"sessionID": session, "info": folder}),
            ("message.updated.1", {"sessionID": session, "info": user}),
            ("message.part.updated.1", {"sessionID": session, "part": told, "time": now}),
            ("message.updated.1", {"sessionID": session, "info": agent}),
            ("message.part.updated.1", {"sessionID": session, "part": said, "time": now}),
            ("message.updated.1", {"info": {**agent, "finish": "stop", "time": {"created": now, "completed": now}}}),
        ]
        for at, (kind, data) in enumerate(events, start):
            self.database.execute("BEGIN IMMEDIATE")
            row = (f"evt_{session}_{at}", session, at, kind, json.dumps(data, ensure_ascii=False))
            self.database.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?)", row)
            self.database.execute("INSERT OR REPLACE INTO event_sequence VALUES (?, ?)", (session, at))
            self.database.execute("COMMIT")


class Cline:
    """The client, as far as its document shows it."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.messages: list[dict[str, object]] = []
        self.folder = home.sessions / "17_ab"
        self.folder.mkdir()
        beside = {"session_id": "17_ab", "cwd": str(home.project), "status": "running"}
        (self.folder / "17_ab.json").write_text(json.dumps(beside), encoding="utf-8")

    def say(self, prompt: str) -> None:
        """Write a prompt, then its answer, each time the whole document, the second time in two halves."""
        number = len(self.messages)
        typed = [{"type": "text", "text": f'<user_input mode="act">{prompt}</user_input>'}]
        self.messages.append({"id": f"u{number}", "role": "user", "content": typed})
        self._write(0)
        self.messages.append({"id": f"a{number}", "role": "assistant", "content": [{"type": "text", "text": "Noted."}]})
        self._write(0.02)

    def _write(self, pause: float) -> None:
        document = {"sessionId": "17_ab", "agent": "lead", "origin": {"source": "cli"}, "messages": self.messages}
        text = json.dumps(document, ensure_ascii=False, indent=2)
        with (self.folder / "17_ab.messages.json").open("w", encoding="utf-8") as file:
            file.write(text[: len(text) // 2])
            file.flush()
            threading.Event().wait(pause)
            file.write(text[len(text) // 2 :])


def accepted(home: Home) -> Counter[object]:
    with closing(sqlite3.connect(f"file:{home.state / 'ledger.sqlite3'}?mode=ro", uri=True)) as ledger:
        return Counter(row[0] for row in ledger.execute("SELECT turn FROM verdicts WHERE accepted = 1"))


def killed_again_and_again(home: Home, writer: threading.Thread) -> None:
    chance = random.Random(20261129)
    writer.start()
    for _ in range(KILLS):
        process = home.start()
        threading.Event().wait(chance.uniform(0.0, 0.4))
        process.send_signal(signal.SIGKILL)
        process.wait()
    writer.join()


def test_a_turn_in_a_database_becomes_a_memory_while_the_client_runs(tmp_path: Path) -> None:
    home = Home(tmp_path, agent="opencode")
    client = OpenCode(home)
    with closing(client.database), home.running():
        client.say("记住：所有接口的错误信息一律用中文。")
        eventually(home.memories)
        client.say("Always run the database migrations before the integration tests.", session="ses_2")
        eventually(lambda: len(home.memories()) == 2)
    assert [path.name for path in home.sessions.iterdir()] == ["opencode.db"]


def test_every_turn_of_a_database_is_applied_once_through_kills(tmp_path: Path) -> None:
    home = Home(tmp_path, agent="opencode")
    client = OpenCode(home)
    with closing(client.database):
        with home.running():
            pass

        def write() -> None:
            for number in range(TURNS):
                client.say(sentence(number), session=f"ses_{number % 3}")
                threading.Event().wait(0.1)

        killed_again_and_again(home, threading.Thread(target=write))
        with home.running():
            eventually(lambda: len(home.memories()) == TURNS, 60)
    assert set(accepted(home).values()) == {1}
    assert len(accepted(home)) == TURNS


def test_every_turn_of_a_document_is_applied_once_through_kills_and_tears(tmp_path: Path) -> None:
    home = Home(tmp_path, agent="cline")
    client = Cline(home)
    with home.running():
        pass

    def write() -> None:
        for number in range(TURNS):
            client.say(sentence(number))
            threading.Event().wait(0.1)
        client.say("That was all.")

    killed_again_and_again(home, threading.Thread(target=write))
    with home.running():
        eventually(lambda: len(home.memories()) == TURNS, 60)
    assert set(accepted(home).values()) == {1}
    assert len(accepted(home)) == TURNS
    assert home.status().get("running") is False
