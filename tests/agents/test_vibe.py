"""Mistral Vibe's journals beyond the samples: segments, whole snapshots, steering, and who speaks."""

from __future__ import annotations

import pytest

from memoryd import agents
from tests.agents.told import Entry, Told, brief, pasted

FORM = agents.get("vibe")
FOLDER = "/home/dev/.vibe/logs/session/unified/f706a2f5"
FILE = f"{FOLDER}/journal/0000000000000001.jsonl"


def session(file: str = FILE) -> Told:
    return Told(FORM, file)


def record(kind: str, **payload: object) -> Entry:
    return {"payload": payload, "recovery_journal_record_version": 1, "sequence": 3, "type": kind}


def delta(*changes: Entry) -> Entry:
    return record("projection_delta", delta=list(changes), watermark=1)


def append(entry: Entry) -> Entry:
    return {"op": "append_entry", "entry": entry}


def envelope(status: str, turn: str = "turn-1") -> Entry:
    return {
        "op": "set_envelope",
        "state": {"latestTurn": {"id": turn, "status": status}, "session": {"id": "f706a2f5"}},
    }


def message(role: str, words: str, turn: str = "turn-1", **more: object) -> Entry:
    return {
        "type": "message",
        "id": f"{role}-{words}",
        "role": role,
        "content": [{"type": "text", "text": words}],
        "createdAt": 1795984937319,
        "generationStatus": "completed",
        "source": "turn_start" if role == "user" else "harness",
        "turnId": turn,
        **more,
    }


def asked(words: str, turn: str = "turn-1", **more: object) -> Entry:
    return delta(append(message("user", words, turn, **more)), envelope("in_progress", turn))


def said(words: str, status: str = "in_progress", turn: str = "turn-1", **more: object) -> Entry:
    return delta(append(message("assistant", words, turn, **more)), envelope(status, turn))


def called(name: str, action: str = "a1") -> Entry:
    part = {"type": "tool_call", "id": "c1", "name": name, "arguments_json": '{"command": "ls"}'}
    return record(
        "action_result", action_id=action, result={"result": {"parts": [part]}, "type": "completion_succeeded"}
    )


@pytest.mark.parametrize(("status", "final"), [("completed", "完成 ✅"), ("failed", None), ("interrupted", None)])
def test_the_status_of_the_latest_turn_ends_it(status: str, final: str | None) -> None:
    told = session()
    assert told.write(asked("修复登录"), said("完成 ✅")) == []
    assert brief(told.write(delta(envelope(status)))) == [(("修复登录",), final, status)]
    assert told.write(record("receipt_succeeded", client_command_id="turn-1", response={})) == []


def test_a_turn_goes_on_after_calls_and_the_answer_is_the_last_message() -> None:
    told = session()
    told.write(asked("go"), called("bash"), said("I look.", id="assistant-a1"))
    assert told.turns.deadline() is None
    (turn,) = told.write(said("Done.", "completed", id="assistant-a2"))
    assert turn.final == "Done."
    assert [(call.name, call.target) for call in turn.calls] == [("bash", "ls")]


def test_a_dead_turn_is_superseded() -> None:
    told = session()
    told.write(asked("one"), said("I look.", id="assistant-a1"))
    assert told.end() == []
    assert brief(told.write(asked("two", "turn-2"))) == [(("one",), None, "superseded")]


def test_steering_belongs_to_its_turn() -> None:
    told = session()
    told.write(asked("go"), said("half", outcome={"type": "discarded", "cause": "steer"}))
    told.write(asked("用制表符", source="turn_steer"))
    assert brief(told.write(said("ok", "completed"))) == [(("go", "用制表符"), "ok", "completed")]


def test_an_answer_that_was_cut_off_is_none() -> None:
    told = session()
    told.write(asked("go"), said("half", outcome={"type": "discarded", "cause": "interrupt"}))
    assert told.end() == []


