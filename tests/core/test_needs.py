"""What a cue is written down to need, it needs: no clause that a cue matches is without it."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from benchmarks.needs import needs
from memoryd.core import scope, ways_of_ending
from memoryd.core.cjk import has_cjk
from memoryd.core.hearing import CHINESE_WAYS, ENGLISH_WAYS
from memoryd.core.letter_case import lower
from memoryd.core.ways import Ways
from tests.core.rules_cases import NEGATIVE, POSITIVE
from tests.core.rules_ordinary import ordinary

_BOTH = pytest.mark.parametrize("ways", [ENGLISH_WAYS, CHINESE_WAYS], ids=["english", "chinese"])


@_BOTH
def test_each_set_of_pieces_follows_from_the_expression_of_its_cue(ways: Ways) -> None:
    assert len(ways.needs) == len(ways.cues), "run benchmarks/needs.py anew"
    assert all(ways.needs), "each needs something"
    for cue, written in zip(ways.cues, ways.needs, strict=True):
        found = needs(cue.written)
        for some in written:
            follows = (all(any(piece in text for piece in some) for text in need) for need in found)
            assert any(follows), f"run `python -m benchmarks.needs` for {cue.written[:80]}"


@_BOTH
def test_of_what_people_say_no_cue_that_matches_is_passed_over(ways: Ways) -> None:
    for text in (*(text for text, _ in POSITIVE), *NEGATIVE):
        for said in (text, text.upper(), text.replace("s", "ſ").replace("i", "İ")):
            assert {cue for cue in ways.cues if cue.pattern.match(said)} <= set(ways.fitting(said))


def test_most_of_what_is_ordinary_has_no_cue_to_try() -> None:
    said = ordinary()
    tried = [len(CHINESE_WAYS.fitting(text) if has_cjk(text) else ENGLISH_WAYS.fitting(text)) for text in said]
    assert tried.count(0) > 0.3 * len(said)
    assert sum(tried) < 3 * len(said), "of nearly three hundred"


_WRITTEN = (
    r"a(?:b|cd)+e", r"(?:x|yy)?z{2,3}", r"(?=.*never)(?!no)[ab]c|d", r"(?P<rule>we (?:use|prefer) \w+)(?: here)?$",
    r"[^a]xb(?<=xb)c", r"(?:请|要)*(?:记住|别忘)了?", r"(?i:K)s", r"(?>on|off)x?+", r"(?:a|b|)(?:c|d)",
    r"\d+ days?|weekly",
)  # fmt: skip


@pytest.mark.parametrize("written", _WRITTEN)
@settings(deadline=None, max_examples=30, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_an_expression_matches_holds_what_it_is_found_to_need(written: str, draw: st.DataObject) -> None:
    plain = written.replace("(?>", "(?:").replace("?+", "?").replace("(?i:", "(?:")
    said = draw.draw(st.from_regex(re.compile(plain, re.IGNORECASE | re.DOTALL)))
    assume(re.search(written, said, re.IGNORECASE | re.DOTALL))
    assert all(any(text in lower(said) for text in need) for need in needs(written))


def test_the_words_that_hold_something_for_the_task_only_are_needed_for_it() -> None:
    found = needs(scope.ENGLISH.pattern)
    assert any(all(any(word in text for word in scope.NEEDED) for text in need) for need in found)


def test_a_chinese_way_to_end_a_memory_needs_a_chinese_letter() -> None:
    in_chinese = [way for way in ways_of_ending.WAYS if way not in ways_of_ending.IN_ENGLISH]
    assert len(in_chinese) == 9
    for way in in_chinese:
        assert any(all(map(has_cjk, need)) for need in needs(way.pattern, 4_000))
