"""Open the ledger to write; one that is damaged is moved aside, never deleted, and one that is lost is begun anew.

What was kept a second time is read back. That there was a ledger at all is told by that second copy, so that a first
start is no loss.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import UTC, datetime
from pathlib import Path

from memoryd.adapters.ledger import closed_well
from memoryd.adapters.ledger.database import Database, LedgerDamaged
from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.adapters.ledger.second_copy import SecondCopy, restore
from memoryd.core.kept import LASTING, TABLES
from memoryd.core.loss import Loss


def open_ledger(path: Path, now: float, tell: Callable[[str], None]) -> Database:
    """Return the ledger; `now` is seconds since 1970, `tell` hears what was lost and what is waited for.

    StoreUnavailable when it was made by a newer memoryd, or cannot be used for another reason than damage.
    """
    copy = SecondCopy(path.parent)
    loss = _absent(path, copy, now)
    behind = copy.path.exists() and closed_well.has_lost_its_log(path)
    try:
        database = Database(path, sound=True, tell=tell)
    except LedgerDamaged as error:
        loss = Loss(now, str(error), str(_moved_aside(path, now)))
        database = Database(path, sound=True, tell=tell)
    if loss:
        reason = _restored(database, copy)
        SqliteLosses(database).note(Loss(loss.at, loss.reason + reason, loss.aside))
        tell(f"{path}: {loss.reason}{reason}")
    elif behind:
        tell(f"{path}: its write-ahead log is gone, and what was done last with it{_caught_up(database, copy)}")
    return database


def _absent(path: Path, copy: SecondCopy, now: float) -> Loss | None:
    """Return the loss of a ledger that was there once; what lies beside it belongs to no other one."""
    if not copy.path.exists() or (path.exists() and path.stat().st_size):
        return None
    if path.exists() or any(each.exists() for each in _beside(path)):
        return Loss(now, "its file was empty or gone", str(_moved_aside(path, now)))
    return Loss(now, "its file was gone")


def _caught_up(database: Database, copy: SecondCopy) -> str:
    """Add what the second copy tells of what was taken away and purged; returns the end of a sentence."""
    return _restored(database, copy, LASTING) or "; what you took away and purged is known from the second copy"


def _restored(database: Database, copy: SecondCopy, tables: Collection[str] = TABLES) -> str:
    """Read the second copy back; return what cannot be, as the end of a sentence."""
    try:
        kept = copy.read()
    except (ValueError, UnicodeDecodeError) as error:
        return f", and so is the second copy {copy.path} ({error})"
    if kept is not None:
        restore(database, kept, tables)
    return "" if kept is not None else ", and there is no second copy"


def _moved_aside(path: Path, now: float) -> Path:
    """Move the ledger and what belongs to it to names that tell; returns that of the ledger."""
    when = datetime.fromtimestamp(now, UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    names = (path.with_name(f"{path.name}.damaged-{when}{more}") for more in ("", *map("-{}".format, range(2, 99))))
    aside = next(name for name in names if not name.exists())
    for old in (path, *_beside(path)):
        if old.exists():
            old.rename(aside.with_name(aside.name + old.name[len(path.name) :]))
    return aside


def _beside(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal"))
