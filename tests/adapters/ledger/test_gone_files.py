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
