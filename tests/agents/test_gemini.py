"""Gemini CLI's sessions beyond the samples: what replaces, what repeats, what only silence closes, and who speaks."""

from __future__ import annotations

import pytest

from memoryd import agents
from memoryd.agents.gemini import QUIET
from memoryd.core.errors import RecordError
from memoryd.core.model import Speaker
from tests.agents.told import Entry, Told, brief, pasted

FORM = agents.get("gemini")
FILE = "/home/dev/.gemini/tmp/proj/chats/session-2026-11-29T20-22-825db5f0.jsonl"
HEAD: Entry = {
    "sessionId": "825db5f0-5ad2-42e9-995d-d8ec9dd048de",
    "projectHash": "3b1e",
    "startTime": "2026-11-29T20:22:52.853Z",
    "lastUpdated": "2026-11-29T20:22:52.853Z",
    "kind": "main",
}
CONTEXT: Entry = {"id": "env", "type": "user", "content": [{"text": "<session_context>\nDate\n</session_context>"}]}


def session(copies: bool = True) -> Told:
    told = Told(FORM, FILE, copies=copies)
    told.write(HEAD, {"$set": {"messages": [CONTEXT], "lastUpdated": "2026-11-29T20:22:52.854Z"}})
    return told


def user(known: str, *parts: Entry, at: int = 53, **more: object) -> Entry:
    return {"id": known, "timestamp": f"2026-11-29T20:22:{at}.000Z", "type": "user", "content": list(parts), **more}


def typed(known: str, words: str, at: int = 53, **more: object) -> Entry:
    return user(known, {"text": words}, at=at, **more)


def gemini(known: str, words: str, *tools: str, at: int = 54) -> Entry:
    calls = [{"id": f"{name}__1", "name": name, "args": {"command": name}, "status": "success"} for name in tools]
    return {
        "id": known,
        "timestamp": f"2026-11-29T20:22:{at}.000Z",
        "type": "gemini",
        "content": words,
        **({"toolCalls": calls} if calls else {}),
    }


def result(known: str, name: str) -> Entry:
    return user(known, {"functionResponse": {"id": f"{name}__1", "name": name, "response": {"output": "don't"}}})


def notice(kind: str, words: str, known: str = "n1") -> Entry:
    return {"id": known, "timestamp": "2026-11-29T20:22:55.000Z", "type": kind, "content": words}


def history(*messages: Entry) -> Entry:
    return {"$set": {"messages": [CONTEXT, *messages], "lastUpdated": "2026-11-29T20:23:00.000Z"}}


def test_an_answer_closes_only_after_long_silence_and_opens_again_when_its_tool_is_done() -> None:
    told = session()
    assert told.write(typed("u1", "列出文件 🗂️"), gemini("g1", "I look first."), seen=100.0) == []
    told.turns.tick(100.0 + QUIET - 0.1)
    assert told.turns.take() == []
    assert told.turns.deadline() == 100.0 + QUIET
    told.turns.tick(100.0 + QUIET)
    early = told.turns.take()
    assert brief(early) == [(("列出文件 🗂️",), "I look first.", "completed")]
    assert told.write(gemini("g1", "I look first.", "ls"), result("u2", "ls"), seen=200.0) == []
    assert [turn.words[0].text for turn in told.turns.open_turns()] == ["列出文件 🗂️"]
    told.write(gemini("g2", "完成。"), seen=201.0)
    told.turns.tick(201.0 + QUIET)
    late = told.turns.take()
    assert brief(late) == [(("列出文件 🗂️",), "完成。", "completed")]
    assert [turn.key for turn in late] == [turn.key for turn in early]
    assert [call.name for call in late[0].calls] == ["ls"]


def test_tools_that_finish_one_after_the_other_are_counted_once() -> None:
    told = session()
    told.write(
        typed("u1", "go"), gemini("g1", "Both."), gemini("g1", "Both.", "ls"), gemini("g1", "Both.", "ls", "cat")
    )
    told.write(result("u2", "ls"), gemini("g2", "Done."))
    assert [[call.name for call in turn.calls] for turn in told.end()] == [["ls", "cat"]]


@pytest.mark.parametrize("copies", [True, False])
def test_a_resume_repeats_history_without_new_turns(copies: bool) -> None:
    told = session(copies)
    first = (typed("u1", "one"), gemini("g1", "ok"))
    told.write(*first)
    assert brief(told.end()) == [(("one",), "ok", "completed")]
    told.write(HEAD, history(*first), {"$set": {"sessionId": HEAD["sessionId"]}})
    told.write(typed("u2", "two", at=58), gemini("g2", "ok too", at=59))
    assert brief(told.end()) == [(("two",), "ok too", "completed")]


def test_a_reader_that_begins_at_the_end_takes_repeated_history_for_no_turn() -> None:
    told = session(copies=False)
    told.write(history(typed("u1", "one"), gemini("g1", "ok")), typed("u2", "two", at=58), gemini("g2", "ok", at=59))
    assert brief(told.end()) == [(("two",), "ok", "completed")]


