"""A folder's disk says itself whether it can be written."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from memoryd.adapters.disk_room import trouble_of


@contextmanager
def mounted(folder: Path, *options: str) -> Iterator[Path]:
    """Mount a small disk of memory; skipped where that is not allowed."""
    folder.mkdir()
    run = subprocess.run(["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", folder], capture_output=True)
    if run.returncode:
        pytest.skip(f"nothing can be mounted here: {run.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_a_disk_with_room_and_a_missing_folder_have_no_trouble(tmp_path: Path) -> None:
    assert trouble_of(str(tmp_path)) == ""
    assert trouble_of(str(tmp_path / "没有")) == ""


def test_a_full_disk_is_told_and_ends_by_itself(tmp_path: Path) -> None:
    with mounted(tmp_path / "盘", "size=256k") as disk:
        assert trouble_of(str(disk)) == ""
        (disk / "x").write_bytes(b"x" * 200_000)
        assert trouble_of(str(disk)) == f"the disk of {disk} is full; make room, memoryd goes on by itself"
        (disk / "x").unlink()
        assert trouble_of(str(disk)) == ""


def test_a_disk_without_room_for_another_file_is_told(tmp_path: Path) -> None:
    with mounted(tmp_path / "d", "size=1m", "nr_inodes=2") as disk:
        (disk / "x").touch()
        assert "no room for another file" in trouble_of(str(disk))


def test_a_read_only_disk_is_told(tmp_path: Path) -> None:
    with mounted(tmp_path / "d", "size=1m", "ro") as disk:
        assert "is read-only" in trouble_of(str(disk))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_one_may_not_write_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "chmod" in trouble_of(str(tmp_path))
    tmp_path.chmod(0o700)
