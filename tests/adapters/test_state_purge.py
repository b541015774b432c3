"""What lies beside the ledger keeps no purged text."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters import hook_failures
from memoryd.adapters.state_purge import StatePurge
from memoryd.adapters.surfaced import SurfacedMemories
from memoryd.adapters.use_line import note_recalled
from memoryd.adapters.use_notes import FileUseNotes
from memoryd.core.errors import StoreUnavailable
from memoryd.core.purged_words import words_of

SECRET = "Kestrel 码头 77"
WORDS = words_of(SECRET)
FILE = "project-kestrel-码头-77.md"


@pytest.fixture
def purge(tmp_path: Path) -> StatePurge:
    return StatePurge(tmp_path, "ledger.sqlite3", ("instance.lock",))


def put(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_a_text_goes_from_every_kind_of_file_and_all_else_stays(tmp_path: Path, purge: StatePurge) -> None:
    edit = put(tmp_path / "edits" / f"0a1b-{FILE}", f"type: x\r\nOn {SECRET}, 🚀\r\n\xff".encode())
    other = put(tmp_path / "edits" / "0a1b-b.md", b"Mine.\n")
    put(tmp_path / ".memoryd-1-0a1b2c3d-1.tmp", SECRET.encode())
    put(tmp_path / "recall" / "0f.sqlite3", b"\0\xfe" + SECRET.encode() + b"\0")
    put(tmp_path / "recall" / "places" / "%2Fkestrel-码头-77", b"ticket")
    put(tmp_path / "new thing" / "x", SECRET.upper().encode())
    SurfacedMemories(str(tmp_path)).add("x1", [FILE], 1.0)
    SurfacedMemories(str(tmp_path)).add("x2", ["b.md"], 1.0)
    assert note_recalled(str(tmp_path), "/p", [FILE], 1.0)
    assert note_recalled(str(tmp_path), "/p", ["b.md"], 2.0)
    hook_failures.note(str(tmp_path), f"no {SECRET}", 1.0)
    held = purge.holding(WORDS)
    assert len(held) == 8
    assert str(edit) in held
    assert purge.purge(WORDS) == 8
    assert (purge.holding(WORDS), purge.purge(WORDS)) == ((), 0)
    for path in tmp_path.rglob("*"):
        assert WORDS not in words_of(path.name.replace("%2F", "/"))
        assert path.is_dir() or WORDS not in words_of(path.read_bytes().decode("utf-8", "replace"))
    clear = (tmp_path / "edits" / "0a1b-project-purged.md").read_bytes()
    assert clear == "type: x\r\nOn (purged), 🚀\r\n\xff".encode()
    assert other.read_bytes() == b"Mine.\n"
    assert [use.file for use in FileUseNotes(tmp_path).waiting()] == ["b.md"]
    assert SurfacedMemories(str(tmp_path)).of("x2") == {"b.md"}


def test_a_damaged_ledger_goes_whole_and_the_ledger_and_the_lock_are_left(tmp_path: Path, purge: StatePurge) -> None:
    left = [put(tmp_path / name, SECRET.encode()) for name in ("ledger.sqlite3", "ledger.sqlite3-wal", "instance.lock")]
    aside = put(tmp_path / "ledger.sqlite3.damaged-20260101-000000-wal", b"\x78\x9c packed")
    assert [text.startswith(f"{aside} (a damaged ledger") for text in purge.holding(WORDS)] == [True]
    assert purge.purge(WORDS) == 1
    assert not aside.exists()
    assert [path.read_bytes() for path in left] == [SECRET.encode()] * 3


def test_no_link_is_followed_and_what_cannot_be_looked_at_is_told(tmp_path: Path) -> None:
    outside = put(tmp_path / "outside", SECRET.encode())
    state = tmp_path / "state"
    put(state / "edits" / "a.md", b"")
    (state / "edits" / "link.md").symlink_to(outside)
    purge = StatePurge(state, "ledger.sqlite3")
    assert purge.purge(WORDS) == 0
    assert outside.read_bytes() == SECRET.encode()
    with pytest.raises(StoreUnavailable):
        StatePurge(tmp_path / "none", "ledger.sqlite3").purge(WORDS)
