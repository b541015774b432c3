"""What stands in the way now, a line each: place, cause, and behind the first semicolon what to do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from memoryd.adapters import disk_room
from memoryd.core.model import Project
from memoryd.pipeline.lag import Lag

if TYPE_CHECKING:
    from memoryd.adapters.llm.breaker import Rest
    from memoryd.daemon import Beat

_RESTART = "restart memoryd and report this as a bug"
SET_ASIDE = "quarantined"
_IN_MINUTES = 120.0


def lanes(beats: Iterable[Beat]) -> Iterator[str]:
    """Yield the lanes of which nothing can be expected."""
    for beat in beats:
        if not beat.alive:
            yield f"the lane {beat.lane} has ended; {_RESTART}"
        elif beat.stuck:
            yield f"the lane {beat.lane} has shown no life for {beat.seconds:.0f} s; {_RESTART}"


def disks(state: str, projects: Iterable[Project]) -> Iterator[str]:
    """Yield the folders that cannot be written to now: memoryd's own, and the memories."""
    told = dict.fromkeys(disk_room.trouble_of(folder) for folder in (state, *(each.memory for each in projects)))
    yield from filter(None, told)


def held_up(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield why turns wait, one line a reason, and which are set aside."""
    aside = [row for row in rows if row["state"] == SET_ASIDE]
    if len(aside) == 1:
        (row,) = aside
        yield f"{_turn(row)} was refused twice: {row['reason']}; see `memoryd quarantine show {row['id']}`"
    elif aside:
        yield f"{len(aside)} turns were refused twice and are set aside; see `memoryd quarantine list`"
    waiting: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for row in rows:
        if row["state"] != SET_ASIDE:
            waiting[row["reason"]].append(row)
    for reason, held in waiting.items():
        which = f"{_turn(held[0])} waits" if len(held) == 1 else f"{len(held)} turns wait"
        yield f"{which} until {_time(max(row['not_before'] for row in held))}: {reason}"


def model(rest: Rest | None) -> Iterator[str]:
    """Yield why no model is called, if none is."""
    if rest:
        left = f"{rest.seconds:.0f} s" if rest.seconds < _IN_MINUTES else f"{rest.seconds / 60:.0f} min"
        yield f"no model is called for {left}: {rest.reason}"


def reading(lags: Iterable[Lag]) -> Iterator[str]:
    """Yield the roots in which something cannot be read."""
    for lag in lags:
        if lag.troubled:
            files = "1 file" if lag.troubled == 1 else f"{lag.troubled} files"
            yield f"{files} under {lag.root} cannot be read; `recent trouble` says why"


def watching(what: str, trouble: str) -> Iterator[str]:
    """Yield why file events cannot be relied on, if they cannot."""
    if trouble:
        yield f"{what} polled: {trouble}"


def _turn(row: Mapping[str, Any]) -> str:
    return f"turn {row['turn']} of session {row['session']} in {row['project']}"


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC).astimezone():%Y-%m-%d %H:%M}"
