"""What Copilot CLI's sessions come to: ends of rounds and turns, steering, and runs that nobody started."""

from __future__ import annotations

from itertools import count

import pytest

from memoryd.core.model import Close
from memoryd.core.turns import TurnAssembler
from tests.agents.scenarios import feed, lines
from tests.agents.test_copilot import (
    ABORT,
    ERROR,
    FORM,
    NOTICE,
    ROUND,
    SHUTDOWN,
    START,
    Event,
    answered,
    line,
    prompt,
    said,
)

Told = tuple[tuple[str, ...], str | None, Close]


def assembled(*events: Event) -> TurnAssembler:
    turns = TurnAssembler("copilot", "/s/session-state/s-1/events.jsonl", copies=True)
    numbers = count()
    data = b"".join(
        line(kind, data, f"e-{next(numbers)}") + b"\n" for kind, data in (("session.start", START), *events)
    )
    for one in lines(FORM, data):
        feed(turns, one)
    return turns


def told(*events: Event) -> list[Told]:
    """Return what closes without any silence, nor the end of the file."""
    return [(turn.prompts, turn.final, turn.close) for turn in assembled(*events).take()]


# What ends a turn.


def test_the_end_of_a_round_ends_a_turn_only_when_no_tool_was_called() -> None:
    work = (prompt("Go"), said("Let me look.", "c1"), answered("c1"), ROUND)
    assert told(*work) == []
    assert told(*work, said("Done.")) == []
    assert told(*work, said("Done."), ROUND) == [(("Go",), "Done.", Close.COMPLETED)]


def test_a_round_whose_last_message_is_empty_ends_the_turn_without_a_text() -> None:
    assert told(prompt("Go"), said(""), ROUND) == [(("Go",), None, Close.COMPLETED)]


@pytest.mark.parametrize("events", [(ROUND, ERROR), (ERROR, ROUND), (said("Half"), ERROR)])
def test_an_error_fails_the_turn(events: tuple[Event, ...]) -> None:
    assert told(prompt("Go"), *events) == [(("Go",), None, Close.FAILED)]


@pytest.mark.parametrize(
    "events", [(ABORT,), (ROUND, ABORT), (ABORT, ROUND), (said("Looking", "c1"), ROUND, ABORT), (said("Half"), ABORT)]
)
def test_an_abort_interrupts_the_turn(events: tuple[Event, ...]) -> None:
    assert told(prompt("Go"), *events) == [(("Go",), None, Close.INTERRUPTED)]


def test_silence_and_the_end_of_the_file_end_nothing() -> None:
    turns = assembled(prompt("Go"), said("Done."))
    assert turns.deadline() is None
    turns.finish()
    assert turns.take() == []
    assert [turn.prompts for turn in turns.open_turns()] == [("Go",)]


@pytest.mark.parametrize("end", [SHUTDOWN, ("session.resume", {"context": {"cwd": "/w"}, "sessionWasActive": False})])
def test_a_client_that_ends_or_begins_again_leaves_nothing_running(end: Event) -> None:
    assert told(prompt("Go"), said("Looking", "c1"), end) == [(("Go",), None, Close.SUPERSEDED)]
    assert told(prompt("Go"), said("Done."), end) == [(("Go",), "Done.", Close.COMPLETED)]
    assert told(prompt("Go"), said("Done."), ROUND, end) == [(("Go",), "Done.", Close.COMPLETED)]


@pytest.mark.parametrize("mark", ["sessionWasActive", "alreadyInUse"])
def test_a_second_client_on_a_living_session_ends_nothing(mark: str) -> None:
    assert told(prompt("Go"), ("session.resume", {"context": {"cwd": "/w"}, mark: True})) == []


def test_after_a_kill_the_next_prompt_is_a_turn_of_its_own() -> None:
    again: Event = ("session.resume", {"context": {"cwd": "/other"}})
    turns = assembled(prompt("Go"), said("Looking", "c1"), again, prompt("Again"), said("Yes."), ROUND)
    found = turns.take()
    assert [(turn.prompts, turn.close, turn.cwd) for turn in found] == [
        (("Go",), Close.SUPERSEDED, "/w"),
        (("Again",), Close.COMPLETED, "/other"),
    ]


# Steering, and runs that nobody started.


def test_steering_is_part_of_the_turn_that_runs() -> None:
    steered = (prompt("Go"), said("Slow.", "c1"), answered("c1"), ROUND, prompt("用蓝色\n\n快点", "steering"))
    assert told(*steered, said("Blue."), ROUND) == [(("Go", "用蓝色\n\n快点"), "Blue.", Close.COMPLETED)]


def test_steering_that_comes_before_the_rounds_end_keeps_the_turn_open() -> None:
    steered = (prompt("Go"), said("Done."), prompt("And blue", "steering"), ROUND)
    assert told(*steered) == []
    assert told(*steered, said("Blue."), ROUND) == [(("Go", "And blue"), "Blue.", Close.COMPLETED)]


def test_a_queued_prompt_is_the_next_turn() -> None:
    assert [
        prompts for prompts, _, _ in told(prompt("a"), said("1"), ROUND, prompt("b", "queued"), said("2"), ROUND)
    ] == [
        ("a",),
        ("b",),
    ]


AUTOMATIC = (NOTICE, said("", "x"), answered("x"), said("It has finished."), ROUND)
DONE: Told = (("Go",), "Done.", Close.COMPLETED)


def test_a_run_that_nobody_started_is_no_turn_and_changes_none() -> None:
    assert told(prompt("Go"), said("Done."), ROUND, *AUTOMATIC) == [DONE]
    goes_on = prompt("You have not finished", isAutopilotContinuation=True)
    assert told(prompt("Go"), said("Done."), ROUND, goes_on, said("More."), ROUND) == [DONE]


def test_steering_such_a_run_begins_a_turn() -> None:
    steered = (*AUTOMATIC[:3], prompt("第三个问题", "steering"), said("第三个。"), ROUND)
    assert told(prompt("Go"), said("Done."), ROUND, *steered) == [
        DONE,
        (("第三个问题",), "第三个。", Close.COMPLETED),
    ]


def test_a_notice_inside_a_turn_does_not_keep_it_open() -> None:
    assert told(prompt("Go"), said("Done."), NOTICE, ROUND) == [DONE]


def test_a_skill_that_is_read_in_does_not_split_the_turn() -> None:
    skill = prompt("Always be kind", source="skill-review")
    assert told(prompt("Go"), said("", "c1"), answered("c1"), skill, ROUND, said("Done."), ROUND) == [DONE]


def test_a_shell_command_is_a_turn_only_when_the_agent_answers() -> None:
    shell = prompt("git log", agentMode="shell")
    assert told(shell, prompt("Go"), said("Done."), ROUND) == [DONE]
    assert told(shell, said("Two commits."), ROUND) == [(("!git log",), "Two commits.", Close.COMPLETED)]
