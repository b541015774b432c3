"""The life of a turn, record by record."""

from __future__ import annotations

import tracemalloc

from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.events import Activity, Call, Kind, Record
from memoryd.core.model import Close, Speaker, ToolCall, Turn, Utterance
from memoryd.core.thread_tree import PATIENCE
from memoryd.core.turn_material import MAX_CALLS
from memoryd.core.turns import TurnAssembler

C, F, S, STOPPED = Close.COMPLETED, Close.FAILED, Close.SUPERSEDED, Close.INTERRUPTED


def person(text: str) -> tuple[Utterance, ...]:
    return (Utterance(Speaker.USER, text),)


def opener(text: str, **more: object) -> Record:
    return made(Kind.OPENER, words=person(text), **more)


def piece(text: str, **more: object) -> Record:
    return made(Kind.PIECE, text=text, **{"quiet": 5.0, **more})


def calling(*ids: str, **more: object) -> Record:
    return made(Kind.PIECE, calls=tuple(Call(known, ToolCall("Bash", "ls")) for known in ids), **more)


def results(*ids: str, **more: object) -> Record:
    return made(Kind.RESULTS, answers=ids, **more)


def mark(close: Close | None = None, **more: object) -> Record:
    return made(Kind.CLOSE, close=close, **more)


def made(kind: Kind, **more: object) -> Record:
    return Record(kind=kind)._replace(**more)  # type: ignore[arg-type]


def under(parent: str, known: str, record: Record) -> Record:
    return record._replace(id=known, parents=(parent,) if parent else ())


class Desk:
    """An assembler that is fed ten bytes at a time, each at the second its offset says."""

    def __init__(self, baseline: int = 0, *, copies: bool = False, idle: float = 0.0) -> None:
        self.turns = TurnAssembler("x", "/home/me/log.jsonl", cwd="/w", baseline=baseline, copies=copies, idle=idle)
        self.at = 0

    def feed(self, *records: Record) -> Desk:
        for record in records:
            self.turns.feed(record, self.at, self.at + 10, float(self.at))
            self.at += 10
        return self

    def closed(self) -> list[tuple[tuple[str, ...], str | None, Close]]:
        return [(turn.prompts, turn.final, turn.close) for turn in self.turns.take()]

    def finished(self) -> list[tuple[tuple[str, ...], str | None, Close]]:
        self.turns.finish()
        return self.closed()


# What closes a turn, in sessions without a tree.


def test_a_mark_closes_at_once_and_for_good() -> None:
    desk = Desk().feed(opener("a"), piece("b"), mark())
    assert desk.closed() == [(("a",), "b", C)]
    assert desk.turns.held_from() is None
    assert desk.feed(piece("late")).finished() == []


def test_a_mark_says_itself_how_the_turn_ended() -> None:
    assert Desk().feed(opener("a"), piece("b"), mark(STOPPED)).closed() == [(("a",), None, STOPPED)]
    assert Desk().feed(opener("a"), mark(F)).closed() == [(("a",), None, F)]
    assert Desk().feed(opener("a"), piece("oh", error=True), mark()).closed() == [(("a",), None, F)]
    assert Desk().feed(opener("a"), mark()).closed() == [(("a",), None, C)]


def test_a_mark_can_bring_the_final_text() -> None:
    assert Desk().feed(opener("a"), piece("b"), mark(final="c")).closed() == [(("a",), "c", C)]


def test_a_mark_that_ends_a_round_closes_only_what_rests() -> None:
    desk = Desk().feed(opener("a"), calling("1"), mark(only_at_rest=True), results("1"), piece("b"))
    assert desk.closed() == []
    assert desk.feed(mark(only_at_rest=True)).closed() == [(("a",), "b", C)]


