"""What tidies memories, wired from the parts of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memoryd.adapters.ledger import SqliteOffers
from memoryd.pipeline.consolidating import Consolidating
from memoryd.pipeline.offering import Offering
from memoryd.pipeline.planning import Planning

if TYPE_CHECKING:
    from memoryd.bootstrap.house import House


class Tidying:
    """Planning, carrying out and offering of consolidations, which share what they keep in the ledger."""

    def __init__(self, house: House) -> None:
        settings = house.config.consolidation
        self.planning = Planning(
            model=house.model,
            tidied=house.tidied,
            clock=house.clock,
            max_memories=settings.max_memories,
            retire_share=settings.retire_share,
            buried=house.burying.buried,
        )
        self.consolidating = Consolidating(
            planning=self.planning,
            upkeep=house.upkeep,
            tidied=house.tidied,
            stores=house.stores,
            consolidations=house.consolidations,
            applying=house.trust.applying,
            text=house.text,
            index=house.indexing,
            clock=house.clock,
            reporter=house.reporter,
            threshold=settings.threshold,
        )
        if not settings.enabled:
            self.consolidating.on_due = lambda project: None
        self.offering = Offering(
            planning=self.planning,
            consolidating=self.consolidating,
            offers=SqliteOffers(house.database),
            tidied=house.tidied,
            upkeep=house.upkeep,
            text=house.text,
            clock=house.clock,
        )
