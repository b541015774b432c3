"""The fakes tell the truth: the spend book in memory keeps what the ledger's does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteSpend
from memoryd.core.model import Usage
from memoryd.ports import Spend
from tests.fakes_model import MemorySpend


@pytest.fixture(params=["memory", "ledger"])
def spend(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Spend]:
    if request.param == "memory":
        yield MemorySpend()
        return
    database = Database(tmp_path / "ledger.sqlite3")
    yield SqliteSpend(database)
    database.close()


def test_a_booking_counts_until_it_is_settled_and_then_what_it_really_took(spend: Spend) -> None:
    first = spend.reserve(100.0, "extract", "m", 1000, 0.5)
    second = spend.reserve(200.0, "extract", "m", 2000, 0.25)
    assert first != second
    assert spend.since(0.0) == (2, 3000, 0.75)
    spend.settle(first, Usage(input=10, output=20, cache_read=3, cache_write=4), 0.125)
    assert spend.since(0.0) == (2, 2037, 0.375)


def test_a_call_that_was_never_made_leaves_nothing(spend: Spend) -> None:
    first = spend.reserve(100.0, "check", "m", 1000, 0.5)
    second = spend.reserve(200.0, "extract", "m", 2000, 0.25)
    spend.drop(first)
    assert spend.since(0.0) == (1, 2000, 0.25)
    spend.settle(second, Usage(input=10), 0.125)
    assert spend.since(0.0) == (1, 10, 0.125)


def test_only_what_was_booked_since_a_moment_counts(spend: Spend) -> None:
    spend.reserve(100.0, "extract", "m", 1, 1.0)
    spend.reserve(200.0, "consolidate", "m", 2, 2.0)
    assert spend.since(200.0) == (1, 2, 2.0)
    assert spend.since(200.5) == (0, 0, 0.0)