def test_the_next_prompt_closes_what_ran() -> None:
    assert Desk().feed(opener("a"), piece("b"), opener("c")).closed() == [(("a",), "b", C)]
    assert Desk().feed(opener("a"), opener("c")).closed() == [(("a",), None, S)]
    assert Desk().feed(opener("a"), calling("1"), opener("c")).closed() == [(("a",), None, S)]
    assert Desk().feed(opener("a"), calling("1"), results("1"), opener("c")).closed() == [(("a",), None, S)]
    assert Desk().feed(opener("a"), piece("cut", partial=True), opener("c")).closed() == [(("a",), None, S)]
    assert Desk().feed(opener("a"), piece("no", error=True), opener("c")).closed() == [(("a",), None, F)]


def test_the_next_prompt_of_another_session_closes_nothing() -> None:
    desk = Desk().feed(opener("a", session="1"), opener("b", session="2"), piece("c", session="1"))
    assert desk.closed() == []
    assert desk.finished() == [(("a",), "c", C)]


def test_thought_alone_is_no_answer() -> None:
    desk = Desk().feed(opener("a"), piece(""))
    assert desk.finished() == []
    assert desk.feed(opener("b")).closed() == [(("a",), None, S)]


def test_the_final_text_is_that_of_the_last_message() -> None:
    told = Desk().feed(
        opener("a"),
        piece("one", message="1"),
        calling("x", message="1"),
        results("x"),
        piece("two", message="2"),
        piece("three", message="2"),
    )
    assert told.finished() == [(("a",), "two\nthree", C)]


def test_an_error_that_is_followed_by_more_was_no_end() -> None:
    told = Desk().feed(opener("a"), piece("429", error=True), piece("fine"))
    assert told.finished() == [(("a",), "fine", C)]


def test_a_message_that_is_written_again_takes_the_place_of_the_first() -> None:
    first = piece("text only", message="1", id="1")
    desk = Desk().feed(opener("a"), first, first._replace(text="with a call", calls=calling("x").calls, replaces=True))
    assert desk.finished() == []
    assert desk.feed(results("x"), piece("done", message="2")).finished() == [(("a",), "done", C)]


def test_a_tool_that_has_not_answered_keeps_the_turn_open_in_silence() -> None:
    desk = Desk().feed(opener("a"), calling("1", "2", message="m"), results("1"), piece("b", message="n"))
    desk.turns.tick(1e9)
    assert desk.closed() == []
    desk.feed(results("2"), piece("c", message="o"))
    desk.turns.tick(1e9)
    assert desk.closed() == [(("a",), "c", C)]


# Silence.


def test_silence_is_measured_from_the_last_line_of_the_turn() -> None:
    desk = Desk().feed(opener("a"), piece("b"), made(Kind.LINK))
    assert desk.turns.deadline() == 25.0
    desk.turns.tick(24.9)
    assert desk.closed() == []
    desk.turns.tick(25.0)
    assert desk.closed() == [(("a",), "b", C)]
    assert desk.turns.deadline() is None


def test_a_piece_that_never_closes_by_silence_has_no_deadline() -> None:
    desk = Desk().feed(opener("a"), piece("b", quiet=None))
    assert desk.turns.deadline() is None
    assert desk.finished() == [(("a",), "b", C)]


def test_a_link_can_shorten_the_silence() -> None:
    assert Desk().feed(opener("a"), piece("b"), made(Kind.LINK, quiet=1.0)).turns.deadline() == 21.0


def test_the_gate_holds_back_shortens_and_ends() -> None:
    deadlines = {}
    for activity in Activity:
        desk = Desk().feed(opener("a", session="s"), piece("b", session="s"))
        desk.turns.gate("s", activity)
        deadlines[activity] = desk.turns.deadline()
    assert deadlines == {
        Activity.BUSY: None,
        Activity.WAITING: None,
        Activity.IDLE: 11.0,
        Activity.GONE: 11.0,
        Activity.UNKNOWN: 15.0,
    }


def test_a_gate_is_for_its_session_only() -> None:
    desk = Desk().feed(opener("a", session="s"), piece("b", session="s"))
    desk.turns.gate("other", Activity.BUSY)
    assert desk.turns.deadline() == 15.0


