from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.soundness import check, has_wal_reset_bug, sqlite_version
from memoryd.core.errors import StoreUnavailable


@pytest.mark.parametrize(
    ("version", "broken"),
    [("3.6.23", False), ("3.7.0", True), ("3.40.1", True), ("3.51.2", True), ("3.51.3", False), ("4.0.0", False)],
)
def test_the_versions_with_the_bug_are_known(version: str, broken: bool) -> None:
    assert has_wal_reset_bug(version) is broken
    assert has_wal_reset_bug(sqlite_version()) in (True, False)


def test_a_sound_ledger_passes_and_a_damaged_one_is_told(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite3"
    Database(path).close()
    before = path.read_bytes()
    check(path)
    assert path.read_bytes() == before
    path.write_bytes(before[:4096] + b"\xff" * (len(before) - 4096))
    with pytest.raises(StoreUnavailable):
        check(path)
