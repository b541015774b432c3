"""A rule behind its label is learned, and whatever else stands behind one is not."""

from __future__ import annotations

import pytest

from memoryd.core.hearing import hear


@pytest.mark.parametrize(
    "text",
    [
        "Commit style: always imperative mood", "Commit style: imperative mood",
        "Naming convention: snake_case for columns",
        "our commit message format: conventional commits",
        "Docstring style: Google style", "Comment rule: no jokes in comments",
        "提交规范：祈使句", "命名规范：下划线", "我们的提交格式：统一用英文写", "注释约定：只用英文写",
    ],
)  # fmt: skip
def test_a_labelled_order_is_heard(text: str) -> None:
    (heard,) = hear(text)
    assert heard.type == "feedback"
    assert not heard.unlikely


@pytest.mark.parametrize(
    "text",
    [
        "Commit style: never mind, leave it", "Code style: what do you suggest?", "Test format: no idea",
        "Naming convention: is snake_case fine here?", "提交格式：我不确定",
        "命名规范：用下划线吗？",
        "接口格式：返回的 JSON 坏了",
    ],
)  # fmt: skip
def test_what_is_no_order_behind_a_label_is_not(text: str) -> None:
    assert hear(text) == ()