def test_a_client_that_is_gone_ends_a_turn_that_does_not_rest() -> None:
    desk = Desk().feed(opener("a", session="s"), calling("1", session="s"))
    desk.turns.gate("s", Activity.GONE)
    desk.turns.tick(100.0)
    assert desk.closed() == [(("a",), None, S)]


def test_a_person_can_raise_the_silence_that_counts_and_never_lower_it() -> None:
    for idle, due in ((60.0, 70.0), (2.0, 15.0)):
        desk = Desk(idle=idle).feed(opener("a"), piece("b"))
        assert desk.turns.deadline() == due
    desk = Desk(idle=60.0).feed(opener("a"), piece("b"))
    desk.turns.gate("log", Activity.IDLE)
    assert desk.turns.deadline() == 70.0


def test_turns_that_fall_quiet_together_close_in_the_order_of_their_silence() -> None:
    desk = Desk().feed(
        opener("a", session="1"), opener("b", session="2"), piece("B", session="2"), piece("A", session="1", quiet=1.0)
    )
    desk.turns.tick(1000.0)
    assert [prompts for prompts, _, _ in desk.closed()] == [("b",), ("a",)]


# Closes that are taken back.


def test_more_of_a_turn_takes_a_soft_close_back() -> None:
    for more in (piece("c"), calling("1"), made(Kind.WORDS, words=person("and")), made(Kind.PUSH)):
        desk = Desk().feed(opener("a"), piece("b"))
        assert desk.finished() == [(("a",), "b", C)]
        desk.feed(more, piece("end"))
        assert [final for _, final, _ in desk.finished()] == ["end"]


def test_a_turn_that_comes_again_has_the_same_key_and_comes_only_when_changed() -> None:
    desk = Desk().feed(opener("a"), piece("b"))
    desk.turns.finish()
    first = desk.turns.take()[0]
    desk.feed(made(Kind.LINK)).turns.finish()
    assert desk.turns.take() == []
    desk.feed(piece("c")).turns.finish()
    again = desk.turns.take()[0]
    assert (again.key, again.start, again.final) == (first.key, first.start, "c")
    assert again.end > first.end


def test_a_mark_after_silence_gives_the_turn_out_once() -> None:
    desk = Desk().feed(opener("a"), piece("b"))
    assert desk.finished() == [(("a",), "b", C)]
    assert desk.feed(mark()).closed() == []
    assert desk.turns.held_from() is None


def test_a_turn_that_had_settled_softly_can_go_on() -> None:
    desk = Desk().feed(under("", "a", opener("a")), under("a", "a1", piece("A")), under("a1", "b", opener("b")))
    assert desk.closed() == [(("a",), "A", C)]
    assert desk.turns.held_from() == 20
    desk.feed(under("a1", "a2", made(Kind.PUSH)), under("a2", "a3", piece("more")))
    assert desk.turns.held_from() == 0
    assert desk.finished() == [(("a",), "more", C)]


def test_what_a_resume_writes_below_a_dead_turn_does_not_wake_it() -> None:
    desk = Desk().feed(under("", "a", opener("a")), under("a", "b", calling("1")), under("b", "n", opener("next")))
    assert desk.closed() == [(("a",), None, S)]
    desk.feed(under("b", "r", results("1")), under("r", "p", made(Kind.PUSH)))
    assert desk.turns.open_turns()[0].prompts == ("next",)
    assert len(desk.turns.open_turns()) == 1


def test_a_superseded_turn_that_goes_on_closes_again() -> None:
    desk = Desk().feed(under("", "a", opener("a")), under("a", "b", opener("b")))
    assert desk.closed() == [(("a",), None, S)]
    desk.feed(under("b", "b1", piece("B")), under("a", "a1", piece("A")))
    assert desk.finished() == [(("b",), "B", C), (("a",), "A", C)]


# Commands.


def test_a_command_is_a_turn_only_when_the_agent_answers() -> None:
    command = under("", "c", opener("/cost", tentative=True))
    assert Desk().feed(command, under("c", "o", made(Kind.LINK))).finished() == []
    assert Desk().feed(command, under("c", "p", opener("next"))).closed() == []
    assert Desk().feed(command, under("c", "p", piece("answer"))).finished() == [(("/cost",), "answer", C)]
    assert Desk().feed(command, under("c", "m", mark())).closed() == []


