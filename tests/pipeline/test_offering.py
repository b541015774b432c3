"""What is agreed to is what is done, from the plan that was shown; nothing else, and not where a file has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from memoryd.core.commands import Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Memory, Project
from memoryd.pipeline.offering import PAGE_CHARACTERS
from tests.fakes_memory import FakeMemoryStore, FakeMemoryStores, change, memory
from tests.fakes_model import ScriptedModel
from tests.fakes_tidying import TidyHouse

SHOP = Project("/shop", "/shop/.memory")
MEMORIES = (
    memory("a", description="Use pnpm, never npm.", body="Use pnpm, never npm.\n", evidence="use pnpm"),
    memory("b", description="Always use pnpm, never npm", body="Always use pnpm, never npm.\n", evidence="用 pnpm"),
    memory("c", description="Answer in Chinese.", body="Answer in Chinese. The host is db2.\n"),
    memory("d", description="Hosts.", body="Hosts of the databases.\n"),
    memory("past", expires="2026-01-01"),
)
ANSWER = json.dumps(
    {
        "merge": [{"files": ["a.md", "b.md"], "name": "use pnpm", "description": "Use pnpm, never npm.",
                   "type": "feedback", "body": "Use pnpm, never npm.\n"}],
        "retire": [],
        "move": [{"source": "c.md", "target": "d.md", "text": "The host is db2."}],
    }
)  # fmt: skip


class House(TidyHouse):
    def __init__(self, *memories: Memory, answer: str = ANSWER, then: str = "") -> None:
        self.model = ScriptedModel(*filter(None, (answer, then)))
        super().__init__(FakeMemoryStores(), SHOP, model=self.model)
        for each in memories or MEMORIES:
            self.store.apply(change(each))
        self.before = dict(self.store.files)

    @property
    def store(self) -> FakeMemoryStore:
        store = self.stores.open(SHOP)
        assert isinstance(store, FakeMemoryStore)
        return store

    def offered(self) -> tuple[str, list[Any]]:
        data = self.offering.offer(SHOP).data
        operations = data["operations"]
        assert isinstance(operations, list)
        return str(data["plan"]), operations

    def take(self, number: str, *chosen: int, declined: tuple[int, ...] = ()) -> Outcome:
        return self.offering.take(SHOP, number, chosen, declined)


def test_an_offer_shows_each_operation_with_its_diff_and_changes_nothing() -> None:
    house = House()
    number, operations = house.offered()
    assert [each["title"].split(" ")[0] for each in operations] == ["retire", "merge", "move"]
    merge = operations[1]["diff"]
    assert merge[:2] == ["--- /dev/null", "+++ feedback-use-pnpm.md"]
    assert "+Use pnpm, never npm." in merge
    assert ["--- a.md", "+++ /dev/null"] in [merge[at : at + 2] for at in range(len(merge))]
    assert [row for row in operations[2]["diff"] if "db2" in row] == [
        "-Answer in Chinese. The host is db2.", "+The host is db2.",
    ]  # fmt: skip
    assert house.store.files == house.before
    assert house.heard.news == []
    assert house.offering.offer(SHOP).lines == ("would merge 2 memories, retire 1, move a fact of 1",)
    assert number


def test_an_offer_shows_files_byte_for_byte_however_memoryd_would_write_them() -> None:
    house = House()
    content = house.store.files["past.md"].replace(b"name: past", b'name:   "past"  # \xe7\x95\x99\r')
    house.store.files["past.md"] = content
    _, operations = house.offered()
    assert operations[0]["title"].startswith("retire past.md")
    gone = [row[1:] for row in operations[0]["diff"][3:]]
    assert "\n".join([*gone, ""]).encode() == content


def test_only_what_was_chosen_is_done_as_one_entry_and_the_model_is_not_asked_again() -> None:
    house = House()
    number, _ = house.offered()
    outcome = house.take(number, 1, declined=(0, 2))
    assert outcome.lines[0] == "merged 2 memories"
    assert "memoryd undo --run" in outcome.lines[1]
    assert sorted(house.store.files) == ["c.md", "d.md", "feedback-use-pnpm.md", "past.md"]
    assert len(house.model.prompts) == 1
    (entry,) = [entry for entry in house.journalled.journal.newest(SHOP.root) if entry.why.run]
    assert {each.file for each in entry.files} == {"a.md", "b.md", "feedback-use-pnpm.md"}
    assert entry.why.run == outcome.data["run"]
    assert house.upkeep.last


def test_what_was_declined_is_not_proposed_again_until_it_changes() -> None:
    house = House()
    number, _ = house.offered()
    house.take(number, declined=(0, 1, 2))
    assert house.store.files == house.before
    assert house.offered() == ("", [])
    assert house.consolidating.run(SHOP) == "no memory changed since the model was last asked about them"
    house.store.files["a.md"] += b"More.\n"
    assert house.offered()[0], "what has changed is looked at again"


def test_what_was_left_open_is_proposed_again() -> None:
    house = House()
    number, _ = house.offered()
    house.take(number, 0)
    assert not house.upkeep.last
    assert "past.md" not in house.store.files


def test_a_plan_is_refused_when_a_file_it_rests_on_has_changed() -> None:
    for file in ("a.md", "d.md"):
        house = House()
        number, _ = house.offered()
        house.store.files[file] += b"typed by hand meanwhile\n"
        now = dict(house.store.files)
        with pytest.raises(MemorydError, match=f"nothing was changed: {file} changed meanwhile"):
            house.take(number, 1)
        assert house.store.files == now


def test_a_plan_is_taken_once_and_only_in_its_project() -> None:
    house = House()
    number, _ = house.offered()
    with pytest.raises(MemorydError, match="not known any more"):
        house.offering.take(Project("/blog", "/blog/.memory"), number, (0,), ())
    house.take(number, 0, 1, 2)
    for wrong in (number, "", "x"):
        with pytest.raises(MemorydError, match="not known any more"):
            house.take(wrong, 0)
    assert house.offering.offer(SHOP).data["plan"] == ""


def test_a_newer_offer_takes_the_place_of_an_older_one() -> None:
    house = House(then=json.dumps({"merge": [], "retire": []}))
    first, _ = house.offered()
    second, _ = house.offered()
    assert first != second
    with pytest.raises(MemorydError, match="not known any more"):
        house.take(first, 0)


@pytest.mark.parametrize("wrong", [(3,), (-1,), (10**9,)])
def test_an_operation_that_is_not_there_is_refused(wrong: tuple[int, ...]) -> None:
    house = House()
    number, _ = house.offered()
    with pytest.raises(MemorydError, match="no such operation"):
        house.take(number, *wrong)
    assert house.store.files == house.before


def test_what_is_chosen_must_stand_up_on_its_own() -> None:
    parts = [
        {"name": "chinese", "description": "Answer in Chinese.", "body": "Answer in Chinese."},
        {"name": "db2", "description": "The host is db2.", "body": "The host is db2."},
    ]
    answer = json.loads(ANSWER) | {"move": [], "split": [{"file": "c.md", "into": parts}]}
    house = House(*MEMORIES[:4], answer=json.dumps(answer))
    number, operations = house.offered()
    assert [each["title"].split(" ")[0] for each in operations] == ["merge", "split"]
    with pytest.raises(MemorydError, match="1 memory more would be there than before"):
        house.take(number, 1)
    assert house.store.files == house.before
    assert house.take(number, 0, 1).lines[0] == "merged 2 memories, split 1"


def test_an_offer_of_a_plan_that_is_refused_says_why() -> None:
    house = House(answer=json.dumps({"merge": [], "retire": [{"file": "x.md", "reason": "y"}]}))
    lines = house.offering.offer(SHOP).lines
    assert lines == ("would retire 1 memory", "refused: “x.md” is no memory")
    house = House(*MEMORIES[:4], answer="no")
    assert house.offering.offer(SHOP).lines[0] == "nothing would be changed: the plan is refused"


def test_a_long_plan_comes_in_pages_that_go_through_the_socket() -> None:
    old = [memory(f"n{i}", body=f"{i} 汉字 " * 4_000, expires="2026-01-01") for i in range(40)]
    house = House(*old)
    number, operations = house.offered()
    assert len(operations) < 40
    while len(operations) < 40:
        page = house.offering.page(SHOP, number, len(operations)).data
        assert len(json.dumps(page)) < 4_000_000
        found = page["operations"]
        assert isinstance(found, list)
        assert found
        assert sum(len(row) for item in found for row in item["diff"]) < 2 * PAGE_CHARACTERS
        operations += found
    assert sorted(each["title"].split(" ")[1] for each in operations) == sorted(f"{each.file}:" for each in old)
