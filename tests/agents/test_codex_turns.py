"""What closes a turn of Codex's in each of its three ways of writing."""

from __future__ import annotations

import json

import pytest

from memoryd.agents.codex import QUIET
from memoryd.core.events import Kind
from memoryd.core.model import Turn
from memoryd.core.moments import moment
from tests.agents.codex_lines import (
    FORM,
    ONE,
    TWO,
    answered,
    asked,
    called,
    complete,
    event,
    response,
    session,
    spoken,
    started,
    typed,
)
from tests.agents.scenarios import SCENARIOS, Collected, Scenario, feed, lines
from tests.agents.told import Entry, Told, brief

CODEX = [one for one in SCENARIOS if one.agent == "codex"]


def test_up_to_0_99_words_without_a_call_behind_them_and_a_minute_of_silence_are_the_end() -> None:
    told = session()
    assert told.write(asked("go"), answered("I look."), called("shell", {"command": ["ls"]}), seen=0.0) == []
    assert told.turns.deadline() is None
    told.write(response("function_call_output", call_id="c1"), seen=5.0)
    assert told.turns.deadline() is None
    told.write(answered("好的"), response("message", role="assistant", content=[]), seen=10.0)
    assert told.turns.deadline() == 10.0 + QUIET == 70.0
    told.turns.tick(70.0)
    assert brief(told.turns.take()) == [(("go",), "好的", "completed")]


def test_up_to_0_99_a_close_by_silence_is_taken_back_by_what_follows() -> None:
    told = session()
    told.write(asked("go"), answered("I look."), seen=0.0)
    told.turns.tick(QUIET)
    (first,) = told.turns.take()
    told.write(called("shell", {"command": "make"}), response("function_call_output", call_id="c1"), seen=300.0)
    told.write(answered("Done."), seen=301.0)
    (again,) = told.end()
    assert (again.key, again.final, first.final) == (first.key, "Done.", "I look.")


def test_up_to_0_99_the_next_prompt_and_an_abort_are_the_end() -> None:
    told = session()
    turns = told.write(asked("a"), answered("b"), asked("c"), event("turn_aborted", reason="interrupted"), asked("d"))
    assert brief(turns) == [(("a",), "b", "completed"), (("c",), None, "interrupted")]
    assert brief(told.write(asked("e"))) == [(("d",), None, "superseded")]


def test_bracketed_turns_wait_for_their_end_however_long() -> None:
    for words, answer in ((asked("go"), answered("Done.")), (typed(ONE, "go"), spoken(ONE, "Done."))):
        told = session()
        told.write(started(ONE), words, answer, seen=0.0)
        assert told.turns.deadline() is None
        assert told.end() == []
        assert brief(told.write(complete(ONE, "Done."))) == [(("go",), "Done.", "completed")]


@pytest.mark.parametrize(
    ("end", "close"),
    [
        (complete(ONE, None), "failed"),
        (complete(ONE, None, completed_at=1, duration_ms=46), "failed"),
        (complete(ONE, None, started_at=1, completed_at=1), "completed"),
        (complete(ONE, None, started_at=1, error={"message": "boom"}), "failed"),
        (complete(ONE, "half", started_at=1, error={"message": "boom"}), "failed"),
        (complete(ONE, None, started_at=1, error=None), "completed"),
        (event("turn_complete", turn_id=ONE, last_agent_message=None, started_at=1), "completed"),
        (event("turn_aborted", turn_id=ONE, reason="interrupted"), "interrupted"),
        (event("turn_aborted", turn_id=ONE, reason="replaced"), "interrupted"),
        (event("turn_aborted"), "interrupted"),
    ],
)
def test_the_end_says_how_it_was(end: Entry, close: str) -> None:
    assert brief(session().write(started(ONE), typed(ONE, "x"), end)) == [(("x",), None, close)]


def test_an_alias_begins_a_turn_as_well() -> None:
    begun = event("turn_started", turn_id=ONE)
    assert brief(session().write(begun, asked("x"), complete(ONE, "ok"))) == [(("x",), "ok", "completed")]


