"""Houses for the intake's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd import agents
from tests.pipeline.intake_house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    folder = tmp_path / "sessions"
    folder.mkdir()
    made = House(folder)
    made.rescan()
    return made


@pytest.fixture
def talk(tmp_path: Path) -> House:
    made = House(tmp_path / "talk", agents.get("generic"))
    made.rescan()
    return made
