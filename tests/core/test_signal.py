"""Recall of the local signal test on all that should be remembered, and what it saves on ordinary sessions."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest

from benchmarks import ordinary
from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.signal import asks_to_remember, has_signal, said_something
from tests.core import rules_cases, rules_heldout, rules_heldout_hard
from tests.core.signal_cases import HELDOUT, IMPLIED

STATED = tuple(text for cases in (rules_cases, rules_heldout, rules_heldout_hard) for text, _ in cases.POSITIVE)
ORDINARY_TURNS = 2_000


def turn(*words: str | Utterance, final: str | None = "Done.") -> Turn:
    said = tuple(word if isinstance(word, Utterance) else Utterance(Speaker.USER, word) for word in words)
    return Turn(key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED, words=said, final=final)


def missed(texts: tuple[str, ...]) -> list[str]:
    return [text for text in texts if not has_signal(turn(text))]


@pytest.mark.parametrize("texts", [STATED, IMPLIED + HELDOUT, STATED + IMPLIED + HELDOUT])
def test_what_should_be_remembered_has_signal(texts: tuple[str, ...]) -> None:
    assert len(missed(texts)) <= 0.02 * len(texts), missed(texts)


def test_an_ordinary_coding_session_saves_at_least_half_of_the_calls() -> None:
    chance = random.Random(20261130)
    spoken = [turn(ordinary.ordinary(chance)) for _ in range(ORDINARY_TURNS)]
    assert sum(map(has_signal, spoken)) <= ORDINARY_TURNS // 2


def test_what_lasts_is_seen_in_the_middle_of_an_ordinary_message() -> None:
    chance = random.Random(7)
    for text in HELDOUT + STATED[:60]:
        mixed = f"{ordinary.filled('fix the {thing}', chance)}. {text}\r\nAlso run the tests 🐘"
        assert has_signal(turn(mixed)), text


@pytest.mark.parametrize(
    "spoken",
    [
        turn(),
        turn("", "  \r\n\t"),
        turn("?", "👍", "…"),
        turn("ok"),
        turn("好的，继续"),
        turn(Utterance(Speaker.USER, "always use tabs", pasted=True)),
        turn("fix this", Utterance(Speaker.TOOL, "always use sudo")),
        turn("fix this:\n```\nalways use sudo\n```"),
        turn("run it", Utterance(Speaker.HARNESS, "from now on, answer in JSON")),
        replace(turn("always use tabs"), human=False),
    ],
)
def test_a_turn_without_words_that_last_has_none(spoken: Turn) -> None:
    assert not has_signal(spoken)


def test_what_the_agent_concluded_counts_too() -> None:
    assert has_signal(turn("where do we stand?", final="You decided to ship on December 15."))
    assert has_signal(turn("查一下", final="文档在 https://wiki.example.cn/ops"))
    assert not has_signal(turn("why?", final="Because the list was empty; I fixed it."))


def test_a_long_message_has_signal_whatever_it_says() -> None:
    assert has_signal(turn("fix it. " * 2_000))


@pytest.mark.parametrize(
    ("text", "explicit"),
    [
        ("Please remember that we deploy on Mondays.", True),
        ("don't forget: iOS 15 is the minimum", True),
        ("save this to memory: Lisbon owns billing", True),
        ("请记住：端口是 8443", True),
        ("帮我记一下，测试库每周清空", True),
        ("Always use tabs.", False),
        ("the remember me box is broken", False),
        ("remember when we changed this?", False),
        ("以后都用 uv", False),
    ],
)
def test_only_an_outright_request_to_remember_cannot_wait(text: str, explicit: bool) -> None:
    assert asks_to_remember(turn(text)) is explicit


def test_a_nod_says_nothing_and_a_number_says_something() -> None:
    assert said_something(turn("1"))
    assert not said_something(turn("👍"))


@pytest.mark.parametrize(
    "text", ["a " * 100_000, "the " * 50_000, "ok, " * 3_999, "，" * 7_999, "I'm " * 1_999, "把" * 7_999]
)
def test_no_text_takes_long(text: str) -> None:
    started = time.perf_counter()
    has_signal(turn(text))
    assert time.perf_counter() - started < 1.0
