"""Rows are read from a client's database, and nothing of it is ever changed or held up."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.errors import StoreUnavailable
from memoryd.core.lines import MAX_LINE
from tests.pipeline.other_sources import TABLE, client


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "数据" / "client.db"


def sessions(path: Path) -> dict[str, int]:
    found = SqliteSessionTables().sessions(str(path), TABLE)
    return {sighting.path.rpartition("#")[2]: sighting.size for sighting in found}


def said(path: Path, session: str, start: int = 0, limit: int = 100) -> list[str]:
    rows = SqliteSessionTables().rows(f"{path}#{session}", TABLE, start, limit)
    return [json.loads(json.loads(row.data)["data"])["say"] for row in rows if row.data]


def test_sessions_and_their_rows_are_found_while_the_client_writes(path: Path) -> None:
    with client(path) as running:
        running.say("a", ["你好", "two"])
        running.say("b", ["other"])
        assert sessions(path) == {"a": 2, "b": 1}
        assert said(path, "a") == ["你好", "two"]
        running.say("a", ["three"])
        assert said(path, "a", start=2) == ["three"]
        assert said(path, "a", start=0, limit=1) == ["你好"]


def test_what_is_not_committed_is_not_there(path: Path) -> None:
    with client(path) as running:
        running.say("a", ["one"])
        running.connection.execute("BEGIN IMMEDIATE")
        running.connection.execute("INSERT INTO log VALUES ('a', 1, 'x', '{}', 0)")
        assert sessions(path) == {"a": 1}
        running.connection.execute("COMMIT")
        assert sessions(path) == {"a": 2}


@pytest.mark.parametrize("journal", ["wal", "delete"])
def test_a_closed_database_is_left_exactly_as_it_was(path: Path, journal: str) -> None:
    with client(path, journal) as running:
        running.say("a", ["one"])
    before = {entry.name: entry.read_bytes() for entry in path.parent.iterdir()}
    assert said(path, "a") == ["one"]
    assert sessions(path) == {"a": 1}
    assert (
        {entry.name: entry.read_bytes() for entry in path.parent.iterdir()} == before == {path.name: before[path.name]}
    )


def test_a_log_left_by_a_killed_client_is_read(path: Path, tmp_path: Path) -> None:
    with client(path) as running:
        running.say("a", ["one"])
        left = tmp_path / "left"
        left.mkdir()
        for entry in path.parent.iterdir():
            if not entry.name.endswith("-shm"):
                (left / entry.name).write_bytes(entry.read_bytes())
    assert said(left / path.name, "a") == ["one"]


def test_a_reader_holds_up_no_writer_and_no_checkpoint(path: Path) -> None:
    tables = SqliteSessionTables()
    with client(path) as running:
        running.say("a", [str(number) for number in range(50)])
        reading = tables.sessions(str(path), TABLE)
        next(reading)
        tables.rows(f"{path}#a", TABLE, 0, 3)
        # The client waits for nobody: its timeout is 0.
        running.say("a", ["more"])
        assert running.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0


def test_a_locked_database_is_unavailable_for_the_moment(path: Path) -> None:
    with client(path, "delete") as running:
        running.say("a", ["one"])
        running.connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnavailable, match=r"client.db cannot be read: .*locked; it is tried again"):
            sessions(path)
        running.connection.execute("ROLLBACK")
        assert sessions(path) == {"a": 1}


def test_a_session_is_looked_at_by_its_own_path(path: Path) -> None:
    tables = SqliteSessionTables()
    with client(path) as running:
        running.say("a", ["one"], at=1_700_000_000.5)
        found = tables.look(f"{path}#a", TABLE)
        assert found is not None
        assert (found.path, found.size, found.mtime) == (f"{path}#a", 1, 1_700_000_000.5)
        assert found == next(tables.sessions(str(path), TABLE))
        assert tables.look(f"{path}#b", TABLE) is None
        running.say("a", ["two"], at=1_700_000_001.0)
        later = tables.look(f"{path}#a", TABLE)
        assert later == replace(found, size=2, mtime=1_700_000_001.0)
    assert tables.look(f"{path.parent}/none.db#a", TABLE) is None


@pytest.mark.parametrize("at", [None, 9e12, -1.0])
def test_a_row_without_a_time_to_be_believed_has_that_of_the_files(path: Path, at: float | None) -> None:
    with client(path) as running:
        running.say("a", ["one"], at=at)
        found = SqliteSessionTables().look(f"{path}#a", TABLE)
        assert found is not None
        assert found.mtime == pytest.approx(path.stat().st_mtime, abs=60)


def test_names_of_sessions_are_data(path: Path) -> None:
    odd = "a'; DROP TABLE log; --"
    with client(path) as running:
        running.say(odd, ["one"])
        assert said(path, odd) == ["one"]
        assert sessions(path) == {odd: 1}


def test_a_database_without_such_a_table_does_not_fit(path: Path, tmp_path: Path) -> None:
    tables = SqliteSessionTables()
    with client(path):
        assert tables.fits(str(path), TABLE)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE log (something)")
    (tmp_path / "text.db").write_text("no database")
    (tmp_path / "empty.db").touch()
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "folder.db").mkdir()
    for name in ("other.db", "text.db", "empty.db", "link.db", "folder.db", "none.db"):
        assert not tables.fits(str(tmp_path / name), TABLE)


def test_a_pipe_with_a_databases_name_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.db")
    assert not SqliteSessionTables().fits(str(tmp_path / "pipe.db"), TABLE)


def test_a_damaged_database_is_told(path: Path) -> None:
    with client(path, "delete") as running:
        running.say("a", ["长" * 3_000 for _ in range(20)])
    content = bytearray(path.read_bytes())
    content[4_096 : len(content)] = b"\xff" * (len(content) - 4_096)
    path.write_bytes(content)
    with pytest.raises(StoreUnavailable, match=r"client\.db cannot be read"):
        said(path, "a")


def test_a_query_that_never_ends_is_broken_off(path: Path) -> None:
    endless = replace(
        TABLE,
        sessions="WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT 'a' AS session, max(x) AS next"
        " FROM n",
    )
    with client(path), pytest.raises(StoreUnavailable, match=r"interrupted; it is tried again"):
        list(SqliteSessionTables().sessions(str(path), endless))


def test_a_row_that_is_too_large_keeps_its_place(path: Path) -> None:
    with client(path) as running:
        running.say("a", ["one"])
        running.connection.execute("INSERT INTO log VALUES ('a', 1, 'x', ?, 0)", ("x" * (MAX_LINE + 1),))
        running.say("a", ["three"])
        rows = SqliteSessionTables().rows(f"{path}#a", TABLE, 0, 10)
        rows += SqliteSessionTables().rows(f"{path}#a", TABLE, len(rows), 10)
        assert [(row.seq, row.data is None) for row in rows] == [(0, False), (1, True), (2, False)]


def test_bytes_that_are_no_utf8_are_read_as_far_as_they_are(path: Path) -> None:
    with client(path) as running:
        running.connection.execute("INSERT INTO log VALUES ('a', 0, 'x', CAST(? AS TEXT), 0)", (b"\xff\xfe",))
        (row,) = SqliteSessionTables().rows(f"{path}#a", TABLE, 0, 10)
        assert row.data is not None
        assert json.loads(row.data)["data"] == "��"


def test_a_database_that_is_gone_is_no_empty_one(path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="is gone"):
        SqliteSessionTables().rows(f"{path}#a", TABLE, 0, 10)
