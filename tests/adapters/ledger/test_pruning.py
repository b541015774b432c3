"""Old entries go by age and by size, and never those about files that are still there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.adapters.ledger.pruning import prune
from memoryd.core.journal import Beside, Cause, FileChange, Why
from tests.adapters.ledger.samples import BLOG, SHOP

TURN = Why(Cause.EXTRACTION, "claude-code/s1/turn-1")
LARGE = 10**9


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "ledger.sqlite3")
    yield database
    database.close()


def come_and_gone(journal: SqliteJournal, file: str, at: float, content: bytes) -> None:
    journal.note(SHOP, TURN, [FileChange(file, file, None, content)], at)
    journal.note(SHOP, TURN, [FileChange(file, file, content, None)], at)


def test_old_entries_about_gone_files_go_and_those_about_present_ones_stay(database: Database) -> None:
    journal = SqliteJournal(database)
    come_and_gone(journal, "gone.md", 1.0, b"gone")
    journal.note(SHOP, TURN, [FileChange("here.md", "here", None, b"one")], 1.0)
    journal.note(SHOP, TURN, [FileChange("here.md", "here", b"one", b"two")], 2.0)
    come_and_gone(journal, "late.md", 50.0, b"late")
    # The same file name in another folder keeps nothing alive here.
    journal.note(BLOG, TURN, [FileChange("gone.md", "gone", None, b"other")], 1.0)
    assert prune(database, 10.0, LARGE).entries == 2
    left = [change.file for entry in journal.newest(SHOP.root) for change in entry.files]
    assert left == ["late.md", "late.md", "here.md", "here.md"]
    assert journal.newest(SHOP.root, "here.md")[1].files[0].after == b"one"
    assert journal.newest(BLOG.root)[0].files[0].after == b"other"
    assert database.rows("SELECT count(*) FROM journal_contents")[0][0] == 4


def test_what_is_too_large_goes_the_oldest_first_and_stops_at_present_files(database: Database) -> None:
    journal, chance = SqliteJournal(database), random.Random(7)
    kept = chance.randbytes(5_000)
    journal.note(SHOP, TURN, [FileChange("here.md", "here", None, kept)], 1.0)
    for number in range(600):
        come_and_gone(journal, f"gone-{number}.md", 2.0, chance.randbytes(200))
    pruned = prune(database, 0.0, 100_000)
    assert 0 < pruned.bytes <= 100_000
    assert pruned.bytes > 99_000, "no more goes than is too much"
    assert journal.newest(SHOP.root, "gone-599.md")
    assert not journal.newest(SHOP.root, "gone-0.md")
    assert database.rows("SELECT count(*) FROM journal_entries")[0][0] == 1_201 - pruned.entries
    assert prune(database, 0.0, 10).bytes > 5_000
    assert [entry.files[0].after for entry in journal.newest(SHOP.root)] == [kept]


def test_large_entries_go_one_by_one(database: Database) -> None:
    journal, chance = SqliteJournal(database), random.Random(9)
    for number in range(20):
        come_and_gone(journal, f"大-{number}.md", 2.0, chance.randbytes(100_000))
    pruned = prune(database, 0.0, 1_550_000)
    assert 1_400_000 < pruned.bytes <= 1_550_000
    assert not journal.newest(SHOP.root, "大-4.md")
    assert len(journal.newest(SHOP.root, "大-5.md")) == 2


def test_what_another_entry_holds_as_well_stays_and_what_nobody_holds_goes(database: Database) -> None:
    journal = SqliteJournal(database)
    come_and_gone(journal, "gone.md", 1.0, b"the same words")
    journal.note(SHOP, TURN, [FileChange("here.md", "here", None, b"the same words")], 2.0)
    journal.cancel(journal.begin(SHOP, TURN, [FileChange("never.md", "never", None, b"never done")], 3.0, Beside()))
    assert prune(database, 10.0, LARGE).entries == 2
    assert journal.newest(SHOP.root, "here.md")[0].files[0].after == b"the same words"
    assert database.rows("SELECT count(*) FROM journal_contents")[0][0] == 1


def test_what_a_file_was_under_its_older_names_stays_with_it_and_what_was_merged_goes(database: Database) -> None:
    """By command, where the name in the file changes with it, and by hand, where it holds what it held."""
    journal, mv, hand = SqliteJournal(database), Why(Cause.COMMAND, "mv"), Why(Cause.HAND)
    journal.note(SHOP, TURN, [FileChange("a.md", "a", None, b"one")], 1.0)
    journal.note(SHOP, mv, [FileChange("b.md", "b", None, b"two"), FileChange("a.md", "a", b"one", None)], 2.0)
    journal.note(SHOP, hand, [FileChange("b.md", "b", b"two", None), FileChange("新.md", "新", None, b"two")], 3.0)
    journal.note(SHOP, TURN, [FileChange("c.md", "c", None, b"three")], 1.0)
    merged = [FileChange("c.md", "c", b"three", None), FileChange("新.md", "新", b"two", b"two, three")]
    journal.note(SHOP, Why(Cause.CONSOLIDATION), merged, 4.0)
    assert prune(database, 10.0, 1).entries == 1
    left = [change.file for entry in journal.newest(SHOP.root) for change in entry.files]
    assert left == ["c.md", "新.md", "b.md", "新.md", "b.md", "a.md", "a.md"]
    journal.note(SHOP, hand, [FileChange("新.md", "新", b"two, three", None)], 5.0)
    assert prune(database, 10.0, LARGE).entries == 5


def test_what_was_merged_into_a_new_file_or_copied_to_one_is_no_older_name_of_it(database: Database) -> None:
    journal = SqliteJournal(database)
    come_and_gone(journal, "copied.md", 1.0, b"six")
    journal.note(SHOP, TURN, [FileChange("merged.md", "m", None, b"five"), FileChange("f.md", "f", None, b"six")], 1.0)
    made = [FileChange("merged.md", "m", b"five", None), FileChange("结果.md", "r", None, b"five, six")]
    journal.note(SHOP, Why(Cause.CONSOLIDATION), made, 2.0)
    copied = [FileChange("f.md", "f", b"six", b"seven"), FileChange("副本.md", "c", None, b"six")]
    journal.note(SHOP, Why(Cause.HAND), copied, 2.0)
    journal.note(SHOP, Why(Cause.HAND), [FileChange("f.md", "f", b"seven", None)], 3.0)
    assert prune(database, 10.0, LARGE).entries == 4
    assert {change.file for entry in journal.newest(SHOP.root) for change in entry.files} == {
        "merged.md", "结果.md", "f.md", "副本.md"
    }  # fmt: skip


def test_an_entry_that_is_not_finished_stays(database: Database) -> None:
    journal = SqliteJournal(database)
    number = journal.begin(SHOP, TURN, [FileChange("a.md", "a", None, b"x")], 1.0, Beside())
    assert prune(database, 10.0, 1).entries == 0
    assert journal.unfinished(SHOP)[0].number == number
