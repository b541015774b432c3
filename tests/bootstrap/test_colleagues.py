"""Two people, a memoryd each, one repository: what memoryd wrote and what a person typed, as the other gets it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from memoryd.core import seal
from memoryd.core.model import Project
from tests.e2e.interleaved import World

RULE, TURN = "From now on always use ruff, never flake8.", "From now on always use flake8, never ruff."
AGAIN = "Actually, from now on always use pylint, never flake8."


class Person(World):
    """A person who shares their memories by git."""

    def __init__(self) -> None:
        super().__init__(git=True)
        self.look()

    @property
    def own(self) -> Project:
        project = self.project(self.house())
        assert project is not None
        return project

    def learn(self, words: str) -> None:
        self.say(self.house(), self.own, words)

    def commit(self) -> None:
        self.run_git("add", "-A", "-f", ".memory")
        self.run_git("commit", "-q", "-m", "x")

    def pull(self, other: Person) -> None:
        self.run_git("fetch", "-q", str(other.root), "main")
        self.run_git("reset", "-q", "--hard", "FETCH_HEAD")
        self.house().reindex(self.own)

    def by_hand(self, file: str) -> bool:
        return self.house().trust.journal.heads(self.own)[file].by_hand

    def about(self, word: str) -> str:
        (file,) = (file for file in self.files() if word in self.said(file))
        return file


@pytest.fixture
def both() -> Iterator[tuple[Person, Person]]:
    people = Person(), Person()
    yield people
    for person in people:
        person.close()


def test_what_a_colleagues_memoryd_wrote_may_change_and_what_they_typed_may_not(both: tuple[Person, Person]) -> None:
    mine, theirs = both
    theirs.learn(RULE)
    file = theirs.about("ruff")
    assert seal.holds(theirs.files()[file])
    theirs.commit()
    mine.pull(theirs)
    assert not mine.by_hand(file)
    mine.learn(TURN)
    assert mine.said(file).startswith("Always use flake8")
    assert seal.holds(mine.files()[file])

    theirs.put(file, theirs.files()[file] + "除了 legacy 目录。🧱\n".encode())
    theirs.commit()
    mine.pull(theirs)
    typed = mine.files()[file]
    assert mine.by_hand(file)
    mine.learn(AGAIN)
    assert mine.files()[file] == typed


def test_a_command_keeps_the_seal_and_adopting_seals(both: tuple[Person, Person]) -> None:
    mine, theirs = both
    theirs.learn(RULE)
    file = theirs.about("ruff")
    assert theirs.command(theirs.house(), "pin", name=file).ok
    theirs.put("own.md", "---\nname: own\ntype: project\n---\n\n我写的。\n".encode())
    theirs.look()
    assert theirs.command(theirs.house(), "pin", name="own.md").ok
    theirs.commit()
    mine.pull(theirs)
    assert (mine.by_hand(file), mine.by_hand("own.md")) == (False, True)
    assert theirs.command(theirs.house(), "adopt", name="own.md").ok
    theirs.commit()
    mine.pull(theirs)
    assert not mine.by_hand("own.md")


def test_a_first_look_and_a_look_at_a_shared_checkout_believe_a_seal_that_holds_and_no_broken_one(
    both: tuple[Person, Person],
) -> None:
    mine, theirs = both
    theirs.learn(RULE)
    content = theirs.files()[theirs.about("ruff")]
    mine.put("a.md", content)
    mine.put("b.md", content + b"Typed.\n")
    mine.house().reindex(mine.own)
    assert (mine.by_hand("a.md"), mine.by_hand("b.md")) == (False, True)
    with mine.house().database.transaction() as connection:
        for table in ("journal_entries", "journal_heads"):
            connection.execute(f"DELETE FROM {table}")
    mine.shut()
    mine.house().reindex(mine.own)
    assert (mine.by_hand("a.md"), mine.by_hand("b.md")) == (False, True)


def test_what_is_tidied_in_a_shared_folder_is_sealed(both: tuple[Person, Person]) -> None:
    mine, _ = both
    mine.house().consolidating.run(mine.own)
    marks = [seal.holds(content) for content in mine.files().values()]
    assert marks.count(True) >= 1
