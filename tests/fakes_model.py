"""A model that says what a test wrote for it, a spend book in memory, a clock that is set by hand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from memoryd.core.errors import LLMError
from memoryd.core.model import Answer, Prompt, Usage

Line = str | Answer | LLMError | Callable[[Prompt], str]

USAGE = Usage(input=1200, output=80)


class ScriptedModel:
    """A LanguageModel with a script; the last line repeats."""

    def __init__(self, *script: Line) -> None:
        self._script = list(script) or ['{"operations": []}']
        self.prompts: list[Prompt] = []

    def ask(self, prompt: Prompt) -> Answer:
        self.prompts.append(prompt)
        line = self._script.pop(0) if len(self._script) > 1 else self._script[0]
        if isinstance(line, LLMError):
            raise line
        if isinstance(line, Answer):
            return line
        return Answer(line(prompt) if callable(line) else line, USAGE, "scripted")


class MemorySpend:
    """A Spend that is gone when the test is."""

    def __init__(self) -> None:
        self.calls: list[tuple[float, str, str, int, float]] = []
        self.projects: list[str] = []
        self.settled: dict[int, tuple[Usage, float]] = {}

    def reserve(self, at: float, purpose: str, model: str, tokens: int, usd: float, project: str = "") -> int:
        self.projects.append(project)
        self.calls.append((at, purpose, model, tokens, usd))
        return len(self.calls)

    def settle(self, number: int, usage: Usage, usd: float) -> None:
        at, purpose, model, _, _ = self.calls[number - 1]
        tokens = usage.input + usage.output + usage.cache_read + usage.cache_write
        self.calls[number - 1] = (at, purpose, model, tokens, usd)
        self.settled[number] = (usage, usd)

    def drop(self, number: int) -> None:
        _, purpose, model, _, _ = self.calls[number - 1]
        self.calls[number - 1] = (float("-inf"), purpose, model, 0, 0.0)

    def since(self, at: float) -> tuple[int, int, float]:
        booked = [call for call in self.calls if call[0] >= at]
        return len(booked), sum(call[3] for call in booked), sum(call[4] for call in booked)


class HandClock:
    """A Clock that moves when it is told to."""

    def __init__(self, now: float = 1_790_000_000.0) -> None:
        self.time = now

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    def day(self, at: float) -> str:
        return datetime.fromtimestamp(at, UTC).date().isoformat()
