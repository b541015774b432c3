"""A ledger that is lost or damaged costs no memory, no tombstone and no money; nothing of it is deleted."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteSpend, soundness
from memoryd.adapters.ledger.database import LedgerDamaged
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.adapters.ledger.opening import open_ledger
from memoryd.adapters.ledger.second_copy import SecondCopy
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.core import tombstones
from memoryd.core.errors import StoreUnavailable
from memoryd.core.journal import Cause, FileChange, Why, digest_of
from memoryd.core.loss import told
from tests.adapters.ledger.samples import SHOP
from tests.fakes_memory import memory

NOW = 1_790_000_000.0
STONE = tombstones.of(memory("用-pnpm", body="只用 pnpm 🚦。\n"), "2026-11-29", by_hand=True)
TYPED = b"mine\r\n"


def silent(what: str) -> None:
    """Hear nothing."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a ledger with something in it, and its second copy."""
    path = tmp_path / "ledger.sqlite3"
    database = open_ledger(path, NOW, silent)
    SqliteTombstones(database).bury(SHOP, [STONE])
    SqliteSpend(database).reserve(NOW, "extract", "claude", 1200, 0.25, SHOP.root)
    SqliteJournal(database).note(SHOP, Why(Cause.HAND), [FileChange("a.md", "a", None, TYPED, by_hand=True)], NOW)
    with database.transaction() as connection:
        connection.execute("INSERT INTO purged VALUES ('m', 5, 1, 7.0)")
    SecondCopy(tmp_path).write(database, NOW)
    database.close()
    return path


def page_in_the_middle(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xaa" * (len(content) - 4096)
    path.write_bytes(bytes(content))


def last_page(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:-4096] + b"\xaa" * 4096)


LOSSES: dict[str, Callable[[Path], object]] = {
    "deleted": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "garbage": lambda path: path.write_bytes(b"no database at all" * 300),
    "damaged": page_in_the_middle,
    "damaged in one page": last_page,
}


@pytest.mark.parametrize("lose", LOSSES.values(), ids=LOSSES.keys())
def test_what_was_kept_a_second_time_is_back_and_the_loss_is_known(path: Path, lose: Callable[[Path], object]) -> None:
    lose(path)
    left = path.read_bytes() if path.exists() else b""
    heard: list[str] = []
    database = open_ledger(path, NOW + 60, heard.append)
    assert SqliteTombstones(database).buried(SHOP) == (STONE,)
    assert SqliteSpend(database).since(NOW) == (1, 1200, 0.25)
    assert [tuple(row) for row in database.rows("SELECT * FROM purged")] == [("m", 5, 1, 7.0)]
    head = SqliteJournal(database).heads(SHOP)["a.md"]
    assert (head.digest, head.by_hand) == (digest_of(TYPED), True)
    loss = SqliteLosses(database).unconfirmed()
    assert loss is not None
    assert heard
    if left:
        assert Path(loss.aside).read_bytes() == left
        assert ".damaged-2026" in loss.aside
        assert "start memoryd anew" not in loss.reason
    SqliteLosses(database).confirm()
    database.close()
    again = open_ledger(path, NOW + 90, heard.append)
    assert SqliteLosses(again).unconfirmed() is None
    again.close()


def as_killed(path: Path, *, log: bool = False) -> Path:
    """Return a copy of what a kill leaves of a ledger that is in use, without its write-ahead log."""
    killed = path.parent / "killed" / path.name
    killed.parent.mkdir()
    names = [path.name, f"{path.name}-closed", SecondCopy(path.parent).path.name]
    for name in [*names, f"{path.name}-wal"][: 4 if log else 3]:
        shutil.copy(path.parent / name, killed.parent / name)
    return killed


@pytest.mark.parametrize("copied", [True, False])
def test_a_ledger_without_its_log_says_so_also_where_the_second_copy_knows_no_more(path: Path, *, copied: bool) -> None:
    database = open_ledger(path, NOW, silent)
    SqliteTombstones(database).lift(SHOP, [STONE])
    SqliteTombstones(database).bury(SHOP, [STONE])
    killed = as_killed(path)
    database.close()
    if not copied:
        SecondCopy(killed.parent).path.unlink()
    again = open_ledger(killed, NOW + 60, silent)
    loss = SqliteLosses(again).unconfirmed()
    assert loss is not None
    assert ("there is no second copy" in loss.reason) is not copied
    again.close()


