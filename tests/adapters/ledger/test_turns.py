from __future__ import annotations

from memoryd.adapters.ledger import Database, History, SqliteIntakeLedger, SqliteTurnQueue
from tests.adapters.ledger.samples import BLOG, SHOP, accepted, checkpoint, rejected, turn


def filled(database: Database) -> SqliteTurnQueue:
    turns = [(turn("k1", "a"), SHOP), (turn("k2", "b"), SHOP), (turn("k3", "c"), BLOG)]
    SqliteIntakeLedger(database).record(checkpoint(), turns)
    return SqliteTurnQueue(database)


def keys(queue: SqliteTurnQueue, root: str, now: float = 0.0) -> list[str]:
    return [queued.turn.key for queued in queue.due(root, now, 99)]


def test_turns_come_in_the_order_in_which_they_closed(database: Database) -> None:
    queue = filled(database)
    assert set(queue.waiting(0.0)) == {SHOP.root, BLOG.root}
    assert keys(queue, SHOP.root) == ["k1", "k2"]


def test_an_answer_survives_and_comes_first_until_it_is_done(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.answer(first, [accepted(), rejected("said for this task only")], 5.0)
    (again,) = queue.due(SHOP.root, 0.0, 1)
    assert again.verdicts == (accepted(), rejected("said for this task only"))
    queue.finish(again, 6.0)
    assert keys(queue, SHOP.root) == ["k2"]


def test_a_turn_that_waits_holds_back_those_behind_it_and_no_other_project(database: Database) -> None:
    queue = filled(database)
    queue.postpone(queue.due(SHOP.root, 0.0, 1)[0], 50.0, "budget", counted=False)
    assert keys(queue, SHOP.root, 49.0) == []
    assert queue.waiting(49.0) == (BLOG.root,)
    assert keys(queue, SHOP.root, 50.0) == ["k1", "k2"]
    assert [held["reason"] for held in History(database).held_up()] == ["budget"]


def test_only_counted_waits_count(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.postpone(first, 0.0, "outage", counted=False)
    queue.postpone(first, 0.0, "refused", counted=True)
    assert queue.due(SHOP.root, 0.0, 1)[0].attempts == 1


def test_nothing_waits_after_retry_now(database: Database) -> None:
    queue = filled(database)
    queue.postpone(queue.due(SHOP.root, 0.0, 1)[0], 1e12, "key", counted=False)
    queue.retry_now()
    assert keys(queue, SHOP.root, 1.0) == ["k1", "k2"]


def test_a_quarantined_turn_lets_the_next_one_pass(database: Database) -> None:
    queue = filled(database)
    queue.quarantine(queue.due(SHOP.root, 0.0, 1)[0], "refused twice", 5.0)
    assert keys(queue, SHOP.root) == ["k2"]
    assert History(database).queue() == {"pending": 2, "quarantined": 1}


def test_grounds_outlive_the_words_of_the_turn(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.answer(first, [accepted("记住：用制表符")], 5.0)
    queue.finish(first, 6.0)
    (ground,) = History(database).grounds(SHOP.root, "feedback-tabs.md")
    assert (ground["quote"], ground["session"], ground["turn"], ground["said_at"]) == (
        "记住：用制表符",
        "s1",
        1,
        1000.0,
    )
    assert (ground["from_byte"], ground["to_byte"]) == (first.turn.start, first.turn.end)
    assert database.rows("SELECT material FROM turns WHERE key = 'k1'")[0]["material"] == ""


def test_a_second_answer_replaces_the_first_one(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.answer(first, [accepted()], 5.0)
    queue.answer(first, [rejected("known already")], 6.0)
    assert [verdict["reason"] for verdict in History(database).verdicts(5)] == ["known already"]
