"""Notes of use are appended by many, taken by one, and never counted twice or half."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.adapters.use_line import MOST_BYTES, NAME
from memoryd.adapters.use_notes import FileUseNotes
from memoryd.core.use import Use, UseKind


def taken(notes: FileUseNotes) -> list[Use]:
    with notes.taken() as uses:
        return list(uses)


def test_what_was_noted_is_taken_once(tmp_path: Path) -> None:
    notes = FileUseNotes(tmp_path)
    assert notes.recalled("/项目", ["用中文.md", "b.md"], 5.0)
    assert notes.recalled("/项目", ["b.md"], 6.0)
    first, second, third = taken(notes)
    assert (first.project, first.file, first.at, first.kind) == ("/项目", "用中文.md", 5.0, UseKind.RECALLED)
    assert first.mark == second.mark != third.mark
    assert taken(notes) == []
    assert list(tmp_path.iterdir()) == []


def test_notes_are_for_their_owner_alone(tmp_path: Path) -> None:
    FileUseNotes(tmp_path).recalled("/p", ["a.md"], 1.0)
    assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600


def test_what_could_not_be_stored_is_there_the_next_time_beside_what_came_since(tmp_path: Path) -> None:
    notes = FileUseNotes(tmp_path)
    notes.recalled("/p", ["a.md"], 1.0)
    with pytest.raises(RuntimeError), notes.taken():
        raise RuntimeError
    notes.recalled("/p", ["b.md"], 2.0)
    assert [use.file for use in taken(notes)] == ["a.md"]
    assert [use.file for use in taken(notes)] == ["b.md"]


@pytest.mark.parametrize(
    "line",
    [
        b"", b"{", b"[]", b"null", b'{"project": "/p"}', b'{"project": "/p", "files": 3, "at": 1, "mark": "m"}',
        b'{"project": "/p", "files": ["a.md"], "at": NaN, "mark": "m"}',
        b'{"project": "/p", "files": ["\\ud800.md"], "at": 1, "mark": "m"}',
        b'{"project": 3, "files": ["a.md"], "at": 1, "mark": "m"}', b"\xff\xfe", b"[" * 100_000,
    ],
)  # fmt: skip
def test_a_line_that_says_nothing_spoils_no_other(tmp_path: Path, line: bytes) -> None:
    notes = FileUseNotes(tmp_path)
    notes.recalled("/p", ["a.md"], 1.0)
    with (tmp_path / NAME).open("ab") as file:
        file.write(line)
    notes.recalled("/p", ["b.md"], 1.0)
    assert [use.file for use in taken(notes)] == ["a.md", "b.md"]


def test_notes_that_nobody_takes_do_not_grow_for_ever(tmp_path: Path) -> None:
    notes = FileUseNotes(tmp_path)
    (tmp_path / NAME).write_bytes(b"\n" * MOST_BYTES)
    assert not notes.recalled("/p", ["a.md"], 1.0)
    assert taken(notes) == []
    assert notes.recalled("/p", ["a.md"], 1.0)


def test_where_nothing_can_be_noted_nothing_happens(tmp_path: Path) -> None:
    assert not FileUseNotes(tmp_path / "missing").recalled("/p", ["a.md"], 1.0)
    assert taken(FileUseNotes(tmp_path / "missing")) == []
    assert not FileUseNotes(tmp_path).recalled("/p", [], 1.0)
    (tmp_path / NAME).symlink_to(tmp_path / "elsewhere")
    assert not FileUseNotes(tmp_path).recalled("/p", ["a.md"], 1.0)
    assert not (tmp_path / "elsewhere").exists()


def test_no_note_is_lost_or_doubled_while_others_append(tmp_path: Path) -> None:
    """Three processes note 200 times each while the notes are taken again and again."""
    code = (
        "import sys; from pathlib import Path; from memoryd.adapters.use_notes import FileUseNotes\n"
        "notes = FileUseNotes(Path(sys.argv[1]))\n"
        "assert all(notes.recalled('/p', [f'{sys.argv[2]}-{n}.md'], 1.0) for n in range(200))"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path), str(n)]) for n in range(3)]
    notes, seen = FileUseNotes(tmp_path), []
    while any(writer.poll() is None for writer in writers):
        seen += [use.file for use in taken(notes)]
    seen += [use.file for use in taken(notes)] + [use.file for use in taken(notes)]
    assert [writer.returncode for writer in writers] == [0, 0, 0]
    assert sorted(seen) == sorted(f"{n}-{k}.md" for n in range(3) for k in range(200))


def test_noting_loads_nothing_heavy() -> None:
    code = "import sys, memoryd.adapters.use_notes; print('sqlite3' in sys.modules or 'yaml' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    assert done.stdout.strip() == "False"
