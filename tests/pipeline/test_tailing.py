"""Every complete line of a session file is read once, whatever happens to the file, the folder or memoryd."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Turn, Utterance
from memoryd.pipeline.session_root import SessionRoot
from tests.pipeline.intake_house import House, LineFormat, line, lines


@pytest.fixture
def house(tmp_path: Path) -> House:
    folder = tmp_path / "sessions"
    folder.mkdir()
    made = House(folder)
    made.rescan()
    return made


def keys(house: House) -> list[str]:
    return sorted(house.said)


def says(*names: object) -> bytes:
    return b"".join(line(str(name), say=str(name)) for name in names)


# Growing.


def test_a_line_is_taken_once_complete_however_it_is_written(house: House) -> None:
    content = says("你好 😀", "two", "مرحبا")
    path = house.write("a.jsonl", b"")
    for number in range(len(content)):
        house.append("a.jsonl", content[number : number + 1])
        house.hint(path)
        assert len(house.said) == content[: number + 1].count(b"\n")
    assert keys(house) == sorted(["two", "مرحبا", "你好 😀"])
    assert len(house.closed) == 3


def test_a_line_cut_by_a_restart_is_completed_once(house: House) -> None:
    content = says("one", "两个字")
    for at in range(0, len(content), 7):
        path = house.append("a.jsonl", content[at : at + 7])
        house.hint(path)
        house.start()
    house.rescan()
    assert keys(house) == ["one", "两个字"]
    assert len(house.closed) == 2


def test_a_last_line_without_an_end_waits_for_it_however_long(house: House) -> None:
    path = house.write("a.jsonl", says("one")[:-1])
    house.hint(path)
    house.pass_time(3_600)
    house.rescan()
    assert house.said == []
    house.append("a.jsonl", b"\n")
    house.rescan()
    assert house.said == ["one"]


def test_the_same_look_twice_brings_nothing_twice(house: House) -> None:
    path = house.write("a.jsonl", says(*range(50)))
    for _ in range(3):
        house.rescan()
        house.hint(path)
        house.pass_time(100)
    assert len(house.said) == len(house.closed) == 50


def test_a_restart_reads_on_where_the_ledger_stands(house: House) -> None:
    house.write("a.jsonl", says(*range(10)))
    house.rescan()
    house.append("a.jsonl", says("new"))
    house.start()
    house.rescan()
    assert len(house.said) == len(house.closed) == 11


def test_a_large_file_is_read_in_turns_with_the_others(house: House) -> None:
    big = b"".join(line(f"big{number}", say=f"big{number}" + "x" * 1_000) for number in range(3_000))
    house.write("a.jsonl", big)
    house.age("a.jsonl", 500)
    house.write("b.jsonl", says("small"))
    house.rescan()
    order = [said[:3] for said in house.said]
    assert len(order) == 3_001
    assert order.index("sma") < 2_000


def test_a_hint_goes_before_what_a_rescan_found(house: House) -> None:
    for number in range(20):
        house.write(f"{number}.jsonl", says(f"old{number}"))
    house.intake.rescan()
    assert house.intake.step()
    path = house.write("z.jsonl", says("hot"))
    house.intake.changed([str(path)])
    while "hot" not in house.said:
        assert house.intake.step()
    assert len(house.said) < 20


def test_a_stop_is_honoured_between_files(house: House) -> None:
    for number in range(20):
        house.write(f"{number}.jsonl", says(f"s{number}"))
    house.intake.rescan()
    house.intake.run(stopping=lambda: len(house.said) >= 5)
    assert len(house.said) == 5


def test_a_checkpoint_remembers_the_head_and_the_bytes_before_its_offset(house: House) -> None:
    content = says(*range(60))
    path = house.write("a.jsonl", b"")
    for at in range(0, len(content), 5):
        house.append("a.jsonl", content[at : at + 5])
        house.hint(path)
        if checkpoint := house.ledger.files.get(str(path)):
            before = content[max(0, checkpoint.offset - 64) : checkpoint.offset]
            assert checkpoint.marker == sha256(before).hexdigest()
            assert checkpoint.prefix_length == min(1024, checkpoint.offset)
            assert checkpoint.prefix == sha256(content[: checkpoint.prefix_length]).hexdigest()
    assert house.ledger.files[str(path)].offset == len(content)


# Files that change under us.


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
    first = _said("user", "first") + _said("assistant", "answer") + _said("user", "second")
    path = house.write("a.jsonl", first + _said("assistant", "half an answer") + _said("assistant", "cut off later"))
    house.rescan()
    house.write("a.jsonl", first + _said("assistant", "another answer"))
    house.hint(path)
    house.pass_time(60)
    turn = house.ledger.turns[house.closed[-1].turn.key][0]
    assert (turn.prompts, turn.final) == (("second",), "another answer")
    assert house.ledger.files[str(path)].generation == 0
    assert house.said == ["first", "second"]


def test_an_unsettled_end_that_came_in_pieces_and_was_written_anew_is_read_again(tmp_path: Path) -> None:
    house = House(tmp_path / "s", agents.get("generic"))
    first = _said("user", "first") + _said("assistant", "answer" * 500) + _said("user", "second")
    house.write("a.jsonl", first)
    house.rescan()
    half = _said("assistant", "an answer that will be taken back")
    for at in range(0, len(half), 5):
        house.hint(house.append("a.jsonl", half[at : at + 5]))
    path = house.write("a.jsonl", first + _said("assistant", "another answer, which is longer than the first one"))
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


# Roots.


def test_what_was_there_before_the_first_look_is_left_out(tmp_path: Path) -> None:
    house = House(tmp_path / "s", from_start=False)
    house.write("a.jsonl", says("old") + says("torn")[:-5])
    house.rescan()
    assert house.said == []
    house.append("a.jsonl", says("torn")[-5:] + says("new"))
    house.write("p/b.jsonl", says("later"))
    house.rescan()
    assert keys(house) == ["later", "new", "torn"]


def test_the_first_look_reads_only_the_ends_of_files(tmp_path: Path) -> None:
    house = House(tmp_path / "s", from_start=False)
    house.write("a.jsonl", says(*range(100_000)))
    reads = _count_reads(house)
    house.rescan()
    assert sum(reads) < 4_096


def _count_reads(house: House) -> list[int]:
    sizes: list[int] = []
    real = house.files.read

    class Counting:
        scan, look, side_files = house.files.scan, house.files.look, house.files.side_files

        def read(self, sighting: object, offset: int, size: int) -> bytes:
            content = real(sighting, offset, size)  # type: ignore[arg-type]
            sizes.append(len(content))
            return content

    house.files = Counting()
    house.start()
    return sizes


def test_what_was_left_out_stays_out_after_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path / "s", from_start=False)
    house.write("a.jsonl", says("old"))
    house.rescan()
    house.start()
    house.append("a.jsonl", says("new"))
    house.rescan()
    assert house.said == ["new"]


@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
def test_what_was_left_out_stays_out_when_a_copy_takes_the_files_place(tmp_path: Path, down: bool) -> None:
    house = House(tmp_path / "s", from_start=False)
    path = house.write("a.jsonl", says("old"))
    house.rescan()
    if down:
        house.start()
    other = house.folder / "a.tmp"
    other.write_bytes(says("old", "new"))
    other.replace(path)
    house.rescan()
    assert house.said == ["new"]


def test_a_kill_during_the_first_look_leaves_it_to_be_done(tmp_path: Path) -> None:
    house = House(tmp_path / "s", from_start=False)
    house.write("a.jsonl", says("old"))
    house.intake.rescan()
    house.intake.step()
    house.start()
    house.rescan()
    house.append("a.jsonl", says("new"))
    house.rescan()
    assert house.said == ["new"]


def test_a_hint_before_the_first_look_does_not_make_an_old_file_new(tmp_path: Path) -> None:
    house = House(tmp_path / "s", from_start=False)
    path = house.write("a.jsonl", says("old"))
    house.hint(path)
    house.rescan()
    house.append("a.jsonl", says("new"))
    house.hint(path)
    assert house.said == ["new"]


def test_a_root_that_was_missing_brings_new_files(tmp_path: Path) -> None:
    house = House(tmp_path / "s", from_start=False)
    house.rescan()
    house.start()
    house.write("p/a.jsonl", says("first"))
    house.rescan()
    assert house.said == ["first"]


def test_a_removed_and_remade_root_loses_and_repeats_nothing(house: House) -> None:
    house.write("a.jsonl", says(*range(5)))
    house.rescan()
    shutil.rmtree(house.folder)
    house.rescan()
    house.folder.mkdir()
    house.write("a.jsonl", says(*range(7)))
    house.rescan()
    assert len(house.closed) == 7
    assert house.troubles == []


def test_a_root_that_is_a_link_is_followed(tmp_path: Path) -> None:
    real = tmp_path / "dotfiles"
    real.mkdir()
    link = tmp_path / "projects"
    link.symlink_to(real)
    house = House(link)
    house.rescan()
    house.write("new/a.jsonl", says("one"))
    house.hint(f"{link}/new/")
    assert house.said == ["one"]


def test_a_nested_root_reads_its_files_alone(tmp_path: Path) -> None:
    house = House(tmp_path / "s")
    inner = SessionRoot(path=str(tmp_path / "s" / "inner"), form=agents.get("generic"), from_start=True)
    house.write("a.jsonl", says("outer"))
    house.write("inner/b.jsonl", _said("user", "inner") + _said("assistant", "answer"))
    house.age("inner/b.jsonl", 100)
    _with_roots(house, inner)
    house.rescan()
    assert keys(house) == ["inner", "outer"]
    assert house.ledger.files[f"{inner.path}/b.jsonl"].agent == "generic"


def _with_roots(house: House, *more: SessionRoot) -> None:
    from memoryd.pipeline.tailing import Intake

    house.intake = Intake(
        files=house.files,
        processes=house.processes,
        ledger=house.ledger,
        projects=house.projects,
        clock=house.clock,
        reporter=house.reporter,
        redact=lambda turn: turn,
        roots=[house.root, *more],
    )


def test_the_format_of_each_file_is_found_by_its_first_records(tmp_path: Path) -> None:
    house = House(tmp_path / "s")
    house.root = SessionRoot(path=str(tmp_path / "s"), from_start=True)
    house.start()
    house.write("a.jsonl", _said("user", "请记住") + _said("assistant", "好"))
    house.write("b.jsonl", b'{"what": "ever"}\n')
    for name in ("a.jsonl", "b.jsonl"):
        house.age(name, 100)
    house.rescan()
    assert house.said == ["请记住"]
    house.append("b.jsonl", _said("user", "later") + _said("assistant", "answer"))
    house.age("b.jsonl", 50)
    house.rescan()
    assert keys(house) == ["later", "请记住"]


def test_a_file_of_no_known_format_is_told_once(tmp_path: Path) -> None:
    house = House(tmp_path / "s")
    house.root = SessionRoot(path=str(tmp_path / "s"), from_start=True)
    house.start()
    house.write("a.jsonl", b'{"what": "ever"}\n' * 10_000)
    house.rescan()
    house.append("a.jsonl", b'{"what": "ever"}\n')
    house.rescan()
    assert [trouble.serious for trouble in house.troubles] == [False]
    assert "format is not known" in house.troubles[0].message


def test_files_a_format_skips_are_not_read(house: House) -> None:
    house.write("skipped/a.jsonl", says("agent's"))
    house.rescan()
    assert house.said == []
    assert house.ledger.files == {}


def test_since_reads_what_was_left_out_but_not_what_is_older(tmp_path: Path) -> None:
    house = House(tmp_path / "s", agents.get("generic"), from_start=False)
    now = house.clock.now()
    for name, at in (("old", now - 30 * 86_400), ("recent", now - 3_600)):
        house.write(f"{name}.jsonl", _said("user", f"{name} one", now - 40 * 86_400) + _said("assistant", "a", at))
        house.append(f"{name}.jsonl", _said("user", name, at) + _said("assistant", "b", at))
        house.age(f"{name}.jsonl", now - at)
    house.rescan()
    assert house.said == []
    house.root = replace(house.root, since=now - 7 * 86_400)
    house.start()
    house.rescan()
    assert house.said == ["recent"]
    house.start()
    house.rescan()
    assert len(house.closed) == 1


# Trouble.


@pytest.fixture
def unprivileged(house: House) -> Iterator[None]:
    """Take on another user's rights, because nothing is closed to root."""
    if os.geteuid() != 0:
        yield
        return
    for folder in (house.folder, *list(house.folder.parents)[:-2]):
        folder.chmod(0o755)
    os.chown(house.folder, 65534, 65534)
    os.seteuid(65534)
    try:
        from memoryd.adapters.session_files import DiskSessionFiles

        house.files = DiskSessionFiles()
        house.start()
        yield
    finally:
        os.seteuid(0)


