from __future__ import annotations

import pytest

from memoryd.core.money import dollars


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (0, "$0.00"), (1.5, "$1.50"), (1234.5, "$1,234.50"), (0.02, "$0.02"), (0.1, "$0.10"), (0.123, "$0.12"),
        (0.0049, "$0.0049"), (0.005, "$0.005"), (0.0000123, "$0.000012"), (0.0123, "$0.01"), (0.0999, "$0.10"),
        (0.00999, "$0.01"), (1e-12, "$0.00"),
    ],
)  # fmt: skip
def test_an_amount_has_as_many_figures_as_it_takes_to_be_seen(amount: float, said: str) -> None:
    assert dollars(amount) == said
