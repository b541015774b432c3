from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.model import Close, Draft, Speaker, Turn, Utterance
from memoryd.core.shares import shares


def turn(*words: str, final: str | None = "Done.", pasted: str = "") -> Turn:
    said = tuple(Utterance(Speaker.USER, word) for word in words)
    put = (Utterance(Speaker.USER, pasted, pasted=True),) if pasted else ()
    return Turn(
        key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED, words=said + put, final=final
    )


def draft(evidence: str, turn: str = "") -> Draft:
    return Draft(name="n", description="d", type="feedback", body="b", evidence=evidence, turn=turn)


TURNS = (
    turn("fix it", pasted="always use tabs everywhere"),
    turn("以后提交信息一律用中文"),
    turn("always use tabs everywhere", final="以后提交信息一律用中文"),
)


@pytest.mark.parametrize(
    ("proposed", "place"),
    [
        (draft("always use tabs everywhere", "3"), 2),
        (draft("always use tabs everywhere", "Turn 1"), 0),
        (draft("always use tabs everywhere", "turn-2"), 1),
        (draft("always use tabs everywhere"), 2),
        (draft("以后提交信息一律用中文"), 1),
        (draft("always use tabs everywhere", "9"), 2),
        (draft("always use tabs everywhere", "0"), 2),
        (draft("always use tabs everywhere", "the third one"), 2),
        (draft("nobody ever said this"), 0),
        (draft(""), 0),
    ],
)
def test_a_draft_goes_to_the_turn_it_names_else_to_the_one_where_the_person_said_so(
    proposed: Draft, place: int
) -> None:
    assert shares([proposed], TURNS)[place] == (proposed,)


def test_what_was_only_pasted_or_answered_is_found_where_nobody_typed_it() -> None:
    assert shares([draft("always use tabs everywhere")], TURNS[:2]) == ((draft("always use tabs everywhere"),), ())


def test_of_one_turn_nothing_need_be_said() -> None:
    assert shares([draft("x y z", "7"), draft("a")], TURNS[:1]) == ((draft("x y z", "7"), draft("a")),)


@given(st.lists(st.tuples(st.text(max_size=30), st.text(max_size=8)), max_size=8))
def test_each_draft_is_given_to_exactly_one_turn(made: list[tuple[str, str]]) -> None:
    drafts = [draft(evidence, name) for evidence, name in made]
    given_out = [each for share in shares(drafts, TURNS) for each in share]
    assert sorted(given_out, key=repr) == sorted(drafts, key=repr)
