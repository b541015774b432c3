"""Turns that their client brackets, and those that hold the work of another agent."""

from __future__ import annotations

from memoryd.core.events import Activity, Kind, Record
from memoryd.core.turn_material import ENCLOSED_WITHIN
from tests.core.test_turns import STOPPED, C, Desk, S, calling, made, opener, piece


def begun(turn: str, **more: object) -> Record:
    return made(Kind.OPENER, **{"turn": turn, "marked": True, **more})


def said(text: str, **more: object) -> Record:
    return opener(text, steers=True, digest=text, **more)


def in_turn(turn: str, text: str) -> Record:
    return made(Kind.WORDS, turn=turn, words=opener(text).words, marked=True)


def ended(turn: str = "", **more: object) -> Record:
    return made(Kind.CLOSE, **{"turn": turn, "close": C, **more})


def review(turn: str = "", at: float = 0.0) -> Record:
    return made(Kind.OPENER, turn=turn, at=at, human=False, marked=bool(turn), steers=True, encloses=True, digest="r")


def prompts(desk: Desk) -> list[tuple[str, ...]]:
    """Return what people typed in the turns that closed."""
    return [turn.prompts for turn in desk.turns.take() if turn.human]


def test_a_bracketed_turn_never_ends_by_silence_nor_at_the_end_of_the_file() -> None:
    desk = Desk().feed(begun("1"), said("a"), piece("b", quiet=5.0))
    assert desk.turns.deadline() is None
    desk.turns.tick(1e9)
    assert desk.finished() == []
    assert desk.feed(ended("1", final="c")).closed() == [(("a",), "c", C)]


def test_a_bracketed_turn_without_its_end_is_superseded_whatever_was_said_in_it() -> None:
    assert Desk().feed(begun("1"), said("a"), piece("b"), begun("2")).closed() == [(("a",), None, S)]


def test_a_client_that_is_gone_ends_it_all_the_same() -> None:
    desk = Desk().feed(begun("1", session="s"), said("a", session="s"), piece("b", session="s"))
    desk.turns.gate("s", Activity.GONE)
    desk.turns.tick(1e9)
    assert desk.closed() == [(("a",), None, S)]


def test_a_prompt_steers_a_bracketed_turn_and_begins_one_where_there_is_none() -> None:
    assert Desk().feed(begun("1"), said("a"), piece("b"), said("c"), ended("1")).closed() == [(("a", "c"), "b", C)]
    assert Desk().feed(said("a"), piece("b"), said("c"), piece("d")).finished() == [(("a",), "b", C), (("c",), "d", C)]
    assert Desk().feed(said("a"), calling("1"), said("c")).closed() == [(("a",), None, S)]


def test_brackets_may_begin_in_the_middle_of_a_session() -> None:
    desk = Desk().feed(said("old"), piece("b"), begun("1"), said("new"), piece("d"), ended("1"))
    assert desk.closed() == [(("old",), "b", C), (("new",), "d", C)]


def test_words_that_name_their_turn_reach_it_and_late_ones_of_the_agent_are_dropped() -> None:
    desk = Desk().feed(begun("1"), in_turn("1", "a"), ended("1", close=STOPPED), piece("late", turn="1"))
    assert desk.closed() == [(("a",), None, STOPPED)]
    desk.feed(begun("2"), in_turn("2", "b"), piece("late", turn="1"), piece("c", turn="2"), ended("2"))
    assert desk.closed() == [(("b",), "c", C)]


def test_an_end_is_that_of_the_turn_it_names() -> None:
    desk = Desk().feed(begun("1"), in_turn("1", "a"), ended("unknown"))
    assert desk.closed() == []
    assert desk.feed(ended()).closed() == [(("a",), None, C)]


def test_the_end_of_a_turn_whose_beginning_was_not_read_ends_what_was_seen_of_it() -> None:
    assert Desk().feed(said("steering"), piece("b"), ended("1", final="c")).closed() == [(("steering",), "c", C)]


