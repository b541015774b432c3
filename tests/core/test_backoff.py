from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.backoff import delay, rest, wish

NOW = 1_790_000_000.0


@pytest.mark.parametrize(
    ("earlier", "longest"), [(0, 5), (1, 10), (2, 20), (7, 640), (8, 900), (50, 900), (10**9, 900)]
)
def test_the_step_doubles_from_five_seconds_to_a_quarter_of_an_hour(earlier: int, longest: float) -> None:
    assert delay(earlier, 1.0) == longest
    assert delay(earlier, 0.5) == longest / 2


@given(earlier=st.integers(-5, 10**6), chance=st.floats(0, 1))
def test_a_delay_is_never_zero_and_never_over_a_quarter_of_an_hour(earlier: int, chance: float) -> None:
    assert 1.0 <= delay(earlier, chance) <= 900.0


@given(
    earlier=st.integers(0, 100),
    chance=st.floats(0, 1),
    asked=st.floats(0, 1e12),
)
def test_the_wish_of_a_server_is_waited_out_but_never_over_an_hour(earlier: int, chance: float, asked: float) -> None:
    waited = delay(earlier, chance, asked)
    assert min(asked, 3600.0) <= waited <= 3600.0
    assert waited <= max(asked, 1.0) + 5.0


def test_chance_spreads_callers_that_were_given_the_same_wish() -> None:
    assert delay(0, 0.1, 7.0) != delay(0, 0.9, 7.0)


@pytest.mark.parametrize(
    ("times", "asked", "seconds"),
    [
        (0, None, 60),
        (1, None, 120),
        (4, None, 900),
        (10**6, None, 900),
        (0, 7, 60),
        (0, 300, 300),
        (-4, 7, 7),
        (-4, 0, 1),
        (-1, 86_400, 3600),
        (9, 86_400, 3600),
    ],
)
def test_an_endpoint_rests_a_minute_doubling_or_for_its_wish(times: int, asked: float | None, seconds: float) -> None:
    assert rest(times, asked) == seconds


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        (None, None),
        ("7", 7.0),
        (" 7.5 ", 7.5),
        ("0", 0.0),
        ("-3", 0.0),
        ("86400", 86_400.0),
        ("Mon, 21 Sep 2026 13:34:20 GMT", 60.0),
        ("Mon, 21 Sep 2026 13:34:20 +0000", 60.0),
        ("Mon, 21 Sep 2020 13:34:20 GMT", 0.0),
        ("soon", None),
        ("", None),
        ("nan", None),
        ("inf", None),
        ("1e400", None),
        ("9" * 200, None),
        ("很快", None),
        ("Mon, 99 Sep 2026 13:34:20 GMT", None),
    ],
)
def test_a_retry_after_header_is_seconds_or_a_date_or_nothing(header: str | None, seconds: float | None) -> None:
    # NOW is Mon, 21 Sep 2026 14:13:20 GMT less forty minutes.
    assert wish(header, NOW - 2400.0) == seconds


@given(st.text(max_size=80))
def test_no_header_breaks_the_reading(header: str) -> None:
    read = wish(header, NOW)
    assert read is None or read >= 0