@pytest.mark.usefixtures("unprivileged")
@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
@pytest.mark.parametrize("closed", ["p/a.jsonl", "p", "."])
def test_what_cannot_be_read_for_a_while_is_told_once_and_read_on_later(house: House, closed: str, down: bool) -> None:
    path = house.write("p/a.jsonl", says(*range(10)))
    house.rescan()
    house.append("p/a.jsonl", says("more"))
    place = house.folder / closed
    mode = place.stat().st_mode
    place.chmod(0)
    if down:
        house.start()
    for _ in range(3):
        house.rescan()
        house.hint(path)
    told = [trouble for trouble in house.troubles if trouble.serious]
    assert 1 <= len(told) <= 2
    assert len({trouble.where for trouble in told}) == len(told)
    assert "Permission denied" in told[0].message
    assert "give the user" in told[0].message
    assert house.intake.lags()[0].troubled >= 1
    place.chmod(mode)
    house.rescan()
    assert len(house.closed) == 11
    assert house.ledger.files[str(path)].generation == 0
    assert house.intake.lags()[0].troubled == 0


@pytest.mark.usefixtures("unprivileged")
def test_a_file_closed_at_the_first_look_is_not_history_once_it_opens(house: House) -> None:
    house.ledger.roots.clear()
    house.root = replace(house.root, from_start=False)
    path = house.write("a.jsonl", says("old"))
    path.chmod(0)
    house.start()
    house.rescan()
    path.chmod(0o600)
    house.append("a.jsonl", says("new"))
    house.rescan()
    assert house.said == ["new"]


