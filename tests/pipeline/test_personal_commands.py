"""Commands that name a memory are done in the folder it lies in: a project's own, or the personal one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from memoryd.core import tombstones
from memoryd.core.commands import Command, Outcome
from memoryd.core.journal import Cause, FileChange, Why
from memoryd.core.model import Folder, Project
from memoryd.core.personal import personal_folder
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.personal_commands import NAMED, PersonalCommands
from tests.fakes_edges import HeardNews
from tests.fakes_journal import MemoryJournal
from tests.fakes_memory import FakeMemoryStores, FakeProjects, change, memory
from tests.fakes_model import HandClock
from tests.fakes_trust import MemoryTombstones

SHOP = Project("/p", "/p/.memory")
MINE = personal_folder("/home/me/.memory")


class House:
    """Two folders, and doers that write down where they were sent."""

    def __init__(self) -> None:
        self.stores, self.journal, self.stones = FakeMemoryStores(), MemoryJournal(), MemoryTombstones()
        self.sent: list[tuple[str, str, dict[str, str]]] = []
        self.there: Project | None = MINE
        names = (*NAMED, "unforget", "restore", "undo", "add")
        self.commands = PersonalCommands(
            dict.fromkeys(names, self._do),
            places=FakeProjects(),
            stores=self.stores,
            journal=self.journal,
            burying=Burying(self.stones, self.stones, HandClock(), HeardNews()),
            personal=lambda: self.there,
        ).doers
        self.stores.open(SHOP).apply(change(memory("deploys")))
        self.stores.open(MINE).apply(change(memory("茶")))

    def _do(self, command: Command) -> Outcome:
        self.sent.append((command.name, command.project, dict(command.args)))
        return Outcome(True, (f"done in {command.project}",), {"names": [command.project]})

    def do(self, name: str, /, **args: str) -> Sequence[tuple[str, dict[str, str]]]:
        """Do a command from the project; return where it went, with its arguments."""
        self.sent.clear()
        self.commands[name](Command(name, SHOP.root, args))
        return [(project, sent) for _, project, sent in self.sent]

    def changed(self, project: Project, file: str, at: float, run: str = "") -> int:
        why = Why(Cause.COMMAND, "add", run)
        return self.journal.note(project, why, [FileChange(file, file.removesuffix(".md"), None, b"x")], at)


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize(
    ("named", "folder", "short"),
    [
        ("茶", MINE, "茶"),
        ("茶.md", MINE, "茶.md"),
        ("/home/me/.memory/茶.md", MINE, "茶.md"),
        ("deploys", SHOP, "deploys"),
        ("nothing", SHOP, "nothing"),
    ],
)
def test_a_memory_is_changed_where_it_lies_and_what_is_nowhere_is_told_of_the_project(
    name: str, named: str, folder: Project, short: str
) -> None:
    assert House().do(name, name=named) == [(folder.root, {"name": short})]


def test_an_edit_goes_where_its_file_lies() -> None:
    assert House().do("edit", file="/home/me/.memory/茶.md", text="x") == [(MINE.root, {"file": "茶.md", "text": "x"})]


def test_of_two_with_the_same_name_the_projects_own_is_meant() -> None:
    house = House()
    house.stores.open(SHOP).apply(change(memory("茶")))
    assert house.do("rm", name="茶") == [(SHOP.root, {"name": "茶"})]


def test_one_that_vanished_with_others_from_the_personal_folder_can_be_forgotten_from_any_project() -> None:
    house = House()
    house.stones.look(MINE, Folder((memory("咖啡"), memory("deploys"))))
    house.stones.look(MINE, Folder(), keep=True)
    assert house.do("forget", name="咖啡") == [(MINE.root, {"name": "咖啡"})]
    assert house.do("forget", name="deploys") == [(SHOP.root, {"name": "deploys"})]


def test_without_a_personal_folder_everything_is_done_in_the_project() -> None:
    house = House()
    house.there = None
    for name in house.commands:
        assert house.do(name, name="茶") == [(SHOP.root, {"name": "茶"})]


def test_what_a_command_does_not_name_is_not_handed_on() -> None:
    assert "add" not in House().commands


def test_a_tombstone_is_lifted_where_it_is() -> None:
    house = House()
    house.stones.bury(MINE, [tombstones.of(memory("茶"), ""), tombstones.of(memory("both"), "")])
    house.stones.bury(SHOP, [tombstones.of(memory("both"), "")])
    assert house.do("unforget", name="茶") == [(MINE.root, {"name": "茶"})]
    assert house.do("unforget", name="both") == [(SHOP.root, {"name": "both"})]
    assert house.do("unforget", name="nothing") == [(SHOP.root, {"name": "nothing"})]


def test_a_file_is_restored_where_it_was() -> None:
    house = House()
    house.changed(MINE, "茶.md", 1)
    assert house.do("restore", name="茶") == [(MINE.root, {"name": "茶"})]
    house.changed(SHOP, "茶.md", 2)
    assert house.do("restore", name="茶") == [(SHOP.root, {"name": "茶"})]
    assert house.do("restore", name="/home/me/.memory/茶.md") == [(MINE.root, {"name": "茶.md"})]


def test_an_entry_is_taken_back_in_its_folder_and_the_last_one_is_the_newest_of_both() -> None:
    house = House()
    personal = house.changed(MINE, "茶.md", 1)
    assert house.do("undo") == [(MINE.root, {})]
    own = house.changed(SHOP, "deploys.md", 2)
    assert house.do("undo") == [(SHOP.root, {})]
    assert house.do("undo", entry=str(personal)) == [(MINE.root, {"entry": str(personal)})]
    assert house.do("undo", entry=str(own)) == [(SHOP.root, {"entry": str(own)})]
    assert house.do("undo", entry="一") == [(SHOP.root, {"entry": "一"})]


def test_a_run_is_taken_back_in_each_folder_it_changed() -> None:
    house = House()
    house.changed(MINE, "茶.md", 1, run="r1")
    assert house.do("undo", run="r1") == [(MINE.root, {"run": "r1"})]
    house.changed(SHOP, "deploys.md", 1, run="r1")
    assert [project for project, _ in house.do("undo", run="r1")] == [SHOP.root, MINE.root]
    assert house.commands["undo"](Command("undo", SHOP.root, {"run": "r1"})).data == {"names": [SHOP.root, MINE.root]}
