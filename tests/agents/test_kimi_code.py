"""Kimi Code's sessions beyond the samples: whose words a prompt holds, how turns end, and how they are known."""

from __future__ import annotations

import pytest

from memoryd import agents
from tests.agents.told import Entry, Told, brief, pasted

FORM = agents.get("kimi-code")
FOLDER = "/home/dev/.kimi-code/sessions/wd_proj_3b1ec6e66a29/session_1"
FILE = f"{FOLDER}/agents/main/wire.jsonl"
HEAD: Entry = {"type": "metadata", "protocol_version": "1.5", "created_at": 1795985818507}
USER: Entry = {"kind": "user"}


def session(copies: bool = True) -> Told:
    told = Told(FORM, FILE, copies=copies)
    told.write(HEAD)
    return told


def prompt(words: str, turn: int = 0, origin: Entry | None = None, **more: object) -> Entry:
    return {
        "type": "turn.prompt",
        "agentId": "main",
        "input": [{"type": "text", "text": words}],
        "origin": USER if origin is None else origin,
        "promptId": f"msg_{turn}",
        "turnId": turn,
        "time": 1795985818573 + turn * 1000,
        **more,
    }


def steer(words: str, origin: Entry = USER) -> Entry:
    content = [{"type": "text", "text": words}]
    return {"type": "turn.steer", "agentId": "main", "input": content, "origin": origin, "time": 1795985818600}


def step(kind: str, number: int = 1, **more: object) -> Entry:
    event = {"type": kind, "uuid": f"u{number}", "turnId": "0", "step": number, **more}
    return {"type": "context.append_loop_event", "agentId": "main", "event": event, "time": 1795985818700}


def says(words: str, number: int = 1, kind: str = "text") -> Entry:
    return step("content.part", number, stepUuid=f"s{number}", part={"type": kind, kind: words})


def calls(name: str, number: int = 1) -> Entry:
    return step("tool.call", number, stepUuid=f"s{number}", toolCallId="c1", name=name, args={"command": "ls"})


def end(reason: str, turn: int = 0) -> Entry:
    return {"type": "turn.ended", "agentId": "main", "turnId": turn, "reason": reason, "time": 1795985819182}


@pytest.mark.parametrize(
    ("reason", "close", "final"),
    [
        ("completed", "completed", "好的"),
        ("failed", "failed", None),
        ("cancelled", "interrupted", None),
        ("blocked", "failed", None),
        ("a word of the future", "completed", "好的"),
    ],
)
def test_the_reason_of_the_end_is_believed(reason: str, close: str, final: str | None) -> None:
    told = session()
    assert brief(told.write(prompt("修复登录 🔧"), says("好的"), end(reason))) == [(("修复登录 🔧",), final, close)]


def test_a_dead_turn_is_superseded_and_never_closed_by_silence() -> None:
    told = session()
    told.write(prompt("one"), says("half"), seen=0.0)
    assert told.turns.deadline() is None
    assert told.end() == []
    assert brief(told.write(prompt("two", 1))) == [(("one",), None, "superseded")]


def test_only_the_last_step_is_the_answer() -> None:
    told = session()
    lines = (
        says("I look."),
        calls("Bash"),
        step("tool.result", toolCallId="c1"),
        step("step.end", finishReason="tool_use"),
    )
    told.write(prompt("go"), *lines, step("step.begin", 2), says("hm", 2, "think"), says("Done.", 2), says("又", 2))
    (turn,) = told.write(end("completed"))
    assert turn.final == "Done.\n又"
    assert [(call.name, call.target) for call in turn.calls] == [("Bash", "ls")]


def test_a_last_step_without_words_has_no_answer() -> None:
    told = session()
    told.write(prompt("go"), says("I look."), calls("Bash"), step("step.begin", 2))
    assert brief(told.write(end("completed"))) == [(("go",), None, "completed")]


def test_steering_is_part_of_the_turn_and_reminders_are_not_said() -> None:
    told = session()
    told.write(
        prompt("go"), says("a"), steer("用中文"), steer("<system-reminder>x", {"kind": "injection", "variant": "v"})
    )
    told.write(steer("did you test?", {"kind": "system_trigger", "name": "stop_hook"}), says("好", 2))
    assert brief(told.write(end("completed"))) == [(("go", "用中文"), "好", "completed")]


def test_messages_that_repeat_the_prompt_are_not_read() -> None:
    told = session()
    message = {"role": "user", "content": [{"type": "text", "text": "x"}], "origin": USER}
    append = {"type": "context.append_message", "agentId": "main", "message": message, "time": 1}
    event = {"message": {"message": message}, "type": "agent.message.appended", "time": 1, "kind": "event"}
    assert told.write(prompt("go"), append, event, says("ok"), end("completed"))[0].prompts == ("go",)


