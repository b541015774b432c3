"""What the files of a memory folder look like, without reading one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memoryd.adapters.folder_look import look, open_own


def seen(folder: Path) -> dict[str, tuple[int, int, int, int]]:
    held = open_own(str(folder))
    assert held is not None
    try:
        return look(held)
    finally:
        os.close(held)


def test_only_what_may_be_a_memory_is_looked_at(tmp_path: Path) -> None:
    for name in ("a.md", "备忘 🚀.md", "MEMORY.md", "Memory.MD", ".hidden.md", "notes.txt"):
        (tmp_path / name).write_text("x")
    for folder in ("user", "archive"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "MEMORY.md").write_text("x")
    assert sorted(seen(tmp_path)) == ["a.md", "user/MEMORY.md", "备忘 🚀.md"]


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o720])
def test_a_folder_that_others_may_write_to_is_not_ones_own(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(0o700)
    held = open_own(str(tmp_path))
    assert held is not None
    os.close(held)
    tmp_path.chmod(mode)
    assert open_own(str(tmp_path)) is None


def test_a_link_and_what_is_not_there_are_not_ones_own(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    assert open_own(str(tmp_path / "link")) is None
    assert open_own(str(tmp_path / "none")) is None