def test_a_ledger_without_its_log_says_so_keeps_what_was_taken_away_and_waits_for_the_person(path: Path) -> None:
    database = open_ledger(path, NOW, silent)
    later = tombstones.of(memory("部署"), "2026-11-30")
    SqliteTombstones(database).bury(SHOP, [later])
    SqliteSpend(database).reserve(NOW + 5, "extract", "claude", 100, 0.5, SHOP.root)
    SecondCopy(path.parent).write(database, NOW)
    assert path.with_name(f"{path.name}-wal").exists()
    killed = as_killed(path)
    database.close()
    heard: list[str] = []
    again = open_ledger(killed, NOW + 60, heard.append)
    assert SqliteTombstones(again).buried(SHOP) == (STONE, later)
    assert SqliteSpend(again).since(NOW) == (2, 1300, 0.75), "each call is booked once"
    loss = SqliteLosses(again).unconfirmed()
    assert loss is not None
    assert loss.in_part
    assert "part of the ledger was lost" in told(loss, "2026-11-30")
    (said,) = heard
    assert "its write-ahead log is gone, and what was done last with it" in said
    SqliteLosses(again).confirm()
    again.close()
    open_ledger(killed, NOW + 90, heard.append).close()
    assert len(heard) == 1, "a ledger that was closed well has lost nothing"


