"""Codex's lines beyond the samples: who speaks in them, and what they hold."""

from __future__ import annotations

import pytest

from tests.agents.codex_lines import (
    BORN,
    FORM,
    ONE,
    THREAD,
    TWO,
    answered,
    asked,
    complete,
    context,
    event,
    item,
    line,
    meta,
    response,
    session,
    spoken,
    started,
    typed,
    uuid,
)
from tests.agents.told import Entry, brief, dump, pasted


@pytest.mark.parametrize(
    ("message", "prompt", "kept"),
    [
        ("以后一律用 pnpm 😀\r\n第二行", "以后一律用 pnpm 😀\r\n第二行", ()),
        ("Sum this up\n\n<stdin>\nline 1\nline 2\n\n</stdin>", "Sum this up", ("line 1\nline 2",)),
        ("<stdin>\nonly this\n</stdin>\n", None, ("only this",)),
        ("What does <stdin> mean?\n\n<stdin>\nx\n</stdin>", "What does <stdin> mean?", ("x",)),
        ("Put\n\n<stdin>\nx\n</stdin>\ninto the docs", "Put\n\n<stdin>\nx\n</stdin>\ninto the docs", ()),
        (
            "# Context from my IDE setup:\n\n## Open tabs:\n- a.py\n\n## My request for Codex:\nFix \u200fזה it\n",
            "Fix \u200fזה it",
            ("# Context from my IDE setup:\n\n## Open tabs:\n- a.py",),
        ),
        ("Write\n## My request for Codex:\ninto it", "Write\n## My request for Codex:\ninto it", ()),
        (" \n", None, ()),
    ],
)
def test_what_was_not_typed_is_marked_as_pasted(message: str, prompt: str | None, kept: tuple[str, ...]) -> None:
    old = session().write(started(ONE), asked(message), complete(ONE, "ok"))
    new = session().write(started(ONE), typed(ONE, message), complete(ONE, "ok"))
    for turns in (old, new):
        (turn,) = turns
        assert turn.prompts == (() if prompt is None else (prompt,))
        assert pasted(turn) == kept


def test_images_and_mentions_are_the_persons_and_not_typed() -> None:
    parts: tuple[Entry | str, ...] = (
        {"type": "local_image", "path": "/home/dev/截图 1.png"},
        {"type": "image", "image_url": "data:image/png;base64,AAAA"},
        "Look ",
        {"type": "mention", "name": "notes.md", "path": "/x/notes.md"},
        "here",
    )
    (turn,) = session().write(started(ONE), typed(ONE, *parts), complete(ONE, "ok"))
    assert turn.prompts == ("Look here",)
    assert pasted(turn) == ("[image 截图 1.png]", "[image]", "[mention notes.md]")
    old = asked("Look", local_images=["/a/b.png"])
    (turn,) = session().write(started(ONE), old, complete(ONE, "ok"))
    assert (turn.prompts, pasted(turn)) == (("Look",), ("[image b.png]",))


def test_early_versions_say_which_of_their_messages_they_injected() -> None:
    told = session()
    told.write(asked("<environment_context>", kind="environment_context"), asked("mine", kind="plain"), answered("ok"))
    assert brief(told.end()) == [(("mine",), "ok", "completed")]


def test_messages_of_the_role_user_are_not_the_person() -> None:
    texts = ("# AGENTS.md instructions", "<user_shell_command>ls", "<hook_prompt>go on", "<subagent_notification>", "x")
    injected = [response("message", role="user", content=[{"type": "input_text", "text": text}]) for text in texts]
    told = session()
    assert told.write(started(ONE), *injected, complete(ONE, None, started_at=1))[0].human is False
    told.write(*injected)
    assert told.end() == []


@pytest.mark.parametrize(
    ("trigger", "human"), [(None, True), ("user", True), ("exec", True), ("goal", False), ("of the future", False)]
)
def test_turns_that_go_on_by_themselves_are_nobodys(trigger: str | None, human: bool) -> None:
    (turn,) = session().write(started(ONE, trigger), typed(ONE, "x"), complete(ONE, "ok"))
    assert turn.human is human


@pytest.mark.parametrize(
    "told",
    [
        {"source": {"subagent": {"thread_spawn": {"parent_thread_id": THREAD, "depth": 1}}}},
        {"source": {"subagent": "review"}},
        {"source": {"internal": "memory_consolidation"}},
        {"source": "exec", "thread_source": "subagent"},
    ],
)
def test_nobody_types_in_the_thread_of_a_subagent(told: dict[str, object]) -> None:
    header = line("session_meta", {"id": THREAD, **told})
    for turns in (
        session(header).write(started(ONE, "exec"), typed(ONE, "x"), complete(ONE, "ok")),
        session(header).write(asked("a"), answered("b"), asked("c")),
    ):
        assert [turn.human for turn in turns] == [False]


@pytest.mark.parametrize("source", ["cli", "vscode", "exec", "unknown", {"custom": "my-editor"}, None])
def test_whoever_runs_the_client_types(source: object) -> None:
    turns = session(meta(source=source, thread_source="user")).write(started(ONE), asked("x"), complete(ONE, "ok"))
    assert brief(turns) == [(("x",), "ok", "completed")]


def test_what_another_agent_is_told_in_a_review_was_not_typed() -> None:
    inner = uuid(BORN + 11, 9)
    for review in (
        [
            item(ONE, "EnteredReviewMode", review="current changes"), started(inner), typed(inner, "Find bugs"),
            spoken(inner, "none"), item(ONE, "ExitedReviewMode", review="none"), complete(ONE, None, started_at=1),
        ],
        [
            started(ONE, "user"), item(ONE, "EnteredReviewMode", review="current changes"), started(inner),
            complete(ONE, None, started_at=1),
        ],
        [
            event("entered_review_mode", target={}), started(inner), asked("Find bugs"), answered("none"),
            event("exited_review_mode"), answered("none"), complete(ONE, None),
        ],
        [
            event("entered_review_mode", prompt="x"), asked("Find bugs"), event("exited_review_mode"), answered("none"),
        ],
    ):  # fmt: skip
        told = session()
        turns = told.write(*review, started(TWO), asked("Now mend them"), complete(TWO, "ok"))
        assert brief(turns) == [(("Now mend them",), "ok", "completed")]
        assert told.turns.held_from() is None


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"type": "event_msg"},
        {"type": "event_msg", "payload": {"type": "of the future", "turn_id": ONE}},
        {"type": "of the future", "payload": {}},
        line("compacted", {"message": "", "replacement_history": [{"role": "user", "content": "task_started"}]}),
        line("session_meta", {"id": 5, "cwd": []}),
        line("turn_context", {"cwd": None}),
        item(ONE, "of the future", content="x"),
        event("token_count", info=None),
    ],
)
def test_what_is_unknown_tells_nothing(entry: Entry) -> None:
    assert FORM.parse_line(dump(entry)) == ()


@pytest.mark.parametrize(
    ("entry", "known"),
    [
        (meta(), True),
        (event("token_count", info=None), True),
        (response("message", role="user", content=[]), True),
        (context("/w"), True),
        (line("session_meta", {"id": "x", "cwd": "/w"}), False),
        ({"type": "event_msg", "payload": {"type": "x"}}, False),
        ({"timestamp": "2026-11-29T20:00:00Z", "type": "message", "payload": {"type": "x"}}, False),
        ({"type": "user.message", "data": {}, "timestamp": "2026-11-29T20:00:00Z", "payload": {}}, False),
    ],
)
def test_only_its_own_records_are_recognised(entry: Entry, known: bool) -> None:
    assert FORM.recognises(dump(entry)) is known
