from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest

from memoryd.core import tombstones
from memoryd.core.errors import MemorydError
from memoryd.core.model import Change, Project
from memoryd.core.news import Troubled
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.known_stores import KnownStores
from tests.fakes_edges import HeardNews
from tests.fakes_memory import FakeMemoryStores, change, memory, written
from tests.fakes_model import HandClock
from tests.fakes_trust import MemoryTombstones

SHOP = Project("/p", "/p/.memory")


class House:
    def __init__(self, *names: str) -> None:
        self.folders = FakeMemoryStores()
        self.stones = MemoryTombstones()
        self.news = HeardNews()
        self.stores = KnownStores(self.folders, self.stones, self.stones)
        self.burying = Burying(self.stones, self.stones, HandClock(), self.news, archives=self.folders)
        self.indexing = Indexing(stores=self.stores, clock=HandClock(), reporter=self.news, noticing=(self.burying,))
        for name in names:
            self.files.update({f"{name}.md": written(memory(name))})
        self.look()

    @property
    def files(self) -> dict[str, bytes]:
        return self.folders.open(SHOP).files

    def look(self) -> None:
        self.indexing.rebuild(SHOP)

    def retire_elsewhere(self, file: str) -> None:
        """Do what a memoryd with a ledger of its own does to a file that it merged, or whose last day is over."""
        digest = sha256(self.files[file]).hexdigest()
        self.folders.open(SHOP).apply(Change(file, file, digest, "", None, retired=True))

    @property
    def buried(self) -> list[str]:
        return [stone.name for stone in self.burying.buried(SHOP)]


@pytest.mark.parametrize("left", [b"", b" \n", b"---\nname: [\n---\n", b"\xff\xfe"])
def test_what_a_file_said_whose_words_are_gone_is_kept_out_until_they_are_back(left: bytes) -> None:
    house = House("a", "中文")
    kept, house.files["中文.md"] = house.files["中文.md"], left
    house.look()
    again = replace(memory("纪律"), description=memory("中文").description, body=memory("中文").body)
    stone = tombstones.hit(again, house.burying.kept_out(SHOP))
    assert stone is not None
    assert tombstones.refusal(stone) == (
        "中文.md said this until its words were taken out or broken: mend that file, or remove it"
    )
    assert house.burying.buried(SHOP) == ()
    taken = replace(memory("中文"), description="", body="")
    assert house.burying.stone(SHOP, taken) == tombstones.of(memory("中文"), house.burying.stone(SHOP, taken).day)
    del house.files["中文.md"]
    house.look()
    assert house.buried == ["中文"]
    house.files["中文.md"] = left
    house.look()
    assert house.buried == ["中文"], "a file without its words is not what was taken away"
    house.files["中文.md"] = kept
    house.look()
    assert house.burying.kept_out(SHOP) == ()


def test_what_was_renamed_and_edited_at_once_was_not_taken_away() -> None:
    house = House("a", "中文", "c")
    edited = house.files.pop("中文.md") + b"More.\n"
    house.files["b.md"] = edited
    house.look()
    assert house.buried == []
    del house.files["b.md"]
    house.look()
    assert house.buried == ["中文"]
    house.files["c.md"] = house.files.pop("a.md") + b"More.\n"
    house.look()
    assert sorted(house.buried) == ["a", "中文"], "what lay there before under that name took no place of it"


def test_a_file_deleted_by_hand_leaves_a_tombstone_until_it_is_back() -> None:
    house = House("a", "中文", "c")
    kept = house.files.pop("中文.md")
    house.look()
    assert house.buried == ["中文"]
    house.files["中文.md"] = kept
    house.look()
    assert house.buried == []


def test_the_last_file_of_a_folder_can_be_deleted_by_hand_too() -> None:
    house = House("a")
    house.files.clear()
    house.look()
    assert house.buried == ["a"]


