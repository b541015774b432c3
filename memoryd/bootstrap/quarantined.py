"""The turns that were set aside, for commands that only look."""

from __future__ import annotations

from memoryd.adapters.ledger.quarantine import SetAside, SqliteQuarantine
from memoryd.bootstrap.refused import read_only
from memoryd.config import Config
from memoryd.core.errors import MemorydError
from memoryd.pipeline.quarantine_commands import LIST


def quarantined(config: Config) -> tuple[SetAside, ...]:
    """Return every turn that is set aside, the oldest first."""
    with read_only(config) as database:
        return SqliteQuarantine(database).all() if database else ()


def one_of(config: Config, number: int) -> SetAside:
    """Return the turn with a number; MemorydError when it is not set aside."""
    found = next((each for each in quarantined(config) if each.number == number), None)
    if found is None:
        raise MemorydError(f"no turn {number} is set aside", LIST)
    return found
