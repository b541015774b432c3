"""Session files are found, looked at and read; nothing else is, and nothing is followed or waited for."""

from __future__ import annotations

import os
import socket
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.session_files import SIDE_FILE_LIMIT, DiskSessionFiles
from memoryd.core.errors import StoreUnavailable
from memoryd.ports import SessionFiles
from tests.fakes_sessions import MemoryFile, MemorySessionFiles

JSONL = (".jsonl",)


class World:
    """A place to put files, and the SessionFiles that sees them."""

    def __init__(self, root: str, files: SessionFiles) -> None:
        self.root = root
        self.files = files

    def write(self, name: str, content: bytes) -> str:
        path = f"{self.root}/{name}"
        self._put(path, content)
        return path

    def _put(self, path: str, content: bytes) -> None:
        raise NotImplementedError

    def remove(self, path: str) -> None:
        raise NotImplementedError

    def scan(self) -> list[str]:
        return sorted(sighting.path.removeprefix(self.root) for sighting in self.files.scan(self.root, JSONL))


class DiskWorld(World):
    def _put(self, path: str, content: bytes) -> None:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(content)

    def remove(self, path: str) -> None:
        Path(path).unlink()


class MemoryWorld(World):
    def __init__(self) -> None:
        self.disk = MemorySessionFiles()
        super().__init__("/sessions", self.disk)
        self._inode = 0

    def _put(self, path: str, content: bytes) -> None:
        self._inode += 1
        self.disk.files.setdefault(path, MemoryFile(self._inode)).content = content

    def remove(self, path: str) -> None:
        del self.disk.files[path]


