"""What says how all answers are to be and nothing else is told, in both languages."""

from __future__ import annotations

import pytest

from memoryd.core.corrections import may_correct
from memoryd.core.gate import judge
from memoryd.core.manner import manner, takes_the_place
from memoryd.core.model import Op
from memoryd.core.rules import propose
from memoryd.core.sameness import said, same
from memoryd.core.superseded import superseded
from tests.core.speaking import TODAY, memory, request, turn


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Always answer briefly", "short"),
        ("Keep your answers short.", "short"),
        ("Always answer in short sentences", "short"),
        ("I prefer concise responses", "short"),
        ("The user likes terse replies.", "short"),
        ("Be succinct", "short"),
        ("Answers shouldn’t be long", "short"),
        ("Your answers should not be too long", "short"),
        ("回答要简短", "short"),
        ("以后回答尽量精简一点", "short"),
        ("請簡潔地回覆", "short"),
        ("回答不要啰嗦", "short"),
        ("Answer in detail.", "long"),
        ("no need to keep your answers short", "long"),
        ("You no longer have to answer briefly", "long"),
        ("回答要详细，不要太简短", "long"),
        ("不用再简短回答了", "long"),
        ("Reply in German, not English", "german"),
        ("用中文回答", "chinese"),
        ("Always respond in Mandarin", "chinese"),
        ("Answer in short English sentences", "english short"),
        # Of another matter, of a time, or not plain
        ("Keep commit messages short", ""),
        ("提交信息要简短", ""),
        ("Keep it short", ""),
        ("Keep answers short but complete", ""),
        ("Answer briefly when I am in a hurry", ""),
        ("问简单问题时回答要简短", ""),
        ("Answer in one sentence", ""),
        ("Explain in detail", ""),
        ("Don't answer in English", ""),
        ("Answer in English or Chinese", ""),
        ("Answer short, then long", ""),
        ("Use long names", ""),
        ("回答里的例子要详细", ""),
        ("", ""),
        ("🐟", ""),
    ],
)
def test_how_answers_are_to_be_is_told_by_every_word(text: str, told: str) -> None:
    assert manner(text) == frozenset(told.split())


@pytest.mark.parametrize(
    ("new", "old", "replaces"),
    [
        ("long", "short", True),
        ("short", "long", True),
        ("german", "english", True),
        ("long english", "short", True),
        ("short german", "short english", True),
        ("short", "short", False),
        ("long", "short english", False),
        ("english", "short", False),
        ("short english", "short", False),
        ("short", "", False),
        ("", "short", False),
    ],
)
def test_a_manner_takes_the_place_of_one_of_which_it_leaves_nothing(new: str, old: str, replaces: bool) -> None:
    assert takes_the_place(frozenset(new.split()), frozenset(old.split())) is replaces


@pytest.mark.parametrize(
    ("known", "now"),
    [
        ("回答要简短。", "以后回答不用简短了，要详细。"),
        ("回答要简短。", "回答要详细一点，不要太简短"),
        ("Keep answers short.", "You can be more detailed in your answers from now on, no need to keep them short"),
        ("Keep answers short.", "以后回答要详细。"),
        ("回答要详细。", "Always answer briefly."),
        ("Always answer in detail.", "From now on keep your answers short."),
        ("Answer in English.", "From now on, answer in German."),
        ("用英文回答。", "以后用中文回答。"),
    ],
)
def test_a_change_of_mind_about_answers_takes_the_place_of_the_old_rule(known: str, now: str) -> None:
    old, other = memory("old", known, always=True), memory("commits", "提交信息要简短。")
    (draft,) = propose(request(turn(now), old, other))
    assert (draft.op, draft.target) == (Op.UPDATE, "old")
    (verdict,) = judge([draft], turn(now), (old, other), source="s", today=TODAY)
    assert verdict.memory is not None, verdict.reason
    assert verdict.memory.file == old.file and verdict.memory.always


@pytest.mark.parametrize(
    ("known", "now"),
    [
        ("Keep commit messages short.", "From now on, answer in detail."),
        ("提交信息要简短。", "以后回答要详细。"),
        ("Keep answers about billing short.", "Always answer in detail."),
        ("Answer in English.", "Keep your answers short from now on."),
        ("Keep functions short.", "Always answer in detail."),
    ],
)
def test_a_rule_about_another_matter_stays(known: str, now: str) -> None:
    assert [draft.op for draft in propose(request(turn(now), memory("old", known)))] == [Op.CREATE]


@pytest.mark.parametrize("now", ["Give me a detailed answer.", "这次回答详细一点", "Be more detailed.", "详细一点"])
def test_what_is_asked_of_one_answer_changes_no_rule(now: str) -> None:
    assert propose(request(turn(now), memory("old", "回答要简短。"))) == ()
    assert not may_correct(now)


_SHORT = ("Always answer briefly.", "Keep your answers short.", "Always answer in short sentences.", "回答要简短。")


@pytest.mark.parametrize("known", _SHORT)
@pytest.mark.parametrize("now", [*_SHORT, "以后回答要简洁", "Always keep replies terse."])
def test_other_words_for_a_known_manner_are_refused_as_known(known: str, now: str) -> None:
    old = memory("old", known)
    (draft,) = propose(request(turn(now if now.startswith(("Al", "以后")) else f"Remember: {now}"), old))
    (verdict,) = judge([draft], turn(draft.evidence), [old], source="s", today=TODAY)
    assert verdict.reason == "says the same as “old”"


def test_a_tidying_puts_them_together_and_the_newer_of_two_opposites_holds() -> None:
    short = [said(memory(f"m{number}", text)) for number, text in enumerate(_SHORT)]
    assert all(same(one, other) for one in short for other in short)
    long = said(memory("long", "回答要详细。", updated="2026-11-01"))
    assert not any(same(long, one) for one in short)
    assert [(old.name, new.name) for old, new in superseded([*short, long])] == [(f"m{n}", "long") for n in range(4)]


@pytest.mark.parametrize(
    ("now", "rule"),
    [
        ("From now on answer briefly.", "Answer briefly."),
        ("Answer briefly from now on.", "Answer briefly."),
        ("Going forward, be concise.", "Be concise."),
        ("以后简短回答", "简短回答。"),
        ("今后请详细一点回答我。", "详细一点回答我。"),
    ],
)
def test_a_manner_of_two_words_is_heard_where_it_is_said_to_last(now: str, rule: str) -> None:
    (draft,) = propose(request(turn(now)))
    (verdict,) = judge([draft], turn(now), (), source="s", today=TODAY)
    assert verdict.memory is not None, verdict.reason
    assert (verdict.memory.description, verdict.memory.always) == (rule, True)


@pytest.mark.parametrize(
    "now", ["Answer briefly.", "简短回答", "From now on it crashes.", "From now on do it.", "以后可能简短回答"]
)
def test_a_manner_of_this_answer_and_a_forecast_are_not(now: str) -> None:
    assert propose(request(turn(now))) == ()
