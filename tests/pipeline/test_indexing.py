"""The index follows its folder, and what is broken is told once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.news import Indexed, Troubled
from memoryd.pipeline.indexing import Indexing
from tests.fakes_edges import HeardNews
from tests.fakes_memory import FakeMemoryStores, change, memory
from tests.fakes_model import HandClock

SHOP = Project("/shop", "/shop/.memory")


def house() -> tuple[Indexing, FakeMemoryStores, HeardNews]:
    stores, heard = FakeMemoryStores(), HeardNews()
    return Indexing(stores=stores, clock=HandClock(), reporter=heard), stores, heard


def test_a_rebuild_writes_what_changed_and_a_second_one_nothing() -> None:
    indexing, stores, heard = house()
    store = stores.open(SHOP)
    store.apply(change(memory("tabs")))
    assert [indexing.rebuild(SHOP), indexing.rebuild(SHOP)] == [True, False]
    assert store.index is not None
    assert "[tabs](tabs.md)" in store.index
    assert heard.news == [Indexed(SHOP, 1)]


def test_a_change_by_hand_is_in_the_index() -> None:
    indexing, stores, _ = house()
    store = stores.open(SHOP)
    store.files["a.md"] = b"Notiz von Hand.\n"
    indexing.rebuild(SHOP)
    store.files["b.md"] = store.files.pop("a.md")
    assert indexing.rebuild(SHOP)
    assert store.index is not None
    assert "- [b](b.md) — Notiz von Hand." in store.index
    assert "a.md" not in store.index


def test_a_broken_file_is_told_once_until_it_is_mended_and_costs_nothing_else() -> None:
    indexing, stores, heard = house()
    store = stores.open(SHOP)
    store.apply(change(memory("tabs")))
    for content in (b"---\n", b"---\nname: x\n", b"Mended.\n", b"---\n"):
        store.files["bad.md"] = content
        indexing.rebuild(SHOP)
    told = [news for news in heard.news if isinstance(news, Troubled)]
    assert [news.where for news in told] == ["/shop/.memory/bad.md"] * 2
    assert told[0].message == "its front matter is not closed by a line of ---; mend or remove the file"
    assert store.index is not None
    assert "[tabs](tabs.md)" in store.index


def test_another_reason_for_the_same_file_is_told() -> None:
    indexing, stores, heard = house()
    stores.open(SHOP).files["bad.md"] = b"---\n"
    indexing.rebuild(SHOP)
    stores.open(SHOP).files["bad.md"] = b"\xff"
    indexing.rebuild(SHOP)
    assert len([news for news in heard.news if isinstance(news, Troubled)]) == 2


def test_what_expired_over_night_leaves_the_index() -> None:
    stores, heard, clock = FakeMemoryStores(), HeardNews(), HandClock()
    indexing = Indexing(stores=stores, clock=clock, reporter=heard)
    stores.open(SHOP).apply(change(memory("freeze", expires="2026-09-21")))
    indexing.rebuild(SHOP)
    index = stores.open(SHOP).index
    assert index is not None
    assert "freeze.md" in index
    clock.time += 5 * 86_400
    assert indexing.rebuild(SHOP)
    assert "freeze.md" not in (stores.open(SHOP).index or "")


@pytest.mark.parametrize("ask", [Indexing.rebuild, Indexing.follow])
def test_an_index_that_could_not_be_made_true_is_told_as_such_each_time(
    ask: Callable[[Indexing, Project], bool], tmp_path: Path
) -> None:
    project, failed = Project(str(tmp_path), f"{tmp_path}/.memory"), list[Project]()
    stores = DirMemoryStores(YamlMemoryText())
    indexing = Indexing(stores=stores, clock=HandClock(), reporter=HeardNews())
    indexing.unmade = failed.append
    stores.open(project).apply(change(memory("tabs")))
    in_the_way = tmp_path / ".memory" / "MEMORY.md"
    in_the_way.mkdir()
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            ask(indexing, project)
    assert failed == [project, project]
    in_the_way.rmdir()
    ask(indexing, project)
    assert "tabs.md" in in_the_way.read_text()
    assert len(failed) == 2


def test_a_rebuild_never_makes_a_folder(tmp_path: Path) -> None:
    project = Project(str(tmp_path), f"{tmp_path}/.memory")
    indexing = Indexing(stores=DirMemoryStores(YamlMemoryText()), clock=HandClock(), reporter=HeardNews())
    assert not indexing.rebuild(project)
    assert list(tmp_path.iterdir()) == []


def test_a_rebuild_may_happen_while_the_folder_is_held(tmp_path: Path) -> None:
    stores = DirMemoryStores(YamlMemoryText())
    project = Project(str(tmp_path), f"{tmp_path}/.memory")
    indexing = Indexing(stores=stores, clock=HandClock(), reporter=HeardNews())
    store = stores.open(project)
    with store.alone():
        store.apply(change(memory("tabs")))
        assert indexing.rebuild(project)
    assert "[tabs](tabs.md)" in (tmp_path / ".memory" / "MEMORY.md").read_text()


def test_the_folders_own_writes_come_to_rest(tmp_path: Path) -> None:
    """Each rebuild that a change of the folder would cause is followed by one that changes nothing."""
    stores = DirMemoryStores(YamlMemoryText())
    project = Project(str(tmp_path), f"{tmp_path}/.memory")
    indexing = Indexing(stores=stores, clock=HandClock(), reporter=HeardNews())
    stores.open(project).apply(change(memory("tabs")))

    def state() -> set[tuple[str, int]]:
        return {(path.name, path.stat().st_mtime_ns) for path in (tmp_path / ".memory").iterdir()}

    indexing.rebuild(project)
    before = state()
    assert not indexing.rebuild(project)
    assert state() == before
