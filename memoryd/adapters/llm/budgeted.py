"""Check each call against the ceilings of `[budget]` before it is made, and book it."""

from __future__ import annotations

import threading

from memoryd.core.budget import Limits, Price, ceiling, cost, most, spent_at
from memoryd.core.errors import LLMError
from memoryd.core.model import Answer, Prompt, Usage
from memoryd.ports import Clock, LanguageModel, Spend


class Budgeted:
    """A model that is not asked once the money, the tokens or the calls are used up.

    A call is booked at the most it can take before it is made, so that what a crash hides is never free; it is settled
    by what the server counted. A call that broke off midway keeps its booking: it may well have been billed. One that
    was never sent leaves none.
    """

    def __init__(
        self, model: LanguageModel, *, name: str, spend: Spend, clock: Clock, limits: Limits, price: Price
    ) -> None:
        self._model = model
        self._name = name
        self._spend = spend
        self._clock = clock
        self._limits = limits
        self._price = price
        self._one_at_a_time = threading.Lock()

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer; BudgetReached, before any call, where a ceiling leaves no room for it."""
        number = self._book(prompt)
        try:
            answer = self._model.ask(prompt)
        except LLMError as error:
            if error.unsent:
                self._spend.drop(number)
            elif error.usage is not None:
                self._settle(number, error.usage)
            raise
        # A server that counts nothing has not said that it costs nothing.
        if answer.usage != Usage():
            self._settle(number, answer.usage)
        return answer

    def _book(self, prompt: Prompt) -> int:
        tokens, usd = most(prompt, self._price)
        with self._one_at_a_time:
            now = self._clock.now()
            if reached := ceiling(now, spent_at(now, self._spend.since), tokens, usd, self._limits):
                reached.unsent = True
                raise reached
            return self._spend.reserve(now, prompt.purpose, self._name, tokens, usd, prompt.project)

    def _settle(self, number: int, usage: Usage) -> None:
        self._spend.settle(number, usage, cost(usage, self._price))
