from __future__ import annotations

import threading

import pytest

from memoryd.adapters.llm.budgeted import Budgeted
from memoryd.core.budget import Limits, Price, cost, most
from memoryd.core.errors import BudgetReached, LLMError, Paused, Permanent, ReplyError, Transient
from memoryd.core.model import Answer, Prompt, Usage
from tests.fakes_model import USAGE, HandClock, MemorySpend, ScriptedModel

PRICE = Price(input=10.0, output=50.0, cache_read=1.0, cache_write=12.5)
PROMPT = Prompt("rules", "words " * 100, max_tokens=1000, purpose="extract")
MOST = most(PROMPT, PRICE)[1]


def budgeted(
    *script: str | Answer | LLMError, limits: Limits | None = None, spend: MemorySpend | None = None
) -> tuple[Budgeted, ScriptedModel, MemorySpend, HandClock]:
    model, clock, book = ScriptedModel(*script), HandClock(), spend or MemorySpend()
    wrapped = Budgeted(model, name="claude-haiku-5-5", spend=book, clock=clock, limits=limits or Limits(), price=PRICE)
    return wrapped, model, book, clock


def failing(error: LLMError, usage: Usage | None) -> LLMError:
    error.usage = usage
    return error


def test_a_call_is_booked_at_its_most_and_settled_at_what_it_took() -> None:
    wrapped, _, book, clock = budgeted("answer")
    assert wrapped.ask(PROMPT).text == "answer"
    assert book.calls == [(clock.now(), "extract", "claude-haiku-5-5", 1280, cost(USAGE, PRICE))]
    assert book.settled == {1: (USAGE, cost(USAGE, PRICE))}


def test_the_booking_stands_before_the_call_is_made() -> None:
    spend = MemorySpend()

    class Looks:
        def ask(self, prompt: Prompt) -> Answer:
            calls, tokens, usd = spend.since(0)
            assert (calls, usd) == (1, MOST)
            assert tokens > 1000
            return Answer("", USAGE)

    Budgeted(Looks(), name="m", spend=spend, clock=HandClock(), limits=Limits(), price=PRICE).ask(PROMPT)
    assert spend.settled


@pytest.mark.parametrize(
    ("limits", "setting"),
    [
        (Limits(usd_per_day=MOST * 0.99), "usd_per_day"),
        (Limits(usd_per_month=MOST * 0.99), "usd_per_month"),
        (Limits(tokens_per_day=1000), "tokens_per_day"),
        (Limits(calls_per_hour=0), "calls_per_hour"),
    ],
)
def test_at_a_ceiling_no_call_is_made_and_nothing_is_booked(limits: Limits, setting: str) -> None:
    wrapped, model, book, clock = budgeted(limits=limits)
    with pytest.raises(BudgetReached, match=setting) as caught:
        wrapped.ask(PROMPT)
    assert caught.value.until > clock.now()
    assert caught.value.unsent
    assert (model.prompts, book.calls) == ([], [])


def test_a_call_that_was_never_sent_is_none_of_the_hours_calls() -> None:
    unsent = Paused("no API key")
    unsent.unsent = True
    wrapped, model, book, clock = budgeted(unsent, unsent, unsent, "answer", limits=Limits(calls_per_hour=1))
    for _ in range(3):
        with pytest.raises(Paused):
            wrapped.ask(PROMPT)
    assert book.since(clock.now() - 3600)[0] == 0
    assert wrapped.ask(PROMPT).text == "answer"
    assert len(model.prompts) == 4


def test_calls_go_on_when_the_ceiling_lifts() -> None:
    wrapped, model, _, clock = budgeted(limits=Limits(calls_per_hour=2))
    wrapped.ask(PROMPT)
    wrapped.ask(PROMPT)
    with pytest.raises(BudgetReached) as caught:
        wrapped.ask(PROMPT)
    clock.time = caught.value.until - 1
    with pytest.raises(BudgetReached):
        wrapped.ask(PROMPT)
    clock.time = caught.value.until
    wrapped.ask(PROMPT)
    assert len(model.prompts) == 3


def test_a_new_day_has_new_money_and_a_month_adds_up() -> None:
    a_call = cost(USAGE, PRICE)
    wrapped, model, _, clock = budgeted(limits=Limits(usd_per_day=a_call + MOST, usd_per_month=a_call * 3 + MOST))
    for day in range(4):
        clock.time = 1_793_500_000.0 + day * 86_400
        wrapped.ask(PROMPT)
    clock.time += 86_400
    with pytest.raises(BudgetReached, match="usd_per_month"):
        wrapped.ask(PROMPT)
    assert len(model.prompts) == 4


def test_what_an_earlier_daemon_spent_counts() -> None:
    spend = MemorySpend()
    first, _, _, _ = budgeted(limits=Limits(calls_per_hour=1), spend=spend)
    first.ask(PROMPT)
    second, model, _, _ = budgeted(limits=Limits(calls_per_hour=1), spend=spend)
    with pytest.raises(BudgetReached):
        second.ask(PROMPT)
    assert model.prompts == []


@pytest.mark.parametrize(
    ("error", "usage", "usd"),
    [
        (Paused("401"), Usage(), 0.0),
        (Transient("529"), Usage(), 0.0),
        (Permanent("413"), Usage(), 0.0),
        (ReplyError("empty"), USAGE, cost(USAGE, PRICE)),
        (Transient("deadline"), None, MOST),
        (Transient("reset"), None, MOST),
    ],
)
def test_a_failed_call_costs_what_it_is_known_to_and_else_what_it_may(
    error: LLMError, usage: Usage | None, usd: float
) -> None:
    wrapped, _, book, _ = budgeted(failing(error, usage))
    with pytest.raises(type(error)):
        wrapped.ask(PROMPT)
    calls, _, spent = book.since(0)
    assert calls == 1
    assert spent == pytest.approx(usd)


def test_a_server_that_counts_nothing_is_not_taken_for_a_free_one() -> None:
    wrapped, _, book, _ = budgeted(Answer("hi", Usage()))
    wrapped.ask(PROMPT)
    assert book.since(0)[2] == MOST
    assert book.settled == {}


def test_lanes_that_ask_at_once_do_not_pass_a_ceiling_together() -> None:
    class SlowSpend(MemorySpend):
        def since(self, at: float) -> tuple[int, int, float]:
            booked = super().since(at)
            threading.Event().wait(0.005)
            return booked

    wrapped, model, _, _ = budgeted("ok", limits=Limits(calls_per_hour=5), spend=SlowSpend())
    begin, refused = threading.Barrier(16), list[str]()

    def lane() -> None:
        begin.wait(10.0)
        try:
            wrapped.ask(PROMPT)
        except BudgetReached as error:
            refused.append(str(error))

    lanes = [threading.Thread(target=lane) for _ in range(16)]
    for thread in lanes:
        thread.start()
    for thread in lanes:
        thread.join(10.0)
    assert (len(model.prompts), len(refused)) == (5, 11)
