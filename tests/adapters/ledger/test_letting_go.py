"""Turns that are long done go, by age and by size; what is needed to apply none twice stays, and what justifies."""

from __future__ import annotations

import random
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, History, SqliteIntakeLedger, SqliteSpend, SqliteTurnQueue
from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.ledger.letting_go import (
    AT_REST_SECONDS,
    CALLS_SECONDS,
    FREE_BYTES,
    LetGo,
    compact_if_worth,
    let_go,
    used,
)
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Speaker, Verdict
from memoryd.core.noticed import Refusal
from tests.adapters.ledger.samples import SHOP, accepted, checkpoint, rejected, turn
from tests.faults.machine import mounted

LARGE = 10**12
YEAR = 365 * 86_400.0
LONG_AFTER = 3 * YEAR
"""A moment at which what the samples say (at 1,000 seconds) and was done before a year had passed is old."""


def close(database: Database, key: str, *prompts: str, at: float = 5.0, verdicts: tuple[Verdict, ...] = ()) -> None:
    """Record a turn of the session of its key's first part, and have it worked through."""
    SqliteIntakeLedger(database).record(checkpoint(), [(turn(key, *prompts, session=key.partition("-")[0]), SHOP)])
    queue = SqliteTurnQueue(database)
    for queued in queue.due(SHOP.root, 0.0, 9):
        queue.answer(queued, verdicts, at)
        queue.finish(queued, at)


def keys(database: Database) -> list[tuple[str, int]]:
    return [(row["key"], row["revision"]) for row in database.rows("SELECT key, revision FROM turns ORDER BY id")]


def said_anew(database: Database, key: str, *prompts: str) -> list[tuple[str, ...]]:
    """Return what there is to work on after a turn was read (again)."""
    SqliteIntakeLedger(database).record(checkpoint(), [(turn(key, *prompts), SHOP)])
    return [queued.turn.prompts for queued in SqliteTurnQueue(database).due(SHOP.root, 0.0, 9)]


def test_a_turn_whose_row_is_gone_is_known_when_it_is_read_again(database: Database) -> None:
    close(database, "s-1", "记住：用制表符 👌", verdicts=(rejected("no"),))
    assert let_go(database, LONG_AFTER, YEAR, LARGE).turns == 1
    assert keys(database) == []
    assert said_anew(database, "s-1", "记住：用制表符 👌") == []
    assert keys(database) == []
    assert SqliteBacklog(database).record(checkpoint(), [(turn("s-1", "记住：用制表符 👌"), SHOP)]) == ()
    assert SqliteBacklog(database).knows("s-1")
    assert said_anew(database, "s-2", "new") == [("new",)]


def test_one_that_became_longer_has_only_what_is_new_worked_on_and_once(database: Database) -> None:
    close(database, "s-1", "a")
    let_go(database, LONG_AFTER, YEAR, LARGE)
    assert said_anew(database, "s-1", "a", "b") == [("b",)]
    assert keys(database) == [("s-1", 2)]
    close(database, "s-1", "a", "b")
    let_go(database, LONG_AFTER, YEAR, LARGE)
    assert said_anew(database, "s-1", "a", "b") == []
    assert said_anew(database, "s-1", "c") == [("c",)]
    assert keys(database) == [("s-1", 3)]


def test_an_empty_turn_whose_row_is_gone_is_known_too(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("s-1", "run the tests"), SHOP)], empty={"s-1"})
    assert let_go(database, LONG_AFTER * 100, YEAR, LARGE).turns == 1
    assert ledger.record(checkpoint(), [(turn("s-1", "run the tests"), SHOP)], empty={"s-1"}) == ()
    longer = turn("s-1", "run the tests", "again")
    assert ledger.record(checkpoint(), [(longer, SHOP)], empty={"s-1"}) == ("s-1",)
    assert ledger.record(checkpoint(), [(longer, SHOP)], empty={"s-1"}) == ()
    assert keys(database) == []


def test_whatever_goes_at_whatever_moment_each_word_is_worked_on_once(database: Database) -> None:
    chance = random.Random(20261130)
    worked: dict[str, list[str]] = {}
    said: dict[str, list[str]] = {}
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)

    def read(key: str, words: list[str]) -> None:
        ledger.record(checkpoint(), [(turn(key, *words, session=key[:2]), SHOP)])

    def work() -> None:
        for queued in queue.due(SHOP.root, 0.0, 99):
            queue.answer(queued, [accepted()] if chance.random() < 0.2 else [], 5.0)
            queue.finish(queued, 5.0)
            worked.setdefault(queued.turn.key, []).extend(queued.turn.prompts)

    for step in range(120):
        key = f"s{chance.randrange(4)}-{chance.randrange(3)}"
        words = said.setdefault(key, [f"the first {step}"])
        if chance.random() < 0.5:
            words.append(f"word {step}")
        # Now and then a part of it is read again, as after its file was replaced by a shorter copy.
        read(key, words[: chance.randrange(1, len(words) + 1)] if chance.random() < 0.3 else words)
        if chance.random() < 0.7:
            work()
        if chance.random() < 0.5:
            let_go(database, LONG_AFTER, YEAR, LARGE)
    for key, words in said.items():
        read(key, words)
    work()
    assert {key: sorted(words) for key, words in worked.items()} == {key: sorted(words) for key, words in said.items()}
    assert database.rows("SELECT count(*) FROM remains")[0][0] > 0


