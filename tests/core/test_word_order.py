from __future__ import annotations

import time

import pytest

from memoryd.core.word_order import MOST_TOKENS, displaced, turned_about


@pytest.mark.parametrize(
    ("one", "other", "holds"),
    [
        ("go tabs python spaces", "go spaces python tabs", True),
        ("a x y b z w", "b z w a x y", False),
        ("first x y then x z", "first x z then x y", True),
        ("小 明 看 小 红", "小 红 看 小 明", True),
        ("each time run tests", "run tests each time", False),
        ("a b c", "a b c", False),
        ("a b", "a b c", False),
        ("", "a", False),
        ("write english answer english", "write english answer chinese", True),
        ("the b c", "a b c", False),
    ],
)
def test_what_stands_in_each_others_place_is_displaced_and_what_only_moved_is_not(
    one: str, other: str, *, holds: bool
) -> None:
    assert displaced(one.split(), other.split(), {"the", "a"}) is holds
    assert displaced(other.split(), one.split(), {"the", "a"}) is holds


@pytest.mark.parametrize(
    ("one", "other", "holds"),
    [
        ("migrate tables then deploy", "deploy then migrate tables", True),
        ("先 甲 再 乙", "先 乙 再 甲", True),
        ("today migrate then deploy", "migrate then deploy today", False),
        ("migrate then deploy", "migrate and deploy", False),
        ("a then b then c", "c then b then a", False),
    ],
)
def test_what_stands_on_the_other_side_of_a_word_of_relation_is_turned_about(
    one: str, other: str, *, holds: bool
) -> None:
    assert turned_about(one.split(), other.split(), {"then", "再"}) is holds


def test_what_is_too_long_to_be_looked_into_is_taken_for_different_at_once() -> None:
    began = time.process_time()
    assert displaced(["a", "b"] * MOST_TOKENS, ["b", "a"] * MOST_TOKENS)
    assert time.process_time() - began < 0.1
