from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from benchmarks.columns import filled, wide


def test_a_chinese_letter_and_its_marks_count_for_two() -> None:
    assert [wide(text) for text in ("", "tabs", "缩进", "用 tabs。", "🛒")] == [0, 4, 4, 9, 2]


@given(st.lists(st.text("ab用，", min_size=1, max_size=9), max_size=30), st.integers(4, 20))
def test_no_word_is_lost_and_no_line_is_too_wide_or_could_hold_the_next_word(words: list[str], width: int) -> None:
    lines = list(filled(words, width))
    assert " ".join(lines).split() == words
    assert all(wide(line) <= width or " " not in line for line in lines)
    for line, following in pairwise(lines):
        assert wide(line) + 1 + wide(following.split(" ")[0]) > width