def test_a_local_command_does_not_end_the_turn_before_it() -> None:
    desk = Desk().feed(
        under("", "a", opener("a")), under("a", "b", piece("b")), under("b", "c", opener("/cost", tentative=True))
    )
    assert desk.closed() == []
    desk.feed(under("c", "d", piece("costs")))
    assert desk.closed() == [(("a",), "b", C)]


def test_a_command_can_be_answered_after_the_next_prompt() -> None:
    desk = Desk().feed(under("", "c", opener("!make", tentative=True)), under("c", "b", opener("b")))
    desk.feed(under("c", "d", piece("made")))
    assert desk.finished() == [(("!make",), "made", C)]


def test_without_a_tree_an_answer_is_the_commands() -> None:
    desk = Desk().feed(opener("a"), piece("A"), opener("!make", tentative=True), piece("made"))
    assert desk.finished() == [(("a",), "A", C), (("!make",), "made", C)]


# Words.


def test_steering_belongs_to_the_turn_that_runs_and_keeps_it_open() -> None:
    desk = Desk().feed(opener("a"), piece("b"), made(Kind.WORDS, words=person("and c")))
    assert desk.finished() == []
    assert desk.feed(piece("both")).finished() == [(("a", "and c"), "both", C)]


def test_words_without_a_turn_to_steer_begin_one() -> None:
    assert Desk().feed(made(Kind.WORDS, words=person("a")), piece("b")).finished() == [(("a",), "b", C)]
    desk = Desk().feed(opener("a"), piece("b"), mark(), made(Kind.WORDS, words=person("c")), piece("d"))
    assert desk.finished() == [(("a",), "b", C), (("c",), "d", C)]


def test_a_prompt_typed_before_the_turn_last_did_something_was_waiting_and_steers_it() -> None:
    desk = Desk().feed(opener("a", at=100.0), calling("1", at=101.0), results("1", at=110.0))
    desk.feed(opener("blue", at=110.1, typed=105.0), piece("b", at=112.0), mark())
    assert desk.closed() == [(("a", "blue"), "b", C)]


def test_a_turn_knows_when_its_prompt_and_its_last_record_were_written() -> None:
    desk = Desk().feed(opener("a", at=100.0), calling("1", at=101.0), results("1", at=110.0), piece("b"), mark())
    assert [(turn.at, turn.ended) for turn in desk.turns.take()] == [(100.0, 110.0)]


def test_a_prompt_typed_later_than_all_of_a_turn_ends_it() -> None:
    desk = Desk().feed(opener("a", at=100.0), calling("1", at=101.0), results("1", at=110.0))
    desk.feed(opener("next", at=200.0, typed=199.0), piece("b", at=201.0), mark())
    assert desk.closed() == [(("a",), None, S), (("next",), "b", C)]


def test_a_prompt_that_waited_for_a_turn_that_is_over_begins_the_next() -> None:
    desk = Desk().feed(opener("a", at=100.0), piece("b", at=110.0), mark())
    desk.feed(opener("then", at=110.1, typed=105.0), piece("c", at=112.0), mark())
    assert desk.closed() == [(("a",), "b", C), (("then",), "c", C)]


def test_a_prompt_that_waited_steers_the_turn_its_parents_lead_to() -> None:
    desk = Desk().feed(under("", "1", opener("a", at=100.0)), under("1", "2", calling("x", at=110.0)))
    desk.feed(under("", "3", opener("other", at=111.0, typed=111.0)))
    assert desk.closed() == [(("a",), None, S)]
    desk.feed(under("3", "4", calling("y", at=120.0)), under("4", "5", opener("blue", at=120.0, typed=115.0)))
    desk.feed(under("5", "6", piece("done", at=121.0)))
    assert desk.finished() == [(("other", "blue"), "done", C)]


