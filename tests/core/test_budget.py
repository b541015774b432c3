from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.budget import (
    DEAREST,
    PRICES,
    Limits,
    Price,
    Spent,
    ceiling,
    cost,
    day_start,
    estimate,
    hour_start,
    month_start,
    most,
    price_of,
)
from memoryd.core.model import Prompt, Usage

NOW = datetime(2026, 11, 29, 22, 30, 15, tzinfo=UTC).timestamp()
PRICE = Price(input=1.0, output=5.0, cache_read=0.1, cache_write=1.25)


def moment(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("model", "known"),
    [
        ("claude-haiku-5-5", "claude-haiku-5-5"),
        ("claude-haiku-4-5-20251001", "claude-haiku-4-5"),
        ("claude-opus-4-20250514", "claude-opus-4"),
        ("claude-opus-4-1-20250805", "claude-opus-4"),
        ("claude-opus-4-5-20251101", "claude-opus-4-5"),
        ("claude-sonnet-5", "claude-sonnet-5"),
        ("claude-sonnet-5-5", "claude-sonnet-5-5"),
        ("claude-sonnet-4-6", "claude-sonnet-4"),
        ("claude-fable-5-2", "claude-fable-5"),
        ("anthropic/claude-sonnet-5-5", "claude-sonnet-5-5"),
        ("anthropic.claude-haiku-4-5-20251001-v1:0", "claude-haiku-4-5"),
        ("claude-opus-4-7@20260301", "claude-opus-4-7"),
    ],
)
def test_a_model_has_the_price_of_the_longest_name_it_begins_with(model: str, known: str) -> None:
    assert price_of(model) == PRICES[known]


@pytest.mark.parametrize("model", ["", "gpt-6", "claude-", "claude-opus-40", "claude-haiku-9", "千问"])
def test_a_model_nobody_knows_counts_as_the_dearest(model: str) -> None:
    assert price_of(model) == DEAREST
    assert all(DEAREST.output >= price.output for price in PRICES.values())


def test_the_persons_own_price_comes_first() -> None:
    free = Price(input=0, output=0, cache_read=0, cache_write=0)
    assert price_of("qwen2.5", {"qwen2.5": free}) == free
    assert price_of("claude-haiku-5-5", {"claude-haiku-5-5": PRICE}) == PRICE
    assert price_of("claude-haiku-5-5-20261007", {"claude-haiku-5-5": PRICE}) == PRICE
    assert price_of("own/claude-haiku-5-5", {"own/claude-haiku-5-5": PRICE}) == PRICE


def test_every_kind_of_token_is_paid_for() -> None:
    usage = Usage(input=1_000_000, output=1_000_000, cache_read=1_000_000, cache_write=1_000_000)
    assert cost(usage, PRICE) == pytest.approx(1 + 5 + 0.1 + 1.25)
    assert cost(Usage(), PRICE) == 0


def test_a_long_prompt_is_dearer_in_all_its_tokens_where_the_model_says_so() -> None:
    haiku = PRICES["claude-haiku-5-5"]
    assert cost(Usage(input=100_000, output=1000), haiku) == pytest.approx(0.0105)
    assert cost(Usage(input=60_000, cache_read=40_001, output=1_000_000), haiku) > 2.5


@pytest.mark.parametrize(
    ("text", "least", "highest"),
    [("", 50, 50), ("plain English words " * 100, 500, 900), ("请记住我喜欢短的提交信息。" * 100, 1200, 1500)],
)
def test_an_estimate_errs_on_the_high_side(text: str, least: int, highest: int) -> None:
    assert least <= estimate(Prompt("", text)) <= highest


def test_an_estimate_counts_the_form_of_the_answer_too() -> None:
    assert estimate(Prompt("", "", schema={"type": "object", "title": "x" * 300})) > 150


def test_an_estimate_counts_what_has_no_utf8() -> None:
    assert estimate(Prompt("\ud800" * 300, "")) >= 100


@given(
    system=st.text(max_size=500),
    user=st.text(max_size=2000),
    output=st.integers(0, 4096),
    share=st.floats(0, 1),
)
def test_a_booking_is_never_less_than_a_call_can_cost(system: str, user: str, output: int, share: float) -> None:
    asked = Prompt(system, user)
    tokens, usd = most(asked, PRICE)
    size = estimate(asked)
    cached = int(size * share)
    assert usd >= cost(Usage(input=size - cached, cache_write=cached, output=output), PRICE)
    assert tokens == size + asked.max_tokens


def test_a_call_with_room_under_every_ceiling_is_let_through() -> None:
    spent = Spent(usd_day=0.9, usd_month=9.0, tokens_day=900, calls_hour=59)
    assert ceiling(NOW, spent, 100, 0.1, Limits(tokens_per_day=1000)) is None


@pytest.mark.parametrize(
    ("spent", "limits", "setting", "until"),
    [
        (Spent(usd_day=0.95), Limits(), "usd_per_day", "2026-11-30T00:00:00+00:00"),
        (Spent(usd_month=9.95), Limits(), "usd_per_month", "2026-12-01T00:00:00+00:00"),
        (Spent(tokens_day=950), Limits(tokens_per_day=1000), "tokens_per_day", "2026-11-30T00:00:00+00:00"),
        (Spent(calls_hour=60), Limits(), "calls_per_hour", "2026-11-29T23:00:00+00:00"),
        (Spent(), Limits(usd_per_day=0), "usd_per_day", "2026-11-30T00:00:00+00:00"),
        (Spent(), Limits(calls_per_hour=0), "calls_per_hour", "2026-11-29T23:00:00+00:00"),
        (Spent(usd_day=5, usd_month=50, calls_hour=99), Limits(), "usd_per_month", "2026-12-01T00:00:00+00:00"),
    ],
)
def test_a_ceiling_says_which_it_is_and_until_when(spent: Spent, limits: Limits, setting: str, until: str) -> None:
    reached = ceiling(NOW, spent, 100, 0.1, limits)
    assert reached is not None
    assert setting in str(reached)
    assert reached.until == moment(until)
    assert "\n" not in str(reached)
    assert f"{datetime.fromisoformat(until):%Y-%m-%d %H:%M}" in str(reached)


def test_no_ceiling_on_tokens_unless_one_is_set() -> None:
    assert ceiling(NOW, Spent(tokens_day=10**12), 100, 0.1, Limits()) is None


def test_a_free_model_has_no_ceiling_in_money() -> None:
    assert ceiling(NOW, Spent(), 100, 0.0, Limits(usd_per_day=0, usd_per_month=0)) is None


def test_days_months_and_hours_begin_where_they_do_in_utc() -> None:
    assert hour_start(NOW) == moment("2026-11-29T22:00:00+00:00")
    assert day_start(NOW) == moment("2026-11-29T00:00:00+00:00")
    assert month_start(NOW) == moment("2026-11-01T00:00:00+00:00")
    new_year = moment("2026-12-31T23:59:59+00:00")
    assert {step(new_year, later=1) for step in (hour_start, day_start, month_start)} == {
        moment("2027-01-01T00:00:00+00:00")
    }
    assert month_start(moment("2026-01-31T10:00:00+00:00"), later=1) == moment("2026-02-01T00:00:00+00:00")


def test_what_is_spent_under_a_cent_shows() -> None:
    reached = ceiling(NOW, Spent(usd_day=0.0043), 100, 0.001, Limits(usd_per_day=0.005))
    assert "$0.0043 of $0.005 spent today" in str(reached)
