"""A set of changes is done whole, and a crash in the middle of it is done to its end."""

from __future__ import annotations

import pytest

from memoryd.core import tombstones
from memoryd.core.errors import MemoryChanged, MemoryCorrupt, StoreUnavailable
from memoryd.core.journal import Beside, Cause, FileChange, Why, digest_of
from memoryd.core.model import Change, Project
from memoryd.pipeline.applying import Applying
from tests.fakes_journal import Journalled
from tests.fakes_memory import FakeMemoryStore, FakeMemoryStores, change, memory, written
from tests.fakes_model import HandClock

SHOP = Project("/shop", "/shop/.memory")
TURN = Why(Cause.EXTRACTION, "claude-code/s1/turn-1", "r1")
OLD, NEW = memory("a", body="Old.\n"), memory("a", body="New. 中文\r\n")


class House:
    def __init__(self, store: FakeMemoryStore | None = None) -> None:
        self.stores = FakeMemoryStores()
        if store is not None:
            self.stores.stores[SHOP.memory] = store
        self.made = Journalled(self.stores, HandClock())
        self.journal = self.made.journal

    @property
    def store(self) -> FakeMemoryStore:
        return self.stores.open(SHOP)

    def apply(self, *changes: Change, why: Why = TURN) -> int:
        return self.made.applying.apply(SHOP, changes, why)

    def causes(self) -> list[Cause]:
        return [entry.why.cause for entry in reversed(self.journal.newest(SHOP.root))]


def away(content: bytes, file: str = "a.md") -> Change:
    return Change(file, "a", digest_of(content), "", None)


class Breaking(FakeMemoryStore):
    """A store that fails at the change of one file."""

    def __init__(self, file: str, error: Exception) -> None:
        super().__init__()
        self.file = file
        self.error: Exception | None = error

    def apply(self, change: Change) -> None:
        if change.file == self.file and self.error is not None:
            raise self.error
        super().apply(change)


def test_changes_become_one_entry_with_what_was_before_and_after() -> None:
    house = House()
    first = house.apply(change(OLD), change(memory("b")))
    second = house.apply(change(NEW, before=change(OLD).after), away(written(memory("b")), "b.md"))
    assert house.store.files == {"a.md": written(NEW)}
    entries = {entry.number: entry for entry in house.journal.newest(SHOP.root)}
    assert [(f.before, f.after) for f in entries[first].files] == [(None, written(OLD)), (None, written(memory("b")))]
    assert [(f.before, f.after) for f in entries[second].files] == [
        (written(OLD), written(NEW)),
        (written(memory("b")), None),
    ]


def test_a_second_time_is_nothing_to_do() -> None:
    house = House()
    house.apply(change(OLD))
    assert house.apply(change(OLD)) == 0
    assert house.causes() == [Cause.EXTRACTION]


def test_a_set_with_one_file_that_changed_changes_nothing() -> None:
    house = House()
    house.store.files["b.md"] = b"typed meanwhile"
    with pytest.raises(MemoryChanged):
        house.apply(change(OLD), change(memory("b")))
    assert house.store.files == {"b.md": b"typed meanwhile"}
    assert (house.journal.unfinished(SHOP), house.causes()) == ((), [])


@pytest.mark.parametrize("bad", [Change("x.txt", "x", "", "", "x"), Change("x.md", "x", "", "", "half \ud83d")])
def test_a_set_with_what_can_be_no_memory_changes_nothing(bad: Change) -> None:
    house = House()
    with pytest.raises(MemoryCorrupt):
        house.apply(change(OLD), bad)
    assert (house.store.files, house.journal.unfinished(SHOP)) == ({}, ())


def test_a_file_that_changes_in_the_middle_takes_the_whole_set_back() -> None:
    house = House(Breaking("b.md", MemoryChanged("b.md")))
    with pytest.raises(MemoryChanged):
        house.apply(change(OLD), change(memory("b")))
    assert house.store.files == {}
    assert house.store.applied[-1].retired
    assert (house.journal.unfinished(SHOP), house.causes()) == ((), [])


class Full(Breaking):
    """A store on a disk that is full, where nothing can be put into the archive either."""

    def apply(self, change: Change) -> None:
        if change.content is None and self.error is not None:
            raise self.error
        super().apply(change)


class Locked(Breaking):
    """A store in which nothing can be written at all."""

    def apply(self, change: Change) -> None:
        if self.error is not None:
            raise self.error
        super().apply(change)


def test_a_set_of_which_nothing_could_be_done_is_not_done_later_either() -> None:
    locked = Locked("b.md", StoreUnavailable("disk full"))
    house = House(locked)
    with pytest.raises(StoreUnavailable):
        house.apply(change(memory("b")))
    assert house.made.applying.waiting() == frozenset()
    assert (house.journal.unfinished(SHOP), house.causes()) == ((), [])
    locked.error = None
    house.made.applying.recover(SHOP)
    assert locked.files == {}


