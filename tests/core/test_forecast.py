from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.budget import price_of
from memoryd.core.forecast import Forecast, forecast, question_tokens, tokens_of
from memoryd.core.model import Close, Memory, Prompt, Speaker, Turn, Utterance

PRICE = price_of("claude-haiku-5-5")


def turns(count: int) -> list[Turn]:
    return [
        Turn(
            key=f"k{number}", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED,
            words=(Utterance(Speaker.USER, f"我们决定 {number} 号上线 🐘, and use tabs"),), final="Done.",
        )
        for number in range(count)
    ]  # fmt: skip


def foreseen(count: int, together: int = 12, known: tuple[Memory, ...] = ()) -> Forecast:
    return forecast(turns(count), ["2026-11-29"] * count, known, together=together, price=PRICE)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("The quick brown fox jumps over the lazy dog.", 9, 12),
        ("我们决定下周五上线", 7, 11),
        ("internationalisation", 2, 5),
        ("", 0, 0),
        ("   \r\n\t ", 0, 0),
    ],
)
def test_tokens_are_counted_about_as_a_model_does(text: str, low: int, high: int) -> None:
    assert low <= tokens_of(text) <= high


@given(st.text(), st.text())
def test_more_text_never_has_fewer_tokens(one: str, other: str) -> None:
    assert tokens_of(f"{one} {other}") >= max(tokens_of(one), tokens_of(other))


def test_a_question_counts_its_rules_its_words_and_its_form() -> None:
    bare = Prompt("", "hello")
    assert question_tokens(Prompt("the rules", "hello", {"type": "object"})) > question_tokens(bare)


def test_turns_go_so_many_together() -> None:
    assert [foreseen(count).calls for count in (0, 1, 12, 13, 24, 25)] == [0, 1, 1, 2, 2, 3]
    assert foreseen(25).turns == 25


def test_together_they_cost_less_than_alone_and_memories_cost_something() -> None:
    assert foreseen(24, 12).usd < foreseen(24, 1).usd / 2
    known = tuple(Memory(name=f"n{n}", description="上线 日期", type="project", body="b" * 300) for n in range(9))
    assert foreseen(12, known=known).input > foreseen(12).input


def test_nothing_costs_nothing() -> None:
    assert foreseen(0) == Forecast()
