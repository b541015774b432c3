"""What a sentence shows of itself, from which its weight is taken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.sentences import sentences
from memoryd.core.traits import LONGEST, traits, words

anything = st.text(max_size=300)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("We use 2 spaces.", ("we", "use", "ⓝ", "spaces", ".")),
        ("日志一律 JSON", ("日", "志", "一", "律", "json")),
        ("ask Ruth in `#data`", ("ask", "ⓒ", "in", "ⓠ")),
        ("see https://example.org/a and src/app.py", ("see", "ⓤ", "and", "ⓟ")),
        ("don’t — ever 🙂", ("don't", "—", "ever", "ⓧ")),
        ("", ()),
    ],
)
def test_names_numbers_and_places_count_by_their_kind_and_chinese_by_character(
    text: str, shown: tuple[str, ...]
) -> None:
    assert words(text) == shown


def test_a_sentence_shows_its_words_in_pairs_its_beginning_its_place_and_what_stands_around_it() -> None:
    every = sentences("Fix it. Tabs please, always. Thanks a lot.")
    shown = traits(every, 1)
    assert {
        "tabs",
        "^_tabs",
        "tabs_please",
        "._$",
        "0:tabs",
        "place:1",
        "among:3",
        "before:fix",
        "after:thanks",
    } <= shown
    assert "last:" not in shown
    assert "last:" in traits(every, 2)


def test_what_is_listed_under_a_heading_shows_that() -> None:
    every = sentences("Rules:\n- tabs only\n- no ORM\n")
    assert {"headed:", "listed:"} <= traits(every, 1)
    assert not {"headed:", "listed:"} & traits(every, 0)


@given(anything)
def test_no_trait_holds_white_space_which_parts_the_entries_of_a_table(text: str) -> None:
    every = sentences(text)
    assert all(trait and not any(map(str.isspace, trait)) for n in range(len(every)) for trait in traits(every, n))


def test_of_a_sentence_without_end_only_the_beginning_counts() -> None:
    assert words("word " * LONGEST) == words(("word " * LONGEST)[:LONGEST])
