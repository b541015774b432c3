from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteIntakeLedger, SqliteSpend, SqliteTurnQueue
from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.ledger.bills import Bills
from memoryd.adapters.ledger.schema import MIGRATIONS
from memoryd.core.bill import by, total
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Usage
from tests.adapters.ledger.samples import BLOG, SHOP, accepted, checkpoint, rejected, turn


def test_calls_and_kept_memories_are_told_by_project_and_model(database: Database) -> None:
    spend, queue = SqliteSpend(database), SqliteTurnQueue(database, "claude-haiku-5-5")
    number = spend.reserve(1000.0, "extract", "claude-haiku-5-5", 9000, 0.9, SHOP.root)
    unmade = spend.reserve(1000.0, "extract", "claude-haiku-5-5", 70, 0.7, SHOP.root)
    spend.settle(number, Usage(input=100, output=20, cache_read=30, cache_write=4), 0.25)
    assert spend.since(1000.0)[:2] == (2, 224), "what one call took is no other call's"
    spend.drop(unmade)
    spend.reserve(1001.0, "consolidate", "claude-haiku-5-5", 50, 0.5, BLOG.root)
    assert spend.since(1001.0) == (1, 50, 0.5)
    SqliteIntakeLedger(database).record(checkpoint(), [(turn(f"k{n}", "a"), SHOP) for n in (1, 2, 3)])
    first, second, third = queue.due(SHOP.root, 0.0, 9)
    queue.answer_all([(first, [accepted(), rejected("no")]), (third, [rejected("no")])], 1002.0)
    queue.finish(first, 1003.0)
    queue.pass_over([second], 1003.0)
    bills = Bills(database)
    whole = total(bills.entries(0.0))
    assert (whole.input, whole.output) == (100, 20)
    assert (whole.calls, whole.open, whole.cache_read, whole.cache_write) == (2, 1, 30, 4)
    assert (whole.tokens, whole.usd, whole.kept) == (204, 0.75, 1)
    shop = dict(by("project", bills.entries(0.0)))[SHOP.root]
    assert (shop.kept, shop.open) == (1, 0)
    assert [total(bills.entries(at)).calls for at in (1001.0, 1001.5)] == [1, 0]
    assert [total(bills.entries(at)).kept for at in (1002.0, 1002.5)] == [1, 0]
    assert (bills.turns(0.0), bills.turns(1e12)) == ((2, 1), (0, 0))
    assert bills.finished(0.0) == 2
    assert total(bills.entries(2000.0)).calls == 0
    assert bills.output_a_turn() is None


def test_what_the_rules_kept_costs_nothing_and_is_not_counted(database: Database) -> None:
    SqliteIntakeLedger(database).record(checkpoint(), [(turn("k1", "a"), SHOP)])
    queue = SqliteTurnQueue(database)
    queue.answer(queue.due(SHOP.root, 0.0, 1)[0], [accepted()], 5.0)
    assert Bills(database).entries(0.0) == ()


def test_a_ledger_of_an_older_memoryd_is_upgraded_and_until_then_named(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite3"
    connection = sqlite3.connect(path)
    for statement in MIGRATIONS[0]:
        connection.execute(statement)
    connection.execute("INSERT INTO calls (at, purpose, model, tokens, usd) VALUES (1, 'extract', 'm', 5, 0.5)")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    reader = Database(path, read_only=True)
    with pytest.raises(StoreUnavailable, match="older memoryd"):
        Bills(reader)
    reader.close()
    upgraded = Database(path)
    assert total(Bills(upgraded).entries(0.0)).usd == 0.5
    upgraded.close()


def test_a_backlog_keeps_turns_once_and_no_checkpoint(database: Database) -> None:
    backlog = SqliteBacklog(database)
    assert backlog.record(checkpoint(), [(turn("k1", "以后用中文"), SHOP), (turn("k1", "以后用中文"), SHOP)]) == ("k1",)
    assert backlog.record(checkpoint(), [(turn("k1", "以后用中文"), SHOP)]) == ()
    assert [*backlog.checkpoints()] == []
    assert backlog.knows("k1")
    assert not backlog.knows("k2")
