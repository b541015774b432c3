"""What an agent, an editor or a person can do to a transcript, while memoryd looks and while it is down."""

from __future__ import annotations

import mmap
import os
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from memoryd.core.checkpoint import PREFIX_LIMIT
from tests.e2e.running import eventually
from tests.faults.harness import FaultyHome, words
from tests.faults.oracle import Footprint
from tests.needs import needs_linux

WATCH = "[watch]\nrescan_seconds = 5\n"


@dataclass(frozen=True)
class File:
    """One transcript that something is done to; its numbers are its own, so that they tell which one went wrong."""

    home: FaultyHome
    name: str
    first: int

    @property
    def path(self) -> Path:
        return self.home.sessions / f"{self.name}.jsonl"

    def text(self, *numbers: int) -> bytes:
        """Return turns for some of its numbers, and one that closes them."""
        return words(self.home, (self.first + number for number in numbers))

    def append(self, content: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(content)


Deed = Callable[[File], Iterable[int]]
"""Do something to a file that holds 0, 1 and 2; return which numbers were ever in it as whole turns."""


def written_byte_by_byte(file: File) -> Iterable[int]:
    for byte in file.text(3):
        file.append(bytes((byte,)))
    return range(4)


def cut_and_written_shorter(file: File) -> Iterable[int]:
    os.truncate(file.path, 0)
    file.append(file.text(3))
    return range(4)


def cut_and_written_as_long(file: File) -> Iterable[int]:
    os.truncate(file.path, 0)
    file.append(file.text(3, 4, 5))
    return range(6)


def cut_and_written_longer(file: File) -> Iterable[int]:
    os.truncate(file.path, 0)
    file.append(file.text(3, 4, 5, 6, 7))
    return range(8)


def replaced_by_an_edited_copy(file: File) -> Iterable[int]:
    other = file.path.with_suffix(".new")
    other.write_bytes(file.text(0, 1, 3, 4))
    other.replace(file.path)
    return range(5)


def renamed(file: File) -> Iterable[int]:
    other = file.home.sessions / "elsewhere" / f"{file.name}.jsonl"
    other.parent.mkdir(exist_ok=True)
    file.path.rename(other)
    File(file.home, f"elsewhere/{file.name}", file.first).append(file.text(3))
    return range(4)


def moved_out_and_in(file: File) -> Iterable[int]:
    away = file.home.folder / "away.jsonl"
    file.path.rename(away)
    away.rename(file.path)
    file.append(file.text(3))
    return range(4)


def in_a_folder_that_is_moved(file: File) -> Iterable[int]:
    before, after = (file.home.sessions / f"{name}-{file.name}" for name in ("-home-ada-old", "-home-ada-新"))
    before.mkdir()
    file.path.rename(before / "a.jsonl")
    before.rename(after)
    File(file.home, f"{after.name}/a", file.first).append(file.text(3))
    return range(4)


def deleted_and_made_anew(file: File) -> Iterable[int]:
    file.path.unlink()
    file.append(file.text(3, 4))
    return range(5)


def copied_and_gone_apart(file: File) -> Iterable[int]:
    shutil.copy(file.path, file.home.sessions / f"{file.name}-copy.jsonl")
    file.append(file.text(3))
    File(file.home, f"{file.name}-copy", file.first).append(file.text(4))
    return range(5)


def given_a_second_name(file: File) -> Iterable[int]:
    (file.home.sessions / f"{file.name}-again.jsonl").hardlink_to(file.path)
    file.append(file.text(3))
    return range(4)


def linked_to_from_outside(file: File) -> Iterable[int]:
    outside = file.home.folder / f"{file.name}-outside.jsonl"
    outside.write_bytes(file.text(9))
    (file.home.sessions / f"{file.name}-link.jsonl").symlink_to(outside)
    return range(3)


def written_through_a_mapping(file: File) -> Iterable[int]:
    content, size = file.text(3), file.path.stat().st_size
    page = size // mmap.ALLOCATIONGRANULARITY * mmap.ALLOCATIONGRANULARITY
    os.truncate(file.path, size + len(content))
    with file.path.open("r+b") as handle, mmap.mmap(handle.fileno(), 0, offset=page) as mapped:
        mapped[size - page :] = content
    return range(4)


def saved_by_an_editor(file: File) -> Iterable[int]:
    file.path.write_bytes(file.path.read_bytes() + file.text(3))
    return range(4)


def with_a_hole(file: File) -> Iterable[int]:
    os.truncate(file.path, file.path.stat().st_size + 1_000_000)
    file.append(b"\n" + file.text(3))
    return range(4)


DEEDS: tuple[Deed, ...] = (
    written_byte_by_byte,
    cut_and_written_shorter,
    cut_and_written_as_long,
    cut_and_written_longer,
    replaced_by_an_edited_copy,
    renamed,
    moved_out_and_in,
    in_a_folder_that_is_moved,
    deleted_and_made_anew,
    copied_and_gone_apart,
    given_a_second_name,
    linked_to_from_outside,
    written_through_a_mapping,
    saved_by_an_editor,
    with_a_hole,
)


def files(home: FaultyHome) -> list[tuple[Deed, File]]:
    return [(deed, File(home, deed.__name__, 100 * number)) for number, deed in enumerate(DEEDS)]


def do_all(home: FaultyHome) -> set[int]:
    """Do every deed, each to its own file; return all numbers that were ever there."""
    return {file.first + number for deed, file in files(home) for number in deed(file)}


def begin(home: FaultyHome) -> set[int]:
    for _, file in files(home):
        file.append(file.text(0, 1, 2))
    return {file.first + number for _, file in files(home) for number in range(3)}


@needs_linux
def test_whatever_is_done_to_a_file_under_memoryds_eyes_each_line_is_read_once(tmp_path: Path) -> None:
    home = FaultyHome(tmp_path, WATCH)
    with home.running() as process:
        home.wait_for(begin(home))
        before = Footprint.of(process.pid)
        numbers = do_all(home)
        home.wait_for(numbers)
        home.oracle.well_within()
        home.oracle.all_holds(numbers)
        eventually(lambda: Footprint.of(process.pid).is_no_more_than(before), 10)


def test_whatever_is_done_to_a_file_while_memoryd_is_down_each_line_is_read_once(tmp_path: Path) -> None:
    home = FaultyHome(tmp_path, WATCH)
    with home.running():
        home.wait_for(begin(home))
    numbers = do_all(home)
    with home.running():
        home.wait_for(numbers)
        home.oracle.well_within()
        home.oracle.all_holds(numbers)


@pytest.mark.faults
def test_what_is_written_into_a_hole_without_an_event_is_found_by_the_look_at_everything(tmp_path: Path) -> None:
    home = FaultyHome(tmp_path, "[watch]\nrescan_seconds = 2\n")
    file = File(home, "a", 0)
    with home.running():
        # Longer than what a checkpoint knows of a file's head.
        file.append(file.text(*range(12)))
        home.wait_for(range(12))
        # Its last turn ends by silence; from then on nothing is due in it.
        eventually(lambda: home.oracle.rows("SELECT count(*) FROM turns") == [(13,)])
        begun, content = file.path.stat().st_size, file.text(12)
        assert begun > 2 * PREFIX_LIMIT
        os.truncate(file.path, begun + len(content))
        # What changes after it is read after it: by then, the zeros are the beginning of a line.
        home.append("b", words(home, [20]))
        home.wait_for([*range(12), 20])
        with file.path.open("r+b") as handle, mmap.mmap(handle.fileno(), 0) as mapped:
            mapped[begun:] = content
        home.wait_for([*range(13), 20])
        home.oracle.all_holds([*range(13), 20])


@pytest.mark.faults
def test_whatever_is_done_between_two_kills_each_line_is_read_once(tmp_path: Path) -> None:
    home = FaultyHome(tmp_path, WATCH)
    with home.running() as process:
        home.wait_for(begin(home))
        process.kill()
    numbers = do_all(home)
    home.start().kill()
    with home.running():
        home.wait_for(numbers)
        home.oracle.well_within()
        home.oracle.all_holds(numbers)
