"""A model that is not asked while something has to be confirmed by the person, and lets purges pass while it is."""

from __future__ import annotations

from collections.abc import Callable

from memoryd.core.errors import Paused
from memoryd.core.model import Answer, Prompt
from memoryd.pipeline.in_flight import InFlight
from memoryd.ports import LanguageModel


class HeldModel:
    """LanguageModel over another one; `reason` tells why no call is made now, "" when nothing stands in the way."""

    def __init__(self, model: LanguageModel, reason: Callable[[], str], in_flight: InFlight) -> None:
        self._model = model
        self._reason = reason
        self._in_flight = in_flight

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer; Paused while the person has something to confirm, TextPurged when it came too late."""
        if reason := self._reason():
            raise Paused(reason)
        with self._in_flight.away():
            return self._model.ask(prompt)
