"""Cursor's lines, as others tell of them."""

from __future__ import annotations

import pytest

from memoryd import agents
from memoryd.core.errors import RecordError
from tests.agents.told import Entry, Told, brief, dump, pasted

FORM = agents.get("cursor")
PATH = "/home/dev/.cursor/projects/home-dev-app/agent-transcripts/s1/s1.jsonl"


def message(role: str, *blocks: Entry) -> Entry:
    return {"role": role, "message": {"content": list(blocks)}}


def text(said: str) -> Entry:
    return {"type": "text", "text": said}


def asked(said: str) -> Entry:
    return message("user", text(f"<user_query>\n{said}\n</user_query>"))


def ended(status: str) -> Entry:
    return {"type": "turn_ended", "status": status}


@pytest.fixture
def told() -> Told:
    return Told(FORM, PATH, FORM.parse_companion("", '{"workspacePath": "/项目"}'.encode()))


@pytest.mark.parametrize(
    ("status", "final", "close"),
    [("success", "Yes.", "completed"), ("aborted", None, "interrupted"), ("error", None, "failed")],
)
def test_the_mark_ends_a_turn(told: Told, status: str, final: str | None, close: str) -> None:
    told.write(asked("你好"), message("assistant", text("Yes.")))
    (turn,) = told.write(ended(status))
    assert brief([turn]) == [(("你好",), final, close)]
    assert (turn.session, turn.cwd) == ("s1", "/项目")


def test_without_a_mark_long_silence_does_and_more_of_it_opens_it_again(told: Told) -> None:
    told.write(asked("go"), message("assistant", text("Looking.")))
    deadline = told.turns.deadline()
    assert deadline is not None
    assert deadline - 1_000 == 30
    assert brief(told.end()) == [(("go",), "Looking.", "completed")]
    told.write(message("assistant", {"type": "tool_use", "name": "Shell", "input": {"command": "ls"}}))
    assert told.end() == []
    told.write(message("assistant", text("Done.")))
    assert brief(told.end()) == [(("go",), "Done.", "completed")]


def test_the_same_words_twice_are_two_prompts(told: Told) -> None:
    told.write(asked("go"), message("assistant", text("Yes.")), ended("success"))
    (second,) = told.write(asked("go"), message("assistant", text("Yes.")), ended("success"))
    assert second.prompts == ("go",)


@pytest.mark.parametrize(
    ("blocks", "typed"),
    [
        ([text("<timestamp>x</timestamp>\n<user_query>\nfix\n</user_query>\n<rules>tabs</rules>")], ("fix",)),
        ([text("<attached_files>x</attached_files>"), text("<user_query>a</user_query>")], ("a",)),
        ([text("<system_reminder>tabs</system_reminder>")], ()),
        ([text("plain words of an older version")], ("plain words of an older version",)),
        ([text("<user_query>never ends")], ()),
    ],
)
def test_only_what_stands_in_the_tag_was_typed(told: Told, blocks: list[Entry], typed: tuple[str, ...]) -> None:
    told.write(message("user", *blocks), message("assistant", text("Yes.")))
    assert [prompt for turn in told.end() for prompt in turn.prompts] == list(typed)


def test_an_image_is_pasted(told: Told) -> None:
    told.write(
        message("user", text("<user_query>see</user_query>"), {"type": "image"}), message("assistant", text("Y"))
    )
    (turn,) = told.end()
    assert pasted(turn) == ("[image]",)


def test_marks_alone_are_no_turns(told: Told) -> None:
    assert told.write(ended("success"), ended("aborted"), ended("later")) == []
    assert told.end() == []


def test_the_folder_is_told_beside_the_transcripts() -> None:
    assert FORM.companions(PATH) == ("/home/dev/.cursor/projects/home-dev-app/.workspace-trusted",)
    assert FORM.companions("/elsewhere/s1.jsonl") == ()
    assert FORM.parse_companion("", b"{}") == ()
    with pytest.raises(RecordError):
        FORM.parse_companion("", b"{")


def test_subagents_are_left_out() -> None:
    assert FORM.skips(PATH.replace("s1.jsonl", "subagents/a.jsonl"))
    assert not FORM.skips(PATH)


def test_bare_messages_and_marks_are_recognised_and_others_messages_are_not() -> None:
    assert FORM.recognises(dump(asked("hi")))
    assert FORM.recognises(dump(ended("aborted")))
    for other in (
        ended("later"),
        {**asked("hi"), "id": "m1"},
        {**asked("hi"), "type": "user"},
        {"role": "user", "content": "hi"},
        {"role": "user", "message": {"role": "user", "content": []}},
        {"role": "user", "message": {"content": "hi"}},
        {"role": "tool", "message": {"content": []}},
    ):
        assert not FORM.recognises(dump(other))
