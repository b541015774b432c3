"""What git does between two looks, on folders in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from memoryd.core.journal import Cause, FileChange, Head, Why, digest_of
from memoryd.core.model import Project
from memoryd.core.news import Switched
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.git_moves import GitMoves
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.known_stores import KnownStores
from memoryd.pipeline.witnessing import Witnessing
from tests.fakes_edges import HeardNews
from tests.fakes_git import HandGit, MemoryStands
from tests.fakes_journal import MemoryJournal
from tests.fakes_memory import FakeMemoryStores, memory, written
from tests.fakes_model import HandClock
from tests.fakes_trust import MemoryTombstones

SHOP = Project("/p", "/p/.memory")


class House:
    """A folder with two memories that memoryd wrote and one of a person's, seen once."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.heard, self.git = HeardNews(), HandGit()
        self.folders, self.stones, self.journal = FakeMemoryStores(), MemoryTombstones(), MemoryJournal()
        self.moves = GitMoves(self.git, MemoryStands())
        self.renamed: list[tuple[str, str]] = []
        self.start()
        self.files.update({"a.md": written(memory("a")), "b.md": written(memory("中文")), "mine.md": b"Mine.\n"})
        self.look()

    def start(self) -> None:
        self.witnessing = witnessing = Witnessing(
            self.journal, self.folders, self.stones, self.clock, self.moves, self.heard,
            lambda project, names: self.renamed.extend(names.items()),
        )  # fmt: skip
        burying = Burying(self.stones, self.stones, self.clock, self.heard, self.moves)
        self.stores = KnownStores(self.folders, self.stones, self.stones, witnessing.heads)
        self.index = Indexing(
            stores=self.stores, clock=self.clock, reporter=self.heard, noticing=(witnessing, burying), git=self.moves
        )

    @property
    def files(self) -> dict[str, bytes]:
        return self.folders.open(SHOP).files

    @property
    def by_hand(self) -> dict[str, bool]:
        return {memory.file: memory.by_hand for memory in self.stores.open(SHOP).read().memories}

    @property
    def causes(self) -> list[tuple[Cause, str, int]]:
        entries = reversed(self.journal.newest("/p"))
        return [(entry.why.cause, entry.why.detail, len(entry.files)) for entry in entries]

    def look(self, files: Collection[str] | None = None) -> None:
        self.index.rebuild(SHOP, files)

    def switch(self, files: Mapping[str, bytes]) -> None:
        """Have git make the folder hold these files."""
        self.git.step({*files} | {*self.files})
        self.files.clear()
        self.files.update(files)


def test_what_a_switch_takes_away_is_no_deletion_though_git_goes_on_while_it_is_looked_at() -> None:
    house = House()
    house.git.goes_on = True
    house.switch({"a.md": house.files["a.md"]})
    house.look()
    assert house.stones.buried(SHOP) == ()


def test_a_switch_is_one_entry_one_piece_of_news_and_nobodys_edit_or_deletion() -> None:
    house = House()
    before, hands = dict(house.files), house.by_hand
    house.switch({"b.md": written(memory("中文", body="别的分支。\n")), "new.md": written(memory("new"))})
    assert house.by_hand == {"b.md": True, "new.md": True}, "nobody has looked at them yet"
    house.look(["b.md"])
    assert house.by_hand == {"b.md": True, "new.md": True}, "nobody was seen to write these words"
    assert house.causes == [(Cause.BASELINE, "", 3), (Cause.HAND, "git", 4)]
    assert [news.files for news in house.heard.news if isinstance(news, Switched)] == [4]
    assert house.stones.buried(SHOP) == ()
    house.switch(before)
    house.look()
    assert (house.by_hand, house.stones.buried(SHOP)) == (hands, ())


def test_what_a_person_does_beside_a_switch_is_the_persons() -> None:
    house = House()
    house.switch({**house.files, "b.md": written(memory("中文", body="别的分支。\n"))})
    house.git.theirs -= {"a.md", "typed.md"}
    del house.files["a.md"]
    house.files["typed.md"] = b"Typed.\n"
    house.look()
    assert house.by_hand == {"b.md": True, "mine.md": True, "typed.md": True}
    assert [stone.file for stone in house.stones.buried(SHOP)] == ["a.md"]


def test_what_was_typed_and_committed_while_nobody_looked_is_the_persons_and_what_memoryd_wrote_is_not() -> None:
    house = House()
    first = dict(house.files)
    typed = first | {"a.md": first["a.md"] + "手写。\n".encode()}
    for _ in range(2):
        house.switch(typed)
        house.look()
        assert house.by_hand == {"a.md": True, "b.md": False, "mine.md": True}
        house.switch(first)
        house.look()
        assert house.by_hand == {"a.md": False, "b.md": False, "mine.md": True}


