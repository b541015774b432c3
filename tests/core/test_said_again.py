"""What was found to be true of a text is told again without looking, and nothing else is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.said_again import LONGEST, MOST, SaidAgain


def test_what_was_true_is_not_looked_at_again_and_what_was_not_is() -> None:
    looked: list[str] = []

    def test(text: str) -> bool:
        looked.append(text)
        return "go" in text or "继续" in text

    again = SaidAgain(test)
    said = ("go ahead", "继续", "use tabs", "go" * LONGEST)
    for _ in range(3):
        assert [again(text) for text in said] == [True, True, False, True]
    assert looked == [*said, *said[2:], *said[2:]]


@given(st.lists(st.text("abc", max_size=3), max_size=40))
def test_it_answers_as_the_test_does(said: list[str]) -> None:
    again = SaidAgain(lambda text: "a" in text)
    assert [again(text) for text in said] == ["a" in text for text in said]


def test_little_is_kept() -> None:
    again = SaidAgain(lambda text: True)
    assert all(again(str(number)) for number in range(3 * MOST))
    assert 0 < len(again._true) <= MOST
