from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.word_places import WordPlaces, least

WORDS = ("pass", "user", "密码", "is")
TEXTS = st.text(alphabet="paſsuerPASSUERİıKi 密码是:1\n", max_size=60)


@given(TEXTS)
def test_what_is_found_is_what_a_search_finds(text: str) -> None:
    pattern = re.compile(r"(?i:pass|user|密码|is)[: ]?\w?")
    found = [match.span() for match in WordPlaces(text).matches(pattern, WORDS)]
    assert found == [match.span() for match in pattern.finditer(text)]


@given(st.text(max_size=40) | TEXTS)
def test_the_places_in_lower_case_are_those_of_the_text(text: str) -> None:
    places = WordPlaces(text)
    assert len(places.folded) == len(text)
    for match in places.folded_matches(re.compile("pass"), ("pass",)):
        assert re.fullmatch("pass", text[match.start() : match.end()], re.IGNORECASE)


@pytest.mark.parametrize("text", ["", "pas", "PASS", "xpassPasspaſs"])
def test_a_word_is_found_in_any_case(text: str) -> None:
    places = WordPlaces(text)
    assert places.of("pass") == [match.start() for match in re.finditer("(?i)pass", text)]
    assert places.any(("pass", "no")) == bool(places.of("pass"))


@given(st.lists(st.text("ab", min_size=1, max_size=4), max_size=6), TEXTS | st.text("ab", max_size=8))
def test_a_text_without_the_least_words_has_none_of_all(words: list[str], text: str) -> None:
    assert WordPlaces(text).any(least(words)) == WordPlaces(text).any(words)