def test_one_cause_for_many_files_is_not_told_for_each(house: House) -> None:
    class Exhausted:
        scan, look, side_files = house.files.scan, house.files.look, house.files.side_files

        def read(self, sighting: object, offset: int, size: int) -> bytes:
            raise StoreUnavailable("no file can be opened: Too many open files", "raise the limit")

    real = house.files
    for number in range(50):
        house.write(f"{number}.jsonl", says(f"s{number}"))
    house.files = Exhausted()
    house.start()
    house.rescan()
    house.rescan()
    assert len(house.troubles) == 6
    assert house.intake.lags()[0].troubled == 50
    house.files = real
    house.start()
    house.rescan()
    assert len(house.closed) == 50


def test_a_ledger_that_cannot_be_written_stops_the_reading_until_the_next_rescan(house: House) -> None:
    tried: list[int] = []

    def full() -> None:
        tried.append(1)
        raise StoreUnavailable("the ledger cannot be used: disk full", "make room")

    house.ledger.crash = full
    for number in range(5):
        house.write(f"{number}.jsonl", says(f"s{number}"))
    house.rescan()
    house.intake.run()
    house.rescan()
    assert house.said == []
    assert len(tried) == 2
    assert [trouble.where for trouble in house.troubles] == ["ledger"]
    assert house.intake.deadline() is None
    house.ledger.crash = lambda: None
    house.rescan()
    assert len(house.closed) == 5
    house.ledger.crash = full
    house.write("x.jsonl", says("x"))
    house.rescan()
    assert [trouble.where for trouble in house.troubles] == ["ledger", "ledger"]


