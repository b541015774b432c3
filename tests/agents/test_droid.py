"""Droid's lines, as others tell of them."""

from __future__ import annotations

import pytest

from memoryd import agents
from tests.agents.told import Entry, Told, brief, dump, pasted

FORM = agents.get("droid")
HEAD = {"type": "session_start", "id": "s1", "title": "Fix it", "owner": "dev", "version": 2, "cwd": "/项目"}


def message(name: str, role: str, *blocks: Entry) -> Entry:
    return {
        "type": "message",
        "id": name,
        "timestamp": f"2026-04-12T18:17:{int(name[1:]):02}.000Z",
        "message": {"role": role, "content": list(blocks)},
    }


def text(said: str) -> Entry:
    return {"type": "text", "text": said}


@pytest.fixture
def told() -> Told:
    made = Told(FORM, "/home/dev/.factory/sessions/-x/s1.jsonl")
    made.write(HEAD)
    return made


def test_silence_after_an_answer_closes_the_turn(told: Told) -> None:
    told.write(message("u1", "user", text("你好 😀")), message("a2", "assistant", text("One."), text("Two.")))
    (turn,) = told.end()
    assert brief([turn]) == [(("你好 😀",), "One.\nTwo.", "completed")]
    assert (turn.session, turn.cwd) == ("s1", "/项目")


def test_a_turn_that_calls_a_tool_waits_for_it(told: Told) -> None:
    call = {"type": "tool_use", "id": "t1", "name": "Execute", "input": {"command": "ls"}}
    told.write(message("u1", "user", text("go")), message("a2", "assistant", text("Looking."), call))
    assert told.turns.deadline() is None
    assert told.end() == []
    told.write(message("u3", "user", {"type": "tool_result", "tool_use_id": "t1", "content": "always use tabs"}))
    told.write(message("a4", "assistant", {"type": "thinking", "thinking": "hm"}, text("Done.")))
    assert brief(told.end()) == [(("go",), "Done.", "completed")]


@pytest.mark.parametrize(
    ("said", "typed"),
    [
        ("<system-reminder>\nrules\n</system-reminder>\nfix it", ("fix it",)),
        ("fix it\n<system-reminder>rules</system-reminder>", ("fix it",)),
        ("a <system-reminder>x</system-reminder>b<system-reminder>open", ("a b",)),
        ("<system-reminder>rules</system-reminder>", ()),
        ("  as it is  ", ("  as it is  ",)),
    ],
)
def test_reminders_are_not_the_persons(told: Told, said: str, typed: tuple[str, ...]) -> None:
    told.write(message("u1", "user", text(said)), message("a2", "assistant", text("Yes.")))
    assert [prompt for turn in told.end() for prompt in turn.prompts] == list(typed)


def test_an_image_is_pasted(told: Told) -> None:
    told.write(message("u1", "user", text("see"), {"type": "image"}), message("a2", "assistant", text("Yes.")))
    (turn,) = told.end()
    assert pasted(turn) == ("[image]",)


def test_a_session_that_another_began_is_nobodys() -> None:
    made = Told(FORM, "/s.jsonl")
    made.write({**HEAD, "title": "# Task Tool Invocation\n\nSubagent type: worker"})
    made.write(message("u1", "user", text("find")), message("a2", "assistant", text("Found.")))
    assert [turn.human for turn in made.end()] == [False]


@pytest.mark.parametrize("other", [{"type": "todo_state", "todos": {}}, {"type": "later"}, {"type": "message"}, {}])
def test_other_lines_change_nothing(told: Told, other: Entry) -> None:
    told.write(message("u1", "user", text("hi")), message("a2", "assistant", text("Hello.")), other)
    assert brief(told.end()) == [(("hi",), "Hello.", "completed")]


def test_only_a_head_is_recognised() -> None:
    assert FORM.recognises(dump(HEAD))
    for other in (
        message("u1", "user", text("session_start")),
        {**HEAD, "id": 1},
        {"type": "session_start", "id": "x"},
    ):
        assert not FORM.recognises(dump(other))
