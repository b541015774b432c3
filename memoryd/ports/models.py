"""Who proposes memories, and the model that may be asked."""

from __future__ import annotations

from typing import Protocol

from memoryd.core.model import Answer, Draft, Prompt, Request


class Extractor(Protocol):
    """Propose memories for closed turns."""

    def extract(self, request: Request) -> tuple[Draft, ...]:
        """Return drafts; an empty answer means nothing to keep, never a failure (that is an LLMError)."""
        ...


class LanguageModel(Protocol):
    """Ask a model one question."""

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer, or raise Transient, Permanent, Paused or ReplyError."""
        ...