def test_a_prompt_of_the_harness_that_begins_a_turn_only_at_rest_is_part_of_one_at_work() -> None:
    notice = made(Kind.OPENER, human=False, only_at_rest=True)
    assert Desk().feed(opener("a"), calling("1"), notice, piece("b")).finished() == [(("a",), "b", C)]
    desk = Desk().feed(opener("a"), piece("b"), notice, piece("c"))
    assert desk.finished()[0] == (("a",), "b", C)


def test_a_mark_of_a_round_closes_a_turn_whose_last_message_is_empty() -> None:
    assert Desk().feed(opener("a"), piece(""), mark(only_at_rest=True)).closed() == [(("a",), None, C)]


def test_a_prompt_that_joins_is_steering_until_the_agent_acts() -> None:
    joining = opener("b", joins=True)
    assert Desk().feed(opener("a"), joining, piece("c")).finished() == [(("a", "b"), "c", C)]
    assert Desk().feed(opener("a"), calling("1"), joining).closed() == [(("a",), None, S)]
    assert Desk().feed(opener("a"), piece("x"), joining).closed() == [(("a",), "x", C)]


def test_a_turn_that_nobody_typed_is_marked() -> None:
    harness = (Utterance(Speaker.HARNESS, "job done"),)
    desk = Desk().feed(made(Kind.OPENER, words=harness, human=False), piece("noted"), mark())
    turn = desk.turns.take()[0]
    assert (turn.human, turn.prompts, turn.words) == (False, (), harness)


# Brackets.


def test_a_bracket_is_filled_and_closed_by_its_own_name() -> None:
    desk = Desk().feed(
        made(Kind.OPENER, turn="t1"),
        made(Kind.WORDS, turn="t1", words=person("a")),
        piece("b", turn="t1"),
        mark(turn="t2"),
    )
    assert desk.closed() == []
    desk.feed(mark(turn="t1"), piece("late", turn="t1"))
    assert desk.closed() == [(("a",), "b", C)]
    assert desk.finished() == []


def test_a_bracket_without_a_persons_words_is_nobodys() -> None:
    desk = Desk().feed(made(Kind.OPENER, turn="t1"), piece("summary", turn="t1"), mark(turn="t1"))
    assert [turn.human for turn in desk.turns.take()] == [False]


# The tree.


def test_records_belong_to_the_turn_their_parents_lead_to_in_any_order() -> None:
    whole = [
        under("", "u1", opener("a")),
        under("u1", "a1", piece("A")),
        under("a1", "e1", mark()),
        under("e1", "u2", opener("b")),
        under("u2", "a2", piece("B")),
        under("a2", "e2", mark()),
    ]
    for order in ([1, 2, 0, 3, 4, 5], [2, 1, 0, 5, 4, 3], [4, 5, 1, 2, 0, 3]):
        closed = Desk().feed(*(whole[number] for number in order)).closed()
        assert sorted(closed, key=repr) == [(("a",), "A", C), (("b",), "B", C)]


def test_the_first_parent_with_a_turn_counts() -> None:
    desk = Desk().feed(
        under("", "root", made(Kind.LINK)),
        under("", "u1", opener("a")),
        made(Kind.PIECE, id="p", parents=("root", "u1"), text="A"),
        made(Kind.PIECE, id="q", parents=("nowhere", "u1"), text="B"),
    )
    assert desk.finished() == [(("a",), "B", C)]


def test_a_record_seen_before_changes_nothing() -> None:
    again = under("u", "p", piece("A", message="m"))
    desk = Desk().feed(under("", "u", opener("a")), again, again, again, under("", "u", opener("a")))
    assert desk.finished() == [(("a",), "A", C)]


def test_an_orphan_is_held_and_given_up_in_the_end() -> None:
    desk = Desk().feed(under("gone", "p", piece("A")))
    assert desk.turns.held_from() == 0
    assert desk.turns.deadline() == 0.0
    desk.turns.tick(500.0)
    assert desk.turns.deadline() == 500.0 + PATIENCE
    assert desk.turns.held_from() == 0
    desk.turns.tick(500.0 + PATIENCE)
    assert (desk.turns.held_from(), desk.turns.deadline()) == (None, None)
    desk.feed(under("p", "q", piece("B")))
    assert desk.turns.held_from() is None


