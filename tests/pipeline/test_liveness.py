"""What was there and is gone is marked, and comes back; what was never there is not, nor what cannot be told."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.things import SqliteThings
from memoryd.adapters.work_tree_look import DiskTrees
from memoryd.core.model import Memory, Project
from memoryd.core.named_things import Thing, ThingKind
from memoryd.pipeline.liveness import Liveness
from tests.fakes_memory import memory

PRICES = memory("prices", body="Prices live in src/shop/prices.py, see `round_money`.")
NEW = memory("new", body="Create src/new.py next.")


class House:
    def __init__(self, folder: Path) -> None:
        self.root = folder / "项目"
        (self.root / "src" / "shop").mkdir(parents=True)
        self.file = self.root / "src" / "shop" / "prices.py"
        self.file.write_text("def round_money(x):\n    return x\n")
        self.project = Project(str(self.root), f"{self.root}/.memory")
        self.things = SqliteThings(Database(folder / "ledger.sqlite3"))
        self.liveness = Liveness(DiskTrees(), self.things)

    def gone(self, *memories: Memory) -> dict[str, str]:
        self.liveness.check(self.project, memories or (PRICES, NEW))
        # What a daemon that is started anew knows is the same.
        again = Liveness(DiskTrees(), self.things).gone(self.project)
        assert dict(again) == dict(self.liveness.gone(self.project))
        return dict(again)


@pytest.fixture(params=["git", "no git"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    house = House(tmp_path)
    if request.param == "git":
        if shutil.which("git") is None:
            pytest.skip("git is not here")
        subprocess.run(["git", "init", "-q", str(house.root)], check=True)
        (house.root / ".gitignore").write_text("made/\n")
        subprocess.run(["git", "-C", str(house.root), "add", "."], check=True)
    return house


def test_what_goes_is_marked_and_what_comes_back_is_not(house: House) -> None:
    assert house.gone() == {}
    kept = house.file.read_text()
    house.file.unlink()
    assert house.gone() == {"prices.md": "src/shop/prices.py"}
    house.file.write_text(kept)
    assert house.gone() == {}


def test_a_renamed_identifier_is_missed_and_one_that_moved_is_not(house: House) -> None:
    house.gone()
    house.file.write_text("def round_all(x):\n    return x\n")
    assert house.gone() == {"prices.md": "round_money"}
    (house.root / "src" / "money.py").write_text("round_money = abs\n")
    assert house.gone() == {}


def test_what_was_never_there_is_not_missed_until_it_was(house: House) -> None:
    assert house.gone(NEW) == {}
    path = house.root / "src" / "new.py"
    path.write_text("x = 1\n")
    assert house.gone(NEW) == {}
    path.unlink()
    assert house.gone(NEW) == {"new.md": "src/new.py"}


def test_a_memory_that_no_longer_names_a_thing_is_no_longer_stale(house: House) -> None:
    house.gone()
    house.file.unlink()
    assert house.gone()
    assert house.gone(memory("prices", body="Prices moved."), NEW) == {}


def test_a_path_is_found_from_somewhere_in_the_tree(house: House) -> None:
    inner = memory("inner", body="See shop/prices.py and prices.py.")
    assert house.gone(inner) == {}
    house.file.unlink()
    assert house.gone(inner) == {"inner.md": "prices.py"}


def test_a_tree_that_is_not_there_tells_nothing(house: House) -> None:
    house.gone()
    house.root.rename(house.root.with_name("away"))
    assert house.gone() == {}
    house.root.with_name("away").rename(house.root)
    house.file.unlink()
    assert house.gone() == {"prices.md": "src/shop/prices.py"}


def test_neither_links_nor_the_memory_itself_nor_what_is_ignored_are_looked_into(house: House, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "far_away.py").write_text("far_away_word = 1\n")
    (house.root / "link").symlink_to(outside)
    (house.root / "file_link.py").symlink_to(outside / "far_away.py")
    for folder in (".memory", "node_modules", "made"):
        (house.root / folder).mkdir()
        (house.root / folder / "x.py").write_text("far_away_word = 1\n")
    (house.root / ".memory" / "a.md").write_text("far_away_word")
    (house.root / ".gitignore").write_text("made/\nnode_modules/\n")
    if not (house.root / ".git").exists():
        shutil.rmtree(house.root / "made")
    word = Thing(ThingKind.IDENTIFIER, "far_away_word")
    path = Thing(ThingKind.PATH, "link/far_away.py")
    assert DiskTrees().look(house.project, {word, path}) == {word: False}


def test_what_could_not_be_searched_to_the_end_says_nothing_of_what_it_did_not_find(house: House) -> None:
    there, absent = Thing(ThingKind.IDENTIFIER, "round_money"), Thing(ThingKind.IDENTIFIER, "no_such_word")
    trees = DiskTrees(seconds=-1.0)
    assert absent not in trees.look(house.project, {there, absent})
    assert DiskTrees().look(house.project, {there, absent}) == {there: True, absent: False}


def test_a_change_of_nothing_is_told_as_nothing(house: House) -> None:
    assert not house.liveness.check(house.project, (PRICES,))
    assert not house.liveness.check(house.project, (PRICES,))
    house.file.unlink()
    assert house.liveness.check(house.project, (PRICES,))
    assert not house.liveness.check(house.project, (PRICES,))
    assert not house.liveness.check(Project("/nowhere", "/nowhere/.memory"), (memory("a", body="Nothing."),))
