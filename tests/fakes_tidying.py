"""What a consolidation keeps, in memory; it passes the tests of the ledger's own. And the parts wired as at home."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import UnderWay
from memoryd.core.model import Project
from memoryd.pipeline.consolidating import Consolidating
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.offering import Offering
from memoryd.pipeline.planning import Planning
from memoryd.ports import LanguageModel, MemoryStores
from tests.fakes_edges import HeardNews
from tests.fakes_journal import Journalled
from tests.fakes_memory import MemoryUpkeep
from tests.fakes_model import HandClock


class MemoryTidied:
    """A Tidied that is gone when the test is."""

    def __init__(self) -> None:
        self.looks: dict[str, frozenset[str]] = {}
        self.noes: dict[str, frozenset[str]] = {}

    def looked(self, project: Project) -> frozenset[str]:
        return self.looks.get(project.root, frozenset())

    def look(self, project: Project, marks: Collection[str], there: Collection[str]) -> None:
        self.looks[project.root] = (self.looked(project) & frozenset(there)) | frozenset(marks)

    def declined(self, project: Project) -> frozenset[str]:
        return self.noes.get(project.root, frozenset())

    def decline(self, project: Project, marks: Collection[str]) -> None:
        self.noes[project.root] = self.declined(project) | frozenset(marks)


class MemoryConsolidations:
    """A Consolidations for one process."""

    def __init__(self) -> None:
        self.under_way: set[str] = set()

    @contextmanager
    def alone(self, project: Project) -> Iterator[None]:
        self.refuse_second(project)
        self.under_way.add(project.memory)
        try:
            yield
        finally:
            self.under_way.remove(project.memory)

    def refuse_second(self, project: Project) -> None:
        if project.memory in self.under_way:
            raise UnderWay(f"{project.memory} is being consolidated", "wait until that has ended")


class MemoryOffers:
    """An Offers that is gone when the test is."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, str]] = {}

    def put(self, project: Project, number: str, plan: str, at: float) -> None:
        self.kept[project.root] = (number, plan)

    def get(self, project: Project, number: str) -> str:
        kept, plan = self.kept.get(project.root, ("", ""))
        return plan if kept == number else ""

    def drop(self, project: Project) -> None:
        self.kept.pop(project.root, None)


class TidyHouse:
    """All that consolidates, over the stores a test hands in."""

    def __init__(
        self, stores: MemoryStores, *projects: Project, model: LanguageModel | None = None, max_memories: int = 30
    ) -> None:
        self.heard, self.clock, self.text = HeardNews(), HandClock(), YamlMemoryText()
        self.stores, self.tidied, self.offers = stores, MemoryTidied(), MemoryOffers()
        self.consolidations = MemoryConsolidations()
        self.index = Indexing(stores=stores, clock=self.clock, reporter=self.heard)
        self.upkeep = MemoryUpkeep(*projects)
        self.journalled = Journalled(stores, self.clock)
        self.planning = Planning(
            model=model, tidied=self.tidied, clock=self.clock, max_memories=max_memories, retire_share=0.25
        )
        self.consolidating = Consolidating(
            planning=self.planning, upkeep=self.upkeep, tidied=self.tidied, stores=stores,
            consolidations=self.consolidations, applying=self.journalled.applying, text=self.text, index=self.index,
            clock=self.clock, reporter=self.heard, threshold=10,
        )  # fmt: skip
        self.offering = Offering(
            planning=self.planning, consolidating=self.consolidating, offers=self.offers, tidied=self.tidied,
            upkeep=self.upkeep, text=self.text, clock=self.clock,
        )  # fmt: skip
