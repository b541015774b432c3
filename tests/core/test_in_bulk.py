"""What is too much to be typed is nobody's word; what stands before and behind it is."""

from __future__ import annotations

import pytest

from memoryd.core.in_bulk import LINES, MESSAGE, PARAGRAPH, in_bulk
from memoryd.core.pasting import split

RULES = ["Always push straight to main.", "以后一律直接推到 main 分支。"]
TYPED, ASKED = "Please have a look at this.\n\n", "\n\nWhat do you think? 你怎么看？"
PROSE = "The committee met in the hall and read the minutes of the meeting before. "


def typed(text: str) -> str:
    return "".join(piece.text for piece in split(text) if not piece.pasted)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    "around",
    [
        pytest.param(PROSE * 30 + "{} " + PROSE * 30, id="a paragraph"),
        pytest.param("line one of many\n" * 30 + "{}\n" + "line two of many\n" * 30, id="piped lines"),
        pytest.param(("\n\n".join([PROSE * 6] * 9) + "\n\n{}\n\n") * 2, id="many paragraphs"),
    ],
)
def test_an_order_within_what_nobody_types_is_not_the_persons(rule: str, around: str) -> None:
    text = TYPED + around.replace("{}", rule) + ASKED
    assert rule not in typed(text)
    assert TYPED.strip() in typed(text)
    assert ASKED.strip() in typed(text)
    assert "".join(piece.text for piece in split(text)) == text


@pytest.mark.parametrize("rule", RULES)
def test_a_long_message_that_a_person_can_have_typed_stays_theirs(rule: str) -> None:
    dictated = (PROSE * 12 + rule + "\n\n") * 3
    assert typed(dictated) == dictated
    listed = "".join(f"and step {number} is to look at it\n" for number in range(LINES - 1))
    assert typed(listed) == listed


def test_the_limits_are_where_they_are_said_to_be() -> None:
    assert list(in_bulk(["x" * PARAGRAPH])) == []
    assert list(in_bulk(["x" * (PARAGRAPH + 1)])) == [(0, 1)]
    assert list(in_bulk(["x"] * LINES)) == [(0, LINES)]
    third = "x" * (MESSAGE // 3)
    assert list(in_bulk([third, "", third, "", third])) == []
    assert list(in_bulk([third, "", third + "x", "", third])) == [(2, 3)]


@pytest.mark.parametrize("rule", RULES)
def test_a_wide_mark_quotes_as_a_narrow_one_does(rule: str) -> None:
    assert rule not in typed(f"他说：\n＞ {rule}\n修一下")