def test_a_kill_while_the_first_ledger_was_made_is_no_loss(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert path.stat().st_size
    database = open_ledger(path, NOW, silent)
    assert SqliteLosses(database).unconfirmed() is None
    database.close()


def test_a_kill_alone_loses_nothing(path: Path) -> None:
    database = open_ledger(path, NOW, silent)
    SqliteTombstones(database).lift(SHOP, [STONE])
    SecondCopy(path.parent).write(database, NOW)
    killed = as_killed(path, log=True)
    database.close()
    again = open_ledger(killed, NOW + 60, silent)
    assert SqliteLosses(again).unconfirmed() is None
    assert SqliteTombstones(again).buried(SHOP) == ()
    again.close()


def test_an_older_ledger_in_the_place_of_the_newer_one_is_known_by_the_second_copy(path: Path) -> None:
    older = path.read_bytes()
    database = open_ledger(path, NOW, silent)
    later = tombstones.of(memory("部署"), "2026-11-30")
    SqliteTombstones(database).lift(SHOP, [STONE])
    SqliteTombstones(database).bury(SHOP, [later])
    SecondCopy(path.parent).write(database, NOW)
    database.close()
    path.write_bytes(older)
    heard: list[str] = []
    again = open_ledger(path, NOW + 60, heard.append)
    loss = SqliteLosses(again).unconfirmed()
    assert loss is not None
    assert "older than its second copy" in loss.reason
    assert SqliteTombstones(again).buried(SHOP) == (later,), "what was allowed again since is allowed"
    SqliteLosses(again).confirm()
    again.close()
    open_ledger(path, NOW + 90, heard.append).close()
    assert len(heard) == 1


def test_a_disk_that_was_full_when_the_ledger_was_closed_has_lost_nothing(path: Path) -> None:
    """Where nothing new can be written the mark still can be: it is as long as the one that is there."""
    mark = path.with_name(f"{path.name}-closed")
    database = open_ledger(path, NOW, silent)
    inode, size = mark.stat().st_ino, mark.stat().st_size
    database.close()
    assert (mark.stat().st_ino, mark.stat().st_size) == (inode, size)
    again = open_ledger(path, NOW, silent)
    assert (mark.stat().st_ino, mark.stat().st_size) == (inode, size)
    again.close()


def test_a_first_start_is_no_loss_and_neither_is_a_second(tmp_path: Path) -> None:
    for _ in range(2):
        database = open_ledger(tmp_path / "ledger.sqlite3", NOW, silent)
        assert SqliteLosses(database).unconfirmed() is None
        database.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ledger.sqlite3", "ledger.sqlite3-closed"]


def test_a_second_copy_that_cannot_be_read_is_told_and_stops_nothing(path: Path) -> None:
    path.unlink()
    SecondCopy(path.parent).path.write_bytes(b"{torn")
    heard: list[str] = []
    database = open_ledger(path, NOW, heard.append)
    assert "so is the second copy" in heard[0]
    assert SqliteTombstones(database).buried(SHOP) == ()
    database.close()


def test_two_losses_within_a_second_keep_both_files(path: Path) -> None:
    for _ in range(2):
        path.write_bytes(b"garbage" * 1000)
        open_ledger(path, NOW, silent).close()
    assert len(list(path.parent.glob("ledger.sqlite3.damaged-*"))) == 2


def test_a_newer_schema_is_refused_and_nothing_is_moved(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreUnavailable, match="newer memoryd"):
        open_ledger(path, NOW, silent)
    assert list(path.parent.glob("*.damaged-*")) == []


def test_the_second_copy_is_for_its_owner_only_and_can_be_read_by_people(path: Path) -> None:
    copy = SecondCopy(path.parent)
    assert stat.S_IMODE(copy.path.stat().st_mode) == 0o600
    assert "只用" in copy.path.read_text(encoding="utf-8")
    kept = copy.read()
    assert kept is not None
    assert [len(kept.tables[name]) for name in ("tombstones", "purged", "calls", "by_hand")] == [1, 1, 1, 1]


def test_a_ledger_that_another_process_holds_is_waited_for_and_nothing_is_lost(path: Path) -> None:
    database = open_ledger(path, NOW, silent)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    done = threading.Event()

    def write() -> None:
        SqliteTombstones(database).lift(SHOP, [STONE])
        done.set()

    writer = threading.Thread(target=write)
    writer.start()
    assert not done.wait(1.5)
    # Others can read meanwhile.
    assert SqliteTombstones(database).buried(SHOP) == (STONE,)
    other.execute("ROLLBACK")
    writer.join(20)
    assert done.is_set()
    assert SqliteTombstones(database).buried(SHOP) == ()
    other.close()
    database.close()


def test_whoever_waits_long_hears_why(path: Path) -> None:
    heard: list[str] = []
    told = threading.Event()

    def hear(what: str) -> None:
        heard.append(what)
        told.set()

    database = open_ledger(path, NOW, hear)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    writer = threading.Thread(target=lambda: SqliteTombstones(database).lift(SHOP, [STONE]))
    writer.start()
    assert told.wait(20)
    other.execute("ROLLBACK")
    writer.join(20)
    assert ["another process holds" in line for line in heard] == [True]
    other.close()
    database.close()


def test_damage_found_while_at_work_says_what_to_do(path: Path) -> None:
    path.write_bytes(b"no database at all" * 300)
    with pytest.raises(StoreUnavailable, match="start memoryd anew"):
        Database(path)


def test_a_large_ledger_that_was_closed_well_is_not_looked_at_again(path: Path) -> None:
    """Damage that nothing tells of is found where it is met, and the whole file is looked at the next time."""
    status = path.stat()
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tombstones'").fetchone()
    content = path.read_bytes()
    path.write_bytes(content[: 4096 * (root - 1)] + b"\xaa" * 4096 + content[4096 * root :])
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    met = Database(path, sound=True)
    with pytest.raises(LedgerDamaged):
        met.rows("SELECT * FROM tombstones")
    met.close()
    with pytest.raises(LedgerDamaged):
        Database(path, sound=True)
    path.write_bytes(content)
    again = open_ledger(path, NOW, silent)
    assert SqliteLosses(again).unconfirmed() is None, "damage that went by itself took nothing with it"
    again.close()


def test_who_looks_at_a_ledger_in_use_leaves_its_mark_as_it_is(path: Path) -> None:
    mark = path.with_name(f"{path.name}-closed")
    database = open_ledger(path, NOW, silent)
    before = mark.read_bytes()
    soundness.check(path)
    assert mark.read_bytes() == before
    database.close()


def test_a_ledger_that_was_not_closed_well_is_looked_at(path: Path) -> None:
    status = path.stat()
    page_in_the_middle(path)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    path.with_name(f"{path.name}-wal").touch()
    with pytest.raises(LedgerDamaged):
        Database(path, sound=True)


@pytest.mark.parametrize("replaced", [True, False])
def test_nothing_is_written_into_a_ledger_that_is_gone_while_it_is_in_use(path: Path, replaced: bool) -> None:
    """What is done without a ledger could not be taken back, and nobody would know."""
    database = open_ledger(path, NOW, silent)
    path.rename(path.with_name("away"))
    if replaced:
        path.write_bytes(b"")
    with pytest.raises(StoreUnavailable, match="removed or replaced while it was in use"):
        SqliteTombstones(database).bury(SHOP, [STONE])
    database.close()
