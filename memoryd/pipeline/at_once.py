"""A model that is asked so many questions at once and no more, however many projects are at work.

What is done before and after a call (reading what is known, judging, writing) takes none of those places.
"""

from __future__ import annotations

import threading

from memoryd.core.model import Answer, Prompt
from memoryd.ports import LanguageModel


class AtOnce:
    """LanguageModel over another one that holds whoever asks until there is room among the `most` calls under way."""

    def __init__(self, model: LanguageModel, most: int) -> None:
        self._model = model
        self._room = threading.Semaphore(most)

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer of the other model, when it is this question's turn."""
        with self._room:
            return self._model.ask(prompt)
