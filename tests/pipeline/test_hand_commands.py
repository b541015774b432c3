from __future__ import annotations

from hashlib import sha256

import pytest

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.agent_marks import is_agents
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemoryCorrupt, MemorydError
from memoryd.core.journal import Cause
from memoryd.core.model import Memory, Project
from memoryd.core.redaction import redact
from memoryd.pipeline.commanding import Commanding
from memoryd.pipeline.hand_commands import CHANGED, HandCommands
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.known_stores import KnownStores
from tests.fakes_edges import HeardNews
from tests.fakes_journal import Journalled
from tests.fakes_memory import FakeMemoryStores, FakeProjects, MemoryUpkeep, memory, written
from tests.fakes_model import HandClock

SHOP = Project("/p", "/p/.memory")
ODD = (
    "---\r\nname: odd # 我的\r\ndescription: >\r\n  Two\r\n  lines.\r\ntype: user\r\n---\r\n"
    "\r\n\r\n正文 \x0b 🚦\r\n \r\n"
)


class House:
    """A folder with a memory that memoryd wrote, one that a person wrote, and what changes them."""

    def __init__(self) -> None:
        clock, self.news = HandClock(), HeardNews()
        self.folders = FakeMemoryStores()
        self.journalled = Journalled(self.folders, clock)
        stones, witnessing = self.journalled.stones, self.journalled.witnessing
        self.stores = KnownStores(self.folders, stones, stones, witnessing.heads)
        self.upkeep = MemoryUpkeep()
        self.index = Indexing(stores=self.stores, clock=clock, reporter=self.news, noticing=(witnessing,))
        commands = HandCommands(
            places=FakeProjects(),
            stores=self.stores,
            applying=self.journalled.applying,
            text=YamlMemoryText(),
            index=self.index,
            upkeep=self.upkeep,
            agents=stones,
            redact=redact,
            changed=lambda project, count: None,
            clock=clock,
            reporter=self.news,
        )
        self.commanding = Commanding(commands.doers)
        self.files.update({"learned.md": written(memory("learned")), "odd.md": ODD.encode(), "plain.md": b"Mine.\n"})
        self.index.rebuild(SHOP)

    @property
    def files(self) -> dict[str, bytes]:
        return self.folders.open(SHOP).files

    def do(self, command: str, name: str = "", /, **args: str) -> Outcome:
        return self.commanding.perform(Command(command, "/p", args | ({"name": name} if name else {})))

    def get(self, file: str) -> Memory:
        return next(memory for memory in self.stores.open(SHOP).read().memories if memory.file == file)

    def by_hand(self) -> dict[str, bool]:
        return {memory.file: memory.by_hand for memory in self.stores.open(SHOP).read().memories}

    def edit(self, file: str, text: str, before: bytes | None = None) -> Outcome:
        digest = sha256(self.files[file] if before is None else before).hexdigest()
        return self.do("edit", file=file, before=digest, text=text)


@pytest.mark.parametrize("name", ["learned", "odd", "plain"])
def test_a_pin_comes_and_goes_and_no_other_byte_changes(name: str) -> None:
    house = House()
    before, hands = dict(house.files), house.by_hand()
    house.do("pin", name)
    assert (house.get(f"{name}.md").pinned, house.by_hand()) == (True, hands)
    assert house.files[f"{name}.md"] != before[f"{name}.md"]
    assert "pinned already" in house.do("pin", name).lines[0]
    house.do("unpin", name)
    assert not house.get(f"{name}.md").pinned
    assert name == "plain" or house.files == before
    assert house.files["plain.md"].endswith(before["plain.md"])


def test_a_new_name_takes_along_what_the_memory_rests_on_and_whose_words_it_holds() -> None:
    house = House()
    for old, new in (("learned", "换名"), ("odd", "odder"), ("plain", "plainer")):
        hand, body = house.get(f"{old}.md").by_hand, house.get(f"{old}.md").body
        outcome = house.do("mv", old, to=new)
        file = str(outcome.data["file"])
        assert (house.get(file).name, house.get(file).body) == (new, body)
        assert house.get(file).by_hand == hand
        assert ("/p", file, f"{old}.md") in house.upkeep.lineage
    assert sorted(house.files) == ["feedback-换名.md", "plainer.md", "user-odder.md"]
    assert house.files["user-odder.md"] == ODD.replace("name: odd # 我的", "name: odder").encode()
    assert house.journalled.stones.buried(SHOP) == ()
    (entry, *_) = house.journalled.journal.newest("/p")
    assert (entry.why.cause, entry.why.detail, len(entry.files)) == (Cause.COMMAND, "mv", 2)