def test_memories_stay_memoryds_when_git_makes_their_line_ends_those_of_the_platform_or_moves_them() -> None:
    house = House()
    first = dict(house.files)
    house.switch({file: content.replace(b"\n", b"\r\n") for file, content in first.items()})
    house.look()
    assert house.by_hand == {"a.md": False, "b.md": False, "mine.md": True}
    house.switch({"b.md": first["b.md"]})
    house.look()
    house.switch({"包.md": first["a.md"]})
    house.look()
    assert house.by_hand == {"包.md": False}


def test_what_git_brings_right_before_a_file_is_changed_is_not_taken_for_memoryds() -> None:
    house = House()
    house.switch(house.files | {"a.md": house.files["a.md"] + b"Typed.\n"})
    assert house.witnessing.before(SHOP, "a.md", house.files["a.md"])
    assert house.causes[-1] == (Cause.HAND, "git", 1)


def test_what_is_written_right_before_a_file_is_changed_is_whose_it_is() -> None:
    house = House()
    house.files["a.md"] += "手写。\n".encode()
    house.files["b.md"] += b"By an agent.\n"
    house.stones.agents["/p"] = frozenset({"b.md"})
    assert house.witnessing.before(SHOP, "a.md", house.files["a.md"])
    assert house.causes[-1] == (Cause.HAND, "", 1)
    assert not house.witnessing.before(SHOP, "b.md", house.files["b.md"])
    assert house.causes[-1] == (Cause.AGENT, "", 1)
    house.files["mine.md"] += b"More.\n"
    house.look()
    assert not [news for news in house.heard.news if isinstance(news, Switched)]


def test_of_a_file_that_only_its_hash_is_known_of_the_first_look_takes_the_words_in() -> None:
    house = House()
    whose = {"a.md": True, "mine.md": True}
    house.journal.held = {
        SHOP.memory: {file: Head(digest_of(house.files[file]), by_hand) for file, by_hand in whose.items()}
    }
    house.journal.entries.clear()
    house.start()
    house.look()
    assert house.causes == [(Cause.BASELINE, "", 3)]
    assert all(house.journal.contents(digest_of(content)) == content for content in house.files.values())
    assert house.by_hand == {"a.md": True, "b.md": False, "mine.md": True}


def test_what_an_agent_wrote_before_the_first_look_is_the_agents_and_what_memoryd_wrote_since_is_not() -> None:
    house = House()
    house.journal.held.clear()
    house.journal.entries.clear()
    house.stones.agents["/p"], house.stones.noted = frozenset({"mine.md"}), {"mine.md": house.clock.time + 9}
    for _ in range(2):
        house.start()
        house.look()
        assert house.causes == [(Cause.BASELINE, "", 3)]
    assert not house.journal.heads(SHOP)["mine.md"].by_hand


def test_what_a_person_types_into_an_agents_file_is_the_persons_and_git_mixes_nothing_up() -> None:
    house = House()
    store, first = house.folders.open(SHOP), dict(house.files)
    house.files["a.md"] += b"By an agent.\n"
    house.look()
    learned = house.clock.time + 20
    house.stones.agents["/p"], house.stones.noted = frozenset({"a.md"}), {"a.md": learned}
    house.look()
    agents = dict(house.files)
    assert (house.by_hand["a.md"], house.causes[-2:]) == (False, [(Cause.HAND, "", 1), (Cause.AGENT, "", 1)])
    house.files["a.md"] += b"By the agent again, while memoryd was not there.\n"
    house.clock.time, store.times = learned + 5, {"a.md": learned - 1}
    house.look()
    assert (house.by_hand["a.md"], house.causes[-1]) == (False, (Cause.AGENT, "", 1))
    store.times = {"a.md": learned + 2}
    typed = house.files | {"a.md": house.files["a.md"] + "手写。\n".encode()}
    house.files.update(typed)
    assert house.by_hand["a.md"], "also before anybody looked"
    house.look()
    assert house.causes[-1] == (Cause.HAND, "", 1)
    whose = {True: "a person's", False: "an agent's"}
    for files, cause, by_hand in (
        (first, (Cause.HAND, "git"), False), (agents, (Cause.AGENT, ""), False), (typed, (Cause.HAND, "git"), True),
    ):  # fmt: skip
        house.switch(files)
        house.look()
        assert house.causes[-1] == (*cause, 1)
        house.stones.agents.clear()
        assert house.by_hand["a.md"] is by_hand, whose[by_hand]
        house.stones.agents["/p"] = frozenset({"a.md"})


