"""Documents that are rewritten as a whole: every turn once, whatever half of it is there for a moment."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.checkpoint import Checkpoint, Identity, Sighting
from memoryd.core.model import Turn
from memoryd.pipeline import document_source
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.session_root import SessionRoot
from tests.pipeline.intake_house import House, count_reads, keys
from tests.pipeline.other_sources import DocumentFormat, document


@pytest.fixture
def desk(tmp_path: Path) -> House:
    folder = tmp_path / "sessions"
    folder.mkdir()
    house = House(folder, DocumentFormat())
    house.rescan()
    return house


def put(house: House, content: bytes, name: str = "a.json", *, age: float = 0.0) -> Path:
    """Rewrite a document in place, `age` seconds ago."""
    path = house.write(name, content)
    house.age(name, age)
    return path


def restart(house: House) -> None:
    house.start()
    house.rescan()


def test_a_document_is_read_when_it_is_at_rest(desk: House) -> None:
    desk.hint(put(desk, document("一", "two")))
    assert desk.said == []
    deadline = desk.intake.deadline()
    assert deadline is not None
    assert deadline - desk.clock.now() == pytest.approx(0.5, abs=0.01)
    desk.pass_time(0.6)
    assert desk.said == ["一", "two"]
    assert desk.intake.deadline() is None


def test_a_rewrite_brings_only_what_is_new(desk: House) -> None:
    put(desk, document("one"), age=5)
    desk.rescan()
    put(desk, document("one", "two", head="longer than before, so that everything moves"), age=2)
    desk.rescan()
    assert [news.turn.prompts[0] for news in desk.closed] == ["one", "two"]
    put(desk, document("one", "two", "three"), age=1)
    restart(desk)
    assert [news.turn.prompts[0] for news in desk.closed] == ["one", "two", "three"]


def test_nothing_is_recorded_again_for_a_rewrite_that_says_the_same(desk: House) -> None:
    put(desk, document("one", "two"), age=10)
    desk.rescan()
    redacted: list[str] = []

    def redact(turn: Turn) -> Turn:
        redacted.append(turn.prompts[0] if turn.prompts else f"beside it: {turn.final}")
        return turn

    desk.redact = redact
    put(desk, document("one", "two", head="x"), age=5)
    desk.rescan()
    assert redacted == []
    put(desk, document("one", "two", "three"), age=3)
    desk.rescan()
    assert redacted == ["three", "beside it: done"]


def test_a_document_at_rest_is_not_read_again(desk: House) -> None:
    put(desk, document("one"), age=100)
    desk.rescan()
    sizes = count_reads(desk)
    desk.rescan()
    desk.rescan()
    assert sizes == []
    put(desk, document("one", "two"), age=50)
    desk.rescan()
    assert sizes == [len(document("one", "two"))]


@pytest.mark.parametrize("torn", [b"", document("one", "two")[:-3], b"\0" * 50, document("one")[: len(document()) - 4]])
def test_torn_content_is_tried_again(desk: House, torn: bytes) -> None:
    put(desk, document("one"), age=5)
    desk.rescan()
    desk.hint(put(desk, torn, age=1))
    assert desk.said == ["one"]
    assert desk.troubles == []
    put(desk, document("one", "two"), age=1)
    desk.pass_time(1.5)
    desk.rescan()
    assert desk.said == ["one", "two"]
    assert desk.troubles == []


def test_a_document_that_stays_torn_is_told_once_and_read_when_it_is_mended(desk: House) -> None:
    put(desk, b'{"turns": [', age=2)
    desk.rescan()
    desk.pass_time(30)
    assert desk.troubles == []
    desk.pass_time(60)
    assert len(desk.troubles) == 1
    assert "no JSON" in desk.troubles[0].message
    assert desk.intake.deadline() is None
    put(desk, document("one"), age=1)
    desk.rescan()
    assert desk.said == ["one"]
    assert len(desk.troubles) == 1


def test_a_document_that_is_written_all_the_time_is_read_all_the_same(desk: House) -> None:
    names: list[str] = []
    for number in range(30):
        names.append(str(number))
        desk.hint(put(desk, document(*names)))
        desk.clock.time += 0.3
    assert len(desk.said) > 5


def test_a_document_replaced_by_rename_is_the_same_one(desk: House) -> None:
    put(desk, document("one"), age=5)
    desk.rescan()
    before = desk.ledger.files[str(desk.folder / "a.json")]
    temporary = desk.write("a.tmp", document("one", "two"))
    temporary.rename(desk.folder / "a.json")
    desk.age("a.json", 2)
    desk.rescan()
    after = desk.ledger.files[str(desk.folder / "a.json")]
    assert [news.turn.prompts[0] for news in desk.closed] == ["one", "two"]
    assert (after.generation, after.inode != before.inode) == (before.generation, True)


def test_an_inode_given_to_another_document_is_no_rename(desk: House) -> None:
    first = put(desk, document("one"), age=5)
    desk.rescan()
    os.link(first, desk.folder / "kept")
    first.unlink()
    (desk.folder / "kept").rename(desk.folder / "b.json")
    put(desk, document("other"), "b.json", age=3)
    desk.rescan()
    assert keys(desk) == ["one", "other"]
    assert str(desk.folder / "b.json") in desk.ledger.files


def test_what_was_there_first_is_left_out_and_what_comes_is_not(tmp_path: Path) -> None:
    house = House(tmp_path / "s", DocumentFormat(), from_start=False)
    put(house, document("old", "older"), age=50)
    house.rescan()
    put(house, document("old", "older", "new", head="moved"), age=5)
    restart(house)
    assert house.said == ["new"]


def test_turns_taken_back_before_the_first_look_stay_left_out(tmp_path: Path) -> None:
    house = House(tmp_path / "s", DocumentFormat(), from_start=False)
    put(house, document("a", "b", "c"), age=50)
    house.rescan()
    put(house, document("a"), age=10)
    house.rescan()
    put(house, document("a", "new"), age=5)
    house.rescan()
    assert house.said == ["new"]


def test_a_document_torn_at_the_first_look_of_all_is_not_lost(tmp_path: Path) -> None:
    house = House(tmp_path / "s", DocumentFormat(), from_start=False)
    put(house, document("one", "two")[:-2], age=1)
    house.rescan()
    put(house, document("one", "two"), age=0.6)
    house.pass_time(1)
    house.rescan()
    assert house.said == ["one", "two"]


def test_a_turn_that_was_taken_back_stays_recorded(desk: House) -> None:
    put(desk, document("one", "two"), age=9)
    desk.rescan()
    put(desk, document("one"), age=7)
    desk.rescan()
    put(desk, document("one", "two again"), age=5)
    desk.rescan()
    assert desk.said == ["one", "two", "two again"]


def test_a_kill_at_any_write_loses_and_doubles_nothing(desk: House) -> None:
    class Killed(Exception):
        pass

    def kill() -> None:
        raise Killed

    names: list[str] = []
    for number in range(8):
        names.append(str(number))
        put(desk, document(*names), age=20 - number)
        desk.ledger.crash = kill
        with pytest.raises(Killed):
            desk.rescan()
        desk.ledger.crash = lambda: None
        restart(desk)
        assert desk.said == names
    assert len(desk.closed) == len(names)


def test_a_document_beyond_all_measure_is_told_and_left_alone(desk: House) -> None:
    path = desk.folder / "a.json"
    with path.open("wb") as file:
        file.truncate(document_source.DOCUMENT_LIMIT + 1)
    desk.age("a.json", 10)
    desk.rescan()
    assert desk.said == []
    assert len(desk.troubles) == 1


@pytest.mark.parametrize("seed", range(15))
def test_random_rewrites_restarts_and_tears_give_every_turn_once(desk: House, seed: int) -> None:
    dice = random.Random(seed)
    names: list[str] = []
    for step in range(60):
        roll = dice.random()
        if roll < 0.5:
            names.append(f"{step} 说")
            desk.hint(put(desk, document(*names, head="x" * dice.randrange(50))))
        elif roll < 0.65 and names:
            content = document(*names)
            desk.hint(put(desk, content[: dice.randrange(len(content))]))
        elif roll < 0.8:
            desk.start()
        desk.pass_time(dice.choice([0.0, 0.1, 0.7, 3.0]))
    put(desk, document(*names), age=-0.1)
    desk.clock.time += 5
    restart(desk)
    desk.pass_time(5)
    assert desk.said == names
    assert len(desk.closed) == len(names)


def test_a_file_that_changes_under_the_reading_is_not_believed(tmp_path: Path) -> None:
    folder = tmp_path / "s"
    folder.mkdir()
    house = House(folder, DocumentFormat())
    real = house.files

    class Racing:
        scan, side_files, look = real.scan, real.side_files, real.look
        raced = False

        def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
            content = real.read(sighting, offset, size)
            if not self.raced:
                self.raced = True
                put(house, document("one", "two"), age=3)
            return content

    house.files = Racing()
    house.start()
    put(house, document("one"), age=5)
    house.rescan()
    assert house.said == []
    house.pass_time(1)
    assert house.said == ["one", "two"]


def test_a_root_that_is_a_document_itself_is_read(tmp_path: Path) -> None:
    house = House(tmp_path, DocumentFormat())
    path = put(house, document("one"), "plain name", age=5)
    house.root = SessionRoot(path=str(path), form=DocumentFormat(), from_start=True)
    restart(house)
    assert house.said == ["one"]


def test_a_sighting_of_a_document_under_another_path_is_another_document(tmp_path: Path) -> None:
    house = House(tmp_path, DocumentFormat())
    sighting = house.files.look(str(put(house, document("one"))))
    assert sighting is not None
    known = Checkpoint(
        path=sighting.path, root=str(tmp_path), agent="documents", device=sighting.device, inode=sighting.inode
    )
    finder = Finder(house.files, SqliteSessionTables())
    assert finder.open(DocumentFormat(), known).judge(sighting) is Identity.SAME
    moved = replace(sighting, path="/elsewhere.json")
    assert finder.identify(DocumentFormat(), known, moved) is Identity.REUSED
