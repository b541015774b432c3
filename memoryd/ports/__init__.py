"""What the pipeline needs from the world, one small Protocol each; an adapter and a fake share its name."""

from memoryd.ports.ledger import IntakeLedger, Patience, QueuedTurn, Spend, TurnQueue, Upkeep
from memoryd.ports.memories import (
    Archive,
    Archives,
    Consolidations,
    Excluded,
    MemoryStore,
    MemoryStores,
    MemoryText,
    Projects,
)
from memoryd.ports.models import Extractor, LanguageModel
from memoryd.ports.sessions import Processes, Row, SessionFiles, SessionTables
from memoryd.ports.surroundings import Clock, Notifier, Reporter, Schedule, Watcher
from memoryd.ports.tidying import Offers, Tidied

__all__ = [
    "Archive",
    "Archives",
    "Clock",
    "Consolidations",
    "Excluded",
    "Extractor",
    "IntakeLedger",
    "LanguageModel",
    "MemoryStore",
    "MemoryStores",
    "MemoryText",
    "Notifier",
    "Offers",
    "Patience",
    "Processes",
    "Projects",
    "QueuedTurn",
    "Reporter",
    "Row",
    "Schedule",
    "SessionFiles",
    "SessionTables",
    "Spend",
    "Tidied",
    "TurnQueue",
    "Upkeep",
    "Watcher",
]
