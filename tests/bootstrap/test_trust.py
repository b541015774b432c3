"""Whose words files hold, in a house as it is put together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from memoryd.core.errors import MemorydError
from memoryd.core.journal import Cause, digest_of
from tests.e2e.interleaved import World


@pytest.fixture
def world() -> Iterator[World]:
    world = World(git=False)
    yield world
    world.close()


def test_what_a_person_typed_just_before_a_purge_is_theirs_and_the_purge_is_nobodys_hand(world: World) -> None:
    both, typed, *_ = sorted(world.files())
    named = "feedback-kestrel-quartz-77.md"
    world.put(named, world.files()[typed] + b"The host is kestrel-quartz-77.\n")
    world.look()
    house = world.house()
    project = world.project(house)
    assert project is not None
    journal = house.trust.journal
    assert not any(head.by_hand for head in journal.heads(project).values())
    for file, words in ((typed, "手写。\n"), (both, "手写: kestrel-quartz-77.\n")):
        world.put(file, world.files()[file] + words.encode())
    outcome = world.command(house, "purge", match="kestrel-quartz-77")
    assert outcome.ok, outcome.lines
    assert named not in world.files()
    assert "手写: (purged)." in world.said(both)
    assert {file for file, head in journal.heads(project).items() if head.by_hand} == {both, typed}
    causes = [entry.why.cause for entry in journal.newest(project.root)]
    assert causes == [Cause.COMMAND, Cause.HAND, Cause.BASELINE], "what the purge did is nobody's edit"
    purge = journal.newest(project.root, most=1)[0]
    assert purge.why.detail == "purge"
    assert {change.file: change.after for change in purge.files} == {
        file: content for file, content in world.files().items() if b"(purged)" in content
    }, "the journal tells which files lost a text, and holds what is left"
    assert {file: head.digest for file, head in journal.heads(project).items()} == {
        file: digest_of(content) for file, content in world.files().items()
    }
    with pytest.raises(MemorydError, match="removed a text for good"):
        world.command(house, "undo", entry=str(purge.number))


def test_what_a_person_emptied_is_not_learned_again_beside_it(world: World) -> None:
    world.look()
    house = world.house("rules")
    project = world.project(house)
    assert project is not None
    world.put("feedback-tabs.md", b"")
    world.look()
    before = world.files()
    world.say(house, project, "From now on use tabs for Go.")
    assert world.files() == before
    world.say(house, project, "From now on use spaces for Python.")
    assert len(world.files()) == len(before) + 1, "what it never said is learned"
