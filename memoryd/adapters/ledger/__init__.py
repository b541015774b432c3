"""The ledger: what was read, what was said, what was done with it and why, in one SQLite database."""

from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.history import History
from memoryd.adapters.ledger.intake import SqliteIntakeLedger
from memoryd.adapters.ledger.spend import SqliteSpend
from memoryd.adapters.ledger.tidying import SqliteOffers, SqliteTidied
from memoryd.adapters.ledger.turns import SqliteTurnQueue
from memoryd.adapters.ledger.upkeep import SqliteUpkeep

__all__ = [
    "Database",
    "History",
    "SqliteIntakeLedger",
    "SqliteOffers",
    "SqliteSpend",
    "SqliteTidied",
    "SqliteTurnQueue",
    "SqliteUpkeep",
]
