"""A client that compresses a session and expands it again brings nothing twice, and nothing that was left out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import zstandard

from memoryd.adapters.compressed_files import CompressedFiles, zstd
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.core.checkpoint import Sighting
from memoryd.core.news import Troubled
from tests.pipeline.intake_house import House, keys, says

OLD = says(*(f"old {number}" for number in range(50)))


def made(folder: Path, *, from_start: bool, extra: bool = True) -> House:
    house = House(folder, from_start=from_start)
    reporter = house.reporter

    def tell(path: str, reason: str) -> None:
        reporter.tell(Troubled(path, reason, serious=False))

    house.files = CompressedFiles(DiskSessionFiles(tell), tell, zstd() if extra else None)
    house.start()
    return house


def compress(path: Path) -> Path:
    """Do what Codex does: the compressed file appears by a rename, then the plain one goes."""
    packed = path.with_name(f"{path.name}.zst")
    draft = path.with_name(f".{path.name}.tmp")
    draft.write_bytes(zstandard.ZstdCompressor().compress(path.read_bytes()))
    draft.replace(packed)
    path.unlink()
    return packed


def expand(packed: Path) -> Path:
    plain = packed.with_suffix("")
    draft = plain.with_name(f".{plain.name}.tmp")
    draft.write_bytes(zstandard.ZstdDecompressor().stream_reader(packed.read_bytes()).read())
    draft.replace(plain)
    packed.unlink()
    return plain


@pytest.mark.parametrize("from_start", [True, False], ids=["all", "left out"])
@pytest.mark.parametrize("down", [False, True], ids=["live", "while down"])
def test_what_was_read_or_left_out_stays_so_through_compression_and_back(
    tmp_path: Path, from_start: bool, down: bool
) -> None:
    house = made(tmp_path / "s", from_start=from_start)
    path = house.write("x.jsonl", OLD)
    house.rescan()
    before = house.said
    assert len(before) == (50 if from_start else 0)
    for change in (compress, expand):
        path = change(path)
        if down:
            house.start()
        house.rescan()
        assert house.said == before
    house.append("x.jsonl", says("new"))
    house.rescan()
    assert house.said == [*before, "new"]


def test_a_hint_at_the_plain_file_that_went_finds_the_compressed_one(tmp_path: Path) -> None:
    house = made(tmp_path / "s", from_start=True)
    path = house.write("x.jsonl", OLD)
    house.rescan()
    count = len(house.closed)
    compress(path)
    house.hint(path)
    assert len(house.closed) == count
    assert house.troubles == []


def test_a_file_that_went_on_before_it_was_compressed_is_read_to_its_end(tmp_path: Path) -> None:
    house = made(tmp_path / "s", from_start=False)
    path = house.write("x.jsonl", OLD)
    house.rescan()
    house.append("x.jsonl", says("new", "newer"))
    compress(path)
    house.rescan()
    assert keys(house) == ["new", "newer"]


def test_a_compressed_file_that_is_first_met_is_read_where_old_sessions_are(tmp_path: Path) -> None:
    for from_start, count in ((True, 50), (False, 0)):
        house = made(tmp_path / str(from_start), from_start=from_start)
        path = compress(house.write("x.jsonl", OLD))
        house.rescan()
        assert len(house.said) == count
        expand(path)
        house.append("x.jsonl", says("new"))
        house.rescan()
        assert house.said[count:] == ["new"]


def test_a_compressed_file_is_not_unpacked_again_while_nothing_changes(tmp_path: Path) -> None:
    house = made(tmp_path / "s", from_start=True)
    packed = compress(house.write("x.jsonl", OLD))
    os.utime(packed, (1e9, 1e9))
    house.rescan()
    asked: list[str] = []

    class Listening(DiskSessionFiles):
        def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
            asked.append(sighting.path)
            return super().read(sighting, offset, size)

    house.files = CompressedFiles(Listening(), unpack=zstd())
    house.start()
    for _ in range(3):
        house.rescan()
    assert asked.count(str(packed)) <= 2


def test_without_the_extra_compressed_files_cost_nothing_and_are_told_once(tmp_path: Path) -> None:
    house = made(tmp_path / "s", from_start=True, extra=False)
    path = house.write("x.jsonl", OLD)
    house.rescan()
    before = house.said
    compress(house.write("y.jsonl", OLD))
    path = compress(path)
    for _ in range(2):
        house.rescan()
    assert house.said == before
    assert ["memoryd[zstd]" in news.message for news in house.troubles] == [True]
    expand(path)
    house.append("x.jsonl", says("new"))
    house.rescan()
    assert house.said == [*before, "new"]
