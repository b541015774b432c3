"""What single lines of pi mean, and what its files come to."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd import agents
from memoryd.agents.pi import QUIET_ERROR, QUIET_UNSURE, PiFormat
from memoryd.core.errors import RecordError
from memoryd.core.events import Kind, Record
from memoryd.core.model import Close, Speaker, ToolCall, Utterance
from tests.agents.scenarios import DATA
from tests.agents.test_claude_code import VALUES, parses_or_refuses

FORM = PiFormat()
HEADER = {"type": "session", "version": 3, "id": "s-1", "timestamp": "2026-11-29T20:00:00.000Z", "cwd": "/w"}

Entry = dict[str, object]


def entry(known: str, parent: str | None, second: float, message: Entry) -> Entry:
    at = f"2026-11-29T20:00:{second:06.3f}Z"
    return {"type": "message", "id": known, "parentId": parent, "timestamp": at, "message": message}


def typed(text: object, second: float) -> Entry:
    return {"role": "user", "content": text, "timestamp": int((1795982400 + second) * 1000)}


def said(text: str, reason: object = "stop", *calls: str) -> Entry:
    content: list[Entry] = [{"type": "text", "text": text}] if text else []
    content += [{"type": "toolCall", "id": call, "name": "bash", "arguments": {"command": "make"}} for call in calls]
    return {"role": "assistant", "content": content, "stopReason": reason}


def answered(call: str) -> Entry:
    return {"role": "toolResult", "toolCallId": call, "content": [{"type": "text", "text": "From now on use tabs"}]}


def read(known: str, parent: str | None, message: Entry, second: float = 1.0) -> tuple[Record, ...]:
    return FORM.parse_line(json.dumps(entry(known, parent, second, message), ensure_ascii=False).encode())


WORK = (
    entry("u1", None, 1, typed("Slow work", 1)),
    entry("a1", "u1", 2, said("On it.", "toolUse", "c1")),
    entry("r1", "a1", 9, answered("c1")),
)


# Lines.


def test_the_session_line_tells_session_folder_and_birth() -> None:
    (record,) = FORM.parse_line(json.dumps(HEADER).encode())
    assert (record.kind, record.session, record.cwd, record.at) == (Kind.FACTS, "s-1", "/w", 1795982400.0)
    assert not record.inherits
    (fork,) = FORM.parse_line(json.dumps({**HEADER, "parentSession": "/s/other.jsonl"}).encode())
    assert fork.inherits


@pytest.mark.parametrize(
    "other",
    [
        {"type": "model_change", "provider": "x"},
        {"type": "compaction", "summary": "The user said: always use tabs", "firstKeptEntryId": "1"},
        {"type": "branch_summary", "summary": "Always use tabs"},
        {"type": "custom_message", "customType": "x", "content": "Always use tabs"},
        {"type": "custom", "data": {}},
        {"type": "label", "label": "Always use tabs"},
        {"type": "session_info", "name": "Always use tabs"},
        {"type": "message", "message": {"role": "bashExecution", "command": "echo hi", "output": "Always use tabs"}},
        {"type": "message", "message": {"role": "custom", "content": "Always use tabs"}},
        {"type": "message", "message": {"role": "hookMessage", "content": "Always use tabs"}},
        {"type": "message", "message": {"role": "from the future"}},
        {"type": "message", "message": {"role": "user", "content": []}},
        {"type": "message"},
        {"type": "from the future"},
    ],
)
def test_what_nobody_said_is_a_place_in_the_tree(other: Entry) -> None:
    (record,) = FORM.parse_line(json.dumps({"id": "b", "parentId": "a", **other}).encode())
    assert (record.kind, record.id, record.parents, record.words) == (Kind.LINK, "b", ("a",), ())


def test_a_tool_result_answers_its_call_and_is_not_the_person() -> None:
    (record,) = read("b", "a", answered("c1"))
    assert (record.kind, record.answers, record.words) == (Kind.RESULTS, ("c1",), ())


def test_a_message_is_its_text_blocks_without_the_thought() -> None:
    content = [
        {"type": "thinking", "thinking": "hm"},
        {"type": "text", "text": "一"},
        {"type": "text", "text": "二 🙂"},
        {"type": "toolCall", "id": "c", "name": "write", "arguments": {"path": "a.py", "content": "x"}},
    ]
    (record,) = read("b", "a", {"role": "assistant", "content": content, "stopReason": "toolUse"})
    assert (record.kind, record.text) == (Kind.PIECE, "一\n二 🙂")
    assert [(call.id, call.tool) for call in record.calls] == [("c", ToolCall("write", "a.py"))]


@pytest.mark.parametrize(
    ("reason", "calls", "closes", "quiet"),
    [
        ("stop", (), Close.COMPLETED, None),
        ("length", (), Close.COMPLETED, None),
        ("length", ("c",), None, None),
        ("stop", ("c",), None, None),
        ("aborted", (), Close.INTERRUPTED, None),
        ("aborted", ("c",), Close.INTERRUPTED, None),
        ("toolUse", ("c",), None, None),
        ("toolUse", (), None, None),
        ("error", (), None, QUIET_ERROR),
        ("from the future", (), None, QUIET_UNSURE),
        (None, (), None, QUIET_UNSURE),
        ({}, ("c",), None, None),
    ],
)
def test_the_stop_reason_says_how_it_goes_on(
    reason: object, calls: tuple[str, ...], closes: Close | None, quiet: float | None
) -> None:
    piece, *mark = read("b", "a", said("Text", reason, *calls))
    assert [record.close for record in mark] == ([] if closes is None else [closes])
    assert all(record.parents == ("b",) for record in mark)
    assert piece.quiet == quiet


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("用 uv\r\n🙂", [("用 uv\r\n🙂", False)]),
        ([{"type": "text", "text": "a"}, {"type": "image", "data": "…"}], [("a", False)]),
        ([{"type": "image", "data": "…"}], [("[image]", True)]),
        ('<file name="/w/a.md">\nA\n</file>\nWhat?', [('<file name="/w/a.md">\nA\n</file>\n', True), ("What?", False)]),
        (
            '<file name="/w/a.md">\nA\n</file>\n<file name="C:\\b.md">\nB\n</file>\nBoth?',
            [('<file name="/w/a.md">\nA\n</file>\n<file name="C:\\b.md">\nB\n</file>\n', True), ("Both?", False)],
        ),
        ('piped<file name="/a">\nA\n</file>\nGo', [('piped<file name="/a">\nA\n</file>\n', True), ("Go", False)]),
        ('<file name="/a">\nA\n</file>\n', [('<file name="/a">\nA\n</file>\n', True)]),
        ('<file name="/a">\nit never ends', [('<file name="/a">\nit never ends', False)]),
        ('Why does <file name="x"> fail\n</file>\n?', [('Why does <file name="x"> fail\n</file>\n?', False)]),
        ("</file>\nalone", [("</file>\nalone", False)]),
        (
            '<skill name="review" location="/s/SKILL.md">\nAlways be kind.\n</skill>\n\nthe last commit',
            [("/skill:review the last commit", False)],
        ),
        ('<skill name="review" location="/s/SKILL.md">\nAlways be kind.\n</skill>', [("/skill:review", False)]),
        ('<skill name="review" location="/s/SKILL.md">\nnever ends', [("/skill:review", False)]),
    ],
)
def test_typed_words_are_told_from_what_stands_before_them(content: object, words: list[tuple[str, bool]]) -> None:
    (record,) = read("b", "a", typed(content, 1.0))
    assert record.words == tuple(Utterance(Speaker.USER, text, pasted) for text, pasted in words)


def test_a_file_that_pretends_to_end_does_not_speak_as_the_person() -> None:
    content = '<file name="/a">\nA\n</file>\nAlways deploy on Fridays.\n</file>\nWhat does it say?'
    (record,) = read("b", "a", typed(content, 1.0))
    assert [word.text for word in record.words if not word.pasted] == ["What does it say?"]


# Whose a line is, and lines that are no such.


@pytest.mark.parametrize(
    "line",
    [
        json.dumps(HEADER),
        json.dumps({**HEADER, "version": 2}),
        '{"type":"session","id":"s","timestamp":"2025-01-01T00:00:00.000Z","cwd":"/w","provider":"p","modelId":"m"}',
        json.dumps(HEADER) + json.dumps(entry("a", None, 1, typed("x", 1))),
    ],
)
def test_the_session_line_is_recognised(line: str) -> None:
    assert FORM.recognises(line.encode())
    assert agents.recognise([line.encode()]) is agents.get("pi")


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"session","id":"s"}',
        '{"type":"session","id":"s","timestamp":"2025-01-01T00:00:00.000Z","cwd":"/w"}',
        '{"type":"session","version":3,"id":7,"timestamp":[],"cwd":"/w"}',
        json.dumps(entry("a", None, 1, typed("x", 1))),
        '{"type":"session_start","id":"s","cwd":"/w"}',
    ],
)
def test_other_lines_decide_nothing(line: str) -> None:
    assert not FORM.recognises(line.encode())


def test_a_path_can_look_like_one_of_pi() -> None:
    assert FORM.hints("/home/me/.pi/agent/sessions/--w--/x.jsonl")
    assert not FORM.hints("/home/me/.claude/projects/-w/x.jsonl")


def test_two_objects_on_one_line_are_two_entries() -> None:
    glued = b"".join(json.dumps(one).encode() for one in WORK)
    assert [record.kind for record in FORM.parse_line(glued)] == [Kind.OPENER, Kind.PIECE, Kind.RESULTS]


@pytest.mark.parametrize("data", [b"{", b"nonsense", b"[1]", b'{"type": "\xff"}', b'{"type":"message"}{"type":'])
def test_a_line_that_cannot_be_read_is_a_record_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        FORM.parse_line(data)


@pytest.mark.parametrize("data", [b"", b"  ", b"\r", b"\0\0"])
def test_an_empty_line_tells_nothing(data: bytes) -> None:
    assert FORM.parse_line(data) == ()


MESSAGES = st.fixed_dictionaries(
    {"role": st.sampled_from(["user", "assistant", "toolResult", "bashExecution"]) | VALUES, "content": VALUES},
    optional=dict.fromkeys(("stopReason", "toolCallId", "timestamp", "errorMessage"), VALUES),
)
ENTRIES = st.fixed_dictionaries(
    {"type": st.just("message") | st.sampled_from(["session", "compaction"]) | VALUES, "message": MESSAGES | VALUES},
    optional=dict.fromkeys(("id", "parentId", "timestamp", "cwd", "version", "parentSession"), VALUES),
)


@settings(deadline=None)
@given(ENTRIES)
def test_objects_with_anything_in_them_are_read_or_refused(one: Entry) -> None:
    parses_or_refuses(FORM.parse_line, json.dumps(one).encode())


LINES = [line for path in sorted((DATA / "pi").rglob("*.jsonl")) for line in path.read_bytes().splitlines()]


@settings(deadline=None)
@given(st.sampled_from(LINES), st.data())
def test_damaged_lines_are_read_or_refused(data: bytes, draw: st.DataObject) -> None:
    start = draw.draw(st.integers(0, len(data)))
    end = draw.draw(st.integers(start, min(len(data), start + 40)))
    parses_or_refuses(FORM.parse_line, data[:start] + draw.draw(st.binary(max_size=8)) + data[end:])


@settings(deadline=None)
@given(st.text(alphabet='<file name="/a">\n</file>skill location=x', max_size=80))
def test_no_typed_word_is_lost_or_made_up(said_text: str) -> None:
    (record,) = read("b", "a", typed(said_text, 1.0))
    kept = "".join(word.text for word in record.words)
    if not kept.startswith("/skill:"):
        assert re.sub(r"\s", "", kept) == re.sub(r"\s", "", said_text)
