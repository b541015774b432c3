"""The journal keeps every byte of every change, and knows what it has begun; the fake does the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.adapters.ledger.purging import SqlitePurge
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.core import tombstones
from memoryd.core.journal import ADOPT, Beside, Cause, Entry, FileChange, Head, Why, digest_of
from memoryd.core.model import Project
from memoryd.core.purged_words import words_of
from memoryd.core.undoing import refusal
from memoryd.ports.journal import Journal, JournalReading
from memoryd.ports.tombstones import Tombstones
from tests.adapters.ledger.samples import BLOG, SHOP
from tests.fakes_journal import MemoryJournal
from tests.fakes_memory import memory

BYTES = b"\xef\xbb\xbf---\r\nname: x\r\n---\r\n\xff\xfe \xe4\xb8\xad\xe6\x96\x87\r\n"
NEW = FileChange("a.md", "a", None, BYTES, by_hand=True)
TURN = Why(Cause.EXTRACTION, "claude-code/s1/turn-3", "run-1")
STONE = tombstones.of(memory("用-pnpm", body="只用 pnpm。\n"), "2026-11-29")


class Both(Journal, JournalReading, Protocol):
    """A journal that is written and read."""


@pytest.fixture(params=["sqlite", "memory"])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Both, Tombstones]]:
    if request.param == "memory":
        journal = MemoryJournal()
        yield journal, journal.stones
        return
    database = Database(tmp_path / "ledger.sqlite3")
    yield SqliteJournal(database), SqliteTombstones(database)
    database.close()


@pytest.fixture
def journal(ledger: tuple[Both, Tombstones]) -> Both:
    return ledger[0]


def test_an_entry_is_begun_then_finished_and_only_then_told(journal: Both) -> None:
    number = journal.begin(SHOP, TURN, [NEW], 10.0)
    assert journal.waiting() == {SHOP.memory}
    assert [entry.files for entry in journal.unfinished(SHOP)] == [(NEW,)]
    assert journal.unfinished(BLOG) == ()
    assert (journal.entry(number), journal.newest(SHOP.root), journal.heads(SHOP)) == (None, (), {})
    journal.finish(number)
    (entry,) = journal.newest(SHOP.root)
    assert (entry.number, entry.at, entry.project, entry.memory) == (number, 10.0, SHOP.root, SHOP.memory)
    assert (entry.why, entry.files, entry.undone_by) == (TURN, (NEW,), 0)
    assert journal.entry(number) == entry
    assert journal.heads(SHOP) == {"a.md": Head(digest_of(BYTES), by_hand=True, cause=Cause.EXTRACTION, at=10.0)}
    assert journal.heads(BLOG) == {}
    assert (journal.waiting(), journal.unfinished(SHOP)) == (frozenset(), ())
    assert (journal.begun(SHOP), journal.begun(BLOG)) == (True, False)


def test_the_bytes_come_back_as_they_were(journal: Both) -> None:
    journal.note(SHOP, Why(Cause.HAND), [NEW], 1.0)
    assert journal.contents(digest_of(BYTES)) == BYTES
    assert journal.contents(digest_of(b"other")) is None
    head = Head(digest_of(BYTES), by_hand=True, cause=Cause.HAND, at=1.0)
    assert journal.wrote(SHOP, "a.md", digest_of(BYTES)) == head
    assert journal.wrote(SHOP, "a.md", digest_of(b"other")) is None


@pytest.mark.parametrize("elsewhere", [(SHOP, "b.md"), (BLOG, "a.md")])
def test_whose_words_a_content_was_is_known_of_any_file_and_best_of_its_own(
    journal: Both, elsewhere: tuple[Project, str]
) -> None:
    def by_hand(project: Project, file: str) -> bool | None:
        head = journal.wrote(project, file, digest_of(BYTES))
        return head.by_hand if head else None

    journal.note(SHOP, Why(Cause.HAND), [NEW], 1.0)
    assert by_hand(*elsewhere) is True
    journal.note(SHOP, Why(Cause.COMMAND, ADOPT), [replace(NEW, before=BYTES, was_by_hand=True, by_hand=False)], 2.0)
    assert by_hand(*elsewhere) is False, "the person let memoryd change it"
    project, file = elsewhere
    journal.note(project, Why(Cause.HAND), [replace(NEW, file=file)], 3.0)
    assert (by_hand(*elsewhere), by_hand(SHOP, "a.md")) == (True, False)


@pytest.mark.parametrize("detail", ["git", "many files at once"])
def test_what_git_or_a_copy_brought_tells_nothing_of_who_wrote_it(journal: Both, detail: str) -> None:
    journal.note(SHOP, Why(Cause.HAND, detail), [replace(NEW, by_hand=False)], 1.0)
    assert journal.wrote(SHOP, "a.md", digest_of(BYTES)) is None


def test_a_file_that_was_left_is_taken_out_of_the_entry(journal: Both) -> None:
    other = FileChange("b.md", "b", None, "中文 🚦".encode())
    journal.finish(journal.begin(SHOP, TURN, [NEW, other], 1.0), ["a.md"])
    assert [entry.files for entry in journal.newest(SHOP.root)] == [(other,)]
    assert set(journal.heads(SHOP)) == {"b.md"}


def test_a_file_that_went_has_no_head_and_one_that_moved_has_a_new_one(journal: Both) -> None:
    journal.note(SHOP, TURN, [NEW], 1.0)
    moved = (FileChange("a.md", "a", BYTES, None), FileChange("z.md", "z", None, BYTES))
    journal.finish(journal.begin(SHOP, Why(Cause.COMMAND, "mv"), moved, 2.0))
    assert journal.heads(SHOP) == {"z.md": Head(digest_of(BYTES), cause=Cause.COMMAND, at=2.0)}


def test_what_stands_beside_an_entry_comes_and_goes_with_it(ledger: tuple[Both, Tombstones]) -> None:
    journal, stones = ledger
    number = journal.begin(SHOP, Why(Cause.COMMAND, "rm"), [NEW], 1.0, Beside(buried=(STONE,)))
    assert stones.buried(SHOP) == (STONE,)
    assert journal.unfinished(SHOP)[0].beside == Beside(buried=(STONE,))
    journal.cancel(number)
    assert (stones.buried(SHOP), journal.unfinished(SHOP), journal.begun(SHOP)) == ((), (), False)
    journal.finish(journal.begin(SHOP, Why(Cause.COMMAND, "rm"), [NEW], 1.0, Beside(buried=(STONE,))))
    lifting = journal.begin(SHOP, Why(Cause.UNDO), [NEW], 2.0, Beside(lifted=(STONE,)))
    assert stones.buried(SHOP) == ()
    journal.cancel(lifting)
    assert stones.buried(SHOP) == (STONE,)


def test_what_was_taken_back_holds_again_once_its_taking_back_is_taken_back(journal: Both) -> None:
    first = journal.note(SHOP, TURN, [NEW], 1.0)

    def undo(number: int) -> int:
        undoing = journal.begin(SHOP, Why(Cause.UNDO), [NEW], 2.0, Beside(undone=(number,)))
        journal.finish(undoing)
        return undoing

    second = undo(first)
    third = undo(second)
    assert [entry.undone_by for entry in journal.newest(SHOP.root)] == [0, third, 0]
    fourth = undo(third)
    assert [entry.undone_by for entry in journal.newest(SHOP.root)] == [0, fourth, 0, second]


def test_entries_are_found_by_project_name_file_and_run_the_newest_first(journal: Both) -> None:
    other = FileChange("feedback-用-pnpm.md", "用-pnpm", None, b"x")
    first = journal.note(SHOP, TURN, [NEW], 1.0)
    second = journal.note(SHOP, TURN, [other], 2.0)
    third = journal.note(BLOG, Why(Cause.HAND), [NEW], 3.0)
    assert numbers(journal.newest("")) == [third, second, first]
    assert numbers(journal.newest("", most=1)) == [third]
    assert numbers(journal.newest(SHOP.root)) == [second, first]
    for name in ("用-pnpm", "feedback-用-pnpm", "feedback-用-pnpm.md"):
        assert numbers(journal.newest(SHOP.root, name)) == [second]
    assert numbers(journal.newest(SHOP.root, "a")) == [first]
    for run in ("run-1", "claude-code/s1/turn-3"):
        assert numbers(journal.run(SHOP.root, run)) == [second, first]
    assert numbers(journal.run(BLOG.root, "run-1")) == []


def test_the_name_of_a_command_means_no_run(journal: Both) -> None:
    """Else one word would take back all that a person ever added."""
    journal.finish(journal.begin(SHOP, Why(Cause.COMMAND, "add"), [NEW], 1.0))
    assert journal.run(SHOP.root, "add") == ()


def numbers(entries: tuple[Entry, ...]) -> list[int]:
    return [entry.number for entry in entries]


@settings(max_examples=30, deadline=None)
@given(contents=st.lists(st.one_of(st.none(), st.binary(max_size=200)), min_size=1, max_size=8))
def test_any_history_of_a_file_is_there_byte_for_byte(contents: list[bytes | None]) -> None:
    with TemporaryDirectory() as folder:
        database = Database(Path(folder) / "ledger.sqlite3")
        journal = SqliteJournal(database)
        before: bytes | None = None
        for at, content in enumerate(contents):
            journal.note(SHOP, TURN, [FileChange("a.md", "a", before, content)], float(at))
            before = content
        assert [entry.files[0].after for entry in reversed(journal.newest(SHOP.root, "a.md"))] == contents
        assert journal.heads(SHOP).keys() == (set() if before is None else {"a.md"})
        database.close()


def test_a_purged_text_leaves_the_journal_with_the_hash_of_what_held_it(tmp_path: Path) -> None:
    database = Database(tmp_path / "ledger.sqlite3")
    journal, secret = SqliteJournal(database), "kestrel-七号"
    held = f"The host is {secret}.\r\n".encode()
    journal.note(SHOP, TURN, [FileChange("a.md", "a", None, held)], 1.0)
    journal.note(SHOP, TURN, [FileChange("a.md", "a", held, b"clean"), FileChange("b.md", "b", None, b"b")], 2.0)
    purge = SqlitePurge(database)
    assert purge.holding(words_of(secret)) == 1
    assert purge.purge(words_of(secret)) == 1
    second, first = journal.newest(SHOP.root)
    assert [change.purged for change in (*first.files, *second.files)] == [True, True, False]
    assert secret.encode() not in (first.files[0].after or b"")
    assert second.files[0].after == b"clean"
    refused = refusal(second, SHOP)
    assert refused is not None
    assert "purged stood in a.md" in str(refused)
    dump = "\n".join(database._connection.iterdump())
    assert digest_of(held) not in dump
    assert purge.purge(words_of(secret)) == 0
    database.close()
