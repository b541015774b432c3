"""Use counts by tiers, and less with each month."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.use import HALF_DAYS, UseCount, score, tier, tiers


@pytest.mark.parametrize(
    ("worth", "step"), [(0, 0), (1, 0), (1.99, 0), (2, 1), (7.9, 1), (8, 2), (31.9, 2), (32, 3), (128, 4)]
)
def test_a_tier_is_four_times_the_one_below(worth: float, step: int) -> None:
    assert tier(worth) == step


def test_use_of_a_month_ago_counts_half() -> None:
    assert score([(HALF_DAYS, 4), (0, 1)]) == 3.0
    assert score([]) == 0.0
    assert score([(-1, 1)]) == 1.0


def test_only_files_with_a_tier_are_told() -> None:
    assert tiers({"a.md": [(1, 9)], "b.md": [(1, 1)], "c.md": []}) == {"a.md": 2}


def test_a_count_adds_up() -> None:
    assert UseCount(2, 3, 9.0).total == 5


@given(st.lists(st.tuples(st.floats(0, 400), st.integers(1, 50)), max_size=20), st.integers(1, 50))
def test_more_use_never_means_a_lower_tier_and_one_more_at_most_one_higher(
    uses: list[tuple[float, int]], more: int
) -> None:
    before = tier(score(uses))
    assert tier(score([*uses, (0, more)])) >= before
    assert tier(score([*uses, (0, 1)])) <= before + 1
