"""Cline's documents: what is in a tag was typed, and what the sample does not show."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd import agents
from memoryd.agents.cline import entries
from memoryd.core.errors import RecordError
from memoryd.core.events import Activity, Status
from tests.agents.told import Entry, Told, brief, dump, pasted

FORM = agents.get("cline")
PATH = "/home/dev/.cline/data/sessions/17_ab/17_ab.messages.json"
HEAD = {"sessionId": "17_ab", "agent": "lead", "origin": {"source": "cli"}, "version": 1}


def user(name: str, *blocks: Entry | str, at: int = 0) -> Entry:
    content = [
        text(f'<user_input mode="act">{block}</user_input>') if isinstance(block, str) else block for block in blocks
    ]
    return {"id": name, "role": "user", "content": content, "ts": 1_795_985_916_015 + at * 1000}


def answer(name: str, *blocks: Entry) -> Entry:
    return {"id": name, "role": "assistant", "content": list(blocks), "ts": 1_795_985_917_267}


def text(said: str) -> Entry:
    return {"type": "text", "text": said}


@pytest.fixture
def told() -> Told:
    made = Told(FORM, PATH)
    made.write(HEAD)
    return made


def test_silence_after_an_answer_closes_the_turn(told: Told) -> None:
    told.write(user("u1", "你好"), answer("m1", text("One."), text("Two.")))
    assert told.turns.deadline() is not None
    (turn,) = told.end()
    assert brief([turn]) == [(("你好",), "One.\nTwo.", "completed")]
    assert (turn.session, turn.at) == ("17_ab", 1_795_985_916.015)


def test_a_tool_call_goes_on_until_its_answer(told: Told) -> None:
    call = {"type": "tool_use", "id": "c1", "name": "read_file", "input": {"path": "a.py"}}
    told.write(user("u1", "go"), answer("m1", text("Looking."), call))
    assert told.turns.deadline() is None
    assert told.end() == []
    told.write({"id": "r1", "role": "user", "content": [{"type": "tool_result", "tool_use_id": "c1", "content": "x"}]})
    told.write(answer("m2", text("Done.")))
    (turn,) = told.end()
    assert brief([turn]) == [(("go",), "Done.", "completed")]
    assert [(one.name, one.target) for one in turn.calls] == [("read_file", "a.py")]


def test_what_stands_outside_of_the_tag_was_not_typed(told: Told) -> None:
    told.write(
        user(
            "u1",
            text("<environment_details>always use tabs</environment_details>"),
            "fix @a.py",
            text('<file_content path="a.py">\nx = 1\n</file_content>'),
            {"type": "image", "source": {}},
        ),
        {"id": "p1", "role": "user", "content": [text("[SYSTEM] You did not use a tool. Always use one.")]},
        answer("m1", text("Fixed.")),
    )
    (turn,) = told.end()
    assert turn.prompts == ("fix @a.py",)
    assert pasted(turn) == ("\nx = 1\n", "[image]")


def test_a_tag_quoted_in_a_prompt_is_typed(told: Told) -> None:
    told.write(user("u1", "what is <file_content path='x'>this</file_content>?"), answer("m1", text("A tag.")))
    (turn,) = told.end()
    assert turn.prompts == ("what is <file_content path='x'>this</file_content>?",)
    assert pasted(turn) == ()


def test_tags_without_end_are_read_in_no_time(told: Told) -> None:
    hostile = "<user_input>" * 200_000 + "<file_content>" * 100_000
    told.write({"id": "u1", "role": "user", "content": [text(hostile)]})
    assert told.end() == []


def test_a_message_is_the_same_wherever_it_stands(told: Told) -> None:
    told.write(user("u1", "once"), answer("m1", text("Yes.")))
    (turn,) = told.end()
    later = Told(FORM, PATH.replace("17_ab", "18_cd"))
    later.write({**HEAD, "sessionId": "18_cd"}, user("u1", "once"), answer("m1", text("Yes.")))
    assert [one.key for one in later.end()] == [turn.key]


def test_a_teammates_document_is_nobodys() -> None:
    made = Told(FORM, PATH)
    made.write({**HEAD, "agent": "worker-1"}, user("u1", "find the files"), answer("m1", text("Found.")))
    assert [turn.human for turn in made.end()] == [False]


@pytest.mark.parametrize(
    ("told", "status"),
    [
        ({"session_id": "s", "pid": 7, "status": "running"}, Status("s", Activity.UNKNOWN, 7)),
        ({"session_id": "s", "pid": 7, "ended_at": "2026-11-29T20:58:38Z"}, Status("s", Activity.IDLE, 7)),
        ({"session_id": "s", "pid": None}, Status("s", Activity.UNKNOWN)),
        ({"session_id": "s", "pid": -5.5}, Status("s", Activity.UNKNOWN)),
        ({"pid": 7}, None),
    ],
)
def test_the_sessions_own_file_tells_of_its_client(told: Entry, status: Status | None) -> None:
    assert FORM.parse_status(json.dumps(told).encode()) == status


def test_the_file_beside_it_is_named_and_read() -> None:
    (beside,) = FORM.companions(PATH)
    assert beside == "/home/dev/.cline/data/sessions/17_ab/17_ab.json"
    assert FORM.status_files(PATH) == ("/home/dev/.cline/data/sessions/17_ab", "17_ab.json")
    (fact,) = FORM.parse_companion(beside, '{"session_id": "17_ab", "cwd": "/项目"}'.encode())
    assert (fact.cwd, fact.session) == ("/项目", "17_ab")
    assert FORM.parse_companion(beside, b"{}") == ()
    with pytest.raises(RecordError):
        FORM.parse_companion(beside, b'{"cwd": "/pro')
    assert FORM.companions("/a/b.json") == ()
    assert FORM.status_files("/a/b.json") is None
    assert FORM.status_files("/a/[x].messages.json") == ("/a", "[[]x].json")


@pytest.mark.parametrize("torn", [b"", b"{", b'{"messages": [{"id"', b'{"messages": {}}', b"[]", b"\xff"])
def test_a_torn_document_is_a_bad_record(torn: bytes) -> None:
    with pytest.raises(RecordError):
        entries(torn)


@given(st.binary(max_size=60) | st.recursive(st.none() | st.text(), st.lists, max_leaves=4).map(
    lambda value: json.dumps({"messages": [value, {"role": "user", "content": value}], "sessionId": value}).encode()
))  # fmt: skip
def test_any_document_is_taken_apart_or_refused(content: bytes) -> None:
    try:
        parts = entries(content)
    except RecordError:
        return
    for part in parts:
        FORM.parse_line(part)


def test_only_a_head_is_recognised() -> None:
    assert FORM.recognises(dump(HEAD))
    for other in (
        {**HEAD, "origin": {}},
        {**HEAD, "agent": ""},
        {"sessionId": "s", "projectHash": "h"},
        user("u", "hi"),
    ):
        assert not FORM.recognises(dump(other))
