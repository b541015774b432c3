"""Times as transcripts write them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.moments import is_plain_time, moment, moment_of_id


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


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (b"2026-02-28T23:59:59.999Z", True),
        (b"2028-02-29T00:00:00.000Z", True),
        (b"2026-02-29T00:00:00.000Z", False),
        (b"2026-13-01T00:00:00.000Z", False),
        (b"2026-11-30T24:00:00.000Z", False),
        (b"2026-11-30T12:60:00.000Z", False),
        (b"1970-01-01T00:00:00.000Z", False),
        (b"0001-01-01T00:00:00.000Z", False),
        (b"2026-11-30T12:00:00Z", False),
        (b"2026-11-30T12:00:00.000+", False),
        (b"2026-11-30T12:00:00.000Z ", False),
    ],
)
def test_a_plain_time_is_one_and_sorts_as_it_is_written(written: bytes, plain: bool) -> None:
    assert is_plain_time(written) is plain
    assert not plain or moment(written.decode()) is not None


@given(st.lists(st.integers(86_400_000, 253_402_300_799_999), min_size=2, max_size=2))
def test_of_two_plain_times_the_later_is_the_greater(instants: list[int]) -> None:
    first, second = (
        datetime.fromtimestamp(at // 1000, UTC).strftime(f"%Y-%m-%dT%H:%M:%S.{at % 1000:03}Z") for at in instants
    )
    first, second = (written.rjust(24, "0") for written in (first, second))
    assert is_plain_time(first.encode())
    assert (first < second) == (instants[0] < instants[1])
    assert moment(first) == instants[0] / 1000
