"""The parts of the house as they are put together: what each holds while it waits for another."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from memoryd.bootstrap.house import House
from memoryd.config import Config, Places
from memoryd.core.commands import Command
from memoryd.core.errors import MemorydError, TextPurged
from memoryd.core.model import Answer, Project, Prompt, Usage
from memoryd.core.settings import ExtractionSettings, StateSettings
from tests.bootstrap.houses import house
from tests.fakes_edges import HeardNews

PATIENCE = 10.0


class Slow:
    """A model that answers when it is let."""

    def __init__(self) -> None:
        self.asked, self.let = threading.Event(), threading.Event()

    def ask(self, prompt: Prompt) -> Answer:
        self.asked.set()
        assert self.let.wait(PATIENCE)
        return Answer("{}", Usage())


def test_a_purge_passes_a_call_under_way_and_who_waits_for_a_place_among_the_calls(tmp_path: Path) -> None:
    config = Config(
        source=None,
        places=Places(tmp_path, tmp_path / "config.toml", tmp_path / "state", tmp_path / "data"),
        sessions=(),
        extraction=ExtractionSettings(concurrency=1),
        state=StateSettings(directory=str(tmp_path / "state")),
    )
    (tmp_path / "state").mkdir()
    slow, begun, let_go = Slow(), threading.Barrier(3), list[str]()
    made = House(config, HeardNews(), model=slow)
    in_flight, model = made.trust.in_flight, made.model
    assert model is not None

    def ask() -> None:
        with in_flight.step(), pytest.raises(TextPurged):
            begun.wait(PATIENCE)
            model.ask(Prompt("", ""))
        let_go.append("an answer")

    def purge() -> None:
        with in_flight.purge():
            pass

    asking = [threading.Thread(target=ask, daemon=True) for _ in range(2)]
    purging = threading.Thread(target=purge, daemon=True)
    for thread in asking:
        thread.start()
    begun.wait(PATIENCE)
    assert slow.asked.wait(PATIENCE)
    purging.start()
    purging.join(PATIENCE / 2)
    assert not purging.is_alive(), "a purge waits for who waits for a place"
    slow.let.set()
    for thread in asking:
        thread.join(PATIENCE)
    assert let_go == ["an answer"] * 2
    made.database.close()


@pytest.mark.parametrize("first", ["tend", "rebuild", "undo"])
def test_what_somebody_typed_counts_once_for_a_consolidation_whoever_sees_it_first(tmp_path: Path, first: str) -> None:
    memory = tmp_path / "shop" / ".memory"
    memory.mkdir(parents=True, mode=0o700)
    shop = Project(str(memory.parent), str(memory))
    made = house(tmp_path)
    (memory / "a.md").write_text("以后都用空格缩进", encoding="utf-8")
    made.reindex(shop)
    (before, _) = made.upkeep.changes(shop)
    (memory / "b.md").write_text("Use pnpm.", encoding="utf-8")
    if first == "tend":
        made.tend(shop)
    elif first == "rebuild":
        made.indexing.rebuild(shop)
    else:
        with pytest.raises(MemorydError, match="nothing of memoryd's doing"):
            made.perform(Command("undo", shop.root, {}))
    # The hint at it is followed only now.
    made.reindex(shop, {"b.md"})
    made.reindex(shop)
    assert made.upkeep.changes(shop)[0] == before + 1
    made.database.close()
