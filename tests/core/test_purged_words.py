from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.errors import MemorydError
from memoryd.core.purged_words import COVER, covered, mark, without, words_of

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


@pytest.mark.parametrize("text", ["", " - ", "cat", "中文", "x" * 3_000])
def test_a_text_that_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(MemorydError, match="too"):
        mark(text, KEY)


@given(st.text(max_size=40), st.text(max_size=40), st.text(alphabet="abc 12-中文ß", min_size=12, max_size=20))
def test_nothing_of_a_removed_text_is_left_and_nothing_else_is_touched(before: str, after: str, secret: str) -> None:
    words = words_of(secret)
    if len(words) < 6:
        return
    text = f"{before} {secret} {after}"
    assert words not in words_of(without(text, words).replace(COVER, "|#|"))
    assert without(before, words) == before or words in words_of(before)
