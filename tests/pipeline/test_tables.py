"""Sessions in a database: every row once, from the place where reading stood, beside a client that goes on writing."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.core.errors import StoreUnavailable
from memoryd.pipeline.session_root import SessionRoot
from tests.pipeline.intake_house import House, keys
from tests.pipeline.other_sources import Client, TableFormat, client


@pytest.fixture
def desk(tmp_path: Path) -> House:
    folder = tmp_path / "sessions"
    folder.mkdir()
    house = House(folder, TableFormat())
    house.rescan()
    return house


@pytest.fixture
def running(desk: House) -> Iterator[Client]:
    with client(desk.folder / "client.db") as opened:
        yield opened


def restart(house: House) -> None:
    house.start()
    house.rescan()


def offsets(house: House) -> dict[str, int]:
    return {path.rpartition("/")[2]: checkpoint.offset for path, checkpoint in house.ledger.files.items()}


def test_rows_are_read_as_they_come(desk: House, running: Client) -> None:
    running.say("a", ["一", "two"])
    desk.rescan()
    running.say("a", ["three"])
    desk.hint(running.path)
    assert desk.said == ["一", "two", "three"]
    assert offsets(desk) == {"client.db#a": 3}


def test_a_hint_at_the_write_ahead_log_is_one_at_the_database(desk: House, running: Client) -> None:
    desk.hint(running.path)
    running.say("a", ["one"])
    assert f"{running.path}-wal".endswith(desk.root.suffixes)
    desk.hint(f"{running.path}-wal")
    assert desk.said == ["one"]


def test_a_commit_that_shows_only_after_the_hint_is_not_missed(desk: House, running: Client) -> None:
    running.say("a", ["one"])
    desk.hint(f"{running.path}-wal")
    running.say("a", ["two"])
    assert desk.said == ["one"]
    desk.pass_time(0.4)
    assert desk.said == ["one", "two"]
    running.say("a", ["three"])
    desk.pass_time(2)
    assert desk.said == ["one", "two", "three"]
    assert desk.intake.deadline() is None


def test_each_session_has_a_place_of_its_own(desk: House, running: Client) -> None:
    running.say("a", ["one"])
    running.say("b", ["other"])
    running.say("a", ["two"])
    desk.rescan()
    running.say("b", ["another"])
    restart(desk)
    assert keys(desk) == ["another", "one", "other", "two"]
    assert offsets(desk) == {"client.db#a": 2, "client.db#b": 2}
    assert len(desk.closed) == 4


def test_a_turn_names_the_database_as_its_file_and_its_rows(desk: House, running: Client) -> None:
    running.say("a", ["one", "two"])
    desk.rescan()
    assert [(news.turn.file, news.turn.start, news.turn.end) for news in desk.closed] == [
        (str(running.path), 0, 1),
        (str(running.path), 1, 2),
    ]


def test_many_rows_are_read_in_steps(desk: House, running: Client) -> None:
    names = [str(number) for number in range(1_700)]
    running.say("a", names)
    desk.rescan()
    assert desk.said == names


def test_what_was_there_first_is_left_out(tmp_path: Path) -> None:
    house = House(tmp_path / "s", TableFormat(), from_start=False)
    with client(tmp_path / "s" / "client.db") as running:
        running.say("a", ["old"])
        house.rescan()
        running.say("a", ["new"])
        running.say("b", ["new session"])
        restart(house)
    assert keys(house) == ["new", "new session"]


def test_a_closed_and_opened_database_goes_on(desk: House) -> None:
    path = desk.folder / "client.db"
    for number in range(3):
        with client(path) as running:
            running.say("a", [str(number)])
            desk.hint(path)
        desk.rescan()
    restart(desk)
    assert desk.said == ["0", "1", "2"]
    assert [entry.name for entry in desk.folder.iterdir()] == ["client.db"]


def test_a_database_put_back_to_an_older_state_is_read_anew(desk: House, tmp_path: Path) -> None:
    path = desk.folder / "client.db"
    with client(path) as running:
        running.say("a", ["one"])
    shutil.copy(path, tmp_path / "backup")
    with client(path) as running:
        running.say("a", ["two", "three"])
    desk.rescan()
    shutil.copy(tmp_path / "backup", path)
    with client(path) as running:
        running.say("a", ["2", "3", "4"])
    restart(desk)
    assert desk.said == ["one", "two", "three", "2", "3", "4"]
    assert len(desk.closed) == 6


def test_a_renamed_database_goes_on(desk: House) -> None:
    path = desk.folder / "client.db"
    with client(path) as running:
        running.say("a", ["one"])
    desk.rescan()
    (desk.folder / "moved").mkdir()
    path = path.rename(desk.folder / "moved" / "client.db")
    with client(path) as running:
        running.say("a", ["two"])
    desk.rescan()
    assert desk.said == ["one", "two"]
    assert list(desk.ledger.files) == [f"{path}#a"]


def test_a_deleted_session_keeps_its_checkpoint(desk: House, running: Client) -> None:
    running.say("a", ["one"])
    desk.rescan()
    running.connection.execute("DELETE FROM log")
    desk.rescan()
    assert desk.troubles == []
    assert offsets(desk) == {"client.db#a": 1}


def test_numbers_no_row_has_are_not_waited_for(desk: House, running: Client) -> None:
    running.say("a", ["one"])
    running.connection.execute("UPDATE log SET seq = 7")
    running.say("a", ["two"])
    running.connection.execute("UPDATE log SET seq = 20 WHERE seq = 8")
    desk.rescan()
    assert desk.said == ["one", "two"]
    assert desk.intake.step() is False
    running.say("a", ["three"])
    restart(desk)
    assert desk.said == ["one", "two", "three"]
    assert len(desk.closed) == 3


def test_a_row_that_is_no_turn_is_counted_and_passed(desk: House, running: Client) -> None:
    running.say("a", ["one"])
    running.connection.execute("INSERT INTO log VALUES ('a', 1, 'x', 'torn {', 0)")
    running.say("a", ["three"])
    desk.rescan()
    assert desk.said == ["one", "three"]
    assert [checkpoint.bad for checkpoint in desk.ledger.files.values()] == [1]
    assert len(desk.troubles) == 1


def test_a_locked_database_is_read_when_it_is_free(desk: House) -> None:
    with client(desk.folder / "client.db", "delete") as running:
        running.say("a", ["one"])
        running.connection.execute("BEGIN EXCLUSIVE")
        desk.rescan()
        assert desk.said == []
        assert len(desk.troubles) == 1
        running.connection.execute("ROLLBACK")
        desk.rescan()
    assert desk.said == ["one"]


def test_a_failing_ledger_loses_nothing(desk: House, running: Client) -> None:
    def fail() -> None:
        raise StoreUnavailable("the disk is full")

    running.say("a", ["one"])
    desk.ledger.crash = fail
    desk.rescan()
    running.say("a", ["two"])
    desk.ledger.crash = lambda: None
    desk.rescan()
    assert desk.said == ["one", "two"]
    assert len(desk.closed) == 2


def test_the_database_itself_can_be_the_root(tmp_path: Path) -> None:
    path = tmp_path / "client.db"
    house = House(tmp_path, TableFormat())
    house.root = SessionRoot(path=str(path), form=TableFormat(), from_start=True)
    with client(path) as running:
        running.say("a", ["one"])
        restart(house)
        running.say("a", ["two"])
        house.hint(f"{path}-wal")
    assert house.said == ["one", "two"]


def test_a_database_that_cannot_be_read_does_not_stop_the_rest(desk: House) -> None:
    with client(desk.folder / "a.db", "delete") as locked, client(desk.folder / "b.db") as running:
        locked.say("a", ["locked"])
        running.say("b", ["one"])
        locked.connection.execute("BEGIN EXCLUSIVE")
        desk.rescan()
        assert desk.said == ["one"]
        assert len(desk.troubles) == 1
        locked.connection.execute("ROLLBACK")
        desk.rescan()
    assert desk.said == ["one", "locked"]


def test_what_was_left_out_stays_so_when_a_database_is_put_back(tmp_path: Path) -> None:
    house = House(tmp_path / "s", TableFormat(), from_start=False)
    path = tmp_path / "s" / "client.db"
    with client(path) as running:
        running.say("a", ["old", "older"])
    house.rescan()
    shutil.copy(path, tmp_path / "backup")
    with client(path) as running:
        running.say("a", ["one", "two"])
    house.rescan()
    shutil.copy(tmp_path / "backup", path)
    with client(path) as running:
        running.say("a", ["three"])
    restart(house)
    assert house.said == ["one", "two", "three"]


def test_other_databases_in_the_folder_are_left_alone(desk: House) -> None:
    with client(desk.folder / "other.db") as running:
        running.connection.execute("ALTER TABLE log RENAME TO something")
    (desk.folder / "text.db").write_text("hello")
    desk.rescan()
    assert desk.said == []
    assert desk.troubles == []


@pytest.mark.parametrize("seed", range(12))
def test_random_writes_kills_and_restarts_give_every_turn_once(desk: House, seed: int) -> None:
    class Killed(Exception):
        pass

    def kill() -> None:
        if dice.random() < 0.5:
            raise Killed

    dice = random.Random(seed)
    path = desk.folder / "client.db"
    running = Client(path)
    said: dict[str, list[str]] = {"a": [], "b": [], "c": []}
    for step in range(80):
        roll = dice.random()
        if roll < 0.6:
            session = dice.choice("abc")
            names = [f"{session}{step}.{number}" for number in range(dice.randrange(1, 4))]
            running.say(session, names)
            said[session] += names
        elif roll < 0.7:
            running.quit()
            running = Client(path)
        elif roll < 0.8:
            desk.start()
        elif roll < 0.9:
            desk.ledger.crash = kill
            try:
                desk.rescan()
            except Killed:
                desk.start()
            desk.ledger.crash = lambda: None
        desk.hint(f"{path}-wal", path)
    running.quit()
    restart(desk)
    for session, names in said.items():
        assert [name for name in desk.said if name.startswith(session)] == names
    assert len(desk.closed) == len({news.turn.key for news in desk.closed})
