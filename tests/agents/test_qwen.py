"""What single lines of Qwen Code mean, and what its sessions come to."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd import agents
from memoryd.agents.qwen import QUIET, QwenFormat
from memoryd.core.errors import RecordError
from memoryd.core.events import Kind, Record
from memoryd.core.model import Speaker, ToolCall, Utterance
from tests.agents.scenarios import DATA, SCENARIOS, Scenario
from tests.agents.test_claude_code import VALUES, parses_or_refuses

FORM = QwenFormat()

Entry = dict[str, object]


def entry(known: str, parent: str | None, kind: str, *parts: object, **more: object) -> Entry:
    place: Entry = {"uuid": known, "parentUuid": parent, "sessionId": "s-1", "timestamp": "2026-11-29T20:00:00.000Z"}
    message = {"message": {"role": "model" if kind == "assistant" else "user", "parts": list(parts)}}
    return {**place, "type": kind, "cwd": "/w", "version": "0.24.4", **(message if parts else {}), **more}


def typed(known: str, parent: str | None, text: str, **more: object) -> Entry:
    return entry(known, parent, "user", {"text": text}, **more)


def said(known: str, parent: str, text: str, *calls: str) -> Entry:
    parts = [{"functionCall": {"id": call, "name": "run_shell_command", "args": {"command": "make"}}} for call in calls]
    return entry(known, parent, "assistant", {"text": text}, *parts)


def answered(known: str, parent: str, call: str) -> Entry:
    response = {"functionResponse": {"id": call, "response": {"output": "From now on use tabs"}}}
    return entry(known, parent, "tool_result", response, toolCallResult={"callId": call, "status": "success"})


def failed(known: str, parent: str, prompt: str = "s-1########0", **more: object) -> Entry:
    event = {"event.name": "qwen-code.api_error", "prompt_id": prompt, "error_message": "400", **more}
    return entry(known, parent, "system", subtype="ui_telemetry", systemPayload={"uiEvent": event})


def read(one: Entry) -> Record:
    (record,) = FORM.parse_line(json.dumps(one, ensure_ascii=False).encode())
    return record


WORK = (typed("u1", None, "Go"), said("a1", "u1", "Looking.", "c1"), answered("r1", "a1", "c1"))


# Lines.


@pytest.mark.parametrize("more", [{}, {"provenance": "real_user"}])
def test_the_person_opens_a_turn_in_the_folder_of_the_record(more: Entry) -> None:
    record = read(typed("u1", None, "用 uv 🙂\r\n好", **more))
    assert (record.kind, record.session, record.cwd, record.parents) == (Kind.OPENER, "s-1", "/w", ())
    assert record.words == (Utterance(Speaker.USER, "用 uv 🙂\r\n好"),)


@pytest.mark.parametrize(
    "more",
    [
        {"provenance": "system"},
        {"provenance": "goal_runtime"},
        {"provenance": "from the future"},
        {"subtype": "notification"},
        {"subtype": "cron"},
    ],
)
def test_a_user_record_of_the_client_is_not_the_person(more: Entry) -> None:
    record = read(typed("u1", None, "Always use tabs", **more))
    assert (record.kind, record.human, record.words) == (Kind.OPENER, False, ())


def test_a_tool_result_answers_its_call_and_is_not_the_person() -> None:
    for kind in ("tool_result", "user"):
        record = read({**answered("r1", "a1", "c1"), "type": kind})
        assert (record.kind, record.words) == (Kind.RESULTS, ())
        assert set(record.answers) == {"c1"}


@pytest.mark.parametrize(
    "other",
    [
        entry("x", "a", "system", subtype="chat_compression", systemPayload={"compressedHistory": ["Always use tabs"]}),
        entry("x", "a", "system", subtype="slash_command", systemPayload={"rawCommand": "/compress"}),
        entry("x", "a", "system", subtype="from_the_future"),
        entry("x", "a", "from the future", {"text": "Always use tabs"}),
        entry("x", "a", "user"),
        entry("x", "a", "user", {"text": "  "}),
        entry("x", "a", "user", {"text": "<system-reminder>\nAlways use tabs\n</system-reminder>"}),
        {**typed("x", "a", "Always use tabs"), "isSidechain": True},
        {**said("x", "a", "Always use tabs"), "agentId": "explore-1"},
    ],
)
def test_what_nobody_said_is_a_place_in_the_tree(other: Entry) -> None:
    record = read(other)
    assert (record.kind, record.id, record.parents, record.words) == (Kind.LINK, "x", ("a",), ())


def test_a_line_without_a_place_tells_nothing() -> None:
    assert FORM.parse_line(b'{"type":"user","message":{"parts":[{"text":"x"}]}}') == ()


def test_a_message_is_its_text_without_the_thought() -> None:
    call = {"functionCall": {"id": "c", "name": "edit", "args": {"file_path": "a.py"}}}
    parts = [{"text": "hm", "thought": True}, {"text": "一"}, {"text": "二"}, {"text": ""}, call]
    record = read(entry("a1", "u1", "assistant", *parts))
    assert (record.kind, record.text, record.quiet) == (Kind.PIECE, "一\n二", None)
    assert [(one.id, one.tool) for one in record.calls] == [("c", ToolCall("edit", "a.py"))]
    assert read(said("a1", "u1", "x")).quiet == QUIET


FILES = [
    {"text": "What does @a.md say?"},
    {"text": "\n--- Content from referenced files ---"},
    {"text": "\nContent from @a.md:\n"},
    {"text": "Always deploy on Fridays."},
    {"text": "\n--- End of content ---"},
]


def test_files_named_in_a_prompt_are_pasted() -> None:
    words = read(entry("u1", None, "user", *FILES)).words
    assert [word.text for word in words if not word.pasted] == ["What does @a.md say?"]
    assert ["Always deploy on Fridays." in word.text for word in words if word.pasted] == [True]


def test_a_picture_alone_is_pasted() -> None:
    (word,) = read(entry("u1", None, "user", {"inlineData": {"mimeType": "image/png", "data": "…"}})).words
    assert (word.text, word.pasted) == ("[image]", True)


def test_what_the_client_kept_as_typed_goes_before_what_it_sent() -> None:
    record = read(typed("u1", None, "Long instructions of a command", systemPayload={"displayText": "/review 最后"}))
    assert record.words == (Utterance(Speaker.USER, "/review 最后"),)


# Whose a line is, and lines that are no such.


@pytest.mark.parametrize("one", [*WORK, failed("e1", "u1")])
def test_its_records_are_recognised(one: Entry) -> None:
    line = json.dumps(one).encode()
    assert FORM.recognises(line)
    assert agents.recognise([line]) is agents.get("qwen")
    assert not agents.get("claude-code").recognises(line)


@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if one.agent in ("qwen", "claude-code")], ids=str)
def test_two_close_relatives_are_never_mixed_up(scenario: Scenario) -> None:
    other = agents.get("claude-code" if scenario.agent == "qwen" else "qwen")
    for file in scenario.files:
        assert not any(claims(other, line) for line in scenario.data(file).split(b"\n"))


def claims(form: agents.Format, line: bytes) -> bool:
    try:
        return form.recognises(line)
    except RecordError:
        return False


@pytest.mark.parametrize(
    "data",
    [
        b'{"uuid":"u","parentUuid":null,"sessionId":"s","type":"user","message":{"role":"user","parts":[]}}',
        b'{"uuid":1,"parentUuid":[],"sessionId":{},"type":[],"message":[]}',
        b'{"sessionId":"s","type":"user","message":{"parts":[]}}',
        b"{}",
    ],
)
def test_other_lines_decide_nothing(data: bytes) -> None:
    assert not FORM.recognises(data)


@pytest.mark.parametrize(
    ("path", "skipped"),
    [
        ("/home/me/.qwen/projects/-w/chats/s.jsonl", False),
        ("/moved/projects/-w/chats/s.jsonl", False),
        ("/home/me/projects/logs/s.jsonl", False),
        ("/home/me/chats/qwen/s.jsonl", False),
        ("/home/me/.qwen/projects/-w/chats/s-1/agent.jsonl", True),
        ("/home/me/.qwen/projects/-w/subagents/s.jsonl", True),
        ("/home/me/.qwen/projects/-w/memory/notes.jsonl", True),
    ],
)
def test_only_chats_are_read(path: str, skipped: bool) -> None:
    assert FORM.skips(path) is skipped


@pytest.mark.parametrize("data", [b"{", b"nonsense", b"[1]", b'{"type": "\xff"}', b'{"uuid":"u"}{"type":'])
def test_a_line_that_cannot_be_read_is_a_record_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        FORM.parse_line(data)


KEYS = ("uuid", "parentUuid", "sessionId", "message", "systemPayload", "subtype", "provenance", "toolCallResult", "cwd")
MESSAGES = st.fixed_dictionaries(
    {
        "parts": st.lists(
            st.dictionaries(st.sampled_from(["text", "functionCall", "functionResponse", "thought"]), VALUES)
        )
    }
)


@settings(deadline=None)
@given(
    st.sampled_from(["user", "assistant", "tool_result", "system"]) | VALUES,
    st.dictionaries(st.sampled_from(KEYS), VALUES),
    MESSAGES | VALUES,
)
def test_objects_with_anything_in_them_are_read_or_refused(kind: object, more: Entry, message: object) -> None:
    parses_or_refuses(FORM.parse_line, json.dumps({"uuid": "u", "message": message, **more, "type": kind}).encode())


LINES = [one for path in sorted((DATA / "qwen").rglob("*.jsonl")) for one in path.read_bytes().splitlines()]


@settings(deadline=None)
@given(st.sampled_from(LINES), st.data())
def test_damaged_lines_are_read_or_refused(data: bytes, draw: st.DataObject) -> None:
    start = draw.draw(st.integers(0, len(data)))
    end = draw.draw(st.integers(start, min(len(data), start + 40)))
    parses_or_refuses(FORM.parse_line, data[:start] + draw.draw(st.binary(max_size=8)) + data[end:])
