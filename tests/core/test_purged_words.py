from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.errors import MemorydError
from memoryd.core.model import Close, Speaker, ToolCall, Turn, Utterance
from memoryd.core.purged_words import COVER, MOST_CHARACTERS, covered, covered_turn, mark, without, words_of

KEY = b"k" * 32
SECRET = "Kestrel-Quartz-77 码头"


@pytest.mark.parametrize(
    "text",
    [
        "Kestrel-Quartz-77 码头",
        "kestrel quartz 77码头",
        "KESTREL_QUARTZ_77_码头",
        "Ｋestrel—quartz／77  码头",
        "xkestrel-quartz-77码头y",
    ],
)
def test_a_text_is_covered_however_it_is_written(text: str) -> None:
    assert covered(f"a {text} b 🚀", (mark(SECRET, KEY),), KEY).count(COVER) == 1
    assert "estrel" not in without(f"a {text} b", words_of(SECRET))


def test_another_key_knows_nothing_and_a_mark_holds_nothing() -> None:
    found = mark(SECRET, KEY)
    assert covered(SECRET, (found,), b"x" * 32) == SECRET
    assert "estrel" not in str(found).casefold()


def test_a_plain_word_is_covered_as_a_word_only_but_removed_everywhere() -> None:
    carthage = mark("Carthage", KEY)
    assert covered("Carthage, carthage; carthagenian", (carthage,), KEY) == f"{COVER}, {COVER}; carthagenian"
    assert "carthage" not in without("carthagenian", words_of("Carthage"))
    assert covered("car thage", (carthage,), KEY) == "car thage"


@pytest.mark.parametrize("text", ["", " - ", "cat", "a b c d", "中文", "x" * (MOST_CHARACTERS + 1)])
def test_a_text_that_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(MemorydError, match="too"):
        mark(text, KEY)


@pytest.mark.parametrize("text", ["abcde", "中文字", "x" * MOST_CHARACTERS])
def test_the_shortest_and_the_longest_that_can_be_told_are_covered(text: str) -> None:
    assert covered(f"- {text} -", (mark(text, KEY),), KEY) == f"- {COVER} -"


@pytest.mark.parametrize(
    ("text", "within"),
    [
        ("abcdefghijk", False),
        ("abcdefghijkl", True),
        ("abc12", True),
        ("码头工", True),
        ("ab码头", True),
        ("carthage", False),
    ],
)
def test_within_other_words_only_what_no_word_holds_by_chance_is_found(text: str, within: bool) -> None:
    for around in (f"b{text}", f"{text}b"):
        assert (COVER in covered(around, (mark(text, KEY),), KEY)) is within
    assert covered(text, (mark(text, KEY),), KEY) == COVER


def test_texts_that_overlap_are_covered_once() -> None:
    marks = (mark("alpha beta gamma", KEY), mark("beta gamma delta", KEY), mark("epsilon", KEY))
    assert covered("is alpha beta gamma delta epsilon.", marks, KEY) == f"is {COVER} {COVER}."


def test_every_word_of_a_turn_is_covered() -> None:
    turn = Turn(
        key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED, final=SECRET,
        words=(Utterance(Speaker.USER, f"use {SECRET}"),), calls=(ToolCall("Bash", f"cat {SECRET}"),),
    )  # fmt: skip
    clear = covered_turn(turn, lambda text: without(text, words_of(SECRET)))
    assert (clear.words[0].text, clear.final, clear.calls[0].target) == (f"use {COVER}", COVER, f"cat {COVER}")
    assert covered_turn(replace(turn, final=None), str).final is None


@given(st.text(max_size=40), st.text(max_size=40), st.text(alphabet="abc 12-中文ß", min_size=12, max_size=20))
def test_nothing_of_a_removed_text_is_left_and_nothing_else_is_touched(before: str, after: str, secret: str) -> None:
    words = words_of(secret)
    if len(words) < 6:
        return
    text = f"{before} {secret} {after}"
    assert words not in words_of(without(text, words).replace(COVER, "|#|"))
    assert without(before, words) == before or words in words_of(before)
