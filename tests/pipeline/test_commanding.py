from __future__ import annotations

from collections.abc import Collection

import pytest

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.core.redaction import redact
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import Commanding
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.memory_commands import MemoryCommands
from memoryd.pipeline.switch_commands import SwitchCommands
from memoryd.pipeline.upkeep_commands import UpkeepCommands
from memoryd.ports import Excluded
from tests.fakes_journal import Journalled
from tests.fakes_memory import FakeMemoryStore, FakeMemoryStores, FakeProjects, change, memory
from tests.fakes_model import HandClock
from tests.fakes_trust import MemoryTombstones


class Tidy:
    """A consolidation that says what was asked of it."""

    def run(self, project: Project) -> str:
        return f"merged in {project.root}"

    def offer(self, project: Project) -> Outcome:
        return Outcome(True, (f"would merge in {project.root}", "and retire"))

    def page(self, project: Project, number: str, first: int) -> Outcome:
        return Outcome(True, (f"{number} from {first}",))

    def take(self, project: Project, number: str, chosen: Collection[int], declined: Collection[int]) -> Outcome:
        return Outcome(True, (f"{number}: {chosen}, not {declined}",))


class Purger:
    """A removal that says what was asked of it."""

    def preview(self, text: str) -> Outcome:
        return Outcome(True, (f"would remove {text}",))

    def run(self, text: str) -> Outcome:
        return Outcome(True, (f"removed {text}",))


class House:
    def __init__(self) -> None:
        self.stores = FakeMemoryStores()
        self.places = FakeProjects()
        self.switched: list[tuple[str, bool]] = []
        self.changed: list[int] = []
        self.news: list[News] = []
        clock = HandClock()
        self.stones = MemoryTombstones()
        burying = Burying(self.stones, self.stones, clock, self)
        index = Indexing(stores=self.stores, clock=clock, reporter=self, noticing=(burying,))
        self.journalled = Journalled(self.stores, clock, self.stones)
        memories = MemoryCommands(
            places=self.places,
            stores=self.stores,
            applying=self.journalled.applying,
            text=YamlMemoryText(),
            index=index,
            burying=burying,
            redact=redact,
            changed=lambda project, count: self.changed.append(count),
            clock=clock,
            reporter=self,
        )
        upkeep = UpkeepCommands(
            places=self.places,
            index=index,
            tidying=Tidy(),
            offering=Tidy(),
            purging=Purger(),
            changed=lambda project, count: self.changed.append(count),
        )
        switch = SwitchCommands(self.places, lambda project, on: self.switched.append((project.root, on)))
        self.commanding = Commanding(memories.doers, upkeep.doers, switch.doers)

    def tell(self, news: News) -> None:
        self.news.append(news)

    def do(self, command: str, /, **args: str) -> Outcome:
        return self.commanding.perform(Command(command, "/p", args))

    @property
    def store(self) -> FakeMemoryStore:
        return self.stores.open(Project("/p", "/p/.memory"))


def test_what_a_person_adds_is_written_as_they_said_it() -> None:
    house = House()
    outcome = house.do("add", text="部署只在周二进行。\n没有例外。 🚦", type="project")
    assert outcome.ok
    (file,) = house.store.files
    text = house.store.files[file].decode()
    assert "部署只在周二进行。\n没有例外。 🚦\n" in text
    assert "source: command" in text
    assert file in (house.store.index or "")
    assert house.changed == [1]


def test_what_a_person_adds_gets_a_short_name_and_the_long_one_where_that_is_taken() -> None:
    house = House()
    texts = (
        "The wiki is at https://wiki.example.com/shop",
        "金额一律用 Decimal，发票里也是。",
        "金额一律用 Decimal，购物车里也是。",
    )
    names = [house.do("add", text=text, type="feedback").data["name"] for text in texts]
    assert names == ["wiki", "金额一律用-decimal", "金额一律用-decimal-购物车里也是"]


def test_a_secret_is_not_added() -> None:
    house = House()
    secret = "ghp_" + "a1B2c3D4e5F6" * 3
    house.do("add", text=f"The deploy token is {secret}", type="reference", description=f"Token {secret}")
    house.do("add", text="令牌在保险箱里。", type="reference", name=f"Safe {secret}")
    assert secret[4:].lower() not in repr(house.store.files).lower()
    assert secret not in "".join(content.decode() for content in house.store.files.values())


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ({"text": "  \n", "type": "project"}, "nothing to remember"),
        ({"text": "x", "type": "note"}, "no type of memory"),
        ({"text": "About  USE-PNPM.", "type": "feedback"}, "says the same already"),
        ({"text": "Something else.", "type": "feedback", "name": "Use pnpm"}, "a memory named use-pnpm already"),
    ],
)
def test_what_cannot_be_added_says_why(args: dict[str, str], reason: str) -> None:
    house = House()
    house.store.apply(change(memory()))
    with pytest.raises(MemorydError, match=reason):
        house.do("add", **args)
    assert len(house.store.files) == 1


