"""Add turns that the ledger has never seen, all of a visit at once.

Nearly every turn that is read is new, and most hold nothing that lasts. To ask for each whether it is known, then for
its number, then to add it takes three times what adding them together does.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count, groupby

from memoryd.adapters.ledger.codec import extent, turn_to_text
from memoryd.adapters.ledger.remains import remains_of
from memoryd.core.model import Project, Turn

RULES = "rules"
"""Who was asked about a turn that holds nothing: only the rules tell that at once."""
_ANY_KNOWN = "SELECT 1 FROM turns WHERE key IN (SELECT value FROM json_each(?)) LIMIT 1"
_ANY_REMAINS = "SELECT 1 FROM remains LIMIT 1"
_NEXT = "SELECT coalesce(max(number), 0) + 1 FROM turns WHERE session = ?"
_ADD = (
    "INSERT INTO turns (key, agent, session, file, at, number, extent, project, material, revision, state)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 'pending')"
)
_ADD_EMPTY = (
    "INSERT INTO turns"
    " (key, agent, session, file, at, number, extent, project, material, revision, state, extractor, recorded_at)"
    f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 'done', '{RULES}', CAST(strftime('%s', 'now') AS REAL))"
)


def all_new(connection: sqlite3.Connection, turns: Sequence[Turn]) -> bool:
    """Tell whether no turn is known, and none is there twice."""
    keys = [turn.key for turn in turns]
    if len(set(keys)) < len(keys) or connection.execute(_ANY_KNOWN, (json.dumps(keys),)).fetchone():
        return False
    none_let_go = connection.execute(_ANY_REMAINS).fetchone() is None
    return none_let_go or not any(remains_of(connection, key) for key in keys)


def add(connection: sqlite3.Connection, turns: Iterable[tuple[Turn, Project]], empty: Collection[str]) -> None:
    """Add turns of known projects, of which `all_new` is true, in their order; of those that are `empty` no word."""
    numbers: dict[str, Iterator[int]] = {}
    for is_empty, some in groupby(turns, lambda one: one[0].key in empty):
        connection.executemany(
            _ADD_EMPTY if is_empty else _ADD,
            [
                (*_told(connection, numbers, turn), project.root, "" if is_empty else turn_to_text(turn))
                for turn, project in some
            ],
        )


def _told(connection: sqlite3.Connection, numbers: dict[str, Iterator[int]], turn: Turn) -> tuple[object, ...]:
    """Return what stands in each row of a turn, with its number; `numbers` are those of each session that are next."""
    if turn.session not in numbers:
        numbers[turn.session] = count(connection.execute(_NEXT, (turn.session,)).fetchone()[0])
    known = ", ".join([f'"{part}"' for part in dict.fromkeys(extent(turn))])
    return (
        turn.key, turn.agent, turn.session, turn.file, turn.at, next(numbers[turn.session]), f"[{known}]",
    )  # fmt: skip
