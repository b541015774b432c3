"""An extractor that is not shown what the memories say already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

from memoryd.core.model import Draft, Request
from memoryd.core.recalled import known, without_known
from memoryd.ports import Extractor


class FreshWords:
    """Extract from what is left of turns when the words of known memories are taken out.

    It happens at the last moment, for only then is it known what the memories say; and the ledger keeps the turn as it
    was, so that a longer self of it can still be told from a repetition. `cover` covers what may not come back.
    """

    def __init__(self, extractor: Extractor, cover: Callable[[str], str] = lambda text: text) -> None:
        self._extractor = extractor
        self._cover = cover

    def extract(self, request: Request) -> tuple[Draft, ...]:
        """Return drafts for what is new; turns in which nothing is are not asked about."""
        there = known(request.known)
        turns = tuple(without_known(turn, there) for turn in request.turns)
        left = tuple(turn for turn in turns if turn.words)
        drafts = self._extractor.extract(replace(request, turns=left)) if left else ()
        return tuple(self._covered(draft) for draft in drafts)

    def _covered(self, draft: Draft) -> Draft:
        """Cover what was removed for good while a model was still at it."""
        return Draft(**{field.name: self._cover(getattr(draft, field.name)) for field in fields(draft)})