@pytest.fixture(params=["disk", "memory"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> World:
    if request.param == "memory":
        return MemoryWorld()
    root = tmp_path / "sessions"
    root.mkdir()
    return DiskWorld(str(root), DiskSessionFiles())


def test_files_are_found_at_any_depth_by_suffix(world: World) -> None:
    for name in ("a.jsonl", "p/b.jsonl", "p/q/中文 😀.jsonl", "p/c.txt", "p/jsonl", "d.jsonl.bak"):
        world.write(name, b"{}\n")
    assert world.scan() == ["/a.jsonl", "/p/b.jsonl", "/p/q/中文 😀.jsonl"]


def test_a_missing_root_holds_nothing(world: World) -> None:
    assert list(world.files.scan(f"{world.root}/nowhere", JSONL)) == []


def test_a_root_that_is_a_file_is_a_session_whatever_its_name(world: World) -> None:
    path = world.write("session.log", b"abc")
    assert [(sighting.path, sighting.size) for sighting in world.files.scan(path, JSONL)] == [(path, 3)]


def test_a_look_tells_size_and_number_and_nothing_of_what_is_gone(world: World) -> None:
    path = world.write("a.jsonl", b"abc")
    first = world.files.look(path)
    world.write("a.jsonl", b"abcdef")
    second = world.files.look(path)
    assert first is not None
    assert second is not None
    assert (first.size, second.size, first.inode) == (3, 6, second.inode)
    world.remove(path)
    assert world.files.look(path) is None
    assert world.files.look(f"{path}/below") is None


def test_a_part_is_read_and_less_at_the_end(world: World) -> None:
    path = world.write("a.jsonl", b"0123456789")
    sighting = world.files.look(path)
    assert sighting is not None
    assert world.files.read(sighting, 2, 3) == b"234"
    assert world.files.read(sighting, 8, 100) == b"89"
    assert world.files.read(sighting, 50, 10) == b""


def test_a_file_that_was_replaced_is_not_read_by_its_old_sighting(world: World) -> None:
    path = world.write("a.jsonl", b"old")
    sighting = world.files.look(path)
    assert sighting is not None
    world.write("b.jsonl", b"keeps the number taken")
    world.remove(path)
    with pytest.raises(StoreUnavailable):
        world.files.read(sighting, 0, 3)
    world.write("c.jsonl", b"x")
    world.write("a.jsonl", b"new")
    there = world.files.look(path)
    assert there is not None
    if there.inode != sighting.inode:
        with pytest.raises(StoreUnavailable, match="another file"):
            world.files.read(sighting, 0, 3)


def test_side_files_are_matched_beside_the_store_and_kept_small(world: World) -> None:
    for name, content in (
        ("sessions/17.json", b'{"pid": 17}'),
        ("sessions/4.json", b""),
        ("sessions/x.txt", b"no"),
        ("sessions/deep/5.json", b"no"),
        ("sessions/9.json", b"x" * (SIDE_FILE_LIMIT + 1)),
    ):
        world.write(name, content)
    found = list(world.files.side_files(f"{world.root}/projects", "../sessions/*.json"))
    assert found == [(f"{world.root}/sessions/17.json", b'{"pid": 17}'), (f"{world.root}/sessions/4.json", b"")]
    assert list(world.files.side_files(world.root, "nowhere/*.json")) == []


# What only a disk has.


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "root"
    folder.mkdir()
    return folder


def names(root: Path, files: SessionFiles | None = None) -> list[str]:
    found = (files or DiskSessionFiles()).scan(str(root), JSONL)
    return sorted(sighting.path.removeprefix(f"{root}/") for sighting in found)


def test_a_root_may_be_a_link_and_keeps_the_name_it_was_given(root: Path, tmp_path: Path) -> None:
    (root / "p").mkdir()
    (root / "p" / "a.jsonl").write_bytes(b"{}\n")
    link = tmp_path / "link"
    link.symlink_to(root)
    files = DiskSessionFiles()
    sighting = next(files.scan(str(link), JSONL))
    assert sighting.path == f"{link}/p/a.jsonl"
    assert files.read(sighting, 0, 9) == b"{}\n"


def test_links_below_a_root_are_not_followed(root: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "x.jsonl").write_bytes(b"secret")
    (root / "folder").symlink_to(outside)
    (root / "file.jsonl").symlink_to(outside / "x.jsonl")
    (root / "loop").symlink_to(root)
    files = DiskSessionFiles()
    assert names(root, files) == []
    assert files.look(str(root / "file.jsonl")) is None


def test_a_link_put_in_place_of_a_sighted_file_is_not_read(root: Path, tmp_path: Path) -> None:
    path = root / "a.jsonl"
    path.write_bytes(b"mine")
    files = DiskSessionFiles()
    sighting = files.look(str(path))
    assert sighting is not None
    target = tmp_path / "target"
    path.rename(target)
    path.symlink_to(target)
    with pytest.raises(StoreUnavailable, match="cannot be read"):
        files.read(sighting, 0, 4)


def test_an_inode_with_two_names_is_seen_once(root: Path) -> None:
    (root / "a.jsonl").write_bytes(b"{}\n")
    os.link(root / "a.jsonl", root / "b.jsonl")
    assert len(names(root)) == 1


@pytest.mark.timeout(10)
def test_what_only_has_the_name_of_a_session_is_told_once_and_never_waited_for(root: Path) -> None:
    os.mkfifo(root / "fifo.jsonl")
    (root / "folder.jsonl").mkdir()
    (root / "zero.jsonl").symlink_to("/dev/zero")
    listener = socket.socket(socket.AF_UNIX)
    here = Path.cwd()
    os.chdir(root)
    listener.bind("socket.jsonl")
    os.chdir(here)
    told: list[tuple[str, str]] = []
    files = DiskSessionFiles(lambda path, reason: told.append((path, reason)))
    for _ in range(3):
        assert names(root, files) == []
        assert files.look(str(root / "fifo.jsonl")) is None
    listener.close()
    assert sorted(path.removeprefix(f"{root}/") for path, _ in told) == ["fifo.jsonl", "socket.jsonl"]
    assert all("no regular file" in reason for _, reason in told)


@pytest.mark.timeout(10)
def test_a_fifo_put_in_place_of_a_sighted_file_does_not_hang(root: Path) -> None:
    path = root / "a.jsonl"
    path.write_bytes(b"mine")
    files = DiskSessionFiles()
    sighting = files.look(str(path))
    assert sighting is not None
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(StoreUnavailable, match="another file"):
        files.read(sighting, 0, 4)


def test_a_name_that_is_no_text_is_told_and_left_out(root: Path) -> None:
    path = os.fsencode(str(root)) + b"/\xff\xfe.jsonl"
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    told: list[str] = []
    assert names(root, DiskSessionFiles(lambda _path, reason: told.append(reason))) == []
    assert told == ["has a name that is no UTF-8"]


needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="giving files to another user needs root")


@needs_root
def test_a_file_of_another_user_is_told_and_left_out(root: Path) -> None:
    path = root / "a.jsonl"
    path.write_bytes(b"theirs")
    os.chown(path, 12345, 12345)
    told: list[str] = []
    files = DiskSessionFiles(lambda _path, reason: told.append(reason))
    assert names(root, files) == []
    assert files.look(str(path)) is None
    assert told == ["belongs to another user (uid 12345)"]


@pytest.fixture
def unprivileged(root: Path) -> Iterator[None]:
    """Take on another user's rights, because nothing is closed to root."""
    if os.geteuid() != 0:
        yield
        return
    for folder in (root, *list(root.parents)[:-2]):
        folder.chmod(0o755)
    os.chown(root, 65534, 65534)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.usefixtures("unprivileged")
def test_a_closed_folder_does_not_hide_the_others_and_is_told(root: Path) -> None:
    for name in ("open", "closed", "zopen"):
        (root / name).mkdir()
        (root / name / "a.jsonl").write_bytes(b"{}\n")
    (root / "closed").chmod(0)
    files = DiskSessionFiles()
    found: list[str] = []
    with pytest.raises(StoreUnavailable, match=r"closed cannot be read: Permission denied; give the user") as raised:
        for sighting in files.scan(str(root), JSONL):
            found.append(sighting.path)
    assert sorted(found) == [f"{root}/open/a.jsonl", f"{root}/zopen/a.jsonl"]
    with pytest.raises(StoreUnavailable):
        files.look(f"{root}/closed/a.jsonl")
    (root / "closed").chmod(0o700)
    assert len(names(root, files)) == 3
    assert "\n" not in str(raised.value)


@pytest.mark.usefixtures("unprivileged")
def test_a_closed_file_is_seen_and_says_why_it_cannot_be_read(root: Path) -> None:
    path = root / "a.jsonl"
    path.write_bytes(b"{}\n")
    path.chmod(0)
    files = DiskSessionFiles()
    sighting = files.look(str(path))
    assert sighting is not None
    with pytest.raises(StoreUnavailable, match="Permission denied"):
        files.read(sighting, 0, 1)


def test_no_descriptor_is_left_open(root: Path) -> None:
    (root / "p").mkdir()
    for number in range(20):
        (root / "p" / f"{number}.jsonl").write_bytes(b"{}\n")
    files = DiskSessionFiles()
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208  A Path would iterate with a descriptor of its own.
    for sighting in files.scan(str(root), JSONL):
        files.read(sighting, 0, 10)
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208


def test_a_walk_over_many_files_holds_one_folder_at_a_time(tmp_path: Path) -> None:
    for number in range(600):
        path = tmp_path / f"project-{number % 20}" / f"会话-{number}.jsonl"
        path.parent.mkdir(exist_ok=True)
        path.touch()
    files = DiskSessionFiles()
    tracemalloc.start()
    assert sum(1 for _ in files.scan(str(tmp_path), JSONL)) == 600
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 40_000
