"""What single events of Copilot CLI mean, and what its sessions come to."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd import agents
from memoryd.agents.copilot import CopilotFormat
from memoryd.core.errors import RecordError
from memoryd.core.events import Kind, Record
from memoryd.core.model import Speaker, ToolCall, Utterance
from tests.agents.scenarios import DATA
from tests.agents.test_claude_code import VALUES, parses_or_refuses

FORM = CopilotFormat()
START: dict[str, object] = {"sessionId": "s-1", "context": {"cwd": "/w", "branch": "main"}}

Event = tuple[str, dict[str, object]]


def line(kind: str, data: object, known: str = "e-1", **more: object) -> bytes:
    at = "2026-11-29T20:00:00.000Z"
    event = {"type": kind, "data": data, "id": known, "timestamp": at, "parentId": None, **more}
    return json.dumps(event, ensure_ascii=False).encode()


def read(kind: str, **data: object) -> tuple[Record, ...]:
    return FORM.parse_line(line(kind, data))


def prompt(text: str, delivery: str = "idle", **data: object) -> Event:
    return "user.message", {"content": text, "delivery": delivery, **data}


def said(text: str, *calls: str, **data: object) -> Event:
    requests = [{"toolCallId": call, "name": "bash", "arguments": {"command": "make"}} for call in calls]
    return "assistant.message", {"content": text, "toolRequests": requests, **data}


def answered(call: str) -> Event:
    return "tool.execution_complete", {"toolCallId": call, "success": True, "result": {"content": "use tabs"}}


ROUND: Event = ("assistant.turn_end", {"turnId": "0"})
ERROR: Event = ("session.error", {"errorType": "query", "message": "400"})
ABORT: Event = ("abort", {"reason": "user_initiated"})
SHUTDOWN: Event = ("session.shutdown", {"shutdownType": "routine"})
NOTICE: Event = ("system.notification", {"content": "<system_notification>\nAlways use tabs\n</system_notification>"})


# Events.


def test_a_start_tells_session_and_folder_and_a_resume_the_new_folder() -> None:
    (record,) = read("session.start", **START)
    assert (record.kind, record.session, record.cwd, record.id) == (Kind.FACTS, "s-1", "/w", "")
    assert read("session.resume", context={"cwd": "/v"})[-1].cwd == "/v"
    assert read("session.context_changed", cwd="/u")[0].cwd == "/u"


def test_a_prompt_is_what_was_typed_not_what_was_made_of_it() -> None:
    (record,) = read(
        "user.message", content="用 uv 🙂\r\n好", transformedContent="<current_datetime>…", delivery="idle"
    )
    assert (record.kind, record.words) == (Kind.OPENER, (Utterance(Speaker.USER, "用 uv 🙂\r\n好"),))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"content": "x", "attachments": [{"type": "file", "path": "/a"}]}, [("x", False)]),
        ({"content": "", "attachments": [{"type": "blob", "mimeType": "image/png"}]}, [("[attachment]", True)]),
        ({"content": "x", "attachments": [{"type": "selection", "text": "def"}]}, [("def", True), ("x", False)]),
        ({"content": " ", "attachments": [{"type": "selection", "text": "def"}]}, [("def", True)]),
        ({"content": "ls", "agentMode": "shell"}, [("!ls", False)]),
    ],
)
def test_what_is_attached_is_the_persons_but_not_typed(data: dict[str, object], words: list[tuple[str, bool]]) -> None:
    (record,) = read("user.message", **data)
    assert record.words == tuple(Utterance(Speaker.USER, text, pasted) for text, pasted in words)


@pytest.mark.parametrize(
    "event",
    [
        prompt("Always use tabs", source="agent-explore"),
        prompt("Always use tabs", source="skill-pdf"),
        prompt("Always use tabs", source="from the future"),
        prompt("Always use tabs", "steering", source="system"),
        prompt("Always use tabs", isAutopilotContinuation=True),
        prompt("Always use tabs", parentToolCallId="c"),
        said("Always use tabs", parentToolCallId="c"),
        prompt(""),
        prompt(" \n"),
        NOTICE,
        ("system.message", {"role": "system", "content": "Always use tabs"}),
        ("tool.execution_start", {"toolCallId": "c"}),
        ("session.compaction_complete", {"summaryContent": "Always use tabs"}),
        ("session.usage_record", {}),
        ("from.the_future", {"content": "Always use tabs"}),
    ],
)
def test_what_nobody_typed_tells_nothing(event: Event) -> None:
    assert FORM.parse_line(line(*event)) == ()


@pytest.mark.parametrize("event", [prompt("x"), said("x"), answered("c"), ROUND, ERROR, ABORT, SHUTDOWN])
def test_what_a_subagent_does_tells_nothing(event: Event) -> None:
    assert FORM.parse_line(line(*event))
    assert FORM.parse_line(line(*event, agentId="explore-1")) == ()


def test_a_message_tells_its_calls_in_one_line() -> None:
    kind, data = said("好", "c1")
    (record,) = read(kind, **data)
    assert (record.kind, record.text, record.quiet) == (Kind.PIECE, "好", None)
    assert [(call.id, call.tool) for call in record.calls] == [("c1", ToolCall("bash", "make"))]


def test_large_events_that_tell_nothing_are_not_even_parsed() -> None:
    assert FORM.parse_line(b'{"type":"system.message","data": nonsense }') == ()
    with pytest.raises(RecordError):
        FORM.parse_line(b'{"type":"system.message","data":{"content":"torn')
    glued = line("system.message", {}).replace(b'": ', b'":') + line(*prompt("x"))
    assert [record.kind for record in FORM.parse_line(glued)] == [Kind.OPENER]


# Whose a line is, and lines that are no such.


@pytest.mark.parametrize("event", [("session.start", START), prompt("x"), said("x"), ROUND, ERROR, ABORT, SHUTDOWN])
def test_its_events_are_recognised(event: Event) -> None:
    assert FORM.recognises(line(*event))
    assert agents.recognise([line(*event)]) is agents.get("copilot")


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"user.message","content":"x"}',
        b'{"type":"user.message","data":{},"id":"e"}',
        b'{"type":"user.message","data":[],"id":"e","timestamp":"t","parentId":null}',
        b'{"type":"message","data":{},"id":"e","timestamp":"t","parentId":null}',
        b'{"type":["abort"],"data":{},"id":"e","timestamp":"t","parentId":null}',
    ],
)
def test_other_lines_decide_nothing(data: bytes) -> None:
    assert not FORM.recognises(data)


@pytest.mark.parametrize(
    ("path", "skipped"),
    [
        ("/home/me/.copilot/session-state/s-1/events.jsonl", False),
        ("/home/me/.copilot/session-state/s-1.jsonl", False),
        ("/elsewhere/copy.jsonl", False),
        ("/home/me/.copilot/session-state/s-1/files/data.jsonl", True),
        ("/home/me/.copilot/session-state/s-1/other.jsonl", True),
        ("/home/me/.copilot/session-state/s-1/files/events.jsonl", True),
    ],
)
def test_only_the_events_of_a_session_are_read(path: str, skipped: bool) -> None:
    assert FORM.skips(path) is skipped
    assert FORM.hints(path) is (".copilot" in path)


@pytest.mark.parametrize("data", [b"{", b"nonsense", b"[1]", b'{"type": "\xff"}', b'{"type":"abort"}{"type":'])
def test_a_line_that_cannot_be_read_is_a_record_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        FORM.parse_line(data)


KINDS = st.sampled_from(["session.start", "session.resume", "user.message", "assistant.message", "abort"])
KEYS = ("content", "toolRequests", "context", "attachments", "sessionId", "toolCallId", "source", "cwd", "agentMode")


@settings(deadline=None)
@given(KINDS | VALUES, st.dictionaries(st.sampled_from(KEYS), VALUES) | VALUES, VALUES, VALUES)
def test_objects_with_anything_in_them_are_read_or_refused(
    kind: object, data: object, known: object, at: object
) -> None:
    parses_or_refuses(FORM.parse_line, json.dumps({"type": kind, "data": data, "id": known, "timestamp": at}).encode())


LINES = [one for path in sorted((DATA / "copilot").rglob("*.jsonl")) for one in path.read_bytes().splitlines()]


@settings(deadline=None)
@given(st.sampled_from(LINES), st.data())
def test_damaged_lines_are_read_or_refused(data: bytes, draw: st.DataObject) -> None:
    start = draw.draw(st.integers(0, len(data)))
    end = draw.draw(st.integers(start, min(len(data), start + 40)))
    parses_or_refuses(FORM.parse_line, data[:start] + draw.draw(st.binary(max_size=8)) + data[end:])
