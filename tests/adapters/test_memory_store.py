"""What every memory folder does, the one on disk and the one in memory alike."""

from __future__ import annotations

import time
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import MemoryChanged, MemoryCorrupt
from memoryd.core.model import Change, Memory, Project
from memoryd.ports import MemoryStore, MemoryStores
from tests.fakes_memory import FakeMemoryStores, change, memory


@pytest.fixture(params=["disk", "fake"])
def stores(request: pytest.FixtureRequest) -> DirMemoryStores | FakeMemoryStores:
    return DirMemoryStores(YamlMemoryText()) if request.param == "disk" else FakeMemoryStores()


@pytest.fixture
def store(stores: MemoryStores, tmp_path: Path) -> MemoryStore:
    return stores.open(Project(str(tmp_path), f"{tmp_path}/.memory"))


def names(store: MemoryStore) -> list[str]:
    return [found.name for found in store.read().memories]


def only(store: MemoryStore) -> Memory:
    (found,) = store.read().memories
    return found


def away(found: Memory) -> Change:
    return Change(found.file, found.name, found.digest, "", None)


def test_an_absent_folder_is_an_empty_one_and_stays_absent(store: MemoryStore, tmp_path: Path) -> None:
    with store.alone():
        assert store.read().memories == ()
        assert store.write_index("# Memory\n") is False
        store.apply(Change("gone.md", "gone", "a" * 64, "", None))
    assert list(tmp_path.iterdir()) == []


def test_what_is_written_is_read_with_its_digest(store: MemoryStore) -> None:
    made = change(memory("tabs-😀", body="缩进\r\n用 tab"))
    store.apply(made)
    assert only(store) == replace(memory("tabs-😀", body="缩进\r\n用 tab"), digest=made.after)


def test_when_a_file_was_written_is_known_of_one_that_is_there(store: MemoryStore) -> None:
    began = time.time()
    assert store.written_at("tabs.md") == 0.0
    store.apply(change(memory("tabs")))
    assert store.written_at("other.md") == 0.0
    # The clock of the file system ticks less often.
    assert began - 1 <= store.written_at("tabs.md") <= time.time()
    with pytest.raises(MemoryCorrupt):
        store.written_at("../tabs.md")


def test_a_change_applied_twice_is_applied_once(store: MemoryStore) -> None:
    first = change(memory("tabs"))
    second = change(memory("tabs", body="Better."), before=first.after)
    for made in (first, first, second, second):
        store.apply(made)
    assert only(store).body == "Better."


def test_a_file_that_is_not_what_the_change_was_made_for_is_left_alone(store: MemoryStore) -> None:
    mine = change(memory("tabs", body="Mine."))
    store.apply(mine)
    for stale in (
        change(memory("tabs", body="Theirs."), before="0" * 64),
        change(memory("tabs", body="Theirs.")),
        Change("tabs.md", "tabs", "0" * 64, "", None),
        change(memory("other"), before="0" * 64),
    ):
        with pytest.raises(MemoryChanged):
            store.apply(stale)
    assert only(store).body == "Mine."


def test_an_archived_memory_is_gone_from_the_folder_and_archiving_again_does_nothing(store: MemoryStore) -> None:
    store.apply(change(memory("tabs")))
    gone = away(only(store))
    store.apply(gone)
    store.apply(gone)
    assert names(store) == []


def test_what_nobody_took_away_is_told_in_the_archive_and_what_a_person_did_is_not(
    stores: DirMemoryStores | FakeMemoryStores, tmp_path: Path
) -> None:
    store = stores.open(Project(str(tmp_path), f"{tmp_path}/.memory"))
    assert store.retired_at("tabs.md") == 0.0
    for name in ("tabs", "过期-🚦"):
        store.apply(change(memory(name)))
    for kept in store.read().memories:
        began = time.time()
        store.apply(replace(away(kept), retired=kept.name == "过期-🚦"))
    assert store.retired_at("过期-🚦.md") >= began - 0.1
    assert store.retired_at("tabs.md") == 0.0
    assert store.retired_at("期-🚦.md") == 0.0


def test_the_index_is_written_only_when_it_differs(store: MemoryStore) -> None:
    store.apply(change(memory("tabs")))
    assert [store.write_index(text) for text in ("one\n", "one\n", "two\n")] == [True, False, True]


def test_memories_come_sorted_by_file(store: MemoryStore) -> None:
    for name in ("b", "a", "中", "A"):
        store.apply(change(memory(name)))
    assert names(store) == ["A", "a", "b", "中"]


def test_the_lock_may_be_nested(store: MemoryStore) -> None:
    store.apply(change(memory("tabs")))
    with store.alone(), store.alone():
        store.apply(change(memory("spaces")))
    with store.alone():
        assert names(store) == ["spaces", "tabs"]


@pytest.mark.parametrize("file", ["../x.md", "a/b.md", "/etc/x.md", "x.txt", "user/../../x.md"])
def test_a_path_is_no_name_for_a_memory(store: MemoryStore, file: str) -> None:
    with pytest.raises(MemoryCorrupt):
        store.apply(replace(change(memory("x")), file=file))


def test_the_same_project_opens_as_the_same_folder(stores: MemoryStores, tmp_path: Path) -> None:
    project = Project(str(tmp_path), f"{tmp_path}/.memory")
    stores.open(project).apply(change(memory("tabs")))
    assert names(stores.open(project)) == ["tabs"]
    assert names(stores.open(Project("/else", f"{tmp_path}/else"))) == []


def test_a_broken_file_that_changes_and_stays_broken_has_changed(store: MemoryStore) -> None:
    store.apply(Change("bad.md", "bad", "", "", b"\x80 torn"))
    assert [item.file for item in store.look(anew=True).changed] == ["bad.md"]
    store.apply(Change("bad.md", "bad", sha256(b"\x80 torn").hexdigest(), "", b"\x81 torn"))
    assert [item.digest for item in store.look().changed] == [sha256(b"\x81 torn").hexdigest()]
    assert store.content("bad.md") == b"\x81 torn"
    assert store.look().changed == ()
