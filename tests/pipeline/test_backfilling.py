"""Taking turns from transcripts that were there before: real files, a ledger, and the guards of the intake."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.ledger import Database, SqliteTurnQueue
from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.agents.generic import GenericFormat, Keys
from memoryd.core.own_sessions import MARKER
from memoryd.core.redaction import redact_turn
from memoryd.pipeline.backfilling import Backfilling, DryBacklog
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.recording import Recorder
from memoryd.pipeline.session_root import SessionRoot
from memoryd.ports import IntakeLedger
from tests.fakes_edges import HeardNews
from tests.fakes_memory import FakeProjects

SHOP = "/home/dev/shop"


class House:
    """A folder of generic sessions, and what takes them."""

    def __init__(self, folder: Path, ledger: IntakeLedger, since: float = 0.0, project: str = "") -> None:
        self.sessions = folder / "sessions"
        self.sessions.mkdir(exist_ok=True)
        self.news = HeardNews()
        clock = SystemClock()
        self.backfilling = Backfilling(
            finder=Finder(DiskSessionFiles(), SqliteSessionTables()),
            roots=[SessionRoot(path=str(self.sessions), form=GenericFormat(Keys()), cwd=SHOP)],
            recorder=Recorder(ledger, FakeProjects(), redact_turn, self.news, lambda roots: None, clock, "/state"),
            clock=clock,
            reporter=self.news,
            since=since,
            project=project,
        )

    def write(self, name: str, *prompts: str, age: float = 86_400.0, cwd: str = "") -> None:
        records: list[dict[str, str]] = []
        for prompt in prompts:
            records += [
                {"role": "user", "content": prompt, **({"cwd": cwd} if cwd else {})},
                {"role": "assistant", "content": "好的。"},
            ]
        path = self.sessions / f"{name}.jsonl"
        path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), "utf-8")
        at = time.time() - age
        os.utime(path, (at, at))

    def take(self) -> list[str]:
        found = self.backfilling.transcripts()
        for old in found:
            self.backfilling.take(old)
        return [Path(old.transcript.sighting.path).stem for old in found]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "ledger.sqlite3")
    yield opened
    opened.close()


def prompts(database: Database, root: str = SHOP) -> list[str]:
    return [queued.turn.prompts[0] for queued in SqliteTurnQueue(database).due(root, 0.0, 99)]


def test_the_newest_transcript_comes_first_and_its_turns_in_their_order(database: Database, tmp_path: Path) -> None:
    house = House(tmp_path, SqliteBacklog(database))
    house.write("old", "one 🐘", age=900_000)
    house.write("new", "二", "三", age=9_000)
    assert house.take() == ["new", "old"]
    assert prompts(database) == ["二", "三", "one 🐘"]


def test_what_was_taken_is_taken_once_however_often_it_is_tried(database: Database, tmp_path: Path) -> None:
    house = House(tmp_path, SqliteBacklog(database))
    house.write("s", "one", "two")
    house.take()
    house.take()
    assert prompts(database) == ["one", "two"]


def test_the_last_turn_of_a_file_that_is_still_written_to_is_left_to_the_daemon(
    database: Database, tmp_path: Path
) -> None:
    house = House(tmp_path, SqliteBacklog(database))
    house.write("live", "one", "two", age=10)
    house.take()
    assert prompts(database) == ["one"]


def test_what_is_older_or_of_another_project_is_left_out(database: Database, tmp_path: Path) -> None:
    house = House(tmp_path, SqliteBacklog(database), since=time.time() - 100_000, project="/home/dev/blog")
    house.write("old", "one", age=200_000, cwd="/home/dev/blog")
    house.write("shop", "two")
    house.write("blog", "three", cwd="/home/dev/blog")
    house.take()
    assert prompts(database, "/home/dev/blog") == ["three"]
    assert prompts(database) == []


def test_secrets_are_taken_out_and_memoryds_own_questions_left_out(database: Database, tmp_path: Path) -> None:
    token = "ghp_" + "a1B2c3D4e5F6" * 3
    house = House(tmp_path, SqliteBacklog(database))
    house.write("secret", f"the token is {token}")
    house.write("own", f"{MARKER}\nToday is 2026-11-29.")
    house.write("in-state", "anything", cwd="/state/own-questions")
    house.take()
    assert len(prompts(database)) == 1
    assert token not in prompts(database)[0]


def test_a_dry_run_knows_what_would_be_new_and_keeps_nothing(database: Database, tmp_path: Path) -> None:
    backlog = SqliteBacklog(database)
    house = House(tmp_path, backlog)
    house.write("s", "one")
    house.take()
    house.write("t", "two", "三")
    dry = DryBacklog(backlog.knows, {})
    House(tmp_path, dry).take()
    assert [turn.prompts[0] for turns in dry.taken.values() for turn in turns] == ["two", "三"]
    assert prompts(database) == ["one"]


def test_a_root_that_is_missing_costs_nothing(database: Database, tmp_path: Path) -> None:
    house = House(tmp_path, SqliteBacklog(database))
    house.sessions.rmdir()
    assert house.take() == []
    assert house.news.news == []
