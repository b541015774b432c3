"""What cannot be read or written for a while is told once and made up for later."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.core.errors import StoreUnavailable
from memoryd.pipeline.tailing import RETRY_SECONDS
from tests.pipeline.intake_house import House, keys, said, says


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


def test_a_ledger_that_cannot_be_written_stops_the_reading_until_it_is_tried_again(house: House) -> None:
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
    assert house.intake.deadline() == house.clock.now() + RETRY_SECONDS
    house.pass_time(RETRY_SECONDS - 1)
    assert len(tried) == 2
    house.pass_time(1)
    assert len(tried) == 3
    house.ledger.crash = lambda: None
    house.pass_time(RETRY_SECONDS)
    assert len(house.closed) == 5
    assert house.intake.deadline() is None
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
        house.append("a.jsonl", said("user", f"prompt {number}") + said("assistant", f"answer {number}"))
        house.append(f"{number}.jsonl", said("user", f"other {number}") + said("assistant", "ok"))
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