@pytest.mark.parametrize(("looked", "restarted"), [(True, False), (False, False), (True, True)])
def test_what_a_person_typed_after_the_turn_of_an_agent_that_is_read_later_is_the_persons(
    *, looked: bool, restarted: bool
) -> None:
    house = House()
    house.files["a.md"] += b"By an agent.\n\nThen typed.\n"
    house.files["b.md"] += b"By an agent.\n"
    if looked:
        house.look()
    if restarted:
        house.start()
    ended = house.clock.time + 10
    house.stones.agents["/p"] = frozenset({"a.md", "b.md"})
    house.stones.noted, house.stones.ended = dict.fromkeys(("a.md", "b.md"), ended + 90), {"a.md": ended, "b.md": ended}
    house.folders.open(SHOP).times = {"a.md": ended + 30, "b.md": ended - 1}
    house.clock.time = ended + 100
    house.look()
    heads = house.journal.heads(SHOP)
    assert [(heads[file].cause, heads[file].by_hand) for file in ("a.md", "b.md")] == [
        (Cause.HAND, True), (Cause.AGENT, False),
    ]  # fmt: skip
    assert heads["a.md"].at > ended + 90, "the ledger tells by that whose it is from then on"
    entries = len(house.journal.entries)
    house.look()
    assert len(house.journal.entries) == entries


def test_who_changed_some_files_says_nothing_of_others() -> None:
    house = House()
    for file in ("a.md", "b.md"):
        house.files[file] += b"More.\n"
    why = Why(Cause.COMMAND, "purge")
    house.witnessing.noticed(SHOP, house.folders.open(SHOP).read(), why, {"a.md"})
    assert house.by_hand == {"a.md": False, "b.md": True, "mine.md": True}


def test_a_step_of_gits_excuses_no_later_edit() -> None:
    house = House()
    house.switch(dict(house.files))
    house.look()
    house.files["a.md"] += b"Typed.\n"
    house.look()
    assert house.by_hand["a.md"]


@pytest.mark.parametrize("again", [True, False])
def test_a_tombstone_outlives_the_branch_that_still_has_its_file_but_not_the_person_who_puts_it_back(
    again: bool,
) -> None:
    house = House()
    file = house.files.pop("b.md")
    house.look()
    assert [stone.name for stone in house.stones.buried(SHOP)] == ["中文"]
    if again:
        house.files["b.md"] = file
    else:
        house.switch({**house.files, "b.md": file})
    house.look()
    house.index = Indexing(
        stores=house.stores, clock=HandClock(), reporter=house.heard,
        noticing=(Burying(house.stones, house.stones, HandClock(), house.heard),),
    )  # fmt: skip
    house.look()
    assert [stone.name for stone in house.stones.buried(SHOP)] == ([] if again else ["中文"])


@pytest.mark.parametrize(("there", "back", "by_hand"), [(9, 9, False), (9, 7, False), (9, 6, True), (5, 5, True)])
def test_many_files_that_change_at_once_without_git_are_edits_where_their_words_are_new(
    there: int, back: int, *, by_hand: bool
) -> None:
    house = House()
    names = [f"r{n}" for n in range(there)]
    for name in names:
        change = FileChange(f"{name}.md", name, None, written(memory(name)))
        house.journal.note(SHOP, Why(Cause.EXTRACTION), [change], 1.0)
        house.files[change.file] = written(memory(name))
    house.witnessing.forget()
    house.look()
    first = dict(house.files)
    for name in names:
        house.files[f"{name}.md"] = written(memory(name, body="用 sed 改的。\n"))
    house.look()
    assert {house.by_hand[f"{name}.md"] for name in names} == {True}
    house.files.update({f"{name}.md": first[f"{name}.md"] for name in names[:back]})
    house.look()
    assert {house.by_hand[f"{name}.md"] for name in names[:back]} == {by_hand}


def test_a_file_renamed_by_hand_is_the_same_memory_and_whose_it_was() -> None:
    house = House()
    house.files["包.md"] = house.files.pop("a.md")
    house.files["ours.md"] = house.files.pop("mine.md")
    house.look()
    assert house.renamed == [("ours.md", "mine.md"), ("包.md", "a.md")]
    assert house.by_hand == {"b.md": False, "ours.md": True, "包.md": False}
    assert house.stones.buried(SHOP) == ()
    house.files["copy.md"] = house.files["包.md"]
    house.look()
    assert len(house.renamed) == 2
    assert house.by_hand["copy.md"]
