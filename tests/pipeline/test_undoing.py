"""Every change can be taken back byte for byte, and so can that; what somebody wrote since is not touched unasked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.journal import Beside, Cause, Why, digest_of
from memoryd.core.model import Change, Project
from memoryd.core.news import News
from memoryd.pipeline.bringing_back import BringingBack
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import Commanding
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.memory_commands import MemoryCommands
from memoryd.pipeline.restoring import Restoring
from memoryd.pipeline.undoing import Undoing
from tests.fakes_journal import Journalled
from tests.fakes_memory import FakeMemoryStores, FakeProjects, change, memory, written
from tests.fakes_model import HandClock
from tests.fakes_tidying import MemoryTidied
from tests.fakes_trust import MemoryTombstones

P = Project("/p", "/p/.memory")
TURN = Why(Cause.EXTRACTION, "claude-code/s1/turn-1", "r1")
ODD = b"\xef\xbb\xbf---\r\nname: x\r\n\xff\xfe no end"
DAY = 86_400.0


class House:
    def __init__(self) -> None:
        self.stores = FakeMemoryStores()
        self.news: list[News] = []
        self.clock = HandClock()
        self.stones, self.tidied = MemoryTombstones(), MemoryTidied()
        self.made = Journalled(self.stores, self.clock, self.stones)
        self.journal = self.made.journal
        self.burying = Burying(self.stones, self.stones, self.clock, self)
        self.index = Indexing(
            stores=self.stores, clock=self.clock, reporter=self, noticing=(self.made.witnessing, self.burying)
        )
        text, places = YamlMemoryText(), FakeProjects()
        back = BringingBack(
            stores=self.stores, applying=self.made.applying, index=self.index, changed=self.changed, reporter=self
        )
        self.commanding = Commanding(
            Undoing(
                places=places, journal=self.journal, burying=self.burying, tidied=self.tidied, text=text, back=back,
                clock=self.clock,
            ).doers,
            Restoring(
                places=places, journal=self.journal, burying=self.burying, back=back, clock=self.clock
            ).doers,
            MemoryCommands(
                places=places, stores=self.stores, applying=self.made.applying, burying=self.burying, text=text,
                index=self.index, redact=str, changed=self.changed, clock=self.clock, reporter=self,
            ).doers,
        )  # fmt: skip

    def changed(self, project: Project, count: int) -> None:
        """Nothing may follow from a change while the folder is held."""
        assert self.stores.open(project).locked == 0

    def tell(self, news: News) -> None:
        self.news.append(news)

    @property
    def files(self) -> dict[str, bytes]:
        return self.stores.open(P).files

    def look(self) -> None:
        self.index.rebuild(P)

    def put(self, content: bytes | None, file: str = "a.md", why: Why = TURN) -> int:
        now = self.files.get(file)
        made = Change(file, file.removesuffix(".md"), digest_of(now), digest_of(content), content)
        return self.made.applying.apply(P, (made,), why)

    def do(self, name: str, /, **args: str) -> Outcome:
        return self.commanding.perform(Command(name, "/p", args))

    def undo(self, entry: object = None, /, **args: str) -> Outcome:
        return self.do("undo", **({} if entry is None else {"entry": str(entry)}), **args)

    def entry(self) -> int:
        return self.journal.newest(P.root)[0].number

    def buried(self) -> list[str]:
        return [stone.file for stone in self.stones.buried(P)]


@pytest.mark.parametrize("args", [{"entry": ""}, {"entry": " "}, {"run": ""}, {"run": "", "force": "yes"}])
def test_what_names_no_entry_takes_nothing_back(args: dict[str, str]) -> None:
    house = House()
    house.put(ODD)
    house.put(b"by a command\n", why=Why(Cause.COMMAND, "add"))
    with pytest.raises(MemorydError, match=r"no entry|nothing that still holds"):
        house.do("undo", **args)
    assert house.files == {"a.md": b"by a command\n"}


def test_an_entry_is_taken_back_byte_for_byte_and_that_too() -> None:
    house = House()
    house.put(ODD)
    second = house.put(b"better\n")
    assert house.undo(second).ok
    assert house.files == {"a.md": ODD}
    assert house.undo(house.entry()).ok
    assert house.files == {"a.md": b"better\n"}


def test_what_is_as_it_was_already_is_said_to_be() -> None:
    house = House()
    first, second = house.put(ODD), house.put(b"better\n")
    assert house.undo(second).lines[1] == "a.md: as it was before"
    house.put(None, why=Why(Cause.COMMAND, "mv"))
    assert house.undo(first).lines[1] == "a.md: gone already"


def test_what_was_taken_back_is_not_taken_back_again_by_force_where_nothing_is_left_of_it() -> None:
    house = House()
    house.put(ODD)
    second = house.put(b"better\n")
    assert house.undo(second).ok
    done = house.entry()
    for flags in ({"force": "yes"}, {"force": "yes", "dry_run": "yes"}):
        with pytest.raises(MemorydError, match=f"taken back by entry {done}"):
            house.undo(second, **flags)
    assert house.entry() == done, "no entry that changes nothing"
    house.put(b"better\n")
    assert house.undo(second, force="yes").ok
    assert house.files == {"a.md": ODD}


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_state_is_reached_back_by_taking_entries_back_and_taking_that_back_changes_nothing(
    data: st.DataObject,
) -> None:
    house = House()
    contents = st.one_of(st.none(), st.sampled_from([ODD, "中文 🚦\r\n".encode(), b"", b"x"]), st.binary(max_size=60))
    states = [dict(house.files)]
    for _ in range(data.draw(st.integers(1, 6))):
        file = data.draw(st.sampled_from(["a.md", "b.md"]))
        if data.draw(st.booleans()):
            house.put(data.draw(contents), file)
        elif (typed := data.draw(contents)) is None:
            house.files.pop(file, None)
        else:
            house.files[file] = typed
        house.look()
        if house.files != states[-1]:
            states.append(dict(house.files))
    done = [entry for entry in house.journal.newest(P.root) if entry.why.cause is not Cause.BASELINE]
    for entry, state in zip(done, reversed(states[:-1]), strict=False):
        before, stones = dict(house.files), sorted(house.buried())
        assert house.undo(entry.number).ok
        assert house.files == state
        assert house.undo(house.entry()).ok
        assert (house.files, sorted(house.buried())) == (before, stones)
        assert house.undo(house.entry()).ok
        assert house.files == state


def test_what_was_changed_since_is_refused_with_the_difference_unless_forced() -> None:
    house = House()
    first = house.put(b"one\n")
    house.files["a.md"] = "mine 中文\n".encode()
    refused = house.undo(first)
    assert not refused.ok
    assert {"-one", "+mine 中文"} <= {*refused.lines}
    assert house.files == {"a.md": "mine 中文\n".encode()}
    assert house.undo(first, force="yes").ok
    assert house.files == {}
    assert house.undo(house.entry()).ok
    assert house.files == {"a.md": "mine 中文\n".encode()}


def test_a_dry_run_shows_what_would_change_and_changes_nothing() -> None:
    house = House()
    first = house.put(b"one\n")
    assert house.undo(first, dry_run="yes").lines == ("--- a.md", "+++ (no file)", "@@ -1 +0,0 @@", "-one")
    assert house.files == {"a.md": b"one\n"}
    assert len(house.journal.newest(P.root)) == 1


def test_last_is_the_latest_thing_memoryd_did_that_still_holds() -> None:
    house = House()
    house.put(b"one")
    house.put(b"two", "b.md")
    house.files["c.md"] = b"typed"
    house.look()
    assert house.undo().ok
    assert set(house.files) == {"a.md", "c.md"}
    assert house.undo().ok
    assert set(house.files) == {"c.md"}
    with pytest.raises(MemorydError, match="nothing of memoryd's doing"):
        house.undo()


def test_last_is_what_was_done_where_memories_lie_now() -> None:
    house = House()
    house.put(b"one")
    aside = Project("/p", "/data/p")
    house.made.applying.apply(aside, (Change("x.md", "x", "", digest_of(b"x"), b"x"),), TURN)
    assert house.undo().data["files"] == ["a.md"]
    with pytest.raises(MemorydError, match="entry 2 is about /data/p, which is not where memories lie now"):
        house.undo()


def test_a_run_is_taken_back_as_one_set_to_where_it_began() -> None:
    house = House()
    house.put(b"before", why=Why(Cause.COMMAND, "add"))
    for content in (b"one", b"two"):
        house.put(content)
    house.put(b"other", "b.md")
    house.put(b"later", "c.md", Why(Cause.EXTRACTION, "claude-code/s1/turn-2", "r2"))
    assert house.undo(run="r1").ok
    assert house.files == {"a.md": b"before", "c.md": b"later"}
    with pytest.raises(MemorydError, match="nothing that still holds"):
        house.undo(run="r1")
    assert house.undo(house.entry()).ok
    assert house.files == {"a.md": b"two", "b.md": b"other", "c.md": b"later"}


def test_a_run_with_somebody_elses_change_in_between_is_refused() -> None:
    house = House()
    house.put(b"one")
    house.files["a.md"] = b"mine"
    house.put(b"two")
    assert not house.undo(run="r1").ok
    assert house.files == {"a.md": b"two"}


def test_what_an_undone_extraction_said_is_not_learned_again_until_it_is_redone() -> None:
    house = House()
    number = house.put(written(memory("a", body="用 pnpm。\n")))
    outcome = house.undo(number)
    assert "what a said is not learned again; `memoryd unforget a` allows it" in outcome.lines
    assert [(stone.file, stone.by_hand) for stone in house.stones.buried(P)] == [("a.md", False)]
    house.undo(house.entry())
    assert house.buried() == []
    assert house.files == {"a.md": written(memory("a", body="用 pnpm。\n"))}


@pytest.mark.parametrize("name", ["rm", "forget"])
def test_taking_back_a_removal_brings_the_file_and_lifts_its_tombstone(name: str) -> None:
    house = House()
    house.put(written(memory("a")))
    house.do(name, name="a")
    assert (house.files, house.buried()) == ({}, ["a.md"])
    house.undo()
    assert (house.files, house.buried()) == ({"a.md": written(memory("a"))}, [])
    house.undo(house.entry())
    assert (house.files, house.buried()) == ({}, ["a.md"])


def test_taking_back_a_deletion_by_hand_lifts_its_tombstone_and_redoing_it_buries_again() -> None:
    house = House()
    house.put(written(memory("a")))
    house.look()
    del house.files["a.md"]
    house.look()
    assert house.buried() == ["a.md"]
    house.undo(house.entry())
    assert (set(house.files), house.buried()) == ({"a.md"}, [])
    house.undo(house.entry())
    assert (set(house.files), house.buried()) == (set(), ["a.md"])


def test_words_belong_again_to_whom_they_belonged() -> None:
    house = House()
    house.put(b"typed", why=Why(Cause.COMMAND, "add"))
    handed = house.put(b"typed", why=Why(Cause.COMMAND, "adopt"))
    assert not house.journal.heads(P)["a.md"].by_hand
    done = house.undo(handed)
    assert done.lines[1] == "a.md: as it was before already, and yours again: nothing automatic changes it"
    assert house.journal.heads(P)["a.md"].by_hand
    again = house.undo(house.entry())
    assert again.lines[1] == "a.md: as it was before already, and memoryd's to change again"


@pytest.mark.parametrize(
    ("number", "message"),
    [("7", "no entry 7"), ("x", "no entry x"), ("1", "seen there for the first time"), ("2", "for good"),
     ("3", "was taken back by entry 4")],
)  # fmt: skip
def test_what_cannot_be_taken_back_says_why(number: str, message: str) -> None:
    house = House()
    house.files["b.md"] = b"there before"
    house.look()
    house.put(b"covered", "b.md", Why(Cause.COMMAND, "purge"))
    house.put(b"one")
    house.undo(3)
    with pytest.raises(MemorydError, match=message):
        house.undo(number)


def test_what_was_let_go_is_neither_taken_back_nor_restored_and_is_said_so() -> None:
    house, start = House(), HandClock().now()
    house.put(written(memory("a", body="One.\n")))
    house.clock.time += DAY
    house.put(written(memory("a", body="Two. 中文\n")))
    house.clock.time += DAY
    house.do("rm", name="a")
    del house.journal.entries[1]
    with pytest.raises(MemorydError, match="does not have entry 1 any more: about memories that are gone it lets go"):
        house.undo(1)
    with pytest.raises(MemorydError, match=r"what 'a' held then was let go.*the oldest entry about it is 2 of"):
        house.do("restore", name="a", at=str(start + 1))
    assert house.do("restore", name="a", at=str(start + 1.5 * DAY)).ok
    assert house.files == {"a.md": written(memory("a", body="Two. 中文\n"))}


def test_an_entry_of_another_project_is_not_taken_back_from_here() -> None:
    house = House()
    house.put(b"one")
    with pytest.raises(MemorydError, match="add --project /p"):
        house.commanding.perform(Command("undo", "/other", {"entry": "1"}))


def test_a_memory_comes_back_as_it_was_at_a_moment_even_when_it_is_gone() -> None:
    house = House()
    start = house.clock.time
    house.put(written(memory("a", body="One. 中文\r\n")))
    house.clock.time += DAY
    house.put(written(memory("a", body="Two.\n")))
    house.clock.time += DAY
    house.do("rm", name="a")
    assert house.do("restore", name="a", at=str(start + 1)).ok
    assert (house.files, house.buried()) == ({"a.md": written(memory("a", body="One. 中文\r\n"))}, [])
    assert house.do("restore", name="a.md", at=str(start + 1.5 * DAY), dry_run="yes").lines[-2] == "+Two."
    house.do("restore", name="a", at=str(start + 1.5 * DAY))
    assert house.files == {"a.md": written(memory("a", body="Two.\n"))}
    for more in ({}, {"dry_run": "yes"}):
        assert house.do("restore", name="a", at=str(start + 1.5 * DAY), **more).lines == ("a.md is what it was then",)
    house.undo(house.entry())
    assert house.files == {"a.md": written(memory("a", body="One. 中文\r\n"))}


@pytest.mark.parametrize(
    ("name", "at", "message"),
    [("nobody", 0.0, "knows no memory"), ("a", -5.0, "journal begins later"), ("a", 3 * DAY, "there was no 'a' then")],
)
def test_a_moment_without_the_memory_says_so(name: str, at: float, message: str) -> None:
    house = House()
    start = house.clock.time
    house.put(written(memory("a")))
    house.clock.time += DAY
    house.do("rm", name="a")
    with pytest.raises(MemorydError, match=message):
        house.do("restore", name=name, at=str(start + at))


def test_a_change_is_told_as_it_is_made() -> None:
    house = House()
    number = house.put(written(memory("a")))
    house.undo(number)
    assert change(memory("a")).file in {getattr(getattr(news, "change", None), "file", "") for news in house.news}


def test_what_memoryd_did_unasked_is_not_done_again_once_it_was_taken_back() -> None:
    house = House()
    house.put(b"one")
    made = Change("a.md", "a", digest_of(b"one"), "", None)
    beside = Beside(unasked=("retire a",))
    number = house.made.applying.apply(P, (made,), Why(Cause.EXPIRY), beside=beside)
    assert house.tidied.declined(P) == frozenset()
    assert house.undo(number).ok
    assert house.tidied.declined(P) == {"retire a"}


def move(house: House, old: str, new: str, content: bytes) -> None:
    """Do what `memoryd mv` does to files: the name in the file changes with it."""
    now = house.files[old]
    changes = (
        Change(new, new.removesuffix(".md"), "", digest_of(content), content),
        Change(old, old.removesuffix(".md"), digest_of(now), "", None),
    )
    house.made.applying.apply(P, changes, Why(Cause.COMMAND, "mv"))


def test_a_memory_is_restored_under_the_name_that_it_had_then() -> None:
    house, start = House(), HandClock().now()
    house.put(ODD)
    house.clock.time += DAY
    move(house, "a.md", "b.md", b"b")
    house.clock.time += DAY
    house.files["新.md"] = house.files.pop("b.md")
    house.look()
    dry = house.do("restore", name="新", at=str(start + 1), dry_run="yes").lines
    assert {"--- 新.md", "+++ a.md"} <= {*dry}
    outcome = house.do("restore", name="新", at=str(start + 1))
    assert "新.md, as it was named later, went to the archive" in outcome.lines
    assert house.files == {"a.md": ODD}
    assert house.undo(house.entry()).ok
    assert house.files == {"新.md": b"b"}


def test_a_name_that_another_memory_has_by_now_is_not_taken_from_it() -> None:
    house, start = House(), HandClock().now()
    house.put(b"one")
    house.clock.time += DAY
    move(house, "a.md", "b.md", b"two")
    house.put(b"another")
    with pytest.raises(MemorydError, match=r"it was in a\.md then, where another memory is now"):
        house.do("restore", name="b", at=str(start + 1))
    assert house.files == {"a.md": b"another", "b.md": b"two"}


@pytest.mark.parametrize("flags", [{}, {"force": "yes"}, {"dry_run": "yes"}])
def test_what_has_another_name_since_is_not_taken_back_under_the_old_one(flags: dict[str, str]) -> None:
    house = House()
    content = written(memory("a", description="缩进用制表符", file="a.md"))
    made = house.put(content)
    move(house, "a.md", "b.md", content.replace(b"name: a", b"name: b"))
    by_command, files = house.entry(), house.files
    files["制表符.md"] = files.pop("b.md")
    house.look()
    with pytest.raises(MemorydError, match=f"entry {made} was not taken back: a.md has another name since, 制表符.md"):
        house.undo(made, **flags)
    assert (set(house.files), house.stones.buried(P)) == ({"制表符.md"}, ())
    assert house.undo(house.entry()).ok
    assert house.undo(by_command).ok
    assert house.undo(made).ok
    assert not house.files


def retitled(content: bytes, name: str) -> bytes:
    return content.replace(b"name: a", f"name: {name}".encode())


def test_what_a_renamed_memory_held_before_is_put_back_by_force_under_the_name_it_has_now() -> None:
    house = House()
    first = written(memory("a", description="缩进用制表符", file="a.md"))
    second = written(memory("a", description="缩进用空格", file="a.md"))
    house.put(first)
    update = house.put(second)
    move(house, "a.md", "b.md", retitled(second, "b"))
    with pytest.raises(MemorydError, match=r"another name since, b\.md; .* with --force b\.md holds again what"):
        house.undo(update)
    house.files["新.md"] = house.files.pop("b.md")
    house.look()
    dry = house.undo(update, force="yes", dry_run="yes").lines
    assert {"--- 新.md", "+++ 新.md"} <= {*dry}
    outcome = house.undo(update, force="yes")
    assert "a.md is called 新.md since, and keeps that name" in outcome.lines
    assert house.files == {"新.md": retitled(first, "b")}
    assert house.undo(house.entry()).ok
    assert house.files == {"新.md": retitled(second, "b")}


def test_what_a_renamed_memory_held_is_put_back_to_the_byte_where_its_name_stands_in_the_file_name_only() -> None:
    house = House()
    house.put(ODD)
    update = house.put(b"better\n")
    house.files["b.md"] = house.files.pop("a.md")
    house.look()
    assert house.undo(update, force="yes").ok
    assert house.files == {"b.md": ODD}


def test_what_was_renamed_and_is_gone_comes_back_under_its_old_name() -> None:
    house = House()
    house.put(b"one")
    update = house.put(b"two")
    move(house, "a.md", "b.md", b"two")
    house.do("rm", name="b")
    assert house.undo(update, force="yes").ok
    assert house.files == {"a.md": b"one"}
