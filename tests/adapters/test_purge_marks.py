from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.purge_marks import KeyedPurgeMarks
from memoryd.core.errors import MemorydError, StoreUnavailable

SECRET = "Kestrel-Quartz-77 码头"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "ledger.sqlite3")
    yield opened
    opened.close()


def test_a_text_is_known_again_after_a_restart(database: Database, tmp_path: Path) -> None:
    marks = KeyedPurgeMarks(database, tmp_path / "purge.key")
    assert (marks.any, marks.cover(SECRET), marks.trouble) == (False, SECRET, "")
    assert not (tmp_path / "purge.key").exists()
    marks.add(SECRET, 1.0)
    marks.add(SECRET, 2.0)
    for each in (marks, KeyedPurgeMarks(database, tmp_path / "purge.key")):
        assert each.cover(f"the {SECRET.lower()}!") == "the (purged)!"
        assert (each.any, each.trouble) == (True, "")
    assert (tmp_path / "purge.key").stat().st_mode & 0o777 == 0o600
    assert len(database.rows("SELECT * FROM purged")) == 1


def test_without_its_key_nothing_is_known_again_and_that_is_told(database: Database, tmp_path: Path) -> None:
    KeyedPurgeMarks(database, tmp_path / "purge.key").add(SECRET, 1.0)
    (tmp_path / "purge.key").unlink()
    marks = KeyedPurgeMarks(database, tmp_path / "purge.key")
    assert "purge once more" in marks.trouble
    assert marks.cover(SECRET) == SECRET
    marks.add(SECRET, 2.0)
    assert marks.cover(SECRET) == "(purged)"


def test_a_key_that_is_none_is_refused(database: Database, tmp_path: Path) -> None:
    (tmp_path / "purge.key").write_bytes(b"short")
    with pytest.raises(StoreUnavailable, match="is no key"):
        KeyedPurgeMarks(database, tmp_path / "purge.key")
    (tmp_path / "purge.key").unlink()
    (tmp_path / "purge.key").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreUnavailable):
        KeyedPurgeMarks(database, tmp_path / "purge.key")


def test_a_text_that_is_too_short_is_refused(database: Database, tmp_path: Path) -> None:
    with pytest.raises(MemorydError, match="too short"):
        KeyedPurgeMarks(database, tmp_path / "purge.key").add("cat", 1.0)
