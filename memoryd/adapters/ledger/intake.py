"""The intake's side of the ledger: checkpoints and closed turns, moved in one transaction."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from operator import attrgetter

from memoryd.adapters.ledger.codec import beyond, extent, turn_to_text
from memoryd.adapters.ledger.database import Database
from memoryd.adapters.ledger.erased import how_many
from memoryd.adapters.ledger.new_turns import RULES, add, all_new
from memoryd.adapters.ledger.noticing import note
from memoryd.adapters.ledger.remains import Remains, keep, remains_of
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.model import Project, Turn
from memoryd.core.noticed import Noticed
from memoryd.core.purged_words import COVER

_COLUMNS = tuple(field.name for field in fields(Checkpoint))
_values = attrgetter(*_COLUMNS)
_PAGE = f"SELECT {', '.join(_COLUMNS)} FROM files WHERE path > ? ORDER BY path LIMIT 200"
_STORE = f"INSERT OR REPLACE INTO files ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' for _ in _COLUMNS)})"


_NUMBER = (
    "coalesce((SELECT number FROM turns WHERE key = ? LIMIT 1),"
    " (SELECT coalesce(max(number), 0) + 1 FROM turns WHERE session = ?))"
)
"""The number of a turn among those of its session: the one it has, or the next."""
_INSERT = (
    "INSERT INTO turns (key, revision, agent, session, number, file, project, state, material, extent, at)"
    f" VALUES (?, ?, ?, ?, {_NUMBER}, ?, ?, 'pending', ?, ?, ?)"
)
_INSERT_DONE = (
    "INSERT INTO turns"
    " (key, revision, agent, session, number, file, project, state, material, extent, at, extractor, recorded_at)"
    f" VALUES (?, ?, ?, ?, {_NUMBER}, ?, ?, 'done', ?, ?, ?, '{RULES}', CAST(strftime('%s', 'now') AS REAL))"
)


class SqliteIntakeLedger:
    """IntakeLedger on SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def checkpoints(self) -> Iterator[Checkpoint]:
        """Yield how far each known file has been read, by their paths; of thousands a few are in memory at a time."""
        path = ""
        while rows := self._database.rows(_PAGE, (path,)):
            yield from map(_checkpoint, rows)
            path = rows[-1]["path"]

    def record(
        self,
        checkpoint: Checkpoint,
        turns: Sequence[tuple[Turn, Project]],
        instead_of: str = "",
        noticed: Sequence[Noticed] = (),
        empty: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Store a checkpoint (in place of that of the path `instead_of`) and the turns before it in one transaction."""
        with self._database.transaction() as connection:
            if instead_of:
                connection.execute("DELETE FROM files WHERE path = ?", (instead_of,))
                names = (checkpoint.path, instead_of)
                connection.execute("UPDATE OR REPLACE unread SET path = ? WHERE path = ?", names)
            connection.execute(_STORE, _values(checkpoint))
            fresh = record_turns(connection, turns, empty)
            note(connection, noticed)
        return tuple(dict.fromkeys(fresh))

    def skipped_sessions(self) -> dict[tuple[str, str], str]:
        """Return the sessions that are left out, by agent and session, with the reason."""
        rows = self._database.rows("SELECT agent, session, reason FROM skipped_sessions")
        return {(row["agent"], row["session"]): row["reason"] for row in rows}

    def root_known(self, root: str) -> bool:
        """Tell whether a session root was looked at before."""
        return bool(self._database.rows("SELECT 1 FROM roots WHERE root = ?", (root,)))

    def know_root(self, root: str, checkpoints: Iterable[Checkpoint] = ()) -> None:
        """Remember that a session root was looked at, and where its files stood, in one transaction."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR IGNORE INTO roots (root) VALUES (?)", (root,))
            connection.executemany(_STORE, map(_values, checkpoints))
            connection.executemany("INSERT OR IGNORE INTO unread VALUES (?)", ((each.path,) for each in checkpoints))


def _checkpoint(row: sqlite3.Row) -> Checkpoint:
    """Read one; what thousands of files have in common is one string in memory and not thousands."""
    values = dict(row)
    return Checkpoint(**values | {"root": sys.intern(values["root"]), "agent": sys.intern(values["agent"])})


def record_turns(
    connection: sqlite3.Connection, turns: Sequence[tuple[Turn, Project]], empty: Collection[str] = ()
) -> list[str]:
    """Record closed turns, and their projects; returns the keys of those that are new, or longer."""
    for project in dict.fromkeys(project for _, project in turns):
        _know_project(connection, project)
    if all_new(connection, [turn for turn, _ in turns]):
        add(connection, turns, empty)
        return [turn.key for turn, _ in turns]
    return [
        turn.key
        for turn, project in turns
        if (_record_empty if turn.key in empty else _record_turn)(connection, turn, project)
    ]


