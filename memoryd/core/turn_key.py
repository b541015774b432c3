"""Name a turn so that it is known wherever and however often it is read: in a copy, after a restart or a rewrite."""

from __future__ import annotations

from hashlib import sha256

from memoryd.core.events import Record


def turn_key(agent: str, stem: str, opener: Record, start: int) -> str:
    """Return the name of the turn that a record opens, which stands at `start` in the file called `stem`.

    The client's own id is the same in every copy. A dated line without one is known by its bytes: read again after a
    rewrite it is the same, and two sessions do not say the same in the same instant. Undated, the same words at two
    places are two prompts, so the place is part of the name.
    """
    if opener.turn or opener.id:
        parts = [agent, opener.turn or opener.id]
    elif opener.at is not None and opener.digest:
        parts = [agent, opener.digest]
    else:
        parts = [agent, opener.digest, stem, str(start)]
    return sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()[:32]
