from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from memoryd.core.evidence import find, find_anywhere, says_enough
from memoryd.core.model import Speaker
from memoryd.core.text import normalise
from tests.core.speaking import turn

USER = frozenset({Speaker.USER})
BOTH = frozenset({Speaker.USER, Speaker.ASSISTANT})
mixed_text = st.text(
    alphabet="abcD eé\u0301ﬁ㎞用中文，。ｶﾞ\u1112\u1161“”‘’'\t\r\n\u3000\u200b🙂👨\u200d👩\ufe0fＡ１_-",
    min_size=1,
    max_size=60,
)


@pytest.mark.parametrize(
    ("quote", "said", "original"),
    [
        ("use tabs", "Please Use  Tabs here", "Use  Tabs"),
        ("don't mock the database", "so: Don’t mock\r\nthe database, ok", "Don’t mock\r\nthe database"),
        ("以后都用uv", "好。以后都用 uv，记住", "以后都用 uv"),
        ("Use ABC 123", "please use　ＡＢＣ　１２３ now", "use　ＡＢＣ　１２３"),
        ("café is closed", "the cafe\u0301 is closed.", "cafe\u0301 is closed"),
        ("never 🙂 panic", "well, never 🙂\u200b panic!", "never 🙂\u200b panic"),
        ("家族 👨👩 用中文", "家族 👨\u200d👩 用中文", "家族 👨\u200d👩 用中文"),
        ("株式会社", "㍿", "㍿"),
        ("don't use any in types", "From now on don’t use `any` in types.", "don’t use `any` in types"),
        ("一律返回ＪＳＯＮ,不要XML.", "以后一律返回 JSON，不要 XML。", "一律返回 JSON，不要 XML"),
        ('call it "net worth"!', "please call it 'net worth', always", "call it 'net worth"),
        ("السلام عليكم", "قال \u202bالسلام عليكم\u202c لنا", "السلام عليكم\u202c"),
    ],
)
def test_the_span_is_the_original_words(quote: str, said: str, original: str) -> None:
    found = find(quote, turn("something else", said), USER)
    assert found is not None
    assert (found.quote, found.index, found.speaker) == (original, 1, Speaker.USER)
    assert said[found.start : found.end] == original


@pytest.mark.parametrize(
    ("quote", "said"),
    [
        ("use tabs", "reuse tabs"),
        ("use tabs", "use tabstops"),
        ("use tabs", "use tab s"),
        ("use é tabs", "use e tabs"),
        ("three fi words", "three ﬁx words"),
        ("always use tabs", "never use tabs"),
        ("point one (", "point one ⑴"),
        ("use its tabs", "use it's tabs"),
        ("use 'tab", "use 'tabs'"),
    ],
)
def test_other_words_are_not_found(quote: str, said: str) -> None:
    assert find(quote, turn(said), USER) is None


def test_a_later_place_counts_when_the_first_cuts_a_word() -> None:
    found = find("use tabs", turn("reuse tabs, then use tabs"), USER)
    assert found is not None
    assert found.start == 17


def test_only_these_speakers_count_and_never_what_was_pasted() -> None:
    said = turn("Hello there", final="Use tabs, I think.", pasted="always use spaces", tool="use the force")
    assert find("use tabs", said, USER) is None
    assert find("use tabs", said, BOTH) is not None
    assert find("always use spaces", said, BOTH) is None
    assert find("use the force", said, BOTH) is None
    anywhere = find_anywhere("always use spaces", said)
    assert anywhere is not None
    assert said.material[anywhere.index].pasted


@pytest.mark.parametrize(
    ("quote", "enough"),
    [
        ("use tabs", True),
        ("以后都用 uv", True),
        ("用中文", True),
        ("都用uv", True),
        ("yes", False),
        ("", False),
        ("...", False),
        ("ok go", False),
        ("用", False),
        ("internationalisation", False),
    ],
)
def test_a_quote_must_be_long_enough_to_mean_something(quote: str, enough: bool) -> None:
    assert says_enough(quote) is enough
    assert (find(quote, turn(f"well, {quote} !"), USER) is not None) is enough


def without_marks(text: str) -> str:
    """Return a text as it is compared: without quote marks, and without what ends it."""
    return normalise(text).replace("'", "").replace("。", ".").strip(" .!?…,;:")


@given(mixed_text, mixed_text, mixed_text)
@example("", "ﬁ use tabs", "")
@example("e", "\u0301 use tabs", "")
@example("D", "，DD中中，", "\u0301")
def test_what_is_found_normalises_to_the_quote_but_for_its_marks(before: str, quote: str, after: str) -> None:
    said = turn(before + quote + after)
    found = find(quote, said, USER)
    if found is not None:
        assert without_marks(found.quote) == without_marks(quote)
        assert said.material[found.index].text[found.start : found.end] == found.quote


@given(mixed_text)
def test_a_whole_text_is_found_in_itself(text: str) -> None:
    whole = f"use tabs {text} 用中文"
    assert find(whole, turn(f"Well. {whole} Thanks."), USER) is not None


@given(st.text(), st.text())
def test_nothing_raises(quote: str, said: str) -> None:
    find(quote, turn(said), USER)
    find_anywhere(quote, turn(said, final=said))


def test_marks_do_not_make_a_quote_long_enough_and_no_character_is_cut() -> None:
    assert not says_enough("ok !!!!!")
    said = turn("℀ is always the account")
    assert find("a/c is always the account", said, frozenset({Speaker.USER})) is not None
    assert find("c is always the account", said, frozenset({Speaker.USER})) is None
