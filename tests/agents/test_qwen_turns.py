"""What Qwen Code's sessions come to: silence, failed requests, steering and runs that nobody started."""

from __future__ import annotations

import json

import pytest

from memoryd.agents.qwen import QUIET, QUIET_ERROR
from memoryd.core.model import Close
from memoryd.core.turns import TurnAssembler
from tests.agents.scenarios import feed, lines
from tests.agents.test_qwen import FORM, WORK, Entry, entry, failed, read, said, typed

Told = tuple[tuple[str, ...], str | None, Close]


def assembled(*entries: Entry) -> TurnAssembler:
    turns = TurnAssembler("qwen", "/q/x.jsonl", copies=True)
    data = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in entries).encode()
    for line in lines(FORM, data):
        feed(turns, line)
    return turns


def told(turns: TurnAssembler) -> list[Told]:
    return [(turn.prompts, turn.final, turn.close) for turn in turns.take() if turn.human]


def finished(*entries: Entry) -> list[Told]:
    turns = assembled(*entries)
    turns.finish()
    return told(turns)


def keys(*entries: Entry) -> list[str]:
    turns = assembled(*entries)
    turns.finish()
    return [turn.key for turn in turns.take()]


# What ends a turn.


def test_an_answer_that_calls_nothing_ends_the_turn_after_a_moment() -> None:
    turns = assembled(*WORK, said("a2", "r1", "Done."))
    turns.tick(1000.0 + QUIET - 0.1)
    assert told(turns) == []
    turns.tick(1000.0 + QUIET)
    assert told(turns) == [(("Go",), "Done.", Close.COMPLETED)]


def test_a_tool_that_runs_ends_nothing() -> None:
    assert finished(*WORK) == finished(*WORK[:2]) == []
    assert assembled(*WORK).deadline() is None


def test_an_answer_without_ids_for_its_calls_does_not_keep_the_turn_open() -> None:
    call = entry("a1", "u1", "assistant", {"functionCall": {"name": "ls", "args": {}}})
    turns = assembled(WORK[0], call, entry("r1", "a1", "tool_result", {"functionResponse": {}}), said("a2", "r1", "x"))
    assert turns.deadline() == 1000.0 + QUIET


def test_a_failed_request_fails_the_turn_after_a_while() -> None:
    turns = assembled(WORK[0], failed("e1", "u1"))
    turns.tick(1000.0 + QUIET_ERROR - 0.1)
    assert told(turns) == []
    turns.tick(1000.0 + QUIET_ERROR)
    assert told(turns) == [(("Go",), None, Close.FAILED)]


def test_a_failed_request_that_is_tried_again_was_no_end() -> None:
    assert finished(WORK[0], failed("e1", "u1"), failed("e2", "e1"), said("a1", "e2", "Done.")) == [
        (("Go",), "Done.", Close.COMPLETED)
    ]


def test_the_next_prompt_makes_a_failed_request_final() -> None:
    later = (typed("u2", "e1", "Again"), said("a2", "u2", "Yes."))
    assert finished(WORK[0], failed("e1", "u1", "c920641a38cac"), *later) == [
        (("Go",), None, Close.FAILED),
        (("Again",), "Yes.", Close.COMPLETED),
    ]


@pytest.mark.parametrize(
    "side",
    [
        failed("e1", "a2", "s-1#managed-auto-memory-extractor-1#0", subagent_name="managed-auto-memory-extractor"),
        failed("e1", "a2", "s-1########0", subagent_name="explore"),
        failed("e1", "a2", "s-1#managed-auto-memory-extractor-1#0"),
        failed("e1", "a2", "side-query:session-title"),
    ],
)
def test_a_failed_side_request_fails_no_turn(side: Entry) -> None:
    assert finished(*WORK, said("a2", "r1", "Done."), side) == [(("Go",), "Done.", Close.COMPLETED)]


def test_a_prompt_below_later_telemetry_is_the_next_turn() -> None:
    note = entry("t1", "a2", "system", subtype="ui_telemetry", systemPayload={"uiEvent": {"event.name": "x"}})
    assert finished(*WORK, said("a2", "r1", "Done."), note, typed("u2", "t1", "Next"), said("a3", "u2", "Yes.")) == [
        (("Go",), "Done.", Close.COMPLETED),
        (("Next",), "Yes.", Close.COMPLETED),
    ]


# Steering, and runs that nobody started.


@pytest.mark.parametrize(
    "message",
    [
        typed("u2", "r1", "\n[User message received during tool execution]: 用蓝色", subtype="mid_turn_user_message"),
        typed("u2", "r1", "for the model", subtype="mid_turn_user_message", systemPayload={"displayText": "用蓝色"}),
    ],
)
def test_a_message_typed_while_a_tool_ran_is_steering(message: Entry) -> None:
    assert finished(*WORK, message, said("a2", "u2", "Blue.")) == [(("Go", "用蓝色"), "Blue.", Close.COMPLETED)]


def test_a_notice_is_part_of_a_turn_at_work_and_else_a_turn_that_nobody_typed() -> None:
    notice = typed("n1", "r1", "The shell has finished", subtype="notification", provenance="system")
    assert finished(*WORK, notice, said("a2", "n1", "Done.")) == [(("Go",), "Done.", Close.COMPLETED)]
    rested = (*WORK, said("a2", "r1", "Done."), {**notice, "parentUuid": "a2"}, said("a3", "n1", "By myself."))
    assert finished(*rested) == [(("Go",), "Done.", Close.COMPLETED)]


def test_a_branch_copies_records_with_their_ids() -> None:
    work = (*WORK, said("a2", "r1", "Done."))
    origin = {"forkedFrom": {"sessionId": "s-1", "messageUuid": "x"}, "sessionId": "s-2"}
    copies = [{**one, **origin} for one in work]
    assert all(read(one).copied for one in copies)
    assert keys(*copies) == keys(*work)
