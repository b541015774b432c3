from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.letter_case import lower
from memoryd.core.plain_letters import plainly_spelt
from memoryd.core.text import normalise

_PLAIN = re.compile("[ -~\u4e00-\u9fff，。、！？：；（）…]*")


@given(
    st.text(st.sampled_from("aZ0 ~\x7f\t\n中龥\u9fff\ua000\u3400，。…—\u200bé\u0130Ｋ\u2028“"), max_size=6)
    | st.text(max_size=4)
)
def test_it_is_told_letter_by_letter(text: str) -> None:
    assert plainly_spelt(text) == (_PLAIN.fullmatch(text) is not None)


@pytest.mark.parametrize("text", ["", "ok", "看一下 login.py 第 7 行，谢谢！", "what?!…"])
def test_what_people_type_is_plain(text: str) -> None:
    assert plainly_spelt(text)
    assert lower(text) == text.lower()
    assert len(normalise(text)) <= len(text) + text.count("…") * 2
