"""What a hook of Claude Code hands in, and the answer it takes."""

from __future__ import annotations

import json

import pytest

from memoryd.core import hook_call


def call(**more: object) -> bytes:
    given = {"session_id": "s1", "cwd": "/商店", "hook_event_name": "UserPromptSubmit", "prompt": "部署怎么做？🐟"}
    return json.dumps({**given, "transcript_path": "/t", "permission_mode": "default", **more}).encode()


def test_a_prompt_is_read() -> None:
    found = hook_call.parse(call())
    assert found is not None
    assert (found.event, found.session, found.cwd, found.prompt, found.afresh) == (
        "UserPromptSubmit", "s1", "/商店", "部署怎么做？🐟", False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("source", "afresh"), [("startup", False), ("resume", False), ("clear", True), ("compact", True), (None, False)]
)
def test_after_a_cut_the_agent_has_nothing_of_what_it_was_given(source: str | None, afresh: bool) -> None:
    found = hook_call.parse(call(hook_event_name="SessionStart", source=source))
    assert found is not None
    assert (found.afresh, found.prompt) == (afresh, "")


def test_other_events_have_no_answer() -> None:
    assert hook_call.parse(call(hook_event_name="Stop")) is None
    assert hook_call.parse(b"{}") is None


@pytest.mark.parametrize("content", [
    b"", b"nonsense", b"[]", b'"x"', b"[" * 200_000, b"\xff\xfe{}", call(cwd=7), call(cwd="relative"),
    call(cwd="/a\0b"), call(cwd="/a\ud800"),
])  # fmt: skip
def test_what_is_no_call_is_a_value_error(content: bytes) -> None:
    with pytest.raises(ValueError, match=r".*"):
        hook_call.parse(content)


def test_odd_sessions_and_prompts_are_none() -> None:
    found = hook_call.parse(call(session_id=5, prompt=["x"]))
    assert found is not None
    assert (found.session, found.prompt) == ("", "")


def test_the_answer_is_the_documented_one() -> None:
    assert json.loads(hook_call.answer("SessionStart", "背景")) == {
        "hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": "背景"}
    }
    assert hook_call.answer("SessionStart", "") == ""