@pytest.mark.parametrize("when", range(12))
def test_a_kill_at_any_write_of_the_ledger_loses_and_repeats_nothing(tmp_path: Path, when: int) -> None:
    class Killed(BaseException):
        pass

    house = House(tmp_path / "s", agents.get("generic"))
    left = iter(range(when, -1, -1))

    def crash() -> None:
        if next(left, 1) == 0:
            raise Killed

    house.ledger.crash = crash
    for number in range(6):
        house.append("a.jsonl", _said("user", f"prompt {number}") + _said("assistant", f"answer {number}"))
        house.append(f"{number}.jsonl", _said("user", f"other {number}") + _said("assistant", "ok"))
        for name in ("a.jsonl", f"{number}.jsonl"):
            house.age(name, 60)
        try:
            house.rescan()
        except Killed:
            house.start()
    house.rescan()
    house.start()
    house.rescan()
    assert keys(house) == sorted([f"{kind} {number}" for kind in ("prompt", "other") for number in range(6)])
    assert len(house.closed) == 12


# Hostile lines.


def test_bad_lines_are_counted_told_once_and_the_next_are_read(house: House) -> None:
    bad = [
        b"42",
        b"{",
        b'{"id": "\xff"}',
        b'{"id": ' + b"9" * 5_000 + b"}",
        b'{"id": ' + b"[" * 100_000,
        b"not json",
        b"x" * (17 * 1024 * 1024),
    ]
    content = b"".join(one + b"\n" + says(f"after {number}") for number, one in enumerate(bad))
    house.write("a.jsonl", content)
    house.rescan()
    assert keys(house) == [f"after {number}" for number in range(len(bad))]
    assert len(house.troubles) == 1
    assert house.troubles[0].message.startswith("bytes 0 to 3 are skipped")
    assert not house.troubles[0].serious
    assert house.intake.lags()[0].bad_lines == len(bad)
    house.start()
    house.rescan()
    assert house.intake.lags()[0].bad_lines == len(bad)
    assert len(house.closed) == len(bad)


