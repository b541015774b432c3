"""What model calls cost, and when a ceiling stands before the next one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from memoryd.core.errors import BudgetReached
from memoryd.core.model import Prompt, Usage
from memoryd.core.money import dollars

LONG_PROMPT_TOKENS = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """US dollars for a million tokens; `long_factor` multiplies all four for a prompt of over 100,000 tokens."""

    input: float
    output: float
    cache_read: float
    cache_write: float
    long_factor: float = 1.0


def _price(entry: float, output: float, read: float, long_factor: float = 1.0) -> Price:
    """Writing the five-minute cache costs a quarter more than plain input, for every model."""
    return Price(input=entry, output=output, cache_read=read, cache_write=entry * 1.25, long_factor=long_factor)


PRICES: Mapping[str, Price] = {
    "claude-haiku-5-5": _price(0.10, 0.50, 0.01, long_factor=5.0),
    "claude-haiku-4-5": _price(1, 5, 0.10),
    "claude-sonnet-5-5": _price(2, 10, 0.10),
    "claude-sonnet-5": _price(2, 10, 0.20),
    "claude-sonnet-4": _price(3, 15, 0.30),
    "claude-opus-5-5": _price(4, 20, 0.20),
    "claude-opus-5": _price(5, 25, 0.50),
    "claude-opus-4": _price(15, 75, 1.50),
    "claude-opus-4-5": _price(5, 25, 0.50),
    "claude-opus-4-6": _price(5, 25, 0.50),
    "claude-opus-4-7": _price(5, 25, 0.50),
    "claude-opus-4-8": _price(5, 25, 0.50),
    "claude-fable-5-1": _price(10, 50, 0.25),
    "claude-fable-5": _price(10, 50, 1.00),
    "claude-mythos-5-1": _price(10, 50, 0.25),
    "claude-mythos-5": _price(10, 50, 1.00),
}
"""List prices as of November 2026, by the start of a model's name. `[anthropic] prices` overrides them."""

DEAREST = max(PRICES.values(), key=lambda price: price.output)


def price_of(model: str, own: Mapping[str, Price] | None = None) -> Price:
    """Return a model's price: the person's own table first, else the longest listed name the model's begins with.

    Dated names and those of gateways ("anthropic/claude-…", "anthropic.claude-…") are recognised. A model nobody
    knows counts as the dearest one: a bill may turn out lower than the ceiling, never higher.
    """
    if own and model in own:
        return own[model]
    name = model[match.start() :] if (match := re.search(r"claude-", model)) else model
    table = {**PRICES, **(own or {})}
    known = [entry for entry in table if name == entry or name.startswith((f"{entry}-", f"{entry}@", f"{entry}:"))]
    return table[max(known, key=len)] if known else DEAREST


def estimate(prompt: Prompt) -> int:
    """Return about how many tokens a prompt takes: a third of its bytes, which errs on the high side."""
    schema = len(str(prompt.schema)) if prompt.schema else 0
    size = sum(len(part.encode("utf-8", "replace")) for part in (prompt.system, prompt.user))
    return (size + schema) // 3 + 50


def cost(usage: Usage, price: Price) -> float:
    """Return what a call cost in US dollars."""
    prompt = usage.input + usage.cache_read + usage.cache_write
    factor = price.long_factor if prompt > LONG_PROMPT_TOKENS else 1.0
    paid = (
        usage.input * price.input
        + usage.output * price.output
        + usage.cache_read * price.cache_read
        + usage.cache_write * price.cache_write
    )
    return factor * paid / 1_000_000


