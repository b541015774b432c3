"""What is noted beside a ledger tells a loss from what only looks like one."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, closed_well
from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.adapters.ledger.opening import open_ledger
from memoryd.adapters.ledger.schema import MIGRATIONS
from memoryd.adapters.ledger.second_copy import SecondCopy
from memoryd.core.errors import StoreUnavailable
from memoryd.core.loss import Loss

NOW = 1_790_000_000.0
_DIES = """
import os, sys
from pathlib import Path
from memoryd.adapters.ledger.opening import open_ledger
database = open_ledger(Path(sys.argv[1]), 1_790_000_000.0, print)
for number in range(12):
    with database.transaction() as connection:
        connection.execute("INSERT INTO roots VALUES (?)", (f"项目-{number}",))
os.kill(os.getpid(), 9)
"""


def silent(what: str) -> None:
    """Hear nothing."""


def write(database: Database, *roots: str) -> None:
    for root in roots:
        with database.transaction() as connection:
            connection.execute("INSERT INTO roots VALUES (?)", (root,))


def roots_in(database: Database) -> list[str]:
    return [row["root"] for row in database.rows("SELECT root FROM roots ORDER BY root")]


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def loss_at_opening(path: Path) -> Loss | None:
    """Return what a start says is lost; the next one has nothing to say once that is confirmed."""
    database = open_ledger(path, NOW + 60, silent)
    loss = SqliteLosses(database).unconfirmed()
    SqliteLosses(database).confirm()
    write(database, f"later-{os.urandom(4).hex()}")
    database.close()
    again = open_ledger(path, NOW + 90, silent)
    assert SqliteLosses(again).unconfirmed() is None
    again.close()
    return loss


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a ledger that was closed well, with a second copy that knows no less than it."""
    path = tmp_path / "ledger.sqlite3"
    database = open_ledger(path, NOW, silent)
    write(database, "a", "b")
    SecondCopy(tmp_path).write(database, NOW)
    database.close()
    return path


@pytest.fixture
def killed(path: Path) -> Path:
    """Return a ledger whose process was killed, with the log that it leaves."""
    ended = subprocess.run([sys.executable, "-c", _DIES, path], check=False, capture_output=True)
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    assert closed_well.has_log(path)
    return path


