"""Times as transcripts write them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.moments import moment


@pytest.mark.parametrize(
    ("value", "at"),
    [
        ("2026-11-29T20:00:00Z", 1795982400.0),
        ("2026-11-29T20:00:00.123Z", 1795982400.123),
        ("2026-11-29T22:00:00+02:00", 1795982400.0),
        ("2026-11-29 20:00:00", 1795982400.0),
        (1795982400, 1795982400.0),
        (1795982400.25, 1795982400.25),
        (1795982400250, 1795982400.25),
        (1795982400250000, 1795982400.25),
        (1795982400250000000, 1795982400.25),
        ("2026-11-29", None),
        ("yesterday evening", None),
        ("0001-01-01T00:00:00+23:00", None),
        ("", None),
        (0, None),
        (-5, None),
        (True, None),
        (10**400, None),
        (float("nan"), None),
        (float("inf"), None),
        (None, None),
        ([2026], None),
    ],
)
def test_times_are_seconds_since_1970_or_none(value: object, at: float | None) -> None:
    assert moment(value) == at


@settings(deadline=None)
@given(st.text() | st.integers() | st.floats() | st.none() | st.datetimes().map(str))
def test_anything_is_a_time_or_none(value: object) -> None:
    found = moment(value)
    assert found is None or isinstance(found, float)
