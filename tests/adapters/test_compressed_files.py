"""Compressed session files are read as what they hold, under the name they had before, within bounds."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.adapters import compressed_files
from memoryd.adapters.compressed_files import BEHIND, HEAD, CompressedFiles, Damaged, Unpacked, zstd
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import StoreUnavailable
from tests.adapters.test_session_files import (  # noqa: F401
    DiskWorld,
    World,
    test_a_file_that_was_replaced_is_not_read_by_its_old_sighting,
    test_a_look_tells_size_and_number_and_nothing_of_what_is_gone,
    test_a_missing_root_holds_nothing,
    test_a_part_is_read_and_less_at_the_end,
    test_files_are_found_at_any_depth_by_suffix,
)
from tests.fakes_sessions import MemoryFile, MemorySessionFiles

JSONL = (".jsonl",)


def packed(content: bytes) -> bytes:
    """Compress as a stream of unknown length, as clients do."""
    compressor = zstandard.ZstdCompressor().compressobj()
    return compressor.compress(content) + compressor.flush()


class PackedWorld(DiskWorld):
    """A place where every session file is compressed."""

    def _put(self, path: str, content: bytes) -> None:
        super()._put(f"{path}.zst" if path.endswith(".jsonl") else path, packed(content))

    def remove(self, path: str) -> None:
        super().remove(f"{path}.zst")


class MixedWorld(PackedWorld):
    """One where every other one is."""

    def __init__(self, root: str, files: CompressedFiles) -> None:
        super().__init__(root, files)
        self._plain: dict[str, bool] = {}

    def _put(self, path: str, content: bytes) -> None:
        if self._plain.setdefault(path, len(self._plain) % 2 == 0):
            DiskWorld._put(self, path, content)
        else:
            super()._put(path, content)

    def remove(self, path: str) -> None:
        DiskWorld.remove(self, path if self._plain.pop(path) else f"{path}.zst")


@pytest.fixture(params=[DiskWorld, PackedWorld, MixedWorld])
def world(request: pytest.FixtureRequest, root: Path) -> World:
    made: World = request.param(str(root), CompressedFiles(DiskSessionFiles(), unpack=zstd()))
    return made


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "sessions"
    folder.mkdir()
    return folder


@pytest.fixture
def told() -> list[tuple[str, str]]:
    return []


@pytest.fixture
def files(told: list[tuple[str, str]]) -> CompressedFiles:
    return CompressedFiles(DiskSessionFiles(), lambda path, reason: told.append((path, reason)), zstd())


def look(files: CompressedFiles, path: Path | str) -> Sighting:
    sighting = files.look(str(path))
    assert sighting is not None
    return sighting


def test_a_compressed_file_is_seen_as_what_it_holds_by_either_name(root: Path, files: CompressedFiles) -> None:
    content = '{"说":"以后一律用 pnpm 😀"}\n'.encode() * 500
    stored = root / "x.jsonl.zst"
    stored.write_bytes(packed(content))
    sighting = look(files, root / "x.jsonl")
    assert sighting == look(files, stored)
    assert (sighting.path, sighting.size) == (str(root / "x.jsonl"), len(content))
    assert (sighting.inode, sighting.mtime) == (stored.stat().st_ino, stored.stat().st_mtime)
    assert files.read(sighting, 0, len(content)) == content
    assert list(files.scan(str(root), JSONL)) == [sighting]
    assert files.on_disk(sighting.path) == str(stored)


def test_while_both_are_there_the_plain_one_counts(root: Path, files: CompressedFiles) -> None:
    plain = root / "x.jsonl"
    (root / "x.jsonl.zst").write_bytes(packed(b"old\n"))
    assert files.read(look(files, plain), 0, 9) == b"old\n"
    plain.write_bytes(b"new and longer\n")
    assert [sighting.inode for sighting in files.scan(str(root), JSONL)] == [plain.stat().st_ino]
    assert files.read(look(files, root / "x.jsonl.zst"), 0, 99) == b"new and longer\n"
    assert files.on_disk(str(plain)) == str(plain)


def test_other_compressed_files_are_left_alone(root: Path, files: CompressedFiles) -> None:
    for name in ("x.txt.zst", "x.zst", "x.jsonl.zst.tmp", ".rollout-x.jsonl.paginated.tmp"):
        (root / name).write_bytes(packed(b"{}\n"))
    assert list(files.scan(str(root), JSONL)) == []


def test_a_file_that_was_expanded_meanwhile_is_not_read_by_its_old_sighting(root: Path, files: CompressedFiles) -> None:
    stored = root / "x.jsonl.zst"
    stored.write_bytes(packed(b"a\n"))
    sighting = look(files, stored)
    (root / "x.jsonl").write_bytes(b"a\nb\n")
    stored.unlink()
    with pytest.raises(StoreUnavailable):
        files.read(sighting, 0, 9)
    assert files.read(look(files, root / "x.jsonl"), 0, 9) == b"a\nb\n"


def test_a_number_given_again_is_not_taken_for_the_compressed_file() -> None:
    disk = MemorySessionFiles()
    files = CompressedFiles(disk, unpack=zstd())
    disk.files["/s/x.jsonl.zst"] = MemoryFile(7, packed(b"a\n"))
    assert files.read(look(files, "/s/x.jsonl"), 0, 9) == b"a\n"
    del disk.files["/s/x.jsonl.zst"]
    disk.files["/s/x.jsonl"] = MemoryFile(7, b"plain\n")
    for sighting in (look(files, "/s/x.jsonl"), *files.scan("/s", JSONL)):
        assert files.read(sighting, 0, 9) == b"plain\n"


def test_without_the_extra_they_are_left_alone_and_told_once_with_the_remedy(
    root: Path, told: list[tuple[str, str]]
) -> None:
    files = CompressedFiles(DiskSessionFiles(), lambda path, reason: told.append((path, reason)), None)
    for name in ("a.jsonl.zst", "b.jsonl.zst"):
        (root / name).write_bytes(packed(b"{}\n"))
    (root / "c.jsonl").write_bytes(b"{}\n")
    for _ in range(2):
        assert [sighting.path for sighting in files.scan(str(root), JSONL)] == [str(root / "c.jsonl")]
    assert files.look(str(root / "a.jsonl")) is None
    [(path, reason)] = told
    assert path.endswith(".jsonl.zst")
    assert "install memoryd[zstd]" in reason


@pytest.mark.parametrize("spoilt", [b"no zstd at all", packed(b"{}\n" * 9999) + b"rubbish"])
def test_what_cannot_be_unpacked_is_told_once_and_hides_nothing_else(
    root: Path, files: CompressedFiles, told: list[tuple[str, str]], spoilt: bytes
) -> None:
    (root / "a.jsonl.zst").write_bytes(spoilt)
    (root / "b.jsonl.zst").write_bytes(packed(b"{}\n"))
    for _ in range(2):
        assert [sighting.path for sighting in files.scan(str(root), JSONL)] == [str(root / "b.jsonl")]
    [(path, reason)] = told
    assert path == str(root / "a.jsonl.zst")
    assert "no whole zstd file" in reason
    (root / "a.jsonl.zst").write_bytes(packed(b"mended\n"))
    assert files.read(look(files, path), 0, 99) == b"mended\n"


def test_a_file_that_breaks_off_is_read_as_far_as_it_goes(root: Path, files: CompressedFiles) -> None:
    content = os.urandom(3 * 1024 * 1024)
    (root / "x.jsonl.zst").write_bytes(packed(content)[:-1000])
    sighting = look(files, root / "x.jsonl")
    assert 0 < sighting.size < len(content)
    assert files.read(sighting, 0, len(content)) == content[: sighting.size]


def test_a_bomb_is_not_unpacked_beyond_the_limit(
    root: Path, files: CompressedFiles, told: list[tuple[str, str]]
) -> None:
    compressor = zstandard.ZstdCompressor(level=1).compressobj()
    zeros = bytes(1024 * 1024)
    with (root / "bomb.jsonl.zst").open("wb") as file:
        for _ in range(compressed_files.LIMIT // len(zeros) + 64):
            file.write(compressor.compress(zeros))
        file.write(compressor.flush())
    assert (root / "bomb.jsonl.zst").stat().st_size < 100_000
    assert list(files.scan(str(root), JSONL)) == []
    assert files.look(str(root / "bomb.jsonl")) is None
    [(_, reason)] = told
    assert "holds more than 512 MiB" in reason


def test_a_file_that_asks_for_too_much_memory_is_left_alone(
    root: Path, files: CompressedFiles, told: list[tuple[str, str]]
) -> None:
    greedy = zstandard.ZstdCompressionParameters.from_level(3, window_log=30)
    compressor = zstandard.ZstdCompressor(compression_params=greedy).compressobj()
    (root / "x.jsonl.zst").write_bytes(compressor.compress(b"{}\n") + compressor.flush())
    assert list(files.scan(str(root), JSONL)) == []
    assert [path for path, _ in told] == [str(root / "x.jsonl.zst")]


def test_several_frames_are_one_content(root: Path, files: CompressedFiles) -> None:
    (root / "x.jsonl.zst").write_bytes(packed(b"a\n") + packed(b"b\n"))
    assert files.read(look(files, root / "x.jsonl"), 0, 99) == b"a\nb\n"


def test_a_file_that_cannot_be_looked_at_does_not_hide_the_others_and_is_told() -> None:
    disk = MemorySessionFiles()
    for number, name in enumerate(("a", "b", "c")):
        disk.files[f"/s/{name}.jsonl.zst"] = MemoryFile(number, packed(name.encode()))
    files = CompressedFiles(Grudging(disk, "/s/b.jsonl.zst"), unpack=zstd())
    found = files.scan("/s", JSONL)
    assert [next(found).path, next(found).path] == ["/s/a.jsonl", "/s/c.jsonl"]
    with pytest.raises(StoreUnavailable, match=r"/s/b\.jsonl\.zst"):
        next(found)


def test_side_files_are_those_on_the_disk(root: Path, files: CompressedFiles) -> None:
    (root / "state.json").write_bytes(b"{}")
    assert list(files.side_files(str(root), "*.json")) == [(str(root / "state.json"), b"{}")]


class Grudging:
    """Session files of which one cannot be read."""

    def __init__(self, files: MemorySessionFiles, refused: str) -> None:
        self.scan, self.look, self.side_files = files.scan, files.look, files.side_files
        self._files = files
        self._refused = refused

    def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
        if sighting.path == self._refused:
            raise StoreUnavailable(f"{sighting.path} cannot be read: Input/output error", "check the disk")
        return self._files.read(sighting, offset, size)


class Counting:
    """An unpacker that counts how much it was asked for, and how often it began."""

    def __init__(self) -> None:
        self.begun = 0
        self.bytes = 0

    def __call__(self, stored: Callable[[int], bytes], name: str) -> Unpacked:
        self.begun += 1
        inner = (zstd() or pytest.fail())(stored, name)
        outer = self

        class Counted:
            def read(self, size: int) -> bytes:
                part = inner.read(size)
                outer.bytes += len(part)
                return part

        return Counted()


def test_reading_on_and_looking_back_a_little_unpacks_once(root: Path) -> None:
    counting = Counting()
    files = CompressedFiles(DiskSessionFiles(), unpack=counting)
    content = os.urandom(8 * BEHIND)
    (root / "x.jsonl.zst").write_bytes(packed(content))
    sighting = look(files, root / "x.jsonl")
    assert counting.bytes == len(content)
    for _ in range(3):
        assert look(files, root / "x.jsonl") == sighting
    assert counting.bytes == len(content)
    for offset in range(0, len(content), BEHIND):
        assert files.read(sighting, 0, 1024) == content[:1024]
        assert files.read(sighting, max(0, offset - 64), min(64, offset)) == content[max(0, offset - 64) : offset]
        assert files.read(sighting, offset, BEHIND) == content[offset : offset + BEHIND]
    assert files.read(sighting, len(content) - 64, 64) == content[-64:]
    assert (counting.begun, counting.bytes) == (2, 2 * len(content))


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3 * BEHIND), st.integers(0, BEHIND)), max_size=12))
def test_any_part_can_be_read_in_any_order(parts: list[tuple[int, int]]) -> None:
    content = CONTENT
    disk = MemorySessionFiles({"/s/x.jsonl.zst": MemoryFile(1, PACKED)})
    files = CompressedFiles(disk, unpack=zstd())
    sighting = look(files, "/s/x.jsonl")
    for offset, size in [*parts, (0, HEAD), (0, HEAD + 1)]:
        assert files.read(sighting, offset, size) == content[offset : offset + size]


CONTENT = b"".join(f'{{"line": {number}, "说": "😀"}}\r\n'.encode() for number in range(80_000))
PACKED = packed(CONTENT)


def test_memory_does_not_grow_with_the_number_of_files(root: Path) -> None:
    files = CompressedFiles(DiskSessionFiles(), unpack=zstd())
    for number in range(compressed_files.KEPT_OPEN * 2):
        (root / f"{number}.jsonl.zst").write_bytes(packed(str(number).encode()))
    seen = list(files.scan(str(root), JSONL))
    assert len(seen) == compressed_files.KEPT_OPEN * 2
    for sighting in (*seen, *reversed(seen)):
        assert files.read(sighting, 0, 9) == Path(sighting.path).stem.encode()


def test_a_file_that_is_spoilt_after_it_was_looked_at_says_why() -> None:
    disk = MemorySessionFiles({"/s/x.jsonl.zst": MemoryFile(1, PACKED)})
    files = CompressedFiles(disk, unpack=zstd())
    sighting = look(files, "/s/x.jsonl")
    assert files.read(sighting, len(CONTENT) - 5, 5) == CONTENT[-5:]
    disk.files["/s/x.jsonl.zst"].content = b"#" * len(PACKED)
    with pytest.raises(Damaged, match=r"x\.jsonl\.zst is no whole zstd file.*expand it, or remove it"):
        files.read(sighting, BEHIND // 2, 10)
