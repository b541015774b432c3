"""What is made of a model's answer: operations, with the provenance of the memories and nothing of its own beside."""

from __future__ import annotations

import json

import pytest

from memoryd.core.consolidation_answer import parse
from memoryd.core.errors import ReplyError
from memoryd.core.model import Memory
from memoryd.core.plan import Kind, Operation, retire
from tests.fakes_memory import memory

TODAY = "2026-11-29"
ONE = memory("one", body="All about one.\n\nThe host is db2. 缩进用制表符。\n", created="2026-01-01", evidence="first",
             source="s1")  # fmt: skip
TWO = memory("two", created="2026-02-01", evidence="second", source="s2", always=True)
MERGE = {"files": ["one.md", "two.md"], "name": "Both of them", "description": "About one and two.",
         "type": "feedback", "body": "All about one.\nAll about two.\n"}  # fmt: skip
PART = {"name": "first half", "description": "About one.", "body": "All about one.\n"}
HALF = {"name": "the host", "description": "The host.", "body": "The host is db2.\n"}
MOVE = {"source": "one.md", "target": "two.md", "text": "The host is db2."}


def answer(**lists: object) -> str:
    return json.dumps({"merge": [], "retire": []} | lists)


def read(text: str, *memories: Memory, taken: tuple[str, ...] = ()) -> tuple[Operation, ...]:
    return parse(text, memories or (ONE, TWO), TODAY, taken)


def only(**lists: object) -> Operation:
    (operation,) = read(answer(**lists))
    return operation


def test_a_merge_takes_its_words_from_the_model_and_its_provenance_from_the_sources() -> None:
    made, gone = read(answer(merge=[MERGE], retire=[{"file": "evil.md", "reason": "out\nof date"}]))
    (result,) = made.results
    assert (made.kind, made.files) == (Kind.MERGE, ("one.md", "two.md"))
    assert (result.name, result.file, result.digest) == ("both-of-them", "feedback-both-of-them.md", "")
    assert (result.description, result.body) == (MERGE["description"], MERGE["body"])
    assert (result.created, result.updated, result.always) == ("2026-01-01", TODAY, True)
    assert (set(result.evidence.split("\n")), result.source) == ({"first", "second"}, "s1, s2")
    assert gone == retire("evil.md", "out of date")


def test_a_rewritten_memory_never_takes_the_file_of_another_nor_of_its_sources() -> None:
    known = (memory("one", file="feedback-one.md"), memory("two"), memory("x", file="feedback-one-2.md"))
    item = MERGE | {"files": ["feedback-one.md", "two.md"], "name": "one"}
    (merge,) = read(answer(merge=[item]), *known, taken=("feedback-one-3.md",))
    assert (merge.results[0].name, merge.results[0].file) == ("one", "feedback-one-4.md")


def test_a_split_keeps_the_provenance_in_each_part() -> None:
    made = only(split=[{"file": "one.md", "into": [PART, HALF]}])
    assert (made.kind, made.files, made.archived) == (Kind.SPLIT, ("one.md",), ("one.md",))
    assert [each.file for each in made.results] == ["feedback-first-half.md", "feedback-the-host.md"]
    assert {(each.source, each.evidence, each.created, each.updated) for each in made.results} == {
        ("s1", "first", "2026-01-01", TODAY)
    }


def test_two_parts_of_one_name_get_two_files() -> None:
    made = only(split=[{"file": "one.md", "into": [PART, PART]}])
    assert len({each.file for each in made.results}) == 2


def test_a_rename_changes_the_name_and_nothing_else_that_is_said() -> None:
    made = only(rename=[{"file": "one.md", "name": "关于 one"}])
    (result,) = made.results
    assert (result.name, result.file, result.digest, made.archived) == ("关于-one", "one.md", ONE.digest, ())
    assert (result.description, result.body, result.evidence) == (ONE.description, ONE.body, ONE.evidence)


def test_a_move_takes_the_words_as_they_stand_and_their_evidence_with_them() -> None:
    made = only(move=[MOVE])
    left, grown = made.results
    assert (left.file, left.body) == ("one.md", "All about one.\n\n缩进用制表符。\n")
    assert (grown.file, grown.body) == ("two.md", f"{TWO.body.rstrip()}\n\nThe host is db2.\n")
    assert (grown.evidence, grown.source) == ("second\nfirst", "s2, s1")
    assert (left.evidence, grown.created, grown.digest) == ("first", TWO.created, TWO.digest)


