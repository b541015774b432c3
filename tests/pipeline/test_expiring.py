"""What has expired goes to the archive by itself, as a change that can be taken back; the person's own stays."""

from __future__ import annotations

from memoryd.core.journal import Cause, Head, digest_of
from memoryd.core.model import Memory, Project
from memoryd.core.news import Filed
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.expiring import Expiring
from memoryd.pipeline.known_stores import KnownStores
from memoryd.pipeline.witnessing import Witnessing
from tests.fakes_edges import HeardNews
from tests.fakes_journal import MemoryJournal
from tests.fakes_memory import FakeMemoryStores, change, memory
from tests.fakes_model import HandClock
from tests.fakes_tidying import MemoryTidied
from tests.fakes_trust import MemoryTombstones

SHOP = Project("/p", "/p/.memory")
OVER = "2026-09-20"


class House:
    def __init__(self, *memories: Memory) -> None:
        self.folders, self.stones, self.journal = FakeMemoryStores(), MemoryTombstones(), MemoryJournal()
        self.clock, self.news = HandClock(), HeardNews()
        witnessing = Witnessing(self.journal, self.folders, self.stones, self.clock)
        stores = KnownStores(self.folders, self.stones, self.stones, witnessing.heads)
        applying = Applying(stores=stores, journal=self.journal, witnessing=witnessing, clock=self.clock)
        self.tidied = MemoryTidied()
        self.expiring = Expiring(
            stores=stores, applying=applying, tidied=self.tidied, clock=self.clock, reporter=self.news
        )  # fmt: skip
        for each in memories:
            self.files[each.file] = str(change(each).content).encode()

    @property
    def files(self) -> dict[str, bytes]:
        return self.folders.open(SHOP).files


def test_it_retires_after_its_last_day_and_not_on_it() -> None:
    house = House(memory("冻结", expires="2026-09-21"), memory("b"))
    assert house.expiring.run(SHOP) == 0
    house.clock.time += 86_400
    assert house.expiring.run(SHOP) == 1
    assert sorted(house.files) == ["b.md"]
    assert [file for file, _ in house.folders.open(SHOP).archived] == ["冻结.md"]
    assert house.expiring.run(SHOP) == 0


def test_it_is_one_entry_of_the_journal_and_told() -> None:
    house = House(memory("a", expires=OVER), memory("b", expires="2026-01-01", type="user"))
    assert house.expiring.run(SHOP) == 2
    (entry,) = [entry for entry in house.journal.entries.values() if entry.why.cause is Cause.EXPIRY]
    assert entry.why.detail == "2026-01-01, 2026-09-20"
    assert sorted(file.file for file in entry.files) == ["a.md", "b.md"]
    assert [news.cause for news in house.news.news if isinstance(news, Filed)] == ["expiry"] * 2


def test_what_was_brought_back_stays_until_it_is_changed() -> None:
    house = House(memory("冻结", expires=OVER))
    before = dict(house.files)
    assert house.expiring.run(SHOP) == 1
    (entry,) = [entry for entry in house.journal.entries.values() if entry.why.cause is Cause.EXPIRY]
    house.tidied.decline(SHOP, entry.beside.unasked)
    house.files.update(before)
    assert house.expiring.run(SHOP) == 0
    house.files["冻结.md"] = before["冻结.md"].replace(b"All about", b"Everything about")
    house.journal.held["/p/.memory"]["冻结.md"] = Head(digest_of(house.files["冻结.md"]))
    assert house.expiring.run(SHOP) == 1


def test_what_is_pinned_or_typed_by_a_person_stays() -> None:
    house = House(memory("pinned", expires=OVER, pinned=True), memory("mine", expires=OVER, source=""))
    house.files["hand.md"] = b"Made by hand.\n"
    assert house.expiring.run(SHOP) == 0
    assert sorted(house.files) == ["hand.md", "mine.md", "pinned.md"]
