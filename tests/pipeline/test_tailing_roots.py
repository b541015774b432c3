"""What was there before memoryd stays out, what comes later is read, wherever the root is."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.events import Record
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.tailing import Intake
from tests.pipeline.intake_house import House, WholeTurnFormat, count_reads, keys, line, said, says


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
    reads = count_reads(house)
    house.rescan()
    assert sum(reads) < 4_096


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
    house.write("inner/b.jsonl", said("user", "inner") + said("assistant", "answer"))
    house.age("inner/b.jsonl", 100)
    _with_roots(house, inner)
    house.rescan()
    assert keys(house) == ["inner", "outer"]
    assert house.ledger.files[f"{inner.path}/b.jsonl"].agent == "generic"


def _with_roots(house: House, *more: SessionRoot) -> None:

    house.intake = Intake(
        files=house.files,
        tables=SqliteSessionTables(),
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
    house.write("a.jsonl", said("user", "请记住") + said("assistant", "好"))
    house.write("b.jsonl", b'{"what": "ever"}\n')
    for name in ("a.jsonl", "b.jsonl"):
        house.age(name, 100)
    house.rescan()
    assert house.said == ["请记住"]
    house.append("b.jsonl", said("user", "later") + said("assistant", "answer"))
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
    assert "no known agent" in house.troubles[0].message


def test_files_a_format_skips_are_not_read(house: House) -> None:
    house.write("skipped/a.jsonl", says("agent's"))
    house.rescan()
    assert house.said == []
    assert house.ledger.files == {}


def test_since_reads_what_was_left_out_but_not_what_is_older(tmp_path: Path) -> None:
    house = House(tmp_path / "s", agents.get("generic"), from_start=False)
    now = house.clock.now()
    for name, at in (("old", now - 30 * 86_400), ("recent", now - 3_600)):
        house.write(f"{name}.jsonl", said("user", f"{name} one", now - 40 * 86_400) + said("assistant", "a", at))
        house.append(f"{name}.jsonl", said("user", name, at) + said("assistant", "b", at))
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


class DatedFormat(WholeTurnFormat):
    """Whole turns that say when they were."""

    def _turn(self, entry: dict[str, object]) -> tuple[Record, ...]:
        at = entry["at"]
        assert isinstance(at, float)
        return tuple(record._replace(at=at) for record in super()._turn(entry))


@pytest.mark.parametrize(("ago", "asked"), [(3600.0, 1), (1.0, 3)], ids=["of the past", "of now"])
def test_where_turns_belong_is_found_out_once_for_all_files_of_the_past(tmp_path: Path, ago: float, asked: int) -> None:
    house = House(tmp_path, DatedFormat())
    for name in ("a", "b", "c"):
        house.write(f"{name}.jsonl", line(name, name, at=house.clock.now() - ago))
    house.rescan()
    assert keys(house) == ["a", "b", "c"]
    assert house.projects.asked == asked
