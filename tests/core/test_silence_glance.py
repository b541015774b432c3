"""What is told to be idle at one look proposes nothing, and no form that proposes something goes without its pieces."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.needs import goes_not_without, needs
from memoryd.core import clauses, corrections, doubt, overheard, scope, ways_of_ending
from memoryd.core.clauses import lead
from memoryd.core.cues import answering, chinese, english, weekly
from memoryd.core.sentences import sentences
from memoryd.core.silence_glance import is_idle, says_something

MOST = 4_000
FORMS = {
    "it holds for the task": scope.ENGLISH,
    "它只管这次": scope._CHINESE,
    "it says outright that it lasts": overheard._PLAIN,
    "it is in a language": answering._WHOLE,
    "it is of a day": weekly._ANY_DAY,
    "it asks to remember what was said": english.BACK,
    "让人记住": chinese.BACK,
    "it asks politely": doubt._POLITE,
    "it is so now": clauses._NOW,
    "it was moved": corrections._MOVED,
    "it goes back": corrections._BACK_TO,
    "it is of all answers": corrections._ANSWERS,
    **{f"it ends something, way {number}": way for number, way in enumerate(ways_of_ending.WAYS)},
}
"""Each form by which something may be made of a sentence whose words weigh little."""


def spoken(piece: str) -> bool:
    """Tell whether a piece of a text is seen, wherever it stands in it."""
    return all(says_something(around.format(piece)) for around in ("{}", "x{}x", "长{}长", "1{}1", " {} "))


@pytest.mark.parametrize("name", FORMS)
def test_no_form_goes_without_what_is_looked_for(name: str) -> None:
    found = needs(FORMS[name].pattern, MOST)
    both = (all(spoken(f"{x} {y}") for x, y in product(one, other)) for one, other in combinations(found, 2))
    assert goes_not_without(FORMS[name].pattern, spoken, MOST) or any(both)


@pytest.mark.parametrize("turn", corrections._TURNS, ids=lambda turn: turn.pattern[:40])
def test_no_correction_goes_without_both_its_words(turn: re.Pattern[str]) -> None:
    plain, turned = needs(corrections._PLAIN.pattern), needs(turn.pattern)
    assert any(all(spoken(f"{x} {y}") for x, y in product(one, other)) for one, other in product(plain, turned))


def test_no_new_number_goes_without_it_and_without_what_changes() -> None:
    assert r"\d" in corrections._NUMBERED.pattern
    changed = needs(corrections._CHANGED.pattern, MOST)
    assert any(all(spoken(f"{piece} node 2") for piece in some) for some in changed)


@pytest.mark.parametrize(
    "text",
    [
        "use tabs, not spaces", "we're on Node 22 now", "CI 已经升到 Node 22", "forget the rule about tabs",
        "the demo moved to Friday", "we no longer use Redis", "不用 Redis 了", "请用中文回答", "别在周五发布",
        "run it once", "this is fine. always use tabs", "ok. 记住", "- use tabs", "1. use tabs",
        "use t\u200babs", "不对。以后用制表符", "ＡＬＷＡＹＳ use tabs", "answer in German", "x\nuse tabs",
    ],
)  # fmt: skip
def test_what_may_say_something_is_looked_at_closer(text: str) -> None:
    assert not is_idle(text)


@pytest.mark.parametrize(
    "text", ["undo that", "Run the tests again.", "why does the build fail?", "看一下登录页", "这个报错是什么？", "ok"]
)
def test_what_says_plainly_nothing_is_told(text: str) -> None:
    assert is_idle(text)


_BITS = (
    "ok",
    "run.it",
    "a",
    "Ok",
    ".",
    "?",
    "!",
    "…",
    "。",
    "！",
    "；",
    ",",
    " ",
    "  ",
    "中",
    "e.g.",
    "-",
    "1. ",
    "a/b.",
    "/",
)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(_BITS), max_size=7).map("".join))
def test_an_idle_text_is_one_sentence_or_none(text: str) -> None:
    if is_idle(text):
        assert [one.text for one in sentences(text)] in ([text.strip()], [])
        assert all(not (one.head or one.listed) for one in sentences(text))


@given(st.text("abc的_-*,. #>", max_size=12), st.text("abc的 ", max_size=6))
def test_what_a_sentence_states_begins_at_no_letter_within_a_word(before: str, behind: str) -> None:
    at = lead(text := before + behind)
    assert not (at and text[at - 1 : at].isalpha() and text[at : at + 1].isalpha() and text[at - 1 : at + 1].isascii())
