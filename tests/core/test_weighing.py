"""The weight of a sentence: tables as they are written, and what they tell of plain cases."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.sentences import sentences
from memoryd.core.weighing import CUED, GRAIN, LETTERS, OF_CUE, TYPE_GRAIN, TYPES, ZERO, read, weigh
from memoryd.core.weights import (
    chinese,
    chinese_pairs,
    chinese_pairs_types,
    chinese_types,
    english,
    english_pairs,
    english_pairs_types,
    english_types,
)


def odds(text: str) -> float:
    every = sentences(text)
    return weigh(every, 0).odds


def kind(text: str) -> str:
    return weigh(sentences(text), 0).of_type()[0]


def test_a_weight_is_the_sum_of_the_base_and_of_what_is_shown() -> None:
    table = read("=-8 tabs=16 spaces=-4", "WVVV tabsVYVU")
    assert table.weight({"tabs", "spaces", "unknown"}).odds == (-8 + 16 - 4) / GRAIN
    assert table.weight({"unknown"}).of_type() == ("user", 1 / TYPE_GRAIN)
    assert table.weight({"tabs"}).of_type() == ("feedback", 3 / TYPE_GRAIN)


def test_a_cue_speaks_for_its_type_and_cannot_outweigh_all() -> None:
    table = read("", "VVVV tabsVVzV notesVVVU")
    assert table.weight({"notes"}).of_type("reference") == ("reference", CUED + OF_CUE - 1 / TYPE_GRAIN)
    assert table.weight({"tabs"}).of_type("reference") == ("project", CUED + 30 / TYPE_GRAIN)


def test_a_trait_may_hold_the_sign_that_parts_it_from_its_weight() -> None:
    assert read("a==2 ==3", "").weight({"a=", "="}).odds == 5 / GRAIN


def test_an_empty_table_weighs_nothing() -> None:
    assert read("", "").weight({"tabs"}).odds == 0
    assert read("", "").weight({"tabs"}).of_type()[0] in TYPES


@pytest.mark.parametrize("table", [english.LASTING + english_pairs.LASTING, chinese.LASTING + chinese_pairs.LASTING])
def test_the_tables_have_a_base_and_no_trait_twice(table: str) -> None:
    traits = [entry.rpartition("=")[0] for entry in table.split()]
    assert "" in traits
    assert len(traits) == len(set(traits)) > 1_000


@pytest.mark.parametrize(
    "table", [english_types.TYPES + english_pairs_types.TYPES, chinese_types.TYPES + chinese_pairs_types.TYPES]
)
def test_each_type_has_its_letter(table: str) -> None:
    letters = {letter for entry in table.split() for letter in entry[-len(TYPES) :]}
    assert letters <= set(LETTERS)
    assert LETTERS[ZERO] in letters
    traits = [entry[: -len(TYPES)] for entry in table.split()]
    assert "" in traits
    assert len(traits) == len(set(traits)) > 1_000


@pytest.mark.parametrize(
    ("lasting", "passing"),
    [
        ("ci moved from jenkins to buildkite last week", "ci is red again since last week"),
        ("we picked postgres, mysql is out", "the postgres container is down"),
        ("designs are in figma, page Checkout", "move the button to the left"),
        ("发版只在周二晚上做", "把这个按钮挪到左边"),
        ("接口文档在语雀「开放平台」里", "接口又报 500 了"),
        ("我不懂前端，讲的时候当我是外行", "帮我看下前端这个报错"),
    ],
)
def test_what_lasts_weighs_more_than_what_does_not(lasting: str, passing: str) -> None:
    assert odds(lasting) > 0 > odds(passing)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("designs are in figma, page Checkout", "reference"),
        ("we picked postgres, mysql is out", "project"),
        ("i'm a nurse, i don't read code", "user"),
        ("设计稿在蓝湖「会员中心」里", "reference"),
    ],
)
def test_the_type_is_told_as_well(text: str, expected: str) -> None:
    assert kind(text) == expected


@settings(deadline=None)  # The first of them reads the tables.
@given(st.text(max_size=400))
def test_any_text_has_a_weight(text: str) -> None:
    every = sentences(text)
    for number in range(len(every)):
        found = weigh(every, number)
        assert math.isfinite(found.odds)
        assert found.of_type()[0] in TYPES


@given(
    st.lists(st.tuples(st.integers(-900, 900), st.text(LETTERS, min_size=4, max_size=4)), max_size=300),
    st.sampled_from(("", *TYPES)),
)
def test_sums_in_one_number_are_the_sums_of_each(rows: list[tuple[int, str]], cue: str) -> None:
    names = [f"t{number}" for number in range(len(rows))]
    lasting = " ".join(f"{name}={weight}" for name, (weight, _) in zip(names, rows, strict=True))
    types = " ".join(name + letters for name, (_, letters) in zip(names, rows, strict=True))
    found = read(lasting, types).weight(names)
    each = [sum(LETTERS.index(letters[place]) - ZERO for _, letters in rows) / TYPE_GRAIN for place in range(4)]
    assert found.odds == sum(weight for weight, _ in rows) / GRAIN
    assert found.most == max(each)
    told = [of + (CUED + OF_CUE * (kind == cue) if cue else 0) for kind, of in zip(TYPES, each, strict=True)]
    assert found.of_type(cue) == (TYPES[told.index(max(told))], max(told))
