"""A project's own folder and the personal one as one: read, changed, indexed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from memoryd.core import tombstones
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.journal import NOTHING_BESIDE, Beside, Cause, Why
from memoryd.core.model import Change, Project
from memoryd.core.personal import path_of, personal_folder
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.together import TwoApplying, TwoIndexes, TwoStores, buried_in_both
from tests.fakes_edges import HeardNews
from tests.fakes_memory import FakeMemoryStores, change, memory
from tests.fakes_model import HandClock

SHOP = Project("/shop", "/shop/.memory")
MINE = personal_folder("/home/me/.memory")
TABS = path_of(MINE.memory, "tabs.md")


class Changes:
    """Write down what is applied to which folder."""

    def __init__(self) -> None:
        self.done: list[tuple[Project, list[str]]] = []

    def apply(
        self,
        project: Project,
        changes: Sequence[Change],
        why: Why,
        *,
        beside: Beside = NOTHING_BESIDE,
        by_hand: Mapping[str, bool] | None = None,
    ) -> int:
        """Write it down; returns how manieth it is."""
        self.done.append((project, [change.file for change in changes]))
        return len(self.done)


def test_a_change_is_one_entry_of_the_folder_its_file_lies_in_and_counts_there() -> None:
    changes, counted = Changes(), list[tuple[Project, int]]()
    applying = TwoApplying(changes, lambda: MINE, lambda project, count: counted.append((project, count)))
    own, other = change(memory("a")), replace(change(memory("tabs")), file=TABS)
    assert applying.apply(SHOP, [own, other], Why(Cause.COMMAND, "add")) == 2
    assert changes.done == [(SHOP, ["a.md"]), (MINE, ["tabs.md"])]
    assert counted == [(MINE, 1)]


def test_the_store_of_a_project_reads_and_writes_both_and_that_of_the_folder_itself_only_its_own() -> None:
    stores = FakeMemoryStores()
    both = TwoStores(stores, lambda: MINE)
    store = both.open(SHOP)
    with store.alone():
        assert (stores.open(SHOP).locked, stores.open(MINE).locked) == (1, 1)
        store.apply(change(memory("a")))
        store.apply(replace(change(memory("tabs")), file=TABS))
    assert [each.file for each in store.read().memories] == ["a.md", TABS]
    assert store.content(TABS) == stores.open(MINE).content("tabs.md")
    assert [each.file for each in both.open(MINE).read().memories] == ["tabs.md"]
    assert TwoStores(stores, lambda: None).open(SHOP) is stores.open(SHOP)


def test_what_was_taken_away_in_either_folder_does_not_come_back() -> None:
    stones = {project: tombstones.of(memory(project.root), "2026-11-29") for project in (SHOP, MINE)}
    buried = buried_in_both(lambda project: (stones[project],), lambda: MINE)
    assert buried(SHOP) == (stones[SHOP], stones[MINE])
    assert buried(MINE) == (stones[MINE],)


def house() -> tuple[Indexing, FakeMemoryStores, list[str]]:
    stores, renewed = FakeMemoryStores(), list[str]()
    indexing = Indexing(
        stores=stores, clock=HandClock(), reporter=HeardNews(), personal=lambda: MINE, may_make=lambda project: True
    )
    indexing.renew = lambda: renewed.append("all")
    stores.open(MINE).apply(change(memory("tabs", type="user")))
    stores.open(SHOP).apply(change(memory("a")))
    return indexing, stores, renewed


def test_each_projects_index_lists_the_personal_memories_with_a_path_that_can_be_opened() -> None:
    indexing, stores, _ = house()
    assert indexing.rebuild(SHOP)
    assert f"- [tabs]({TABS}) — " in str(stores.open(SHOP).index)
    assert "(personal)" in str(stores.open(SHOP).index)
    assert "- [tabs](tabs.md) — " in str(stores.open(MINE).index)


def test_an_index_that_others_read_lists_nothing_personal() -> None:
    indexing, stores, _ = house()
    shared = replace(SHOP, shared=True)
    stores.open(shared).apply(change(memory("a")))
    indexing.rebuild(shared)
    assert "tabs" not in str(stores.open(shared).index)


def test_the_other_indexes_are_renewed_when_and_only_when_what_they_list_changed() -> None:
    indexing, stores, renewed = house()
    indexing.rebuild(MINE)
    assert renewed == ["all"]
    indexing.rebuild(MINE)
    indexing.rebuild(SHOP)
    assert renewed == ["all"]
    stores.open(MINE).apply(change(memory("spaces", type="user")))
    TwoIndexes(indexing, lambda: MINE, HeardNews()).rebuild(SHOP, ())
    assert renewed == ["all", "all"]
    assert "spaces" in str(stores.open(SHOP).index)


def test_a_file_of_the_personal_folder_is_none_of_a_projects_own() -> None:
    from memoryd.adapters.memory_dir import DirMemoryStore
    from memoryd.adapters.memory_text import YamlMemoryText

    with pytest.raises(MemoryCorrupt):
        DirMemoryStore(SHOP, YamlMemoryText()).apply(replace(change(memory("tabs")), file=TABS))
