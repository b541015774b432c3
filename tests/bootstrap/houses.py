"""A house over folders of its own, for whoever needs more than one at a time."""

from __future__ import annotations

from pathlib import Path

from memoryd.bootstrap.house import House
from memoryd.config import Config, Places
from memoryd.core.settings import StateSettings
from tests.fakes_edges import HeardNews


def house(folder: Path) -> House:
    """Return a house whose state lies in a folder; whoever takes it closes its database."""
    state = folder / "state"
    state.mkdir(parents=True, exist_ok=True)
    places = Places(folder, folder / "config.toml", state, folder / "data")
    settings = StateSettings(directory=str(state))
    return House(Config(source=None, places=places, sessions=(), state=settings), HeardNews())