def test_odd_lines_are_read(house: House) -> None:
    odd = (
        b"\xef\xbb\xbf" + says("bom")
        + b"\0" * 45 + says("nuls")
        + says("crlf")[:-1] + b"\r\n"
        + b"\n\r\n  \n"
        + b'{"id": "sur", "say": "a\\ud800b"}\n'
        + says("sep \u2028\u2029\x85")
        + says("glued")[:-1] + says("together")
    )  # fmt: skip
    house.write("a.jsonl", odd)
    house.rescan()
    assert keys(house) == sorted(["bom", "nuls", "crlf", "a\ufffdb", "sep \u2028\u2029\x85", "glued", "together"])
    assert house.troubles == []
    assert house.intake.lags()[0].bad_lines == 0


def test_a_sparse_hole_is_one_bad_stretch_at_most(house: House) -> None:
    path = house.write("a.jsonl", says("before"))
    with path.open("r+b") as file:
        file.seek(1_000_000)
        file.write(says("after the hole"))
    house.rescan()
    assert keys(house) == ["after the hole", "before"]


# What is recorded.


def test_turns_are_redacted_before_they_are_recorded_and_told(house: House) -> None:
    def redact(turn: Turn) -> Turn:
        words = tuple(Utterance(word.speaker, word.text.replace("hunter2", "[REDACTED]")) for word in turn.words)
        return replace(turn, words=words)

    house.redact = redact
    house.write("a.jsonl", says("password hunter2"))
    house.rescan()
    assert house.said == ["password [REDACTED]"]
    assert "hunter2" not in repr(house.news) + repr(house.ledger)


