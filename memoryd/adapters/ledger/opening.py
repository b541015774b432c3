"""Open the ledger to write; one that is damaged is moved aside, never deleted, and one that is lost is begun anew.

What was kept a second time is read back. That there was a ledger at all is told by that second copy and by the mark
beside the ledger, so that a first start is no loss. One that lacks only what was done last (its write-ahead log is
gone, or an older one was put in its place) is used further; the loss is noted all the same, for what else it lacks
nobody knows: calls that were paid for, turns that were worked on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from memoryd.adapters.ledger import closed_well
from memoryd.adapters.ledger.closed_well import Left
from memoryd.adapters.ledger.database import Database, LedgerDamaged
from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.adapters.ledger.second_copy import SecondCopy, number_in, restore
from memoryd.core.kept import Kept
from memoryd.core.loss import Loss

_NO_LOG = "its write-ahead log is gone, and what was done last with it"
_OLDER = "it is older than its second copy: what was done since is not in it"
_LESS = "it is not the one that was written last: what was done since is not in it"


def open_ledger(path: Path, now: float, tell: Callable[[str], None]) -> Database:
    """Return the ledger; `now` is seconds since 1970, `tell` hears what was lost and what is waited for.

    StoreUnavailable when it was made by a newer memoryd, or cannot be used for another reason than damage.
    """
    copy, left, has_log = SecondCopy(path.parent), closed_well.left(path), closed_well.has_log(path)
    was_there = copy.path.exists() or bool(left.number)
    loss = _absent(path, now) if was_there else None
    try:
        database = Database(path, sound=True, tell=tell)
    except LedgerDamaged as error:
        # Without its remedy, which is what is done here.
        loss = Loss(now, error.args[0], str(_moved_aside(path, now)))
        database = Database(path, sound=True, tell=tell)
    if not loss and (lacking := _lacking(database, copy, left, has_log=has_log)):
        loss = Loss(now, lacking, in_part=True)
    if loss:
        _note(database, copy, loss, left.number or 0, tell)
    return database


def _lacking(database: Database, copy: SecondCopy, left: Left, *, has_log: bool) -> str:
    """Return why a ledger lacks what was done last, "" when it has all that is known of."""
    less = database.found.number < (left.number or 0)
    # What was never noted, or not counted, is told by the ledger itself: a copy of its file that was made without the
    # log while it was in use.
    unnoted = left.uncounted or (not left.said and database.found.open)
    if not has_log and (unnoted or (less and left.in_use)):
        return _NO_LOG
    if copy.number() > number_in(database):
        return _OLDER
    return _LESS if less else ""


def _note(database: Database, copy: SecondCopy, loss: Loss, counted: int, tell: Callable[[str], None]) -> None:
    """Note a loss, and put back what was kept a second time.

    In this order: once that is done the ledger looks like one that has lost nothing.
    """
    kept, unreadable = _kept(copy)
    SqliteLosses(database).note(replace(loss, reason=loss.reason + unreadable), counted=counted)
    if kept:
        restore(database, kept)
    tell(f"{database.path}: {loss.reason}{unreadable}")


def _absent(path: Path, now: float) -> Loss | None:
    """Return the loss of a ledger that was there once; what lies beside it belongs to no other one."""
    if path.exists() and path.stat().st_size:
        return None
    if path.exists() or any(each.exists() for each in _beside(path)):
        return Loss(now, "its file was empty or gone", str(_moved_aside(path, now)))
    return Loss(now, "its file was gone")


def _kept(copy: SecondCopy) -> tuple[Kept | None, str]:
    """Return what the second copy holds, and why that is nothing, as the end of a sentence."""
    try:
        kept = copy.read()
    except (ValueError, UnicodeDecodeError) as error:
        return None, f", and so is the second copy {copy.path} ({error})"
    return kept, "" if kept else ", and there is no second copy"


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
