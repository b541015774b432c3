"""Failures of a hook are counted in a file, whatever happens to that."""

from __future__ import annotations

import stat
from pathlib import Path

from memoryd.adapters import hook_failures

NOW = 2_000_000_000.0


def test_they_are_counted_with_the_last_reason(tmp_path: Path) -> None:
    state = str(tmp_path / "state")
    assert hook_failures.lately(state, NOW) == {}
    hook_failures.note(state, "早先", NOW - 60)
    hook_failures.note(state, "took longer than 8 s", NOW - 30)
    assert hook_failures.lately(state, NOW) == {
        "failures": 2, "last_at": NOW - 30, "last_why": "took longer than 8 s",
    }  # fmt: skip
    assert stat.S_IMODE((tmp_path / "state" / hook_failures.NAME).stat().st_mode) == 0o600


def test_those_of_long_ago_count_no_more(tmp_path: Path) -> None:
    hook_failures.note(str(tmp_path), "old", NOW - hook_failures.SHOWN_SECONDS - 1)
    assert hook_failures.lately(str(tmp_path), NOW) == {}


def test_the_file_stays_small_and_a_torn_line_counts_for_nothing(tmp_path: Path) -> None:
    for number in range(1_000):
        hook_failures.note(str(tmp_path), f"{number} " + "x" * 500, NOW)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 3 * hook_failures.MOST_BYTES
    with (tmp_path / hook_failures.NAME).open("ab") as file:
        file.write(b'{"at": 1')
    hook_failures.note(str(tmp_path), "after", NOW)
    assert hook_failures.lately(str(tmp_path), NOW)["last_why"] == "after"


def test_where_nothing_can_be_written_nothing_is_raised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    hook_failures.note(str(tmp_path / "file"), "why", NOW)
    assert hook_failures.lately(str(tmp_path / "file"), NOW) == {}
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / hook_failures.NAME).symlink_to(tmp_path / "file")
    hook_failures.note(str(tmp_path / "link"), "why", NOW)
    assert (tmp_path / "file").read_text() == "x"
