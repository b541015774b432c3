from __future__ import annotations

import threading

import pytest

from memoryd.adapters.llm.breaker import FAILURES, Breaker
from memoryd.core.errors import BudgetReached, LLMError, Paused, Permanent, ReplyError, Transient
from memoryd.core.model import Answer, Prompt, Usage
from tests.fakes_model import HandClock, Line, ScriptedModel

PROMPT = Prompt("", "hello")
DOWN = Transient("529 overloaded", "it is tried again later")


class Keys:
    """A key that can be replaced."""

    def __init__(self) -> None:
        self.key = "old"

    def identity(self) -> str:
        return self.key


def broken(*script: Line) -> tuple[Breaker, ScriptedModel, HandClock, Keys]:
    model, clock, keys = ScriptedModel(*script), HandClock(), Keys()
    return Breaker(model, clock=clock, identity=keys.identity), model, clock, keys


def fail(breaker: Breaker) -> LLMError:
    with pytest.raises(LLMError) as caught:
        breaker.ask(PROMPT)
    return caught.value


def test_answers_and_failures_pass_through() -> None:
    breaker, _, _, _ = broken("hi", DOWN, "back")
    assert breaker.ask(PROMPT).text == "hi"
    assert fail(breaker) is DOWN
    assert breaker.ask(PROMPT).text == "back"


def test_a_server_that_is_down_is_called_five_times_and_then_once_a_minute_at_most() -> None:
    breaker, model, clock, _ = broken(DOWN)
    for second in range(600):
        clock.time = 1000.0 + second
        fail(breaker)
    assert FAILURES < len(model.prompts) <= FAILURES + 10


def test_while_it_rests_the_last_failure_is_told_with_the_time_left_and_costs_nothing() -> None:
    breaker, _, clock, _ = broken(DOWN)
    for _ in range(FAILURES):
        fail(breaker)
    clock.time += 20
    error = fail(breaker)
    assert isinstance(error, Transient)
    assert error.retry_after == 40.0
    assert "529 overloaded" in str(error)
    assert "40 s" in str(error)
    assert error.unsent


def test_the_rest_doubles_to_a_quarter_of_an_hour() -> None:
    breaker, model, clock, _ = broken(DOWN)
    for _ in range(FAILURES):
        fail(breaker)
    for rest in (60, 120, 240, 480, 900, 900):
        calls = len(model.prompts)
        clock.time += rest - 1
        fail(breaker)
        assert len(model.prompts) == calls
        clock.time += 1
        fail(breaker)
        assert len(model.prompts) == calls + 1


def test_one_answer_closes_it_again() -> None:
    breaker, model, clock, _ = broken(*[DOWN] * FAILURES, "back", DOWN, DOWN, "still there")
    for _ in range(FAILURES):
        fail(breaker)
    clock.time += 60
    assert breaker.ask(PROMPT).text == "back"
    fail(breaker)
    fail(breaker)
    assert breaker.ask(PROMPT).text == "still there"
    assert len(model.prompts) == FAILURES + 4


@pytest.mark.parametrize("error", [Permanent("413"), ReplyError("empty")])
def test_an_answer_that_is_of_no_use_shows_that_the_server_is_there(error: LLMError) -> None:
    breaker, model, _, _ = broken(*([DOWN] * (FAILURES - 1) + [error]) * 3, "ok")
    for _ in range(FAILURES * 3):
        fail(breaker)
    assert breaker.ask(PROMPT).text == "ok"
    assert len(model.prompts) == FAILURES * 3 + 1


@pytest.mark.parametrize(("asked", "seconds"), [(7.0, 7.0), (0.0, 1.0), (86_400.0, 3600.0)])
def test_the_wish_of_a_server_holds_for_every_turn_at_once(asked: float, seconds: float) -> None:
    breaker, model, clock, _ = broken(Transient("429", retry_after=asked), "ok")
    fail(breaker)
    clock.time += seconds - 0.5
    assert isinstance(fail(breaker), Transient)
    assert len(model.prompts) == 1
    clock.time += 0.5
    assert breaker.ask(PROMPT).text == "ok"