def test_the_folder_told_after_the_prompt_is_the_turns_and_the_first_one_counts() -> None:
    def folders(*records: Record) -> list[str]:
        desk = Desk().feed(*records)
        desk.turns.finish()
        return [turn.cwd for turn in desk.turns.take()]

    def there(cwd: str, turn: str = "") -> Record:
        return made(Kind.LINK, cwd=cwd, turn=turn)

    assert folders(begun("1"), there("/a", "1"), said("x"), there("/b", "1"), ended("1")) == ["/a"]
    assert folders(said("x"), there("/a"), piece("y"), said("z"), piece("w")) == ["/a", "/w"]
    assert folders(begun("1", cwd="/own"), there("/a", "1"), said("x"), ended("1")) == ["/own"]
    assert folders(begun("1"), there("/a", "other"), said("x"), ended("1")) == ["/w"]


def test_nobody_types_in_a_session_of_which_that_is_said() -> None:
    desk = Desk().feed(made(Kind.FACTS, heads=True, human=False), begun("1"), said("a"), ended("1"), said("b"))
    desk.turns.finish()
    assert prompts(desk) == []


def test_facts_below_the_header_of_another_session_are_about_that_one() -> None:
    desk = Desk().feed(
        made(Kind.FACTS, heads=True, at=1.0, session="mine", cwd="/mine"),
        made(Kind.FACTS, heads=True, at=1.0, session="theirs", cwd="/theirs", human=False),
        begun("1"), said("a"), ended("1"),
    )  # fmt: skip
    [turn] = desk.turns.take()
    assert (turn.session, turn.cwd, turn.human) == ("mine", "/mine", True)


# The work of another agent inside of a turn.


def test_what_is_said_to_another_agent_within_a_turn_was_not_typed() -> None:
    inner = (begun("B", at=1.0), in_turn("B", "find bugs"), piece("none", turn="B"))
    for desk in (
        Desk().feed(review("A"), *inner, ended("A")),
        Desk().feed(begun("A"), review("A"), *inner, ended("A")),
        Desk().feed(begun("A"), review(), said("find bugs", at=1.0), ended(encloses=True), ended("A")),
        Desk().feed(begun("A"), review("A"), said("find bugs", at=1.0), *inner, ended("A")),
        Desk().feed(review(), *inner, said("find bugs"), ended(encloses=True), piece("none"), ended("A")),
        Desk().feed(review(), said("find bugs", at=1.0), piece("none"), ended(encloses=True)),
    ):
        desk.feed(begun("2"), in_turn("2", "mine"), ended("2"))
        assert prompts(desk) == [("mine",)]
        assert desk.turns.held_from() is None


def test_the_other_agents_turn_does_not_end_the_one_around_it() -> None:
    desk = Desk().feed(review("A"), begun("B", at=1.0), piece("x", turn="B"))
    assert desk.closed() == []
    assert [close for _, _, close in desk.feed(ended("A")).closed()] == [C]


def test_a_turn_that_died_with_another_agents_work_in_it_swallows_no_prompt() -> None:
    desk = Desk().feed(review("A"), begun("B", at=1.0), begun("2", at=2.0), in_turn("2", "mine"), ended("2"))
    assert prompts(desk) == [("mine",)]
    late = ENCLOSED_WITHIN + 1
    assert prompts(Desk().feed(review("A"), begun("2", at=late), in_turn("2", "mine"), ended("2"))) == [("mine",)]
    assert prompts(Desk().feed(review(), said("mine", at=late), ended())) == [("mine",)]


def test_the_end_of_such_work_ends_no_other_turn() -> None:
    assert Desk().feed(begun("1"), said("a"), ended(encloses=True)).closed() == []


def test_a_dead_turn_is_not_joined_by_a_named_one_that_holds_such_work() -> None:
    desk = Desk().feed(begun("1"), said("a"), review("A"))
    assert desk.closed() == [(("a",), None, S)]
