"""What model calls cost so far, and what is left under the ceilings: `memoryd cost`."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.ledger import Database, SqliteSpend
from memoryd.adapters.ledger.bills import Bills
from memoryd.bootstrap.backends import limits_of
from memoryd.bootstrap.state_names import LEDGER
from memoryd.config import Config
from memoryd.core.bill import Entry
from memoryd.core.budget import Ceilings, Spent, ceilings, spent_at

DAY = 86_400.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Costs:
    """What was spent in so many days, the turns it was spent on, the ones that cost nothing, and the ceilings now."""

    days: int
    entries: tuple[Entry, ...] = ()
    asked: int = 0
    without_signal: int = 0
    ceilings: Ceilings = ()


def costs(config: Config, days: int) -> Costs:
    """Read the ledger; StoreUnavailable when it cannot be."""
    now = SystemClock().now()
    path = config.state_folder / LEDGER
    if not path.exists():
        return Costs(days=days, ceilings=ceilings(Spent(), limits_of(config)))
    database = Database(path, read_only=True)
    try:
        bills = Bills(database)
        since = now - days * DAY
        asked, without_signal = bills.turns(since)
        spent = spent_at(now, SqliteSpend(database).since)
        return Costs(
            days=days,
            entries=bills.entries(since),
            asked=asked,
            without_signal=without_signal,
            ceilings=ceilings(spent, limits_of(config)),
        )
    finally:
        database.close()
