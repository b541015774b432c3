"""What was set aside is shown with its words, and comes back as it was."""

from __future__ import annotations

from memoryd.adapters.ledger import Database, History, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.ledger.quarantine import SqliteQuarantine
from tests.adapters.ledger.samples import BLOG, SHOP, accepted, checkpoint, turn


def filled(database: Database) -> SqliteTurnQueue:
    turns = [(turn("k1", "记住：用制表符 🚦"), SHOP), (turn("k2", "b"), SHOP), (turn("k3", "c"), BLOG)]
    SqliteIntakeLedger(database).record(checkpoint(), turns)
    return SqliteTurnQueue(database)


def test_it_is_told_with_its_words_and_why(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.postpone(first, 0.0, "400", counted=True)
    queue.quarantine(first, "the model refuses it", 5.0)
    (aside,) = SqliteQuarantine(database).all()
    assert (aside.project, aside.place, aside.at, aside.reason) == (SHOP.root, 1, 5.0, "the model refuses it")
    assert (aside.attempts, aside.turn) == (2, turn("k1", "记住：用制表符 🚦"))
    assert SqliteQuarantine(database).numbers() == (aside.number,)


def test_a_second_try_begins_with_a_clean_sheet_and_before_what_came_later(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.postpone(first, 0.0, "400", counted=True)
    queue.quarantine(first, "400", 5.0)
    quarantine = SqliteQuarantine(database)
    quarantine.retry(quarantine.numbers())
    again = queue.due(SHOP.root, 0.0, 9)
    assert [(queued.turn.key, queued.attempts, queued.verdicts) for queued in again] == [
        ("k1", 0, None),
        ("k2", 0, None),
    ]
    assert History(database).held_up() == []
    assert quarantine.all() == ()


def test_what_was_answered_is_not_asked_again(database: Database) -> None:
    queue = filled(database)
    first = queue.due(SHOP.root, 0.0, 1)[0]
    queue.answer(first, [accepted()], 4.0)
    queue.quarantine(first, "the file changes all the time", 5.0)
    SqliteQuarantine(database).retry(SqliteQuarantine(database).numbers())
    assert queue.due(SHOP.root, 0.0, 1)[0].verdicts == (accepted(),)


def test_nothing_but_what_is_set_aside_is_touched(database: Database) -> None:
    queue = filled(database)
    queue.finish(queue.due(BLOG.root, 0.0, 1)[0], 5.0)
    queue.postpone(queue.due(SHOP.root, 0.0, 1)[0], 50.0, "outage", counted=False)
    SqliteQuarantine(database).retry((1, 2, 3))
    assert queue.waiting(49.0) == ()
    assert History(database).queue() == {"pending": 2, "done": 1}