def test_a_refused_key_is_tried_once_until_it_is_another_one() -> None:
    breaker, model, clock, keys = broken(Paused("401", "check the API key"), "in")
    fail(breaker)
    for _ in range(20):
        clock.time += 40
        error = fail(breaker)
        assert isinstance(error, Paused)
        assert "401" in str(error)
        assert "check the API key" in str(error)
    assert len(model.prompts) == 1
    keys.key = "new"
    assert breaker.ask(PROMPT).text == "in"


def test_a_second_key_that_is_refused_too_is_tried_once_too() -> None:
    breaker, model, _, keys = broken(Paused("401"))
    fail(breaker)
    keys.key = "new"
    fail(breaker)
    fail(breaker)
    assert len(model.prompts) == 2


def test_an_account_is_tried_again_after_a_quarter_of_an_hour_with_the_same_key() -> None:
    breaker, model, clock, _ = broken(Paused("400 spend limit"), "ok")
    fail(breaker)
    clock.time += 899
    fail(breaker)
    assert len(model.prompts) == 1
    clock.time += 1
    assert breaker.ask(PROMPT).text == "ok"


def test_try_again_forgets() -> None:
    breaker, _, _, _ = broken(Paused("404"), "ok")
    fail(breaker)
    breaker.try_again()
    assert breaker.ask(PROMPT).text == "ok"


def test_a_budget_says_nothing_about_the_server() -> None:
    reached = BudgetReached("ceiling", until=2000.0)
    breaker, model, _, _ = broken(*[reached] * 20, "ok")
    for _ in range(20):
        assert fail(breaker) is reached
    assert breaker.ask(PROMPT).text == "ok"
    assert len(model.prompts) == 21


def test_one_call_at_a_time_finds_out_whether_a_server_is_back() -> None:
    entered, go = threading.Event(), threading.Event()
    clock, script = HandClock(), [DOWN] * FAILURES
    calls = list[Prompt]()

    class Slow:
        def ask(self, prompt: Prompt) -> Answer:
            calls.append(prompt)
            if script:
                raise script.pop()
            entered.set()
            go.wait(10.0)
            return Answer("back", Usage(1, 1))

    breaker = Breaker(Slow(), clock=clock, identity=lambda: "")
    for _ in range(FAILURES):
        fail(breaker)
    clock.time += 60
    probe = threading.Thread(target=lambda: breaker.ask(PROMPT))
    probe.start()
    assert entered.wait(10.0)
    assert isinstance(fail(breaker), Transient)
    assert len(calls) == FAILURES + 1
    go.set()
    probe.join(10.0)
    assert breaker.ask(PROMPT).text == "back"


def test_a_probe_that_breaks_does_not_lock_the_door() -> None:
    clock, script = HandClock(), list[Exception]([*[DOWN] * FAILURES, RuntimeError("a bug")])

    class Buggy:
        def ask(self, prompt: Prompt) -> Answer:
            if script:
                raise script.pop(0)
            return Answer("ok", Usage(1, 1))

    breaker = Breaker(Buggy(), clock=clock, identity=lambda: "")
    for _ in range(FAILURES):
        fail(breaker)
    clock.time += 60
    with pytest.raises(RuntimeError):
        breaker.ask(PROMPT)
    assert breaker.ask(PROMPT).text == "ok"


def test_it_says_why_it_calls_nobody_now_and_for_how_long() -> None:
    breaker, _, clock, keys = broken(Paused("401", "check the key"), "back")
    assert breaker.standing() is None
    fail(breaker)
    rest = breaker.standing()
    assert rest is not None
    assert (rest.reason, rest.refused, rest.seconds > 60) == ("401; check the key", True, True)
    keys.key = "new"
    assert breaker.standing() is None, "with another key it would be asked"
    keys.key = "old"
    clock.time += rest.seconds
    assert breaker.standing() is None, "the next question is asked, to see"


def test_a_server_that_is_down_is_told_as_such_once_it_is_left_alone() -> None:
    breaker, *_ = broken(*[DOWN] * FAILURES)
    for _ in range(FAILURES - 1):
        fail(breaker)
    assert breaker.standing() is None
    fail(breaker)
    rest = breaker.standing()
    assert rest is not None
    assert (rest.refused, "529 overloaded" in rest.reason) == (False, True)
