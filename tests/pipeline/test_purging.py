from __future__ import annotations

from collections.abc import Collection

import pytest

from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.pipeline.in_flight import InFlight
from memoryd.pipeline.purging import Purging
from memoryd.ports.purging import PurgedFiles
from tests.fakes_memory import MemoryUpkeep
from tests.fakes_model import HandClock
from tests.fakes_trust import MemoryTombstones

SHOP, BLOG = Project("/p", "/p/.memory"), Project("/q", "/q/.memory")


class World:
    """Marks and an index that tell in which order all were asked."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def purged(self, project: Project, files: Collection[str]) -> None:
        self.done.append(f"touched {project.root} {' '.join(sorted(files))}")

    def add(self, text: str, at: float) -> None:
        self.done.append(f"mark {text}")

    def cover(self, text: str) -> str:
        return text

    def rebuild(self, project: Project, files: Collection[str] | None = None) -> bool:
        self.done.append(f"index {project.root}")
        return True


class Folders:
    def __init__(self, world: World) -> None:
        self.world = world

    def holding(self, project: Project, words: str) -> tuple[str, ...]:
        return ("a.md", "archive/b.md") if project == SHOP else ()

    def doomed(self, project: Project, words: str) -> tuple[str, ...]:
        return ("a.md",) if project == SHOP else ()

    def purge(self, project: Project, words: str) -> PurgedFiles:
        self.world.done.append(f"files {project.root}")
        return PurgedFiles(("archive/b.md",), ("a.md",)) if project == SHOP else PurgedFiles()


class State:
    def __init__(self, world: World) -> None:
        self.world = world

    def holding(self, words: str) -> tuple[str, ...]:
        return ("/state/edits/a.md",)

    def purge(self, words: str) -> int:
        self.world.done.append(f"state {words}")
        return 1


class Ledger:
    def __init__(self, world: World) -> None:
        self.world = world

    def holding(self, words: str) -> int:
        return 3

    def purge(self, words: str) -> int:
        self.world.done.append(f"ledger {words}")
        return 3


def purging(world: World, seen: MemoryTombstones) -> Purging:
    return Purging(
        purged=world.purged,
        projects=MemoryUpkeep(SHOP, BLOG), folders=Folders(world), state=State(world),
        ledger=Ledger(world), marks=world, seen=seen, index=world, clock=HandClock(), in_flight=InFlight(),
    )  # fmt: skip


def test_a_preview_shows_what_it_would_touch_and_touches_nothing() -> None:
    world = World()
    outcome = purging(world, MemoryTombstones()).preview("Kestrel-码头")
    assert outcome.lines == (
        "/p/.memory/a.md", "/p/.memory/archive/b.md", "/state/edits/a.md", "3 files and 3 ledger entries hold it",
    )  # fmt: skip
    assert world.done == []


def test_a_text_is_kept_out_first_and_the_ledger_forgets_it_last() -> None:
    world, seen = World(), MemoryTombstones()
    outcome = purging(world, seen).run("Kestrel-码头")
    assert world.done == [
        "mark Kestrel-码头", "index /p", "files /p", "index /q", "files /q", "state kestrel码头", "ledger kestrel码头",
        "touched /p a.md archive/b.md", "index /p", "touched /q ", "index /q",
    ]  # fmt: skip
    assert outcome.data == {"files": 3, "gone": 1, "entries": 3}
    assert ("/p", "a.md") in seen.left


@pytest.mark.parametrize("text", ["host", "码头", "ab 港"])
def test_what_is_too_short_to_remove_is_refused_before_anything_is_shown(text: str) -> None:
    world = World()
    for act in (purging(world, MemoryTombstones()).preview, purging(world, MemoryTombstones()).run):
        with pytest.raises(MemorydError, match="too short"):
            act(text)
    assert world.done == []


@pytest.mark.parametrize("text", ["", " - "])
def test_no_text_removes_nothing(text: str) -> None:
    world = World()
    for act in (purging(world, MemoryTombstones()).preview, purging(world, MemoryTombstones()).run):
        with pytest.raises(MemorydError, match="no text"):
            act(text)
    assert world.done == []
