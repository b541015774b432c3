from __future__ import annotations

from dataclasses import replace

from memoryd.adapters.ledger import Database, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.ledger.rejections import Rejections
from memoryd.core.model import Speaker
from memoryd.core.noticed import Refusal, SkippedSession
from tests.adapters.ledger.samples import BLOG, SHOP, checkpoint, rejected, turn

REFUSAL = Refusal(
    turn="k1", mark="m1", at=2000.0, project=SHOP.root, agent="generic", session="s1", transcript="/s/a.jsonl",
    speaker=Speaker.USER, pasted=True, reason="reads like an instruction",
)  # fmt: skip


def test_what_was_refused_is_listed_newest_first_and_counted_once(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    other = replace(REFUSAL, turn="k9", project=BLOG.root, at=3000.0)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)], "", (REFUSAL, other))
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)], "", (REFUSAL,))
    reasons = [rejected("said by “eve”, not by you"), rejected("said by “bob”, not by you")]
    queue.answer(queue.due(SHOP.root, 0.0, 1)[0], reasons, 2500.0)
    found = Rejections(database).newest("", 10)
    assert [item["at"] for item in found] == [3000.0, 2500.0, 2500.0, 2000.0]
    assert [item["turn"] for item in found] == [None, 1, 1, 1]
    assert (found[-1]["pasted"], found[-1]["quote"], found[-1]["transcript"]) == (True, "", "/s/a.jsonl")
    assert Rejections(database).counts(SHOP.root) == {"said by …, not by you": 2, "reads like an instruction": 1}
    assert [item["project"] for item in Rejections(database).newest(BLOG.root, 10)] == [BLOG.root]
    assert len(Rejections(database).newest("", 2)) == 2


def test_a_session_that_shows_late_what_it_is_takes_back_what_waits_of_it(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("k1", "a", session="观察"), SHOP), (turn("k2", "b"), SHOP)])
    skipped = SkippedSession(agent="generic", session="观察", reason="a tool's", at=1.0)
    ledger.record(checkpoint(), [], "", (skipped, skipped))
    assert [queued.turn.key for queued in queue.due(SHOP.root, 0.0, 9)] == ["k2"]
    assert ledger.skipped_sessions() == {("generic", "观察"): "a tool's"}


def test_a_reason_counts_as_one_whatever_memory_its_remedy_names(database: Database) -> None:
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)])
    reasons = [rejected(f"“{name}” is yours (`memoryd adopt {name}` allows it)") for name in ("a", "部署 b")]
    queue.answer(queue.due(SHOP.root, 0.0, 1)[0], reasons, 2500.0)
    assert Rejections(database).counts(SHOP.root) == {"… is yours (`memoryd adopt NAME` allows it)": 2}


def test_what_an_agent_asked_for_and_was_refused_is_listed_beside_no_turn(database: Database) -> None:
    rejections = Rejections(database)
    asked = replace(REFUSAL, turn="write", session="", transcript="", reason="“缩进” is known already")
    rejections.note(asked)
    rejections.note(asked)
    (item,) = rejections.newest(SHOP.root, 10)
    assert (item["reason"], item["turn"], item["agent"]) == ("“缩进” is known already", None, "generic")
    assert rejections.counts("") == {"… is known already": 1}