def most(prompt: Prompt, price: Price) -> tuple[int, float]:
    """Return the tokens and US dollars a call takes at most: all of it written to the cache, the answer at its cap."""
    tokens = estimate(prompt)
    usage = Usage(cache_write=tokens, output=prompt.max_tokens)
    return tokens + prompt.max_tokens, cost(usage, price)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The ceilings of `[budget]`; `tokens_per_day` 0 means none. A 0 anywhere else lets no call through."""

    usd_per_day: float = 1.0
    usd_per_month: float = 10.0
    tokens_per_day: int = 0
    calls_per_hour: int = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """What has been booked since the start of this day, month and hour (UTC)."""

    usd_day: float = 0.0
    usd_month: float = 0.0
    tokens_day: int = 0
    calls_hour: int = 0


Ceilings = tuple[tuple[str, float, float], ...]
"""Each setting of `[budget]` that is a ceiling now, what is used under it, and how high it is."""


def spent_at(now: float, since: Callable[[float], tuple[int, int, float]]) -> Spent:
    """Return what has been booked by `now`; `since` tells calls, tokens and US dollars from a moment on."""
    _, tokens, usd_day = since(day_start(now))
    calls, _, _ = since(hour_start(now))
    _, _, usd_month = since(month_start(now))
    return Spent(usd_day=usd_day, usd_month=usd_month, tokens_day=tokens, calls_hour=calls)


def ceilings(spent: Spent, limits: Limits) -> Ceilings:
    """Return how much of each ceiling is used."""
    tokens = (("tokens_per_day", spent.tokens_day, limits.tokens_per_day),) if limits.tokens_per_day else ()
    return (
        ("usd_per_day", spent.usd_day, limits.usd_per_day),
        ("usd_per_month", spent.usd_month, limits.usd_per_month),
        *tokens,
        ("calls_per_hour", spent.calls_hour, limits.calls_per_hour),
    )


def ceiling(now: float, spent: Spent, tokens: int, usd: float, limits: Limits) -> BudgetReached | None:
    """Return what stands before a call of that size, or None; of several ceilings the one that lifts last."""
    reached = []
    if spent.usd_month + usd > limits.usd_per_month:
        said = f"{dollars(spent.usd_month)} of {dollars(limits.usd_per_month)} spent this month"
        reached.append(_reached("usd_per_month", said, month_start(now, later=1)))
    if spent.usd_day + usd > limits.usd_per_day:
        said = f"{dollars(spent.usd_day)} of {dollars(limits.usd_per_day)} spent today"
        reached.append(_reached("usd_per_day", said, day_start(now, later=1)))
    if limits.tokens_per_day and spent.tokens_day + tokens > limits.tokens_per_day:
        said = f"{spent.tokens_day:,} of {limits.tokens_per_day:,} tokens used today"
        reached.append(_reached("tokens_per_day", said, day_start(now, later=1)))
    if spent.calls_hour + 1 > limits.calls_per_hour:
        said = f"{spent.calls_hour} of {limits.calls_per_hour} calls made this hour"
        reached.append(_reached("calls_per_hour", said, hour_start(now, later=1)))
    return max(reached, key=lambda error: error.until, default=None)


def _reached(setting: str, said: str, until: float) -> BudgetReached:
    moment = datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return BudgetReached(
        f"the ceiling [budget] {setting} leaves no room for the next call: {said}",
        f"turns wait until {moment}, or raise {setting} in the config",
        until,
    )


def hour_start(now: float, later: int = 0) -> float:
    """Return the start of the hour `now` is in, or of one `later` hours on."""
    start = _moment(now).replace(minute=0, second=0, microsecond=0)
    return (start + timedelta(hours=later)).timestamp()


def day_start(now: float, later: int = 0) -> float:
    """Return the start of the day (UTC) `now` is in, or of one `later` days on."""
    start = _moment(now).replace(hour=0, minute=0, second=0, microsecond=0)
    return (start + timedelta(days=later)).timestamp()


def month_start(now: float, later: int = 0) -> float:
    """Return the start of the month (UTC) `now` is in, or of one `later` months on."""
    start = _moment(now).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    months = start.year * 12 + start.month - 1 + later
    return start.replace(year=months // 12, month=months % 12 + 1).timestamp()


def _moment(now: float) -> datetime:
    return datetime.fromtimestamp(now, UTC)
