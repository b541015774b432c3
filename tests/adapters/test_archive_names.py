"""What lies in an archive tells who put it there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memoryd.adapters import archive_names, atomic
from memoryd.adapters.beneath import FOLDER


@pytest.fixture
def archive(tmp_path: Path) -> int:
    return os.open(tmp_path, FOLDER)


@pytest.mark.parametrize("name", ["a.md", "使用-pnpm-🚦.md", "a" * 252 + ".md", "字" * 84 + ".md", "a.retired.md"])
def test_every_file_can_be_retired_more_than_once_and_is_found_again(archive: int, tmp_path: Path, name: str) -> None:
    for _ in range(3):
        assert atomic.create(archive, name, b"words")
        assert atomic.archive(archive, name, atomic.digest(archive, name), archive, archive_names.retired(name))
    kept = os.listdir(archive)
    assert len(kept) == 3
    assert archive_names.retired_at(archive, name) == max((tmp_path / each).stat().st_ctime for each in kept)
    os.close(archive)


def test_only_what_was_retired_under_that_name_counts(archive: int) -> None:
    for name in ("a.md", "a-2.md", "a.retired.md.tmp", "a.retired-x.md", "b-a.retired.md", "a.retired.retired.md"):
        atomic.create(archive, name, b"words")
    assert archive_names.retired_at(archive, "a.md") == 0.0
    os.close(archive)


def test_when_it_came_there_counts_and_not_how_old_its_words_are(archive: int, tmp_path: Path) -> None:
    atomic.create(archive, "a.retired.md", b"words")
    os.utime(tmp_path / "a.retired.md", (1.0, 1.0))
    assert archive_names.retired_at(archive, "a.md") > 1_700_000_000.0
    os.close(archive)
