from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.letter_case import lower


@given(st.text(max_size=40))
def test_each_letter_keeps_its_place(text: str) -> None:
    assert len(lower(text)) == len(text)


@pytest.mark.parametrize("letter", "isk")
def test_what_an_expression_takes_for_a_letter_in_any_case_becomes_that_letter(letter: str) -> None:
    taken = [chr(code) for code in range(0x3000) if re.fullmatch(letter, chr(code), re.IGNORECASE)]
    assert len(taken) >= 3, "more than the letter and its capital"
    assert {lower(one) for one in taken} == {letter}
