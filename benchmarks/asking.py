"""A model as a script asks it: counted, limited to so many questions, and booked for this run only."""

from __future__ import annotations

from memoryd.core.errors import ReplyError
from memoryd.core.model import Answer, Prompt, Usage
from memoryd.ports import LanguageModel


class Counted:
    """A model whose questions are kept and whose tokens are added up."""

    def __init__(self, model: LanguageModel) -> None:
        self._model = model
        self.shown: list[str] = []
        self.usage = Usage()

    def ask(self, prompt: Prompt) -> Answer:
        """Ask, and count."""
        self.shown.append(f"{prompt.system}\n{prompt.user}")
        answer = self._model.ask(prompt)
        took, so_far = answer.usage, self.usage
        self.usage = Usage(
            so_far.input + took.input,
            so_far.output + took.output,
            so_far.cache_read + took.cache_read,
            so_far.cache_write + took.cache_write,
        )
        return answer


class RunSpend:
    """The books of one run of this script."""

    def __init__(self) -> None:
        self._calls: list[tuple[float, int, float]] = []

    def reserve(self, at: float, purpose: str, model: str, tokens: int, usd: float, project: str = "") -> int:
        """Book a call."""
        self._calls.append((at, tokens, usd))
        return len(self._calls) - 1

    def settle(self, number: int, usage: Usage, usd: float) -> None:
        """Book what it took."""
        tokens = usage.input + usage.output + usage.cache_read + usage.cache_write
        self._calls[number] = (self._calls[number][0], tokens, usd)

    def drop(self, number: int) -> None:
        """Forget a call that was never made: it came long before all others."""
        self._calls[number] = (float("-inf"), 0, 0.0)

    def since(self, at: float) -> tuple[int, int, float]:
        """Add up."""
        late = [call for call in self._calls if call[0] >= at]
        return len(late), sum(call[1] for call in late), sum(call[2] for call in late)


class Limited:
    """A model that answers so many questions and no more; 0 means without an end."""

    def __init__(self, model: LanguageModel, most: int) -> None:
        self._model = model
        self._most = most
        self.asked = 0

    @property
    def exhausted(self) -> bool:
        """Tell whether no question is left."""
        return 0 < self._most <= self.asked

    def ask(self, prompt: Prompt) -> Answer:
        """Ask; ReplyError where the questions are used up."""
        if self.exhausted:
            raise ReplyError("no question was left to ask again", "give more --calls")
        self.asked += 1
        return self._model.ask(prompt)