def test_words_of_the_person_are_kept_even_when_what_they_steer_is_not_there() -> None:
    desk = Desk().feed(under("gone", "w", made(Kind.WORDS, words=person("use tabs"))), under("w", "p", piece("ok")))
    desk.turns.tick(0.0)
    desk.turns.tick(PATIENCE)
    assert desk.finished() == [(("use tabs",), "ok", C)]


def test_orphans_do_not_pile_up() -> None:
    desk = Desk()
    for number in range(5_000):
        desk.feed(under(f"gone{number}", f"p{number}", piece("A")))
    held = desk.turns.held_from()
    assert held is not None
    assert held >= 10 * (5_000 - 2_000)


# What is held for a restart.


def test_open_and_soft_turns_are_held_until_they_settle() -> None:
    desk = Desk().feed(opener("a"), piece("b"))
    assert desk.turns.held_from() == 0
    desk.turns.finish()
    assert desk.turns.held_from() == 0
    desk.feed(opener("c"))
    assert desk.turns.held_from() == 20
    desk.feed(piece("d"), mark())
    assert desk.turns.held_from() is None


def test_a_superseded_turn_is_held_until_a_later_one_settles() -> None:
    desk = Desk().feed(opener("a"), opener("b"), piece("c"))
    assert desk.turns.held_from() == 0
    desk.feed(opener("d"))
    assert desk.turns.held_from() == 30


def test_a_prompt_below_its_answer_is_held_with_it() -> None:
    desk = Desk().feed(under("u", "p", piece("A", quiet=None)), under("", "u", opener("a")))
    assert desk.turns.held_from() == 0
    desk.feed(under("p", "e", mark()))
    turn = desk.turns.take()[0]
    assert (turn.start, turn.end) == (0, 20)


# What is not given out.


def test_turns_before_the_baseline_are_not_given_out() -> None:
    desk = Desk(baseline=20).feed(opener("old"), piece("b"), piece("more"))
    assert desk.turns.held_from() is None
    assert desk.turns.open_turns() == []
    assert desk.feed(opener("new"), piece("d")).finished() == [(("new",), "d", C)]


def test_history_copied_from_another_file_is_not_given_out_unless_asked_for() -> None:
    born = made(Kind.FACTS, at=1_000.0, session="s")
    marked = under("", "a", opener("marked", copied=True, at=2_000.0))
    older = under("", "b", opener("older", at=900.0))
    new = under("", "c", opener("new", at=999.5))
    assert Desk().feed(born, marked, older, new, under("c", "d", piece("D"))).finished() == [(("new",), "D", C)]
    assert len(Desk(copies=True).feed(born, marked, older, new).closed()) == 2


def test_a_date_that_comes_later_in_the_file_does_not_make_history_of_what_follows() -> None:
    desk = Desk().feed(opener("a", at=100.0), made(Kind.FACTS, at=500.0), piece("b"), opener("c", at=400.0), piece("d"))
    assert [prompts for prompts, _, _ in desk.finished()] == [("a",), ("c",)]


# Names.


def keys(*desks: Desk) -> list[str]:
    for desk in desks:
        desk.turns.finish()
    return [turn.key for desk in desks for turn in desk.turns.take()]


def test_a_record_with_an_id_has_the_same_key_everywhere() -> None:
    here = Desk().feed(under("", "u", opener("a")), under("u", "p", piece("A")))
    there = Desk().feed(made(Kind.LINK), under("", "u", opener("a", session="fork")), under("u", "p", piece("A")))
    assert len(set(keys(here, there))) == 1