@pytest.mark.parametrize("name", ["use-pnpm", "use-pnpm.md"])
def test_rm_moves_a_memory_to_the_archive(name: str) -> None:
    house = House()
    house.store.apply(change(memory()))
    assert house.do("rm", name=name).ok
    assert (list(house.store.files), [file for file, _ in house.store.archived]) == ([], ["use-pnpm.md"])
    assert "use-pnpm" not in (house.store.index or "")


@pytest.mark.parametrize("command", ["rm", "forget"])
def test_what_is_taken_away_is_kept_from_coming_back_until_it_is_lifted(command: str) -> None:
    house = House()
    house.store.apply(change(memory(description="Use pnpm, never npm.", evidence="以后都用 pnpm")))
    assert "unforget use-pnpm" in house.do(command, name="use-pnpm").lines[-1]
    (stone,) = house.stones.buried(Project("/p", "/p/.memory"))
    assert (stone.name, stone.description, stone.by_hand) == ("use-pnpm", "use pnpm, never npm.", False)
    assert "unforget use-pnpm" in house.do("forget", name="use-pnpm").lines[-1], "it is forgotten already"
    lifted = house.do("unforget", name="use-pnpm")
    assert (lifted.data, "`memoryd log use-pnpm`" in lifted.lines[-1]) == ({"names": ["use-pnpm"]}, True)
    assert house.stones.buried(Project("/p", "/p/.memory")) == ()
    with pytest.raises(MemorydError, match="was removed"):
        house.do("unforget", name="use-pnpm")


def test_what_a_person_adds_themselves_may_be_learned_again_and_they_are_told() -> None:
    house = House()
    project = Project("/p", "/p/.memory")
    house.store.apply(change(memory("部署", description="部署只在周二进行。", body="部署只在周二进行。\n")))
    house.store.apply(change(memory()))
    house.do("rm", name="部署")
    house.do("rm", name="use-pnpm")
    house.do("add", text="Staging is in Frankfurt.", type="project")
    assert len(house.stones.buried(project)) == 2, "what means something else lifts nothing"
    outcome = house.do("add", text="部署只在周二进行", type="feedback", name="周二")
    assert outcome.lines[1:] == ("what you removed on 2026-09-21 as 部署 may be learned again",)
    assert [stone.name for stone in house.stones.buried(project)] == ["use-pnpm"]
    (undone,) = house.journalled.journal.newest(project.root, most=1)
    assert [stone.name for stone in undone.beside.lifted] == ["部署"], "who takes it back has the tombstone again"


def test_a_memory_that_vanished_with_others_can_still_be_forgotten() -> None:
    house = House()
    for number in range(6):
        house.store.apply(change(memory(f"rule-{number}")))
    house.do("reindex")
    house.store.files.clear()
    house.do("reindex")
    assert house.stones.buried(Project("/p", "/p/.memory")) == ()
    assert house.do("forget", name="rule-3").data == {"file": "rule-3.md"}
    assert [stone.name for stone in house.stones.buried(Project("/p", "/p/.memory"))] == ["rule-3"]
    with pytest.raises(MemorydError, match="there is no memory 'rule-9'"):
        house.do("forget", name="rule-9")


def test_a_text_is_looked_for_before_it_is_removed() -> None:
    house = House()
    assert house.do("purge", match="hunter2", dry_run="yes").lines == ("would remove hunter2",)
    assert house.do("purge", match="hunter2").lines == ("removed hunter2",)


def test_rm_of_an_unknown_name_changes_nothing() -> None:
    house = House()
    house.store.apply(change(memory()))
    with pytest.raises(MemorydError, match="there is no memory 'pnpm'"):
        house.do("rm", name="pnpm")
    assert list(house.store.files) == ["use-pnpm.md"]


def test_off_and_on_work_where_nothing_is_remembered() -> None:
    house = House()
    house.places.known["/p"] = Excluded("memory is switched off here")
    assert house.do("off").ok
    assert house.do("on").ok
    assert house.switched == [("/p", False), ("/p", True)]
    with pytest.raises(MemorydError, match="switched off"):
        house.do("add", text="x", type="project")


def test_reindex_and_consolidate_say_what_came_of_it() -> None:
    house = House()
    house.store.apply(change(memory()))
    assert house.do("reindex").data == {"written": True}
    assert house.do("reindex").data == {"written": False}
    assert house.do("consolidate", dry_run="yes").lines == ("would merge in /p", "and retire")
    assert house.do("consolidate").lines == ("merged in /p",)
    assert house.do("consolidate", plan="ab", **{"from": "7"}).lines == ("ab from 7",)
    assert house.do("consolidate", plan="ab", chosen="0,2", declined="1").lines == ("ab: (0, 2), not (1,)",)
    for wrong in ("x", "-1", "1;2", "٣", "9" * 40):
        with pytest.raises(MemorydError, match="no list of numbers"):
            house.do("consolidate", plan="ab", chosen=wrong)


def test_a_command_of_another_version_is_refused() -> None:
    with pytest.raises(MemorydError, match="unknown command 'fly'"):
        House().do("fly")
