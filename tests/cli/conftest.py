"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Return a fresh home folder."""
    folder = (tmp_path / "家").resolve()
    folder.mkdir()
    return Home(folder)
