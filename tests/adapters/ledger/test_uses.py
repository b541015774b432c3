"""Use is counted once an occasion, ordered by days that are over, and let go in the end."""

from __future__ import annotations

import pytest

from memoryd.adapters.ledger import Database, SqliteIntakeLedger
from memoryd.adapters.ledger.upkeep import SqliteUpkeep
from memoryd.adapters.ledger.uses import SqliteUses
from memoryd.core.use import KEPT_DAYS, Use, UseCount, UseKind
from memoryd.ports.uses import Uses
from tests.adapters.ledger.samples import BLOG, SHOP, checkpoint, turn
from tests.fakes_uses import MemoryUses

DAY = 86_400.0
NOW = 100 * DAY + 5_000


def use(file: str, mark: str, at: float = NOW - DAY, kind: UseKind = UseKind.READ) -> Use:
    return Use(project=SHOP.root, file=file, at=at, mark=mark, kind=kind)


@pytest.fixture(params=["real", "fake"])
def uses(request: pytest.FixtureRequest) -> Uses:
    return SqliteUses(request.getfixturevalue("database")) if request.param == "real" else MemoryUses()


def test_an_occasion_counts_once_a_file_and_way(uses: Uses) -> None:
    uses.note([use("a.md", "t1"), use("a.md", "t1"), use("用中文.md", "t1"), use("a.md", "t1", kind=UseKind.RECALLED)])
    uses.note([use("a.md", "t1"), use("a.md", "t2", at=NOW)])
    assert uses.counts(SHOP) == {
        "a.md": UseCount(2, 1, NOW),
        "用中文.md": UseCount(1, 0, NOW - DAY),
    }
    assert uses.counts(BLOG) == {}


def test_use_of_today_changes_no_tier_until_tomorrow(uses: Uses) -> None:
    uses.note([use("a.md", f"t{n}", at=NOW) for n in range(9)])
    assert uses.tiers(SHOP, NOW) == {}
    assert uses.tiers(SHOP, NOW + DAY) == {"a.md": 2}


def test_old_use_fades_and_goes(uses: Uses) -> None:
    uses.note([use("a.md", f"t{n}", at=NOW - 60 * DAY) for n in range(9)])
    assert uses.tiers(SHOP, NOW) == {"a.md": 1}
    assert uses.tiers(SHOP, NOW + 60 * DAY) == {}
    uses.forget_old(NOW)
    assert uses.counts(SHOP)["a.md"].total == 9
    uses.forget_old(NOW + KEPT_DAYS * DAY)
    assert uses.counts(SHOP) == {}


def test_nothing_to_note_is_nothing(uses: Uses) -> None:
    uses.note([])
    assert uses.counts(SHOP) == {}


def test_what_a_transcript_shows_comes_with_its_checkpoint_and_once(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    for _ in range(2):
        ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)], "", (use("a.md", "k1"),))
    assert SqliteUses(database).counts(SHOP) == {"a.md": UseCount(1, 0, NOW - DAY)}


def test_who_used_what_a_file_was_made_from_used_it(uses: Uses, database: Database) -> None:
    uses.note([use("旧.md", "t1"), use("旧.md", "t2", at=NOW), use("b.md", "t1"), use("b.md", "t3")])
    before = uses.inherited()
    for source in ("旧.md", "b.md"):
        if isinstance(uses, MemoryUses):
            uses.inherit(SHOP, "新.md", source)
        else:
            SqliteUpkeep(database).descended(SHOP, "新.md", ("新.md", source), NOW)
    assert uses.inherited() > before
    assert uses.counts(SHOP)["新.md"] == UseCount(3, 0, NOW)
    assert uses.counts(SHOP)["旧.md"].total == 2
    assert uses.counts(BLOG) == {}


def test_of_many_files_that_got_other_names_each_keeps_its_use_in_one_commit(database: Database) -> None:
    uses, commits = SqliteUses(database), list[str]()
    uses.note([use("旧.md", "t1"), use("b.md", "t1"), use("b.md", "t2")])
    with database.transaction() as connection:
        connection.set_trace_callback(lambda statement: commits.append(statement) if statement == "COMMIT" else None)
    commits.clear()
    SqliteUpkeep(database).renamed(SHOP, {"新.md": "旧.md", "c.md": "b.md", "d.md": "d.md"}, NOW)
    assert commits == ["COMMIT"]
    assert {file: count.total for file, count in uses.counts(SHOP).items()} == {
        "旧.md": 1, "新.md": 1, "b.md": 2, "c.md": 2,
    }  # fmt: skip
