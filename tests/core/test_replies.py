from __future__ import annotations

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.errors import ReplyError
from memoryd.core.model import Draft
from memoryd.core.replies import MOST_CHARACTERS, MOST_OPERATIONS, parse

OPERATION: dict[str, object] = {
    "op": "update",
    "target": "old-name",
    "name": "测试用真实数据库",
    "type": "feedback",
    "scope": "persistent",
    "description": "Integration tests run against PostgreSQL 🐘",
    "body": "第一行\n\n**Why:** a mock hid a broken migration.",
    "evidence": "don't mock the database",
    "expires": "2026-12-05",
    "turn": "2",
}
ANSWER = json.dumps({"operations": [OPERATION]}, ensure_ascii=False)
DRAFT = Draft(
    op="update",
    target="old-name",
    name="测试用真实数据库",
    type="feedback",
    scope="persistent",
    description="Integration tests run against PostgreSQL 🐘",
    body="第一行\n\n**Why:** a mock hid a broken migration.",
    evidence="don't mock the database",
    expires="2026-12-05",
    turn="2",
)


def answer(**changed: object) -> str:
    return json.dumps({"operations": [{**OPERATION, **changed}]})


@pytest.mark.parametrize(
    "text",
    [
        ANSWER,
        f"\r\n  {ANSWER}\r\n",
        json.dumps({"operations": [OPERATION]}),
        f"```json\n{ANSWER}\n```",
        f"```\r\n{ANSWER}\r\n```",
        f"Here is what I found:\n\n```json\n{ANSWER}\n```\nI hope that helps!",
        f"这一轮值得记住的：{ANSWER}。以上。",
        f"I weighed {{this}} and {{that: 1}}, and {'{' * 200} braces. {ANSWER}",
        f'I could have said {{"operations": []}}, but: {ANSWER}',
        f'```json\n{{"operations": []}}\n```\nOn second thought:\n```json\n{ANSWER}\n```',
        json.dumps({"thoughts": "none", "operations": [OPERATION]}),
    ],
    ids=range(11),
)
def test_json_is_found_however_it_is_wrapped(text: str) -> None:
    assert parse(text) == (DRAFT,)


@pytest.mark.parametrize("text", ['{"operations": []}', 'Nothing lasts here: {  \n"operations" : [] }'])
def test_no_operation_is_an_answer(text: str) -> None:
    assert parse(text) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        (" \n ", "empty"),
        ("I have nothing to add.", "no JSON object"),
        ("没有值得记住的内容", "no JSON object"),
        ("{}", "no JSON object"),
        ("[]", "no JSON object"),
        ("null", "no JSON object"),
        ("42", "no JSON object"),
        ('"operations"', "no JSON object"),
        (ANSWER[:-20], "no JSON object"),
        ('{"operations": [' * 12_000, "no JSON object"),
        ("[" * 100_000, "no JSON object"),
        ("{" * 100_000, "no JSON object"),
        ('{"operations": ' + "9" * 5000 + "}", "no JSON object"),
        ('{"operations": {"op": "create"}}', "not a list"),
        ('{"operations": null}', "not a list"),
        ('{"operations": ["create"]}', "operation 1"),
        ('{"operations": [[]]}', "operation 1"),
        (answer(op="delete"), "neither create, update nor retire"),
        (answer(op=["create"]), "neither create, update nor retire"),
        (answer(name=None), "no name"),
        (answer(body=7), "no body"),
        (answer(evidence=["a", "b"]), "no evidence"),
        (answer(scope=None), "no scope"),
        (answer(description={"a": 1}), "no description"),
        (answer(name="n" * 201), "a name of 201"),
        (answer(body="字" * 9000), "a body of 9,000"),
        ("x" * 200_001, "200,001 characters"),
        (json.dumps({"operations": [OPERATION] * 1000})[:190_000], "no JSON object"),
        (json.dumps({"operations": [OPERATION] * (MOST_OPERATIONS + 1)}), "21 operations"),
    ],
)
def test_anything_else_is_a_reply_error_in_one_line(text: str, said: str) -> None:
    with pytest.raises(ReplyError) as caught:
        parse(text)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_an_error_repeats_nothing_of_the_answer() -> None:
    with pytest.raises(ReplyError) as caught:
        parse(answer(op="SECRET", name="SECRET", body=7))
    assert "SECRET" not in str(caught.value)


def test_what_may_be_left_out_is_empty() -> None:
    kept = {key: value for key, value in OPERATION.items() if key not in ("target", "expires", "op")}
    (draft,) = parse(json.dumps({"operations": [kept]}))
    assert (draft.op, draft.target, draft.expires) == ("create", "", "")
    assert parse(answer(target=None, expires=None))[0].target == ""


def test_what_nobody_asked_for_is_ignored() -> None:
    assert parse(answer(confidence=0.9, path="../../x")) == (DRAFT,)


def test_a_type_nobody_knows_is_left_to_the_gate() -> None:
    assert parse(answer(type="rumour"))[0].type == "rumour"


def test_what_no_file_can_hold_is_taken_out() -> None:
    (draft,) = parse(answer(body="a\u0000b\ud800c\u001b[31m\r\nd\u0085", name="  n\u0007ame  "))
    assert draft.body == "ab?c[31m\nd"
    assert draft.name == "name"
    draft.body.encode("utf-8")


def test_the_caps_hold_at_their_edge() -> None:
    longest = {field: "x" * most for field, most in MOST_CHARACTERS.items()}
    assert len(parse(answer(**longest))[0].body) == MOST_CHARACTERS["body"]
    assert len(parse(json.dumps({"operations": [OPERATION] * MOST_OPERATIONS}))) == MOST_OPERATIONS


@pytest.mark.parametrize("piece", ["```json\n", '{"operations":', "{", "```", '{"a":', '{ "operations"'])
def test_a_hostile_answer_is_read_quickly(piece: str) -> None:
    text = (piece * 200_000)[:200_000]
    started = time.process_time()
    with pytest.raises(ReplyError):
        parse(text)
    assert time.process_time() - started < 2.0


@given(st.text(max_size=500))
def test_no_text_breaks_the_reading(text: str) -> None:
    try:
        parse(text)
    except ReplyError as error:
        assert "\n" not in str(error)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@given(st.lists(st.dictionaries(st.sampled_from(sorted(OPERATION)), json_values), max_size=4))
def test_every_draft_is_made_of_words(operations: list[dict[str, object]]) -> None:
    try:
        drafts = parse(json.dumps({"operations": operations}))
    except ReplyError:
        return
    for draft in drafts:
        draft.body.encode("utf-8")
        assert draft.op in ("create", "update")
