"""Name the turn that memories come from, in their front matter and in the journal."""

from __future__ import annotations

from hashlib import sha256

from memoryd.core.journal import RUN_CHARACTERS, Cause, Why
from memoryd.core.text import one_line
from memoryd.ports import QueuedTurn

SESSION_CHARACTERS = 80
"""How much of a session's name a memory's front matter shows: home-made agents name them as they like."""


def source_of(queued: QueuedTurn) -> str:
    """Return where a turn stands, as a memory's front matter says it: agent, session, turn."""
    turn = queued.turn
    return f"{turn.agent}/{one_line(turn.session, SESSION_CHARACTERS)}/turn-{queued.number}"


def why_of(queued: QueuedTurn) -> Why:
    """Return what the journal says of changes for a turn; the run is the same however often they are applied."""
    key = f"{queued.turn.key}#{queued.revision}"
    return Why(Cause.EXTRACTION, source_of(queued), sha256(key.encode("utf-8", "replace")).hexdigest()[:RUN_CHARACTERS])
