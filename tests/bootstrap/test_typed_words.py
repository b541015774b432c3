"""What a person typed into a memory that memoryd wrote stays theirs, however it was saved and whatever git does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from memoryd.core import seal
from tests.bootstrap.test_colleagues import RULE, TURN, Person

Steps = Callable[[Person, str], Iterator[None]]
"""What is done to a file, step by step; memoryd may look after each."""
TYPED = "除了 legacy 目录。🧱\n".encode()


def type_into(person: Person, file: str) -> None:
    person.put(file, person.files()[file] + TYPED)


def saved_beside_a_backup(person: Person, file: str) -> Iterator[None]:
    content = person.files()[file]
    (person.folder / file).rename(person.folder / f"{file}~")
    yield
    person.put(file, b"")
    yield
    person.put(file, content + TYPED)
    (person.folder / f"{file}~").unlink()


def saved_by_a_rename(person: Person, file: str) -> Iterator[None]:
    (person.folder / ".swp").write_bytes(person.files()[file] + TYPED)
    yield
    (person.folder / ".swp").replace(person.folder / file)


def saved_piece_by_piece(person: Person, file: str) -> Iterator[None]:
    content = person.files()[file] + TYPED
    for end in (0, 30, len(content)):
        person.put(file, content[:end])
        yield


def saved_for_windows(person: Person, file: str) -> Iterator[None]:
    person.put(file, b"\xef\xbb\xbf" + person.files()[file].replace(b"\n", b"\r\n") + TYPED)
    yield


def saved_under_another_name(person: Person, file: str) -> Iterator[None]:
    content = person.files()[file]
    person.put("feedback-新名.md", content + TYPED)
    yield
    (person.folder / file).unlink()


def in_conflict(person: Person, file: str) -> Iterator[None]:
    """A tool that keeps two machines in step puts the other's words beside the file."""
    content = person.files()[file] + TYPED
    person.put(f"{file.removesuffix('.md')}.sync-conflict-20261130-120000-ABCDEFG.md", content)
    yield


def stashed(person: Person, file: str) -> Iterator[None]:
    type_into(person, file)
    yield
    person.run_git("stash", "-q")
    yield
    person.run_git("stash", "pop", "-q")


def switched(person: Person, file: str) -> Iterator[None]:
    person.run_git("switch", "-q", "-c", "side")
    type_into(person, file)
    person.commit()
    person.run_git("switch", "-q", "main")
    yield
    person.run_git("switch", "-q", "side")


def rebased(person: Person, file: str) -> Iterator[None]:
    yield from switched(person, file)
    person.run_git("switch", "-q", "main")
    (person.root / "README").write_text("x", encoding="utf-8")
    person.run_git("add", "README")
    person.run_git("commit", "-q", "-m", "x")
    yield
    person.run_git("rebase", "-q", "main", "side")


def picked(person: Person, file: str) -> Iterator[None]:
    yield from switched(person, file)
    person.run_git("switch", "-q", "main")
    yield
    person.run_git("cherry-pick", "--allow-empty", "side")


def merged_from_a_worktree(person: Person, file: str) -> Iterator[None]:
    person.run_git("worktree", "add", "-q", "-b", "side", str(person.top / "linked"))
    there = person.top / "linked" / ".memory" / file
    there.write_bytes(there.read_bytes() + TYPED)
    person.run_git("-C", str(person.top / "linked"), "commit", "-q", "-a", "-m", "typed")
    yield
    person.run_git("merge", "-q", "--no-ff", "-m", "x", "side")


def with_line_ends_of_windows(person: Person, file: str) -> Iterator[None]:
    person.run_git("switch", "-q", "-c", "side")
    type_into(person, file)
    person.commit()
    person.run_git("switch", "-q", "main")
    (person.root / ".gitattributes").write_text("*.md text eol=crlf\n", encoding="utf-8")
    yield
    person.run_git("switch", "-q", "side")


def taken_back_and_forth(person: Person, file: str) -> Iterator[None]:
    type_into(person, file)
    yield
    person.commit()
    person.run_git("reset", "-q", "--hard", "HEAD~1")
    yield
    person.run_git("reset", "-q", "--hard", "HEAD@{1}")


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


@pytest.mark.parametrize("looks", [True, False], ids=["watched", "unseen"])
@pytest.mark.parametrize(
    "steps",
    [
        saved_beside_a_backup, saved_by_a_rename, saved_piece_by_piece, saved_for_windows, saved_under_another_name,
        in_conflict, stashed, switched, rebased, picked,
        merged_from_a_worktree, with_line_ends_of_windows, taken_back_and_forth,
    ],
)  # fmt: skip
def test_typed_words_stay_a_persons_and_all_else_memoryds(person: Person, steps: Steps, *, looks: bool) -> None:
    person.learn(RULE)
    file = person.about("ruff")
    person.commit()
    for _ in steps(person, file):
        if looks:
            person.house().reindex(person.own)
    person.house().reindex(person.own)
    typed = {name: content for name, content in person.files().items() if TYPED.strip() in content}
    assert len(typed) == 1
    assert not any(map(seal.holds, typed.values()))
    heads = person.house().trust.journal.heads(person.own)
    assert {name for name, head in heads.items() if head.by_hand} == {*typed}
    person.learn(TURN)
    person.house().consolidating.run(person.own)
    assert typed.items() <= person.files().items()
