"""What is known of files that have been gone for long is forgotten; never of those that may only be out of sight."""

from __future__ import annotations

from dataclasses import replace

from memoryd.adapters.ledger import Database, SqliteIntakeLedger
from memoryd.adapters.ledger.gone_files import forget_gone
from tests.adapters.ledger.samples import SHOP, checkpoint, turn

OLD, YOUNG, BEFORE = 1.0, 100.0, 50.0


def known(database: Database) -> list[str]:
    return sorted(each.path for each in SqliteIntakeLedger(database).checkpoints())


def read(database: Database, path: str, at: float, root: str = "/s") -> None:
    SqliteIntakeLedger(database).record(replace(checkpoint(path=path), mtime=at, root=root), [])


def test_a_file_that_was_gone_for_long_is_forgotten_where_others_of_its_folder_are_there(database: Database) -> None:
    for path, at in (("/s/老.jsonl", OLD), ("/s/there.jsonl", OLD), ("/s/young.jsonl", YOUNG)):
        read(database, path, at)
    assert forget_gone(database, BEFORE, {"/s/there.jsonl"}.__contains__) == 1
    assert known(database) == ["/s/there.jsonl", "/s/young.jsonl"]
    assert forget_gone(database, BEFORE, {"/s/there.jsonl"}.__contains__) == 0


def test_where_nothing_is_there_the_disk_may_be_away(database: Database) -> None:
    read(database, "/s/a.jsonl", OLD)
    read(database, "/s/b.jsonl", YOUNG)
    read(database, "/other/c.jsonl", YOUNG, root="/other")
    assert forget_gone(database, BEFORE, {"/other/c.jsonl"}.__contains__) == 0
    assert len(known(database)) == 3


def test_a_file_whose_turns_wait_is_not_forgotten(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(replace(checkpoint(path="/s/a.jsonl"), mtime=OLD), [(turn("k", "a", file="/s/a.jsonl"), SHOP)])
    read(database, "/s/b.jsonl", YOUNG)
    assert forget_gone(database, BEFORE, {"/s/b.jsonl"}.__contains__) == 0


def test_a_file_that_was_there_before_is_not_forgotten_under_whatever_name(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    before = [replace(checkpoint(path=path), mtime=OLD, root="/s") for path in ("/s/旧.jsonl", "/s/b.jsonl")]
    ledger.know_root("/s", before)
    ledger.record(replace(checkpoint(path="/s/moved.jsonl"), mtime=OLD, root="/s"), [], "/s/b.jsonl")
    read(database, "/s/there.jsonl", OLD)
    read(database, "/s/later.jsonl", OLD)
    assert forget_gone(database, BEFORE, {"/s/there.jsonl"}.__contains__) == 1
    assert known(database) == ["/s/moved.jsonl", "/s/there.jsonl", "/s/旧.jsonl"]
