"""Blocks with the index in them follow the index, and nothing else is ever touched."""

from __future__ import annotations

import pytest

from memoryd.core import block, block_lines
from memoryd.core.connections import HOOK, Connection
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.inlining import Inlining
from tests.fakes_connections import FakeConnections, FakeRulesFiles
from tests.fakes_edges import HeardNews
from tests.fakes_memory import FakeMemoryStores, change, memory
from tests.fakes_model import HandClock

SHOP = Project("/商店", "/商店/.memory")
FILE = "/商店/AGENTS.md"
OLD = block.put("# 规则\r\n".encode(), ("old",), ("codex", "inline"))


class House:
    def __init__(self, content: bytes | None = OLD, *, kind: str = "rules", base: str = SHOP.root) -> None:
        self.files, self.heard, self.stores = FakeRulesFiles(), HeardNews(), FakeMemoryStores()
        if content is not None:
            self.files.files[FILE] = content
        self.allowed = True
        connection = Connection("codex", base, "AGENTS.md", SHOP.memory, kind=kind)
        self.inlining = Inlining(
            connections=FakeConnections(connection), files=self.files, allowed=lambda project: self.allowed,
            location=".memory", reporter=self.heard,
        )  # fmt: skip
        self.indexing = Indexing(stores=self.stores, clock=HandClock(), reporter=self.heard, followers=(self.inlining,))

    def rebuild(self) -> bytes | None:
        self.stores.open(SHOP).apply(change(memory("用小数", description="金额用 Decimal。")))
        self.indexing.rebuild(SHOP)
        return self.files.files.get(FILE)


def test_the_block_says_what_the_index_says() -> None:
    house = House()
    content = house.rebuild()
    assert content is not None
    assert content.startswith("# 规则\r\n".encode())
    found = block.found(content)
    assert found is not None
    assert "- [用小数](用小数.md) — 金额用 Decimal。" in found.lines
    assert "The files of this list are in .memory: open one for the whole note." in found.lines
    assert block.take(content) == "# 规则\r\n".encode()
    house.rebuild()
    assert house.files.writes == 1


def test_an_index_that_somebody_else_made_true_reaches_the_block_as_well() -> None:
    house = House()
    house.rebuild()
    house.files.files[FILE] = OLD
    assert house.rebuild() != OLD


@pytest.mark.parametrize("content", [
    None, "# 规则\n".encode(), block.put(b"x\n", ("old",), ("codex",)), block.put(b"x\n", ("old",)),
])  # fmt: skip
def test_what_has_no_block_with_the_index_is_left_alone(content: bytes | None) -> None:
    assert House(content).rebuild() == content


def test_files_of_others_are_left_alone() -> None:
    assert House(base="/other").rebuild() == OLD
    assert House(kind=HOOK).rebuild() == OLD
    house = House()
    house.allowed = False
    assert house.rebuild() == OLD


def test_damaged_markers_are_told_once_with_their_line() -> None:
    damaged = OLD.replace(b"<!-- memoryd:end -->\r\n", b"")
    house = House(damaged)
    assert [house.rebuild(), house.rebuild()] == [damaged, damaged]
    (told,) = [news for news in house.heard.news if isinstance(news, Troubled)]
    assert (told.where, "line 3" in told.message, told.serious) == (FILE, True, False)


def test_a_link_is_told_and_not_followed() -> None:
    house = House()
    house.files.links.add(FILE)
    house.rebuild()
    assert [news.where for news in house.heard.news if isinstance(news, Troubled)] == [FILE]


def test_a_file_that_changes_in_between_is_read_again() -> None:
    house = House()

    def edit() -> None:
        house.files.before_write = lambda: None
        house.files.files[FILE] = OLD + b"mine\r\n"

    house.files.before_write = edit
    content = house.rebuild()
    assert content is not None
    assert content.endswith(b"mine\r\n")
    assert "用小数".encode() in content


def test_a_block_that_goes_in_between_is_not_made_again() -> None:
    house = House()

    def remove() -> None:
        house.files.before_write = lambda: None
        house.files.files[FILE] = b"mine\n"

    house.files.before_write = remove
    assert house.rebuild() == b"mine\n"


def test_a_folder_outside_of_the_project_is_named_whole() -> None:
    assert block_lines.folder_in(Project("/p", "/data/p-1"), ".memory") == "/data/p-1"
    assert block_lines.folder_in(Project("/", "/.memory"), ".memory") == ".memory"
