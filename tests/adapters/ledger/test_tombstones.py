"""The fake and the real ledger keep tombstones alike."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.core.model import Broken, Folder
from memoryd.core.noticed import AgentFile
from memoryd.core.tombstones import of
from tests.adapters.ledger.samples import BLOG, SHOP, accepted, checkpoint, turn
from tests.fakes_memory import look_at, memory
from tests.fakes_trust import MemoryTombstones

Ledger = SqliteTombstones | MemoryTombstones
A, B, 中 = memory("a", digest="1"), memory("b", digest="2"), memory("中文", digest="3", body="half \ud83d emoji")


@pytest.fixture(params=["sqlite", "fake"])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> Ledger:
    if request.param == "fake":
        return MemoryTombstones()
    database = Database(tmp_path / "ledger.sqlite3")
    request.addfinalizer(database.close)
    return SqliteTombstones(database)


def test_tombstones_are_kept_by_project_and_lifted(ledger: Ledger) -> None:
    stones = (of(A, "2026-11-01"), of(中, "2026-11-02", by_hand=True))
    ledger.bury(SHOP, stones[:1])
    ledger.bury(SHOP, stones[1:])
    assert ledger.buried(SHOP)[0] == stones[0]
    assert [(stone.name, stone.by_hand) for stone in ledger.buried(SHOP)] == [("a", False), ("中文", True)]
    assert ledger.buried(BLOG) == ()
    ledger.lift(SHOP, stones[:1])
    assert [stone.name for stone in ledger.buried(SHOP)] == ["中文"]


def test_a_later_tombstone_of_a_file_takes_the_place_of_the_first(ledger: Ledger) -> None:
    ledger.bury(SHOP, (of(A, "2026-11-01"), of(B, "2026-11-01")))
    ledger.bury(SHOP, (of(A, "2026-11-09"),))
    assert [(stone.name, stone.day) for stone in ledger.buried(SHOP)] == [("b", "2026-11-01"), ("a", "2026-11-09")]


def test_what_was_there_and_is_not_is_missing(ledger: Ledger) -> None:
    assert ledger.missing(SHOP, look_at(Folder((A,))), "2026-11-29") == ()
    ledger.look(SHOP, Folder((A, B)))
    (gone,) = ledger.missing(SHOP, look_at(Folder((B,))), "2026-11-29")
    assert gone == of(A, "2026-11-29", by_hand=True)
    assert ledger.count(SHOP) == 2
    ledger.look(SHOP, Folder((B,)))
    assert ledger.missing(SHOP, look_at(Folder((B,))), "2026-11-29") == ()


def test_what_is_known_of_one_project_and_file_is_left_by_what_is_done_to_another(ledger: Ledger) -> None:
    stone, nothing = of(中, "2026-11-01"), look_at(Folder(()))
    for project in (SHOP, BLOG):
        ledger.look(project, Folder((A, B)))
        ledger.bury(project, (stone,))
    ledger.leaving(SHOP, "a.md")
    missing = [[each.file for each in ledger.missing(project, nothing, "2026-11-29")] for project in (SHOP, BLOG)]
    assert missing == [["b.md"], ["a.md", "b.md"]]
    ledger.lift(SHOP, (stone,))
    assert (ledger.buried(SHOP), len(ledger.buried(BLOG))) == ((), 1)
    ledger.look(SHOP, Folder((B,)))
    assert (ledger.count(SHOP), ledger.count(BLOG)) == (1, 2)
    assert ledger.were_there(SHOP, ("a.md", "b.md")) == {"b.md"}
    ledger.look(SHOP, Folder(()), keep=True)
    assert ([each.file for each in ledger.vanished(SHOP)], ledger.vanished(BLOG)) == (["b.md"], ())
    assert (ledger.count(SHOP), ledger.count(BLOG)) == (0, 2)


def test_only_the_file_that_a_person_took_over_is_no_agents_any_more(tmp_path: Path) -> None:
    database = Database(tmp_path / "ledger.sqlite3")
    ledger, files = SqliteTombstones(database), [(SHOP, "a.md"), (SHOP, "b.md"), (BLOG, "a.md")]
    wrote = [
        AgentFile(project=project.root, file=file, at=1.0, until=2.0 + n) for n, (project, file) in enumerate(files)
    ]
    SqliteIntakeLedger(database).record(checkpoint(), [(turn("k1", "x"), SHOP), (turn("k2", "y"), BLOG)], noticed=wrote)
    assert [ledger.until(*each) for each in files] == [2.0, 3.0, 4.0]
    ledger.hand_over(SHOP, "a.md")
    assert [ledger.until(*each) for each in files] == [0.0, 3.0, 4.0]
    database.close()


def test_it_is_known_since_when_a_file_holds_what_it_holds(ledger: Ledger) -> None:
    assert ledger.since(SHOP, "a.md") == 0.0
    began = time.time()
    ledger.look(SHOP, Folder((A, B)))
    first = ledger.since(SHOP, "a.md")
    assert began - 0.1 <= first <= time.time() + 0.1
    waited(0.005)
    ledger.look(SHOP, Folder((A, B)))
    assert ledger.since(SHOP, "a.md") == first
    ledger.look(SHOP, Folder((replace(A, digest="9"), B)))
    assert ledger.since(SHOP, "a.md") > first
    second = ledger.since(SHOP, "b.md")
    ledger.leaving(SHOP, "b.md")
    waited(0.005)
    ledger.look(SHOP, Folder((A, B)))
    assert ledger.since(SHOP, "b.md") > second, "it went and came back between two looks"


def waited(seconds: float) -> None:
    """Let the clock move on."""
    until = time.time() + seconds
    while time.time() < until:
        pass


def test_a_renamed_and_a_broken_file_are_not_missing(ledger: Ledger) -> None:
    ledger.look(SHOP, Folder((A, B)))
    moved = memory("a", digest="1", file="moved.md")
    assert ledger.missing(SHOP, look_at(Folder((moved,), (Broken("b.md", "torn"),))), "2026-11-29") == ()


def test_what_a_file_said_is_known_while_its_words_are_taken_out_or_broken(ledger: Ledger) -> None:
    empty = memory("a", digest="9", description=" ", body="\n")
    spoilt = Folder((empty, memory("new", digest="8", description="", body="")), (Broken("b.md", "torn"),))
    ledger.look(SHOP, Folder((A, B, 中)))
    assert ledger.unread(SHOP) == ()
    for folder in (Folder((*spoilt.memories, 中), spoilt.broken), Folder((*spoilt.memories, 中), spoilt.broken)):
        ledger.look(SHOP, folder)
        assert ledger.unread(SHOP) == (replace(of(A, ""), unread=True), replace(of(B, ""), unread=True))
        assert ledger.unread(BLOG) == ()
        assert ledger.count(SHOP) == 3
        assert ledger.were_there(SHOP, ("a.md", "b.md")) == {"a.md", "b.md"}
    gone = ledger.missing(SHOP, look_at(Folder((empty, 中))), "2026-11-29")
    assert gone == (of(B, "2026-11-29", by_hand=True),), "then it is taken away, as what it was"
    ledger.look(SHOP, Folder((A, 中)))
    assert (ledger.unread(SHOP), ledger.count(SHOP)) == ((), 2)


def test_after_the_first_look_only_what_is_gone_since_is_missing(ledger: Ledger) -> None:
    ledger.look(SHOP, Folder((A, B)))
    rest = look_at(Folder(), "a.md", first=False)
    assert [stone.file for stone in ledger.missing(SHOP, rest, "2026-11-29")] == ["a.md"]
    copied = look_at(Folder((memory("a", digest="1", file="copy.md"),)), "a.md", first=False)
    assert ledger.missing(SHOP, copied, "2026-11-29") == (), "it was renamed, though not within one look"


def test_what_memoryd_takes_away_is_not_missing_and_may_come_back(ledger: Ledger) -> None:
    ledger.look(SHOP, Folder((A, B)))
    ledger.leaving(SHOP, "a.md")
    assert ledger.missing(SHOP, look_at(Folder((B,))), "2026-11-29") == ()
    ledger.look(SHOP, Folder((A, B)))
    assert [stone.name for stone in ledger.missing(SHOP, look_at(Folder((B,))), "2026-11-29")] == ["a"]


def test_what_vanished_with_others_is_kept_in_mind(ledger: Ledger) -> None:
    ledger.look(SHOP, Folder((A, B)))
    ledger.look(SHOP, Folder(), keep=True)
    assert ledger.missing(SHOP, look_at(Folder()), "2026-11-29") == ()
    assert sorted(stone.name for stone in ledger.vanished(SHOP)) == ["a", "b"]
    ledger.look(SHOP, Folder((A,)))
    assert [stone.name for stone in ledger.vanished(SHOP)] == ["b"]
    assert ledger.count(SHOP) == 1


def test_a_file_is_an_agents_until_memoryd_writes_it_again(tmp_path: Path) -> None:
    database = Database(tmp_path / "ledger.sqlite3")
    intake, queue, known = SqliteIntakeLedger(database), SqliteTurnQueue(database), SqliteTombstones(database)
    wrote = AgentFile(project=SHOP.root, file="feedback-tabs.md", at=50.0, until=55.0)
    intake.record(checkpoint(), [(turn("k1", "a"), SHOP)], "", (wrote, wrote))
    assert known.of_agents(SHOP) == {"feedback-tabs.md"}
    assert known.of_agents(BLOG) == frozenset()
    assert abs(known.learned(SHOP, wrote.file) - time.time()) < 60
    assert (known.learned(BLOG, wrote.file), known.until(BLOG, wrote.file)) == (0.0, 0.0)
    assert known.until(SHOP, wrote.file) == 55.0
    queue.answer(queue.due(SHOP.root, 0.0, 1)[0], [accepted()], 60.0)
    assert known.of_agents(SHOP) == frozenset()
    intake.record(checkpoint(), [], "", (AgentFile(project=SHOP.root, file="feedback-tabs.md", at=70.0, until=75.0),))
    assert known.of_agents(SHOP) == {"feedback-tabs.md"}
    database.close()