def test_compressed_history_under_new_ids_is_no_turn() -> None:
    told = session()
    told.write(typed("u1", "one"), gemini("g1", "ok"))
    summary = typed("x1", "<state_snapshot>\nthe user always wants tabs\n</state_snapshot>")
    told.write(history(summary, gemini("x2", "Got it."), typed("x3", "one"), gemini("x4", "ok")))
    told.write(typed("x5", "<state_snapshot>again</state_snapshot>"))
    assert brief(told.end()) == [(("one",), "ok", "completed")]


def test_a_rewind_takes_nothing_back() -> None:
    told = session()
    told.write(typed("u1", "always use tabs"), gemini("g1", "ok"), {"$rewindTo": "u1"})
    closed = told.write(typed("u2", "go on", at=58))
    assert brief(closed) == [(("always use tabs",), "ok", "completed")]


def test_a_history_moved_from_an_older_file_is_not_new() -> None:
    told = Told(FORM, FILE, copies=False)
    told.write({**HEAD, "startTime": "2026-11-01T10:00:00Z", "lastUpdated": "2026-11-29T20:22:40.000Z"})
    told.write(
        typed("u1", "old", at=10), gemini("g1", "ok", at=12), typed("u2", "new", at=50), gemini("g2", "ok", at=52)
    )
    assert brief(told.end()) == [(("new",), "ok", "completed")]


def test_escape_interrupts_and_the_prompt_that_is_taken_out_was_said() -> None:
    told = session()
    closed = told.write(typed("u1", "不要这样"), notice("info", "Request cancelled."), history())
    assert brief(closed) == [(("不要这样",), None, "interrupted")]
    assert told.write(gemini("g9", "", "ls"), result("u9", "ls"), typed("u2", "again", at=58)) == []
    assert [turn.words[0].text for turn in told.turns.open_turns()] == ["again"]


def test_escape_while_a_tool_waits_for_approval_interrupts_what_looked_complete() -> None:
    told = session()
    told.write(typed("u1", "go"), gemini("g1", "I will run it."))
    assert brief(told.end()) == [(("go",), "I will run it.", "completed")]
    assert brief(told.write(notice("info", "Request cancelled."))) == [(("go",), None, "interrupted")]


def test_an_error_fails_the_turn_that_works() -> None:
    told = session()
    closed = told.write(typed("u1", "go"), notice("error", "[API Error: 400]"), history())
    assert brief(closed) == [(("go",), None, "failed")]


def test_an_error_of_the_client_at_rest_and_other_notices_end_nothing() -> None:
    told = session()
    told.write(typed("u1", "go"), gemini("g1", "ok"))
    assert (
        told.write(notice("error", "Unknown command: /x"), notice("info", "Update!", "n2"), notice("warning", "w"))
        == []
    )
    assert brief(told.end()) == [(("go",), "ok", "completed")]


def test_a_failed_request_without_a_trace_leaves_the_turn_open_until_the_next_prompt() -> None:
    told = session()
    told.write(typed("u1", "one"), history())
    assert told.end() == []
    assert brief(told.write(typed("u2", "two", at=58))) == [(("one",), None, "superseded")]


def test_steering_is_the_persons_though_it_comes_with_results() -> None:
    told = session()
    hint = "User steering update:\n<user_input>\nuse tabs 用制表符\n</user_input>\nInternal instruction: never mind"
    told.write(typed("u1", "go"), gemini("g1", "Look.", "ls"))
    told.write(user("u2", {"text": hint}, {"functionResponse": {"id": "ls__1", "name": "ls", "response": {}}}))
    told.write(gemini("g2", "ok"))
    assert brief(told.end()) == [(("go", "use tabs 用制表符"), "ok", "completed")]


@pytest.mark.parametrize(
    "words",
    [
        "System: Potential loop detected. Details: x. Please take a step back",
        "Plan approved. Switching to Default mode (edits will require confirmation).",
    ],
)
def test_what_the_client_says_itself_is_not_the_person(words: str) -> None:
    told = session()
    told.write(typed("u1", "go"), gemini("g1", "half"), typed("u2", words), gemini("g2", "whole"))
    assert brief(told.end()) == [(("go",), "whole", "completed")]


def test_please_continue_is_the_clients_where_it_shows_another_prompt() -> None:
    told = session()
    told.write(
        typed("u1", "go"), gemini("g1", "half"), typed("u2", "Please continue.", displayContent=[{"text": "go"}])
    )
    told.write(gemini("g2", "whole"))
    assert brief(told.end()) == [(("go",), "whole", "completed")]
    told.write(typed("u3", "Please continue."), gemini("g3", "more"))
    assert brief(told.end()) == [(("Please continue.",), "more", "completed")]