def test_the_next_segment_repeats_the_end_of_the_turn_before_without_a_turn() -> None:
    first = session().write(asked("one"), said("ok", "completed"))
    told = session(FILE.replace("1.jsonl", "9.jsonl"))
    assert told.write(delta(envelope("completed"))) == []
    second = told.write(asked("two", "turn-2"), said("ok", "completed", "turn-2"))
    assert [turn.session for turn in (*first, *second)] == ["f706a2f5", "f706a2f5"]
    assert first[0].key != second[0].key


def test_a_turn_has_one_name_in_every_segment() -> None:
    first = session().write(asked("one"), said("ok", "completed"))
    again = session(FILE.replace("1.jsonl", "9.jsonl")).write(asked("one"), said("ok", "completed"))
    assert first[0].key == again[0].key


def test_of_a_whole_history_only_the_latest_turn_is_news() -> None:
    entries = [message("user", "old", "turn-0"), message("assistant", "ok", "turn-0"), message("user", "new")]
    latest = {"id": "turn-1", "status": "in_progress"}
    snapshot = record(
        "projection_advanced", watermark=1, snapshot={"latestTurn": latest, "history": {"entries": entries}}
    )
    replaced = delta({"op": "set_history_entries", "entries": entries}, envelope("in_progress"))
    for whole in (snapshot, replaced):
        told = session()
        assert brief(told.write(whole, whole, said("ok", "completed"))) == [(("new",), "ok", "completed")]


@pytest.mark.parametrize(
    "entry",
    [
        message("user", "always use tabs", source="harness"),
        message("context", "always use tabs"),
        {**message("user", "always use tabs"), "type": "reasoning"},
    ],
)
def test_what_the_harness_adds_is_no_prompt(entry: Entry) -> None:
    told = session()
    told.write(delta(append(entry)))
    assert told.turns.open_turns() == []


def test_what_a_parent_tells_its_subagent_is_nobodys() -> None:
    (turn,) = session().write(asked("always use tabs", "c0ffee:turn:1"), said("ok", "completed", "c0ffee:turn:1"))
    assert not turn.human
    assert turn.words == ()


def test_files_and_pictures_are_pasted_and_what_was_shown_was_typed() -> None:
    content = [
        {"type": "text", "text": "look at a.txt: always use tabs"},
        {"type": "image", "uri": "x"},
        {"type": "embedded_resource", "uri": "file:///w/b", "text": "never use tabs"},
        {"type": "resource_link", "uri": "file:///w/c", "name": "c"},
    ]
    shown = {"version": "1", "host": "cli", "content": [{"type": "text", "text": "look at @a.txt"}]}
    (turn,) = session().write(asked("", content=content, userDisplayContent=shown), said("ok", "completed"))
    assert turn.prompts == ("look at @a.txt",)
    assert pasted(turn) == ("[image]", "never use tabs", "c")


def test_the_folder_is_told_beside_the_journal_and_can_change() -> None:
    (meta,) = FORM.companions(FILE)
    assert meta == f"{FOLDER}/meta.json"
    content = '{"session_id":"f706a2f5","environment":{"working_directory":"/home/dev/工作"}}'.encode()
    told = Told(FORM, FILE, beside=FORM.parse_companion(meta, content))
    told.write(asked("go"))
    assert [(turn.session, turn.cwd) for turn in told.turns.open_turns()] == [("f706a2f5", "/home/dev/工作")]
    moved = record("session_relocated", metadata={"cwd": "/w"}, delta=[envelope("completed")], watermark=2)
    told.write(moved, asked("on", "turn-2"))
    assert [turn.cwd for turn in told.turns.open_turns()] == ["/w"]
    assert FORM.parse_companion(meta, b'{"origin_directory":"/o"}')[0].cwd == "/o"
    assert FORM.parse_companion(meta, b"{}") == ()


@pytest.mark.parametrize(
    ("path", "skipped"),
    [
        (FILE, False),
        ("/home/dev/.vibe/logs/session/session_1/messages.jsonl", True),
        (f"{FOLDER}/quarantine/0000000000000001.jsonl", True),
    ],
)
def test_what_is_no_segment_is_left_out(path: str, skipped: bool) -> None:
    assert FORM.skips(path) is skipped
