from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteSpend, SqliteUpkeep
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Usage
from tests.adapters.ledger.samples import BLOG, SHOP


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    Database(tmp_path / "ledger.sqlite3").close()
    assert stat.S_IMODE((tmp_path / "ledger.sqlite3").stat().st_mode) == 0o600


def test_a_newer_schema_is_refused_with_the_remedy(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite3"
    Database(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreUnavailable, match=r"schema 99.*upgrade memoryd"):
        Database(path)


def test_garbage_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite3"
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreUnavailable, match=r"ledger\.sqlite3 cannot be used"):
        Database(path)
    assert path.read_bytes() == b"no database at all" * 100


def test_a_missing_ledger_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        Database(tmp_path / "none.sqlite3", read_only=True)
    assert not (tmp_path / "none.sqlite3").exists()


def test_a_reader_sees_what_is_committed_and_cannot_write(database: Database) -> None:
    SqliteUpkeep(database).note_changes(SHOP, 3)
    reader = Database(database.path, read_only=True)
    assert SqliteUpkeep(reader).known_projects() == (SHOP,)
    with pytest.raises(StoreUnavailable, match="readonly"):
        SqliteUpkeep(reader).note_changes(SHOP, 1)
    reader.close()


def test_a_failed_block_leaves_nothing(database: Database) -> None:
    with pytest.raises(KeyError), database.transaction() as connection:
        connection.execute("INSERT INTO roots (root) VALUES ('/x')")
        raise KeyError
    assert database.rows("SELECT * FROM roots") == []


def test_changes_are_counted_until_a_consolidation(database: Database) -> None:
    upkeep = SqliteUpkeep(database)
    assert [upkeep.note_changes(SHOP, 4), upkeep.note_changes(SHOP, 6), upkeep.note_changes(BLOG, 1)] == [4, 10, 1]
    upkeep.consolidated(SHOP, 9.0)
    assert (upkeep.note_changes(SHOP, 0), upkeep.note_changes(BLOG, 0)) == (0, 1)
    assert (upkeep.consolidated_at(SHOP), upkeep.consolidated_at(BLOG)) == (9.0, 0.0)


def test_spend_is_booked_before_the_call_and_settled_after(database: Database) -> None:
    spend = SqliteSpend(database)
    number = spend.reserve(100.0, "extract", "m", 3000, 0.5)
    assert spend.since(100.0) == (1, 3000, 0.5)
    spend.settle(number, Usage(input=100, output=20, cache_read=5), 0.01)
    assert spend.since(100.0) == (1, 125, 0.01)
    assert spend.since(100.5) == (0, 0, 0.0)
