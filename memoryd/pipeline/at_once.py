"""A model that is asked so many questions at once and no more, however many projects are at work.

What is done before and after a call (reading what is known, judging, writing) takes none of those places. Who waits for
one holds off no purge: else a purge, a call that has ended and a step that waits for its place would wait for each
other.
"""

from __future__ import annotations

import threading
from contextlib import ExitStack

from memoryd.core.model import Answer, Prompt
from memoryd.pipeline.in_flight import InFlight
from memoryd.ports import LanguageModel


class AtOnce:
    """LanguageModel over another one that holds whoever asks until there is room among the `most` calls under way."""

    def __init__(self, model: LanguageModel, most: int, in_flight: InFlight) -> None:
        self._model = model
        self._room = threading.Semaphore(most)
        self._in_flight = in_flight

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer of the other model, when it is this question's turn.

        TextPurged when a purge came first: the question holds the text, and is not asked.
        """
        with ExitStack() as place:
            with self._in_flight.away():
                place.enter_context(self._room)
            return self._model.ask(prompt)
