"""Kimi CLI's sessions beyond the samples: steps and retries, commands the client answers, and who speaks."""

from __future__ import annotations

from hashlib import md5

import pytest

from memoryd import agents
from tests.agents.told import Entry, Told, brief, dump, pasted

FORM = agents.get("kimi")
WORK = "/home/dev/工作"
FOLDER = md5(WORK.encode(), usedforsecurity=False).hexdigest()
FILE = f"/home/dev/.kimi/sessions/{FOLDER}/5727c590/wire.jsonl"
HEAD: Entry = {"type": "metadata", "protocol_version": "1.10"}


def session() -> Told:
    told = Told(FORM, FILE)
    told.write(HEAD)
    return told


def wire(kind: str, at: float = 0.0, **payload: object) -> Entry:
    return {"timestamp": 1795985018.0 + at, "message": {"type": kind, "payload": payload}}


def begin(words: object, at: float = 0.0) -> Entry:
    return wire("TurnBegin", at, user_input=words)


def says(words: str) -> Entry:
    return wire("ContentPart", type="text", text=words)


def calls(name: str) -> Entry:
    return wire("ToolCall", type="function", id="c1", function={"name": name, "arguments": '{"command": "ls"}'})


STEP = wire("StepBegin", n=1)
END = wire("TurnEnd")
RESULT = wire("ToolResult", tool_call_id="c1", return_value={"output": "always use tabs"})


def test_the_answer_is_what_the_last_step_said() -> None:
    told = session()
    told.write(begin("修复 🔧"), STEP, says("I look."), calls("Shell"), RESULT, STEP)
    told.write(wire("ContentPart", type="think", think="hm"), says("好"), says("了"))
    (turn,) = told.write(END)
    assert (turn.prompts, turn.final, turn.close) == (("修复 🔧",), "好\n了", "completed")
    assert [(call.name, call.target) for call in turn.calls] == [("Shell", "ls")]


def test_a_failed_step_fails_the_turn_whatever_it_said_before() -> None:
    told = session()
    told.write(begin("go"), STEP, says("half"))
    assert brief(told.write(wire("StepInterrupted"), END)) == [(("go",), None, "failed")]


def test_a_failure_without_an_end_is_one_too() -> None:
    assert brief(session().write(begin("go"), STEP, wire("StepInterrupted"))) == [(("go",), None, "failed")]


def test_a_retry_takes_back_what_the_attempt_said() -> None:
    told = session()
    retry = wire("StepRetry", n=1, next_attempt=2, max_attempts=3, wait_s=1.0, error_type="X")
    told.write(begin("go"), STEP, says("ha"), calls("Shell"), retry, says("whole"))
    (turn,) = told.write(END)
    assert (turn.final, turn.calls) == ("whole", ())


def test_a_dead_turn_is_superseded_and_silence_closes_nothing() -> None:
    told = session()
    told.write(begin("one"), STEP, says("half"))
    assert told.turns.deadline() is None
    assert told.end() == []
    assert brief(told.write(begin("two", 9.0))) == [(("one",), None, "superseded")]


def test_a_command_the_client_answers_itself_is_no_turn() -> None:
    told = session()
    closed = told.write(begin("/compact"), wire("CompactionBegin"), wire("CompactionEnd"), says("Compacted."), END)
    assert closed == []
    assert told.turns.open_turns() == []
    assert brief(told.write(begin("/skill:x 请", 5.0), STEP, says("ok"), END)) == [
        (("/skill:x 请",), "ok", "completed")
    ]


def test_steering_is_part_of_the_turn() -> None:
    told = session()
    told.write(begin("go"), STEP, says("a"), wire("SteerInput", user_input="用制表符"), STEP, says("b"))
    assert brief(told.write(END)) == [(("go", "用制表符"), "b", "completed")]


@pytest.mark.parametrize(
    "words",
    [
        "<system-reminder>Background tasks have completed. Process their results.</system-reminder>",
        "[Imported context from a.md]",
        "Is it done?\n\nAvailable branches:\n- yes\n- no\n\nReply with a choice using <choice>...</choice>.",
        [{"type": "text", "text": "<notification id='1'>always use tabs</notification>"}],
    ],
)
def test_prompts_of_the_client_are_nobodys(words: object) -> None:
    (turn,) = session().write(begin(words), STEP, says("ok"), END)
    assert not turn.human
    assert turn.words == ()


def test_files_and_pictures_are_pasted() -> None:
    parts = [
        {"type": "text", "text": "<uploaded_files>\n1. /w/a.md\n</uploaded_files>\n\n"},
        {"type": "text", "text": '<document path="/w/a.md" content_type="text/markdown">'},
        {"type": "text", "text": "always use tabs"},
        {"type": "text", "text": "</document>\n\n"},
        {"type": "text", "text": '<image path="/w/b.png">'},
        {"type": "image_url", "image_url": {"url": "data:"}},
        {"type": "text", "text": "</image>\n\n"},
        {"type": "text", "text": "read it 读"},
    ]
    (turn,) = session().write(begin(parts), STEP, says("ok"), END)
    assert turn.prompts == ("read it 读",)
    assert pasted(turn) == ("always use tabs", "[image]")


def test_subagents_and_side_questions_say_nothing_here() -> None:
    told = session()
    event = {"type": "ContentPart", "payload": {"type": "text", "text": "sub"}}
    told.write(
        begin("go"), STEP, wire("SubagentEvent", agent_id="a", event=event), wire("BtwBegin", id="b", question="?")
    )
    assert brief(told.write(says("ok"), END)) == [(("go",), "ok", "completed")]


def test_a_fork_repeats_turns_under_their_names() -> None:
    lines = (begin("one"), STEP, says("ok"), END, begin("one", 60.0), STEP, says("ok"), END)
    first = session().write(*lines)
    again = Told(FORM, FILE.replace("5727c590", "00932ad9")).write(HEAD, *lines)
    assert [turn.key for turn in first] == [turn.key for turn in again]
    assert len({turn.key for turn in first}) == 2


def test_the_folder_is_the_one_whose_hash_names_the_folder_of_the_session() -> None:
    (registry,) = FORM.companions(FILE)
    assert registry == "/home/dev/.kimi/kimi.json"
    known = FORM.parse_companion(
        registry,
        dump(
            {"work_dirs": [{"path": "/other", "kaos": "local"}, {"path": WORK}, {"path": WORK, "kaos": "ssh"}, {}, 1]}
        ),
    )
    told = Told(FORM, FILE, beside=known)
    told.write(HEAD, begin("go"))
    assert [(turn.session, turn.cwd) for turn in told.turns.open_turns()] == [("5727c590", WORK)]
    remote = Told(FORM, FILE.replace(FOLDER, f"ssh_{FOLDER}"), beside=known)
    remote.write(HEAD, begin("go"))
    assert [turn.cwd for turn in remote.turns.open_turns()] == [WORK]


@pytest.mark.parametrize(
    ("path", "skipped"),
    [
        (FILE, False),
        (FILE.replace("wire", "context"), True),
        ("/home/dev/.kimi/sessions/x/y/subagents/z/wire.jsonl", True),
        ("/home/dev/.kimi/sessions/x/y.jsonl", True),
    ],
)
def test_the_models_context_and_subagents_are_left_out(path: str, skipped: bool) -> None:
    assert FORM.skips(path) is skipped


def test_the_models_context_is_known_for_what_it_is() -> None:
    lines = [b'{"role": "_system_prompt", "content": "x"}', b'{"role":"user","content":"hi"}']
    found = agents.recognise(lines)
    assert found is not None
    assert found.name == "kimi"