def test_turns_without_words_move_the_checkpoint_and_nothing_else(house: House) -> None:
    house.redact = lambda turn: replace(turn, words=())
    path = house.write("a.jsonl", says("private"))
    house.rescan()
    house.rescan()
    assert house.ledger.turns == {}
    assert house.closed == []
    assert house.ledger.files[str(path)].offset == path.stat().st_size


def test_excluded_projects_are_counted_and_left_out(house: House) -> None:
    house.projects.excluded.add("/secret")
    house.write("a.jsonl", line("1", "mine", cwd="/secret") + line("2", "kept", cwd="/work/项目"))
    house.rescan()
    assert house.said == ["kept"]
    assert house.intake.excluded == {"it is excluded": 1}
    assert house.work == ["/work/项目"]


def test_a_copied_turn_is_told_once(house: House) -> None:
    house.write("a.jsonl", says("one"))
    house.rescan()
    house.write("b.jsonl", says("one"))
    house.rescan()
    assert len(house.closed) == 1
    assert house.work == ["/project"]


# Silence.


def _said(role: str, text: str, at: float | None = None) -> bytes:
    entry: dict[str, object] = {"role": role, "content": text, "cwd": "/project"}
    if at is not None:
        entry["timestamp"] = at
    return json.dumps(entry, ensure_ascii=False).encode() + b"\n"


@pytest.fixture
def talk(tmp_path: Path) -> House:
    made = House(tmp_path / "talk", agents.get("generic"))
    made.rescan()
    return made


def test_a_turn_closes_when_its_file_has_been_quiet(talk: House) -> None:
    path = talk.write("a.jsonl", _said("user", "hi") + _said("assistant", "hello"))
    talk.hint(path)
    deadline = talk.intake.deadline()
    assert deadline is not None
    assert 3 < deadline - talk.clock.now() <= 5.1
    talk.pass_time(2)
    assert talk.said == []
    talk.pass_time(4)
    assert talk.said == ["hi"]
    assert talk.intake.deadline() is None


def test_silence_is_not_taken_from_the_middle_of_a_file(talk: House) -> None:
    talk.write("a.jsonl", _said("user", "hi"))
    for number in range(40):
        talk.append("a.jsonl", _said("assistant", f"{number} " + "长" * 50_000))
    talk.append("a.jsonl", _said("assistant", "the answer"))
    talk.age("a.jsonl", 100)
    talk.rescan()
    assert [news.turn.final for news in talk.closed] == ["the answer"]


def test_a_turn_that_was_open_at_a_restart_still_closes_by_silence(talk: House) -> None:
    path = talk.write("a.jsonl", _said("user", "one") + _said("assistant", "ok") + _said("user", "two"))
    talk.append("a.jsonl", _said("assistant", "fine"))
    talk.hint(path)
    talk.intake.close()
    talk.start()
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["one", "two"]


def test_silence_is_not_taken_from_a_file_that_grew_unnoticed(talk: House) -> None:
    path = talk.write("a.jsonl", _said("user", "hi") + _said("assistant", "working on it"))
    talk.hint(path)
    talk.clock.time += 6
    talk.append("a.jsonl", _said("assistant", "the answer"))
    os.utime(path, (talk.clock.time, talk.clock.time))
    talk.pass_time(0)
    assert talk.closed == []
    talk.pass_time(6)
    assert [news.turn.final for news in talk.closed] == ["the answer"]


