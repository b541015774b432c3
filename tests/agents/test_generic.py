"""What single lines of home-made agents mean."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.agents.generic import QUIET, GenericFormat, Keys
from memoryd.core.errors import RecordError
from memoryd.core.events import Kind, Record
from memoryd.core.model import Speaker, ToolCall, Utterance
from memoryd.core.turns import TurnAssembler
from tests.agents.test_claude_code import VALUES, parses_or_refuses

FORM = GenericFormat()


def read(**entry: object) -> tuple[Record, ...]:
    return read_by(FORM, **entry)


def read_by(form: GenericFormat, **entry: object) -> tuple[Record, ...]:
    return form.parse_line(json.dumps(entry, ensure_ascii=False).encode())


@pytest.mark.parametrize("role", ["user", "human", "USER"])
def test_the_person_opens_a_turn(role: str) -> None:
    (record,) = read(role=role, content="修一下 🙂")
    assert (record.kind, record.joins, record.words) == (Kind.OPENER, True, (Utterance(Speaker.USER, "修一下 🙂"),))


@pytest.mark.parametrize("role", ["assistant", "model", "ai", "agent"])
def test_the_agent_answers(role: str) -> None:
    (record,) = read(role=role, content=[{"type": "text", "text": "a"}, "b", {"type": "output_text", "text": "c"}])
    assert (record.kind, record.text, record.quiet, record.partial) == (Kind.PIECE, "a\nb\nc", QUIET, False)


@pytest.mark.parametrize(
    "entry",
    [
        {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "1", "content": "use tabs"}]},
        {"role": "user", "content": [{"type": "tool_result"}, {"type": "text", "text": "use tabs"}]},
        {"role": "tool", "content": "use tabs"},
        {"role": "function", "content": "use tabs"},
    ],
)
def test_tool_results_are_never_the_person(entry: dict[str, object]) -> None:
    (record,) = read(**entry)
    assert (record.kind, record.words) == (Kind.RESULTS, ())


@pytest.mark.parametrize(
    "entry",
    [
        {"role": "system", "content": "From now on use tabs"},
        {"role": "developer", "content": "From now on use tabs"},
        {"role": "weather", "content": "rain"},
        {"role": ["user"], "content": "x"},
        {"role": "user", "content": ""},
        {"role": "user", "content": "  \n"},
        {"role": "user", "content": None},
        {"role": "user", "content": [{"type": "image"}]},
        {"content": "no role"},
        {},
    ],
)
def test_what_nobody_said_tells_nothing(entry: dict[str, object]) -> None:
    assert read(**entry) == ()


@pytest.mark.parametrize(
    ("entry", "calls"),
    [
        (
            {"content": [{"type": "tool_use", "name": "bash", "input": {"command": "make"}}]},
            [ToolCall("bash", "make")],
        ),
        (
            {"content": None, "tool_calls": [{"function": {"name": "read", "arguments": '{"path": "a.py"}'}}]},
            [ToolCall("read", "a.py")],
        ),
        (
            {"content": "", "tool_calls": [{"name": "apply", "arguments": "*** Patch\nx"}]},
            [ToolCall("apply", "*** Patch")],
        ),
        ({"content": "x", "tool_calls": "odd"}, []),
    ],
)
def test_tool_calls_are_told_in_one_line_and_mean_that_it_goes_on(
    entry: dict[str, object], calls: list[ToolCall]
) -> None:
    (record,) = read(role="assistant", **entry)
    assert [call.tool for call in record.calls] == calls
    assert record.quiet == (None if calls else QUIET)


@pytest.mark.parametrize("reason", [{"finish_reason": "tool_calls"}, {"stop_reason": "tool_use"}])
def test_an_answer_that_says_it_goes_on_is_none(reason: dict[str, object]) -> None:
    (record,) = read(role="assistant", content="Let me look.", **reason)
    assert (record.quiet, record.partial) == (None, True)


@pytest.mark.parametrize("key", ["session", "session_id", "sessionId", "conversation_id", "thread_id"])
def test_the_usual_names_of_a_session_are_known(key: str) -> None:
    assert read(role="user", content="x", **{key: "s-1"})[0].session == "s-1"
    assert read(role="user", content="x", **{key: 17})[0].session == "17"
    assert read(role="user", content="x", **{key: {}})[0].session == ""


@pytest.mark.parametrize(
    ("value", "at"),
    [
        ("2026-11-29T20:00:00.5Z", 1795982400.5),
        (1795982400, 1795982400.0),
        (1795982400500, 1795982400.5),
        ("yesterday", None),
        (True, None),
        ({}, None),
    ],
)
def test_times_are_read_where_they_can_be(value: object, at: float | None) -> None:
    assert read(role="user", content="x", timestamp=value)[0].at == at
    assert read(role="user", content="x", ts=value)[0].at == at


def test_keys_can_be_named() -> None:
    keys = Keys(role="who", content="what", time="when", session="talk", cwd="where", end_marker="done")
    form = GenericFormat(keys)
    (record,) = read_by(form, who="user", what="修", when=1795982400, talk="t", where="/w", session="other")
    assert (record.kind, record.session, record.cwd, record.at) == (Kind.OPENER, "t", "/w", 1795982400.0)
    assert read_by(form, role="user", content="x") == ()
    assert read_by(form, who="done")[0].kind is Kind.CLOSE
    assert read_by(form, type="done", talk="t")[0].kind is Kind.CLOSE
    assert form.recognises(b'{"who":"user","what":"x"}')


def test_an_end_marker_closes_at_once() -> None:
    turns = TurnAssembler("generic", "f.jsonl")
    form = GenericFormat(Keys(end_marker="turn_end"))
    for number, entry in enumerate(
        [{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}, {"type": "turn_end"}]
    ):
        for record in read_by(form, **entry):
            turns.feed(record, number, number + 1, 0.0)
    assert [turn.final for turn in turns.take()] == ["b"]


def test_a_line_is_known_by_its_bytes() -> None:
    data = b'{"role":"user","content":"x","timestamp":1795982400}'
    first, other = FORM.parse_line(data)[0].digest, FORM.parse_line(data.replace(b"x", b"y"))[0].digest
    assert FORM.parse_line(data + b"\r")[0].digest == first != other
    assert len({record.digest for record in FORM.parse_line(data + data)}) == 2


@pytest.mark.parametrize("data", [b"{", b"nonsense", b"[1]", b"7", b'{"role": "\xff"}'])
def test_a_line_that_cannot_be_read_is_a_record_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        FORM.parse_line(data)


ENTRIES = st.fixed_dictionaries(
    {"role": st.sampled_from(["user", "assistant", "tool"]) | VALUES, "content": VALUES},
    optional=dict.fromkeys(("timestamp", "session", "cwd", "tool_calls", "type", "finish_reason", "ts"), VALUES),
)


@settings(deadline=None)
@given(ENTRIES)
def test_objects_with_anything_in_them_are_read_or_refused(entry: dict[str, object]) -> None:
    parses_or_refuses(FORM.parse_line, json.dumps(entry).encode())


@settings(deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    parses_or_refuses(FORM.parse_line, data)
    parses_or_refuses(FORM.parse_line, b'{"role":"user","content":"' + data + b'"}')