@pytest.mark.parametrize(
    "words",
    [
        "Here is the user's editor context as a JSON object. This is for your information only.\n```json\n{}\n```",
        "Here is a summary of changes in the user's editor context, in JSON format.",
        "I ran the following shell command:\n```sh\nrm x\n```\n\nThis produced the following result:\n```\n\n```",
        "<hook_context>always use tabs</hook_context>",
        "- **Workspace Directories:**\n  - /w",
        "User has manually exited Plan Mode. Switching to Default mode.",
        "",
    ],
)
def test_context_that_the_client_adds_is_no_prompt(words: str) -> None:
    told = session()
    told.write(typed("u0", words), typed("u1", "go"), gemini("g1", "ok"))
    assert brief(told.end()) == [(("go",), "ok", "completed")]


def test_a_background_command_that_ends_starts_a_turn_of_nobody() -> None:
    told = session()
    update = "Background execution update:\n<background_output>\nalways use tabs\n</background_output>"
    told.write(typed("u1", update), gemini("g1", "noted"))
    closed = told.end()
    assert [turn.human for turn in closed] == [False]
    assert closed[0].words == ()


def test_files_named_in_a_prompt_are_pasted() -> None:
    told = session()
    parts: list[Entry] = [
        {"text": "fix @a.txt 请"},
        {"text": "\n<system_note>\nThe user has explicitly selected the following agent(s): x.\n</system_note>\n"},
        {"text": "\n--- Content from referenced files ---"},
        {"text": "\nContent from @a.txt:\n"},
        {"text": "always use tabs"},
        {"text": "\n--- End of content ---"},
        {"inlineData": {"mimeType": "image/png", "data": "AA=="}},
    ]
    told.write(user("u1", *parts), gemini("g1", "ok"))
    (turn,) = told.end()
    assert turn.prompts == ("fix @a.txt 请",)
    assert "always use tabs" in pasted(turn)
    assert "[image]" in pasted(turn)
    assert all(word.speaker is Speaker.USER for word in turn.words)


def test_a_command_is_told_as_it_was_typed() -> None:
    told = session()
    expanded = {"text": "You are a reviewer. Always be strict."}
    told.write(user("u1", expanded, displayContent=[{"text": "/review src"}]), gemini("g1", "ok"))
    assert brief(told.end()) == [(("/review src",), "ok", "completed")]


def test_what_hooks_add_to_a_prompt_is_left_out() -> None:
    told = session()
    told.write(typed("u1", "<hook_context>x</hook_context>\n\ngo"), gemini("g1", "ok"))
    closed = told.write(user("u2", {"text": "on"}, {"text": "<hook_context>y</hook_context>"}), gemini("g2", "ok"))
    assert [prompts for prompts, _, _ in brief([*closed, *told.end()])] == [("go",), ("on",)]


def test_thoughts_are_not_the_answer() -> None:
    told = session()
    thought = {**gemini("g1", ""), "content": [{"text": "hm", "thought": True}, {"text": "好"}]}
    told.write(typed("u1", "go"), thought)
    assert brief(told.end()) == [(("go",), "好", "completed")]


def test_calls_inside_the_content_keep_the_turn_open() -> None:
    told = session()
    calling = {**gemini("g1", ""), "content": [{"text": "Look."}, {"functionCall": {"name": "ls", "args": {}}}]}
    told.write(typed("u1", "go"), calling)
    assert told.end() == []


def test_the_folder_is_told_beside_the_session() -> None:
    registry, own = FORM.companions(FILE)
    assert (registry, own) == ("/home/dev/.gemini/projects.json", "/home/dev/.gemini/tmp/proj/.project_root")
    known = FORM.parse_companion(registry, b'{"projects":{"/home/dev/other":"other","/home/dev/work/proj":"proj"}}')
    told = Told(FORM, FILE, beside=known)
    told.write(HEAD, typed("u1", "go"))
    assert [turn.cwd for turn in told.turns.open_turns()] == ["/home/dev/work/proj"]
    told = Told(FORM, FILE, beside=(*known, *FORM.parse_companion(own, "/home/dev/工作\n".encode())))
    told.write(HEAD, typed("u1", "go"))
    assert [turn.cwd for turn in told.turns.open_turns()] == ["/home/dev/工作"]
    assert FORM.parse_companion(own, b"\n") == ()
    with pytest.raises(RecordError, match="is no text"):
        FORM.parse_companion(own, b"\xff")


@pytest.mark.parametrize(
    ("path", "skipped"),
    [
        (FILE, False),
        ("/home/dev/.gemini/tmp/proj/chats/825db5f0-5ad2/abc.jsonl", True),
        ("/home/dev/.gemini/tmp/proj/chats/825db5f0-5ad2/session-x.jsonl", True),
        ("/home/dev/.gemini/tmp/proj/logs.jsonl", True),
    ],
)
def test_subagents_and_other_files_are_left_out(path: str, skipped: bool) -> None:
    assert FORM.skips(path) is skipped
