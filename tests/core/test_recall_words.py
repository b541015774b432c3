"""How text is cut into search words."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.han import simplified
from memoryd.core.recall_words import cut, folded, stem


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("getUserName", "get user name getusernam"),
        ("snake_case.py", "snak case py"),
        ("PostgreSQL", "postgr sql postgresql"),
        ("utf8", "utf 8 utf8"),
        ("Ｆｕｌｌ　Ｗｉｄｔｈ", "full width"),
        ("数据库", "数 据 库 数据 据库"),
        ("資料庫", "数 据 库 数据 据库"),
        ("用React写", "用 react 写"),
        ("tests tested testing", "test test test"),
        ("migrations migrating migrate", "migrat migrat migrat"),
        ("🚀 — …", ""),
        ("", ""),
        ("a\r\nb", "a b"),
        ("שלום עולם", "שלום עולם"),
    ],
)
def test_text_is_cut_the_same_way_wherever_it_stands(text: str, words: str) -> None:
    assert cut(text) == words


@given(st.text(max_size=200))
def test_cutting_never_fails_and_gives_words_that_an_index_takes(text: str) -> None:
    assert all(word and not set(word) & set("\"'*() \t\n") for word in cut(text).split(" ") if cut(text))


@given(st.text(alphabet=st.characters(max_codepoint=0x3000), max_size=60))
def test_a_text_that_is_folded_stays_as_it_is(text: str) -> None:
    assert folded(folded(text)) == folded(text)


@pytest.mark.parametrize("word", ["is", "was", "css", "class", "status", "analysis"])
def test_an_ending_that_is_part_of_the_word_stays(word: str) -> None:
    assert stem(word) == word


@given(st.text() | st.text(st.sampled_from("中文，。？！ＡＢｃ１゙́々、《》ab（）～｟￠｡ｶﾞ\u3000")))
def test_width_is_folded_as_the_standard_has_it(text: str) -> None:
    assert folded(text) == simplified(unicodedata.normalize("NFKC", text))