@pytest.mark.parametrize(
    "do",
    [
        lambda house: house.files.update({"moved.md": house.files.pop("a.md")}),
        lambda house: house.files.update({"a.md": b"---\nname: [torn"}),
        lambda house: house.files.update({"a.md": written(memory("a", body="Edited."))}),
        lambda house: house.stores.open(SHOP).apply(Change("a.md", "a", _digest(house), "", None)),
    ],
    ids=["renamed", "torn", "edited", "archived by memoryd"],
)
def test_what_is_no_deletion_leaves_none(do: Callable[[House], None]) -> None:
    house = House("a", "b")
    do(house)
    house.look()
    house.look()
    assert house.buried == []


def _digest(house: House) -> str:
    return next(m.digest for m in house.stores.open(SHOP).read().memories if m.file == "a.md")


def test_a_folder_that_is_not_there_deletes_nothing() -> None:
    house = House("a")
    kept = dict(house.files)
    house.files.clear()
    house.folders.open(SHOP).absent = True
    house.look()
    assert house.buried == []
    house.folders.open(SHOP).absent = False
    house.files.update(kept)
    house.look()
    assert house.buried == []


def test_many_files_that_vanish_at_once_are_a_branch_and_are_told() -> None:
    house = House(*"abcdefgh")
    kept = dict(house.files)
    for name in "abcdef":
        del house.files[f"{name}.md"]
    house.look()
    assert house.buried == []
    (told,) = [news for news in house.news.news if isinstance(news, Troubled)]
    assert "6 memories are gone at once" in told.message
    house.files.update(kept)
    house.look()
    del house.files["a.md"]
    house.look()
    assert house.buried == ["a"]


def test_a_file_that_memoryd_archived_and_wrote_again_can_be_deleted_by_hand() -> None:
    house = House("a", "b")
    house.stores.open(SHOP).apply(Change("a.md", "a", _digest(house), "", None))
    house.look()
    house.stores.open(SHOP).apply(change(memory("a", body="Again.")))
    house.look()
    del house.files["a.md"]
    house.look()
    assert house.buried == ["a"]


def test_what_another_memoryd_retires_is_no_deletion_and_can_be_forgotten_still() -> None:
    house = House("用-pnpm", "b")
    house.retire_elsewhere("用-pnpm.md")
    house.look()
    house.look()
    assert house.buried == []
    assert house.burying.vanished(SHOP, "用-pnpm") is not None


def test_many_that_another_memoryd_retires_at_once_are_no_moved_folder() -> None:
    house = House(*"abcdefgh")
    for name in "abcdef":
        house.retire_elsewhere(f"{name}.md")
    house.look()
    assert house.buried == []
    assert [news for news in house.news.news if isinstance(news, Troubled)] == []


def test_what_another_memoryd_retired_and_somebody_brought_back_can_be_deleted_by_hand() -> None:
    house = House("a", "b")
    kept = house.files["a.md"]
    house.retire_elsewhere("a.md")
    house.look()
    house.files["a.md"] = kept
    house.look()
    del house.files["a.md"]
    house.look()
    assert house.buried == ["a"]


def test_what_a_person_takes_away_through_another_memoryd_leaves_a_tombstone_here_too() -> None:
    house = House("a", "b")
    house.folders.open(SHOP).apply(Change("a.md", "a", _digest(house), "", None))
    house.look()
    assert house.buried == ["a"]


def test_what_was_never_removed_cannot_be_allowed_again() -> None:
    with pytest.raises(MemorydError, match="nothing was removed"):
        House("a").burying.lift(SHOP, "a")


def test_an_agents_file_is_marked_when_it_is_read_and_in_the_index_and_nowhere_else() -> None:
    house = House("a", "b")
    house.stones.agents["/p"] = frozenset({"a.md"})
    before = dict(house.files)
    house.look()
    assert [m.extra for m in house.stores.open(SHOP).read().memories] == [(("trust", "assistant"),), ()]
    index = house.folders.open(SHOP).index or ""
    assert "About a. (an agent's note)" in index
    assert "About b.\n" in index
    assert house.files == before
