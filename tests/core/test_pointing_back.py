"""What points back is told with what it points at."""

from __future__ import annotations

import pytest

from memoryd.core.hearing import hear
from memoryd.core.pointing_back import points_back


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (
            "don't run the migrations yourself, I do that by hand",
            "don't run the migrations yourself, I do that by hand",
        ),
        ("my terminal can't show emoji, leave them out of the output", None),
        ("先画时序再写代码,以后驱动都这么弄", "先画时序再写代码,以后驱动都这么弄"),
        ("这个表格对比列得清楚，以后选型都这么给我", "这个表格对比列得清楚，以后选型都这么给我"),
        ("支付服务下个季度要下线，别再加新功能了", "支付服务下个季度要下线，别再加新功能了"),
        ("小陈休产假到四月，前端的事找阿杰", "小陈休产假到四月，前端的事找阿杰"),
        ("Priya left the platform team, Oluwaseun reviews the helm charts now", "Priya left the platform team, Olu"),
        ("half of our users are on windows, so pathlib everywhere, no slash joins", "half of our users"),
        # A clause that stands alone is told alone.
        ("fix the login first, and from now on always run make lint before you commit", "always run make lint"),
        ("looks good, commit it and from now on always sign your commits", "always sign your commits"),
        ("跑一下测试，以后测试都用 vitest", "测试都用 vitest"),
        ("先把这个 bug 改完，以后提交信息一律用中文", "提交信息一律用中文"),
    ],
)
def test_a_later_clause_is_told_with_what_it_points_at(said: str, heard: str | None) -> None:
    found = hear(said)
    assert len(found) == 1
    if heard is None:
        heard = said
    assert heard in found[0].statement
    assert not any(task in found[0].statement for task in ("fix the login", "bug", "looks good", "跑一下"))


@pytest.mark.parametrize(
    ("clause", "back"),
    [
        ("I do that by hand", True),
        ("leave them out", True),
        ("都这样", True),
        ("那几个别碰", True),
        ("do the same", True),
        ("this repo uses pnpm", False),
        ("that team owns billing", False),
        ("这个仓库只用 pnpm", False),
        ("items come first", False),
    ],
)
def test_pronouns_point_back_and_what_names_its_thing_does_not(clause: str, back: bool) -> None:
    assert points_back(clause) is back