def test_a_dated_line_has_the_same_key_everywhere_and_an_undated_one_where_it_stands() -> None:
    dated = opener("go", digest="d", at=50.0)
    undated = opener("go", digest="d")
    assert len(set(keys(Desk().feed(dated, piece("A")), Desk().feed(made(Kind.LINK), dated, piece("A"))))) == 1
    assert len(set(keys(Desk().feed(undated, piece("A"), undated, piece("B"))))) == 2


def test_session_and_folder_come_from_the_record_the_head_or_the_reader() -> None:
    def place(*records: Record) -> tuple[str, str]:
        desk = Desk().feed(*records)
        desk.turns.finish()
        turn = desk.turns.take()[0]
        return turn.session, turn.cwd

    facts = made(Kind.FACTS, session="head", cwd="/head")
    assert place(opener("a"), piece("b")) == ("log", "/w")
    assert place(facts, opener("a"), piece("b")) == ("head", "/head")
    assert place(facts, opener("a", session="own", cwd="/own"), piece("b", session="own")) == ("own", "/own")


# Memory.


def test_memory_does_not_grow_with_the_file() -> None:
    desk = Desk()
    tracemalloc.start()
    peaks = []
    for number in range(4_000):
        desk.feed(
            under("", f"u{number}", opener("p" * 4_000, at=1.0)),
            under(f"u{number}", f"a{number}", piece("x" * 4_000)),
            under(f"a{number}", f"l{number}", made(Kind.LINK)),
        )
        desk.turns.take()
        peaks.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert peaks[-1] < peaks[500] + 500_000


def test_a_file_with_very_many_sessions_does_not_hold_its_start_for_ever() -> None:
    desk = Desk()
    for number in range(1_000):
        desk.feed(opener("a", session=str(number), digest=str(number)), piece("b", session=str(number)))
    held = desk.turns.held_from()
    assert held is not None
    assert held > 0
    assert len(desk.finished()) == 1_000


def test_calls_are_kept_up_to_a_limit() -> None:
    desk = Desk().feed(opener("a"), *(calling(str(number)) for number in range(MAX_CALLS + 50)), mark())
    assert len(desk.turns.take()[0].calls) == MAX_CALLS


# Anything at all.

SMALL = st.sampled_from(["", "1", "2", "3", "4"])
RECORDS = st.builds(
    Record,
    kind=st.sampled_from(Kind),
    id=SMALL,
    parents=st.none() | st.lists(SMALL.filter(bool), max_size=2).map(tuple),
    turn=st.sampled_from(["", "", "t1"]),
    session=st.sampled_from(["", "s"]),
    digest=SMALL,
    at=st.none() | st.floats(0, 100),
    text=st.sampled_from(["", "text"]),
    words=st.sampled_from([(), person("w")]),
    tentative=st.booleans(),
    joins=st.booleans(),
    error=st.booleans(),
    partial=st.booleans(),
    replaces=st.booleans(),
    message=SMALL,
    quiet=st.none() | st.just(1.0),
    answers=st.lists(SMALL, max_size=1).map(tuple),
    close=st.none() | st.sampled_from(Close),
    only_at_rest=st.booleans(),
)


@settings(deadline=None)
@given(st.lists(st.tuples(RECORDS, st.sampled_from(["", "tick", "finish", "gone", "busy"])), max_size=30))
def test_any_records_in_any_order_are_taken(steps: list[tuple[Record, str]]) -> None:
    desk = Desk()
    told: dict[str, Turn] = {}
    for record, after in steps:
        desk.feed(record)
        if after == "tick":
            desk.turns.tick(float(desk.at + 100))
        elif after == "finish":
            desk.turns.finish()
        elif after:
            desk.turns.gate("s", Activity(after))
        for turn in desk.turns.take():
            assert told.get(turn.key) != turn, "the same turn came twice without a change"
            assert turn.start < turn.end <= desk.at
            assert (turn.final is None) or turn.close is C
            told[turn.key] = turn
        held = desk.turns.held_from()
        assert held is None or 0 <= held < desk.at
    desk.turns.tick(1e9)
    desk.turns.tick(2e9)
    assert desk.turns.deadline() is None, "all that silence can change has changed"
