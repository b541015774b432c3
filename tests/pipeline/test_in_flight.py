"""What was read before a purge and is written behind it, on a real ledger; the interleaving is handed in."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.ledger.purging import SqlitePurge
from memoryd.adapters.purge_marks import KeyedPurgeMarks
from memoryd.core.errors import TextPurged, Transient
from memoryd.core.model import Answer, Prompt, Turn, Usage
from memoryd.core.purged_words import covered_turn
from memoryd.pipeline.held_model import HeldModel
from memoryd.pipeline.in_flight import InFlight
from memoryd.pipeline.purging import Purging
from memoryd.pipeline.recording import Recorder
from tests.adapters.ledger.samples import checkpoint, turn
from tests.fakes_edges import HeardNews
from tests.fakes_memory import MemoryUpkeep
from tests.fakes_model import HandClock
from tests.fakes_sessions import FolderProjects
from tests.fakes_trust import MemoryTombstones
from tests.pipeline.test_purging import Folders, State, World

SECRET = "Kestrel-Quartz-77 码头"
SECONDS = 10.0


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path / "ledger.sqlite3")


class House:
    """The recorder and the purge on one ledger."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.in_flight = InFlight()
        self.marks = KeyedPurgeMarks(database, folder / "purge.key")
        self.recorder = Recorder(
            SqliteIntakeLedger(database), FolderProjects(), self.clean, HeardNews(), lambda roots: None, HandClock(),
            in_flight=self.in_flight,
        )  # fmt: skip
        world = World()
        self.purging = Purging(
            projects=MemoryUpkeep(), folders=Folders(world), state=State(world), ledger=SqlitePurge(database),
            marks=self.marks, seen=MemoryTombstones(), purged=lambda project, files: None, index=world,
            clock=HandClock(), in_flight=self.in_flight,
        )  # fmt: skip

    def clean(self, turn: Turn) -> Turn:
        return covered_turn(turn, self.marks.cover)


def stored(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("ledger*")).lower()


def in_thread(act: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    return thread


def test_a_turn_made_ready_before_a_purge_is_stored_behind_it_without_the_text(
    database: Database, tmp_path: Path
) -> None:
    house = House(database, tmp_path)
    said = turn("k1", f"Remember that we stage on {SECRET}.", final=f"{SECRET} it is")
    waiting = house.recorder.prepare([said])
    house.purging.run(SECRET)
    house.recorder.store(checkpoint(), waiting)
    assert b"kestrel" not in stored(tmp_path)
    assert "码头".encode() not in stored(tmp_path)
    project = waiting[0][1]
    (queued,) = SqliteTurnQueue(database).due(project.root, 0.0, 9)
    assert queued.turn.prompts == ("Remember that we stage on (purged).",)


def test_a_turn_made_ready_again_behind_a_purge_does_not_vouch_for_its_earlier_self(
    database: Database, tmp_path: Path
) -> None:
    house = House(database, tmp_path)
    early = house.recorder.prepare([turn("k1", f"We stage on {SECRET}.")])
    house.purging.run(SECRET)
    house.recorder.prepare([turn("k1", f"We stage on {SECRET}.", "以后用它。")])
    house.recorder.store(checkpoint(), early)
    assert b"kestrel" not in stored(tmp_path)


def test_words_are_covered_again_only_when_there_was_a_purge_since(database: Database, tmp_path: Path) -> None:
    house, cleaned = House(database, tmp_path), list[str]()

    def clean(one: Turn) -> Turn:
        cleaned.append(one.key)
        return one

    recorder = Recorder(
        SqliteIntakeLedger(database), FolderProjects(), clean, HeardNews(), lambda roots: None, HandClock(),
        in_flight=house.in_flight,
    )  # fmt: skip
    recorder.store(checkpoint(), recorder.prepare([turn("k1", "One.")]))
    once = len(cleaned)
    house.purging.run(SECRET)
    kept = recorder.prepare([turn("k2", "Two.")])
    del cleaned[once:]
    recorder.store(checkpoint(), kept)
    assert len(cleaned) == once


def test_a_purge_waits_for_the_step_under_way_and_no_step_begins_meanwhile() -> None:
    in_flight, done, began, ended = InFlight(), list[str](), threading.Event(), threading.Event()

    def purge() -> None:
        began.set()
        with in_flight.purge():
            done.append("purge")
            late = in_thread(step)
            ended.wait(0.1)
            done.append("purged")
        late.join(SECONDS)

    def step() -> None:
        with in_flight.step(), in_flight.step():
            done.append("step")
        ended.set()

    with in_flight.step():
        thread = in_thread(purge)
        assert began.wait(SECONDS)
        thread.join(0.1)
        done.append("words written")
    thread.join(SECONDS)
    assert done == ["words written", "purge", "purged", "step"]
    assert in_flight.purges == 1


def test_a_step_that_is_a_purge_itself_waits_for_the_others_and_goes_on_as_a_step() -> None:
    in_flight, done = InFlight(), list[str]()
    held, let = threading.Event(), threading.Event()

    def other() -> None:
        with in_flight.step():
            held.set()
            let.wait(SECONDS)
            done.append("other")

    def purge() -> None:
        with in_flight.purge():
            done.append("second")

    thread = in_thread(other)
    assert held.wait(SECONDS)
    with in_flight.step():
        threading.Timer(0.05, let.set).start()
        with in_flight.purge():
            done.append("purge")
        second = in_thread(purge)
        second.join(0.1)
        done.append("own step")
    second.join(SECONDS)
    thread.join(SECONDS)
    assert done == ["other", "purge", "own step", "second"]


class Purged:
    """A model during whose call somebody has a text purged."""

    def __init__(self, in_flight: InFlight, *, fails: bool = False, times: int = 1) -> None:
        self.in_flight, self.fails, self.times = in_flight, fails, times

    def ask(self, prompt: Prompt) -> Answer:
        if self.times:
            self.times -= 1
            thread = in_thread(self._purge)
            thread.join(SECONDS)
            assert not thread.is_alive(), "a purge waits for a model"
        if self.fails:
            raise Transient("down")
        return Answer("{}", Usage(1, 1))

    def _purge(self) -> None:
        with self.in_flight.purge():
            pass


@pytest.mark.parametrize("fails", [True, False])
def test_what_a_model_answers_while_a_text_is_purged_is_let_go(fails: bool) -> None:
    in_flight = InFlight()
    model = HeldModel(Purged(in_flight, fails=fails), lambda: "", in_flight)
    with in_flight.step(), pytest.raises(TextPurged, match="its answer is let go"):
        model.ask(Prompt("", ""))
    if fails:
        return
    quiet = HeldModel(Purged(in_flight, times=0), lambda: "", in_flight)
    with in_flight.step():
        assert quiet.ask(Prompt("", "")).text == "{}"
    # One who holds no words that are written afterwards has nothing to let go.
    assert HeldModel(Purged(in_flight), lambda: "", in_flight).ask(Prompt("", "")).text == "{}"