def _record_turn(connection: sqlite3.Connection, turn: Turn, project: Project) -> bool:
    """Insert or lengthen a turn of a known project; tell whether there is something new to work on."""
    known = _known(connection, turn)
    if known is None:
        insert_turn(connection, turn, project, revision=1, known=())
        return True
    more = _new_in(turn, known)
    if not more.words and not more.final:
        _rehash(connection, known, turn)
        return False
    if known.state == "pending" and known.revision == 1:
        connection.execute("UPDATE turns SET material = ? WHERE id = ?", (turn_to_text(turn), known.id))
        _widen(connection, known, turn)
        return True
    if not more.words or _purged_since(turn, more, known):
        # Nobody said anything new, so there is nothing to ask about; a repetition must still be recognised.
        _widen(connection, known, turn)
        return False
    insert_turn(connection, more, project, revision=known.revision + 1, known=known.extent)
    return True


def _new_in(turn: Turn, known: _Known) -> Turn:
    """Return the turn with only what is new; of what a purge let go of as much is old as there was, the first."""
    more = beyond(turn, known.extent)
    erased = how_many(known.extent)
    if not erased:
        return more
    # One of them was its final text, where it has any.
    old = erased - (more.final is not None)
    return replace(more, words=more.words[old:] if len(extent(more)) > erased else (), final=None)


def _rehash(connection: sqlite3.Connection, known: _Known, turn: Turn) -> None:
    """Know a turn that is read again after a purge by its words, as they are now."""
    if how_many(known.extent):
        _widen(connection, known, turn)


def _purged_since(turn: Turn, more: Turn, known: _Known) -> bool:
    """Tell whether what is new in a turn that was worked on is only what was removed from it for good since then."""
    if known.state != "done" or len(extent(turn)) > len(known.extent):
        return False
    return all(COVER in word.text for word in more.words)


def _record_empty(connection: sqlite3.Connection, turn: Turn, project: Project) -> bool:
    """Insert a turn that holds nothing that lasts, as done; one that is known is only recognised from now on.

    Nobody need be asked about it, so none of its words are kept.
    """
    known = _known(connection, turn)
    if known is None:
        insert_turn(connection, turn, project, revision=1, known=(), empty=True)
        return True
    if not _new_in(turn, known).words:
        _rehash(connection, known, turn)
        return False
    _widen(connection, known, turn)
    return True


def insert_turn(
    connection: sqlite3.Connection,
    turn: Turn,
    project: Project,
    *,
    revision: int,
    known: tuple[str, ...],
    empty: bool = False,
) -> None:
    """Add a pending turn, or a next revision of one; `known` is the extent of the revisions before.

    One that is `empty` is done at once.
    """
    connection.execute(
        _INSERT_DONE if empty else _INSERT,
        (
            turn.key, revision, turn.agent, turn.session, turn.key, turn.session, turn.file, project.root,
            "" if empty else turn_to_text(turn), json.dumps(tuple(dict.fromkeys(known + extent(turn)))), turn.at,
        ),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Known:
    """The latest revision of a turn; it has no row (0) when that was let go."""

    id: int
    revision: int
    state: str
    extent: tuple[str, ...]


def _known(connection: sqlite3.Connection, turn: Turn) -> _Known | None:
    row = connection.execute(
        "SELECT id, revision, state, extent FROM turns WHERE key = ? ORDER BY revision DESC LIMIT 1", (turn.key,)
    ).fetchone()
    if row is not None:
        return _Known(row["id"], row["revision"], row["state"], tuple(json.loads(row["extent"])))
    left = remains_of(connection, turn.key)
    return _Known(0, left.revision, "done", left.extent) if left else None


def _widen(connection: sqlite3.Connection, known: _Known, turn: Turn) -> None:
    """Recognise from now on what a turn holds beyond what was known of it."""
    there = extent(turn)
    erased = how_many(known.extent)
    old = tuple(part for part in known.extent if part in there) if erased and len(there) >= erased else known.extent
    whole = tuple(dict.fromkeys(old + there))
    if known.id:
        connection.execute("UPDATE turns SET extent = ? WHERE id = ?", (json.dumps(whole), known.id))
    else:
        keep(connection, turn.key, Remains(known.revision, whole))


def _know_project(connection: sqlite3.Connection, project: Project) -> None:
    connection.execute(
        "INSERT INTO projects (root, memory, shared) VALUES (?, ?, ?)"
        " ON CONFLICT (root) DO UPDATE SET memory = excluded.memory, shared = excluded.shared"
        " WHERE memory IS NOT excluded.memory OR shared IS NOT excluded.shared",
        (project.root, project.memory, project.shared),
    )
