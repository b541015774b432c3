"""Propose memories for closed turns: by the built-in rules, or by asking a model."""

from __future__ import annotations

from dataclasses import replace

from memoryd.core import extraction, rules
from memoryd.core.errors import ReplyError, Truncated
from memoryd.core.model import Draft, Prompt, Request
from memoryd.core.replies import MOST_OPERATIONS
from memoryd.core.signal import said_something
from memoryd.ports import LanguageModel

OPERATIONS_A_TURN = 5

ROOM_TOKENS = 8192
"""The most an answer may take; beyond some 21,000 tokens the Messages API wants another kind of call."""


class RuleExtractor:
    """Extract with the deterministic rules: no key, no network, no cost."""

    def extract(self, request: Request) -> tuple[Draft, ...]:
        """Return drafts for what people say when they mean it to last."""
        return rules.propose(request)


class ModelExtractor:
    """Extract by asking a model once, and once more when the answer cannot be used."""

    def __init__(self, model: LanguageModel) -> None:
        self._model = model

    def extract(self, request: Request) -> tuple[Draft, ...]:
        """Return the model's drafts; a turn in which nobody said anything is not asked about."""
        if not any(said_something(turn) for turn in request.turns):
            return ()
        prompt = extraction.prompt(request)
        most = max(MOST_OPERATIONS, OPERATIONS_A_TURN * len(request.turns))
        try:
            return extraction.parse(self._model.ask(prompt).text, most)
        except ReplyError as error:
            return extraction.parse(self._model.ask(_again(prompt, error)).text, most)


def _again(prompt: Prompt, error: ReplyError) -> Prompt:
    """Ask the same with more room for an answer that was cut off, else with a word on what was wrong."""
    if isinstance(error, Truncated):
        return replace(prompt, max_tokens=min(prompt.max_tokens * 2, ROOM_TOKENS))
    return replace(prompt, user=prompt.user + extraction.repair_note(error))