@pytest.mark.parametrize(
    "origin",
    [
        {"kind": "cron_job", "jobId": "j"},
        {"kind": "task", "taskId": "t"},
        {"kind": "system_trigger", "name": "goal"},
        {"kind": "hook_result", "event": "x"},
        {"kind": "retry"},
        {"kind": "skill_activation", "skillName": "s", "trigger": "model-tool"},
        {"kind": "a word of the future"},
    ],
)
def test_turns_nobody_typed_are_nobodys(origin: Entry) -> None:
    (turn,) = session().write(prompt("always use tabs", 0, origin), says("ok"), end("completed"))
    assert not turn.human
    assert turn.words == ()


@pytest.mark.parametrize(
    ("origin", "words", "typed"),
    [
        (
            {"kind": "skill_activation", "skillName": "review", "skillArgs": " src ", "trigger": "user-slash"},
            "L",
            "/review src",
        ),
        ({"kind": "plugin_command", "pluginId": "p", "commandName": "c", "trigger": "user-slash"}, "Long", "/p:c"),
        ({"kind": "shell_command", "phase": "input"}, "<bash-input>\nls &lt; a\n</bash-input>", "!ls < a"),
        ({}, "no origin", "no origin"),
    ],
)
def test_commands_are_told_as_they_were_typed(origin: Entry, words: str, typed: str) -> None:
    (turn,) = session().write(prompt(words, 0, origin), says("ok"), end("completed"))
    assert turn.prompts == (typed,)


def test_skills_called_with_a_prompt_and_pictures_are_not_typed() -> None:
    told = session()
    parts = [
        {"type": "text", "text": "<skill>always use tabs</skill>"},
        {"type": "text", "text": "look: "},
        {"type": "image_url", "imageUrl": {"url": "x"}},
    ]
    origin = {"kind": "user", "skillActivations": [{"skillName": "s"}]}
    (turn,) = told.write(prompt("", 0, origin, input=parts), end("completed"))
    assert turn.prompts == ("look: ",)
    assert pasted(turn) == ("[image]",)


def test_a_fork_repeats_turns_under_their_names() -> None:
    older = {key: value for key, value in prompt("two", 1).items() if key not in ("promptId", "turnId")}
    lines = (prompt("one"), says("ok"), end("completed"), older, says("ok"), end("completed", 1))
    first = session().write(*lines)
    other = Told(FORM, FILE.replace("session_1", "session_2"))
    other.write(HEAD)
    again = other.write(*lines, {"type": "forked", "agentId": "main", "time": 1795985900000})
    assert [turn.key for turn in first] == [turn.key for turn in again]
    assert len({turn.key for turn in first}) == 2
    fork = Told(FORM, FILE, copies=False)
    fork.write({**HEAD, "created_at": 1795985900000})
    assert fork.write(*lines) == []


def test_turns_of_two_sessions_with_the_same_number_are_two() -> None:
    one = session().write(prompt("go", promptId="msg_A"), end("completed"))
    two = session().write(prompt("go", promptId="msg_B"), end("completed"))
    assert one[0].key != two[0].key


def test_records_of_other_agents_are_not_the_sessions() -> None:
    told = session()
    other = {**prompt("sub", 5), "agentId": "agent-0"}
    assert told.write(prompt("go"), other, says("ok"), end("completed"))[0].prompts == ("go",)


def test_the_session_and_its_folder_are_told_beside_it() -> None:
    (state,) = FORM.companions(FILE)
    assert state == f"{FOLDER}/state.json"
    told = Told(FORM, FILE, beside=FORM.parse_companion(state, '{"id":"session_1","cwd":"/home/dev/工作"}'.encode()))
    told.write(HEAD, prompt("go"))
    assert [(turn.session, turn.cwd) for turn in told.turns.open_turns()] == [("session_1", "/home/dev/工作")]
    assert FORM.parse_companion(state, b'{"workDir":"/w"}')[0].cwd == "/w"
    assert FORM.parse_companion(state, b"{}") == ()


def test_without_files_beside_it_the_session_still_has_its_name_and_its_folder() -> None:
    told = session()
    told.write(
        {"type": "profile.bind", "agentId": "main", "environmentDisclosure": {"cwd": "/w"}, "time": 1}, prompt("go")
    )
    assert [(turn.session, turn.cwd) for turn in told.turns.open_turns()] == [("session_1", "/w")]


@pytest.mark.parametrize(
    ("path", "skipped"),
    [(FILE, False), (FILE.replace("main", "agent-0"), True), (f"{FOLDER}/agents/main/other.jsonl", True)],
)
def test_subagents_and_other_files_are_left_out(path: str, skipped: bool) -> None:
    assert FORM.skips(path) is skipped
