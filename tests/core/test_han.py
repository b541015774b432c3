"""Traditional and simplified Chinese are one for comparing, and nothing else changes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.han import simplified


@pytest.mark.parametrize(
    ("traditional", "same"),
    [
        ("請用繁體中文回答", "请用繁体中文回答"),
        ("資料庫的連接埠", "数据库的端口"),
        ("程式碼要有註解", "代码要有注释"),
        ("在 main 分支上執行測試 🚦", "在 main 分支上执行测试 🚦"),
    ],
)
def test_the_traditional_way_becomes_the_simplified_one(traditional: str, same: str) -> None:
    assert simplified(traditional) == same
    assert simplified(same) == same


@given(st.text())
def test_what_is_written_once_is_written_the_same_again(text: str) -> None:
    assert simplified(simplified(text)) == simplified(text)


@given(st.text(alphabet=st.characters(max_codepoint=0x2E7F)))
def test_other_scripts_stay_as_they_are(text: str) -> None:
    assert simplified(text) == text
