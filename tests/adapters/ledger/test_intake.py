from __future__ import annotations

import sqlite3
import tracemalloc

import pytest

from memoryd.adapters.ledger import Database, SqliteIntakeLedger, SqliteTurnQueue
from tests.adapters.ledger.samples import BLOG, SHOP, accepted, checkpoint, turn


def prompts_due(database: Database, root: str = SHOP.root) -> list[tuple[str, ...]]:
    return [queued.turn.prompts for queued in SqliteTurnQueue(database).due(root, 0.0, 99)]


def test_checkpoint_and_turns_come_back_as_they_were(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    sent = turn("k1", "记住：用制表符 ‮RTL‬\r\n", "and emoji 👩‍💻")
    assert ledger.record(checkpoint(), [(sent, SHOP)]) == ("k1",)
    assert [*ledger.checkpoints()] == [checkpoint()]
    (queued,) = SqliteTurnQueue(database).due(SHOP.root, 0.0, 9)
    assert queued.turn == sent
    assert (queued.project, queued.revision, queued.number) == (SHOP, 1, 1)


def test_a_checkpoint_without_its_turns_is_never_stored(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    broken = turn("k1", "x")
    object.__setattr__(broken, "session", object())
    with pytest.raises((TypeError, sqlite3.ProgrammingError)):
        ledger.record(checkpoint(), [(turn("k0", "first"), SHOP), (broken, SHOP)])
    assert [*ledger.checkpoints()] == []
    assert prompts_due(database) == []


def test_the_same_turn_again_is_nothing_new(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)])
    assert ledger.record(checkpoint(200), [(turn("k1", "a"), SHOP)]) == ()
    copy = turn("k1", "a", session="fork", file="/s/fork.jsonl")
    assert ledger.record(checkpoint(path="/s/fork.jsonl"), [(copy, BLOG)]) == ()
    assert prompts_due(database) == [("a",)]
    assert prompts_due(database, BLOG.root) == []


def test_a_pending_turn_is_replaced_by_its_longer_self(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("k1", "a", final=None), SHOP)])
    assert ledger.record(checkpoint(200), [(turn("k1", "a", "b"), SHOP)]) == ("k1",)
    assert prompts_due(database) == [("a", "b")]


def test_an_answered_turn_gets_a_revision_with_only_what_is_new(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)])
    (queued,) = queue.due(SHOP.root, 0.0, 9)
    queue.answer(queued, [accepted()], 5.0)
    ledger.record(checkpoint(200), [(turn("k1", "a", "b", final="new"), SHOP)])
    queue.finish(queued, 6.0)
    (second,) = queue.due(SHOP.root, 0.0, 9)
    assert (second.revision, second.number, second.turn.prompts, second.turn.final) == (2, 1, ("b",), "new")
    queue.finish(second, 7.0)
    assert ledger.record(checkpoint(200), [(turn("k1", "a", "b", final="new"), SHOP)]) == ()


def test_a_new_final_text_alone_is_no_reason_to_ask_again(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)])
    queue.finish(queue.due(SHOP.root, 0.0, 9)[0], 6.0)
    assert ledger.record(checkpoint(200), [(turn("k1", "a", final="other"), SHOP)]) == ()
    assert prompts_due(database) == []


def test_what_a_turn_gained_while_it_was_answered_is_not_lost(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)])
    (queued,) = queue.due(SHOP.root, 0.0, 9)
    ledger.record(checkpoint(200), [(turn("k1", "a", "b"), SHOP)])
    queue.answer(queued, [accepted()], 5.0)
    queue.answer(queued, [accepted()], 5.5)
    queue.finish(queued, 6.0)
    assert prompts_due(database) == [("b",)]


def test_turns_are_numbered_within_their_session(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP), (turn("k2", "b"), SHOP), (turn("z", "c", session="t"), SHOP)])
    numbers = [(queued.turn.key, queued.number) for queued in SqliteTurnQueue(database).due(SHOP.root, 0.0, 9)]
    assert numbers == [("k1", 1), ("k2", 2), ("z", 1)]