def test_a_sentence_of_chinese_moves_as_well() -> None:
    left, grown = only(move=[MOVE | {"text": "缩进用制表符。"}]).results
    assert left.body == "All about one.\n\nThe host is db2.\n"
    assert grown.body.endswith("\n\n缩进用制表符。\n")


@pytest.mark.parametrize("text", ["", "The host", "host is db2.", "All", "about one.\n\nThe", "not there at all"])
def test_only_a_whole_sentence_that_is_there_moves(text: str) -> None:
    with pytest.raises(ReplyError, match=r"`text` in the model's plan"):
        read(answer(move=[MOVE | {"text": text}]))


def test_a_name_stands_for_the_file_of_the_only_memory_that_has_it() -> None:
    assert only(rename=[{"file": "one", "name": "first"}]).files == ("one.md",)
    twins = (memory("one", file="a.md"), memory("one", file="b.md"))
    assert read(answer(retire=[{"file": "one", "reason": "x"}]), *twins)[0].files == ("one",)


@pytest.mark.parametrize("name", ["../../.bashrc", "a\0b", "x" * 200, "CON", "\u202efdp.exe", "", "..."])
def test_a_name_from_the_model_is_never_a_path(name: str) -> None:
    for made in (
        only(merge=[MERGE | {"name": name}]),
        only(split=[{"file": "one.md", "into": [PART | {"name": name}, HALF]}]),
    ):
        for result in made.results:
            assert result.file.startswith("feedback-")
            assert "/" not in result.file
            assert result.file.isprintable()
    assert only(rename=[{"file": "one.md", "name": name}]).results[0].file == "one.md"


def test_prose_and_fences_around_the_answer_are_read_past() -> None:
    assert len(read(f"Here is the plan:\n```json\n{answer(merge=[MERGE])}\n```\nDone.")) == 1
    assert read('{"merge": []}') == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I cannot help with that.",
        "[]",
        '{"operations": []}',
        '{"merge": {}, "retire": []}',
        '{"merge": ["a"], "retire": []}',
        answer(merge=[MERGE | {"files": "one.md"}]),
        answer(merge=[MERGE | {"files": []}]),
        answer(merge=[MERGE | {"files": [1, 2]}]),
        answer(merge=[MERGE | {"files": ["made-up.md"]}]),
        answer(merge=[MERGE | {"files": ["x" * 1_000]}]),
        answer(merge=[MERGE | {"body": None}]),
        answer(merge=[MERGE | {"body": "x" * 100_000}]),
        answer(merge=[MERGE | {"body": "x" * 1_000_000}]),
        answer(merge=[{"files": ["one.md", "two.md"]}]),
        answer(retire=[{"file": "one.md"}]),
        answer(retire=[{"file": 1, "reason": "x"}]),
        answer(retire=[{"file": "one.md", "reason": "x"}] * 201),
        answer(rename=[{"file": "one.md", "name": "x"}] * 150, retire=[{"file": "one.md", "reason": "x"}] * 51),
        answer(retire=[{"file": "one.md", "reason": "x"}] * 10_000),
        answer(split=[{"file": "one.md", "into": [PART]}]),
        answer(split=[{"file": "one.md", "into": [PART] * 13}]),
        answer(split=[{"file": "made-up.md", "into": [PART, HALF]}]),
        answer(split=[{"file": "one.md", "into": "x"}]),
        answer(rename=[{"file": "made-up.md", "name": "x"}]),
        answer(move=[MOVE | {"target": "made-up.md"}]),
        answer(move=[MOVE | {"source": "made-up.md"}]),
        "[" * 100_000,
        '{"merge": ' + "[" * 5_000,
    ],
)
def test_what_is_no_plan_is_an_error_and_never_an_empty_plan(text: str) -> None:
    with pytest.raises(ReplyError) as caught:
        read(text)
    assert "\n" not in str(caught.value)
    assert "made-up" not in str(caught.value)


def test_a_lone_surrogate_and_what_is_not_seen_reach_no_file() -> None:
    made = only(merge=[MERGE | {"body": "All about\u202e one \ud800\u200b.\r\nTwo.\x1b[31m"}])
    assert made.results[0].body == "All about one ?.\nTwo.[31m\n"