def test_a_turn_that_died_is_superseded_also_when_it_had_said_something() -> None:
    told = session()
    turns = told.write(started(ONE), asked("a"), answered("half"), started(TWO), asked("b"), complete(TWO, "ok"))
    assert brief(turns) == [(("a",), None, "superseded"), (("b",), "ok", "completed")]
    assert told.turns.held_from() is None


def test_steering_is_part_of_its_turn_in_both_ways_of_writing() -> None:
    old = session().write(started(ONE), asked("a"), answered("x"), asked("用中文"), complete(ONE, "好"))
    new = session().write(started(ONE), typed(ONE, "a"), spoken(ONE, "x"), typed(ONE, "用中文"), complete(ONE, "好"))
    assert brief(old) == brief(new) == [(("a", "用中文"), "好", "completed")]


def test_lines_that_come_after_the_end_of_their_turn_change_nothing() -> None:
    told = session()
    told.write(started(ONE), typed(ONE, "a"), event("turn_aborted", turn_id=ONE))
    late = response("function_call_output", call_id="c1", internal_chat_message_metadata_passthrough={"turn_id": ONE})
    turns = told.write(started(TWO), typed(TWO, "b"), late, spoken(ONE, "late"), spoken(TWO, "x"), complete(TWO, None))
    assert [turn.final for turn in turns] == [None]
    assert told.end() == []


def test_a_thread_may_go_over_from_one_way_of_writing_to_the_next() -> None:
    told = session()
    turns = told.write(asked("a"), answered("b"), started(ONE), asked("c"), complete(ONE, "d", started_at=1))
    assert brief(turns) == [(("a",), "b", "completed"), (("c",), "d", "completed")]


def test_calls_are_told_by_what_they_work_on_and_never_by_what_came_out() -> None:
    patch = "*** Begin Patch\n*** Update File: src/登录.py\n@@\n-a\n+b\n*** End Patch"
    (turn,) = session().write(
        started(ONE),
        typed(ONE, "go"),
        called("exec_command", {"cmd": "make test"}),
        called("shell", {"command": ["bash", "-lc", "ls"]}, "c2"),
        response("custom_tool_call", name="apply_patch", input=patch, call_id="c3"),
        response("local_shell_call", call_id="c4", action={"type": "exec", "command": ["pwd"]}),
        response("web_search_call", action={"type": "search", "query": "zstd"}),
        response("function_call_output", call_id="c1", output="SECRET"),
        complete(ONE, "ok"),
    )
    assert [(call.name, call.target) for call in turn.calls] == [
        ("exec_command", "make test"),
        ("shell", "bash -lc ls"),
        ("apply_patch", "src/登录.py"),
        ("local_shell", "pwd"),
        ("web_search", "zstd"),
    ]


# Sessions as they were written.


@pytest.mark.parametrize("scenario", CODEX, ids=str)
def test_a_turn_closes_with_the_line_that_ends_it(scenario: Scenario) -> None:
    closed: list[Turn] = []
    for file in scenario.read_files():
        turns, collected = Told(FORM, file, copies=False).turns, Collected()
        for fed in lines(FORM, scenario.data(file)):
            at = moment(json.loads(scenario.data(file)[fed.start : fed.end])["timestamp"]) or 0.0
            feed(turns, fed, at)
            turns.tick(at)
            kinds = {record.kind for record in fed.records}
            assert not collected.take(turns) or kinds & {Kind.CLOSE, Kind.OPENER}
            assert Kind.CLOSE not in kinds or turns.open_turns() == []
        marked = len(collected.turns)
        turns.tick(1e12)
        collected.take(turns)
        assert len(collected.turns) == marked or scenario.folder.name.startswith(("v0_98", "v0_99"))
        closed += [turn for turn in collected.turns.values() if turn.human]
    assert [turn.prompts for turn in closed] == [turn[2] for turn in scenario.closed]


def test_the_samples_hold_all_three_ways_of_writing() -> None:
    assert len(CODEX) >= 55
    whole = b"".join(one.data(file) for one in CODEX for file in one.read_files())
    assert whole.count(b'"user_message"') > 20
    assert whole.count(b'"UserMessage"') > 60
    assert whole.count(b'"task_started"') > 90
