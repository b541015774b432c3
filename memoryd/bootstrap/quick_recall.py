"""The quick way of recall: answer from the kept index where a ticket says that all is as the full way left it.

The same memories in the same order as `bootstrap.recalling.recall`, at a tenth of its cost, or None. Nothing here may
load what that needs: no dataclass, no regular expression, no YAML, no configuration.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping

from memoryd.adapters import recall_index, recall_ticket
from memoryd.adapters.folder_look import look, open_own
from memoryd.adapters.quick_places import quick_places, setting_of
from memoryd.adapters.quick_sqlite import sqlite3
from memoryd.adapters.recall_index import KeptFolder, KeptRecallIndex
from memoryd.adapters.recall_ticket import Ticket
from memoryd.adapters.use_line import note_recalled
from memoryd.bootstrap.state_names import LEDGER
from memoryd.core.recall import Chosen, Limits
from memoryd.core.recall_request import request_of
from memoryd.pipeline.recalling import KeywordSelector, choose

_BUSY_SECONDS = 1.0
"""How long a locked ledger is waited for: the full way waits again."""


def quick_recall(
    request: str,
    place: str,
    env: Mapping[str, str],
    *,
    items: int | None = None,
    characters: int | None = None,
    session: str = "",
    by_hand: bool = True,
) -> tuple[Chosen, str] | None:
    """Return what is recalled for a request in a folder, and the day; None wherever the full way has to be gone.

    `by_hand` is false for what an agent is given without asking.
    """
    places = quick_places(env)
    if places is None:
        return None
    config, state = places
    try:
        ticket = recall_ticket.read(state, os.path.realpath(place))
    except OSError:
        return None
    if ticket is None or not ticket.holds(setting_of(env, config)):
        return None
    limits = Limits(
        ticket.limits[0] if items is None else items,
        ticket.limits[1],
        ticket.limits[2] if characters is None else characters,
    )
    today = time.strftime("%Y-%m-%d")
    given = _given(state, session)
    try:
        index = _index(ticket, state)
        if index is None:
            return None
        chosen = choose(
            KeywordSelector(index), request_of(request), today=today, limits=limits, surfaced=given, by_hand=by_hand
        )
    except (sqlite3.Error, OSError):
        return None
    _note(state, session, chosen, ticket)
    return chosen, today


def _index(ticket: Ticket, state: str) -> KeptRecallIndex | None:
    """Return the kept index, if each file of the memory folders is what was taken into it."""
    connection = recall_index.opened(ticket.index)
    if connection is None:
        return None
    # One look at one state of the index: else each question takes locks of its own.
    connection.execute("BEGIN")
    numbers = recall_index.folders(connection)
    kept = []
    for root, folder in _folders(ticket):
        number = numbers.get(folder)
        seen = _seen(folder) if number is not None else None
        if number is None or seen is None or not recall_index.is_as_taken(connection, number, seen):
            return None
        kept.append(KeptFolder(number, folder, agents=_of_agents(root, folder, state)))
    return KeptRecallIndex(connection, kept)


def _folders(ticket: Ticket) -> list[tuple[str, str]]:
    """Return the memory folders of a place, each with the root of its project; the personal one is its own root."""
    own = [(ticket.root, ticket.folder)]
    return [*own, (ticket.personal, ticket.personal)] if ticket.personal else own


def _seen(folder: str) -> dict[str, tuple[int, int, int, int]] | None:
    held = open_own(folder)
    if held is None:
        return None
    try:
        return look(held)
    finally:
        os.close(held)


def _of_agents(root: str, folder: str, state: str) -> frozenset[str]:
    path = f"{state}/{LEDGER}"
    if not os.path.exists(path):
        return frozenset()
    from memoryd.adapters.agents_query import OF_AGENTS

    ledger = sqlite3.connect(f"file:{recall_index.quoted(path)}?mode=ro", timeout=_BUSY_SECONDS, uri=True)
    try:
        return frozenset(row[0] for row in ledger.execute(OF_AGENTS, (root, folder)))
    finally:
        ledger.close()


def _given(state: str, session: str) -> frozenset[str]:
    if not session:
        return frozenset()
    from memoryd.adapters.surfaced import SurfacedMemories

    return frozenset(SurfacedMemories(state).of(session))


def _note(state: str, session: str, chosen: Chosen, ticket: Ticket) -> None:
    now = time.time()
    found = [one.entry.source for one in chosen.found]
    if session:
        from memoryd.adapters.surfaced import SurfacedMemories

        SurfacedMemories(state).add(session, [*(entry.source for entry in chosen.always), *found], now)
    for root, folder in _folders(ticket):
        files = [source.removeprefix(f"{folder}/") for source in found if source.startswith(f"{folder}/")]
        note_recalled(state, root, files, now)
