from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "ledger.sqlite3")
    yield opened
    opened.close()
