"""Times as transcripts write them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.moments import moment, moment_of_id


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


@pytest.mark.parametrize(
    ("value", "at"),
    [
        ("01a2290d-46cc-7390-bcb2-65d6be49dc8b", 1795985065.676),
        ("01A2290D-46CC-7390-BCB2-65D6BE49DC8B", 1795985065.676),
        ("67e55044-10b1-426f-9247-bb680e5fe0c8", None),
        ("00000000-0000-7000-8000-000000000000", None),
        ("01a2290d46cc7390bcb265d6be49dc8b", None),
        ("01a2290d-46cc-7390-bcb2-65d6be49dc8x", None),
        ("01a2290d-46cc-7390-bcb2-65d6be49dc8b-", None),
        ("0", None),
        ("", None),
    ],
)
def test_an_id_of_version_7_tells_when_it_was_made(value: str, at: float | None) -> None:
    assert moment_of_id(value) == at


@settings(max_examples=300)
@given(st.text(max_size=40) | st.text(alphabet="0123456789abcdef-7", min_size=36, max_size=36))
def test_any_text_can_be_asked_for_its_time(value: str) -> None:
    assert moment_of_id(value) is None or moment_of_id(value) > 0  # type: ignore[operator]
