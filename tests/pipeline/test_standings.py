"""What is known of use reaches the index a day later, and what commands noted reaches the ledger once."""

from __future__ import annotations

from pathlib import Path

from memoryd.adapters.use_notes import FileUseNotes
from memoryd.core.model import Project
from memoryd.core.ranking import Standing
from memoryd.core.use import Use, UseCount, UseKind
from memoryd.pipeline.standings import Standings
from tests.fakes_model import HandClock
from tests.fakes_uses import MemoryUses

SHOP = Project("/p", "/p/.memory")
DAY = 86_400.0


def test_use_of_a_day_counts_from_the_next_one_on(tmp_path: Path) -> None:
    uses, clock = MemoryUses(), HandClock()
    standings = Standings(uses, FileUseNotes(tmp_path), lambda project: {"b.md": "src/b.py"}, clock)
    uses.note([Use(project="/p", file="a.md", at=clock.time, mark=f"t{n}", kind=UseKind.READ) for n in range(3)])
    assert standings.of(SHOP) == Standing({}, {"b.md": "src/b.py"})
    clock.time += DAY
    assert standings.of(SHOP).tiers == {"a.md": 1}
    assert standings.of(Project("/q", "/q/.memory")).tiers == {}


def test_use_follows_a_file_to_its_new_name_at_once(tmp_path: Path) -> None:
    uses, clock = MemoryUses(), HandClock()
    standings = Standings(uses, FileUseNotes(tmp_path), lambda project: {}, clock)
    uses.note([Use(project="/p", file="a.md", at=clock.time - DAY, mark=f"t{n}", kind=UseKind.READ) for n in range(3)])
    assert standings.of(SHOP).tiers == {"a.md": 1}
    uses.inherit(SHOP, "新.md", "a.md")
    assert standings.of(SHOP).tiers["新.md"] == 1


def test_what_commands_noted_is_taken_once_and_nothing_that_is_no_memory(tmp_path: Path) -> None:
    uses, notes, clock = MemoryUses(), FileUseNotes(tmp_path), HandClock()
    standings = Standings(uses, notes, lambda project: {}, clock)
    notes.recalled("/p", ["用.md", "../../etc/passwd"], clock.time)
    notes.recalled("p", ["a.md"], clock.time)
    standings.take_notes()
    standings.take_notes()
    assert uses.counts(SHOP) == {"用.md": UseCount(0, 1, clock.time)}
    assert list(tmp_path.iterdir()) == []


def test_what_is_too_old_to_say_anything_is_let_go(tmp_path: Path) -> None:
    uses, clock = MemoryUses(), HandClock()
    uses.note([Use(project="/p", file="a.md", at=clock.time - 400 * DAY, mark="t", kind=UseKind.READ)])
    Standings(uses, FileUseNotes(tmp_path), lambda project: {}, clock).take_notes()
    assert uses.known == {}
