"""The model the configuration chose: behind its ceilings, behind a breaker; or none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from memoryd.config import Config
from memoryd.core.budget import Limits, price_of
from memoryd.core.errors import ConfigError
from memoryd.ports import Clock, LanguageModel, Spend


@dataclass(frozen=True, slots=True)
class Backend:
    """A model, how to end its calls under way, and how to forget that it failed."""

    model: LanguageModel
    close: Callable[[], None]
    try_again: Callable[[], None]


def backend_of(config: Config, spend: Spend, clock: Clock) -> Backend | None:
    """Return the chosen model, None for the built-in rules; nothing but the configuration decides."""
    chosen = config.extraction.backend
    if chosen == "rules":
        return None
    if chosen != "anthropic":
        raise ConfigError([f'[extraction] backend "{chosen}" is not built in yet'], 'use "rules" or "anthropic"')
    return _anthropic(config, spend, clock)


def _anthropic(config: Config, spend: Spend, clock: Clock) -> Backend:
    from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
    from memoryd.adapters.llm.api_key import ApiKey
    from memoryd.adapters.llm.breaker import Breaker
    from memoryd.adapters.llm.budgeted import Budgeted

    settings = config.anthropic
    messages = AnthropicMessages(
        model=settings.model,
        base_url=settings.base_url,
        key=ApiKey(settings.api_key_env, settings.api_key_file),
        deadline_seconds=settings.deadline_seconds,
    )
    booked = Budgeted(
        messages,
        name=settings.model,
        spend=spend,
        clock=clock,
        limits=_limits(config),
        price=price_of(settings.model, settings.prices),
    )
    breaker = Breaker(booked, clock=clock, identity=messages.identity)
    return Backend(breaker, messages.close, breaker.try_again)


def _limits(config: Config) -> Limits:
    budget = config.budget
    return Limits(
        usd_per_day=budget.usd_per_day,
        usd_per_month=budget.usd_per_month,
        tokens_per_day=budget.tokens_per_day,
        calls_per_hour=budget.calls_per_hour,
    )
