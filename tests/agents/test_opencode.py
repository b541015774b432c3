"""OpenCode's events: who speaks, when a turn is over, and what the samples do not show."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd import agents
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.line_format import Table
from tests.agents.opencode_rows import BORN, SESSION, Session
from tests.agents.test_claude_code import parses_or_refuses
from tests.agents.told import brief, dump, pasted

FORM = agents.get("opencode")


@pytest.fixture
def session() -> Session:
    made = Session()
    made.created()
    return made


def test_a_turn_closes_when_its_last_message_is_completed(session: Session) -> None:
    assert session.prompt("m1", "请记住 😀") == []
    session.message("m2", "assistant", parentID="m1")
    session.text("m2", "好的。")
    (turn,) = session.message("m2", "assistant", parentID="m1", finish="stop")
    assert brief([turn]) == [(("请记住 😀",), "好的。", "completed")]
    assert (turn.session, turn.cwd, turn.at) == (SESSION, "/home/dev/项目", BORN / 1000 + 1)


def test_a_message_that_ends_in_tool_calls_goes_on(session: Session) -> None:
    session.prompt("m1", "list the files")
    assert session.answer("m2", "m1", "I will list them.", finish="tool-calls") == []
    running = {"status": "running", "input": {"command": "ls"}}
    session.part("t1", "m2", "tool", callID="c1", tool="bash", state={"status": "pending", "input": {}})
    session.part("t1", "m2", "tool", callID="c1", tool="bash", state=running)
    session.part("t1", "m2", "tool", callID="c1", tool="bash", state={**running, "status": "completed", "output": "x"})
    assert session.told.end() == []
    (turn,) = session.answer("m3", "m1", "Two files.")
    assert brief([turn]) == [(("list the files",), "Two files.", "completed")]
    assert [(call.name, call.target) for call in turn.calls] == [("bash", "ls")]


@pytest.mark.parametrize(
    ("error", "close"),
    [("MessageAbortedError", "interrupted"), ("APIError", "failed"), ("ProviderAuthError", "failed"), ("", "failed")],
)
def test_an_error_ends_the_turn(session: Session, error: str, close: str) -> None:
    session.prompt("m1", "go")
    session.message("m2", "assistant", parentID="m1")
    (turn,) = session.message("m2", "assistant", parentID="m1", error={"name": error, "data": {"message": "no"}})
    assert brief([turn]) == [(("go",), None, close)]


@pytest.mark.parametrize(("finish", "closes"), [("length", True), ("content-filter", True), ("unknown", False)])
def test_other_ends_of_a_message(session: Session, finish: str, closes: bool) -> None:
    session.prompt("m1", "go")
    assert [turn.close.value for turn in session.answer("m2", "m1", "Text.", finish=finish)] == ["completed"] * closes


def test_a_killed_client_leaves_a_turn_that_the_next_one_supersedes(session: Session) -> None:
    session.prompt("m1", "first")
    session.message("m2", "assistant", parentID="m1")
    assert session.told.end() == []
    assert brief(session.prompt("m3", "second")) == [(("first",), None, "superseded")]


def test_what_the_harness_adds_is_not_the_persons(session: Session) -> None:
    session.message("m1", "user")
    session.part("p1", "m1", "text", text="look at @a.py")
    session.part("p2", "m1", "text", text="Called the Read tool with …", synthetic=True)
    session.part("p3", "m1", "text", text="x = 1", synthetic=True)
    session.part("p4", "m1", "text", text="not for the model", ignored=True)
    session.part("p5", "m1", "file", mime="text/plain", filename="a.py", url="file:///a.py")
    session.part("p6", "m1", "file", mime="image/png", filename="画.png", url="data:")
    session.part("p7", "m1", "agent", source={"value": "@build"})
    (turn,) = session.answer("m2", "m1", "Seen.")
    assert turn.prompts == ("look at @a.py",)
    assert pasted(turn) == ("[a.py]", "[image]")


def test_a_command_run_in_the_shell_is_no_prompt(session: Session) -> None:
    session.message("m1", "user")
    session.part("p1", "m1", "text", text="The following tool was executed by the user", synthetic=True)
    session.message("m2", "assistant", parentID="m1")
    session.part("t1", "m2", "tool", callID="c", tool="bash", state={"status": "completed", "input": {"command": "ls"}})
    assert session.message("m2", "assistant", parentID="m1", finish="stop") == []
    assert session.told.end() == []


def test_a_compaction_in_a_turn_does_not_end_it(session: Session) -> None:
    session.prompt("m1", "a long task")
    session.answer("m2", "m1", "Working.", finish="tool-calls")
    session.message("m3", "user")
    session.part("p3", "m3", "compaction", auto=True)
    assert session.message("m4", "assistant", parentID="m3", summary=True, mode="compaction") == []
    session.text("m4", "Summary: always use tabs.")
    assert session.message("m4", "assistant", parentID="m3", summary=True, finish="stop") == []
    session.message("m5", "user")
    session.part("p5", "m5", "text", text="Continue if you have next steps", synthetic=True)
    (turn,) = session.answer("m6", "m5", "All done.")
    assert brief([turn]) == [(("a long task",), "All done.", "completed")]


def test_a_compaction_between_turns_is_none(session: Session) -> None:
    session.prompt("m1", "first")
    session.answer("m2", "m1", "One.")
    session.message("m3", "user")
    session.part("p3", "m3", "compaction", auto=False)
    session.message("m4", "assistant", parentID="m3", summary=True)
    session.text("m4", "Summary.")
    assert session.message("m4", "assistant", parentID="m3", summary=True, finish="stop") == []
    assert session.told.end() == []


def test_a_prompt_sent_while_the_agent_answers_is_the_next_turn(session: Session) -> None:
    session.prompt("m1", "first")
    session.message("m2", "assistant", parentID="m1")
    early = session.prompt("m3", "second")
    late = session.text("m2", "One.")
    (first,) = session.message("m2", "assistant", parentID="m1", finish="stop")
    assert [turn.close.value for turn in early + late] in ([], ["superseded"])
    assert brief([first]) == [(("first",), "One.", "completed")]
    assert brief(session.answer("m4", "m3", "Two.")) == [(("second",), "Two.", "completed")]


def test_a_subagents_session_is_nobodys(session: Session) -> None:
    child = Session("ses_2")
    child.created(parentID=SESSION)
    child.prompt("m1", "find the files")
    turns = child.answer("m2", "m1", "Found.")
    assert [turn.human for turn in turns] == [False]
    updated = Session("ses_3")
    updated.event("session.updated.1", {"sessionID": "ses_3", "info": {"id": "ses_3", "parentID": SESSION}})
    updated.prompt("m1", "find")
    assert [turn.human for turn in updated.answer("m2", "m1", "Found.")] == [False]


def test_a_fork_repeats_no_turn(session: Session) -> None:
    session.prompt("m1", "said once")
    (original,) = session.answer("m2", "m1", "Answer.")
    for copies in (True, False):
        fork = Session("ses_fork", copies=copies)
        fork.event(
            "session.created.1",
            {
                "sessionID": "ses_fork",
                "info": {"id": "ses_fork", "directory": "/w", "time": {"created": BORN + 60_000}},
            },
        )
        fork.prompt("n1", "said once")
        assert [turn.key for turn in fork.answer("n2", "n1", "Answer.")] == [original.key] * copies
        fork.prompt("n3", "new in the fork", at=70)
        (turn,) = fork.answer("n4", "n3", "Yes.", at=71)
        assert brief([turn]) == [(("new in the fork",), "Yes.", "completed")]


@pytest.mark.parametrize(
    ("stored", "typed", "piped"),
    [
        ('"What is the answer?"', "What is the answer?", ()),
        ('"say \\"hi\\" 你好"', 'say "hi" 你好', ()),
        ("hello", "hello", ()),
        ('"hello"', '"hello"', ()),
        ('"fix this" now', '"fix this" now', ()),
        ('"explain this log"\nline 1\nline 2', "explain this log", ("line 1\nline 2",)),
        ('"what is this"\n', "what is this", ()),
        ('"a b" and "c d"', '"a b" and "c d"', ()),
    ],
)
def test_the_quotes_of_a_one_shot_prompt_come_off(
    session: Session, stored: str, typed: str, piped: tuple[str, ...]
) -> None:
    session.prompt("m1", stored)
    (turn,) = session.answer("m2", "m1", "Yes.")
    assert (turn.prompts, pasted(turn)) == ((typed,), piped)


def test_a_row_read_twice_changes_nothing(session: Session) -> None:
    session.prompt("m1", "once")
    session.prompt("m1", "once")
    (turn,) = session.answer("m2", "m1", "Yes.")
    assert session.answer("m2", "m1", "Yes.") == []
    assert turn.prompts == ("once",)


@pytest.mark.parametrize("kind", ["message.removed.1", "message.part.removed.1", "session.deleted.1", "later.thing.7"])
def test_what_is_taken_back_or_not_known_changes_nothing(session: Session, kind: str) -> None:
    session.prompt("m1", "go")
    assert session.event(kind, {"sessionID": SESSION, "messageID": "m1", "partID": "prt-m1"}) == []
    assert brief(session.answer("m2", "m1", "Yes.")) == [(("go",), "Yes.", "completed")]


def test_a_part_of_a_message_that_is_not_there_says_nothing(session: Session) -> None:
    assert session.part("p1", "lost", "text", text="words") == []
    assert session.told.end() == []


SOME = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "type", "text", "time"]), inner),
    max_leaves=5,
)
KEYS = st.sampled_from(["info", "part", "sessionID", "time"])
KINDS = st.sampled_from(["session.created.1", "message.updated.1", "message.part.updated.1", "session.updated", ""])


@settings(deadline=None)
@given(kind=KINDS, data=st.dictionaries(KEYS, SOME) | st.text(), message=SOME | st.just({"info": {"role": "user"}}))
def test_any_event_is_read_or_refused(kind: str, data: object, message: object) -> None:
    inner = data if isinstance(data, str) else json.dumps(data)
    parses_or_refuses(FORM.parse_line, dump({"seq": 1, "type": kind, "data": inner, "message": json.dumps(message)}))


def test_rows_are_recognised_and_nothing_like_them_is() -> None:
    row = {"seq": 0, "id": "evt_1", "type": "session.created.1", "data": '{"sessionID":"s"}', "message": None}
    assert FORM.recognises(dump(row))
    for other in ({**row, "seq": "0"}, {**row, "type": "message"}, {**row, "data": {"sessionID": "s"}}, {}):
        assert not FORM.recognises(dump(other))


def test_the_message_above_a_part_is_the_newest_one_before_it(tmp_path: Path) -> None:
    path = tmp_path / "opencode.db"
    rows = [
        ("message.updated.1", {"info": {"id": "m1", "role": "user", "n": 1}}),
        ("message.updated.1", {"info": {"id": "m1", "role": "user", "n": 2}}),
        ("message.part.updated.1", {"part": {"id": "p", "messageID": "m1"}}),
        ("message.updated.1", {"info": {"id": "m1", "role": "user", "n": 3}}),
        ("message.part.updated.1", "torn {"),
        ("message.part.updated.1", {"part": {"id": "p", "messageID": "other"}}),
    ]
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE event_sequence (aggregate_id TEXT PRIMARY KEY, seq INTEGER)")
        database.execute("CREATE TABLE event (id TEXT, aggregate_id TEXT, seq INTEGER, type TEXT, data TEXT)")
        for seq, (kind, data) in enumerate(rows):
            text = data if isinstance(data, str) else json.dumps(data)
            database.execute("INSERT INTO event VALUES (?, 's', ?, ?, ?)", (f"e{seq}", seq, kind, text))
        database.execute("INSERT INTO event_sequence VALUES ('s', ?)", (len(rows) - 1,))
        database.commit()
    assert isinstance(FORM.source, Table)
    (found,) = SqliteSessionTables().sessions(str(path), FORM.source)
    assert found.size == len(rows)
    above = [
        json.loads(row.data or b"{}")["message"] for row in SqliteSessionTables().rows(found.path, FORM.source, 0, 9)
    ]
    assert [json.loads(one)["info"]["n"] if one else None for one in above] == [None, None, 2, None, None, None]