def test_a_root_is_known_once_it_was_looked_at(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    assert not ledger.root_known("/根")
    ledger.know_root("/根")
    ledger.know_root("/根")
    assert ledger.root_known("/根")


def test_a_root_is_known_together_with_where_its_files_stood(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.know_root("/s", [checkpoint(), checkpoint(path="/s/b.jsonl")])
    assert [known.path for known in ledger.checkpoints()] == ["/s/a.jsonl", "/s/b.jsonl"]


def test_of_thousands_of_checkpoints_each_comes_once_and_few_are_in_memory(database: Database) -> None:
    ledger, names = SqliteIntakeLedger(database), [f"/s/会话-{number:04}.jsonl" for number in range(1_001)]
    ledger.know_root("/s", [checkpoint(path=name) for name in names])
    tracemalloc.start()
    assert [known.path for known in ledger.checkpoints()] == names
    tracemalloc.reset_peak()
    before = tracemalloc.get_traced_memory()[0]
    assert sum(1 for _ in ledger.checkpoints()) == 1_001
    peak = tracemalloc.get_traced_memory()[1] - before
    tracemalloc.stop()
    assert peak < 200 * 1_024


def test_a_renamed_file_has_one_checkpoint(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [])
    ledger.record(checkpoint(path="/s/b.jsonl"), [], instead_of="/s/a.jsonl")
    assert [known.path for known in ledger.checkpoints()] == ["/s/b.jsonl"]


def test_half_an_emoji_can_be_stored(database: Database) -> None:
    SqliteIntakeLedger(database).record(checkpoint(), [(turn("k1", "half \ud83d emoji"), SHOP)])
    assert prompts_due(database) == [("half ? emoji",)]


def test_a_turn_that_holds_nothing_is_done_at_once_and_no_word_of_it_is_kept(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    turns = [(turn("k1", "fix the login"), SHOP), (turn("k2", "以后用制表符"), SHOP)]
    assert ledger.record(checkpoint(), turns, empty={"k1"}) == ("k1", "k2")
    assert prompts_due(database) == [("以后用制表符",)]
    (row,) = database.rows("SELECT * FROM turns WHERE key = 'k1'")
    assert (row["state"], row["material"], row["extractor"], row["number"]) == ("done", "", "rules", 1)
    assert row["recorded_at"] > 1_700_000_000
    assert "login" not in "".join(map(str, row))


def test_a_turn_that_held_nothing_gets_a_revision_when_it_goes_on(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("k1", "fix the login"), SHOP)], empty={"k1"})
    assert ledger.record(checkpoint(200), [(turn("k1", "fix the login"), SHOP)], empty={"k1"}) == ()
    assert ledger.record(checkpoint(300), [(turn("k1", "fix the login", "always use tabs"), SHOP)]) == ("k1",)
    assert prompts_due(database) == [("always use tabs",)]


def test_what_goes_on_without_holding_anything_takes_nothing_from_what_waits(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("k1", "always use tabs"), SHOP)])
    ledger.record(checkpoint(200), [(turn("k1", "always use tabs", "ok"), SHOP)], empty={"k1"})
    assert prompts_due(database) == [("always use tabs",)]
    assert ledger.record(checkpoint(300), [(turn("k1", "always use tabs", "ok"), SHOP)]) == ()


def test_a_turn_of_which_something_was_purged_since_is_no_longer_self_of_its_own(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("k1", "记住：紫海象是采购部的", "and b"), SHOP)])
    queue.finish(queue.due(SHOP.root, 0.0, 9)[0], 6.0)
    covered = "记住：(purged)是采购部的"
    assert ledger.record(checkpoint(200), [(turn("k1", covered, "and b"), SHOP)]) == ()
    assert prompts_due(database) == []
    assert ledger.record(checkpoint(300), [(turn("k1", covered, "and b", "then c"), SHOP)]) == ("k1",)
    assert prompts_due(database) == [("then c",)]
