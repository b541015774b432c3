"""A file may be cut, rewritten, replaced, renamed, copied, linked, deleted: nothing is lost or told twice."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd import agents
from tests.pipeline.intake_house import House, keys, said, says


@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
@pytest.mark.parametrize("count", [2, 10, 30], ids=["shorter", "equal", "longer"])
def test_a_file_written_anew_in_place_is_read_anew(house: House, count: int, down: bool) -> None:
    path = house.write("a.jsonl", says(*(f"old{n}" for n in range(10, 20))))
    house.rescan()
    house.pass_time(10)
    inode = path.stat().st_ino
    house.write("a.jsonl", says(*(f"new{n}" for n in range(10, 10 + count))))
    assert path.stat().st_ino == inode
    if down:
        house.start()
    house.rescan()
    assert sum(said.startswith("new") for said in house.said) == count
    assert sum(said.startswith("old") for said in house.said) == 10
    assert house.ledger.files[str(path)].generation == 1
    assert len(house.closed) == 10 + count


@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
def test_a_file_cut_to_nothing_and_grown_again_is_read_anew(house: House, down: bool) -> None:
    path = house.write("a.jsonl", says(*range(10)))
    house.rescan()
    os.truncate(path, 0)
    house.rescan()
    house.append("a.jsonl", says(*range(5, 15)))
    if down:
        house.start()
    house.rescan()
    assert keys(house) == sorted(str(number) for number in range(15))
    assert len(house.closed) == 15


def test_a_reset_is_written_down_at_once(house: House) -> None:
    path = house.write("a.jsonl", says(*range(10)))
    house.rescan()
    house.write("a.jsonl", says("x")[:-1])
    house.hint(path)
    assert house.ledger.files[str(path)].generation == 1
    assert house.ledger.files[str(path)].offset == 0


def test_a_tail_cut_off_behind_the_checkpoint_is_read_again_without_a_reset(tmp_path: Path) -> None:
    house = House(tmp_path / "s", agents.get("generic"))
    first = said("user", "first") + said("assistant", "answer") + said("user", "second")
    path = house.write("a.jsonl", first + said("assistant", "half an answer") + said("assistant", "cut off later"))
    house.rescan()
    house.write("a.jsonl", first + said("assistant", "another answer"))
    house.hint(path)
    house.pass_time(60)
    turn = house.ledger.turns[house.closed[-1].turn.key][0]
    assert (turn.prompts, turn.final) == (("second",), "another answer")
    assert house.ledger.files[str(path)].generation == 0
    assert house.said == ["first", "second"]


def test_an_unsettled_end_that_came_in_pieces_and_was_written_anew_is_read_again(tmp_path: Path) -> None:
    house = House(tmp_path / "s", agents.get("generic"))
    first = said("user", "first") + said("assistant", "answer" * 500) + said("user", "second")
    house.write("a.jsonl", first)
    house.rescan()
    half = said("assistant", "an answer that will be taken back")
    for at in range(0, len(half), 5):
        house.hint(house.append("a.jsonl", half[at : at + 5]))
    path = house.write("a.jsonl", first + said("assistant", "another answer, which is longer than the first one"))
    house.hint(path)
    house.pass_time(60)
    assert house.closed[-1].turn.final == "another answer, which is longer than the first one"


@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
def test_a_file_replaced_by_an_edited_copy_brings_only_what_is_new(house: House, down: bool) -> None:
    path = house.write("a.jsonl", says(*range(100)))
    house.rescan()
    other = house.folder / "a.tmp"
    other.write_bytes(says(*range(50), "edited", *range(51, 100), "added"))
    other.replace(path)
    if down:
        house.start()
    house.rescan()
    assert keys(house) == sorted([*map(str, range(100)), "edited", "added"])
    assert len(house.closed) == 102


@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
@pytest.mark.parametrize("hinted", [False, True], ids=["rescan", "hint"])
def test_a_renamed_file_is_not_read_again_and_goes_on(house: House, down: bool, hinted: bool) -> None:
    path = house.write("p/a.jsonl", says(*range(10)))
    house.rescan()
    moved = house.folder / "q" / "b.jsonl"
    moved.parent.mkdir()
    path.rename(moved)
    house.append("q/b.jsonl", says("more"))
    if down:
        house.start()
    if hinted:
        house.hint(path, moved)
    else:
        house.rescan()
    assert len(house.closed) == 11
    assert set(house.ledger.files) == {str(moved)}
    assert house.ledger.files[str(moved)].generation == 0
    assert house.closed[-1].turn.file == str(moved)


@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
def test_a_quiet_file_that_is_renamed_is_known_under_its_new_path(house: House, down: bool) -> None:
    path = house.write("a.jsonl", says(*range(10)))
    house.age("a.jsonl", 1_000)
    house.rescan()
    if down:
        house.start()
    moved = path.rename(house.folder / "b.jsonl")
    house.rescan()
    assert set(house.ledger.files) == {str(moved)}
    assert len(house.closed) == 10


def test_a_file_moved_away_and_back_is_not_read_again(house: House, tmp_path: Path) -> None:
    path = house.write("a.jsonl", says(*range(10)))
    house.rescan()
    away = path.rename(tmp_path / "away.jsonl")
    house.rescan()
    assert str(path) in house.ledger.files
    with away.open("ab") as file:
        file.write(says("while away"))
    away.rename(path)
    house.rescan()
    assert len(house.closed) == 11
    assert house.ledger.files[str(path)].generation == 0


def test_a_moved_folder_takes_all_its_files_along(house: House) -> None:
    for number in range(5):
        house.write(f"p/{number}.jsonl", says(f"p{number}"))
    house.rescan()
    (house.folder / "p").rename(house.folder / "q")
    house.append("q/3.jsonl", says("more"))
    house.hint(f"{house.folder}/q/")
    assert len(house.closed) == 6
    assert set(house.ledger.files) == {f"{house.folder}/q/{number}.jsonl" for number in range(5)}


def test_a_file_made_anew_with_the_same_inode_is_read_from_its_start(house: House) -> None:
    path = house.write("a.jsonl", says(*range(10)))
    house.rescan()
    inode = path.stat().st_ino
    path.unlink()
    path.write_bytes(says(*(f"n{number}" for number in range(12))))
    if path.stat().st_ino != inode:
        _give_inode(house, path, inode)
    house.rescan()
    assert sum(said.startswith("n") for said in house.said) == 12
    assert len(house.closed) == 22


def test_another_file_with_the_inode_of_one_that_is_gone_is_new(house: House) -> None:
    path = house.write("a.jsonl", says(*range(10)))
    house.rescan()
    inode = path.stat().st_ino
    path.unlink()
    other = house.write("b.jsonl", says(*(f"n{number}" for number in range(12))))
    if other.stat().st_ino != inode:
        _give_inode(house, other, inode)
    house.rescan()
    assert len(house.closed) == 22
    assert str(path) in house.ledger.files


def _give_inode(house: House, path: Path, inode: int) -> None:
    """Make the ledger believe that the old file had the number the new one got: the disk would not reuse it."""
    new = path.stat().st_ino
    assert new != inode
    for place, checkpoint in list(house.ledger.files.items()):
        if checkpoint.inode == inode:
            house.ledger.files[place] = replace(checkpoint, inode=new)
    house.start()


def test_a_copy_is_a_file_of_its_own_and_its_turns_are_known(house: House) -> None:
    path = house.write("a.jsonl", says(*range(200)))
    house.rescan()
    shutil.copyfile(path, house.folder / "b.jsonl")
    house.append("a.jsonl", says("only a"))
    house.append("b.jsonl", says("only b"))
    house.rescan()
    assert len(house.closed) == len(house.said) == 202
    assert len(house.ledger.files) == 2


def test_a_second_name_is_not_a_second_file_nor_a_rename(house: House) -> None:
    path = house.write("b.jsonl", says(*range(10)))
    house.rescan()
    os.link(path, house.folder / "a.jsonl")
    house.append("a.jsonl", says("more"))
    house.rescan()
    house.hint(house.folder / "a.jsonl")
    assert len(house.closed) == 11
    assert set(house.ledger.files) == {str(path)}


def test_a_deleted_file_keeps_its_checkpoint(house: House) -> None:
    path = house.write("a.jsonl", says(*range(3)))
    house.rescan()
    content = path.read_bytes()
    path.unlink()
    house.rescan()
    house.start()
    house.rescan()
    path.write_bytes(content + says("more"))
    house.rescan()
    assert len(house.closed) == 4
