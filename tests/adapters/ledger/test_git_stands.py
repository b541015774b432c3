from __future__ import annotations

import pytest

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.git_stands import SqliteGitStands
from memoryd.core.model import Project
from memoryd.ports.git_steps import GitStands
from tests.adapters.ledger.samples import BLOG, SHOP
from tests.fakes_git import MemoryStands


@pytest.fixture(params=["real", "fake"])
def stands(request: pytest.FixtureRequest, database: Database) -> GitStands:
    return SqliteGitStands(database) if request.param == "real" else MemoryStands()


def test_where_git_stood_is_remembered_for_each_folder(stands: GitStands) -> None:
    assert stands.stood(SHOP) == ""
    stands.note_stand(SHOP, "a")
    stands.note_stand(SHOP, "b")
    stands.note_stand(BLOG, "c")
    assert (stands.stood(SHOP), stands.stood(BLOG)) == ("b", "c")
    assert stands.stood(Project(SHOP.root, "/elsewhere")) == ""