def test_a_set_that_can_be_neither_done_nor_taken_back_is_done_before_the_folder_is_used_again() -> None:
    full = Full("b.md", StoreUnavailable("disk full"))
    house = House(full)
    with pytest.raises(StoreUnavailable):
        house.apply(change(OLD), change(memory("b")))
    assert set(full.files) == {"a.md"}
    full.error = None
    house.made.applying.recover(SHOP)
    assert set(full.files) == {"a.md", "b.md"}
    assert (house.journal.unfinished(SHOP), house.causes()) == ((), [Cause.EXTRACTION])


def test_what_leaves_no_tombstone_is_told_to_have_been_taken_away_by_nobody_also_after_a_crash() -> None:
    house, content = House(), {name: written(memory(name)) for name in ("拿走", "merged")}
    house.store.files = {f"{name}.md": words for name, words in content.items()}
    planned = [FileChange(f"{name}.md", name, words, None) for name, words in content.items()]
    house.journal.begin(SHOP, TURN, planned, 5.0, Beside((tombstones.of(memory("拿走"), "2026-11-30"),)))
    again = Applying(stores=house.stores, journal=house.journal, witnessing=house.made.witnessing, clock=HandClock())
    again.recover(SHOP)
    assert {change.name: change.retired for change in house.store.applied} == {"拿走": False, "merged": True}


@pytest.mark.parametrize("done", [0, 1, 2])
def test_what_a_crash_cut_off_is_done_to_its_end(done: int) -> None:
    house = House()
    house.apply(change(OLD))
    files = house.store.files
    planned = [FileChange("a.md", "a", written(OLD), written(NEW)), FileChange("b.md", "b", None, b"two")]
    house.journal.begin(SHOP, TURN, planned, 5.0)
    for each in planned[:done]:
        files[each.file] = each.after or b""
    again = Applying(stores=house.stores, journal=house.journal, witnessing=house.made.witnessing, clock=HandClock())
    assert again.waiting() == {SHOP.memory}
    again.recover(SHOP)
    assert files == {"a.md": written(NEW), "b.md": b"two"}
    assert (again.waiting(), house.journal.unfinished(SHOP)) == (frozenset(), ())


def test_what_a_person_wrote_after_a_crash_stays_and_is_no_part_of_the_entry() -> None:
    house = House()
    house.apply(change(OLD))
    planned = [FileChange("a.md", "a", written(OLD), written(NEW)), FileChange("b.md", "b", None, b"two")]
    house.journal.begin(SHOP, TURN, planned, 5.0)
    house.store.files["a.md"] = b"mine"
    again = Applying(stores=house.stores, journal=house.journal, witnessing=house.made.witnessing, clock=HandClock())
    again.recover(SHOP)
    assert house.store.files == {"a.md": b"mine", "b.md": b"two"}
    assert [change.file for change in house.journal.newest(SHOP.root)[0].files] == ["b.md"]


def test_what_somebody_did_before_is_written_down_first() -> None:
    house = House()
    house.apply(change(OLD))
    house.store.files["a.md"] = written(NEW)
    house.apply(change(memory("a", body="Third.\n"), before=change(NEW).after))
    assert house.causes() == [Cause.EXTRACTION, Cause.HAND, Cause.EXTRACTION]
    assert [entry.files[0].by_hand for entry in reversed(house.journal.newest(SHOP.root))] == [False, True, True]


@pytest.mark.parametrize(
    ("why", "was", "by_hand"),
    [
        (Why(Cause.COMMAND, "add"), False, True),
        (Why(Cause.COMMAND, "edit"), False, True),
        (Why(Cause.COMMAND, "adopt"), True, False),
        (Why(Cause.COMMAND, "pin"), True, True),
        (Why(Cause.COMMAND, "pin"), False, False),
        (Why(Cause.EXTRACTION), False, False),
        (Why(Cause.CONSOLIDATION), True, True),
    ],
)
def test_whose_words_a_file_holds_follows_from_who_changed_it(why: Why, was: bool, by_hand: bool) -> None:
    house = House()
    house.made.applying.apply(SHOP, [change(OLD)], TURN, by_hand={"a.md": was})
    house.apply(change(NEW, before=change(OLD).after), why=why)
    assert house.journal.heads(SHOP)["a.md"].by_hand is by_hand


def test_words_can_be_handed_over_without_a_change() -> None:
    house = House()
    house.apply(change(OLD), why=Why(Cause.COMMAND, "add"))
    assert house.apply(change(OLD, before=change(OLD).after), why=Why(Cause.COMMAND, "adopt")) > 0
    assert house.journal.heads(SHOP)["a.md"].by_hand is False