def test_a_note_of_an_agents_stays_one_under_another_name_until_the_person_takes_it_as_theirs() -> None:
    house = House()
    house.journalled.stones.agents["/p"] = frozenset({"plain.md", "learned.md"})
    for old, new, file in (("plain", "note", "note.md"), ("learned", "more", "feedback-more.md")):
        house.do("mv", old, to=new)
        assert is_agents(house.get(file))
        house.do("adopt", new)
        assert not is_agents(house.get(file))
    house.journalled.stones.agents["/p"] = frozenset({"odd.md"})
    house.do("pin", "odd")
    assert (is_agents(house.get("odd.md")), house.get("odd.md").pinned) == (False, True)


def test_a_taken_name_changes_nothing() -> None:
    house = House()
    before = dict(house.files)
    with pytest.raises(MemorydError, match="named odd already"):
        house.do("mv", "learned", to="Odd")
    assert house.files == before


def test_what_is_adopted_is_memoryds_and_says_the_same() -> None:
    house = House()
    assert house.by_hand() == {"learned.md": False, "odd.md": True, "plain.md": True}
    before, body = dict(house.files), house.get("plain.md").body
    assert "may change learned already" in house.do("adopt", "learned").lines[0]
    house.do("adopt", "odd")
    house.do("adopt", "plain")
    assert not any(house.by_hand().values())
    assert house.files["odd.md"] == before["odd.md"]
    assert (house.get("plain.md").typed, house.get("plain.md").body) == (True, body)
    house.do("pin", "odd")
    house.files["odd.md"] += b"More of mine.\r\n"
    house.index.rebuild(SHOP)
    assert house.by_hand()["odd.md"]
    assert "memoryd unpin odd" in house.do("adopt", "odd").lines[1]


def test_an_edit_is_written_to_the_byte_and_is_the_persons_from_then_on() -> None:
    house = House()
    outcome = house.edit("learned.md", "---\r\nname: 新\r\ntype: user\r\n---\r\n我写的。 ")
    assert outcome.ok
    assert house.files["learned.md"] == "---\r\nname: 新\r\ntype: user\r\n---\r\n我写的。 ".encode()
    assert house.by_hand()["learned.md"]
    assert "新" in (house.folders.open(SHOP).index or "")


def test_an_edit_of_a_file_that_changed_meanwhile_is_refused() -> None:
    house = House()
    before = house.files["odd.md"]
    house.files["odd.md"] = b"Somebody else's.\n"
    outcome = house.edit("odd.md", "Mine.\n", before)
    assert (outcome.ok, dict(outcome.data)) == (False, {CHANGED: True})
    assert house.files["odd.md"] == b"Somebody else's.\n"


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ("---\nname: [\n---\n", MemoryCorrupt, "is not YAML"),
        ("---\nname: x\ntype: rule\n---\nx", MemoryCorrupt, "is not known"),
        ("---\nname: Learned\ntype: user\n---\nx", MemorydError, "named learned already"),
        ("", MemorydError, "nothing is left"),
        (" \r\n\t", MemorydError, "nothing is left"),
        ("ghp_" + "a1B2c3D4e5F6" * 3, MemorydError, "holds a secret"),
    ],
)
def test_an_edit_that_makes_no_memory_changes_nothing(text: str, error: type[Exception], reason: str) -> None:
    house = House()
    before = dict(house.files)
    with pytest.raises(error, match=reason):
        house.edit("odd.md", text)
    assert house.files == before


def test_a_file_that_cannot_be_read_is_mended_by_an_edit() -> None:
    house = House()
    house.files["torn.md"] = b"---\nname: [\n---\nSaid.\n"
    house.index.rebuild(SHOP)
    assert house.edit("torn.md", "---\nname: torn\ntype: user\n---\nSaid.\n").ok
    assert house.get("torn.md").name == "torn"
