"""What each session was given, kept small and to oneself."""

from __future__ import annotations

import os
from pathlib import Path

from memoryd.adapters.surfaced import FOLDER, KEPT_SECONDS, MOST_BYTES, MOST_SESSIONS, SurfacedMemories

NOW = 1_790_000_000.0


def test_a_session_knows_what_it_was_given_and_no_other_does(tmp_path: Path) -> None:
    kept = SurfacedMemories(str(tmp_path))
    kept.add("../../etc/passwd", ["/a/记忆 \n.md", "/b.md"], NOW)
    kept.add("../../etc/passwd", ["/c.md"], NOW)
    assert kept.of("../../etc/passwd") == {"/a/记忆 \n.md", "/b.md", "/c.md"}
    assert kept.of("other") == frozenset()
    (file,) = (tmp_path / FOLDER).iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


def test_old_sessions_and_too_many_are_let_go(tmp_path: Path) -> None:
    kept = SurfacedMemories(str(tmp_path))
    for number in range(MOST_SESSIONS + 5):
        kept.add(f"s{number}", ["/a.md"], 0.0)
    assert len(list((tmp_path / FOLDER).iterdir())) == MOST_SESSIONS
    for path in (tmp_path / FOLDER).iterdir():
        os.utime(path, (NOW - KEPT_SECONDS - 1, NOW - KEPT_SECONDS - 1))
    kept.add("new", ["/a.md"], NOW)
    assert kept.of("new") == {"/a.md"}
    assert len(list((tmp_path / FOLDER).iterdir())) == 1


def test_a_session_does_not_grow_without_end(tmp_path: Path) -> None:
    kept = SurfacedMemories(str(tmp_path))
    for number in range(5):
        kept.add("s", [f"/{number}" + "x" * MOST_BYTES], NOW)
    (file,) = (tmp_path / FOLDER).iterdir()
    assert file.stat().st_size < 2 * MOST_BYTES + 10


def test_where_nothing_can_be_kept_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "recall").write_text("")
    kept = SurfacedMemories(str(tmp_path))
    kept.add("s", ["/a.md"], NOW)
    assert kept.of("s") == frozenset()


def test_no_two_sessions_share_a_file(tmp_path: Path) -> None:
    kept = SurfacedMemories(str(tmp_path))
    names = ["3f2a-77", "id-3f2a-77", "会话", "3F2A-77", "a/b", ".", "", "a" * 100, "a" * 101, "a\n"]
    for number, name in enumerate(names):
        kept.add(name, [f"/{number}.md"], NOW)
    assert [kept.of(name) for name in names] == [{f"/{number}.md"} for number in range(len(names))]
    assert {path.parent for path in tmp_path.rglob("*") if path.is_file()} == {tmp_path / FOLDER}
