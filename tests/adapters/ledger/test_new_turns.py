"""Turns that are recorded together stand in the ledger as they do when each is recorded alone."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.adapters.ledger import Database, SqliteIntakeLedger
from memoryd.adapters.ledger.codec import extent
from memoryd.adapters.ledger.remains import Remains, keep
from memoryd.core.model import Project, Turn
from tests.adapters.ledger.samples import BLOG, SHOP, checkpoint, turn

_TURNS = st.builds(
    lambda key, session, words, project: (turn(key, *words, session=session), project),
    st.sampled_from(("k1", "k2", "k3", "k4", "k5")),
    st.sampled_from(("s1", "s2")),
    st.sampled_from((("a",), ("a", "b"), ("记住",), ("c", "c"))),
    st.sampled_from((SHOP, BLOG)),
)
_SHOWN = "SELECT key, revision, session, number, project, state, material, extent, extractor FROM turns ORDER BY id"


@settings(deadline=None, max_examples=40)
@given(st.lists(_TURNS, min_size=2, max_size=8), st.integers(0, 8))
def test_together_is_as_one_by_one(turns: list[tuple[Turn, Project]], before: int) -> None:
    with TemporaryDirectory() as folder:
        one_by_one, together = Database(Path(folder, "a.db")), Database(Path(folder, "b.db"))
        fresh: list[str] = []
        for one in turns:
            fresh += _record(one_by_one, [one])
        at_once = [*_record(together, turns[:before]), *_record(together, turns[before:])]
        assert set(at_once) == set(fresh)
        assert [*map(tuple, together.rows(_SHOWN))] == [*map(tuple, one_by_one.rows(_SHOWN))]
        one_by_one.close()
        together.close()


def _record(database: Database, turns: list[tuple[Turn, Project]]) -> tuple[str, ...]:
    return SqliteIntakeLedger(database).record(checkpoint(), turns, empty={"k2", "k4"})


def test_a_turn_whose_row_was_let_go_is_known_among_new_ones(database: Database) -> None:
    ledger = SqliteIntakeLedger(database)
    ledger.record(checkpoint(), [(turn("k1", "a"), SHOP)], empty={"k1"})
    with database.transaction() as connection:
        keep(connection, "k1", Remains(1, extent(turn("k1", "a"))))
        connection.execute("DELETE FROM turns")
    assert ledger.record(checkpoint(), [(turn("k1", "a"), SHOP), (turn("k2", "b"), SHOP)]) == ("k2",)
