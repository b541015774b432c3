"""Text from outside cannot command a terminal."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.printable import block, line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("中文和 emoji 👩‍👩‍👧 stay", "中文和 emoji 👩‍👩‍👧 stay"),
        ("\x1b[2J\x1b]0;owned\x07", "\\x1b[2J\\x1b]0;owned\\x07"),
        ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
        ("\x9b31m", "\\x9b31m"),
        ("evil\u202etxt.exe", "evil\\u202etxt.exe"),
        ("\ud800", "\\ud800"),
        ("a\u2028b", "a\\u2028b"),
        ("hidden\U000e0041", "hidden\\U000e0041"),
    ],
)
def test_controls_become_visible(text: str, shown: str) -> None:
    assert line(text) == shown


def test_a_block_keeps_its_line_breaks_and_tabs() -> None:
    assert block("one\r\n\ttwo\x1b[0m\rthree\n") == "one\n\ttwo\\x1b[0m\\rthree\n"


@given(st.text(st.characters()))
def test_a_line_holds_no_control_and_can_be_written(text: str) -> None:
    shown = line(text)
    assert not any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in shown)
    shown.encode("utf-8")
