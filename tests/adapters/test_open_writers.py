from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from memoryd.adapters import atomic, open_writers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="leases are Linux's")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[int]:
    (tmp_path / "a.md").write_text("以前的话。\n", encoding="utf-8")
    held = os.open(tmp_path, os.O_RDONLY)
    yield held
    os.close(held)


def test_a_file_that_nobody_writes_is_at_rest_whoever_reads_it(folder: int, tmp_path: Path) -> None:
    with (tmp_path / "a.md").open("rb"):
        began = time.monotonic()
        assert open_writers.are_gone(folder, "a.md", 5)
        assert time.monotonic() - began < 1
    assert open_writers.are_gone(folder, "not-there.md", 5)


@pytest.mark.parametrize("mode", ["r+b", "ab"])
def test_who_has_it_open_for_writing_is_waited_for(folder: int, tmp_path: Path, mode: str) -> None:
    with (tmp_path / "a.md").open(mode) as file:
        assert not open_writers.are_gone(folder, "a.md", 0.05)
        closing = threading.Timer(0.1, file.close)
        closing.start()
        assert open_writers.are_gone(folder, "a.md", 10)
        closing.join()


def test_a_lease_that_is_broken_ends_nobody(folder: int, tmp_path: Path) -> None:
    code = (
        "import fcntl, os, signal, subprocess, sys\n"
        "from memoryd.adapters import open_writers\n"
        "d = os.open(sys.argv[1], os.O_RDONLY)\n"
        "assert not open_writers._is_written(d)\n"
        "opens = 'import os,sys; os.open(sys.argv[1], os.O_WRONLY | os.O_NONBLOCK)'\n"
        "w = subprocess.Popen([sys.executable, '-c', opens, sys.argv[1]], stderr=subprocess.DEVNULL)\n"
        "w.wait(30)\n"
        "print('alive')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "a.md")],
        capture_output=True, text=True, timeout=60, check=False, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert (run.returncode, run.stdout) == (0, "alive\n"), run.stderr


def test_words_of_somebody_who_opened_the_file_before_it_was_replaced_are_not_lost(folder: int, tmp_path: Path) -> None:
    """As `echo words >> a.md` does: the file is open, and the words come a moment later."""
    path = tmp_path / "a.md"
    before = sha256(path.read_bytes()).hexdigest()
    with path.open("ab", buffering=0) as file:

        def write() -> None:
            file.write("我的话。\n".encode())
            file.close()

        writing = threading.Timer(0.1, write)
        writing.start()
        assert atomic.replace(folder, "a.md", b"memoryd's words\n", before) is False
        writing.join()
    assert path.read_text(encoding="utf-8") == "以前的话。\n我的话。\n"


def test_a_file_that_stays_open_for_writing_is_left_to_who_has_it(folder: int, tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    before = sha256(path.read_bytes()).hexdigest()
    with path.open("ab", buffering=0) as file:
        assert atomic.replace(folder, "a.md", b"memoryd's words\n", before) is False
        file.write("终于。\n".encode())
    assert path.read_text(encoding="utf-8") == "以前的话。\n终于。\n"
    assert sorted(child.name for child in tmp_path.iterdir()) == ["a.md"]