def test_what_justifies_a_memory_stays_with_all_of_its_turn(database: Database) -> None:
    close(database, "s-1", "记住：用制表符", verdicts=(accepted(), rejected("twice")))
    close(database, "s-1", "记住：用制表符", "and more", verdicts=(rejected("no"),))
    close(database, "s-2", "nothing")
    assert let_go(database, LONG_AFTER, YEAR, LARGE).turns == 1
    assert keys(database) == [("s-1", 1), ("s-1", 2)]
    assert [row["quote"] for row in History(database).grounds(SHOP.root, "feedback-tabs.md")] == ["记住：用制表符"]
    # There is nothing more to let go, and it is not looked for for ever.
    assert let_go(database, LONG_AFTER, YEAR, 1).turns == 0


def test_a_session_stays_in_which_something_is_young_waits_or_is_set_aside(database: Database) -> None:
    close(database, "young-1", "a")
    close(database, "young-2", "b", at=LONG_AFTER - 10)
    close(database, "waits-1", "a")
    close(database, "aside-1", "a")
    close(database, "old-1", "a")
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    ledger.record(checkpoint(), [(turn("aside-2", "b", session="aside"), SHOP)])
    queue.quarantine(queue.due(SHOP.root, 0.0, 9)[0], "refused", 5.0)
    ledger.record(checkpoint(), [(turn("waits-2", "b", session="waits"), SHOP)])
    assert let_go(database, LONG_AFTER, YEAR, 1).turns == 1
    assert {key.partition("-")[0] for key, _ in keys(database)} == {"young", "waits", "aside"}


def test_what_is_too_large_goes_the_oldest_first_until_it_is_small_enough(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    turns = [(turn(f"k{number:05}", "x" * 40, session=f"s{number // 4:04}"), SHOP) for number in range(4_000)]
    ledger.record(checkpoint(), turns, empty={each.key for each, _ in turns})
    with database.transaction() as connection:
        connection.execute("UPDATE turns SET recorded_at = 1000000.0 + id")
    size, now = used(database), 1_000_000.0 + AT_REST_SECONDS + 3_501
    left = let_go(database, now, YEAR, round(0.7 * size))
    assert left.bytes <= 0.7 * size
    assert left.turns % 800 == 0
    assert keys(database)[0] == (f"k{left.turns:05}", 1)
    # What closed within a week stays, however large it is.
    assert let_go(database, now, YEAR, 1).bytes > 1
    assert keys(database)[0] == ("k03500", 1)


def test_calls_are_kept_as_long_as_ceilings_need_them_and_refusals_as_long_as_turns(database: Database) -> None:
    spend = SqliteSpend(database)
    for at in (1.0, LONG_AFTER - CALLS_SECONDS + 1):
        spend.reserve(at, "extract", "m", 10, 0.5)
    refused = Refusal(
        turn="k", mark="m", at=1.0, project=SHOP.root, agent="generic", session="s", transcript="/s",
        speaker=Speaker.USER, pasted=False, reason="memory",
    )  # fmt: skip
    SqliteIntakeLedger(database).record(checkpoint(), [], noticed=[refused])
    assert let_go(database, LONG_AFTER, 31 * 86_400.0, LARGE) == LetGo(0, used(database))
    assert spend.since(0.0)[0] == 1
    assert database.rows("SELECT count(*) FROM refusals")[0][0] == 0


@pytest.mark.parametrize("waits", [False, True])
def test_the_file_is_written_anew_when_much_is_free_and_nothing_waits(database: Database, waits: bool) -> None:
    with database.transaction() as connection:
        connection.execute("CREATE TABLE ballast (text BLOB)")
        connection.execute("INSERT INTO ballast VALUES (zeroblob(?))", (2 * FREE_BYTES,))
    assert not compact_if_worth(database)
    with database.transaction() as connection:
        connection.execute("DELETE FROM ballast")
    if waits:
        SqliteIntakeLedger(database).record(checkpoint(), [(turn("k", "a"), SHOP)])
    assert compact_if_worth(database) is not waits
    assert (database.path.stat().st_size < FREE_BYTES) is not waits
    assert not compact_if_worth(database)


def test_a_disk_without_room_for_a_second_file_is_not_left_full(tmp_path: Path) -> None:
    with mounted(tmp_path / "disk", "size=20m") as disk, closing(Database(disk / "ledger.sqlite3")) as ledger:
        rows = ["INSERT INTO ballast VALUES (randomblob(750000))"] * 18
        for statement in ("CREATE TABLE ballast (text BLOB)", *rows, "DELETE FROM ballast WHERE rowid % 3 = 0"):
            with ledger.transaction() as connection:
                connection.execute(statement)
            ledger.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        free = shutil.disk_usage(disk).free
        with pytest.raises(StoreUnavailable, match="full"):
            compact_if_worth(ledger)
        assert shutil.disk_usage(disk).free >= free
        (busy,) = ledger.rows("PRAGMA busy_timeout")
        assert busy[0] < 1_000
