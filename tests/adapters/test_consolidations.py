"""One consolidation of a project at a time, whatever process asks; the fake passes the same tests."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from memoryd.adapters.consolidations import NAME, FolderConsolidations
from memoryd.core.errors import StoreUnavailable, UnderWay
from memoryd.core.model import Project
from memoryd.ports import Consolidations
from tests.fakes_tidying import MemoryConsolidations

HOLDING = """
import sys, time
from memoryd.adapters.consolidations import FolderConsolidations
from memoryd.core.model import Project
with FolderConsolidations().alone(Project(sys.argv[1], sys.argv[1] + "/.memory")):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / ".memory").mkdir(mode=0o700)
    return Project(str(tmp_path), f"{tmp_path}/.memory")


def blog(tmp_path: Path) -> Project:
    return Project(str(tmp_path / "blog"), str(tmp_path / "blog" / ".memory"))


@pytest.mark.parametrize("made", [FolderConsolidations, MemoryConsolidations])
def test_a_second_one_is_refused_until_the_first_has_ended(
    project: Project, tmp_path: Path, made: Callable[[], Consolidations]
) -> None:
    each = made()
    with each.alone(project), each.alone(blog(tmp_path)):
        with pytest.raises(UnderWay, match="is being consolidated"), each.alone(project):
            pass
        with pytest.raises(UnderWay, match="wait until that has ended"):
            each.refuse_second(project)
    each.refuse_second(project)
    with pytest.raises(KeyError), each.alone(project):
        raise KeyError
    with each.alone(project):
        pass


def test_another_process_is_named_with_the_hour_and_its_death_lets_go(project: Project) -> None:
    command = [sys.executable, "-c", HOLDING, project.root]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        said = re.escape(f"{project.memory} is being consolidated by process {process.pid} since ") + r"\d\d:\d\d; "
        with pytest.raises(UnderWay, match=said), FolderConsolidations().alone(project):
            pass
        with pytest.raises(UnderWay, match=said):
            FolderConsolidations().refuse_second(project)
        process.send_signal(signal.SIGKILL)
        process.wait(10)
    FolderConsolidations().refuse_second(project)
    with FolderConsolidations().alone(project):
        assert Path(project.memory, NAME).stat().st_mode & 0o777 == 0o600
    assert not Path(project.memory, NAME).exists()


@pytest.mark.skipif(sys.platform != "linux", reason="it looks at open files in /proc")
def test_who_waited_for_a_file_that_is_gone_by_then_holds_one_that_others_see(project: Project) -> None:
    def opened() -> int:
        found = 0
        for path in Path("/proc/self/fd").iterdir():
            with suppress(OSError):
                found += str(path.readlink()) == f"{project.memory}/{NAME}"
        return found

    def waited(begun: threading.Event, may_end: threading.Event) -> bool:
        """Begin while somebody holds it; tell whether it had opened their file by the time they are gone."""

        def wait_and_hold() -> None:
            # Where this machine is too slow it is told off in the end, and another try is made.
            with suppress(UnderWay), FolderConsolidations().alone(project):
                begun.set()
                may_end.wait(10)

        second = threading.Thread(target=wait_and_hold)
        with FolderConsolidations().alone(project):
            second.start()
            end = time.monotonic() + 0.25
            while (both := opened() == 2) is False and time.monotonic() < end:
                pass
        held = both and begun.wait(1)
        if held:
            with pytest.raises(UnderWay), FolderConsolidations().alone(project):
                pass
        may_end.set()
        second.join()
        return held

    assert any(waited(threading.Event(), threading.Event()) for _ in range(20))


@pytest.mark.parametrize("words", [b"\x1b[31m rm", b"1 2 3", "十 二".encode(), b"9" * 60, b""])
def test_what_stands_in_the_file_is_shown_only_where_memoryd_may_have_written_it(
    project: Project, words: bytes
) -> None:
    with FolderConsolidations().alone(project):
        Path(project.memory, NAME).write_bytes(words)
        with pytest.raises(UnderWay, match="is being consolidated; wait"):
            FolderConsolidations().refuse_second(project)


def test_a_link_in_its_place_is_not_followed(project: Project, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.write_text("mine")
    Path(project.memory, NAME).symlink_to(outside)
    FolderConsolidations().refuse_second(project)
    with pytest.raises(StoreUnavailable, match=NAME), FolderConsolidations().alone(project):
        pass
    assert outside.read_text() == "mine"


def _words(place: Path, outside: Path) -> None:
    place.write_text("我的 notes", encoding="utf-8")


def _long(place: Path, outside: Path) -> None:
    place.write_bytes(b"1 2" + b" " * 100)


def _second_name(place: Path, outside: Path) -> None:
    outside.write_text("1 2")
    place.hardlink_to(outside)


def _folder(place: Path, outside: Path) -> None:
    place.mkdir()


def _pipe(place: Path, outside: Path) -> None:
    os.mkfifo(place)


@pytest.mark.parametrize("made", [_words, _long, _second_name, _folder, _pipe])
def test_what_is_no_lock_of_memoryd_is_left_as_it_is_and_told(
    project: Project, tmp_path: Path, made: Callable[[Path, Path], None]
) -> None:
    place, outside = Path(project.memory, NAME), tmp_path / "outside"
    made(place, outside)
    before = os.lstat(place)
    told = pytest.raises(StoreUnavailable, match=f"{NAME}: .*; move it out of the way")
    with told, FolderConsolidations().alone(project):
        pass
    FolderConsolidations().refuse_second(project)
    after = os.lstat(place)
    assert (after.st_ino, after.st_size, after.st_mtime_ns) == (before.st_ino, before.st_size, before.st_mtime_ns)
    assert not outside.exists() or outside.read_text() == "1 2"


@pytest.mark.parametrize("words", [b"", b"12345 1796055774\n", b"123", b"12345 1"])
def test_what_a_killed_one_left_is_taken_over(project: Project, words: bytes) -> None:
    Path(project.memory, NAME).write_bytes(words)
    with FolderConsolidations().alone(project):
        pass
    assert not Path(project.memory, NAME).exists()


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with FolderConsolidations().alone(blog(tmp_path)):
        FolderConsolidations().refuse_second(blog(tmp_path))
    assert not (tmp_path / "blog").exists()
