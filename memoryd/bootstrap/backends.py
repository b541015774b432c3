"""The model the configuration chose: behind its ceilings, behind a breaker; or none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from memoryd.config import Config
from memoryd.core.budget import Limits, price_of
from memoryd.core.empty_turns import BY_RULES, NEVER, Emptiness
from memoryd.core.errors import ConfigError
from memoryd.core.model import Turn
from memoryd.core.own_sessions import FOLDER
from memoryd.core.signal import has_signal
from memoryd.pipeline.gathering import Batching
from memoryd.ports import Clock, LanguageModel, Spend

if TYPE_CHECKING:
    from memoryd.adapters.llm.breaker import Rest

RULES = "rules"
ANTHROPIC = "anthropic"
CLAUDE_CLI = "claude-cli"
CLAUDE_PLACES = ("~/.local/bin/claude", "~/.claude/local/claude", "/usr/local/bin/claude", "/opt/homebrew/bin/claude")
"""Where installers put the client; a service's PATH seldom holds them."""


@dataclass(frozen=True, slots=True)
class Backend:
    """A model, how to end its calls under way, how to forget that it failed, and why it is left alone now."""

    model: LanguageModel
    close: Callable[[], None]
    try_again: Callable[[], None]
    standing: Callable[[], Rest | None]


class _Client(LanguageModel, Protocol):
    """A model by itself, before anything stands around it."""

    def identity(self) -> str: ...

    def close(self) -> None: ...


def backend_of(config: Config, spend: Spend, clock: Clock) -> Backend | None:
    """Return the chosen model, None for the built-in rules; nothing but the configuration decides."""
    chosen = config.extraction.backend
    if chosen == RULES:
        return None
    if chosen == ANTHROPIC:
        return _guarded(_anthropic(config), config, spend, clock)
    if chosen == CLAUDE_CLI:
        return _guarded(_claude_cli(config), config, spend, clock)
    raise ConfigError(
        [f'[extraction] backend "{chosen}" is unknown'], f'use "{RULES}", "{ANTHROPIC}" or "{CLAUDE_CLI}"'
    )


def extractor_of(config: Config) -> str:
    """Return who is asked about turns, as the books name it: the rules, or a model by its name."""
    return RULES if config.extraction.backend == RULES else config.anthropic.model


def workers_of(config: Config) -> int:
    """Return how many projects one pass works on at once: twice the calls, so that a call is always under way.

    The rules never wait, so they gain nothing by company.
    """
    return 1 if config.extraction.backend == RULES else 2 * config.extraction.concurrency


def lanes_of(config: Config) -> int:
    """Return how many projects the daemon works on at once."""
    return max(config.extraction.concurrency, workers_of(config))


def batching_of(config: Config, ended: Callable[[Turn], bool]) -> Batching:
    """Return how turns are gathered for a question; the rules read each turn at once, and all of them."""
    settings = config.extraction
    if settings.backend == RULES:
        return Batching()
    return Batching(seconds=settings.batch_seconds, turns=settings.batch_turns, worth=has_signal, ended=ended)


def emptiness_of(config: Config) -> Emptiness:
    """Return what tells of a turn that it need not be worked on at all."""
    return BY_RULES if config.extraction.backend == RULES else NEVER


def limits_of(config: Config) -> Limits:
    """Return the ceilings of `[budget]`."""
    budget = config.budget
    return Limits(
        usd_per_day=budget.usd_per_day,
        usd_per_month=budget.usd_per_month,
        tokens_per_day=budget.tokens_per_day,
        calls_per_hour=budget.calls_per_hour,
    )


def find_claude() -> str:
    """Return the path of the installed `claude` as it is now, or ""."""
    if found := shutil.which("claude"):
        return found
    places = (Path(place).expanduser() for place in CLAUDE_PLACES)
    return next((str(place) for place in places if os.access(place, os.X_OK) and place.is_file()), "")


def _guarded(client: _Client, config: Config, spend: Spend, clock: Clock) -> Backend:
    from memoryd.adapters.llm.breaker import Breaker
    from memoryd.adapters.llm.budgeted import Budgeted

    name = config.anthropic.model
    price = price_of(name, config.anthropic.prices)
    booked = Budgeted(client, name=name, spend=spend, clock=clock, limits=limits_of(config), price=price)
    breaker = Breaker(booked, clock=clock, identity=client.identity)
    return Backend(breaker, client.close, breaker.try_again, breaker.standing)


def _anthropic(config: Config) -> _Client:
    from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
    from memoryd.adapters.llm.api_key import ApiKey

    settings = config.anthropic
    return AnthropicMessages(
        model=settings.model,
        base_url=settings.base_url,
        key=ApiKey(settings.api_key_env, settings.api_key_file),
        deadline_seconds=settings.deadline_seconds,
    )


def _claude_cli(config: Config) -> _Client:
    from memoryd.adapters.llm.claude_cli import ClaudeCli

    return ClaudeCli(
        find=find_claude,
        model=config.anthropic.model,
        folder=config.state_folder / FOLDER,
        deadline_seconds=config.anthropic.deadline_seconds,
    )
