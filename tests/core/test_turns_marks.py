"""What single records say of themselves: where they hold, and what they leave alone."""

from __future__ import annotations

import pytest

from memoryd.core.events import Call, Kind, Record
from memoryd.core.model import Close, Speaker, ToolCall, Utterance
from memoryd.core.turns import TurnAssembler

ASK = (Utterance(Speaker.USER, "修复登录"),)


def told(*records: Record, file: str = "sessions/abc/s1/wire.jsonl") -> TurnAssembler:
    turns = TurnAssembler("test", file)
    for number, record in enumerate(records):
        turns.feed(record, number * 10, number * 10 + 10, 0.0)
    return turns


def fact(name: str, cwd: str) -> Record:
    return Record(kind=Kind.FACTS, id=name, cwd=cwd)


def call(name: str) -> Call:
    return Call("", ToolCall(name))


@pytest.mark.parametrize(
    ("file", "cwd"),
    [
        ("sessions/abc/s1/wire.jsonl", "/here"),
        ("/home/dev/.x/sessions/abc/s1/wire.jsonl", "/here"),
        ("C:\\Users\\dev\\sessions\\abc\\s1\\wire.jsonl", "/here"),
        ("sessions/abcd/s1/wire.jsonl", ""),
        ("sessions/abc", ""),
    ],
)
def test_facts_with_a_folder_hold_below_it_only(file: str, cwd: str) -> None:
    turns = told(fact("abc", "/here"), fact("other", "/there"), Record(kind=Kind.OPENER, words=ASK), file=file)
    assert [turn.cwd for turn in turns.open_turns()] == [cwd]


def test_what_the_client_itself_answers_makes_no_turn_of_a_command() -> None:
    command = Record(kind=Kind.OPENER, words=ASK, tentative=True)
    local = Record(kind=Kind.PIECE, text="Compacted.", tentative=True)
    end = Record(kind=Kind.CLOSE)
    assert told(command, local, end).take() == []
    turns = told(command, Record(kind=Kind.PIECE), Record(kind=Kind.PIECE, text="完成", tentative=True), end)
    assert [(turn.close, turn.final) for turn in turns.take()] == [(Close.COMPLETED, "完成")]


def test_an_error_of_a_client_at_rest_does_not_fail_the_turn_before_it() -> None:
    ask = Record(kind=Kind.OPENER, words=ASK)
    error = Record(kind=Kind.CLOSE, close=Close.FAILED, only_at_work=True)
    assert [turn.close for turn in told(ask, error).take()] == [Close.FAILED]
    resting = told(ask, Record(kind=Kind.PIECE, text="Done."), error)
    assert resting.take() == []
    resting.finish()
    assert [turn.close for turn in resting.take()] == [Close.COMPLETED]


def test_a_message_written_again_does_not_count_its_calls_twice() -> None:
    ask = Record(kind=Kind.OPENER, words=ASK)
    first = Record(kind=Kind.PIECE, message="m0", calls=(call("look"),))
    once = Record(kind=Kind.PIECE, id="m1", message="m1", text="I look.", calls=(call("ls"),), replaces=True)
    again = Record(
        kind=Kind.PIECE, id="m1", message="m1", text="I look.", calls=(call("ls"), call("cat")), replaces=True
    )
    turns = told(ask, first, once, again, Record(kind=Kind.CLOSE))
    assert [[one.name for one in turn.calls] for turn in turns.take()] == [["look", "ls", "cat"]]
