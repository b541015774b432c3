"""What pi's sessions come to: steering, retries, copies and migrations."""

from __future__ import annotations

import json

from memoryd.agents.pi import QUIET_ERROR
from memoryd.core.model import Close
from memoryd.core.turns import TurnAssembler
from tests.agents.scenarios import Fed, feed, lines
from tests.agents.test_pi import FORM, HEADER, WORK, Entry, answered, entry, read, said, typed

Told = tuple[tuple[str, ...], str | None, Close]


def assembled(*entries: Entry) -> TurnAssembler:
    turns = TurnAssembler("pi", "/s/x.jsonl", copies=True)
    data = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in (HEADER, *entries)).encode()
    for line in lines(FORM, data):
        feed(turns, line)
    return turns


def told(turns: TurnAssembler) -> list[Told]:
    return [(turn.prompts, turn.final, turn.close) for turn in turns.take()]


def finished(*entries: Entry) -> list[Told]:
    turns = assembled(*entries)
    turns.finish()
    return told(turns)


# Which turn a prompt belongs to.


def test_a_prompt_typed_while_a_tool_ran_is_steering() -> None:
    steering = (entry("u2", "r1", 9.1, typed("用蓝色", 4)), entry("a2", "u2", 10, said("Blue.")))
    assert finished(*WORK, *steering) == [(("Slow work", "用蓝色"), "Blue.", Close.COMPLETED)]


def test_a_prompt_typed_after_the_client_was_killed_is_a_new_turn() -> None:
    later = (entry("u2", "r1", 30, typed("Again", 29.9)), entry("a2", "u2", 31, said("Done.")))
    assert finished(*WORK, *later) == [
        (("Slow work",), None, Close.SUPERSEDED),
        (("Again",), "Done.", Close.COMPLETED),
    ]


def test_a_prompt_queued_until_the_answer_is_the_next_turn() -> None:
    queued = (
        entry("a2", "r1", 10, said("Done.")),
        entry("u2", "a2", 10.1, typed("Then red", 4)),
        entry("a3", "u2", 11, said("Red.")),
    )
    assert finished(*WORK, *queued) == [
        (("Slow work",), "Done.", Close.COMPLETED),
        (("Then red",), "Red.", Close.COMPLETED),
    ]


# Errors and retries.

FLAKY = (entry("u1", None, 1, typed("Flaky", 1)), entry("a1", "u1", 2, said("", "error")))


def test_an_error_is_final_after_silence_and_a_late_retry_takes_it_back() -> None:
    turns = assembled(*FLAKY)
    turns.tick(1000.0 + QUIET_ERROR - 0.1)
    assert told(turns) == []
    turns.tick(1000.0 + QUIET_ERROR)
    assert told(turns) == [(("Flaky",), None, Close.FAILED)]
    for record in read("a2", "a1", said("Well again.")):
        turns.feed(record, 900, 1000, 1070.0)
    assert told(turns) == [(("Flaky",), "Well again.", Close.COMPLETED)]


def test_the_next_prompt_makes_an_error_final() -> None:
    later = (entry("u2", "a1", 5, typed("Again", 5)), entry("a2", "u2", 6, said("Yes.")))
    assert finished(*FLAKY, *later) == [(("Flaky",), None, Close.FAILED), (("Again",), "Yes.", Close.COMPLETED)]


def test_a_compaction_between_an_error_and_its_retry_changes_nothing() -> None:
    summary: Entry = {
        "type": "compaction",
        "id": "k1",
        "parentId": "a1",
        "timestamp": "2026-11-29T20:00:03Z",
        "summary": "…",
    }
    assert finished(*FLAKY, summary, entry("a2", "k1", 9, said("Short."))) == [(("Flaky",), "Short.", Close.COMPLETED)]


def test_an_answer_at_the_end_of_its_length_that_calls_a_tool_goes_on() -> None:
    work = (
        entry("u1", None, 1, typed("Go", 1)),
        entry("a1", "u1", 2, said("Cut", "length", "c1")),
        entry("r1", "a1", 3, answered("c1")),
    )
    assert finished(*work) == []
    assert finished(*work, entry("a2", "r1", 4, said("Whole."))) == [(("Go",), "Whole.", Close.COMPLETED)]


def test_a_turn_without_any_text_is_completed_nevertheless() -> None:
    assert finished(entry("u1", None, 1, typed("Go", 1)), entry("a1", "u1", 2, said(""))) == [
        (("Go",), None, Close.COMPLETED)
    ]


def test_what_an_extension_starts_belongs_to_no_turn() -> None:
    assert finished(
        entry("u1", None, 1, typed("Go", 1)),
        entry("a1", "u1", 2, said("Done.")),
        {"type": "custom_message", "id": "x1", "parentId": "a1", "content": "Continue", "display": True},
        entry("a2", "x1", 9, said("I went on by myself.")),
    ) == [(("Go",), "Done.", Close.COMPLETED)]


# Copies and migrations.


def keys(*entries: Entry) -> list[str]:
    return [turn.key for turn in assembled(*entries).take()]


def without_place(one: Entry) -> Entry:
    return {key: value for key, value in one.items() if key not in ("id", "parentId")}


def test_a_version_1_file_gives_the_turns_it_gives_when_it_was_migrated() -> None:
    answer = entry("a2", "r1", 10, said("Done."))
    work = (*WORK, answer, entry("u2", "a2", 20, typed("Next", 20)), entry("a3", "u2", 21, said("Yes.")))
    old = tuple(without_place(one) for one in work)
    assert finished(*old) == finished(*work)
    assert keys(*old) == keys(*work)
    assert len(set(keys(*old))) == 2


def test_entry_ids_are_no_names_across_files() -> None:
    here = (entry("u1", None, 1, typed("Here", 1)), entry("a1", "u1", 2, said("A.")))
    there = (entry("u1", None, 1, typed("There", 1)), entry("a1", "u1", 2, said("B.")))
    assert keys(*here) != keys(*there)


def test_a_fork_made_at_once_shows_only_what_is_its_own() -> None:
    turns = TurnAssembler("pi", "/s/x.jsonl")
    fork = {**HEADER, "parentSession": "/s/o.jsonl", "timestamp": "2026-11-29T20:00:03.000Z"}
    entries = [
        fork,
        entry("u1", None, 1, typed("Old", 1)),
        entry("a1", "u1", 2, said("Old answer.")),
        entry("u2", "a1", 4, typed("New", 4)),
        entry("a2", "u2", 5, said("New answer.")),
    ]
    for number, one in enumerate(entries):
        feed(turns, Fed(FORM.parse_line(json.dumps(one).encode()), number, number + 1))
    assert told(turns) == [(("New",), "New answer.", Close.COMPLETED)]