def test_a_turn_closed_by_silence_may_go_on_also_after_a_restart(talk: House) -> None:
    path = talk.write("a.jsonl", _said("user", "hi") + _said("assistant", "hello"))
    talk.hint(path)
    talk.pass_time(10)
    assert talk.ledger.files[str(path)].offset == 0
    talk.start()
    talk.append("a.jsonl", _said("assistant", "and more"))
    os.utime(path, (talk.clock.time, talk.clock.time))
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["hi"]
    assert len(talk.ledger.turns) == 1


def test_after_a_restart_quiet_files_without_an_open_turn_are_not_read(talk: House) -> None:
    talk.write("a.jsonl", _said("user", "hi") + _said("assistant", "hello"))
    talk.write("b.jsonl", _said("user", "unanswered"))
    talk.rescan()
    talk.pass_time(10)
    talk.rescan()
    reads = _count_reads(talk)
    talk.rescan()
    assert sum(reads) <= 2 * len(_said("user", "unanswered"))


def test_the_end_of_an_old_file_closes_its_last_turn_when_asked_to_finish(talk: House) -> None:
    talk.write("old.jsonl", _said("user", "old") + _said("assistant", "done"))
    talk.write("open.jsonl", _said("user", "young") + _said("assistant", "done"))
    talk.age("old.jsonl", 400)
    talk.rescan()
    talk.intake.finish()
    talk.intake.run()
    talk.intake.close()
    assert talk.said == ["old"]


def test_a_deleted_file_still_closes_the_turn_it_had(talk: House) -> None:
    path = talk.write("a.jsonl", _said("user", "hi") + _said("assistant", "hello"))
    talk.hint(path)
    path.unlink()
    talk.pass_time(6)
    assert talk.said == ["hi"]
    assert talk.troubles == []


def test_cold_files_are_let_go_and_found_again(talk: House) -> None:
    path = talk.write("a.jsonl", _said("user", "hi") + _said("assistant", "hello"))
    talk.hint(path)
    talk.pass_time(6)
    talk.clock.time += 1_000
    talk.rescan()
    assert talk.intake.deadline() is None
    talk.append("a.jsonl", _said("user", "again") + _said("assistant", "hello again"))
    os.utime(path, (talk.clock.time, talk.clock.time))
    talk.rescan()
    talk.pass_time(6)
    assert talk.said == ["hi", "again"]
    assert len(talk.closed) == 2


# Figures.


def test_the_lag_says_how_far_behind_reading_is(house: House) -> None:
    content = b"".join(line(f"{number}", say="x" * 1_000) for number in range(3_000))
    path = house.write("a.jsonl", content)
    house.intake.changed([str(path)])
    house.intake.step()
    lag = house.intake.lags()[0]
    assert lag.root == str(house.folder)
    assert lag.files == 1
    assert lag.unread == len(content) - 1024 * 1024
    house.intake.run()
    lag = house.intake.lags()[0]
    assert lag.unread == 0
    assert lag.last_line == pytest.approx(path.stat().st_mtime)


def test_random_pieces_over_many_files_with_restarts_lose_and_repeat_nothing(house: House) -> None:
    chance = random.Random(20261129)
    left = {f"{name}.jsonl": says(*(f"{name} 第{number}行 😀" for number in range(30))) for name in "abcde"}
    while left:
        name = chance.choice(sorted(left))
        size = chance.randint(1, 200)
        path = house.append(name, left[name][:size])
        left[name] = left[name][size:]
        if not left[name]:
            del left[name]
        if chance.random() < 0.5:
            house.hint(path)
        if chance.random() < 0.05:
            house.start()
        if chance.random() < 0.05:
            house.rescan()
    house.rescan()
    assert keys(house) == sorted(f"{name} 第{number}行 😀" for name in "abcde" for number in range(30))
    assert len(house.closed) == 150


def test_the_line_format_of_these_tests_is_a_format() -> None:
    form: agents.Format = LineFormat()
    assert lines([1]) == line("1")
    assert form.parse_line(line("1"))[0].id == "1"
