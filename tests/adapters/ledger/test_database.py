from __future__ import annotations

import sqlite3
import stat
import time
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.adapters.ledger import (
    Database,
    History,
    SqliteIntakeLedger,
    SqliteSpend,
    SqliteTurnQueue,
    SqliteUpkeep,
)
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.core.errors import StoreUnavailable
from memoryd.core.journal import Cause, FileChange, Why
from memoryd.core.model import Usage
from memoryd.ports import Upkeep
from tests.adapters.ledger.samples import BLOG, SHOP, accepted, checkpoint, turn
from tests.fakes_memory import MemoryUpkeep


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


def test_a_failure_to_write_is_known_until_something_is_written(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite3"
    database = Database(path)
    assert database.unwritten() == ""
    aside = path.rename(tmp_path / "aside")
    with pytest.raises(StoreUnavailable), database.transaction():
        pass
    assert "start memoryd anew" in database.unwritten()
    aside.rename(path)
    with database.transaction() as connection:
        connection.execute("INSERT INTO roots (root) VALUES ('/r')")
    assert database.unwritten() == ""
    database.close()


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


@pytest.fixture(params=["sqlite", "memory"])
def upkeep(request: pytest.FixtureRequest, database: Database) -> Upkeep:
    return SqliteUpkeep(database) if request.param == "sqlite" else MemoryUpkeep()


def test_changes_are_counted_until_a_consolidation(upkeep: Upkeep) -> None:
    assert [upkeep.note_changes(SHOP, 4), upkeep.note_changes(SHOP, 6), upkeep.note_changes(BLOG, 1)] == [4, 10, 1]
    upkeep.consolidated(SHOP, 2e9 + 1, done=True)
    assert (upkeep.note_changes(SHOP, 0), upkeep.note_changes(BLOG, 0)) == (0, 1)
    assert upkeep.changes(SHOP) == (0, 2e9 + 1)
    assert upkeep.changes(BLOG)[0] == 1
    assert upkeep.known_projects() == (BLOG, SHOP)


def test_a_consolidation_that_came_to_nothing_waits_for_enough_further_changes(upkeep: Upkeep) -> None:
    upkeep.note_changes(SHOP, 10)
    upkeep.consolidated(SHOP, 9.0, done=False)
    assert upkeep.note_changes(SHOP, 1) == 1
    assert upkeep.changes(SHOP)[0] == 11


def test_a_project_that_was_never_consolidated_counts_from_when_it_was_known(database: Database) -> None:
    upkeep = SqliteUpkeep(database)
    before = time.time() - 5
    upkeep.note_changes(SHOP, 1)
    assert upkeep.changes(SHOP)[1] > before
    assert upkeep.changes(BLOG) == (0, 0.0)


def test_what_the_journal_knows_has_changed_counts_even_if_nobody_counted_it(database: Database) -> None:
    upkeep, journal = SqliteUpkeep(database), SqliteJournal(database)
    upkeep.note_changes(SHOP, 0)
    changed = FileChange("a.md", "a", None, b"typed", by_hand=True)
    journal.note(SHOP, Why(Cause.HAND), [changed], 100.0)
    assert upkeep.changes(SHOP)[0] == 1
    upkeep.consolidated(SHOP, 99.0, done=True)
    assert upkeep.changes(SHOP)[0] == 1, "it came while a model was asked"
    upkeep.consolidated(SHOP, 101.0, done=True)
    journal.note(SHOP, Why(Cause.CONSOLIDATION), [replace(changed, before=b"typed", after=b"more")], 102.0)
    assert upkeep.changes(SHOP)[0] == 0, "what a consolidation did is no reason for another one"
    upkeep.note_changes(BLOG, 0)
    assert upkeep.changes(BLOG)[0] == 0


def test_what_justified_the_sources_of_a_merge_justifies_it(database: Database) -> None:
    queue = SqliteTurnQueue(database)
    SqliteIntakeLedger(database).record(checkpoint(), [(turn("k1", "a"), SHOP)])
    (queued,) = queue.due(SHOP.root, 0.0, 1)
    queue.answer(queued, [accepted("记住：用制表符")], 5.0)
    SqliteUpkeep(database).descended(SHOP, "feedback-tabs-2.md", ["feedback-tabs.md", "feedback-tabs-2.md"], 6.0)
    SqliteUpkeep(database).descended(SHOP, "feedback-tabs-3.md", ["feedback-tabs-2.md"], 7.0)
    (ground,) = History(database).grounds(SHOP.root, "feedback-tabs-3.md")
    assert ground["quote"] == "记住：用制表符"
    assert History(database).grounds(BLOG.root, "feedback-tabs-3.md") == []


def test_spend_is_booked_before_the_call_and_settled_after(database: Database) -> None:
    spend = SqliteSpend(database)
    number = spend.reserve(100.0, "extract", "m", 3000, 0.5)
    assert spend.since(100.0) == (1, 3000, 0.5)
    spend.settle(number, Usage(input=100, output=20, cache_read=5), 0.01)
    assert spend.since(100.0) == (1, 125, 0.01)
    assert spend.since(100.5) == (0, 0, 0.0)
