"""Two memoryds with a ledger each over one folder: what one retires is no person's deletion for the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.bootstrap.house import House
from memoryd.core.commands import Command
from memoryd.core.model import Project
from tests.bootstrap.houses import house

OVER = "---\nname: 冻结\ndescription: 不部署。\ntype: project\nexpires: 2020-01-01\nsource: x/y/turn-1\n---\n"
KEPT = "---\nname: prices\ndescription: Prices live in a table.\ntype: project\nsource: x/y/turn-2\n---\n\nThere.\n"


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[House, House]]:
    both = house(tmp_path / "mine"), house(tmp_path / "other")
    yield both
    for each in both:
        each.database.close()


@pytest.fixture
def project(tmp_path: Path, houses: tuple[House, House]) -> Project:
    """Return a project that both have looked at."""
    project = Project(str(tmp_path / "shop"), str(tmp_path / "shop" / ".memory"))
    memory = Path(project.memory)
    memory.mkdir(parents=True, mode=0o700)
    (memory / "冻结.md").write_text(OVER, encoding="utf-8")
    (memory / "prices.md").write_text(KEPT, encoding="utf-8")
    for each in houses:
        each.reindex(project)
    return project


def test_what_the_other_retires_leaves_no_tombstone(houses: tuple[House, House], project: Project) -> None:
    mine, other = houses
    other.tend(project)
    assert not Path(project.memory, "冻结.md").exists()
    mine.reindex(project)
    assert mine.burying.buried(project) == ()
    assert mine.burying.vanished(project, "冻结") is not None


def test_what_a_person_takes_away_in_the_other_or_by_hand_leaves_one(
    houses: tuple[House, House], project: Project
) -> None:
    mine, other = houses
    assert other.commanding.perform(Command("rm", project.root, {"name": "prices"})).ok
    Path(project.memory, "冻结.md").unlink()
    mine.reindex(project)
    assert {stone.name for stone in mine.burying.buried(project)} == {"prices", "冻结"}


def test_what_one_retired_itself_and_a_person_took_back_can_be_deleted_by_hand(
    houses: tuple[House, House], project: Project
) -> None:
    mine, _ = houses
    mine.tend(project)
    assert mine.commanding.perform(Command("undo", project.root, {})).ok
    Path(project.memory, "冻结.md").unlink()
    mine.reindex(project)
    assert [stone.name for stone in mine.burying.buried(project)] == ["冻结"]