def looked_at_with_another_tool(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT count(*) FROM roots").fetchall()


def test_a_kill_and_then_another_tool_that_writes_the_log_back_is_no_loss(killed: Path) -> None:
    looked_at_with_another_tool(killed)
    assert not closed_well.has_log(killed)
    assert loss_at_opening(killed) is None
    database = open_ledger(killed, NOW, silent)
    assert len([root for root in roots_in(database) if root.startswith("项目")]) == 12
    database.close()


def test_a_ledger_that_was_closed_well_lacks_nothing_where_only_its_mark_is_gone(path: Path) -> None:
    beside(path, "-closed").unlink()
    assert loss_at_opening(path) is None


def log_gone(path: Path) -> None:
    beside(path, "-wal").unlink()


def all_beside_gone(path: Path) -> None:
    for ending in ("-wal", "-shm", "-closed"):
        beside(path, ending).unlink(missing_ok=True)


def log_cut(path: Path) -> None:
    log = beside(path, "-wal")
    log.write_bytes(log.read_bytes()[:-4200])


@pytest.mark.parametrize("lose", [log_gone, all_beside_gone, log_cut])
def test_a_ledger_that_was_killed_and_lost_its_end_says_so(killed: Path, lose: Callable[[Path], None]) -> None:
    lose(killed)
    loss = loss_at_opening(killed)
    assert loss is not None
    assert loss.in_part
    assert ("its write-ahead log is gone" in loss.reason) is (lose is not log_cut)


def test_a_copy_of_the_file_alone_that_was_made_while_it_was_in_use_says_so(path: Path, tmp_path: Path) -> None:
    database = open_ledger(path, NOW, silent)
    write(database, "c", "d")
    elsewhere = tmp_path / "elsewhere" / path.name
    elsewhere.parent.mkdir()
    shutil.copy(path, elsewhere)
    shutil.copy(SecondCopy(path.parent).path, elsewhere.parent)
    database.close()
    loss = loss_at_opening(elsewhere)
    assert loss is not None
    assert "its write-ahead log is gone" in loss.reason


def test_an_older_ledger_is_known_also_where_the_second_copy_is_as_old(path: Path) -> None:
    older = path.read_bytes()
    database = open_ledger(path, NOW, silent)
    write(database, "c")
    database.close()
    path.write_bytes(older)
    loss = loss_at_opening(path)
    assert loss is not None
    assert loss.in_part
    assert "it is not the one that was written last" in loss.reason


def test_an_older_ledger_that_took_the_place_of_one_in_use_is_known_at_the_next_start(path: Path) -> None:
    older = path.with_name("older")
    shutil.copy(path, older)
    database = open_ledger(path, NOW, silent)
    write(database, "c", "d")
    older.replace(path)
    beside(path, "-wal").unlink()
    database.close()
    assert not closed_well.is_as_left(path)
    loss = loss_at_opening(path)
    assert loss is not None
    assert loss.in_part


def test_a_ledger_that_is_gone_is_missed_before_there_is_a_second_copy(path: Path) -> None:
    SecondCopy(path.parent).path.unlink()
    path.unlink()
    loss = loss_at_opening(path)
    assert loss is not None
    assert not loss.in_part
    assert "its file was gone, and there is no second copy" in loss.reason


def test_a_loss_is_still_known_when_whoever_found_it_was_killed_before_it_was_noted(path: Path) -> None:
    older = path.read_bytes()
    database = open_ledger(path, NOW, silent)
    write(database, "c", "d", "e", "f")
    database.close()
    path.write_bytes(older)
    found = Database(path, sound=True)
    write(found, "z")
    found.close()
    assert loss_at_opening(path) is not None


def test_what_changes_nothing_is_not_counted_and_not_written(path: Path) -> None:
    database = open_ledger(path, NOW, silent)
    write(database, "c")
    counted, log = closed_well.left(path).number, beside(path, "-wal").stat().st_size
    with database.transaction() as connection:
        connection.execute("INSERT OR IGNORE INTO roots VALUES ('c')")
    assert (closed_well.left(path).number, beside(path, "-wal").stat().st_size) == (counted, log)
    write(database, "d")
    assert closed_well.left(path).number == (counted or 0) + 1
    database.close()


def test_a_transaction_that_failed_is_not_counted(path: Path) -> None:
    database = open_ledger(path, NOW, silent)
    with pytest.raises(ZeroDivisionError), database.transaction() as connection:
        connection.execute("INSERT INTO roots VALUES ('c')")
        _ = 1 // 0
    assert closed_well.left(path).number == database.found.number
    database.close()


def a_folder(mark: Path) -> None:
    mark.mkdir()


def a_link(mark: Path) -> None:
    mark.symlink_to(mark.with_name("elsewhere"))


@pytest.mark.parametrize("make", [a_folder, a_link])
def test_a_mark_that_cannot_be_read_is_told_in_one_line_with_what_to_do(
    path: Path, make: Callable[[Path], None]
) -> None:
    mark = beside(path, "-closed")
    mark.unlink()
    make(mark)
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable) as raised:
        open_ledger(path, NOW, silent)
    assert str(raised.value).startswith(f"{mark}: ")
    assert "; move it out of the way" in str(raised.value)
    assert "\n" not in str(raised.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("said", [b"", b"\xff\xfe", b"open writes many", b"open writes 1" + b"0" * 90])
def test_a_mark_that_nobody_wrote_says_nothing(path: Path, said: bytes) -> None:
    beside(path, "-closed").write_bytes(said)
    assert closed_well.left(path) == closed_well.Left()
    assert loss_at_opening(path) is None


def test_a_pipe_in_the_place_of_the_mark_is_not_waited_for(path: Path) -> None:
    beside(path, "-closed").unlink()
    os.mkfifo(beside(path, "-closed"))
    assert loss_at_opening(path) is None


@pytest.mark.parametrize("log", [True, False])
def test_a_ledger_that_an_older_memoryd_left_in_the_middle_of_its_work_has_lost_its_log_or_nothing(
    path: Path, *, log: bool
) -> None:
    """It did not count its transactions, so that its log is missed wherever it is not there."""
    counting = next(at for at, step in enumerate(MIGRATIONS) if any("TABLE writes" in each for each in step))
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        for statement in itertools.chain(*MIGRATIONS[:counting]):
            connection.execute(statement)
        connection.execute("INSERT INTO second_copies VALUES (1)")
        connection.execute(f"PRAGMA user_version = {counting}")
        connection.commit()
    beside(path, "-closed").write_text("open".ljust(80))
    if log:
        beside(path, "-wal").touch()
    assert (loss_at_opening(path) is None) is log
