"""A bug that one turn or line brings up loses nothing else, and does not hold up the other files."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

import pytest

from memoryd import agents
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.empty_turns import NEVER, Emptiness
from memoryd.core.errors import StoreUnavailable
from memoryd.core.events import Record
from memoryd.core.model import Project, Turn
from memoryd.core.noticed import Noticed
from memoryd.pipeline.defects import PAUSE_SECONDS
from memoryd.ports import Excluded
from tests.fakes_sessions import FolderProjects, MemoryIntakeLedger
from tests.pipeline.intake_house import House, WholeTurnFormat, keys, line, said, says


class BugError(Exception):
    """Stand for an error nobody thought of."""


@dataclass(slots=True)
class BuggyProjects(FolderProjects):
    """Projects that fail for some folders, as long as they do."""

    failing: set[str] = field(default_factory=set)
    tried: int = 0

    def locate(self, cwd: str) -> Project | Excluded:
        """Fail, or return the project."""
        if cwd in self.failing:
            self.tried += 1
            raise BugError(cwd)
        return FolderProjects.locate(self, cwd)


class BuggyLedger(MemoryIntakeLedger):
    """A ledger that fails at one turn."""

    def record(
        self,
        checkpoint: Checkpoint,
        turns: list[tuple[Turn, Project]],  # type: ignore[override]
        instead_of: str = "",
        noticed: tuple[Noticed, ...] = (),  # type: ignore[override]
        empty: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Fail, or record."""
        if any("bad" in turn.prompts for turn, _ in turns):
            raise BugError
        return super().record(checkpoint, turns, instead_of, noticed, empty)


class BuggyFormat(WholeTurnFormat):
    """A format that fails at one line."""

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Fail, or return what the line tells."""
        if b'"bad"' in line:
            raise BugError
        return super().parse_line(line)


def fails(house: House, times: int) -> None:
    for _ in range(times):
        with pytest.raises(BugError):
            house.rescan()


def redactor(house: House) -> Callable[[], None]:
    def redact(turn: Turn) -> Turn:
        if "bad" in turn.prompts:
            raise BugError
        return turn

    house.redact = redact
    return lambda: setattr(house, "redact", lambda turn: turn)


def test_a_turn_that_failed_once_is_recorded_once_it_can_be(house: House) -> None:
    heal = redactor(house)
    house.write("a.jsonl", says("one", "bad", "two"))
    fails(house, 1)
    heal()
    house.rescan()
    assert house.said == ["one", "bad", "two"]
    assert house.troubles == []


def test_a_turn_taken_when_recording_failed_outlives_its_file(talk: House) -> None:
    redactor(talk)
    path = talk.write("a.jsonl", said("user", "bad") + said("assistant", "ok"))
    talk.hint(path)
    talk.clock.time += 10
    talk.intake.tick()
    with pytest.raises(BugError):
        talk.intake.run()
    path.write_bytes(said("user", "another", 9.0))
    talk.redact = lambda turn: turn
    talk.rescan()
    assert talk.said == ["bad"]


@pytest.mark.parametrize("where", ["redact", "projects", "ledger", "format"])
def test_what_fails_twice_is_passed_over_told_and_counted(house: House, where: str) -> None:
    if where == "redact":
        redactor(house)
    elif where == "projects":
        house.projects = BuggyProjects(failing={"/bad"})
    elif where == "ledger":
        house.ledger = BuggyLedger(roots=house.ledger.roots)
    else:
        house.root = house.root.__class__(path=house.root.path, form=BuggyFormat(), from_start=True)
    house.start()
    before = says("one")
    house.write("a.jsonl", before + line("b", say="bad", cwd="/bad") + says("two"))
    tries = 4 if where == "ledger" else 2
    for _ in range(tries):
        try:
            house.rescan()
        except BugError:
            house.clock.time += 1_000
    house.rescan()
    house.rescan()
    assert keys(house) == ["one", "two"]
    (told,) = house.troubles
    assert told.message == (
        f"the turn at byte {len(before)} of {house.folder}/a.jsonl could not be read: please report"
    )
    assert not told.serious
    assert house.intake.lags()[0].bad_lines == 1
    checkpoint = house.ledger.files[f"{house.folder}/a.jsonl"]
    assert checkpoint.offset == checkpoint.size


def test_a_file_full_of_bugs_is_left_alone_while_others_are_read(house: House) -> None:
    projects = BuggyProjects(failing={"/bad"})
    house.projects = projects
    house.start()
    house.write("a.jsonl", b"".join(line(f"{n}", say=f"{n}", cwd="/bad") for n in range(50)))
    house.age("a.jsonl", 100)
    house.write("b.jsonl", says("b"))
    fails(house, 3)
    tried = projects.tried
    for _ in range(5):
        house.rescan()
    assert projects.tried == tried
    assert house.said == ["b"]
    deadline = house.intake.deadline()
    assert deadline is not None
    assert deadline - house.clock.now() == pytest.approx(PAUSE_SECONDS)
    projects.failing.clear()
    house.pass_time(PAUSE_SECONDS)
    assert len(house.said) == 50


def test_what_could_not_be_recorded_is_held_and_no_more_is_read(talk: House) -> None:
    def full() -> None:
        raise StoreUnavailable("the ledger cannot be used: disk full", "make room")

    path = talk.write("a.jsonl", said("user", "first") + said("assistant", "ok"))
    talk.hint(path)
    talk.ledger.crash = full
    talk.pass_time(10)
    path.write_bytes(said("user", "second", 5.0) + said("assistant", "ok", 6.0))
    talk.age("a.jsonl", 100)
    talk.rescan()
    talk.ledger.crash = lambda: None
    talk.rescan()
    assert talk.said == ["first", "second"]


def test_the_failing_format_of_these_tests_reads_other_lines() -> None:
    assert BuggyFormat().parse_line(json.dumps({"id": "a", "say": "b"}).encode())
    assert agents.names()


def test_a_look_at_all_turns_that_fails_holds_up_none_but_the_one_that_brings_it_up(house: House) -> None:
    def look(turns: Sequence[Turn]) -> list[bool]:
        if any("bad" in turn.prompts for turn in turns):
            raise BugError
        return [True] * len(turns)

    house.emptiness = Emptiness(NEVER.as_read, NEVER.prepared, look)
    house.start()
    house.write("a.jsonl", says("one", "bad", "two"))
    fails(house, 3)
    house.clock.time += 2 * PAUSE_SECONDS
    house.rescan()
    assert house.said == ["one", "two"]
