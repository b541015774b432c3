"""Every folder that memoryd makes on the way to its own is its user's alone."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from memoryd.adapters import own_folder


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_each_missing_folder_is_private_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        own_folder.make(tmp_path / "家" / "state" / "memoryd")
    finally:
        os.umask(before)
    made = [tmp_path / "家", tmp_path / "家" / "state", tmp_path / "家" / "state" / "memoryd"]
    assert [stat.S_IMODE(path.stat().st_mode) for path in made] == [0o700] * 3


def test_a_folder_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    own_folder.make(tmp_path)
    own_folder.make(tmp_path / "a")
    own_folder.make(tmp_path / "a")
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_what_is_no_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for way in ("file", "file/below", "link"):
        with pytest.raises(OSError, match=r"exists|Not a directory"):
            own_folder.make(tmp_path / way)


def test_a_working_folder_that_is_gone_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    before = Path.cwd()
    os.chdir(tmp_path / "gone")
    try:
        (tmp_path / "gone").rmdir()
        with pytest.raises(OSError, match="No such file"):
            own_folder.make(Path("a"))
    finally:
        os.chdir(before)
