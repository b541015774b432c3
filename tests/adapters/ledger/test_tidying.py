"""What consolidations keep in the ledger; the fakes hold to the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteOffers, SqliteTidied
from memoryd.adapters.ledger.purging import SqlitePurge
from memoryd.core.model import Project
from memoryd.core.purged_words import COVER, words_of
from memoryd.ports import Offers, Tidied
from tests.fakes_tidying import MemoryOffers, MemoryTidied

SHOP, BLOG = Project("/shop", "/shop/.memory"), Project("/博客", "/博客/.memory")


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path / "ledger.sqlite3")


@pytest.fixture(params=["sqlite", "memory"])
def tidied(request: pytest.FixtureRequest, database: Database) -> Tidied:
    return SqliteTidied(database) if request.param == "sqlite" else MemoryTidied()


@pytest.fixture(params=["sqlite", "memory"])
def offers(request: pytest.FixtureRequest, database: Database) -> Offers:
    return SqliteOffers(database) if request.param == "sqlite" else MemoryOffers()


def test_what_was_looked_at_is_known_until_it_is_there_no_more(tidied: Tidied) -> None:
    tidied.look(SHOP, ["a", "b"], ["a", "b", "c"])
    tidied.look(BLOG, ["x"], ["x"])
    assert tidied.looked(SHOP) == {"a", "b"}
    tidied.look(SHOP, ["c"], ["b", "c"])
    assert tidied.looked(SHOP) == {"b", "c"}
    assert tidied.looked(BLOG) == {"x"}


def test_what_was_declined_stays_so_whatever_is_looked_at(tidied: Tidied) -> None:
    tidied.decline(SHOP, ["a"])
    tidied.decline(SHOP, ["a", "b"])
    tidied.look(SHOP, ["c"], [])
    assert tidied.declined(SHOP) == {"a", "b"}
    assert tidied.declined(BLOG) == frozenset()


def test_the_plan_shown_last_is_the_one_that_is_known(offers: Offers) -> None:
    offers.put(SHOP, "1", '{"用": "tabs"}', 5.0)
    offers.put(BLOG, "1", "blog", 5.0)
    assert offers.get(SHOP, "1") == '{"用": "tabs"}'
    offers.put(SHOP, "2", "two", 6.0)
    assert (offers.get(SHOP, "1"), offers.get(SHOP, "2")) == ("", "two")
    offers.drop(SHOP)
    assert (offers.get(SHOP, "2"), offers.get(BLOG, "1")) == ("", "blog")


def test_a_purge_takes_its_text_out_of_a_plan_that_was_shown(database: Database) -> None:
    SqliteOffers(database).put(SHOP, "1", '{"body": "the secret project is called moonshine"}', 5.0)
    SqlitePurge(database).purge(words_of("moonshine"))
    assert SqliteOffers(database).get(SHOP, "1") == '{"body": "the secret project is called ' + COVER + '"}'
