from __future__ import annotations

import pytest

from memoryd.cli.add import usual_type
from memoryd.core.order import orders


@pytest.mark.parametrize(
    "text",
    [
        "Run make check before you push", "Use tabs in Go files", "Never force-push", "Write docs in British English",
        "Ask before adding a dependency", "Test on Windows too", "Please keep the changelog up to date",
        "Check the logs first", "Format code with ruff", "- Don't touch the vendored code", "提交前先跑 make check",
        "改完代码跑一下测试", "用 pnpm 装依赖", "先写测试再写代码", "合并前要两个人评审", "不要直接推 main",
    ],
)  # fmt: skip
def test_a_plain_order_is_feedback(text: str) -> None:
    assert orders(text)
    assert usual_type(text) == "feedback"


@pytest.mark.parametrize(
    "text",
    [
        "Test coverage is at 80 %", "Deploy window: Tuesdays", "Review meetings are on Monday", "Check-in is at 9",
        "Support for Python 3.9 ended", "The staging server is at 10.0.0.4", "Payment service owner is Ada",
        "Build of the image takes 12 minutes", "用户数据存在 eu-west", "先前的方案作废", "请求超时是 30 秒",
        "使用率在 80% 左右", "别名服务在周五迁移", "部署在周五冻结",
    ],
)  # fmt: skip
def test_a_fact_that_begins_with_a_like_word_is_none(text: str) -> None:
    assert not orders(text)
